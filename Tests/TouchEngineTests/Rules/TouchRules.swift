import Foundation
import Testing
import TouchGeometry
import TouchTrace

@testable import TouchEngine

/// Touches: what they are, what they say, who gets them.
@MainActor @Suite struct TouchRules {
  private let world = World()

  private func report(_ changes: FingerChange...) {
    world.engine.step(DigitizerEvent(arrival: world.engine.now, changes: changes))
  }

  /// TD-01: the same object from the beginning to the end, with new values.
  @Test func oneTouchIsOneFinger() {
    var touches: [UITouch] = []
    var phases: [UITouch.Phase] = []
    world.hear(world.view) { _, heard, _ in
      touches += heard
      phases.append(heard[0].phase)
    }
    world.drag(by: 20, steps: 2)
    #expect(phases == [.began, .moved, .moved, .ended])
    #expect(touches.allSatisfy { $0 === touches[0] })
  }

  /// TD-07: views of one event are served in the order of their first touches.
  @Test func viewsAreServedByTheirFirstTouch() {
    world.put("left", 0, 0, 50, 50, UIView())
    world.put("right", 60, 0, 50, 50, UIView())
    world.touch([(.began, 1, 170, 110), (.began, 2, 110, 110)])
    world.touch([(.moved, 2, 111, 110), (.moved, 1, 171, 110)])
    let order = world.lines([.touches], of: ["left", "right"])
    #expect(
      order == [
        "right touchesBegan", "left touchesBegan", "right touchesMoved", "left touchesMoved",
      ])
  }

  /// TD-10, TD-08: after its cancellation a view gets nothing more of the touch.
  @Test func aCancellationIsTheLast() {
    _ = world.add("pan", UIPanGestureRecognizer())
    world.drag(by: 60)
    #expect(world.touches(of: "view") == ["Began", "Cancelled"])
  }

  /// TD-11: the view sees its touch cancelled, recognizers see it move and end.
  @Test func aTouchThatTheViewLostGoesOn() {
    var phases: [UITouch.Phase] = []
    var inView: [UITouch.Phase] = []
    _ = world.add("own", Own()) { own in
      own.moved = { _, touches, _ in phases += touches.map(\.phase) }
      own.ended = { _, touches, _ in phases += touches.map(\.phase) }
      own.touchscopeHooks.canBePreventedBy = { _ in false }
    }
    _ = world.add("pan", UIPanGestureRecognizer())
    world.hear(world.view) { _, touches, _ in inView.append(touches[0].phase) }
    world.drag(by: 60, steps: 2)
    #expect(inView == [.began, .cancelled] && phases == [.moved, .moved, .ended])
  }

  /// TD-17: without a view a place is the window's; with one it follows that view's present geometry.
  @Test func locationsAreConvertedWhenAsked() {
    var places: [CGPoint] = []
    world.put("inner", 20, 30, 100, 100, UIView()) { inner in
      world.hear(inner) { _, touches, _ in
        places = [touches[0].location(in: nil), touches[0].location(in: inner)]
        inner.bounds.origin.y = 7
        places.append(touches[0].location(in: inner))
      }
    }
    world.touch(.began, 1, 130, 150)
    #expect(places == [CGPoint(x: 130, y: 150), CGPoint(x: 10, y: 20), CGPoint(x: 10, y: 27)])
  }

  /// TD-18, OBS-013: the previous place is that of the event before, and an end may bring a new one.
  @Test func previousLocations() {
    var places: [Double] = []
    world.hear(world.view) { _, touches, _ in
      places += [touches[0].previousLocation(in: nil).x, touches[0].location(in: nil).x]
    }
    world.touch(.began, 1, 150, 200)
    world.touch(.moved, 1, 160, 200)
    world.touch([(.began, 2, 20, 20)])
    world.touch(.ended, 1, 180, 200)
    #expect(places == [150, 150, 150, 160, 160, 180])
  }

  /// TD-20: a change of force alone is a move without a way.
  @Test func aMoveWithoutAWay() {
    var forces: [Double] = []
    world.hear(world.view) { phase, touches, _ in
      if phase == .moved { forces.append(touches[0].force) }
      #expect(touches[0].location(in: nil) == touches[0].previousLocation(in: nil))
    }
    let place = CGPoint(x: 200, y: 200)
    report(FingerChange(finger: 1, phase: .began, location: place, force: 0.3))
    report(FingerChange(finger: 1, phase: .moved, location: place, force: 0.9))
    #expect(forces == [0.9])
  }

  /// TD-25, TD-28, OBS-099: taps count up within the limits of a tap recognizer, and start at 1 beyond them.
  @Test(arguments: [
    (0.1, 0.0, [1, 2, 3]), (0.349, 0, [1, 2, 3]), (0.35, 0, [1, 1, 1]), (0.1, 45, [1, 2, 3]),
    (0.1, 46, [1, 1, 1]),
  ])
  func tapCounts(_ gap: Double, _ step: Double, _ expected: [Int]) {
    var counts: [Int] = []
    world.hear(world.view) { phase, touches, _ in
      if phase == .ended { counts.append(touches[0].tapCount) }
    }
    for index in 0..<3 {
      world.tap(150 + step * Double(index), 200)
      world.wait(gap)
    }
    #expect(counts == expected)
  }

  /// TD-26: the second tap comes with the touch of the first.
  @Test func theSecondTapReusesTheTouch() {
    var touches: [UITouch] = []
    world.hear(world.view) { phase, heard, _ in if phase == .began { touches += heard } }
    world.tap()
    world.wait(0.1)
    world.tap()
    world.wait(1)
    world.tap()
    #expect(touches[0] === touches[1] && touches[1] !== touches[2])
  }

  /// TD-27, OBS-101: a contact that moved or lasted too long is no tap at its end.
  @Test(arguments: [(0.05, 0.0, 1), (0.8, 0, 0), (0.05, 50, 0)])
  func tapCountAtTheEnd(_ hold: Double, _ dx: Double, _ expected: Int) {
    var count = -1
    world.hear(world.view) { phase, touches, _ in
      if phase == .ended { count = touches[0].tapCount }
    }
    world.touch(.began, 1, 200, 200)
    world.wait(hold)
    world.touch(.moved, 1, 200 + dx, 200)
    world.touch(.ended, 1, 200 + dx, 200)
    #expect(count == expected)
  }

  /// TD-29, TD-30: from the hit view's recognizers up; one that failed is no longer among them.
  @Test func aTouchListsItsRecognizers() {
    let child = world.put("child", 0, 0, 200, 200, UIView())
    _ = world.add("window's", to: world.window, Own())
    _ = world.add("first", to: child, UILongPressGestureRecognizer())
    _ = world.add("second", to: child, Own())
    _ = world.add("view's", Own())
    var lists: [[String]] = []
    world.hear(child) { _, touches, _ in
      lists.append((touches[0].gestureRecognizers ?? []).compactMap(\.touchscopeName))
    }
    world.touch(.began, 1, 200, 200)
    world.touch(.moved, 1, 206, 208)
    world.touch(.moved, 1, 206, 209)
    #expect(
      lists == [
        ["first", "second", "view's", "window's"], ["first", "second", "view's", "window's"],
        ["second", "view's", "window's"],
      ])
  }

  /// TD-31, TD-32: four types, and forces between nothing and the most that is possible.
  @Test func typesAndForces() {
    #expect(UITouch.TouchType.allCases.map(\.rawValue) == [0, 1, 2, 3])
    for (kind, type) in zip(FingerKind.allCases, UITouch.TouchType.allCases) {
      var seen: [UITouch.TouchType] = []
      var force = 0.0
      world.hear(world.view) { _, touches, _ in
        seen.append(touches[0].type)
        force = max(force, touches[0].force / touches[0].maximumPossibleForce)
      }
      let place = CGPoint(x: 200, y: 200)
      report(FingerChange(finger: 1, phase: .began, location: place, kind: kind, force: -1))
      report(FingerChange(finger: 1, phase: .moved, location: place, kind: kind, force: 100))
      report(FingerChange(finger: 1, phase: .ended, location: place, kind: kind))
      #expect(seen == [type, type, type] && force == 1)
      world.wait(1)
    }
  }

  /// A pencil's angles are read in the axes of a view.
  @Test func aPencilsAngles() throws {
    world.engine.perform { world.view.transform = CGAffineTransform(rotationAngle: .pi / 2) }
    var pencil: UITouch?
    world.hear(world.view) { _, touches, _ in pencil = touches[0] }
    report(
      FingerChange(
        finger: 1, phase: .began, location: CGPoint(x: 200, y: 200), kind: .pencil, radius: 2,
        tool: ToolState(altitude: 0.5, azimuth: .pi / 2)))
    let touch = try #require(pencil)
    #expect(touch.altitudeAngle == 0.5 && touch.majorRadius == 2 && touch.type == .pencil)
    #expect(abs(touch.azimuthAngle(in: nil) - .pi / 2) < 1e-9)
    #expect(abs(touch.azimuthAngle(in: world.view)) < 1e-9)
    #expect(abs(touch.azimuthUnitVector(in: world.view).dx - 1) < 1e-9)
  }

  /// TD-37: flags and buttons of the last event, on it and on the recognizers that got it.
  @Test func flagsAndButtons() {
    let own = world.add("own", Own())
    var flags: [UIKeyModifierFlags] = []
    world.hear(world.view) { _, _, event in flags.append(event?.modifierFlags ?? []) }
    let place = CGPoint(x: 200, y: 200)
    for (phase, tool) in [
      (TouchPhase.began, ToolState(buttons: 1, modifiers: 1 << 17)),
      (.moved, ToolState(buttons: 2, modifiers: 1 << 20)),
    ] {
      report(
        FingerChange(finger: 1, phase: phase, location: place, kind: .indirectPointer, tool: tool))
    }
    #expect(flags == [.shift, .command])
    #expect(own.modifierFlags == .command && own.buttonMask == .secondary)
    #expect(own.state == .possible)
  }

  /// PRS-05, PRS-06: the bits are UIKit's.
  @Test func bitsOfFlagsAndButtons() {
    let flags: [UIKeyModifierFlags] = [
      .alphaShift, .shift, .control, .alternate, .command, .numericPad,
    ]
    #expect(flags.map(\.rawValue) == (16...21).map { 1 << $0 })
    #expect(UIEvent.ButtonMask.primary.rawValue == 1)
    #expect(UIEvent.ButtonMask.secondary.rawValue == 2)
    #expect((1...3).map { UIEvent.ButtonMask.button($0).rawValue } == [1, 2, 4])
    #expect(UIEvent.ButtonMask.button(0).isEmpty && UIEvent.ButtonMask.button(33).isEmpty)
  }

  private final class Reader {
    var values: [[Int]] = []
    func read(_ recognizer: UIGestureRecognizer) {
      values.append([recognizer.modifierFlags.rawValue >> 16, recognizer.buttonMask.rawValue])
    }
  }

  /// PRS-07: flags and buttons of the last event can be read when it may begin, and in its action.
  @Test func flagsInBeginAndAction() {
    let reader = Reader()
    let answers = Answers()
    let pan = world.add("pan", UIPanGestureRecognizer()) { $0.delegate = answers }
    answers.begin = {
      reader.read($0)
      return true
    }
    world.engine.perform { pan.addTarget(reader, action: Selector("read", Reader.read)) }
    for (step, phase) in [TouchPhase.began, .moved, .moved].enumerated() {
      let tool = ToolState(buttons: 1 << step, modifiers: 1 << (17 + step))
      let place = CGPoint(x: 200 + 20 * step, y: 200)
      report(
        FingerChange(finger: 1, phase: phase, location: place, kind: .indirectPointer, tool: tool))
    }
    #expect(reader.values == [[4, 2], [4, 2], [8, 4]])
  }

  /// TD-40: fingers that go down together come together.
  @Test func oneBeginningForAll() {
    var counts: [Int] = []
    world.hear(world.view) { _, touches, _ in counts.append(touches.count) }
    world.twoFingerTap()
    #expect(counts == [2, 2])
  }

  /// TD-41, DL-08: only the touches of the recognizer are cancelled.
  @Test func onlyItsOwnTouchesAreCancelled() {
    let answers = Answers()
    _ = world.add("pan", UIPanGestureRecognizer()) { $0.delegate = answers }
    answers.receiveTouch = { _, touch in touch.location(in: nil).y < 250 }
    var cancelled: [CGPoint] = []
    world.hear(world.view) { phase, touches, _ in
      if phase == .cancelled { cancelled += touches.map { $0.location(in: nil) } }
    }
    world.touch([(.began, 1, 200, 200), (.began, 2, 200, 280)])
    world.touch([(.moved, 1, 240, 200), (.moved, 2, 240, 280)])
    #expect(cancelled == [CGPoint(x: 240, y: 200)])
    #expect(world.touches(of: "view") == ["Began", "Cancelled", "Moved"])
  }

  /// TD-41, DL-03: a finger that joins a gesture is taken from its view with the gesture's next change.
  @Test(arguments: [true, false]) func laterFingersAreTheGesturesToo(_ cancels: Bool) {
    _ = world.add("pan", UIPanGestureRecognizer()) { $0.cancelsTouchesInView = cancels }
    let button = world.engine.perform {
      UIButton(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    }
    world.engine.perform {
      button.touchscopeName = "button"
      world.view.addSubview(button)
    }
    world.drag(by: 40, steps: 2, lifts: false)
    world.touch(.began, 2, 140, 140)
    #expect(world.touches(of: "button") == ["Began"])
    world.touch(.moved, 1, 250, 200)
    world.touch(.ended, 2, 140, 140)
    #expect(world.touches(of: "button") == ["Began", cancels ? "Cancelled" : "Ended"])
    #expect(world.actions(of: "pan").last == "changed")
  }

  /// TD-42: a cancellation goes up the chain as every touch method does.
  @Test func cancellationsAreForwarded() {
    _ = world.add("tap", UITapGestureRecognizer())
    world.tap()
    #expect(world.touches(of: "window") == ["Began", "Cancelled"])
  }
}
