/// Those between whom arbitration decides, and what it asks of them.
///
/// The engine's are live recognizers; the rules' own tests have handles in a table, without any view.
protocol Contest {
  associatedtype Contestant

  func isSame(_ a: Contestant, _ b: Contestant) -> Bool
  /// The first one for which a test holds; deepest view first, on one view the last added first.
  func first(where test: (Contestant) -> Bool) -> Contestant?
  /// All of them, as they came.
  func visitAll(_ body: (Contestant) -> Void)

  /// Nothing has taken effect yet in its present attempt.
  func isUndecided(_ one: Contestant) -> Bool
  /// In effect as began, changed or ended.
  func hasRecognized(_ one: Contestant) -> Bool
  /// It has assigned itself a state that is still to take effect.
  func wantsToAct(_ one: Contestant) -> Bool
  /// It has ended and is kept back by a requirement.
  func isHeldAtItsEnd(_ one: Contestant) -> Bool
  /// False when nobody can have recognized: nothing is searched for then.
  var mayHaveRecognized: Bool { get }
  var anybodyHasRecognized: Bool { get }
  /// False when nobody can be kept back.
  var anybodyMayBeHeld: Bool { get }

  /// Whether one requires the other to fail.
  func requires(_ one: Contestant, _ other: Contestant) -> Bool
  /// The first required one that has touches and for which a test holds (EC-06).
  func firstRequired(by one: Contestant, where test: (Contestant) -> Bool) -> Contestant?
  /// Whether one waits for another, directly or over others.
  func waits(_ one: Contestant, for other: Contestant) -> Bool

  /// On one line of views, with a touch in common (AR-18, AR-19).
  func areRivals(_ a: Contestant, _ b: Contestant) -> Bool
  /// Whether the newer one wants a finger on the other's view that came too late for the other (EC-110).
  func wantsLaterFinger(_ newer: Contestant, than other: Contestant) -> Bool
  /// Whether one's class and the other's let the first prevent the second (AR-18, AR-30).
  func canPrevent(_ winner: Contestant, _ loser: Contestant) -> Bool
  /// Whether somebody allows both to recognize together (AR-26).
  func mayRecognizeTogether(_ a: Contestant, _ b: Contestant) -> Bool

  func fail(_ one: Contestant, _ defeat: Defeat<Contestant>)

  /// Why somebody keeps one from leaving possible.
  associatedtype Refusal
  /// A view of its touches (AR-13).
  func viewsRefuse(_ one: Contestant) -> Refusal?
  func delegateRefuses(_ one: Contestant) -> Refusal?
  func refusesItself(_ one: Contestant) -> Refusal?
}

/// Why one has to give up for another.
enum Defeat<Contestant> {
  /// The other had recognized before (AR-21).
  case tooLate(after: Contestant)
  /// The other prevents it (AR-18, AR-22, AR-23).
  case prevented(by: Contestant)
  /// It requires the other to fail, which now recognizes (AR-41).
  case requiredOneWins(Contestant)
  /// It requires the other to fail, which has recognized (AR-43).
  case requiredOneHasWon(Contestant)
}
