import Foundation
import Testing
import TouchGeometry
import TouchTrace

@testable import TouchEngine

/// Touches near the edges at which the system has gestures of its own.
@Suite struct SystemGateTests {
  private let world: ContainerWorld
  private let view: UIView

  init() {
    var view: UIView!
    world = ContainerWorld {
      let controller = UIViewController()
      controller.touchscopeName = "root"
      view = controller.view
      view.touchscopeName = "view"
      return controller
    }
    self.view = view
    world.perform { world.window.touchscopeAddGates() }
  }

  private func add<R: UIGestureRecognizer>(_ name: String, _ recognizer: () -> R) -> R {
    world.perform {
      let recognizer = recognizer()
      recognizer.touchscopeName = name
      view.addGestureRecognizer(recognizer)
      return recognizer
    }
  }

  /// WIN-15: a tap and a long press near the bottom get their touch at once and act, while the view waits.
  @Test func tapsDoNotWait() {
    _ = add("tap") { UITapGestureRecognizer() }
    _ = add("press") { UILongPressGestureRecognizer() }
    world.touch(.began, 180, 660)
    #expect(world.lines([.gesture], of: ["tap", "press"]).count == 2)
    #expect(world.lines([.hold]) == ["window.gate2 holds touch 1"])
    world.wait(0.6)
    #expect(world.lines([.action]) == ["press action began"])
    #expect(world.lines([.touches], of: ["view"]).isEmpty)
    world.touch(.ended, 180, 660)
    let other = SystemGateTests()
    _ = other.add("tap") { UITapGestureRecognizer() }
    other.world.tap(180, 660)
    #expect(other.world.lines([.action]) == ["tap action ended"])
  }

  /// WIN-15: pinch and rotation begin at the edge as anywhere else.
  @Test func twoFingersDoNotWait() {
    _ = add("pinch") { UIPinchGestureRecognizer() }
    let rotation = add("rotation") { UIRotationGestureRecognizer() }
    rotation.delegate = nil
    for finger in 1...2 { world.touch(.began, finger == 1 ? 100 : 200, 660, finger: finger) }
    world.wait(0.05)
    world.touch(.moved, 60, 660, finger: 1)
    world.touch(.moved, 240, 660, finger: 2)
    #expect(world.lines([.action]).first == "pinch action began")
  }

  /// WIN-15: a pan waits; along the edge the gate fails, and the pan begins with what it has.
  @Test func pansWait() {
    _ = add("pan") { UIPanGestureRecognizer() }
    world.engine.constants.systemGestureDistance = 30
    world.touch(.began, 180, 660)
    #expect(
      world.lines([.decision]).contains("window.gate2 shouldBeRequiredToFailBy pan yes"))
    world.touch(.moved, 195, 660)
    world.touch(.moved, 215, 660)
    #expect(
      world.lines([.held, .state], of: ["pan", "window.gate2"]) == [
        "pan held began requirementPending window.gate2",
        "window.gate2 possible -> failed wrongDirection", "pan released",
        "pan possible -> began thresholdReached",
      ])
  }

  /// WIN-15: a swipe waits too.
  @Test func swipesWait() {
    _ = add("swipe") { UISwipeGestureRecognizer() }
    world.drag(
      from: CGPoint(x: 100, y: 655), to: CGPoint(x: 240, y: 655), over: 0.15)
    #expect(world.lines([.decision]).contains("window.gate2 shouldBeRequiredToFailBy swipe yes"))
    #expect(world.lines([.action]) == ["swipe action ended"])
  }

  /// WIN-14, WIN-15, SYS-02: a way inward is the system's: everything of the app is cancelled, and the view never had anything.
  @Test func theSystemTakesTheTouch() {
    let pan = add("pan") { UIPanGestureRecognizer() }
    let press = add("press") { UILongPressGestureRecognizer() }
    world.drag(from: CGPoint(x: 180, y: 660), to: CGPoint(x: 180, y: 560))
    #expect(world.lines([.action], of: ["pan", "press"]).isEmpty)
    #expect(world.lines([.touches], of: ["view"]).isEmpty)
    #expect(
      world.lines([.state], of: ["pan"]) == [
        "pan possible -> failed requiredOneRecognized window.gate2"
      ])
    #expect(pan.state == .possible && press.state == .possible)
  }

  /// WIN-14, EC-53: a resting finger comes to its view late; a short touch at the lift, from its beginning on.
  @Test func viewsGetItLate() {
    world.touch(.began, 180, 660)
    world.wait(0.9)
    #expect(world.lines([.touches], of: ["view"]).isEmpty)
    world.wait(0.2)
    #expect(world.lines([.touches], of: ["view"]) == ["view touchesBegan"])
    world.touch(.ended, 180, 660)
    let other = SystemGateTests()
    other.world.tap(180, 660)
    #expect(
      other.world.lines([.touches], of: ["view"]) == ["view touchesBegan", "view touchesEnded"])
  }

  /// OBS-125: a button that is held near the bottom tells its touch-down a second late, unless the app comes first there.
  @Test(arguments: [false, true]) func aLateTouchDown(_ isDeferred: Bool) {
    world.perform {
      let button = UIButton(frame: CGRect(x: 100, y: 627, width: 100, height: 40))
      button.touchscopeName = "button"
      view.addSubview(button)
      world.window.rootViewController?.touchscopeDeferredEdges =
        isDeferred ? [.bottom, .right] : []
    }
    world.touch(.began, 150, 660)
    world.wait(2)
    #expect(world.lines([.action]) == ["button action touchDown"])
    let action = world.engine.trace.events.last { $0.kind == .action }
    #expect(action?.time.seconds == (isDeferred ? 0 : 1))
  }

  /// WIN-15, SYS-03, EC-53: away from the edges, or where the app's gestures come first, nobody waits.
  @Test func elsewhereNobodyWaits() {
    _ = add("pan") { UIPanGestureRecognizer() }
    world.touch(.began, 180, 300)
    #expect(world.lines([.touches], of: ["view"]) == ["view touchesBegan"])
    #expect(world.lines([.decision]).isEmpty)
    world.touch(.ended, 180, 300)
    world.perform { world.window.rootViewController?.touchscopeDeferredEdges = [.bottom] }
    world.drag(from: CGPoint(x: 180, y: 660), to: CGPoint(x: 180, y: 560))
    #expect(world.lines([.action]).first == "pan action began")
  }
}
