public import Foundation
public import TouchTrace

/// An on-off switch; a tap changes it, and so does dragging its knob to the other side (CTL-49).
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Whether it is on; setting it tells nobody.
  open var isOn: Bool {
    get { storedIsOn }
    set { change("isOn", from: storedIsOn, to: newValue) { storedIsOn = newValue } }
  }
  private var storedIsOn = false

  /// From the knob's left edge to the finger that went down on it, points; nil when it went down beside the knob.
  private var grab: CGFloat?
  /// Where that finger went down, in own coordinates.
  private var start: CGFloat = 0
  /// The knob's left edge while it is dragged, in own coordinates.
  private var draggedX: CGFloat? { didSet { touchscopeEngine.lookVersion += 1 } }

  /// Sends no event (CTL-46).
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override var touchscopeTriggerEvent: UIControl.Event { .valueChanged }
  override var valueRule: Rule { .ctl49 }

  /// A single tap around the switch loses against it, and a pan along its knob (CTL-35).
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, isOuterSingleTap(recognizer) || isOuterPan(recognizer, along: restingKnob)
    else { return super.gestureRecognizerShouldBegin(recognizer) }
    return false
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    start = place.x
    grab = restingKnob.contains(place) ? place.x - restingKnob.minX : nil
    draggedX = nil
    return true
  }

  /// The knob follows once the finger has moved as far as a pan takes to begin (assumed).
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let grab else { return true }
    let x = touch.location(in: self).x
    if draggedX != nil || abs(x - start) >= touchscopeEngine.constants.panHysteresis {
      draggedX = min(max(x - grab, left), right)
    }
    return true
  }

  open override func cancelTracking(with event: UIEvent?) { draggedX = nil }

  /// A dragged knob stays on the side where it was let go; without a drag the lift is a tap.
  open override func touchscopeLifted(at place: CGPoint, inside: Bool, for event: UIEvent?) {
    guard let x = draggedX else {
      if inside { touchscopeTriggered() }
      return
    }
    draggedX = nil
    let isRight = x > (left + right) / 2
    guard isRight != isOn else { return }
    isOn = isRight
    send(.valueChanged, for: event)
  }

  open override func touchscopeTriggered() {
    isOn.toggle()
    sendActions(for: .valueChanged)
  }

  // MARK: Geometry, in own coordinates, points

  private var track: CGRect { bounds.insetBy(dx: 1, dy: 1) }
  private var knobSize: CGFloat { track.height - 4 }
  private var left: CGFloat { track.minX + 2 }
  private var right: CGFloat { max(left, track.maxX - knobSize - 2) }

  /// The knob where the value puts it.
  private var restingKnob: CGRect {
    CGRect(x: isOn ? right : left, y: track.minY + 2, width: knobSize, height: knobSize)
  }

  open override var touchscopeMarks: [Mark] {
    var knob = restingKnob
    if let draggedX { knob.origin.x = draggedX }
    let fill = isOn ? RGBA(0.25, 0.68, 0.42) : RGBA(0.8, 0.82, 0.85)
    return [
      .roundedRectangle(track, radius: track.height / 2, fill: fill, stroke: nil, width: 0),
      .ellipse(
        knob, fill: isHighlighted ? RGBA(0.9, 0.9, 0.92) : RGBA(1, 1, 1),
        stroke: RGBA(0, 0, 0, 0.15), width: 1),
    ]
  }
}
