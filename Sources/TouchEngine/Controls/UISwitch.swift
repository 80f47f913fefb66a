public import Foundation
public import TouchTrace

/// An on-off switch; a tap changes it, and so does dragging its knob to the other side (CTL-49).
///
/// A recognizer of its own follows the finger, so its view's touches end with a cancellation (OBS-121), and nothing is sent
/// before the lift.
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
  private let press = UISwitchGestureRecognizer()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addPress()
  }

  /// The same from a coder; none carries anything here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addPress()
  }

  private func addPress() {
    press.addTarget(self, action: Selector("handlePress:", UISwitch.handlePress))
    addGestureRecognizer(press)
  }

  open override var touchscopeOwnRecognizers: [(suffix: String, recognizer: UIGestureRecognizer)] {
    [("press", press)]
  }

  open override var isEnabled: Bool { didSet { press.isEnabled = isEnabled } }

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

  // MARK: The finger, as the recognizer follows it

  final func fingerCameDown(at place: CGPoint) {
    start = place.x
    grab = restingKnob.contains(place) ? place.x - restingKnob.minX : nil
    draggedX = nil
  }

  /// The knob follows once the finger has moved as far as a pan takes to begin (assumed).
  final func fingerMoved(to place: CGPoint) {
    guard let grab else { return }
    if draggedX != nil || abs(place.x - start) >= touchscopeEngine.constants.panHysteresis {
      draggedX = min(max(place.x - grab, left), right)
    }
  }

  final func fingerIsGone() { draggedX = nil }

  /// The lift: a dragged knob stays on the side where it was let go; without a drag the lift is a tap (CTL-49).
  private func handlePress(_ press: UISwitchGestureRecognizer) {
    guard let touch = press.finger else { return }
    let event = touchscopeEngine.events.event
    let inside = isInside(touch)
    let isRight = draggedX.map { $0 > (left + right) / 2 } ?? (inside ? !isOn : isOn)
    draggedX = nil
    send(inside ? .touchUpInside : .touchUpOutside, for: event)
    guard isRight != isOn else { return }
    isOn = isRight
    send(.valueChanged, for: event)
  }

  // The view itself only shows that a finger is on it; it does not pass touches on.

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isEnabled, touches.contains(where: { $0.view === self }) { isHighlighted = true }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isHighlighted = false
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingerIsGone()
    isHighlighted = false
  }

  // MARK: Geometry, in own coordinates, points

  /// A switch below two points has a track without an area.
  private var track: CGRect {
    bounds.insetBy(dx: min(1, bounds.width / 2), dy: min(1, bounds.height / 2))
  }
  private var knobSize: CGFloat { max(0, track.height - 4) }
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
