import Foundation
import TouchTrace

/// The first to get an event and the last but one of the responder chain (WIN-01, RC-03).
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The application of the scene that runs.
  public static var shared: UIApplication { EngineStack.current.application }

  /// Gets what nobody handled, if it is a responder (C-21).
  public var delegate: (any UIApplicationDelegate)?

  open override var next: UIResponder? {
    guard let responder = delegate as? UIResponder, !(responder is UIView),
      !(responder is UIViewController), responder !== self
    else { return nil }
    return responder
  }

  /// All windows, from back to front.
  open var windows: [UIWindow] { touchscopeEngine.windows }

  /// Passes touches to every window that has some of them, other events to the key window (WIN-07, WIN-08). Not calling
  /// super stops the event (WIN-04).
  open func sendEvent(_ event: UIEvent) {
    guard event.type == .touches else {
      touchscopeEngine.keyWindow?.receive(event)
      return
    }
    if event.orderedTouches.count == 1 {
      event.orderedTouches[0].window?.receive(event)
      return
    }
    // Hardly ever is there more than one, and one needs no list.
    var first: UIWindow?
    var others: [UIWindow] = []
    for touch in event.orderedTouches {
      guard let window = touch.window, window !== first,
        others.isEmpty || !others.containsObject(window)
      else { continue }
      if first == nil { first = window } else { others.append(window) }
      window.receive(event)
    }
  }

  /// The window that gets keys and motion.
  open var keyWindow: UIWindow? { touchscopeEngine.keyWindow }

  /// A scene's override of `sendAction(_:to:from:for:)`: action, sender, event; `base` is what would run without it.
  public var touchscopeSendAction: ((Selector, AnyObject?, UIEvent?, _ base: () -> Bool) -> Bool)?

  /// Calls `action` on `target`. A nil target is the first one that has the action, from the first responder upward,
  /// or from `sender` upward when there is none (RC-10, documented). False when nobody has it.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let object = sender.map { $0 as AnyObject }
    if let target { return call(action, target as AnyObject, object, event, isChain: false) }
    let start = touchscopeEngine.firstResponder ?? sender as? UIResponder
    guard let performer = start?.target(forAction: action, withSender: sender) else { return false }
    return call(action, performer as AnyObject, object, event, isChain: true)
  }

  /// The way in: with the scene's override, if there is one.
  final func ask(
    _ action: Selector, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?
  ) {
    let base = { [self] in sendAction(action, to: target, from: sender, for: event) }
    _ = touchscopeSendAction.map { $0(action, sender, event, base) } ?? base()
  }

  /// What a search finds or a scene's list names is traced; other targets trace what they do themselves.
  private func call(
    _ action: Selector, _ target: AnyObject, _ sender: AnyObject?, _ event: UIEvent?, isChain: Bool
  ) -> Bool {
    let responder = target as? UIResponder
    let isListed = responder?.touchscopeHooks.implements.contains(action.name) ?? false
    if let responder, isListed || isChain {
      touchscopeEngine.record(
        TraceEvent(
          kind: .chain, verb: .performs, subject: responder.touchscopeHandle,
          other: (sender as? UIResponder)?.touchscopeHandle ?? .none,
          rule: isChain ? .rc10 : .none), payload: action.name)
    }
    return isListed || action.call(target, sender, event)
  }

  /// Calls nest: as many calls of `endIgnoringInteractionEvents` are needed (WIN-12, documented).
  private var ignoreCount = 0
  /// Drops touches until as many `end` calls came (WIN-12).
  open func beginIgnoringInteractionEvents() { ignoreCount += 1 }
  /// Takes one `begin` call back (WIN-12).
  open func endIgnoringInteractionEvents() { ignoreCount = max(0, ignoreCount - 1) }
  /// Whether touches are dropped now (WIN-12).
  public var isIgnoringInteractionEvents: Bool { ignoreCount > 0 }

  final func receive(_ event: UIEvent) {
    touchscopeEngine.record(
      TraceEvent(kind: .event, verb: .sendEvent, subject: touchscopeHandle, phase: event.mainPhase),
      payload: event.label)
    let outer = touchscopeEngine.enter(because: touchscopeEngine.recorder.cause)
    sendEvent(event)
    touchscopeEngine.leave(outer)
  }
}

/// May get what nobody handled (C-21).
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The app has started: the place to make its windows. Called by whoever launches it, such as `GestureTester`.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Nothing is to be done.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

extension UIApplication {
  /// Why an app was launched; here always without a reason.
  public nonisolated struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// Its number or name.
    public let rawValue: String
    /// By its number or name.
    public nonisolated init(rawValue: String) { self.rawValue = rawValue }
  }
}
