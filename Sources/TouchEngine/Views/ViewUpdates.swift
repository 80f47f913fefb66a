import Foundation
import TouchTrace

/// Lays out and draws the views that asked for it, at the end of each turn: before the next touches (real code, 12).
@MainActor
final class ViewUpdates {
  private let engine: Engine
  @exclusivity(unchecked) private(set) var waiting: [UIView] = []

  init(engine: Engine) { self.engine = engine }

  func add(_ view: UIView) {
    guard !view.isWaitingForUpdate, view.window != nil else { return }
    view.isWaitingForUpdate = true
    waiting.append(view)
    engine.hasTurnWork = true
  }

  /// All views of a subtree that came into a window.
  func addTree(_ view: UIView) {
    if view.needsLayout || view.needsDisplay { add(view) }
    for subview in view.subviews { addTree(subview) }
  }

  var isEmpty: Bool { waiting.isEmpty }

  func removeAll() { waiting = [] }

  func run() {
    var rounds = 0
    while !waiting.isEmpty {
      rounds += 1
      let batch = outermostFirst(waiting)
      waiting = []
      for view in batch { view.isWaitingForUpdate = false }
      guard rounds <= EngineLimits.layoutRoundsMax else {
        engine.warn(
          batch[0].touchscopeHandle,
          "asks for a layout in every layout; stopped after \(EngineLimits.layoutRoundsMax)")
        return
      }
      for view in batch where view.window != nil { view.layoutNow() }
      for view in batch where view.window != nil { view.drawNow() }
    }
  }

  /// Superviews before their subviews, else in the order of asking.
  private func outermostFirst(_ views: [UIView]) -> [UIView] {
    views.enumerated().map { ($0.element.touchscopeDepth, $0.offset, $0.element) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map { $0.2 }
  }
}

extension UIView {
  /// Runs `layoutSubviews` if it is due, between what its controller has to say about it.
  final func layoutNow() {
    guard needsLayout else { return }
    needsLayout = false
    if let viewController {
      if viewController.isAboutToAppear != nil, window != nil { viewController.tellIsAppearing() }
      viewController.viewWillLayoutSubviews()
    }
    layoutSubviews()
    viewController?.viewDidLayoutSubviews()
  }

  /// Runs `draw(_:)` if it is due, and keeps what it drew.
  final func drawNow() {
    guard needsDisplay else { return }
    needsDisplay = false
    guard bounds.width > 0, bounds.height > 0 else { return }
    let context = CGContext()
    let outer = touchscopeEngine.drawing
    touchscopeEngine.drawing = context
    draw(bounds)
    touchscopeEngine.drawing = outer
    guard context.marks != drawnMarks else { return }
    drawnMarks = context.marks
    touchscopeEngine.lookVersion += 1
  }
}

extension Engine {
  /// Lays out and draws the views that asked for it, as the end of a turn does.
  public func layoutIfNeeded() { perform { updates.run() } }
}

extension UIView {
  /// A warning in the trace that names the view.
  public final func touchscopeWarn(_ text: String) { touchscopeEngine.warn(touchscopeHandle, text) }
}
