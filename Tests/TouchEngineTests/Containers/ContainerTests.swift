import Foundation
import Testing
import TouchTrace

@testable import TouchEngine

private final class Chooser: UITabBarControllerDelegate {
  var notes: [String] = []
  var allows = true
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    notes.append("shouldSelect \(viewController.title ?? "")")
    return allows
  }
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { notes.append("didSelect \(viewController.title ?? "")") }
}

private final class Pages: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  var all: [UIViewController] = []
  var notes: [String] = []
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(viewController, -1) }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(viewController, 1) }
  private func page(_ one: UIViewController, _ step: Int) -> UIViewController? {
    guard let index = all.firstIndex(of: one), all.indices.contains(index + step) else {
      return nil
    }
    return all[index + step]
  }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { notes.append("willTransitionTo \(pendingViewControllers[0].title ?? "")") }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    notes.append("didFinish from \(previousViewControllers[0].title ?? "") \(completed)")
  }
}

/// Tab bars, pages, presentations and containers of one's own.
@Suite struct ContainerTests {
  private let notes = Screen.Notes()

  private func tabs() -> (ContainerWorld, UITabBarController) {
    var tabs: UITabBarController!
    let world = ContainerWorld {
      tabs = UITabBarController()
      tabs.touchscopeName = "tabs"
      tabs.viewControllers = [Screen("one", notes), Screen("two", notes)]
      return tabs
    }
    notes.lines = []
    return (world, tabs)
  }

  /// A controller that has another one in it, or presents it, is not put into that one: the way to the one in front has an end.
  @Test func nothingIsPutIntoItself() {
    var tabs: UITabBarController!
    var navigation: UINavigationController!
    var pages: UIPageViewController!
    let world = ContainerWorld {
      tabs = UITabBarController()
      let screen = Screen("one", notes)
      navigation = UINavigationController(rootViewController: screen)
      pages = UIPageViewController()
      pages.setViewControllers([Screen("page", notes)], direction: .forward, animated: false)
      tabs.viewControllers = [navigation, pages]
      return tabs
    }
    world.perform {
      navigation.pushViewController(tabs, animated: false)
      navigation.setViewControllers([Screen("two", notes), tabs], animated: false)
      pages.setViewControllers([tabs], direction: .forward, animated: false)
      tabs.viewControllers = [navigation, pages, tabs]
      navigation.present(tabs, animated: false)
    }
    #expect(tabs.touchscopeFrontmost.title == "two" && navigation.viewControllers.count == 1)
    #expect(tabs.viewControllers?.count == 2 && tabs.parent == nil)
    #expect(world.lines([.warning]).filter { $0.contains("into itself") }.count == 5)
    // A presented one does not take the one that presents it.
    world.perform {
      let other = UINavigationController(rootViewController: Screen("three", notes))
      tabs.present(other, animated: false)
      other.pushViewController(tabs, animated: false)
    }
    world.wait(1)
    #expect(tabs.touchscopeFrontmost.title == "three")
  }

  /// A controller that moves to another container is no longer shown by the first.
  @Test func aControllerIsInOneContainer() {
    let (world, tabs) = tabs()
    let moved = tabs.viewControllers![0]
    world.perform {
      let other = UITabBarController()
      other.viewControllers = [moved]
      #expect(tabs.viewControllers?.count == 1 && tabs.selectedViewController?.title == "two")
      #expect(moved.parent === other && other.selectedViewController === moved)
    }
  }

