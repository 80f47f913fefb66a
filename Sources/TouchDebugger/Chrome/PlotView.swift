import Foundation
import TouchEngine
import TouchWindow

/// The time in the timeline: one finger moves the playhead or asks what is there, two zoom and move what is shown.
final class PlotView: UIView, UIGestureRecognizerDelegate {
  private let send: (ChromeCommand) -> Void
  private let scrub = UILongPressGestureRecognizer()
  private let hold = UILongPressGestureRecognizer()
  private let pinch = UIPinchGestureRecognizer()
  private var downAt = CGPoint.zero
  private var hasMoved = false
  private var hasHeld = false
  private var lastScale = 1.0
  private var lastX = 0.0

  init(_ send: @escaping (ChromeCommand) -> Void) {
    self.send = send
    super.init(frame: .zero)
    touchscopeName = "timeline.plot"
    isMultipleTouchEnabled = true
    // Begins at touch-down, and goes on however far the finger moves.
    scrub.minimumPressDuration = 0
    scrub.addTarget(self, action: Selector("scrubbed", PlotView.scrubbed))
    hold.addTarget(self, action: Selector("held", PlotView.held))
    pinch.addTarget(self, action: Selector("pinched", PlotView.pinched))
    scrub.delegate = self
    hold.delegate = self
    pinch.delegate = self
    addGestureRecognizer(scrub)
    addGestureRecognizer(hold)
    addGestureRecognizer(pinch)
  }

  required init?(coder: NSCoder) { nil }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { other === scrub || other === pinch }

  private func scrubbed(_ press: UILongPressGestureRecognizer) {
    let at = press.location(in: nil)
    switch press.state {
    case .began:
      downAt = at
      hasMoved = false
      hasHeld = false
      send(.scrub(at))
    case .changed:
      hasMoved = hasMoved || abs(at.x - downAt.x) > 3 || abs(at.y - downAt.y) > 3
      if pinch.numberOfTouches < 2 { send(.scrub(at)) }
    case .ended:
      send(.scrubEnded)
      if !hasMoved, !hasHeld { send(.press(at)) }
    default: send(.scrubEnded)
    }
  }

  /// A finger that rests: what is there is not pressed when it leaves.
  private func held(_ press: UILongPressGestureRecognizer) {
    guard press.state == .began, !hasMoved, pinch.numberOfTouches < 2 else { return }
    hasHeld = true
    send(.hold(press.location(in: nil)))
  }

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    let x = pinch.location(in: nil).x
    if pinch.state == .began {
      lastScale = 1
      lastX = x
    }
    guard pinch.state == .began || pinch.state == .changed, pinch.scale > 0 else { return }
    send(.zoom(by: pinch.scale / lastScale, x: x))
    send(.pan(by: x - lastX))
    lastScale = pinch.scale
    lastX = x
  }
}
