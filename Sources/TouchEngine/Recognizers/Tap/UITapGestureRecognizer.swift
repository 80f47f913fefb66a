public import Foundation
public import TouchTrace

/// Recognizes one or more taps of one or more fingers (TAP-01).
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps (TAP-01).
  open var numberOfTapsRequired = 1
  /// How many fingers tap at once (TAP-01).
  open var numberOfTouchesRequired = 1
  /// The buttons that a pointer must press; fingers and pencils need none. Never empty (TAP-17).
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary {
    didSet {
      guard buttonMaskRequired.isEmpty else { return }
      touchscopeEngine.warn(touchscopeHandle, "a tap needs at least one button", rule: .tap17)
      buttonMaskRequired = oldValue
    }
  }

  @exclusivity(unchecked) private var machine = TapMachine()

  open override var touchscopeIsDiscrete: Bool { true }
  open override var touchscopeTouchesRequired: Int { max(1, numberOfTouchesRequired) }
  open override var touchscopeNeed: RecognizerNeed? {
    .tap(count: numberOfTapsRequired, fingers: numberOfTouchesRequired)
  }

  override func handle(_ phase: UITouch.Phase, _ points: [FingerPoint]) {
    if phase == .began { configure() }
    perform(ask(&machine, phase, points))
  }

  open override func reset() {
    super.reset()
    machine.reset()
  }

  override func timerFired(_ name: TimerName) { perform(machine.timer(name)) }

  private func configure() {
    guard machine.state == .idle else { return }
    let constants = touchscopeEngine.constants
    machine.configuration = TapMachine.Configuration(
      taps: max(1, numberOfTapsRequired), touches: max(1, numberOfTouchesRequired),
      maximumDuration: constants.tapMaximumDuration,
      maximumInterval: constants.tapMaximumInterval,
      allowableMovement: constants.tapAllowableMovement,
      fingersWindow: constants.tapFingersWindow)
  }

  override func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool {
    touch.type != .indirectPointer || event.buttonMask.isSuperset(of: buttonMaskRequired)
  }

  /// A tap does not prevent one that needs more taps (AR-30).
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    if let tap = preventedGestureRecognizer as? UITapGestureRecognizer,
      tap.numberOfTapsRequired > numberOfTapsRequired
    {
      touchscopeEngine.lastAnswer.isDefault = false
      return false
    }
    return super.canPrevent(preventedGestureRecognizer)
  }

  /// Where the first tap began, even when the fingers are up (TAP-15, TAP-16).
  open override var screenLocation: CGPoint { machine.start ?? super.screenLocation }

  open override var numberOfTouches: Int {
    machine.startPoints.isEmpty ? super.numberOfTouches : machine.startPoints.count
  }

  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard machine.startPoints.indices.contains(touchIndex) else {
      return super.location(ofTouch: touchIndex, in: view)
    }
    return place(machine.startPoints[touchIndex], in: view)
  }
}
