import TouchEngine
import TouchGeometry
import TouchLanguage

/// Properties of controllers, and those of windows and responders that concern first responders.
enum ControllerAttributes {
  static var all: [SceneAttribute] { controllers + containers + responders }

  private static var controllers: [SceneAttribute] {
    [
      .custom(
        "title", .controller, UIViewController.self, .text, Text.attributes.titleOfController,
        read: { $0.title.map { .text($0) } }
      ) { scope, controller, node in
        if let text = scope.text(node) { controller.title = text }
      },
      .custom(
        "modalPresentationStyle", .controller, UIViewController.self,
        .choice(["fullScreen", "overFullScreen"]), kind: .choice(["fullScreen", "overFullScreen"]),
        Text.attributes.modalPresentationStyle
      ) { scope, controller, node in
        if let word = scope.word(node, ["fullScreen", "overFullScreen"]) {
          controller.modalPresentationStyle = word == "fullScreen" ? .fullScreen : .overFullScreen
        }
      },
      .custom(
        "deferSystemGestures", .controller, UIViewController.self,
        .list(of: .words(["top", "left", "bottom", "right"])),
        Text.attributes.deferSystemGestures
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
        "rightBarButton", .controller, UIViewController.self,
        .form("{id: ..., title: ..., whenAction: [...]}"), kind: .readOnly,
        Text.attributes.rightBarButton
      ) { scope, controller, node in rightButton(scope, controller, node) },
      appearing("whenWillAppear", Text.attributes.whenWillAppear, \.willAppear),
      appearing("whenDidAppear", Text.attributes.whenDidAppear, \.didAppear),
    ]
  }

  private static var containers: [SceneAttribute] {
    [
      .bool(
        "isNavigationBarHidden", .navigationController,
        \UINavigationController.isNavigationBarHidden, Text.attributes.isNavigationBarHidden),
      .integer(
        "selectedIndex", .tabBarController, \UITabBarController.selectedIndex, in: 0...20,
        Text.attributes.selectedIndex),
    ]
  }

  private static var responders: [SceneAttribute] {
    [
      .custom(
        "canBecomeFirstResponder", .viewOrController, UIResponder.self, .flag,
        kind: .flag, Text.attributes.canBecomeFirstResponder,
        read: { .bool($0.touchscopeHooks.canBecomeFirst ?? $0.canBecomeFirstResponder) }
      ) { scope, responder, node in
        responder.touchscopeHooks.canBecomeFirst = scope.bool(node)
      },
      .reading(
        "isFirstResponder", .viewOrController, Text.attributes.isFirstResponderOfViewOrController
      ) {
        (responder: UIResponder) in .bool(responder.isFirstResponder)
      },
      .reading("isKeyWindow", .window, Text.attributes.isKeyWindow) {
        (window: UIWindow) in .bool(window.isKeyWindow)
      },
      .custom(
        "systemGates", .window, UIWindow.self, .flag, kind: .readOnly,
        Text.attributes.systemGates
      ) { scope, window, node in
        if scope.bool(node) == true { window.touchscopeAddGates() }
      },
    ]
  }

  private static func appearing(
    _ name: String, _ summary: String, _ path: WritableKeyPath<ControllerHooks, (() -> Void)?>
  ) -> SceneAttribute {
    .custom(
      name, .controller, UIViewController.self, .list(of: .changes),
      kind: .readOnly, summary
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
