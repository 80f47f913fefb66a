public import Foundation
public import TouchTrace

/// What can get touches and pass them on: views, controllers, windows, the application (RC-04).
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The engine that it belongs to.
  public let touchscopeEngine: Engine
  /// Its number in the trace.
  public private(set) var touchscopeHandle = Handle.none
  /// A scene's policies.
  @exclusivity(unchecked) public var touchscopeHooks = ResponderHooks()

  public override init() {
    touchscopeEngine = EngineStack.current
    super.init()
    touchscopeHandle = touchscopeEngine.register(self)
  }

  /// The name in logs; a scene's id.
  public final var touchscopeName: String? {
    get { touchscopeEngine.name(of: touchscopeHandle) }
    set { touchscopeEngine.setName(newValue, of: touchscopeHandle) }
  }

  /// Who gets what this responder passes on (RC-01 to RC-03).
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// False unless a class says otherwise (documented).
  open var canBecomeFirstResponder: Bool { false }
  /// Asked before another one takes over (documented).
  open var canResignFirstResponder: Bool { true }

  /// Takes over from the first responder of its window, if that lets go; a view must be in a window (documented). Its
  /// window becomes the key window (EC-58).
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeOver() }

  /// False when it wants to stay the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    giveUp()
    return true
  }

  /// Runs when it has become the first responder.
  func didBecomeFirst() {}
  /// Runs when it is the first responder no more.
  func didResignFirst() {}

  /// Never called: no property of a touch is an estimate here (TD-33).
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  // MARK: Actions

  /// Whether the responder has an action: its class, or a scene's list of names (RC-11, documented).
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    touchscopeHooks.implements.contains(action.name) || action.fits(self)
  }

  /// The first responder from this one on that can perform the action (RC-11, documented).
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    performer(of: action, sender)
  }

  // MARK: Presses and motion: passed on by default, as touches are (PRS-02)

  /// Buttons went down; passed on unless overridden.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(.began, presses, event)
  }

  /// Buttons changed their force; passed on unless overridden.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(.moved, presses, event)
  }

  /// Buttons were let go; passed on unless overridden.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(.ended, presses, event)
  }

  /// Presses were taken away; passed on unless overridden.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(.cancelled, presses, event)
  }

  /// The device is shaken; passed on unless overridden.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    forward(.began, motion, event)
  }

  /// The shaking is over; passed on unless overridden.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    forward(.ended, motion, event)
  }

  /// The shaking does not count; passed on unless overridden.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    forward(.cancelled, motion, event)
  }

  // MARK: Touches

  /// Fingers went down; passed on unless overridden (RC-04).
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.began, touches, event)
  }

  /// Fingers moved; passed on unless overridden (RC-04).
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.moved, touches, event)
  }

  /// Fingers were lifted; passed on unless overridden (RC-04).
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.ended, touches, event)
  }

  /// Touches were taken away; passed on unless overridden (RC-04).
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.cancelled, touches, event)
  }

  /// The next responder as the scene sees it: a policy's, or the class's own.
  final var nextInChain: UIResponder? {
    if let next = touchscopeHooks.next { return next() }
    return next
  }

  // MARK: The way in

  /// Announces and runs a touch method: the one way in which touches reach a responder.
  final func receive(_ phase: TouchPhase, _ touches: Set<UITouch>, _ event: UIEvent?) {
    let engine = touchscopeEngine
    if engine.records(.touches) { announce(phase, touches) }
    let outerPending = engine.pendingTouches
    engine.pendingTouches = touchscopeHandle
    let outer = engine.enter(because: engine.recorder.cause)
    if let hook = touchscopeHooks.touches {
      hook(phase, touches, event) { [self] in run(phase, touches, event) }
    } else {
      run(phase, touches, event)
    }
    engine.leave(outer)
    engine.pendingTouches = outerPending
  }

  /// For a window that hands touches out by itself: as `receive`, with its line.
  public final func touchscopeReceive(
    _ phase: UITouch.Phase, _ touches: Set<UITouch>, with event: UIEvent?
  ) {
    receive(phase.touchPhase, touches, event)
  }

  private func run(_ phase: TouchPhase, _ touches: Set<UITouch>, _ event: UIEvent?) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary: break
    }
  }

  private func announce(_ phase: TouchPhase, _ touches: Set<UITouch>) {
    touchscopeEngine.record(
      TraceEvent(
        kind: .touches, verb: phase.touchesVerb, subject: touchscopeHandle,
        other: touches.first?.fingerHandle ?? .none, phase: phase))
  }

  /// What the default touch methods do.
  private func forward(_ phase: TouchPhase, _ touches: Set<UITouch>, _ event: UIEvent?) {
    let engine = touchscopeEngine
    // A direct call by somebody's own code was not announced by `receive`.
    if engine.pendingTouches != touchscopeHandle { announce(phase, touches) }
    engine.pendingTouches = .none
    let wasForwarding = beginForwarding()
    var next = nextInChain
    var rule: Rule = touchscopeHooks.next == nil ? .rc04 : .rc14
    if phase == .began {
      engine.touchSets.note(touches, from: touchscopeHandle, to: next)
    } else if !engine.touchSets.lead(touches, from: touchscopeHandle, to: next) {
      // Who got their beginning gets the rest, wherever it is now (RC-12).
      next = engine.touchSets.first(of: touches)?.route.next(after: touchscopeHandle)
      rule = .rc12
    }
    if let next, mayGoOn(to: next, rule) { next.receive(phase, touches, event) }
    endForwarding(wasForwarding)
  }

  /// True while it passes something on.
  @exclusivity(unchecked) private final var isForwarding = false

  /// What it passes on must not come back to it (RC-15); the answer is for `endForwarding`.
  final func beginForwarding() -> Bool {
    let was = isForwarding
    isForwarding = true
    touchscopeEngine.forwardingDepth += 1
    return was
  }

  final func endForwarding(_ was: Bool) {
    isForwarding = was
    touchscopeEngine.forwardingDepth -= 1
  }

  /// Traces the link to the next responder; false, with a warning, where the chain comes back (RC-15).
  final func mayGoOn(to next: UIResponder, _ rule: Rule) -> Bool {
    let engine = touchscopeEngine
    engine.record(
      TraceEvent(
        kind: .chain, verb: .nextResponder, subject: touchscopeHandle,
        other: next.touchscopeHandle, rule: rule))
    guard !next.isForwarding, engine.forwardingDepth < EngineLimits.chainLengthMax
    else {
      engine.warn(touchscopeHandle, "the responder chain comes back to where it was", rule: .rc15)
      return false
    }
    return true
  }

  /// True for one responder of each window at most.
  open var isFirstResponder: Bool {
    touchscopeEngine.windows.contains { $0.firstResponder === self }
  }
}

extension TouchPhase {
  var touchesVerb: Verb {
    switch self {
    case .began: .touchesBegan
    case .moved, .stationary: .touchesMoved
    case .ended: .touchesEnded
    case .cancelled: .touchesCancelled
    }
  }
}
