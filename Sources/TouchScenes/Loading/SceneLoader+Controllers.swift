import Foundation
import TouchEngine
import TouchLanguage

/// Controllers and what they contain.
extension SceneLoader {
  /// Controllers to push or present later.
  func loadControllers(_ node: SceneNode?) {
    guard let node else { return }
    guard let items = node.items else {
      issues.add(node, Text.sceneFiles.noList(key: "controllers", of: .controller))
      return
    }
    for item in items {
      if let controller = loadController(item, standard: nil) {
        waitingControllers.append(controller)
      }
    }
  }

  /// A controller with its view and, for a container, its controllers. `subviews` go to the view of the front controller.
  func loadController(
    _ node: SceneNode, standard: String?, subviews: SceneNode? = nil
  ) -> UIViewController? {
    guard
      let controller = make(
        .controller, node, standard: "UIViewController", as: UIViewController.self)
    else { return nil }
    let viewNode = node["view"]
    let isContainer =
      controller is UINavigationController || controller is UITabBarController
      || controller is UIPageViewController
    if let viewNode, let classNode = viewNode["class"] {
      if isContainer {
        issues.add(classNode, Text.sceneFiles.containerMakesView)
      } else if captured?.hasView(controller, for: viewNode) == true {
        // It is there already.
      } else if let view = make(.view, viewNode, standard: "UIView", as: UIView.self) {
        view.frame = CGRect(origin: .zero, size: engine.screen)
        controller.view = view
      }
    }
    name(controller, node, standard: standard)
    let nothing = SceneNode(content: .mapping([]), line: node.line, column: node.column)
    if viewNode?["id"] != nil || controller.touchscopeName != nil {
      name(
        controller.view, viewNode ?? nothing,
        standard: controller.touchscopeName.map { $0 + ".view" })
    }
    if let viewNode {
      apply(
        viewNode, to: controller.view, except: ["class", "id", "subviews", "gestureRecognizers"])
      loadRecognizers(viewNode, on: controller.view)
    }
    if !isContainer, controller.view.backgroundColor == nil {
      controller.view.backgroundColor = .white
    }
    if let inner = viewNode?["subviews"] { loadSubviews(inner, of: controller.view, depth: 2) }
    fill(controller, node)
    apply(
      node, to: controller, except: ["class", "id", "view", "controllers", "subviews"])
    for list in [node["subviews"], subviews] {
      if let list { loadSubviews(list, of: controller.touchscopeFrontmost.view, depth: 2) }
    }
    return controller
  }

  /// Puts the controllers of a node into their container.
  private func fill(_ container: UIViewController, _ node: SceneNode) {
    guard let list = node["controllers"] else { return }
    guard let items = list.items else {
      issues.add(list, Text.sceneFiles.noList(key: "controllers", of: .controller))
      return
    }
    let inner = items.compactMap { loadController($0, standard: nil) }
    switch container {
    case let navigation as UINavigationController:
      navigation.setViewControllers(inner, animated: false)
    case let tabs as UITabBarController:
      tabs.viewControllers = inner
      guard let id = tabs.touchscopeName else { return }
      for (index, button) in tabs.tabBar.touchscopeButtons.enumerated() {
        adopt(button, "\(id).bar.\(index + 1)", list)
      }
    case let pages as UIPageViewController:
      let source = ScenePages(inner)
      pageSources.append(source)
      pages.setViewControllers(inner.first.map { [$0] }, direction: .forward, animated: false)
      pages.dataSource = source
    default:
      for child in inner {
        container.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
      }
    }
  }

  /// `controller:` of a view: the view's own controller, a child of the enclosing one.
  func loadOwner(_ node: SceneNode, of view: UIView, in parent: UIView) -> UIViewController? {
    guard
      let controller = make(
        .controller, node, standard: "UIViewController", as: UIViewController.self)
    else { return nil }
    controller.view = view
    name(controller, node, standard: nil)
    apply(node, to: controller, except: ["class", "id"])
    var responder: UIResponder? = parent
    while let current = responder, !(current is UIViewController) { responder = current.next }
    guard let around = responder as? UIViewController else {
      issues.add(
        node, Text.sceneFiles.noController)
      return nil
    }
    around.addChild(controller)
    return controller
  }

  // MARK: Names of what containers bring along

  func nameParts(of controller: UIViewController, _ id: String, _ place: SceneNode) {
    switch controller {
    case let navigation as UINavigationController:
      adopt(navigation.navigationBar, id + ".bar", place)
      adopt(navigation.navigationBar.touchscopeBackButton, id + ".back", place)
      if let pop = navigation.interactivePopGestureRecognizer { adopt(pop, id + ".pop", place) }
    case let tabs as UITabBarController: adopt(tabs.tabBar, id + ".bar", place)
    case let pages as UIPageViewController:
      adopt(pages.touchscopeScrollView, id + ".scroll", place)
    default: break
    }
  }

  /// The system's recognizers on windows: `window.gate1`, `window.gate2`.
  func nameGates() {
    for window in windows {
      guard let id = window.touchscopeName else { continue }
      let place = SceneNode(content: .mapping([]), line: 1, column: 1)
      for (index, gate) in window.touchscopeGates.enumerated() {
        adopt(gate, "\(id).gate\(index + 1)", place)
      }
    }
  }

  // MARK: Changes in mid-run

  func programContainers(_ verb: String, _ object: AnyObject, _ second: AnyObject?) {
    switch (verb, object) {
    case ("push", let navigation as UINavigationController) where second != nil:
      if let controller = second as? UIViewController {
        navigation.pushViewController(controller, animated: true)
      }
    case ("push", let controller as UIViewController): push(controller)
    case ("pop", let navigation as UINavigationController):
      navigation.popViewController(animated: true)
    case ("pop", let controller as UIViewController):
      controller.navigationController?.popViewController(animated: true)
    case ("present", let controller as UIViewController):
      front?.present(controller, animated: true)
    case ("dismiss", let controller as UIViewController): controller.dismiss(animated: true)
    case ("removeFromParent", let controller as UIViewController):
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    case ("endEditing", let view as UIView): view.endEditing(false)
    case ("returnKey", let field as UITextField): field.touchscopeReturn()
    case ("makeKey", let window as UIWindow): window.makeKey()
    case ("beginIgnoringInteractionEvents", let application as UIApplication):
      application.beginIgnoringInteractionEvents()
    case ("endIgnoringInteractionEvents", let application as UIApplication):
      application.endIgnoringInteractionEvents()
    default: break
    }
  }

  /// The controller that the user sees in the key window.
  private var front: UIViewController? {
    engine.keyWindow?.rootViewController?.touchscopeFrontmost
  }

  private func push(_ controller: UIViewController) {
    front?.navigationController?.pushViewController(controller, animated: true)
  }
}

/// The pages of a page controller, in the order of the file.
final class ScenePages: UIPageViewControllerDataSource, ProtocolStandIn {
  let standsFor = "UIPageViewControllerDataSource"
  private let pages: [UIViewController]

  init(_ pages: [UIViewController]) { self.pages = pages }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, 1) }

  private func page(beside one: UIViewController, _ step: Int) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === one }),
      pages.indices.contains(index + step)
    else { return nil }
    return pages[index + step]
  }
}
