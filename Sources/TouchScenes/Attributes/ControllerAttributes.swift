import TouchEngine
import TouchGeometry

/// Properties of controllers, and those of windows and responders that concern first responders.
enum ControllerAttributes {
  static var all: [SceneAttribute] { controllers + containers + responders }

  private static var controllers: [SceneAttribute] {
    [
      .custom(
        "title", "controller", UIViewController.self, "a text", "The title that bars show.",
        read: { $0.title.map { .text($0) } }
      ) { scope, controller, node in
        if let text = scope.text(node) { controller.title = text }
      },
      .custom(
        "modalPresentationStyle", "controller", UIViewController.self,
        "fullScreen or overFullScreen", kind: .choice(["fullScreen", "overFullScreen"]),
        "fullScreen removes the presenting view; overFullScreen keeps it below."
      ) { scope, controller, node in
        if let word = scope.word(node, ["fullScreen", "overFullScreen"]) {
          controller.modalPresentationStyle = word == "fullScreen" ? .fullScreen : .overFullScreen
        }
      },
      .custom(
        "deferSystemGestures", "controller", UIViewController.self,
        "a list of top, left, bottom, right",
        "The edges where the app's gestures take precedence over the system's."
      ) { scope, controller, node in
        var edges: UIRectEdge = []
        for item in scope.list(node) {
          let names = UIRectEdge.named.map(\.name)
          if let word = scope.word(item, names), let index = names.firstIndex(of: word) {
            edges.insert(UIRectEdge.named[index].edge)
          }
        }
        controller.touchscopeDeferredEdges = edges
      },
      .custom(
        "rightBarButton", "controller", UIViewController.self,
        "{id: ..., title: ..., whenAction: [...]}", kind: .readOnly,
        "A button at the right of the navigation bar."
      ) { scope, controller, node in rightButton(scope, controller, node) },
      appearing("whenWillAppear", "before its view enters a window", \.willAppear),
      appearing("whenDidAppear", "once its view is in a window", \.didAppear),
    ]
  }

  private static var containers: [SceneAttribute] {
    [
      .bool(
        "isNavigationBarHidden", "navigation controller",
        \UINavigationController.isNavigationBarHidden, "Whether its navigation bar is hidden."),
      .integer(
        "selectedIndex", "tab bar controller", \UITabBarController.selectedIndex, in: 0...20,
        "The selected tab, from 0."),
    ]
  }

  private static var responders: [SceneAttribute] {
    [
      .custom(
        "canBecomeFirstResponder", "view, controller", UIResponder.self, "true or false",
        kind: .flag, "Whether it can become the first responder.",
        read: { .bool($0.touchscopeHooks.canBecomeFirst ?? $0.canBecomeFirstResponder) }
      ) { scope, responder, node in
        responder.touchscopeHooks.canBecomeFirst = scope.bool(node)
      },
      .reading("isFirstResponder", "view, controller", "True for one responder of each window.") {
        (responder: UIResponder) in .bool(responder.isFirstResponder)
      },
      .reading("isKeyWindow", "window", "True for the window that gets presses and motion.") {
        (window: UIWindow) in .bool(window.isKeyWindow)
      },
      .custom(
        "systemGates", "window", UIWindow.self, "true or false", kind: .readOnly,
        "Adds the system's two gate recognizers; windows with a navigation controller always have them."
      ) { scope, window, node in
        if scope.bool(node) == true { window.touchscopeAddGates() }
      },
    ]
  }

  private static func appearing(
    _ name: String, _ moment: String, _ path: WritableKeyPath<ControllerHooks, (() -> Void)?>
  ) -> SceneAttribute {
    .custom(
      name, "controller", UIViewController.self, "a list of {set: ...} and {do: ...}",
      kind: .readOnly, "Changes to make \(moment)."
    ) { scope, controller, node in
      let changes = scope.changes(node)
      controller.touchscopeControllerHooks[keyPath: path] = { [unowned scope] in
        scope.perform(changes)
      }
    }
  }

  private static func rightButton(
    _ scope: any AttributeScope, _ controller: UIViewController, _ node: SceneNode
  ) {
    for (key, _) in node.entries ?? [] { _ = scope.word(key, ["id", "title", "whenAction"]) }
    let title = node["title"].flatMap { scope.text($0) }
    let item = UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    if let actions = node["whenAction"] {
      let changes = scope.changes(actions)
      item.touchscopeAction = { [unowned scope] in scope.perform(changes) }
    }
    controller.navigationItem.rightBarButtonItem = item
    if let id = node["id"].flatMap({ scope.text($0) }) {
      scope.adopt(item.touchscopeButton, id, node)
    }
  }
}
