import Foundation
import Testing
import TouchTrace

@testable import TouchEngine

private final class TDTapGestureRecognizer: UITapGestureRecognizer {}
private final class TDLongPressGestureRecognizer: UILongPressGestureRecognizer {}
private final class TDPanGestureRecognizer: UIPanGestureRecognizer {
  var atMove: (() -> Void)?
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    atMove?()
    atMove = nil
    super.touchesMoved(touches, with: event)
  }
}
private final class TDView: UIView {}
private final class TDWindow: UIWindow {
  var atEvent: ((UIEvent) -> Void)?
  override func sendEvent(_ event: UIEvent) {
    atEvent?(event)
    super.sendEvent(event)
  }
}

private final class Gate: UIGestureRecognizerDelegate {
  var atReceive: ((UITouch) -> Void)?
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    atReceive?(touch)
    return true
  }
}

/// Navigation controllers: the stack, the back swipe, the recognizers of the system.
@Suite struct NavigationTests {
  private let notes = Screen.Notes()

  private func setUp(_ count: Int = 2) -> (ContainerWorld, UINavigationController) {
    var navigation: UINavigationController!
    let world = ContainerWorld {
      navigation = UINavigationController()
      let screens = ["one", "two", "three"].prefix(count).map { Screen($0, notes) }
      navigation.touchscopeName = "nav"
      navigation.interactivePopGestureRecognizer?.touchscopeName = "nav.pop"
      navigation.viewControllers = screens
      return navigation
    }
    notes.lines = []
    return (world, navigation)
  }

  /// As a recognizer's description tells it: class, state, flags that differ from the default, view.
  private func text(_ recognizer: UIGestureRecognizer) -> String {
    var words = ["\(type(of: recognizer))", "\(recognizer.state)"]
    if recognizer.delaysTouchesBegan { words.append("delaysTouchesBegan = YES") }
    if !recognizer.delaysTouchesEnded { words.append("delaysTouchesEnded = NO") }
    return words.joined(separator: " ") + " view \(recognizer.view.map { "\(type(of: $0))" } ?? "")"
  }

