public import Foundation
public import TouchTrace

/// A minus and a plus: the left half lowers a number, the right half raises it (CTL-50).
///
/// A tap steps at the lift; a finger that rests steps again and again, and then not at the lift (assumed).
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// Stays between the minimum and the maximum. Setting it sends no event (CTL-46, documented).
  open var value: Double {
    get { storedValue }
    set {
      let value = min(max(newValue, minimumValue), maximumValue)
      change("value", from: storedValue, to: value) { storedValue = value }
    }
  }
  private var storedValue = 0.0

  /// A minimum above the maximum raises the maximum (assumed, as for a slider).
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }

  /// A maximum below the minimum lowers the minimum (assumed, as for a slider).
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  /// What one step adds; one that is not above zero is refused (documented).
  open var stepValue = 1.0 {
    didSet {
      guard !(stepValue > 0) else { return }
      touchscopeEngine.warn(touchscopeHandle, "a stepper's stepValue must be above zero")
      stepValue = oldValue
    }
  }

  /// True: a step beyond one end goes to the other (documented).
  open var wraps = false
  /// True: a finger that rests steps again and again (documented).
  open var autorepeat = true
  /// True: valueChanged with every step; false: once, at the end of the touch (documented).
  open var isContinuous = true

  /// 1 or -1 while a half is pressed.
  private var direction = 0.0
  private var valueAtBegin = 0.0
  private var timer: UInt64?
  private var delay = 0.0
  /// Steps that the resting finger has made; steps get faster with it.
  private var repeats = 0

  /// After so many repeats the time between them is halved (CTL-50; the number is assumed).
  private static let slowRepeats = 10

  open override var touchscopeTriggerEvent: UIControl.Event { .valueChanged }
  override var valueRule: Rule { .ctl50 }

  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, isOuterSingleTap(recognizer) else {
      return super.gestureRecognizerShouldBegin(recognizer)
    }
    return false
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    direction = touch.location(in: self).x < bounds.midX ? -1 : 1
    valueAtBegin = storedValue
    repeats = 0
    if autorepeat { startTimer(touchscopeEngine.constants.stepperRepeatDelay) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { stopTimer() }

  open override func cancelTracking(with event: UIEvent?) {
    stopTimer()
    finish(event)
  }

  open override func touchscopeLifted(at place: CGPoint, inside: Bool, for event: UIEvent?) {
    if inside, repeats == 0 { step(event) }
    finish(event)
  }

  private func finish(_ event: UIEvent?) {
    if !isContinuous, storedValue != valueAtBegin { send(.valueChanged, for: event) }
    valueAtBegin = storedValue
    direction = 0
    touchscopeEngine.lookVersion += 1
  }

  private func step(_ event: UIEvent?) {
    let old = storedValue
    let next = storedValue + direction * stepValue
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    if isContinuous, storedValue != old { send(.valueChanged, for: event) }
  }

  // MARK: Repeating

  private func startTimer(_ seconds: Double) {
    delay = seconds
    recordTimer(.timerStarts)
    timer = touchscopeEngine.schedule(after: seconds) { [weak self] in self?.timerFired() }
  }

  private func stopTimer() {
    guard let timer else { return }
    touchscopeEngine.cancelDeadline(timer)
    self.timer = nil
    recordTimer(.timerCancelled)
  }

  /// A finger that has left the control keeps the timer and steps no more (assumed).
  private func timerFired() {
    timer = nil
    let seq = recordTimer(.timerFires)
    touchscopeEngine.because(seq) {
      repeats += 1
      if isEnabled, isTouchInside { step(nil) }
      guard isTracking else { return }
      let interval = touchscopeEngine.constants.stepperRepeatInterval
      startTimer(max(repeats >= Self.slowRepeats ? interval / 2 : interval, 0.001))
    }
  }

  @discardableResult
  private func recordTimer(_ verb: Verb) -> UInt32 {
    touchscopeEngine.record(
      TraceEvent(
        kind: .timer, verb: verb, subject: touchscopeHandle, rule: .ctl50, limit: delay),
      payload: "repeat")
  }

  // MARK: Look

  open override var touchscopeMarks: [Mark] {
    let half = CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width / 2, height: bounds.height)
    let right = half.offsetBy(dx: bounds.width / 2, dy: 0)
    var marks: [Mark] = [
      .roundedRectangle(bounds, radius: 8, fill: RGBA(0.9, 0.91, 0.93), stroke: nil, width: 0)
    ]
    if isHighlighted, direction != 0 {
      marks.append(
        .roundedRectangle(
          direction < 0 ? half : right, radius: 8, fill: RGBA(0.76, 0.78, 0.82), stroke: nil,
          width: 0))
    }
    marks.append(
      .polyline(
        [
          CGPoint(x: bounds.midX, y: bounds.minY + 7), CGPoint(x: bounds.midX, y: bounds.maxY - 7),
        ], closed: false, fill: nil, stroke: RGBA(0, 0, 0, 0.2), width: 1))
    let isLow = !wraps && storedValue <= minimumValue
    let isHigh = !wraps && storedValue >= maximumValue
    marks.append(sign("−", half, isPale: isLow))
    marks.append(sign("+", right, isPale: isHigh))
    return marks
  }

  private func sign(_ text: String, _ box: CGRect, isPale: Bool) -> Mark {
    .text(
      text, box, size: min(20, bounds.height * 0.6), alignment: .center,
      color: RGBA(0.1, 0.12, 0.16, isPale || !isEnabled ? 0.3 : 1))
  }
}
