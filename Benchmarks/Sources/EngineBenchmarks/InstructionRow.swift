import TouchEngine

/// A piece of a benchmark whose instructions are counted: small, and the same in every process.
struct InstructionRow {
  /// What stands in the table.
  let name: String
  /// What the instructions are divided by, and how many of it there are.
  let unit: String
  let count: Int
  /// Makes what is needed and hands the counted part to `counted`.
  let run: () -> Void

  static let all: [InstructionRow] =
    HitTestBenchmark.instructionRows + MoveBenchmark.instructionRows
    + FingersBenchmark.instructionRows + ReplayBenchmark.instructionRows
    + FailureBenchmark.instructionRows

  /// Answers `--instruction-rows` and `--instruction-row N`, with which `scripts/bench --instructions` calls; false for all else.
  static func answers(_ arguments: [String]) -> Bool {
    if arguments.first == "--instruction-rows" {
      for row in all { print(row.name, row.unit, row.count, separator: "\t") }
      return true
    }
    guard arguments.count == 2, arguments[0] == "--instruction-row",
      let index = Int(arguments[1]), all.indices.contains(index)
    else { return false }
    all[index].run()
    return true
  }

  /// Runs `body` where valgrind counts.
  static func counted(_ body: @escaping () -> Void) {
    Self.body = body
    touchscopeCounted()
    Self.body = {}
  }

  fileprivate static var body: () -> Void = {}
}

/// Valgrind counts from the entry of this function to its end; `scripts/bench` tells it the name.
@inline(never)
func touchscopeCounted() {
  InstructionRow.body()
}
