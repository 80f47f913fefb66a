import TouchTrace

/// Whom recognizers and controls tell, for call stacks and lists.
extension ActionTarget {
  /// An action of the app's code.
  init(_ object: AnyObject, _ action: Selector) {
    self.init(className: "\(type(of: object))", action: action.name)
  }

  /// An action of a scene, which names no target: it is shown as its nearest controller's (EC-65).
  init?(ofScene handle: Handle, in view: UIView?, _ engine: Engine) {
    var view = view
    while let current = view, current.viewController == nil { view = current.superview }
    guard let controller = view?.viewController, let name = engine.name(of: handle) else {
      return nil
    }
    self.init(
      className: "\(type(of: controller))", action: engine.actionNames[handle] ?? name + ":")
  }
}

extension UIControl {
  /// The first target that listens to one of these events, or the scene's for its trigger event.
  func firstTarget(for events: Event) -> ActionTarget? {
    let listening = targets.first { !$0.events.isDisjoint(with: events) }
    if let listening, let object = listening.object {
      return ActionTarget(object, listening.action)
    }
    guard !events.isDisjoint(with: touchscopeTriggerEvent) else { return nil }
    return ActionTarget(ofScene: touchscopeHandle, in: self, touchscopeEngine)
  }
}

extension UIGestureRecognizer {
  /// The first target, or the scene's.
  var firstTarget: ActionTarget? {
    for pair in targets {
      if let object = pair.object { return ActionTarget(object, pair.action) }
    }
    // What a view brings tells the view or nobody: the app's code knows nothing of it.
    guard touchscopeIsBroughtByView else {
      return ActionTarget(ofScene: touchscopeHandle, in: view, touchscopeEngine)
    }
    guard self is UIScrollViewDelayedTouchesBeganGestureRecognizer, let view else { return nil }
    return ActionTarget(className: "\(type(of: view))", action: "delayed:")
  }
}
