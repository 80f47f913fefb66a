import TouchEngine

/// The targets of a control's action.
enum TargetAttributes {
  static var all: [SceneAttribute] {
    [
      .custom(
        "target", "control", UIControl.self, "nil", order: 6, kind: .readOnly,
        "nil: the action goes up the responder chain to the first responder that implements it."
      ) { scope, control, node in
        guard scope.word(node, ["nil"]) != nil else { return }
        let name = scope.actionNames[control.touchscopeHandle] ?? control.touchscopeName ?? ""
        control.addTarget(nil, action: Selector(name), for: control.touchscopeTriggerEvent)
      },
      .custom(
        "implements", "view, controller, application", UIResponder.self, "a list of action names",
        kind: .readOnly, "Actions that this responder implements, for controls with 'target: nil'."
      ) { scope, responder, node in
        if let names = scope.ids(node) { responder.touchscopeHooks.implements = Set(names) }
      },
      .custom(
        "sendAction", "control", UIControl.self, values, kind: .readOnly,
        "swallow drops actions; to sends them to another target."
      ) { scope, control, node in
        let application = scope.engine.application
        route(scope, node) { route in
          control.touchscopeSendAction = {
            [unowned control, unowned application] action, _, event, _ in
            guard let target = route() else { return }
            application.sendAction(action, to: target, from: control, for: event)
          }
        }
      },
      .custom(
        "sendAction", "application", UIApplication.self, values, kind: .readOnly,
        "swallow drops all actions; to sends them to another target."
      ) { scope, application, node in
        route(scope, node) { route in
          application.touchscopeSendAction = { [unowned application] action, sender, event, _ in
            guard let target = route() else { return true }
            return application.sendAction(action, to: target, from: sender, for: event)
          }
        }
      },
    ]
  }

  private static let values = "swallow or {to: id}"

  /// Redirects actions; nil drops them.
  private static func route(
    _ scope: any AttributeScope, _ node: SceneNode,
    _ set: @escaping (@escaping () -> UIResponder?) -> Void
  ) {
    if node.text != nil {
      if scope.word(node, ["swallow"]) != nil { set { nil } }
      return
    }
    guard let (_, value) = scope.singleEntry(node, ["to"]), let id = scope.text(value) else {
      return
    }
    scope.whenLoaded(id, UIResponder.self, at: value) { target in
      set { [weak target] in target }
    }
  }
}
