import Foundation
public import TouchTrace

/// The pan that drags a scroll view (SCR-01). It measures only along the axes that can scroll (SCR-65).
@preconcurrency @MainActor
open class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?
  private var release = ReleaseVelocity()

  open override var touchscopeIsBroughtByView: Bool { true }
  open override var touchscopeAxis: MovementAxis? { scrollView?.touchscopeScrollAxis }
  open override var touchscopeNeed: RecognizerNeed? { .scroll }

  /// The scroll view, if its class adopts `UIGestureRecognizerDelegate`; it cannot be changed (SCR-17).
  open override var delegate: (any UIGestureRecognizerDelegate)? {
    get { super.delegate }
    set {
      guard newValue == nil || newValue === scrollView else {
        touchscopeEngine.warn(
          touchscopeHandle, "the delegate of a scroll view's pan is the scroll view", rule: .scr17)
        return
      }
      super.delegate = newValue
    }
  }

  override func configure(_ machine: inout PanMachine.Configuration) {
    machine.leavesOutResting = true
    guard let scrollView else { return }
    let x = scrollView.range(.x).canMove
    let y = scrollView.range(.y).canMove
    // A view that cannot scroll at all measures every way, and says at the threshold why it does not begin.
    machine.measuresX = x || !y
    machine.measuresY = y || !x
  }

  /// The velocity of a lift now in a view's axes, points per second (SCR-91); the pan's own is another one.
  final func releaseVelocity(in view: UIView?) -> CGPoint { direction(release.velocity, in: view) }

  /// True when the fingers rested for that long since they went down, seconds (SCR-92).
  final func hasRested(for seconds: Double) -> Bool {
    release.rest(until: touchscopeEngine.now) >= seconds
  }

  override func handle(_ phase: UITouch.Phase, _ points: [FingerPoint]) {
    super.handle(phase, points)
    release.add(screenMovement, at: touchscopeEngine.now)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard record.life.isUndecided, let scrollView else { return }
    scrollView.fingerCameDown()
    guard let speed = scrollView.catchMotion() else { return }
    go(.began, Why(.caughtInMotion, measured: speed, limit: 0, rule: .scr13))
  }

  open override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    guard let pinch = scrollView?.zoom.pinch, other === pinch else {
      return super.canPrevent(other)
    }
    return false
  }

  open override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    guard let pinch = scrollView?.zoom.pinch, other === pinch else {
      return super.canBePrevented(by: other)
    }
    return false
  }

  override func ownRefusal() -> Why? {
    guard let scrollView else { return nil }
    return scrollView.ownerRefuses(self) ?? scrollView.refusal(of: self)
  }

  open override func reset() {
    super.reset()
    release.reset()
    scrollView?.fingersAreGone()
  }
}
