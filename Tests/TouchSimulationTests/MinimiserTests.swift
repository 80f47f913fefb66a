import Testing

@testable import TouchSimulation

/// Nothing more can be left out of what a minimiser finds.
@Suite struct MinimiserTests {
  @Test func whatIsNeededStays() {
    var minimiser = Minimiser(attempts: 1000)
    let needed: Set<Int> = [3, 17, 18, 90]
    let found = minimiser.minimise(Array(0..<100)) { needed.isSubset(of: $0) }
    #expect(found == needed.sorted())
    #expect(minimiser.attemptsLeft > 700)
  }

  @Test func nothingIsNeeded() {
    var minimiser = Minimiser(attempts: 10)
    #expect(minimiser.minimise([1, 2, 3]) { _ in true } == [])
    #expect(minimiser.minimise([Int]()) { _ in false } == [])
    #expect(minimiser.attemptsLeft == 9)
  }

  /// Two that only go together, one of them at each end, and a rest that can only be left out in pairs.
  @Test func nothingMoreCanBeLeftOut() {
    func holds(_ list: [Int]) -> Bool {
      list.contains(0) == list.contains(39) && list.count % 2 == 0 && list.contains(20)
    }
    var minimiser = Minimiser(attempts: 10_000)
    let found = minimiser.minimise(Array(0..<40), keeps: holds)
    #expect(holds(found) && found.count < 10)
    for index in found.indices {
      var less = found
      less.remove(at: index)
      #expect(!holds(less))
    }
  }

  @Test func attemptsAreCounted() {
    var minimiser = Minimiser(attempts: 3)
    var asked = 0
    let found = minimiser.minimise(Array(0..<100)) { list in
      asked += 1
      return list.contains(99)
    }
    #expect(asked == 3 && minimiser.attemptsLeft == 0)
    #expect(found.last == 99 && found.count < 100)
    #expect(!minimiser.accepts { true })
  }
}
