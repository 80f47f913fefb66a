import TouchTrace

/// The recognizer that a switch brings along: it follows one finger and takes it at the lift (CTL-49).
///
/// It prevents nobody: which recognizers around the switch lose against it says the switch (CTL-35).
final class UISwitchGestureRecognizer: UIGestureRecognizer {
  init() { super.init(target: nil, action: nil) }

  override var touchscopeIsBroughtByView: Bool { true }
  override var touchscopeIsDiscrete: Bool { true }
  override var touchscopeNeed: RecognizerNeed? { .toggle }

  /// The finger that it follows, the first that went down.
  var finger: UITouch? { record.attemptTouches.first }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { answerByDefault(false) }
  /// What leaves the switch its touches leaves it its tap too (CTL-39).
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    answerByDefault(other.cancelsTouchesInView)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in record.attemptTouches.dropFirst() { ignore(touch, for: event) }
    guard let toggle = view as? UISwitch, let finger, touches.contains(finger) else { return }
    toggle.fingerCameDown(at: finger.location(in: toggle))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let toggle = view as? UISwitch, let finger, touches.contains(finger) else { return }
    toggle.fingerMoved(to: finger.location(in: toggle))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesMoved(touches, with: event)
    go(.ended, Why(.lifted, rule: .ctl49))
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    go(.failed, Why(.systemCancel, rule: .win13))
  }

  override func reset() {
    super.reset()
    (view as? UISwitch)?.fingerIsGone()
  }
}