  /// EC-57: a tab changes at the lift on its button, at once, and both controllers are told.
  @Test func tabsChangeAtTheLift() {
    let (world, tabs) = tabs()
    world.touch(.began, 280, 640)
    #expect(tabs.selectedIndex == 0)
    world.touch(.ended, 280, 640)
    #expect(tabs.selectedIndex == 1 && tabs.selectedViewController?.view.window === world.window)
    #expect(tabs.viewControllers?[0].viewIfLoaded?.window == nil)
    #expect(
      notes.lines == [
        "one willDisappear", "one didDisappear", "two viewDidLoad", "two willAppear",
        "two didAppear",
      ])
    #expect(world.lines([.change], of: ["tabs"]).last == "tabs selectedIndex 0 -> 1")
    #expect(tabs.tabBar.selectedItem?.title == "two")
  }

  /// The delegate is asked and told of taps; the program changes tabs without it.
  @Test func theDelegateOfATabBar() {
    let (world, tabs) = tabs()
    let chooser = Chooser()
    tabs.delegate = chooser
    chooser.allows = false
    world.tap(280, 640)
    #expect(tabs.selectedIndex == 0)
    chooser.allows = true
    world.tap(280, 640)
    world.program { tabs.selectedIndex = 0 }
    #expect(chooser.notes == ["shouldSelect two", "shouldSelect two", "didSelect two"])
    #expect(world.lines([.decision]) == ["tabs shouldSelect two no", "tabs shouldSelect two yes"])
    #expect(tabs.selectedIndex == 0)
  }

  /// TD-13: a finger in a tab's view is cancelled when the program shows another tab.
  @Test func changingTabsCancels() {
    let (world, tabs) = tabs()
    world.perform { tabs.selectedViewController?.view.touchscopeName = "one.view" }
    world.touch(.began, 180, 300)
    world.program { tabs.selectedIndex = 1 }
    #expect(
      world.lines([.touches], of: ["one.view"]) == [
        "one.view touchesBegan", "one.view touchesCancelled",
      ])
  }

  /// EC-55, EC-51, EC-119: a presentation covers everything, takes the touches, and goes again.
  @Test func presentAndDismiss() {
    var root: Screen!
    let world = ContainerWorld {
      root = Screen("root", notes)
      root.view.touchscopeName = "root.view"
      return root
    }
    let sheet = world.perform { Screen("sheet", notes) }
    world.perform { sheet.view.touchscopeName = "sheet.view" }
    world.touch(.began, 180, 300)
    notes.lines = []
    world.program { root.present(sheet, animated: true) }
    #expect(notes.lines == ["root willDisappear", "sheet willAppear"])
    world.wait(0.4)
    #expect(notes.lines.suffix(2) == ["sheet didAppear", "root didDisappear"])
    #expect(world.lines([.touches], of: ["root.view"]).last == "root.view touchesCancelled")
    #expect(root.view.window == nil && root.next === world.window)
    world.touch(.ended, 180, 300)
    world.tap(180, 300)
    #expect(world.lines([.touches], of: ["sheet.view"]).count == 2)
    #expect(sheet.presentingViewController === root && root.presentedViewController === sheet)
    world.program { sheet.dismiss(animated: true) }
    world.wait(0.4)
    #expect(notes.lines.suffix(2) == ["root didAppear", "sheet didDisappear"])
    #expect(root.presentedViewController == nil && sheet.presentingViewController == nil)
    #expect(root.view.window === world.window && world.window.subviews.count == 1)
    #expect(
      world.lines([.change], of: ["root"]) == [
        "root presentedViewController nil -> sheet", "root presentedViewController sheet -> nil",
      ])
  }

  /// EC-55: over the full screen the presenting view stays where it is; the outermost container presents.
  @Test func overFullScreen() {
    var inner: UIViewController!
    let world = ContainerWorld {
      inner = UIViewController()
      return UINavigationController(rootViewController: inner)
    }
    let sheet = world.perform { UIViewController() }
    sheet.modalPresentationStyle = .overFullScreen
    world.program { inner.present(sheet, animated: false) }
    #expect(inner.view.window === world.window)
    #expect(sheet.presentingViewController === inner.navigationController)
    #expect(inner.presentedViewController === sheet)
    world.program { inner.dismiss(animated: false) }
    #expect(inner.presentedViewController == nil && sheet.view.window == nil)
    world.program { inner.dismiss(animated: false) }
    #expect(world.lines([.warning]).last?.contains("there is nothing to dismiss") == true)
  }

  /// CHG-09: a presentation cancels no touch by itself: a view that stays in its window keeps its finger, one that leaves
  /// it loses it.
  @Test(arguments: [true, false]) func presentationsUnderAFinger(_ staysBelow: Bool) {
    var root: UIViewController!
    let world = ContainerWorld {
      root = UIViewController()
      root.view.touchscopeName = "root.view"
      return root
    }
    let sheet = world.perform { UIViewController() }
    sheet.modalPresentationStyle = staysBelow ? .overFullScreen : .fullScreen
    world.touch(.began, 180, 300)
    world.program { root.present(sheet, animated: false) }
    world.wait(0.05)
    world.touch(.moved, 200, 320)
    world.touch(.ended, 200, 320)
    #expect(
      world.lines([.touches], of: ["root.view"])
        == (staysBelow
          ? ["root.view touchesBegan", "root.view touchesMoved", "root.view touchesEnded"]
          : ["root.view touchesBegan", "root.view touchesCancelled"]))
  }

  /// EC-59: a drag turns the page; the delegate is told; at the ends there is nothing to turn to.
  @Test func pagesTurn() {
    let pages = Pages()
    var controller: UIPageViewController!
    let world = ContainerWorld {
      controller = UIPageViewController()
      pages.all = ["one", "two", "three"].map { Screen($0, notes) }
      controller.setViewControllers([pages.all[0]], direction: .forward, animated: false)
      controller.dataSource = pages
      controller.delegate = pages
      return controller
    }
    for _ in 0..<2 {
      world.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 40, y: 300))
      world.wait(2)
    }
    #expect(controller.viewControllers?[0].title == "three")
    #expect(
      pages.notes == [
        "willTransitionTo two", "didFinish from one true", "willTransitionTo three",
        "didFinish from two true",
      ])
    world.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 240, y: 300), over: 0.5)
    world.wait(2)
    #expect(controller.viewControllers?[0].title == "three")
    #expect(pages.all[0].parent == nil && pages.all[1].parent === controller)
    #expect(pages.all[2].view.window === world.window)
  }

  /// EC-59: a page that is let go early swings back, and the delegate hears that nothing came of it.
  @Test func aPageSwingsBack() {
    let pages = Pages()
    var controller: UIPageViewController!
    let world = ContainerWorld {
      controller = UIPageViewController()
      pages.all = ["one", "two"].map { Screen($0, notes) }
      controller.setViewControllers([pages.all[0]], direction: .forward, animated: false)
      controller.dataSource = pages
      controller.delegate = pages
      return controller
    }
    world.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 240, y: 300), over: 0.5, lifts: false)
    world.wait(0.3)
    world.touch(.ended, 240, 300)
    world.wait(2)
    #expect(controller.viewControllers?[0].title == "one")
    #expect(pages.notes == ["willTransitionTo two", "didFinish from one false"])
  }

  /// EC-57: a child of one's own container appears when it has moved there, and goes when it leaves.
  @Test func childrenOfOnesOwn() {
    var root: Screen!
    let world = ContainerWorld {
      root = Screen("root", notes)
      return root
    }
    let child = world.perform { Screen("child", notes) }
    notes.lines = []
    world.program {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    #expect(child.parent === root && root.children == [child])
    #expect(
      notes.lines == [
        "child willMove to parent", "child viewDidLoad", "child didMove to parent",
        "child willAppear", "child didAppear",
      ])
    notes.lines = []
    world.program {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(child.parent == nil && root.children.isEmpty)
    #expect(
      notes.lines == [
        "child willMove to nil", "child willDisappear", "child didDisappear",
        "child didMove to nil",
      ])
    world.program { root.addChild(root) }
    #expect(world.lines([.warning]).count == 1)
  }
}
