public import Foundation
import TouchTrace

/// A view that turns one touch into events (CTL-01 to CTL-17). It does not pass touches on.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// False: it does not track touches.
  open var isEnabled = true { didSet { touchscopeEngine.lookVersion += 1 } }
  /// Kept for the program; it shows in `state`.
  open var isSelected = false { didSet { touchscopeEngine.lookVersion += 1 } }
  /// True while a finger that it tracks is inside, and in the actions of its lift (EC-120).
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set {
      change("isHighlighted", from: storedIsHighlighted, to: newValue) {
        storedIsHighlighted = newValue
      }
    }
  }
  private var storedIsHighlighted = false

  /// True from a touch-down that it accepted to the lift (CTL-01).
  open private(set) var isTracking = false
  /// Whether the tracked finger counts as inside (CTL-06).
  open private(set) var isTouchInside = false
  private var tracked: UITouch?
  var targets: [Target] = []
  /// A scene's override of `sendAction(_:to:for:)`; `base` is what would run without it (CTL-18).
  public var touchscopeSendAction: ((Selector, AnyObject?, UIEvent?, _ base: () -> Void) -> Void)?

  /// One pair of target and action, with the events that it listens to.
  struct Target {
    weak var object: AnyObject?
    let action: Selector
    var events: Event
    let isChain: Bool
    let closure: (() -> Void)?
    /// The action that was added, told apart by its identifier (CTL-23).
    var handler: UIAction?
  }

  /// The event that stands for "it was used": what `actions` lists name the control by.
  open var touchscopeTriggerEvent: Event { .touchUpInside }

  /// How a control looks and works now.
  public nonisolated struct State: OptionSet, Sendable {
    /// Its number or name.
    public let rawValue: UInt
    /// By its number or name.
    public nonisolated init(rawValue: UInt) { self.rawValue = rawValue }
    /// None of the others.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It is switched off.
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    /// It has the focus; never so here.
    public static let focused = State(rawValue: 1 << 3)
    /// Free for a program's own states (CTL-31, documented).
    public static let application = State(rawValue: 0x00FF_0000)
    /// UIKit's own bits.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// What holds of it now (CTL-31).
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: Tracking, for subclasses

  /// Whether it tracks this touch (CTL-01).
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Whether it goes on tracking after a move (CTL-01).
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The tracked finger was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// The tracked touch was taken away (CTL-14).
  open func cancelTracking(with event: UIEvent?) {}

  // MARK: Targets

  /// A nil target means the responder chain, searched when the event is sent (CTL-22, RC-10).
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    if let index = targets.firstIndex(where: {
      $0.closure == nil && $0.object === object && $0.action == action
    }) {
      targets[index].events.formUnion(controlEvents)
      return
    }
    targets.append(
      Target(
        object: object, action: action, events: controlEvents, isChain: target == nil, closure: nil)
    )
  }

  /// nil stands for all targets, or all actions.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    for index in targets.indices
    where (target == nil || targets[index].object === target as AnyObject)
      && (action == nil || targets[index].action == action)
    {
      targets[index].events.subtract(controlEvents)
    }
    targets.removeAll { $0.events.isEmpty }
  }

  /// A closure for some events; scenes use it.
  public func touchscopeAddTarget(for events: Event, action: @escaping () -> Void) {
    targets.append(
      Target(
        object: nil, action: Selector("closure"), events: events, isChain: false, closure: action))
  }

  /// Sends every pair that listens to one of these events, once (CTL-10, CTL-17).
  open func sendActions(for controlEvents: Event) { send(controlEvents, for: nil) }

  /// Passes an action on to the application, which finds its target.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    touchscopeEngine.application.ask(
      action, to: target.map { $0 as AnyObject }, from: self, for: event)
  }

  /// Does what the control is for, as if it had been used: sends its primary action (EC-133).
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// The rule behind a change of the value, for subclasses that have one.
  var valueRule: Rule { .ctl11 }

  /// The rule behind a beginTracking that says no, for subclasses that say so.
  var refusalRule: Rule { .ctl01 }

  /// Records the events, then tells their targets; `event` is the one that led to them.
  final func send(_ events: Event, for event: UIEvent?) {
    var seq = TraceEvent.noCause
    for name in events.touchscopeNames {
      seq = touchscopeEngine.record(
        TraceEvent(
          kind: .action, verb: .action, subject: touchscopeHandle,
          rule: name == "valueChanged" ? valueRule : .ctl11),
        payload: name)
    }
    touchscopeEngine.noteTarget(of: touchscopeHandle) { firstTarget(for: events) }
    touchscopeEngine.because(seq) {
      touchscopeEngine.nested {
        for target in targets where !target.events.isDisjoint(with: events) {
          if let closure = target.closure {
            closure()
          } else if target.isChain || target.object != nil {
            let base = { [self] in sendAction(target.action, to: target.object, for: event) }
            if let hook = touchscopeSendAction {
              hook(target.action, target.object, event, base)
            } else {
              base()
            }
          }
        }
      }
    }
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // Only touches whose view is the control itself (CTL-58), and only one (CTL-04).
    guard tracked == nil, isEnabled, let touch = touches.first(where: { $0.view === self }) else {
      return
    }
    let accepted = beginTracking(touch, with: event)
    recordTracking(.beginTracking, accepted, touch)
    guard accepted else { return }
    tracked = touch
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, for: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    let goesOn = continueTracking(touch, with: event)
    recordTracking(.continueTracking, goesOn, touch)
    guard goesOn else {
      stop()
      return
    }
    isTouchInside = isInside(touch)
    isHighlighted = isTouchInside
    var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if isTouchInside != wasInside {
      events.insert(isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    send(events, for: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    let inside = isInside(touch)
    let place = touch.location(in: self)
    let outside = distance(outside: place)
    endTracking(touch, with: event)
    recordTracking(
      .endTracking, true, touch, outside,
      margin: touchscopeEngine.constants.controlTrackingMargin)
    forgetTouch()
    send(inside ? .touchUpInside : .touchUpOutside, for: event)
    touchscopeLifted(at: place, inside: inside, for: event)
    // Only now, so that the actions find it as it was, and what they set does not stay (EC-120).
    isHighlighted = false
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    // A control that has left its window is told without an event (CTL-15).
    let event = window == nil ? nil : event
    cancelTracking(with: event)
    recordTracking(.cancelTracking, true, touch)
    stop()
    send(.touchCancel, for: event)
  }

  /// Runs after touchUpInside and touchUpOutside, with the finger's last place in the control's own coordinates, points.
  open func touchscopeLifted(at place: CGPoint, inside: Bool, for event: UIEvent?) {
    if inside { touchscopeTriggered() }
  }

  /// Runs after touchUpInside; system controls change their value or send their primary action here.
  open func touchscopeTriggered() {}

  private func stop() {
    forgetTouch()
    isHighlighted = false
  }

  private func forgetTouch() {
    tracked = nil
    isTracking = false
    isTouchInside = false
  }

  /// Around a control that tracks, a margin counts as inside (CTL-06).
  final func isInside(_ touch: UITouch) -> Bool {
    let margin = touchscopeEngine.constants.controlTrackingMargin
    return bounds.insetBy(dx: -margin, dy: -margin).contains(touch.location(in: self))
  }

  /// How far a place in its coordinates lies outside of its bounds on the axis on which it is farther, as the margin counts;
  /// 0 in them.
  private final func distance(outside place: CGPoint) -> Double {
    max(
      0, bounds.minX - place.x, place.x - bounds.maxX, bounds.minY - place.y, place.y - bounds.maxY)
  }

  /// `outside`: how far outside of it the touch ended, points.
  private func recordTracking(
    _ verb: Verb, _ answer: Bool, _ touch: UITouch, _ outside: Double = 0, margin: Double = 0
  ) {
    let rule: Rule =
      verb == .cancelTracking ? .ctl14 : verb == .beginTracking && !answer ? refusalRule : .ctl01
    touchscopeEngine.record(
      TraceEvent(
        kind: .tracking, verb: verb, subject: touchscopeHandle, other: touch.fingerHandle,
        answer: answer, rule: rule, measured: outside, limit: margin))
  }

  // MARK: What listens

  /// All targets that are still there; a nil target reads as `NSNull` (CTL-21, documented).
  open var allTargets: Set<AnyHashable> {
    var all: Set<AnyHashable> = []
    let null = NSNull()
    for target in targets where target.closure == nil {
      if let object = target.object as? NSObject {
        all.insert(object)
      } else if target.isChain {
        all.insert(null)
      }
    }
    return all
  }

  /// Every event that somebody listens to (documented).
  open var allControlEvents: Event {
    targets.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The names of the actions of one target for any of these events, in the order added; nil when there are none
  /// (documented).
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = targets.filter {
      guard $0.closure == nil, !$0.events.isDisjoint(with: controlEvent) else { return false }
      return object == nil ? $0.isChain : $0.object === object
    }.map(\.action.name)
    return names.isEmpty ? nil : names
  }

  /// Runs the action at these events; it replaces one with the same identifier (CTL-23, documented).
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: .allEvents)
    addActionTarget(action, for: controlEvents)
  }

  /// Takes an action away from these events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Takes the action with an identifier away from these events.
  open func removeAction(
    identifiedBy identifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in targets.indices where targets[index].handler?.identifier == identifier {
      targets[index].events.subtract(controlEvents)
    }
    targets.removeAll { $0.events.isEmpty }
  }

  /// Everything that listens: an action, or a target with its method, and the events; true in the last argument ends it.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for target in targets where !stops {
      if let action = target.handler {
        iterator(action, nil, target.events, &stops)
      } else if target.closure == nil, target.isChain || target.object != nil {
        iterator(nil, (target.object, target.action), target.events, &stops)
      }
    }
  }

  private func addActionTarget(_ action: UIAction, for controlEvents: Event) {
    targets.append(
      Target(
        object: nil, action: Selector(action.identifier.rawValue), events: controlEvents,
        isChain: false, closure: { [unowned self] in action.run(from: self) },
        handler: action))
  }

  /// A control with an action at its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
}
