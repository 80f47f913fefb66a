public import Foundation
public import TouchTrace

/// A thumb on a track that chooses a number. Only a touch on the thumb moves it (CTL-44).
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// Stays between the minimum and the maximum (CTL-47, documented). Setting it sends no event (CTL-46).
  open var value: Float {
    get { ownValue }
    set {
      let value = min(max(newValue, ownMinimum), ownMaximum)
      change("value", from: ownValue, to: value) { ownValue = value }
    }
  }
  private var ownValue: Float = 0

  /// The value at the left end. A minimum above the maximum raises the maximum (documented).
  open var minimumValue: Float {
    get { ownMinimum }
    set {
      ownMinimum = newValue
      ownMaximum = max(ownMaximum, newValue)
      limit()
    }
  }
  private var ownMinimum: Float = 0

  /// The value at the right end. A maximum below the minimum lowers the minimum (documented).
  open var maximumValue: Float {
    get { ownMaximum }
    set {
      ownMaximum = newValue
      ownMinimum = min(ownMinimum, newValue)
      limit()
    }
  }
  private var ownMaximum: Float = 1

  /// True: valueChanged with every change; false: once, when the finger has gone (CTL-45, documented).
  open var isContinuous = true

  /// From the finger to the middle of the thumb at the touch-down, points (CTL-48, assumed).
  private var grab: CGFloat = 0
  private var valueAtBegin: Float = 0

  /// Sends no event (CTL-46, documented).
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  private func limit() {
    value = ownValue
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
    let span = ownMaximum - ownMinimum
    let share = span > 0 ? CGFloat((value - ownMinimum) / span) : 0
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
  private var takenArea: CGRect { thumbArea(at: isTracking ? valueAtBegin : ownValue) }

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
    guard thumbArea(at: ownValue).contains(place) else { return false }
    grab = thumb(at: ownValue).midX - place.x
    valueAtBegin = ownValue
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
    let old = ownValue
    value = ownMinimum + share * (ownMaximum - ownMinimum)
    if isContinuous, ownValue != old { send(.valueChanged, for: event) }
  }

  private func announceLate(_ event: UIEvent?) {
    if !isContinuous, ownValue != valueAtBegin { send(.valueChanged, for: event) }
    valueAtBegin = ownValue
  }

  // MARK: Look

  open override var touchscopeMarks: [Mark] {
    let track = trackRect(forBounds: bounds)
    let thumb = thumb(at: ownValue)
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
