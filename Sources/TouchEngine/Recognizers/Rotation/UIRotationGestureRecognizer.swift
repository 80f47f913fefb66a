public import Foundation
import TouchGeometry
public import TouchTrace

/// Recognizes two fingers that turn around each other (ROT-01).
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  @exclusivity(unchecked) private var machine = RotationMachine()

  open override var touchscopeTouchesRequired: Int { 2 }
  open override var touchscopeNeed: RecognizerNeed? { .rotation }

  override func handle(_ phase: UITouch.Phase, _ points: [FingerPoint]) {
    if phase == .began { configure() } else { noticeForcedBegin() }
    perform(
      ask(&machine, phase, points), onBegin: { machine.hasBegun() })
  }

  private func configure() {
    let constants = touchscopeEngine.constants
    machine.configuration = RotationMachine.Configuration(
      hysteresis: Angle.radians(min(max(constants.rotationHysteresis, 0), 89)),
      velocityWeight: constants.velocityWeight)
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

  /// Radians since the begin, clockwise positive, beyond ±π without a wrap; writing it re-bases (ROT-02, ROT-03).
  open var rotation: CGFloat {
    get { machine.rotation }
    set { machine.rebase(to: newValue) }
  }

  /// Radians per second, clockwise positive.
  open var velocity: CGFloat { machine.velocity.velocity.x }
}
