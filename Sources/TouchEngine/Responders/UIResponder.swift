public import Foundation
public import TouchTrace

/// What can get touches and pass them on: views, controllers, windows, the application (RC-04).
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public let touchscopeEngine: Engine
  public private(set) var touchscopeHandle = Handle.none
  public var touchscopeHooks = ResponderHooks()

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
  public final var isFirstResponder: Bool { touchscopeEngine.firstResponder === self }

  /// Takes over from the present first responder, if that lets go; a view must be in a window (documented).
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    if let view = self as? UIView, view.window == nil { return false }
    guard canBecomeFirstResponder else { return false }
    if let old = touchscopeEngine.firstResponder, !old.resignFirstResponder() { return false }
    setFirst(true)
    return true
  }

  /// False when it wants to stay the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    setFirst(false)
    return true
  }

  private func setFirst(_ isFirst: Bool) {
    touchscopeEngine.firstResponder = isFirst ? self : nil
    touchscopeEngine.lookVersion += 1
    touchscopeEngine.record(
      TraceEvent(kind: .change, verb: .change, subject: touchscopeHandle),
      payload: "isFirstResponder \(!isFirst) -> \(isFirst)")
  }

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.began, touches, event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.moved, touches, event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.ended, touches, event)
  }

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
    announce(phase, touches)
    let announced = touchscopeEngine.announcedTouches
    touchscopeEngine.announcedTouches = self
    touchscopeEngine.nested {
      let base = { [self] in run(phase, touches, event) }
      if let hook = touchscopeHooks.touches { hook(phase, touches, event, base) } else { base() }
    }
    touchscopeEngine.announcedTouches = announced
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
    if engine.announcedTouches !== self { announce(phase, touches) }
    engine.announcedTouches = nil
    engine.forwarding.append(touchscopeHandle)
    defer { engine.forwarding.removeLast() }
    guard let next = nextInChain else { return }
    engine.record(
      TraceEvent(
        kind: .chain, verb: .nextResponder, subject: touchscopeHandle,
        other: next.touchscopeHandle, rule: touchscopeHooks.next == nil ? .rc04 : .rc14))
    guard !engine.forwarding.contains(next.touchscopeHandle),
      engine.forwarding.count < EngineLimits.chainLengthMax
    else {
      engine.warn(touchscopeHandle, "the responder chain comes back to where it was", rule: .rc15)
      return
    }
    next.receive(phase, touches, event)
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
