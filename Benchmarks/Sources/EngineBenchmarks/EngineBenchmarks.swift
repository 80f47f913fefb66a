import Foundation
import TouchEngine

/// Measures the engine: `EngineBenchmarks [W1 ... W5] [--quick]`. Without names all are measured.
///
/// `--instruction-rows` and `--instruction-row N` are for `scripts/bench --instructions`.
@main
struct EngineBenchmarks {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    if InstructionRow.answers(Array(arguments)) { return }
    let isQuick = arguments.contains("--quick")
    let names = arguments.filter { !$0.hasPrefix("--") }
    func wants(_ name: String) -> Bool { names.isEmpty || names.contains(name) }
    if wants("W1") { HitTestBenchmark.run(isQuick: isQuick) }
    if wants("W2") { MoveBenchmark.run(isQuick: isQuick) }
    if wants("W3") { FingersBenchmark.run(isQuick: isQuick) }
    if wants("W4") { ReplayBenchmark.run(isQuick: isQuick) }
    if wants("W5") { FailureBenchmark.run(isQuick: isQuick) }
  }
}

extension TraceLevel {
  static let measured: [(level: TraceLevel, name: String)] = [
    (.off, "off"), (.decisions, "on"), (.full, "full"),
  ]
}
