import Foundation
import TouchScenes

// LongSession SCENE [--hours H] [--events N] [--memory MB] [--recording FILE]
//
// A hand touches the scene for some simulated hours, until the session's trace has so many events. Printed, and
// checked: the memory of the process, how long seeks take the processor, and that the scene's clock does not drift.
// With --recording its first hour is written to a file.
var arguments = CommandLine.arguments.dropFirst()
func option(_ name: String) -> String? {
  guard let index = arguments.firstIndex(of: name), arguments.indices.contains(index + 1) else {
    return nil
  }
  let value = arguments[index + 1]
  arguments.removeSubrange(index...(index + 1))
  return value
}
let hours = option("--hours").flatMap(Double.init) ?? 8
let events = option("--events").flatMap(Int.init) ?? 10_000_000
let memory = option("--memory").flatMap(Double.init) ?? 512
let recording = option("--recording")
guard let path = arguments.first, arguments.count == 1 else {
  print("usage: LongSession SCENE [--hours H] [--events N] [--memory MB] [--recording FILE]")
  exit(2)
}
do {
  var run = LongRun(try LiveScene.load(path: path), hours: hours, events: events)
  run.play()
  if let recording { try run.write(to: recording) }
  let problems = run.seek() + run.problems(mostMemory: memory)
  for problem in problems { print("FAILED: \(problem)") }
  exit(problems.isEmpty ? 0 : 1)
} catch {
  print("\(error)")
  exit(2)
}
