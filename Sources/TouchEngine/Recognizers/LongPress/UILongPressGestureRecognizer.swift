public import Foundation
public import TouchTrace

/// Recognizes fingers that rest on a view (LPR-01).
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Full taps that come before the press.
  open var numberOfTapsRequired = 0
  /// How many fingers press (LPR-01).
  open var numberOfTouchesRequired = 1
  /// Seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the fingers may move before it begins, points.
  open var allowableMovement: CGFloat = 10

  @exclusivity(unchecked) private var machine = LongPressMachine()

  open override var touchscopeTouchesRequired: Int { max(1, numberOfTouchesRequired) }
  open override var touchscopeNeed: RecognizerNeed? { .press(seconds: minimumPressDuration) }

  open override var touchscopeDetails: String {
    "numberOfTapsRequired = \(numberOfTapsRequired); minimumPressDuration = "
      + CanonicalLine.number(minimumPressDuration)
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
    guard machine.isIdle else { return }
    let constants = touchscopeEngine.constants
    machine.configuration = LongPressMachine.Configuration(
      taps: max(0, numberOfTapsRequired), touches: max(1, numberOfTouchesRequired),
      duration: minimumPressDuration, allowableMovement: allowableMovement,
      tap: TapMachine.Configuration(
        maximumDuration: constants.tapMaximumDuration,
        maximumInterval: constants.tapMaximumInterval,
        allowableMovement: constants.tapAllowableMovement,
        fingersWindow: constants.tapFingersWindow))
  }
}
