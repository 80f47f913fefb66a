/// The tap that a text field brings along: it takes the finger, and the field asks to become the first responder (CTL-60).
final class UITextFieldTapGestureRecognizer: UITapGestureRecognizer {
  override var touchscopeIsBroughtByView: Bool { true }
  override var touchscopeSummary: String { "begins editing" }
}
