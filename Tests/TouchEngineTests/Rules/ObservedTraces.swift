import Foundation
import Testing
import TouchTrace

@testable import TouchEngine

/// Logs of views, controllers and recognizers on real UIKit, line by line.
@MainActor @Suite struct ObservedTraces {
  private let world = World()

  /// OBS-007: from the window down, the front one first, and no further than the one that is hit.
  @Test func theFrontOneFirst() {
    let a = world.put("A", 0, 0, 400, 400, in: world.window, UIView())
    world.put("B", 0, 0, 200, 200, in: a, UIView())
    let c = world.put("C", 0, 0, 400, 400, in: a, UIView())
    world.put("D", 100, 100, 50, 50, in: c, UIView())
    world.put("E", 300, 300, 50, 50, in: c, UIView())
    world.touch(.began, 1, 120, 120)
    let pass = [
      "window hitTest", "window pointInside yes", "A hitTest", "A pointInside yes", "C hitTest",
      "C pointInside yes", "E hitTest", "E pointInside no", "E rejected outside", "D hitTest",
      "D pointInside yes",
    ]
    #expect(world.lines([.hit], of: ["window", "view", "A", "B", "C", "D", "E"]) == pass + pass)
    #expect(world.touches(of: "D") == ["Began"])
  }

  /// OBS-097: a double tap: one beginning and one cancellation for the view and its controller, and no end.
  @Test func aDoubleTapLineByLine() {
    let answers = Answers()
    let root = world.root()
    let view = world.put("gesture view", 0, 0, 90, 90, in: root.view, UIView())
    _ = world.add("double", to: view, UITapGestureRecognizer()) {
      $0.numberOfTapsRequired = 2
      $0.delegate = answers
    }
    func lines() -> [String] {
      let kinds: Set<TraceKind> = [.receive, .gesture, .touches, .decision, .action]
      return world.lines(kinds, of: ["double", "gesture view", "controller"])
        .filter { !$0.contains("shouldReceiveEvent") }
    }
    world.tap(50, 50, hold: 0.044)
    #expect(
      lines() == [
        "double shouldReceiveTouch yes", "double touchesBegan", "gesture view touchesBegan",
        "controller touchesBegan", "double touchesEnded",
      ])
    world.wait(0.084)
    world.tap(50, 50, hold: 0.033)
    #expect(
      lines().dropFirst(5) == [
        "double shouldReceiveTouch yes", "double touchesBegan", "double touchesEnded",
        "double shouldBegin yes", "double action ended", "gesture view touchesCancelled",
        "controller touchesCancelled",
      ])
    withExtendedLifetime(root) {}
  }

  /// OBS-127: a parent that removes the view that was hit misses the end; the next touch is its own, with an end.
  @Test func theHitViewIsRemovedByItsParent() {
    let child = world.put("child", 0, 0, 200, 200, UIView())
    world.hear(world.view) { [unowned child] phase, _, _ in
      if phase == .began { child.removeFromSuperview() }
    }
    world.tap()
    #expect(world.touches(of: "view").first == "Began")
    #expect(!world.touches(of: "view").contains("Ended"))
    #expect(world.touches(of: "child") == ["Began", "Cancelled"])
    world.wait(1)
    world.tap()
    #expect(world.touches(of: "view").suffix(2) == ["Began", "Ended"])
  }

  // MARK: Recognizers that wait, hold or let go

  /// OBS-079: a pan that requires one which never decides never begins.
  @Test func aRequiredOneThatNeverFails() {
    let stuck = world.add("stuck", Own())
    let pan = world.add("pan", UIPanGestureRecognizer())
    pan.require(toFail: stuck)
    for _ in 0..<2 {
      world.drag(by: 80)
      world.wait(2)
    }
    #expect(world.lines([.action]) == [] && stuck.state == .possible)
    #expect(world.lines([.held]) == ["pan held began requirementPending stuck"])
  }

  /// OBS-081: a tap that has ended and waits for the double tap keeps a new finger from the pan, on its view or on one in
  /// it; then it acts itself. Allowed together with it the pan begins.
  @Test(arguments: [(200.0, false), (230, false), (200, true), (230, true)])
  func aPanSoonAfterATap(_ x: Double, _ isAllowed: Bool) {
    world.put("inside", 120, 90, 20, 20, UIView())
    let single = world.add("single", UITapGestureRecognizer())
    let double = world.add("double", UITapGestureRecognizer()) { $0.numberOfTapsRequired = 2 }
    single.require(toFail: double)
    single.touchscopeHooks.simultaneousWith = { isAllowed && $0 is UIPanGestureRecognizer }
    let pan = world.add("pan", UIPanGestureRecognizer())
    world.tap()
    #expect(single.state == .ended && double.state == .possible && pan.state == .possible)
    world.wait(0.1)
    world.drag(x, 200, by: 80)
    world.wait(1)
    let states = world.lines([.state], of: ["pan"])
    #expect(states[0] == "pan possible -> failed notMovedEnough")
    #expect((states[1] == "pan possible -> failed preventedBy single") == !isAllowed)
    #expect(world.actions(of: "pan").isEmpty == !isAllowed)
    #expect(world.actions(of: "single") == ["ended"] && world.actions(of: "double") == [])
    world.drag(x, 200, by: 80)
    #expect(world.actions(of: "pan").last == "ended")
  }

  /// EC-110: a finger that comes down too far away for the double tap ends the waiting: the tap acts, and the pan may begin.
  @Test func aPanFarFromTheTap() {
    let single = world.add("single", UITapGestureRecognizer())
    let double = world.add("double", UITapGestureRecognizer()) { $0.numberOfTapsRequired = 2 }
    single.require(toFail: double)
    _ = world.add("pan", UIPanGestureRecognizer())
    world.tap()
    world.wait(0.1)
    world.drag(120, 200, by: 80)
    #expect(world.lines([.action]).prefix(2) == ["single action ended", "pan action began"])
  }

  /// EC-110: the one that it waits for may begin with the later finger, and then it is over.
  @Test func whomItWaitsForMayBegin() {
    let ended = world.add("ended", Own()) { $0.ended = { own, _, _ in own.state = .ended } }
    let awaited = world.add("awaited", Own())
    ended.require(toFail: awaited)
    world.tap()
    awaited.moved = { own, _, _ in if own.state == .possible { own.state = .began } }
    world.wait(0.1)
    world.touch(.began, 2, 200, 200)
    world.touch(.moved, 2, 205, 200)
    #expect(world.lines([.action]) == ["awaited action began"])
    #expect(
      world.lines([.state], of: ["ended"]) == [
        "ended possible -> failed requiredOneRecognized awaited"
      ])
  }

  /// OBS-081: one that is prevented from outside got the beginning; it gets neither end nor cancellation, only its reset.
  @Test func whatAPreventedOneGets() {
    let own = world.add("own", Own())
    _ = world.add("outer", to: world.window, Own()) {
      $0.began = { own, _, _ in own.state = .began }
    }
    world.touch(.began, 1, 200, 200)
    world.touch(.ended, 1, 200, 200)
    #expect(own.calls == ["began", "reset"])
  }

  /// OBS-133: one that holds touches back must come to an end for them: failing lets them go; while it has begun the view
  /// starves.
  @Test(
    arguments: [
      (.failed, ["Began", "Moved", "Ended"]), (.began, []), (.ended, []),
    ] as [(UIGestureRecognizer.State, [String])])
  func whoHoldsMustDecide(_ state: UIGestureRecognizer.State, _ expected: [String]) {
    _ = world.add("own", Own()) { own in
      own.delaysTouchesBegan = true
      own.moved = { own, _, _ in own.state = state }
    }
    world.drag(by: 6, steps: 1)
    #expect(world.touches(of: "view") == expected)
  }

  /// OBS-089: a pan that ignores its finger never hears of the lift: it stays changed, and later fingers join it.
  @Test func aPanThatIgnoresItsFinger() {
    final class Ignoring: UIPanGestureRecognizer {
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state == .changed { for touch in touches { ignore(touch, for: event) } }
      }
    }
    let pan = world.add("pan", Ignoring())
    world.drag(by: 60)
    #expect(pan.state == .changed)
    world.wait(1)
    world.touch(.began, 1, 200, 200)
    #expect(pan.state == .changed && pan.numberOfTouches == 1)
    world.touch(.began, 2, 220, 200)
    #expect(pan.numberOfTouches == 2)
    #expect(world.actions(of: "pan").filter { $0 == "began" }.count == 1)
  }

  // MARK: Controls

  private final class Handler: UIViewController {
    var calls: [String] = []
    func act() { calls.append("act") }
  }

  private final class Retargeting: UIApplication {
    weak var other: Handler?
    override func sendAction(
      _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool { super.sendAction(action, to: other, from: sender, for: event) }
  }

  /// OBS-023: the action of a button without a target is the controller's, unless the application sends it elsewhere.
  @Test(arguments: [false, true]) func anActionWithoutATarget(_ isSentElsewhere: Bool) {
    let handler = world.root(Handler())
    let other = world.engine.perform { Handler() }
    if isSentElsewhere {
      world.engine.perform {
        let application = Retargeting()
        application.other = other
        world.engine.application = application
      }
    }
    let cell = world.put("cell", 0, 0, 90, 90, in: handler.view, UITableViewCell())
    let button = world.put("button", 20, 20, 50, 50, in: cell.contentView, UIButton())
    button.addTarget(nil, action: Selector("act", Handler.act), for: .touchUpInside)
    world.tap(40, 40)
    #expect(
      world.lines([.touches, .tracking, .action], of: ["button"]) == [
        "button touchesBegan", "button beginTracking yes", "button action touchDown",
        "button touchesEnded", "button endTracking", "button action touchUpInside",
        "button action primaryActionTriggered",
      ])
    #expect(handler.calls == (isSentElsewhere ? [] : ["act"]))
    #expect(other.calls == (isSentElsewhere ? ["act"] : []))
  }

  /// OBS-119: moves by the track's length for what is missing: the first comes close, at most four bring the value.
  @Test(arguments: [
    (0.0, 1.0, 0.125), (0, 100, 15.74), (0, 100, 21.03), (0, 1000, 900), (0, 1_000_000, 500_000),
  ])
  func aSliderIsSetByMoves(_ low: Double, _ high: Double, _ target: Double) {
    let slider = world.put("slider", 0, 0, 200, 40, UISlider()) {
      $0.minimumValue = Float(low)
      $0.maximumValue = Float(high)
    }
    let track = slider.trackRect(forBounds: slider.bounds)
    var x = 100 + slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).midX
    world.touch(.began, 1, x, 120)
    let span = high - low
    func missing() -> Double { target - Double(slider.value) }
    // Half a point of the way of the thumb.
    let tolerance = span / track.width / 2
    var moves = 0
    while abs(missing()) > tolerance, moves < 5 {
      moves += 1
      x += track.width / span * missing()
      world.touch(.moved, 1, x, 120)
      if moves == 1 { #expect(abs(missing()) < 0.15 * span) }
    }
    #expect((1...4).contains(moves))
    world.touch(.ended, 1, x, 120)
    #expect(abs(missing()) <= tolerance)
  }
}
