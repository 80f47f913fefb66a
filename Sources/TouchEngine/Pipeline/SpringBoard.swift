import Foundation
import TouchTrace

/// The home screen's process: fingers that go down on its windows are its own, and the app hears nothing of them.
final class SpringBoard {
  private let engine: Engine
  /// Its fingers, with the control that each went down on.
  private var fingers: [Int: UIControl?] = [:]

  init(_ engine: Engine) { self.engine = engine }

  /// Takes its own fingers out of a report; nil when nothing is left for the app.
  func filter(_ report: DigitizerEvent) -> DigitizerEvent? {
    var rest = report
    rest.changes = report.changes.filter { !isOwn($0) }
    let count = report.changes.count - rest.changes.count
    guard count > 0 else { return report }
    engine.record(.springBoard, .consumes, measured: Double(count))
    for change in report.changes where isOwn(change) { handle(change) }
    engine.finish()
    return rest.changes.isEmpty ? nil : rest
  }

  /// True while it has neither windows nor fingers: then every report is the app's.
  var isIdle: Bool {
    guard fingers.isEmpty else { return false }
    for window in engine.windows where window.isSystemWindow { return false }
    return true
  }

  /// Whether a finger that goes down at a place of the screen would be its own.
  func takes(_ point: CGPoint) -> Bool { view(at: point) != nil }

  private func isOwn(_ change: FingerChange) -> Bool {
    if change.phase == .began, fingers[change.finger] == nil {
      guard let view = view(at: change.location) else { return false }
      fingers[change.finger] = .some(control(around: view))
    }
    return fingers[change.finger] != nil
  }

  private func handle(_ change: FingerChange) {
    let control = fingers[change.finger] ?? nil
    switch change.phase {
    case .began: control?.isHighlighted = true
    case .moved, .stationary: break
    case .ended, .cancelled:
      fingers[change.finger] = nil
      control?.isHighlighted = false
      let isOver = control.map { control in
        view(at: change.location).map { $0.isDescendant(of: control) } ?? false
      }
      guard change.phase == .ended, isOver == true else { return }
      let wasShown = isShown
      control?.sendActions(for: .touchUpInside)
      if wasShown, !isShown {
        engine.record(
          .springBoard, .activates, other: engine.application.touchscopeHandle)
      }
    }
  }

  private var isShown: Bool { engine.windows.contains { $0.isSystemWindow && !$0.isHidden } }

  private func control(around view: UIView) -> UIControl? {
    var current: UIView? = view
    while let one = current {
      if let control = one as? UIControl { return control }
      current = one.superview
    }
    return nil
  }

  // MARK: Its own search, which is no line of the app's

  private func view(at point: CGPoint) -> UIView? {
    for window in engine.windows.reversed() where window.isSystemWindow {
      if let view = view(at: window.touchscopeFromScreen(point), in: window) { return view }
    }
    return nil
  }

  private func view(at point: CGPoint, in view: UIView) -> UIView? {
    guard !view.isHidden, view.isUserInteractionEnabled, view.bounds.contains(point) else {
      return nil
    }
    for subview in view.subviews.reversed() {
      let place = subview.convert(point, from: view)
      if let found = self.view(at: place, in: subview) { return found }
    }
    return view
  }
}

extension UIWindow {
  /// Whether another process than the app's shows it.
  var isSystemWindow: Bool { touchscopeProcess != nil }
}
