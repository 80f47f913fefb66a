import Foundation
import Testing
import TouchTrace

@testable import TouchEngine

/// Cases of the articles that are tables and figures, on worlds made in code.
@Suite struct GoldenCaseTests {
  private let world = World()

  // MARK: The first article

  /// GOLD-000-20: the view is found and its recognizers gathered before anything is sent; then both tracks run, until the
  /// recognizer recognizes and goes on alone. The action comes before the cancellation (C-06).
  @Test func theTimelineOfARecognizer() {
    _ = world.add("pan", UIPanGestureRecognizer())
    let kinds: Set<TraceKind> = [.hit, .pipeline, .event, .gesture, .touches, .action]
    let subjects: Set<String> = ["finger1", "view", "application", "pan"]
    var seen = 0
    func tick() -> [String] {
      let lines = world.lines(kinds, of: subjects).filter { !$0.hasPrefix("application touches") }
      defer { seen = lines.count }
      return Array(lines.dropFirst(seen))
    }
    world.touch(.began, 1, 200, 200)
    #expect(
      tick() == [
        "view hitTest", "view pointInside yes", "view hitTest", "view pointInside yes",
        "finger1 enters window", "finger1 bound view", "finger1 gathers pan",
        "application sendEvent began", "pan touchesBegan", "view touchesBegan",
      ])
    world.wait(0.02)
    world.touch(.moved, 1, 230, 200)
    #expect(
      tick() == [
        "application sendEvent moved", "pan touchesMoved", "pan action began",
        "view touchesCancelled",
      ])
    world.wait(0.02)
    world.touch(.moved, 1, 240, 200)
    #expect(tick() == ["application sendEvent moved", "pan touchesMoved", "pan action changed"])
    world.wait(0.02)
    world.touch(.ended, 1, 240, 200)
    #expect(tick() == ["application sendEvent ended", "pan touchesEnded", "pan action ended"])
  }

  /// GOLD-000-22: nine ways forward, and one back from each end.
  @Test func theGraphOfStates() {
    let forward = GestureState.allCases.flatMap { from in
      GestureState.allCases.filter { LegalTransitions.contains(from, $0) }.map {
        "\(from.name)>\($0.name)"
      }
    }
    #expect(
      forward == [
        "possible>began", "possible>ended", "possible>failed", "began>changed", "began>ended",
        "began>cancelled", "changed>changed", "changed>ended", "changed>cancelled",
      ])
    for (states, end) in [
      ([UIGestureRecognizer.State.ended], "ended"), ([.began, .ended], "ended"),
      ([.began, .cancelled], "cancelled"), ([.failed], "failed"),
    ] {
      let world = World()
      let own = world.add("own", Own())
      own.began = { own, _, _ in own.state = states[0] }
      own.moved = { own, _, _ in own.state = states.last ?? .failed }
      world.touch(.began, 1, 200, 200)
      world.touch(.moved, 1, 201, 200)
      #expect(own.record.life.effective.name == end)
      world.touch(.ended, 1, 200, 200)
      #expect(own.state == .possible && world.lines([.reset]) == ["own reset"])
    }
  }

  // MARK: The third article

  /// GOLD-002-01, HT-01: the view added last is asked first and wins; hidden it is called and not asked for the point.
  @Test(arguments: [false, true]) func theReverseTraversal(_ isHidden: Bool) {
    for name in ["v1", "v2", "v3"] { world.put(name, 0, 0, 200, 200, UIView()) }
    let last = world.view.subviews[2]
    world.engine.perform { last.isHidden = isHidden }
    world.touch(.began, 1, 200, 200)
    let pass =
      ["window hitTest", "window pointInside yes", "view hitTest", "view pointInside yes"]
      + (isHidden
        ? ["v3 hitTest", "v3 rejected hidden", "v2 hitTest", "v2 pointInside yes"]
        : ["v3 hitTest", "v3 pointInside yes"])
    #expect(world.lines([.hit]) == pass + pass)
    #expect(world.lines([.touches]).first == (isHidden ? "v2" : "v3") + " touchesBegan")
  }

  // MARK: The fourth article

  /// GOLD-003-09: each phase has its method; an end becomes a cancellation when a recognizer has recognized.
  @Test(arguments: [
    (TouchPhase.moved, false, "Moved"), (.ended, false, "Ended"), (.ended, true, "Cancelled"),
    (.cancelled, false, "Cancelled"),
  ])
  func phasesAndMethods(_ phase: TouchPhase, _ recognizes: Bool, _ method: String) {
    if recognizes { _ = world.add("tap", UITapGestureRecognizer()) }
    var phases: [UITouch.Phase] = []
    world.hear(world.view) { _, touches, _ in phases.append(touches[0].phase) }
    world.touch(.began, 1, 200, 200)
    world.wait(0.02)
    world.touch(phase, 1, 201, 200)
    #expect(world.touches(of: "view") == ["Began", method])
    #expect(phases == [.began, method == "Cancelled" ? .cancelled : UITouch.Phase(phase)])
  }

  /// GOLD-003-10, C-21: the left figure, and the right one with a controller in a controller; the delegate, which both figures
  /// leave out, comes last.
  @Test func theTwoFiguresOfTheChain() {
    final class Delegate: UIResponder, UIApplicationDelegate {}
    var initial: UIView!
    let delegate = Delegate()
    let left = ContainerWorld {
      let controller = UIViewController()
      let middle = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      initial = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      middle.addSubview(initial)
      controller.view.addSubview(middle)
      return controller
    }
    left.engine.application.delegate = delegate
    #expect(
      left.chain(from: initial)
        == "UIView --> UIView --> UIView --> UIViewController --> UIWindow --> UIApplication --> Delegate"
    )
    var inner: UIViewController!
    let right = ContainerWorld {
      let outer = UIViewController()
      let around = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      outer.view.addSubview(around)
      inner = UIViewController()
      outer.addChild(inner)
      around.addSubview(inner.view)
      inner.didMove(toParent: outer)
      initial = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      inner.view.addSubview(initial)
      return outer
    }
    #expect(initial.next === inner.view && inner.view.next === inner)
    #expect(inner.next === inner.view.superview)
    #expect(
      right.chain(from: initial)
        == "UIView --> UIView --> UIViewController --> UIView --> UIView --> UIViewController --> UIWindow --> UIApplication"
    )
  }

  /// GOLD-003-06, CTL-01: nothing is sent for a touch that is not tracked, nor from the move on that ends the tracking.
  @Test(arguments: [(false, true, [String]()), (true, false, ["touchDown"])])
  func tracksThatEnd(_ begins: Bool, _ goesOn: Bool, _ expected: [String]) {
    let control = world.put("control", 50, 50, 100, 100, Answering())
    (control.begins, control.goesOn) = (begins, goesOn)
    world.touch(.began, 1, 200, 200)
    #expect(control.isHighlighted == begins)
    for x in [210.0, 390, 200] { world.touch(.moved, 1, x, 200) }
    world.touch(.ended, 1, 200, 200)
    #expect(world.actions(of: "control") == expected && !control.isHighlighted)
  }

  // MARK: The fifth article

  /// GOLD-004-26, TD-25, TD-26: at one place the touch of the first tap comes again and counts to two; at another place there
  /// is a new one; two fingers bring two touches in one event.
  @Test func theIdentityOfTouches() {
    var touches: [UITouch] = []
    var counts: [Int] = []
    world.hear(world.view) { phase, heard, _ in
      guard phase == .began else { return }
      touches += heard
      counts += heard.map(\.tapCount)
    }
    world.tap(200, 200)
    world.wait(0.1)
    world.tap(200, 200)
    #expect(touches[0] === touches[1] && counts == [1, 2])
    world.wait(1)
    (touches, counts) = ([], [])
    world.tap(120, 120)
    world.wait(0.1)
    world.tap(280, 280)
    #expect(touches[0] !== touches[1] && counts == [1, 1])
    world.wait(1)
    (touches, counts) = ([], [])
    world.twoFingerTap()
    #expect(touches.count == 2 && touches[0] !== touches[1] && counts == [1, 1])
    #expect(
      world.lines([.event], of: ["window"]).suffix(2) == [
        "window sendEvent began", "window sendEvent ended",
      ])
  }

  /// GOLD-004-30, GR-01: the numbers, and the ways of a discrete and of a continuous recognizer.
  @Test func numbersAndPaths() {
    let states: [UIGestureRecognizer.State] = [
      .possible, .began, .changed, .ended, .cancelled, .failed,
    ]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(UIGestureRecognizer.State.recognized == .ended)
    func path(
      _ make: () -> UIGestureRecognizer, _ gesture: (World) -> Void
    ) -> [UInt8] {
      let world = World()
      _ = world.add("r", make())
      gesture(world)
      world.wait(1)
      let events = world.engine.trace.events.filter { $0.kind == .state }
      return (events.first.map { [$0.from.rawValue] } ?? []) + events.map(\.to.rawValue)
    }
    func tap() -> UIGestureRecognizer { UITapGestureRecognizer() }
    func pan() -> UIGestureRecognizer { UIPanGestureRecognizer() }
    #expect(path(tap) { $0.tap() } == [0, 3])
    #expect(path(tap) { $0.drag(by: 60) } == [0, 5])
    #expect(path(pan) { $0.drag(by: 60, steps: 1) } == [0, 1, 3])
    #expect(path(pan) { $0.drag(by: 60) } == [0, 1, 2, 3])
    #expect(
      path(pan) {
        $0.drag(by: 60, lifts: false)
        $0.engine.interrupt(at: $0.engine.now)
      } == [0, 1, 2, 4])
    #expect(path(pan) { $0.tap() } == [0, 5])
  }
}

private final class Answering: UIControl {
  var begins = true
  var goesOn = true
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { begins }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { goesOn }
}
