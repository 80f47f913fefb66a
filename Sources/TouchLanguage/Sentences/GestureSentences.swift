/// What is said of the gestures that the window makes by itself.
package protocol GestureSentences: Sendable {
  /// In the empty field of their palette: what can be typed.
  var placeholder: String { get }
  func title(_ kind: GesturePreset.Kind) -> String
  /// How far, how long, by which angle.
  func numbers(_ preset: GesturePreset) -> String
}
