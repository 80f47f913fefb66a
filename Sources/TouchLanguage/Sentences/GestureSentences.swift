/// What is said of the gestures that the window makes by itself.
package protocol GestureSentences: Sendable {
  /// In the empty field of their palette: what can be typed.
  var placeholder: String { get }
  func title(_ kind: GesturePreset.Kind) -> String
  /// How far, how long, by which angle.
  func numbers(_ preset: GesturePreset) -> String
  /// In the empty field in which the contact of touches is set.
  var contactPlaceholder: String { get }
  /// The item that sets what was typed; without values the usual contact.
  func contact(_ values: [String]) -> String
  /// Between which numbers a value can be.
  func range(from least: Double, to most: Double) -> String
  /// All touches of the window have this contact from now on; without values the usual one.
  func contactIsSet(_ values: [String]) -> String
}
