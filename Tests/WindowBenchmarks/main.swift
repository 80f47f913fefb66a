import Foundation

// WindowBenchmarks SCENE [first] [drag] [fingers] [scrub] [seek]
//
// What frames of the window cost the processor, in milliseconds, beside what is promised. See docs/benchmarks.md.
let arguments = CommandLine.arguments.dropFirst()
let chosen = arguments.dropFirst().map(WindowBenchmark.init(rawValue:))
guard let path = arguments.first, !chosen.contains(where: { $0 == nil }) else {
  let names = WindowBenchmark.allCases.map { "[\($0.rawValue)]" }.joined(separator: " ")
  print("usage: WindowBenchmarks SCENE \(names)")
  exit(2)
}
print(Row.title)
do {
  for benchmark in chosen.isEmpty ? WindowBenchmark.allCases : chosen.compactMap({ $0 }) {
    print(try benchmark.measure(path).line)
  }
} catch {
  print("\(error)")
  exit(2)
}
