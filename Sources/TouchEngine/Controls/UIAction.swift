public import Foundation

/// A closure as what a control does, with a title for where it is shown.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// Tells actions apart: one control has each identifier once (CTL-23, documented).
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text that tells it apart.
    public let rawValue: String
    /// By the text that tells it apart.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By the text that tells it apart.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What a button shows.
  open var title: String
  /// Given by the program, or its own.
  public let identifier: Identifier
  /// The control that sends it, while the handler runs.
  public internal(set) weak var sender: AnyObject?
  private let handler: (UIAction) -> Void

  /// Without an identifier it gets one of its own.
  public init(
    title: String = "", identifier: Identifier? = nil, handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.handler = handler
    self.identifier =
      identifier ?? Identifier("touchscope.action.\(EngineStack.current.nextActionNumber())")
  }

  final func run(from sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

extension UIControl {
  /// Runs the action at these events; it replaces one with the same identifier (CTL-23, documented).
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: .allEvents)
    addActionTarget(action, for: controlEvents)
  }

  /// Takes an action away from these events.
  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Takes the action with an identifier away from these events.
  public func removeAction(
    identifiedBy identifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in targets.indices where targets[index].handler?.identifier == identifier {
      targets[index].events.subtract(controlEvents)
    }
    targets.removeAll { $0.events.isEmpty }
  }

  /// Everything that listens: an action, or a target with its method, and the events; true in the last argument ends it.
  public func enumerateEventHandlers(
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
