import Testing

@testable import TouchDebugger

@Suite struct StateDigestTests {
  private struct Value {
    var names: Set<String>
    var numbers: [String: Double]
    var choice: Choice?
  }
  private enum Choice { case plain, one(Int), two(a: Int, b: Int) }

  private func digest(_ names: [String], _ choice: Choice? = .one(1)) -> String {
    let numbers = Dictionary(names.map { ($0, Double($0.count)) }, uniquingKeysWith: { a, _ in a })
    return StateDigest.of(Value(names: Set(names), numbers: numbers, choice: choice))
  }

  /// However a set or a dictionary came about.
  @Test func equalValuesHaveOneDigest() {
    let names = (0..<200).map { "name\($0)" }
    #expect(digest(names) == digest(names.reversed()))
    #expect(digest(names) == digest(names.filter { $0 != "name7" } + ["name7"]))
  }

  @Test func everyPartCounts() {
    let choices: [Choice?] = [nil, .plain, .one(1), .one(2), .two(a: 1, b: 2), .two(a: 2, b: 1)]
    #expect(Set(choices.map { digest(["a"], $0) }).count == choices.count)
    #expect(digest(["a"]) != digest(["b"]) && digest(["a", "b"]) != digest(["ab"]))
    #expect(StateDigest.of(0.1 + 0.2) != StateDigest.of(0.3))
  }
}
