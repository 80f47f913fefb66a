import TouchTrace

/// The tap that a text field brings along: it takes the finger, and the field asks to become the first responder (CTL-60).
///
/// A recognizer that leaves the field its touches goes on beside it (CTL-39).
final class UITextFieldTapGestureRecognizer: UITapGestureRecognizer {
  override var touchscopeIsBroughtByView: Bool { true }
  override var touchscopeNeed: RecognizerNeed? { .beginEditing }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    other.cancelsTouchesInView ? super.canPrevent(other) : answerByDefault(false)
  }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    other.cancelsTouchesInView ? super.canBePrevented(by: other) : answerByDefault(false)
  }
}
