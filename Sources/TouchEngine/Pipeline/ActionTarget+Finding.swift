import TouchTrace

/// Whom recognizers and controls tell, for call stacks, lists and inspectors.
package struct ToldObject {
  /// The target.
  package let object: AnyObject
  /// Its method.
  package let action: String

  private init(_ object: AnyObject, action: String) {
    self.object = object
    self.action = action
  }

  /// An action of the app's code.
  init(_ object: AnyObject, _ action: Selector) { self.init(object, action: action.name) }

  /// A view that its own recognizer tells when the delay of touches is over.
  init(delaying view: UIView) { self.init(view, action: "delayed:") }

  /// An action of a scene, which names no target: it is shown as its nearest controller's (EC-65).
  init?(ofScene handle: Handle, in view: UIView?, _ engine: Engine) {
    var view = view
    while let current = view, current.viewController == nil { view = current.superview }
    guard let controller = view?.viewController, let name = engine.name(of: handle) else {
      return nil
    }
    self.init(controller, action: engine.actionNames[handle] ?? name + ":")
  }

  /// Its class and method.
  var target: ActionTarget { ActionTarget(className: "\(type(of: object))", action: action) }
}

extension UIControl {
  /// The first target that listens to one of these events, or the scene's for its trigger event.
  func firstTarget(for events: Event) -> ActionTarget? { touchscopeTold(for: events)?.target }

  /// The same, with the object.
  package func touchscopeTold(for events: Event) -> ToldObject? {
    let listening = targets.first { !$0.events.isDisjoint(with: events) }
    if let listening, let object = listening.object {
      return ToldObject(object, listening.action)
    }
    guard !events.isDisjoint(with: touchscopeTriggerEvent) else { return nil }
    return ToldObject(ofScene: touchscopeHandle, in: self, touchscopeEngine)
  }
}

extension UIGestureRecognizer {
  /// The first target, or the scene's.
  var firstTarget: ActionTarget? { touchscopeTold?.target }

  /// Whether nobody acts on its action: it has no target left, and the scene gives its action nothing to do. What a view
  /// brings acts on its view.
  var touchscopeActionIsEmpty: Bool {
    !touchscopeIsBroughtByView && !touchscopeHooks.actionIsSeen
      && targets.allSatisfy { $0.object == nil }
  }

  /// The same, with the object.
  package var touchscopeTold: ToldObject? {
    for pair in targets {
      if let object = pair.object { return ToldObject(object, pair.action) }
    }
    // What a view brings tells the view or nobody: the app's code knows nothing of it.
    guard touchscopeIsBroughtByView else {
      return ToldObject(ofScene: touchscopeHandle, in: view, touchscopeEngine)
    }
    guard self is UIScrollViewDelayedTouchesBeganGestureRecognizer, let view else { return nil }
    return ToldObject(delaying: view)
  }
}
