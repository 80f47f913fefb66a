import Foundation
public import TouchTrace

/// An on-off switch; a tap changes it (CTL-49). Dragging the knob is not modelled yet.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  open var isOn: Bool {
    get { ownOn }
    set { change("isOn", from: ownOn, to: newValue) { ownOn = newValue } }
  }
  private var ownOn = false

  /// Sends no event (CTL-46).
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override var touchscopeTriggerEvent: UIControl.Event { .valueChanged }

  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, isOuterSingleTap(recognizer) else {
      return super.gestureRecognizerShouldBegin(recognizer)
    }
    return false
  }

  open override func touchscopeTriggered() {
    isOn.toggle()
    sendActions(for: .valueChanged)
  }

  open override var touchscopeMarks: [Mark] {
    let track = bounds.insetBy(dx: 1, dy: 1)
    let knob = track.height - 4
    let x = isOn ? track.maxX - knob - 2 : track.minX + 2
    let fill = isOn ? RGBA(0.25, 0.68, 0.42) : RGBA(0.8, 0.82, 0.85)
    return [
      .roundedRectangle(track, radius: track.height / 2, fill: fill, stroke: nil, width: 0),
      .ellipse(
        CGRect(x: x, y: track.minY + 2, width: knob, height: knob),
        fill: isHighlighted ? RGBA(0.9, 0.9, 0.92) : RGBA(1, 1, 1), stroke: RGBA(0, 0, 0, 0.15),
        width: 1),
    ]
  }
}
