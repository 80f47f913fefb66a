import Testing
import TouchTrace

@testable import TouchEngine

/// The rules between recognizers alone: handles in a table, no views, no touches.
@Suite struct ArbitrationTests {
  /// Contestants in the order in which they are asked.
  final class Table: Contest {
    var members: [Handle] = []
    var undecided: Set<Handle> = []
    var recognized: Set<Handle> = []
    var wanting: Set<Handle> = []
    var heldAtEnd: Set<Handle> = []
    var requirements: [Handle: [Handle]] = [:]
    var strangers: Set<Set<Handle>> = []
    var late: [Handle: Handle] = [:]
    var powerless: Set<Handle> = []
    var friends: Set<Set<Handle>> = []
    var lost: [(Handle, Defeat<Handle>)] = []
    var questions: [[Handle]] = []
    var refusals: [Refuser: Int] = [:]
    enum Refuser { case view, delegate, itself }

    init(_ count: UInt32) {
      members = (1...count).map(Handle.init(rawValue:))
      undecided = Set(members)
    }

    subscript(_ number: Int) -> Handle { members[number - 1] }

    func isSame(_ a: Handle, _ b: Handle) -> Bool { a == b }
    func first(where test: (Handle) -> Bool) -> Handle? { members.first(where: test) }
    func visitAll(_ body: (Handle) -> Void) { members.forEach(body) }
    func isUndecided(_ one: Handle) -> Bool { undecided.contains(one) }
    func hasRecognized(_ one: Handle) -> Bool { recognized.contains(one) }
    func wantsToAct(_ one: Handle) -> Bool { wanting.contains(one) }
    func isHeldAtItsEnd(_ one: Handle) -> Bool { heldAtEnd.contains(one) }
    var mayHaveRecognized: Bool { !recognized.isEmpty }
    var anybodyHasRecognized: Bool { !recognized.isEmpty }
    var anybodyMayBeHeld: Bool { !heldAtEnd.isEmpty }
    func requires(_ one: Handle, _ other: Handle) -> Bool {
      requirements[one]?.contains(other) == true
    }
    func firstRequired(by one: Handle, where test: (Handle) -> Bool) -> Handle? {
      requirements[one]?.first(where: test)
    }
    func waits(_ one: Handle, for other: Handle) -> Bool { requires(one, other) }
    func areRivals(_ a: Handle, _ b: Handle) -> Bool { a != b && !strangers.contains([a, b]) }
    func wantsLaterFinger(_ newer: Handle, than other: Handle) -> Bool { late[newer] == other }
    func canPrevent(_ winner: Handle, _ loser: Handle) -> Bool {
      questions.append([winner, loser])
      return !powerless.contains(winner)
    }
    func mayRecognizeTogether(_ a: Handle, _ b: Handle) -> Bool { friends.contains([a, b]) }
    func fail(_ one: Handle, _ defeat: Defeat<Handle>) {
      undecided.remove(one)
      wanting.remove(one)
      lost.append((one, defeat))
    }
    func viewsRefuse(_ one: Handle) -> Int? { refusals[.view] }
    func delegateRefuses(_ one: Handle) -> Int? { refusals[.delegate] }
    func refusesItself(_ one: Handle) -> Int? { refusals[.itself] }

    /// All that want to act, in their order, as one pass settles them.
    func settle() {
      let arbitration = Arbitration(contest: self)
      var together = Arbitration<Table>.Together()
      for one in members where wanting.contains(one) { arbitration.exclude(by: one, &together) }
    }

    var losers: [Handle] { lost.map(\.0) }
  }

  @Test func whoActsFirstPreventsTheOthers() {
    let table = Table(3)
    table.wanting = [table[1], table[3]]
    table.settle()
    #expect(table.losers == [table[2], table[3]])
    guard case .prevented(by: table[1]) = table.lost[0].1 else {
      Issue.record("\(table.lost[0])")
      return
    }
  }

  @Test func strangersAndThoseWhoCannotPreventLeaveOthersAlone() {
    let table = Table(3)
    table.wanting = [table[1]]
    table.strangers = [[table[1], table[2]]]
    table.powerless = [table[1]]
    table.settle()
    #expect(table.lost.isEmpty)
    #expect(table.questions == [[table[1], table[3]]])
  }

  @Test func friendsActTogetherAndAreAskedOnce() {
    let table = Table(2)
    table.wanting = [table[1], table[2]]
    table.friends = [[table[1], table[2]]]
    table.settle()
    #expect(table.lost.isEmpty)
    #expect(table.questions == [[table[1], table[2]]])
  }

  @Test func whoComesAfterAVictorIsTooLate() {
    let table = Table(2)
    table.undecided = [table[2]]
    table.recognized = [table[1]]
    table.wanting = [table[2]]
    table.settle()
    guard case .tooLate(after: table[1])? = table.lost.first?.1 else {
      Issue.record("\(table.lost)")
      return
    }
  }

  @Test func whoIsKeptBackExcludesNobody() {
    let table = Table(2)
    table.wanting = [table[1]]
    table.requirements = [table[1]: [table[2]]]
    table.settle()
    #expect(table.lost.isEmpty && table.questions.isEmpty)
    guard case .waits(for: table[2]) = Arbitration(contest: table).turn(of: table[1]) else {
      Issue.record("it may act")
      return
    }
  }

  @Test func aWaitingOneFailsWithTheVictoryOfTheOther() {
    let table = Table(2)
    table.wanting = [table[2]]
    table.requirements = [table[1]: [table[2]]]
    table.settle()
    guard case .requiredOneWins(table[2])? = table.lost.first?.1 else {
      Issue.record("\(table.lost)")
      return
    }
    #expect(table.questions.isEmpty, "a requirement needs no question")
  }

  @Test func whatHasRecognizedFailsThoseWhoWaited() {
    let table = Table(2)
    table.undecided = [table[1]]
    table.recognized = [table[2]]
    table.requirements = [table[1]: [table[2]]]
    guard case .fail(.requiredOneHasWon(table[2])) = Arbitration(contest: table).turn(of: table[1])
    else {
      Issue.record("it may act")
      return
    }
    Arbitration(contest: table).closeOut(after: table[2])
    #expect(table.losers == [table[1]])
  }

  @Test func anEndThatWaitsPreventsWhoWantsALaterFinger() {
    let table = Table(2)
    table.heldAtEnd = [table[1]]
    table.wanting = [table[2]]
    table.late = [table[2]: table[1]]
    table.settle()
    #expect(table.losers == [table[2]])
  }

  @Test func anEndThatWaitsForItDoesNotPreventIt() {
    let table = Table(2)
    table.heldAtEnd = [table[1]]
    table.wanting = [table[2]]
    table.late = [table[2]: table[1]]
    table.requirements = [table[1]: [table[2]]]
    table.settle()
    #expect(table.losers == [table[1]])
  }

  @Test func viewsAreAskedBeforeTheDelegateAndItself() {
    let table = Table(1)
    let arbitration = Arbitration(contest: table)
    #expect(arbitration.refusal(of: table[1]) == nil)
    table.refusals = [.itself: 3]
    #expect(arbitration.refusal(of: table[1]) == 3)
    table.refusals[.delegate] = 2
    #expect(arbitration.refusal(of: table[1]) == 2)
    table.refusals[.view] = 1
    #expect(arbitration.refusal(of: table[1]) == 1)
  }
}
