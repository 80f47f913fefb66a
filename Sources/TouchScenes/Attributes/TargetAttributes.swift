import TouchEngine
import TouchLanguage

/// The targets of a control's action.
enum TargetAttributes {
  static var all: [SceneAttribute] { prints + targets }

  /// What the method behind an action prints, as the articles' methods do.
  private static var prints: [SceneAttribute] {
    [
      .custom(
        "prints", .recognizer, UIGestureRecognizer.self, .text, Text.attributes.prints
      ) { scope, recognizer, node in
        guard let text = scope.text(node) else { return }
        let old = recognizer.touchscopeHooks.action
        recognizer.touchscopeHooks.actionIsSeen = true
        recognizer.touchscopeHooks.action = { [unowned engine = scope.engine] recognizer in
          old?(recognizer)
          let object = text.contains("%@") ? PrintedObject.text(recognizer) : ""
          engine.printedAside(text.replacing("%@", with: object))
        }
      },
      .custom("prints", .control, UIControl.self, .text, Text.attributes.prints) {
        scope, control, node in
        guard let text = scope.text(node) else { return }
        control.touchscopeAddTarget(for: control.touchscopeTriggerEvent) {
          [unowned engine = scope.engine] in engine.printedAside(text)
        }
      },
      .custom("prints", .table, UITableView.self, .text, Text.attributes.prints) {
        scope, table, node in
        guard let text = scope.text(node) else { return }
        table.touchscopeTableHooks.didSelectRow = { [unowned engine = scope.engine] _ in
          engine.printedAside(text)
        }
      },
    ]
  }

  private static var targets: [SceneAttribute] {
    [
      .custom(
        "target", .control, UIControl.self, .form("nil"), order: 6, kind: .readOnly,
        Text.attributes.target
      ) { scope, control, node in
        guard scope.word(node, ["nil"]) != nil else { return }
        let name = scope.actionNames[control.touchscopeHandle] ?? control.touchscopeName ?? ""
        control.addTarget(nil, action: Selector(name), for: control.touchscopeTriggerEvent)
      },
      .custom(
        "implements", .viewControllerOrApplication, UIResponder.self, .list(of: .actionNames),
        kind: .readOnly, Text.attributes.implements
      ) { scope, responder, node in
        if let names = scope.ids(node) { responder.touchscopeHooks.implements = Set(names) }
      },
      .custom(
        "sendAction", .control, UIControl.self, values, kind: .readOnly,
        Text.attributes.sendActionOfControl
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
        "sendAction", .application, UIApplication.self, values, kind: .readOnly,
        Text.attributes.sendActionOfApplication
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

  private static let values = AttributeValues.choice(["swallow", "{to: id}"])

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
