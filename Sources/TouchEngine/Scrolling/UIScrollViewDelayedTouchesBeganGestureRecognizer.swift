import Foundation
public import TouchTrace

/// Keeps a scroll view's content waiting for its touches; it never recognizes, and failing lets them go (SCR-02).
@preconcurrency @MainActor
open class UIScrollViewDelayedTouchesBeganGestureRecognizer: UIGestureRecognizer {
  /// How long it holds the touches of this attempt, seconds.
  private var delay = 0.0

  /// With its delay switched on.
  public init() {
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
  }

  open override var touchscopeIsDiscrete: Bool { true }
  open override var touchscopeIsBroughtByView: Bool { true }
  open override var touchscopeNeverRecognizes: Bool { true }
  open override var touchscopeAxis: MovementAxis? { (view as? UIScrollView)?.touchscopeScrollAxis }
  open override var touchscopeNeed: RecognizerNeed? { .hold(milliseconds: 150) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // One timer from the first finger on.
    guard record.attemptTouches.count == touches.count else { return }
    delay = touchscopeEngine.constants.contentTouchDelay
    perform(SmallList(.startTimer(.delay, seconds: delay)))
  }

  /// A finger that moves where the scroll view cannot scroll will not drag it: its content gets the touch (EC-123).
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView = view as? UIScrollView else { return }
    let limit = touchscopeEngine.constants.panHysteresis
    for touch in record.attemptTouches where touches.contains(touch) {
      let start = scrollView.touchscopeFromScreen(touch.startLocation)
      let now = touch.location(in: scrollView)
      for axis in ScrollAxis.allCases where !scrollView.range(axis).canMove {
        let way = abs(axis.of(now) - axis.of(start))
        guard way >= limit else { continue }
        return go(.failed, Why(.nothingToScroll, measured: way, limit: limit, rule: .ec123))
      }
    }
  }

  override func timerFired(_ name: TimerName) {
    go(.failed, Why(.timerFired, measured: delay, limit: delay, rule: .scr02))
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let since = record.attemptTouches.first.map { touchscopeEngine.now.since($0.startTime) } ?? 0
    go(
      .failed,
      Why(
        .lifted, measured: since, limit: touchscopeEngine.constants.contentTouchDelay,
        rule: .scr04))
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    go(.failed, Why(.systemCancel, rule: .scr02))
  }

}
