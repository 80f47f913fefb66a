public import Foundation
import TouchTrace

/// A root view on the screen; hit first and asked last (WIN-05, WIN-16).
@preconcurrency @MainActor
open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
    public nonisolated static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  }

  open var windowLevel: Level = .normal

  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let controller = rootViewController else { return }
      controller.view.frame = bounds
      addSubview(controller.view)
    }
  }

  open override var next: UIResponder? { touchscopeEngine.application }

  /// Shows the window in front of the others of its level.
  open func makeKeyAndVisible() {
    touchscopeEngine.windows.removeAll { $0 === self }
    let index =
      touchscopeEngine.windows.firstIndex { $0.windowLevel > windowLevel }
      ?? touchscopeEngine.windows.count
    touchscopeEngine.windows.insert(self, at: index)
    touchscopeEngine.lookVersion += 1
    touchscopeEngine.updates.addTree(self)
    rootViewController?.viewWillAppear(false)
    rootViewController?.viewDidAppear(false)
  }

  /// Recognizers first, then views (WIN-02). Not calling super stops both (WIN-04).
  open func sendEvent(_ event: UIEvent) {
    touchscopeEngine.gestures.process(event, in: self)
    touchscopeEngine.delivery.deliver(event, in: self)
  }

  final func receive(_ event: UIEvent) {
    touchscopeEngine.record(
      TraceEvent(kind: .event, verb: .sendEvent, subject: touchscopeHandle, phase: event.mainPhase))
    touchscopeEngine.nested { sendEvent(event) }
  }

  final func touchscopeDismantle() {
    rootViewController = nil
    for view in subviews { view.removeFromSuperview() }
  }
}
