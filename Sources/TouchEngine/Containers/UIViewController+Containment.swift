import TouchTrace

extension UIViewController {
  final func adopt(_ childController: UIViewController) {
    guard mayHold(childController) else { return }
    if childController.parent != nil { childController.removeFromParent() }
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
    record("child nil -> \(childController.shownName)")
  }

  final func leaveParent() {
    guard let parent else { return }
    if isOnScreen, parent.frontChild == nil { disappear(animated: false) {} }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    parent.forget(self)
    parent.record("child \(shownName) -> nil")
    didMove(toParent: nil)
  }

  /// A child of a plain controller on the screen appears when it has moved there (EC-57).
  final func settle(in parent: UIViewController?) {
    guard let parent, parent.isOnScreen, parent.frontChild == nil, !isOnScreen,
      viewIfLoaded?.window != nil
    else { return }
    appear(animated: false) {}
  }

  /// Whether another controller may be put into this one, or be presented by it. One that has this one in it, or presents it,
  /// may not: the way to the controller in front would have no end.
  final func mayHold(_ other: UIViewController) -> Bool {
    guard isInside(other) else { return true }
    touchscopeEngine.warn(touchscopeHandle, "a controller cannot be put into itself")
    return false
  }

  private func isInside(_ other: UIViewController) -> Bool {
    var controller: UIViewController? = self
    while let current = controller {
      if current === other { return true }
      controller = current.parent ?? current.presenter
    }
    return false
  }

  /// The nearest container of a kind.
  final func container<T: UIViewController>(_ type: T.Type) -> T? {
    var controller = parent
    while let current = controller {
      if let found = current as? T { return found }
      controller = current.parent
    }
    return nil
  }

  /// The controller that the user sees: past presentations and containers, down to the one on top.
  public final var touchscopeFrontmost: UIViewController {
    var controller = self
    while let next = controller.presented ?? controller.frontChild { controller = next }
    return controller
  }

  /// Whether it is, or has in it, a navigation controller; the system's gates come with one (EC-53).
  final var hasNavigation: Bool {
    self is UINavigationController || children.contains { $0.hasNavigation }
  }

  // MARK: Trace

  /// A change of what the controller holds, as a line of the trace.
  final func record(_ change: String) {
    touchscopeEngine.lookVersion += 1
    touchscopeEngine.record(
      TraceEvent(kind: .change, verb: .change, subject: touchscopeHandle), payload: change)
  }

  final var shownName: String { touchscopeEngine.printedName(of: touchscopeHandle) }

  /// For the end of an engine: lets go of what is held in a ring.
  final func leaveEverything() {
    for child in children { child.leaveEverything() }
    presented?.leaveEverything()
    presented = nil
    children = []
  }
}
