public import Foundation
import TouchGeometry
public import TouchTrace

/// Recognizes a drag (PAN-01).
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers it needs to begin (PAN-10).
  open var minimumNumberOfTouches = 1
  /// How many fingers it follows at most (PAN-09).
  open var maximumNumberOfTouches = Int.max
  /// Kept, without effect: nothing scrolls but fingers.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  @exclusivity(unchecked) private var machine = PanMachine()

  open override var touchscopeTouchesRequired: Int { max(1, minimumNumberOfTouches) }
  open override var touchscopeNeed: RecognizerNeed? { .drag(fingers: minimumNumberOfTouches) }

  override func handle(_ phase: UITouch.Phase, _ points: [FingerPoint]) {
    if phase == .began { configure() } else { noticeForcedBegin() }
    perform(
      ask(&machine, phase, points),
      onBegin: { machine.hasBegun(isForced: false) })
    if phase == .began { ignoreSurplus(points) }
  }

  /// Releases touches beyond `maximumNumberOfTouches` to other recognizers (PAN-09).
  private func ignoreSurplus(_ points: [FingerPoint]) {
    for point in points where !machine.fingers.contains(point.id) {
      guard let touch = record.touchesInPlay.first(where: { $0.number == point.id }) else {
        continue
      }
      ignore(touch, for: touchscopeEngine.events.event)
    }
  }

  private func configure() {
    let constants = touchscopeEngine.constants
    machine.configuration = PanMachine.Configuration(
      minimumTouches: max(1, minimumNumberOfTouches),
      maximumTouches: max(1, maximumNumberOfTouches), hysteresis: constants.panHysteresis,
      velocityWeight: constants.velocityWeight)
    configure(&machine.configuration)
  }

  /// For pans that measure in a way of their own.
  func configure(_ machine: inout PanMachine.Configuration) {}

  open override func reset() {
    super.reset()
    machine.reset()
  }

  /// Fingers that it does not follow have no part in its place.
  override func isPlaced(_ touch: UITouch) -> Bool { machine.fingers.contains(touch.number) }

  /// A subclass may have set the state to began by itself.
  private func noticeForcedBegin() {
    let state = record.life.readable
    if state == .began || state == .changed { machine.hasBegun(isForced: true) }
  }

  /// Movement since the begin in a view's axes, points; readable in shouldBegin too (PAN-11, PAN-25).
  open func translation(in view: UIView?) -> CGPoint { direction(machine.translation, in: view) }

  /// All movement since the touch-down in a view's axes, points, what it took to begin included.
  final func movement(in view: UIView?) -> CGPoint { direction(machine.moved, in: view) }

  /// All movement since the touch-down on the screen, points.
  final var screenMovement: CGPoint { machine.moved }

  /// Re-bases the translation (PAN-12); the velocity, which is the fingers', goes on (EC-116).
  ///
  /// `translation` is in the axes of `view`, points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    noticeForcedBegin()
    guard let transform = (view ?? self.view?.window)?.touchscopeToScreen else {
      machine.rebase(to: translation)
      return
    }
    machine.rebase(
      to: CGPoint(
        x: transform.a * translation.x + transform.c * translation.y,
        y: transform.b * translation.x + transform.d * translation.y))
  }

  /// Points per second in a view's axes (PAN-14): that of the last moves, however long the fingers have rested since (PAN-18).
  open func velocity(in view: UIView?) -> CGPoint {
    direction(machine.velocity.velocity, in: view)
  }

  /// A direction of the screen in a view's axes.
  final func direction(_ value: CGPoint, in view: UIView?) -> CGPoint {
    guard let inverse = (view ?? self.view?.window)?.touchscopeToScreen.inverted() else {
      return value
    }
    return CGPoint(
      x: inverse.a * value.x + inverse.c * value.y, y: inverse.b * value.x + inverse.d * value.y)
  }
}
