public import Foundation
import TouchTrace

/// A root view on the screen; hit first and asked last (WIN-05, WIN-16).
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// How far in front a window is.
  public nonisolated struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// Its number or name.
    public var rawValue: CGFloat
    /// By its number or name.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// By its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// That of an app's windows.
    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
    /// So much further in front.
    public static func + (level: Level, distance: CGFloat) -> Level {
      Level(level.rawValue + distance)
    }
    /// So much further back.
    public static func - (level: Level, distance: CGFloat) -> Level {
      Level(level.rawValue - distance)
    }
    /// Whether the first comes before the second.
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  }

  /// Higher ones are in front; a change puts the window in front of the others of its new level (WIN-05).
  open var windowLevel: Level = .normal {
    didSet { if isShown, windowLevel != oldValue { order() } }
  }

  /// Its view fills the window as soon as the window is shown.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { exchangeRoot(oldValue) } }
  }

  /// The scene that it is shown in; none without the profile ios14.
  open weak var windowScene: UIWindowScene? {
    didSet { hasScene = windowScene != nil }
  }
  /// False spares every touch a weak reference.
  private var hasScene = false
  /// The process that shows the window, when it is not the app: `SpringBoard`, the home screen. It takes the fingers that go
  /// down on it; the app gets nothing of them (REQ-002-005).
  public var touchscopeProcess: String?
  /// Stands in for `sendEvent`, as its outermost override; `base` is what would run without it.
  public var touchscopeSendEvent: ((UIEvent, _ base: () -> Void) -> Void)?
  /// Every window has its own (WIN-07).
  weak var firstResponder: UIResponder?
  /// True once it was made visible.
  private(set) var isShown = false
  /// The view that stands for the root controller among the subviews.
  private var rootPlace: UIView?

  final override var asWindow: UIWindow? { self }

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// The same from a coder; none carries anything here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A window of the screen's size, in a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: .zero, size: EngineStack.current.screen))
    self.windowScene = windowScene
    hasScene = true
  }

  /// What others refer to weakly in its place.
  private(set) lazy var tie = WindowTie(self)

  /// After the window comes its scene, or else the application (RC-03).
  open override var next: UIResponder? {
    // A class of somebody's own may have overridden it.
    let mayHaveScene = hasScene || type(of: self) != UIWindow.self
    return mayHaveScene
      ? windowScene ?? touchscopeEngine.application : touchscopeEngine.application
  }

  // MARK: Showing

  /// True until the window is shown (documented). One that is hidden again gets no touches, and loses those it has (WIN-17).
  open override var isHidden: Bool {
    get { !isShown || super.isHidden }
    set {
      super.isHidden = newValue
      if newValue { hide() } else { show() }
    }
  }

  /// Shows the window in front of the others of its level, and makes it the key window.
  open func makeKeyAndVisible() {
    super.isHidden = false
    show()
    makeKey()
  }

  private func show() {
    isShown = true
    windowScene = windowScene ?? touchscopeEngine.scene
    order()
    installRoot()
  }

  private func order() {
    touchscopeEngine.windows.removeAll { $0 === self }
    let index =
      touchscopeEngine.windows.firstIndex { $0.windowLevel > windowLevel }
      ?? touchscopeEngine.windows.count
    touchscopeEngine.windows.insert(self, at: index)
    touchscopeEngine.lookVersion += 1
    touchscopeEngine.updates.addTree(self)
  }

  private func hide() {
    guard isShown else { return }
    touchscopeEngine.events.viewLeft(self)
    guard isKeyWindow else { return }
    // The frontmost of those that are left takes over (EC-58).
    touchscopeEngine.windows.last {
      $0 !== self && !$0.isHidden && $0.canBecomeKey && !$0.isSystemWindow
    }?.makeKey()
  }

  // MARK: The key window (WIN-07)

  /// Whether it gets keys and motion.
  open var isKeyWindow: Bool { touchscopeEngine.keyWindow === self }
  /// Yes, unless a class says otherwise.
  open var canBecomeKey: Bool { true }

  /// Presses, motion and actions without a target go to this window from now on.
  open func makeKey() {
    guard !isKeyWindow, canBecomeKey else { return }
    let old = touchscopeEngine.keyWindow
    touchscopeEngine.keyWindow = self
    touchscopeEngine.record(
      TraceEvent(
        kind: .change, verb: .change, subject: touchscopeHandle,
        other: old?.touchscopeHandle ?? .none, rule: .win07),
      payload: "isKeyWindow false -> true")
    old?.resignKey()
    becomeKey()
  }

  /// Called when the window has become the key window.
  open func becomeKey() {}
  /// Called when another window has become the key window.
  open func resignKey() {}

  // MARK: The root controller

  private func exchangeRoot(_ old: UIViewController?) {
    old?.disappear(animated: false) { rootPlace?.removeFromSuperview() }
    old?.ownerWindow = nil
    rootPlace = nil
    rootViewController?.ownerWindow = self
    if isShown { installRoot() }
  }

  /// In the profile ios14 two views of the system lie between the window and the root view (OBS-003, OBS-021).
  private func installRoot() {
    guard let controller = rootViewController, rootPlace == nil, let view = controller.view else {
      return
    }
    controller.appear(animated: false) {
      if controller.hasNavigation { touchscopeAddGates() }
      view.frame = bounds
      rootPlace = view
      if touchscopeEngine.profile == .ios14 {
        let shadow = UIDropShadowView(frame: .zero)
        let transition = UITransitionView(frame: .zero)
        for one in [shadow, transition] { one.fill(bounds) }
        transition.addSubview(shadow)
        shadow.addSubview(view)
        rootPlace = transition
      }
      if let place = rootPlace { addSubview(place) }
    }
  }

  // MARK: Events

  /// Recognizers first, then views (WIN-02). Not calling super stops both (WIN-04).
  open func sendEvent(_ event: UIEvent) {
    if event.type == .touches {
      let engine = touchscopeEngine
      engine.gestures.process(event, in: self)
      engine.delivery.deliver(event, in: self)
      if engine.profile == .ios10 { walkChains(event) }
    } else if let presses = event as? UIPressesEvent {
      touchscopeEngine.presses.deliver(presses)
    } else if let motion = event as? MotionEvent {
      (firstResponder ?? self).receive(motion.phase, motion.subtype, motion)
    }
  }

  /// After a lift the responder chain is asked once more, without any touches (GOLD-003-01, C-38).
  private func walkChains(_ event: UIEvent) {
    for touch in event.orderedTouches where touch.isChanged && touch.phase == .ended {
      guard touch.window === self, let view = touch.view, touch.record.status == .over else {
        continue
      }
      var responder: UIResponder = view
      var passed: Set<Handle> = [view.touchscopeHandle]
      while let next = responder.nextInChain, passed.insert(next.touchscopeHandle).inserted {
        touchscopeEngine.record(
          TraceEvent(
            kind: .chain, verb: .nextResponder, subject: responder.touchscopeHandle,
            other: next.touchscopeHandle, rule: .ec50))
        responder = next
      }
    }
  }

  final func receive(_ event: UIEvent) {
    touchscopeEngine.record(
      TraceEvent(kind: .event, verb: .sendEvent, subject: touchscopeHandle, phase: event.mainPhase),
      payload: event.label)
    let outer = touchscopeEngine.enter(because: touchscopeEngine.recorder.cause)
    if let hook = touchscopeSendEvent {
      hook(event) { [self] in sendEvent(event) }
    } else {
      sendEvent(event)
    }
    touchscopeEngine.leave(outer)
  }

  // MARK: Recognizers of the system (WIN-14)

  /// The two that watch for gestures of the system; on windows that show a navigation controller, and where a scene says
  /// so (EC-53).
  public private(set) var touchscopeGates: [UIGestureRecognizer] = []

  /// Adds the system's own recognizers for the edges of the screen.
  public final func touchscopeAddGates() {
    guard touchscopeGates.isEmpty else { return }
    touchscopeGates = [false, true].map { _UISystemGestureGateGestureRecognizer(holdsTouches: $0) }
    for (index, gate) in touchscopeGates.enumerated() {
      if let name = touchscopeName { gate.touchscopeName = "\(name).gate\(index + 1)" }
      addGestureRecognizer(gate)
    }
  }

  final func touchscopeDismantle() {
    rootViewController?.leaveEverything()
    rootViewController = nil
    // From the end, so that none of those that are left moves up.
    for view in subviews.reversed() { view.removeFromSuperview() }
  }
}

/// Lives as long as its window. What is referred to weakly is slower to hold from then on (see `ViewParts`), and windows are
/// held at every touch.
final class WindowTie {
  unowned(unsafe) let window: UIWindow
  init(_ window: UIWindow) { self.window = window }
}