  /// TD-29, TD-30, WIN-14, EDG-07, GOLD-000-14: nil before the gathering, then these five in this order.
  @Test func whatATouchGathers() {
    let engine = Engine(screen: CGSize(width: 428, height: 926))
    let gate = Gate()
    let window = engine.perform {
      let window = TDWindow(frame: CGRect(x: 0, y: 0, width: 428, height: 926))
      let view = TDView(frame: CGRect(x: 164, y: 413, width: 100, height: 100))
      let tap = TDTapGestureRecognizer()
      tap.delegate = gate
      view.addGestureRecognizer(tap)
      let press = TDLongPressGestureRecognizer()
      press.minimumPressDuration = 1
      view.addGestureRecognizer(press)
      let controller = UIViewController()
      controller.view.addSubview(view)
      let navigation = UINavigationController()
      navigation.viewControllers = [UIViewController(), controller]
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      return window
    }
    var before: [UIGestureRecognizer]? = []
    gate.atReceive = { before = $0.gestureRecognizers }
    var after: [String] = []
    window.atEvent = { event in
      after = event.orderedTouches[0].gestureRecognizers?.map(text) ?? []
    }
    engine.step(
      DigitizerEvent(
        arrival: .zero,
        changes: [FingerChange(finger: 1, phase: .began, location: CGPoint(x: 214, y: 463))]))
    #expect(before == nil)
    #expect(
      after == [
        "TDTapGestureRecognizer possible view TDView",
        "TDLongPressGestureRecognizer possible view TDView",
        "_UIParallaxTransitionPanGestureRecognizer possible delaysTouchesBegan = YES view UILayoutContainerView",
        "_UISystemGestureGateGestureRecognizer possible delaysTouchesEnded = NO view TDWindow",
        "_UISystemGestureGateGestureRecognizer possible delaysTouchesBegan = YES view TDWindow",
      ])
    engine.tearDown()
  }

  /// WIN-14, EDG-07, GOLD-000-17: what a drag finds: the back swipe and the second gate have failed, the first watches.
  @Test func whatADragFinds() throws {
    let (world, navigation) = setUp()
    let pan = world.perform {
      let pan = TDPanGestureRecognizer()
      navigation.topViewController?.view.addGestureRecognizer(pan)
      return pan
    }
    var states: [String] = []
    pan.atMove = { [window = world.window] in
      let all =
        [navigation.interactivePopGestureRecognizer].compactMap { $0 } + window.touchscopeGates
      states = (all + [pan]).map { "\(type(of: $0)) \($0.state)" }
    }
    world.drag(from: CGPoint(x: 180, y: 300), to: CGPoint(x: 180, y: 380), lifts: false)
    #expect(
      states == [
        "_UIParallaxTransitionPanGestureRecognizer failed",
        "_UISystemGestureGateGestureRecognizer possible",
        "_UISystemGestureGateGestureRecognizer failed", "TDPanGestureRecognizer possible",
      ])
    #expect(pan.state == .changed)
  }

  /// EC-51, EC-119: a push takes its time, moves both views, and tells both controllers.
  @Test func aPushTellsBoth() {
    let (world, navigation) = setUp(1)
    world.program { navigation.pushViewController(Screen("two", notes), animated: true) }
    #expect(
      notes.lines == [
        "two willMove to parent", "two viewDidLoad", "one willDisappear", "two willAppear",
      ])
    #expect(world.engine.application.isIgnoringInteractionEvents)
    world.wait(0.4)
    #expect(
      notes.lines.suffix(3) == ["one didDisappear", "two didAppear", "two didMove to parent"])
    #expect(!world.engine.application.isIgnoringInteractionEvents)
    #expect(navigation.topViewController?.view.window === world.window)
    #expect(navigation.viewControllers[0].viewIfLoaded?.window == nil)
    #expect(navigation.navigationBar.backItem?.title == "one")
    #expect(world.lines([.change], of: ["nav"]).contains("nav topViewController one -> two"))
  }

  /// EC-51, EC-119: the back button pops; with one controller left there is none.
  @Test func theBackButtonPops() {
    let (world, navigation) = setUp()
    world.tap(40, 42)
    world.wait(0.5)
    #expect(navigation.viewControllers.count == 1 && navigation.navigationBar.backButton.isHidden)
    #expect(
      notes.lines == [
        "two willMove to nil", "one viewDidLoad", "two willDisappear", "one willAppear",
        "two didDisappear", "one didAppear", "two didMove to nil",
      ])
    world.tap(40, 42)
    world.wait(0.5)
    #expect(navigation.viewControllers.count == 1)
  }

  /// EDG-02, EDG-07, EC-52: a swipe from the edge past the middle pops; the view under it gets nothing.
  @Test func theBackSwipePops() {
    let (world, navigation) = setUp()
    world.perform { navigation.topViewController?.view.touchscopeName = "two.view" }
    world.drag(from: CGPoint(x: 4, y: 300), to: CGPoint(x: 304, y: 300))
    #expect(world.lines([.action], of: ["nav.pop"]).first == "nav.pop action began")
    world.wait(0.5)
    #expect(navigation.topViewController?.title == "one")
    #expect(world.lines([.touches], of: ["two.view"]).isEmpty)
    #expect(world.engine.nextDeadline == nil)
  }

  /// EC-52: let go before the middle and slow, it goes back, and the top stays.
  @Test func aShortSwipeGoesBack() {
    let (world, navigation) = setUp()
    world.drag(from: CGPoint(x: 4, y: 300), to: CGPoint(x: 104, y: 300), over: 0.5, lifts: false)
    world.wait(0.3)
    world.touch(.ended, 104, 300)
    world.wait(0.5)
    #expect(navigation.topViewController?.title == "two")
    #expect(navigation.topViewController?.view.window === world.window)
    #expect(
      notes.lines == [
        "one viewDidLoad",
        "two willDisappear", "one willAppear", "one willDisappear", "two willAppear",
        "one didDisappear", "two didAppear",
      ])
    #expect(navigation.place.subviews.count == 1)
  }

  /// EC-52: fast it completes however short it was; a cancelled one goes back however far it was.
  @Test func fastAndCancelledSwipes() {
    let (world, navigation) = setUp()
    world.drag(from: CGPoint(x: 4, y: 300), to: CGPoint(x: 84, y: 300), over: 0.1)
    world.wait(0.5)
    #expect(navigation.topViewController?.title == "one")
    let (other, stack) = setUp()
    other.drag(from: CGPoint(x: 4, y: 300), to: CGPoint(x: 354, y: 300), lifts: false)
    other.engine.interrupt(at: Instant(seconds: other.time))
    other.wait(0.5)
    #expect(stack.topViewController?.title == "two")
  }

  /// EC-118: no back button in the bar, no back swipe; without its delegate it goes back all the same.
  @Test(arguments: ["left button", "hidden button", "hidden bar"])
  func theSwipeNeedsABackButton(_ kind: String) {
    let (world, navigation) = setUp()
    world.perform {
      let item = navigation.topViewController?.navigationItem
      switch kind {
      case "left button":
        item?.leftBarButtonItem = UIBarButtonItem(
          title: "x", style: .plain, target: nil, action: nil)
      case "hidden button": item?.hidesBackButton = true
      default: navigation.setNavigationBarHidden(true, animated: false)
      }
    }
    world.drag(from: CGPoint(x: 4, y: 300), to: CGPoint(x: 304, y: 300))
    world.wait(0.5)
    #expect(
      world.lines([.state], of: ["nav.pop"]) == ["nav.pop possible -> failed delegateRefused"])
    #expect(navigation.topViewController?.title == "two")
    world.perform { navigation.interactivePopGestureRecognizer?.delegate = nil }
    world.drag(from: CGPoint(x: 4, y: 300), to: CGPoint(x: 304, y: 300))
    world.wait(0.5)
    #expect(navigation.topViewController?.title == "one")
  }

  /// EC-52: with one controller it fails at once and keeps no touch waiting.
  @Test func thereMustBeSomethingToPop() {
    let (world, navigation) = setUp(1)
    world.perform { navigation.topViewController?.view.touchscopeName = "one.view" }
    world.touch(.began, 4, 300)
    #expect(
      world.lines([.state], of: ["nav.pop"]) == ["nav.pop possible -> failed nothingToPop"])
    #expect(world.lines([.touches], of: ["one.view"]) == ["one.view touchesBegan"])
  }

  /// TD-13, OBS-129: a push takes the touch from a pan in the view that goes.
  @Test func aPushCancelsAPan() {
    let (world, navigation) = setUp(1)
    let pan = world.perform {
      let pan = UIPanGestureRecognizer()
      pan.touchscopeName = "pan"
      navigation.topViewController?.view.addGestureRecognizer(pan)
      return pan
    }
    world.drag(from: CGPoint(x: 180, y: 300), to: CGPoint(x: 180, y: 380), lifts: false)
    #expect(pan.state == .changed)
    world.program { navigation.pushViewController(Screen("two", notes), animated: true) }
    world.wait(0.5)
    #expect(world.lines([.action], of: ["pan"]).last == "pan action cancelled")
  }

  /// Stacks of several: pops to the root and to one in the middle tell what went.
  @Test func popsOfSeveral() {
    let (world, navigation) = setUp(3)
    let root = navigation.viewControllers[0]
    var gone: [UIViewController]?
    world.program { gone = navigation.popToRootViewController(animated: false) }
    #expect(gone?.map(\.title) == ["two", "three"])
    #expect(navigation.viewControllers == [root] && root.view.window === world.window)
    #expect(root.navigationController === navigation && gone?[0].navigationController == nil)
    world.program {
      navigation.pushViewController(root, animated: false)
      navigation.pushViewController(UINavigationController(), animated: false)
    }
    #expect(navigation.viewControllers == [root])
    #expect(world.lines([.warning]).count == 2)
  }
}
