import Foundation
import TouchTrace

/// Objects as `%@` prints them, with addresses that are made up.
public enum PrintedObject {
  /// `<TSWindow: 0x7f93cbf3bc30; baseClass = UIWindow; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x7f93cbf21ca0>>`
  public static func text(_ responder: UIResponder?) -> String {
    guard let responder else { return "(null)" }
    var parts = [name(responder)]
    if let view = responder as? UIView { parts += details(view) }
    return "<\(parts.joined(separator: "; "))>"
  }

  /// `<TDPanGestureRecognizer: 0x7f93cbf3bc30; baseClass = UIPanGestureRecognizer; state = Began; view = <TDView 0x7f93cbf21ca0>>`,
  /// with its target.
  public static func text(_ recognizer: UIGestureRecognizer) -> String {
    let engine = recognizer.touchscopeEngine
    let state = GestureState(recognizer.state).name
    var parts = [
      "\(type(of: recognizer)): \(engine.printedAddress(of: recognizer.touchscopeHandle))"
    ]
    parts += base(of: recognizer)
    parts.append("state = \(state.prefix(1).uppercased())\(state.dropFirst())")
    if let view = recognizer.view { parts.append("view = <\(plain(view))>") }
    if let target = recognizer.firstTarget, let controller = controller(around: recognizer.view) {
      parts.append("target= <(action=\(target.action), target=<\(plain(controller))>)>")
    }
    return "<\(parts.joined(separator: "; "))>"
  }

  // MARK: Parts

  private static func details(_ view: UIView) -> [String] {
    let isWindow = view is UIWindow
    var parts = base(of: view) + ["frame = \(text(view.frame))"]
    if !isWindow, !view.autoresizingMask.isEmpty {
      parts.append("autoresize = \(text(view.autoresizingMask))")
    }
    if view.gestureRecognizers?.isEmpty == false {
      parts.append("gestureRecognizers = <NSArray: \(address(view, .gestureRecognizers))>")
    }
    let layer = isWindow ? "UIWindowLayer" : "CALayer"
    return parts + ["layer = <\(layer): \(address(view, .layer))>"]
  }

  /// Of the app's own classes the one of the system that they come from.
  private static func base(of object: AnyObject) -> [String] {
    let lineage = ClassLine.lineage(of: type(of: object))
    return lineage.ownCount > 0 ? ["baseClass = \(lineage.base)"] : []
  }

  private static func controller(around view: UIView?) -> UIViewController? {
    var view = view
    while let current = view, current.viewController == nil { view = current.superview }
    return view?.viewController
  }

  private static func name(_ responder: UIResponder) -> String {
    "\(type(of: responder)): \(address(responder))"
  }

  private static func plain(_ responder: UIResponder) -> String {
    "\(type(of: responder)) \(address(responder))"
  }

  private static func address(_ responder: UIResponder, _ part: PrintedPart = .itself) -> String {
    responder.touchscopeEngine.printedAddress(of: responder.touchscopeHandle, part)
  }

  private static func text(_ frame: CGRect) -> String {
    "(\(Int(frame.minX)) \(Int(frame.minY)); \(Int(frame.width)) \(Int(frame.height)))"
  }

  private static func text(_ mask: UIView.AutoresizingMask) -> String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
