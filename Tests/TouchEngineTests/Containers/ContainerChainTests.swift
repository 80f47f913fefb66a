import Foundation
import Testing
import TouchTrace

@testable import TouchEngine

private final class CircleButton: UIButton {
  var onTouch: (() -> Void)?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    onTouch?()
    super.touchesBegan(touches, with: event)
  }
}

private final class CustomeTabBar: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      || subviews.contains { $0.point(inside: convert(point, to: $0), with: event) }
  }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {}

/// Responder chains through containers, name by name.
@Suite struct ContainerChainTests {
  /// RC-01, RC-02, RC-03, GOLD-004-04: printed from the touchesBegan of the button.
  @Test func theArticlesChain() {
    var button: CircleButton!
    let world = ContainerWorld {
      button = CircleButton(frame: CGRect(x: 157, y: -26, width: 60, height: 60))
      let controller = UIViewController()
      let bar = CustomeTabBar(frame: CGRect(x: 0, y: 617, width: 375, height: 50))
      controller.view.addSubview(bar)
      bar.addSubview(button)
      return UINavigationController(rootViewController: controller)
    }
    let delegate = world.perform { AppDelegate() }
    world.engine.application.delegate = delegate
    var printed = ""
    button.onTouch = { [unowned button] in printed = world.chain(from: button!) }
    world.tap(187, 600)
    #expect(
      printed
        == "CircleButton --> CustomeTabBar --> UIView --> UIViewController --> UIViewControllerWrapperView --> UINavigationTransitionView --> UILayoutContainerView --> UINavigationController --> UIWindow --> UIApplication --> AppDelegate"
    )
  }

  /// RC-03: a delegate that is no responder is no link, and neither is a view.
  @Test func onlyAResponderFollowsTheApplication() {
    final class Plain: UIApplicationDelegate {}
    final class DelegateView: UIView, UIApplicationDelegate {}
    let world = ContainerWorld { UIViewController() }
    let plain = Plain()
    world.engine.application.delegate = plain
    #expect(world.engine.application.next == nil)
    let view = world.perform { DelegateView(frame: .zero) }
    world.engine.application.delegate = view
    #expect(world.engine.application.next == nil)
  }

  /// RC-02, RC-03, EC-50, OBS-021: two views between window and root view, and a scene, in the profile of that system.
  @Test func theChainOfIOS14() {
    var controller: UIViewController!
    let world = ContainerWorld(.ios14) {
      controller = UIViewController()
      return controller
    }
    #expect(
      world.chain(from: controller.view)
        == "UIView --> UIViewController --> UIDropShadowView --> UITransitionView --> UIWindow --> UIWindowScene --> UIApplication"
    )
    var plain: UIViewController!
    let other = ContainerWorld {
      plain = UIViewController()
      return plain
    }
    #expect(
      other.chain(from: plain.view) == "UIView --> UIViewController --> UIWindow --> UIApplication")
  }

  /// RC-02, OBS-021: before its view is in a window the chain of a controller ends with it.
  @Test func theChainEndsWhereTheViewIsInNoWindow() {
    let controller = UIViewController()
    #expect(controller.next == nil && controller.view.next === controller)
  }

  /// RC-02: a presented controller is followed by the one that presents it.
  @Test func thePresenterFollowsThePresented() {
    var root: UIViewController!
    let world = ContainerWorld {
      root = UIViewController()
      return root
    }
    let sheet = world.perform { UIViewController() }
    world.program { root.present(sheet, animated: false) }
    #expect(sheet.next === root && root.presentedViewController === sheet)
    #expect(
      world.chain(from: sheet.view)
        == "UIView --> UIViewController --> UIViewController --> UIWindow --> UIApplication")
  }

  /// RC-02: a tab bar controller, a page controller and a controller of one's own as links.
  @Test func chainsOfOtherContainers() {
    var inTab: UIViewController!
    let tabs = ContainerWorld {
      inTab = UIViewController()
      let tabs = UITabBarController()
      tabs.viewControllers = [inTab]
      return tabs
    }
    #expect(
      tabs.chain(from: inTab.view)
        == "UIView --> UIViewController --> UIViewControllerWrapperView --> UITransitionView --> UILayoutContainerView --> UITabBarController --> UIWindow --> UIApplication"
    )
    var page: UIViewController!
    let pages = ContainerWorld {
      page = UIViewController()
      let pages = UIPageViewController()
      pages.setViewControllers([page], direction: .forward, animated: false)
      return pages
    }
    #expect(
      pages.chain(from: page.view)
        == "UIView --> UIViewController --> UIView --> _UIQueuingScrollView --> _UIPageViewControllerContentView --> UIPageViewController --> UIWindow --> UIApplication"
    )
    var inner: UIViewController!
    let custom = ContainerWorld {
      let outer = UIViewController()
      inner = UIViewController()
      outer.addChild(inner)
      outer.view.addSubview(inner.view)
      inner.didMove(toParent: outer)
      return outer
    }
    #expect(
      custom.chain(from: inner.view)
        == "UIView --> UIViewController --> UIView --> UIViewController --> UIWindow --> UIApplication"
    )
  }

  @MainActor private func put(
    _ name: String, _ y: Double, in parent: UIView, height: Double = 100
  ) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: y, width: 200, height: height))
    view.touchscopeName = name
    parent.addSubview(view)
    return view
  }

  /// HT-03, HT-17, OBS-003: from the window down, the bar before the content, the front one first; all of it twice.
  @Test func theBarIsAskedBeforeTheContent() {
    let world = ContainerWorld(.ios14) {
      let content = UIViewController()
      content.view.touchscopeName = "content"
      _ = put("ViewA", 100, in: content.view)
      let b = put("ViewB", 250, in: content.view, height: 200)
      _ = put("ViewB1", 0, in: b)
      _ = put("ViewB2", 100, in: b)
      _ = put("ViewC", 500, in: content.view)
      return UINavigationController(rootViewController: content)
    }
    world.touch(.began, 100, 300)
    let asked = [
      "window hitTest", "window pointInside yes", "<UITransitionView> hitTest",
      "<UITransitionView> pointInside yes", "<UIDropShadowView> hitTest",
      "<UIDropShadowView> pointInside yes", "<UILayoutContainerView> hitTest",
      "<UILayoutContainerView> pointInside yes", "<UINavigationBar> hitTest",
      "<UINavigationBar> pointInside no", "<UINavigationTransitionView> hitTest",
      "<UINavigationTransitionView> pointInside yes", "<UIViewControllerWrapperView> hitTest",
      "<UIViewControllerWrapperView> pointInside yes", "content hitTest",
      "content pointInside yes", "ViewC hitTest", "ViewC pointInside no", "ViewB hitTest",
      "ViewB pointInside yes", "ViewB2 hitTest", "ViewB2 pointInside no", "ViewB1 hitTest",
      "ViewB1 pointInside yes",
    ]
    let lines = world.lines([.hit]).filter { $0.contains("hitTest") || $0.contains("pointInside") }
    #expect(lines == asked + asked)
    let trace = world.engine.trace.events
    let sent = trace.firstIndex { $0.kind == .event } ?? 0
    #expect(sent > (trace.lastIndex { $0.kind == .hit } ?? .max))
  }
}
