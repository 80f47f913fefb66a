public import Foundation
public import TouchTrace

/// Recognizes two fingers that move apart or together (PIN-01).
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  @exclusivity(unchecked) private var machine = PinchMachine()

  open override var touchscopeTouchesRequired: Int { 2 }
  open override var touchscopeNeed: RecognizerNeed? { .pinch }

  override func handle(_ phase: UITouch.Phase, _ points: [FingerPoint]) {
    if phase == .began { configure() } else { noticeForcedBegin() }
    perform(
      ask(&machine, phase, points), onBegin: { machine.hasBegun() })
  }

  private func configure() {
    let constants = touchscopeEngine.constants
    machine.configuration = PinchMachine.Configuration(
      hysteresis: constants.pinchHysteresis, velocityWeight: constants.velocityWeight)
  }

  open override func reset() {
    super.reset()
    machine.reset()
  }

  /// Fingers that it does not follow have no part in its place.
  override func isPlaced(_ touch: UITouch) -> Bool { machine.fingers.contains(touch.number) }

  private func noticeForcedBegin() {
    if record.life.readable == .began || record.life.readable == .changed { machine.hasBegun() }
  }

  /// Relative to the fingers' distance at the begin; writing it re-bases (PIN-05).
  open var scale: CGFloat {
    get { machine.scale }
    set { machine.rebase(to: newValue) }
  }

  /// Scale per second.
  open var velocity: CGFloat { machine.velocity.velocity.x }
}
