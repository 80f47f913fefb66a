/// Why a value of a scene file cannot be read. `nearest` is the known word that a mistyped one is like; nil if there is none.
package protocol ValueSentences: Sendable {
  func noText(_ found: NodeKind) -> ProblemText
  func noWord(_ found: NodeKind, among words: [String], nearest: String?) -> ProblemText
  func noFlag(_ found: NodeKind) -> ProblemText
  func noNumber(_ found: NodeKind) -> ProblemText
  func notFinite(_ text: String) -> ProblemText
  func outside(_ text: String, _ range: ClosedRange<Double>) -> ProblemText
  func noInteger(_ found: NodeKind, in range: ClosedRange<Int>) -> ProblemText
  func outside(_ text: String, _ range: ClosedRange<Int>) -> ProblemText
  /// `shape`: as the file writes it, such as `[x, y]`.
  func noNumbers(_ found: NodeKind, shape: String, count: Int) -> ProblemText
  var negativeSize: ProblemText { get }
  var noTransform: ProblemText { get }
  func noColor(_ text: String, nearest: String?) -> ProblemText
  func noEntry(among keys: [String]) -> ProblemText
  func noMapping(_ found: NodeKind) -> ProblemText

  // MARK: Attributes

  func readOnly(_ attribute: String) -> ProblemText
  var animationLacksValue: ProblemText { get }
  var drivesLacksValue: ProblemText { get }
  func delegateNotAdopted(_ id: String, _ className: String) -> ProblemText
  var delegateBesidePolicy: ProblemText { get }
  var delegateIsOwn: ProblemText { get }
  /// What was asked of a touch area is not given.
  var noSampledArea: ProblemText { get }
  /// A cell of a touch area, or the key of an id, is no known letter.
  var noLetter: ProblemText { get }
  var noTouchPolicy: ProblemText { get }
}
