public import Foundation
public import TouchTrace

/// A thumb on a track that chooses a number. Only a touch on the thumb moves it (CTL-44).
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// Stays between the minimum and the maximum (CTL-47, documented). Setting it sends no event (CTL-46).
  open var value: Float {
    get { storedValue }
    set {
      let value = min(max(newValue, storedMinimum), storedMaximum)
      change("value", from: storedValue, to: value) { storedValue = value }
    }
  }
  private var storedValue: Float = 0

  /// The value at the left end. A minimum above the maximum raises the maximum (documented).
  open var minimumValue: Float {
    get { storedMinimum }
    set {
      storedMinimum = newValue
      storedMaximum = max(storedMaximum, newValue)
      limit()
    }
  }
  private var storedMinimum: Float = 0

  /// The value at the right end. A maximum below the minimum lowers the minimum (documented).
  open var maximumValue: Float {
    get { storedMaximum }
    set {
      storedMaximum = newValue
      storedMinimum = min(storedMinimum, newValue)
      limit()
    }
  }
  private var storedMaximum: Float = 1

  /// True: valueChanged with every change; false: once, when the finger has gone (CTL-45, documented).
  open var isContinuous = true

  /// From the finger to the middle of the thumb at the touch-down, points (CTL-48, assumed).
  private var grab: CGFloat = 0
  private var valueAtBegin: Float = 0

  /// Sends no event (CTL-46, documented).
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  private func limit() {
    value = storedValue
    touchscopeEngine.lookVersion += 1
  }

  // MARK: Geometry, in own coordinates, points

  /// The drawn track.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
  }

  /// The drawn thumb for a value; its ends are those of the bounds.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = Self.thumbSize
    let span = storedMaximum - storedMinimum
    let share = span > 0 ? CGFloat((value - storedMinimum) / span) : 0
    return CGRect(
      x: bounds.minX + share * max(0, bounds.width - size), y: bounds.midY - size / 2, width: size,
      height: size)
  }

  /// Diameter of the thumb, points (assumed).
  private static let thumbSize: CGFloat = 28

  private func thumb(at value: Float) -> CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  /// Where a finger takes hold of the thumb.
  private func thumbArea(at value: Float) -> CGRect {
    let margin = touchscopeEngine.constants.sliderThumbMargin
    return thumb(at: value).insetBy(dx: -margin, dy: -margin)
  }

  /// Where a touch had to start to be one on the thumb, which may have followed the finger since.
  private var takenArea: CGRect { thumbArea(at: isTracking ? valueAtBegin : storedValue) }

  // MARK: Tracking

  open override var touchscopeTriggerEvent: UIControl.Event { .valueChanged }
  override var valueRule: Rule { .ctl45 }
  override var refusalRule: Rule { .ctl44 }

  /// A swipe along the thumb around the slider loses against it; a pan does not (CTL-35, CTL-41).
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, isOuterSwipe(recognizer, along: takenArea) else {
      return super.gestureRecognizerShouldBegin(recognizer)
    }
    return false
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    guard thumbArea(at: storedValue).contains(place) else { return false }
    grab = thumb(at: storedValue).midX - place.x
    valueAtBegin = storedValue
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch, event)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch, touch.location(in: self) != touch.previousLocation(in: self) {
      follow(touch, event)
    }
    announceLate(event)
  }

  /// The value stays where it was dragged (assumed).
  open override func cancelTracking(with event: UIEvent?) { announceLate(event) }

  private func follow(_ touch: UITouch, _ event: UIEvent?) {
    let room = bounds.width - Self.thumbSize
    guard room > 0 else { return }
    let middle = touch.location(in: self).x + grab
    let share = Float((middle - bounds.minX - Self.thumbSize / 2) / room)
    let old = storedValue
    value = storedMinimum + share * (storedMaximum - storedMinimum)
    if isContinuous, storedValue != old { send(.valueChanged, for: event) }
  }

  private func announceLate(_ event: UIEvent?) {
    if !isContinuous, storedValue != valueAtBegin { send(.valueChanged, for: event) }
    valueAtBegin = storedValue
  }

  // MARK: Look

  open override var touchscopeMarks: [Mark] {
    let track = trackRect(forBounds: bounds)
    let thumb = thumb(at: storedValue)
    let alpha = isEnabled ? 1 : 0.4
    var done = track
    done.size.width = max(0, thumb.midX - track.minX)
    return [
      .roundedRectangle(
        track, radius: 2, fill: RGBA(0.78, 0.8, 0.84, alpha), stroke: nil, width: 0),
      .roundedRectangle(
        done, radius: 2, fill: RGBA(0.11, 0.36, 0.75, alpha), stroke: nil, width: 0),
      .ellipse(
        thumb.insetBy(dx: 1, dy: 1),
        fill: isHighlighted ? RGBA(0.9, 0.9, 0.92) : RGBA(1, 1, 1), stroke: RGBA(0, 0, 0, 0.25),
        width: 1),
    ]
  }
}
