/// What is wrong with a scene file: its keys, objects, ids and variants.
///
/// `kind` is the format's own word for a kind of object, such as `view`; `nearest` the known word that a mistyped one is
/// like.
package protocol SceneFileSentences: Sendable {
  // MARK: The file

  func isRecording(path: String) -> ProblemText
  func noScene(_ found: NodeKind) -> ProblemText
  var noVersion: ProblemText { get }
  func unknownVersion(_ found: NodeKind) -> ProblemText
  func notSupported(key: String) -> ProblemText
  func unknownKey(_ key: String, among keys: [String], nearest: String?) -> ProblemText
  var noWindow: ProblemText { get }
  func unknownVariant(_ variant: String, run: String, among variants: [String]) -> ProblemText
  var variantLacksName: ProblemText { get }

  // MARK: Objects

  /// A list that the file writes otherwise; `item` is what its items are.
  func noList(key: String, of item: SceneListItem) -> ProblemText
  func noMapping(kind: String, _ found: NodeKind) -> ProblemText
  func noClass(kind: String, among classes: [String]) -> ProblemText
  func unknownClass(_ name: String, nearest: String?) -> ProblemText
  func otherKind(class: String, is kind: String, not expected: String, classes: [String])
    -> ProblemText
  func tooDeep(most: Int) -> ProblemText
  var gridLacksSize: ProblemText { get }
  var containerMakesView: ProblemText { get }
  var noController: ProblemText { get }
  var sectionLacksRows: ProblemText { get }
  func tooManyRows(most: Int) -> ProblemText

  // MARK: Ids and attributes

  func invalidID(_ id: String) -> ProblemText
  func duplicateID(_ id: String, line: Int) -> ProblemText
  func unknownID(_ id: String, nearest: String?) -> ProblemText
  func otherType(_ id: String, is type: String, not expected: String) -> ProblemText
  /// `subject`: the objects that have the attribute.
  func otherSubject(attribute: String, of type: String, subject: String) -> ProblemText
  func unknownAttribute(_ name: String, of type: String, nearest: String?) -> ProblemText
  func cycle(_ names: [String]) -> ProblemText
  func noPath(_ text: String) -> ProblemText
  func nothingToSet(_ path: String, nearest: String?) -> ProblemText
}

/// What the items of a scene file's list are.
package enum SceneListItem: Hashable, Sendable {
  case controller, view, recognizer
  /// An input or an expectation.
  case step
}
