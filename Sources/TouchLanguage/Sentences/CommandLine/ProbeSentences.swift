/// What is said of the bundles that a probe wrote in an app: whether the engine does what the app did.
package protocol ProbeSentences: Sendable {
  // MARK: Files

  func notABundle(start: String) -> ProblemText
  var noEpisodes: ProblemText { get }
  func noEpisode(_ name: String, among names: [String]) -> ProblemText
  func notALog(start: String) -> ProblemText
  func notACapture(start: String) -> ProblemText

  // MARK: Agreement

  func agrees(recognizers: Int, touches: Int, controls: Int) -> String
  /// How many of the recognizers agree all the same.
  func agreeing(_ count: Int, of all: Int) -> String
  func otherHit(touch: Int, app: String, here: String) -> String
  func otherGathering(touch: Int, app: [String], here: [String]) -> String
  /// What the app's recognizer did and the engine's did; nil for nothing.
  func otherActions(_ recognizer: String, at seconds: Double, app: String?, here: String?) -> String
  func otherControl(at seconds: Double, app: String?, here: String?) -> String
  func otherOrder(app: String, here: String) -> String
  func otherOffset(_ view: String, app: [Double], here: [Double]) -> String
  func otherTime(_ recognizer: String, _ state: String, app: Double, here: Double) -> String
  /// It had recognized and waited for others before it acted, in the app as here.
  func waited(_ recognizer: String, ready: Double, acted: Double) -> String
  func neverRecognized(_ recognizer: String) -> String

  // MARK: Causes

  func shouldBeginUnknown(_ recognizer: String) -> String
  var requirementsUnknown: String { get }
  func sampled(_ view: String) -> String
  func animated(_ view: String) -> String
  func notRegistered(_ className: String, takenAs known: String) -> String
  var programChanges: String { get }
  func notSeen(_ limit: String) -> String

  // MARK: The command

  func episode(_ name: String, _ sentence: String) -> String
  func summary(agreeing: Int, of all: Int) -> String
}
