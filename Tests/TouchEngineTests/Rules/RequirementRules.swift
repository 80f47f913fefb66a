import Foundation
import Testing
import TouchTrace

@testable import TouchEngine

/// Who waits for whom.
@MainActor @Suite struct RequirementRules {
  private let world = World()
  private let answers = Answers()

  private func taps(_ requires: Bool) -> (UITapGestureRecognizer, UITapGestureRecognizer) {
    let single = world.add("single", UITapGestureRecognizer())
    let double = world.add("double", UITapGestureRecognizer()) { $0.numberOfTapsRequired = 2 }
    if requires { single.require(toFail: double) }
    return (single, double)
  }

  private func time(of line: String) -> Double? {
    let trace = world.engine.trace
    return trace.events.first { CanonicalLine.text($0, in: trace) == line }?.time.seconds
  }

  /// AR-37, AR-50, TAP-13, A10: a single tap that waits acts 0.35 s after the lift, when the double tap has failed.
  @Test func aSingleTapThatWaits() throws {
    _ = taps(true)
    world.tap()
    world.wait(1)
    #expect(world.lines([.action]) == ["single action ended"])
    #expect(time(of: "single action ended") == 0.4)
    #expect(world.lines([.state]).first == "double possible -> failed timedOut")
  }

  /// AR-41, A10: two taps are the double tap alone.
  @Test func theDoubleTapAlone() {
    _ = taps(true)
    world.tap()
    world.wait(0.1)
    world.tap()
    #expect(world.lines([.action]) == ["double action ended"])
    #expect(
      world.lines([.state], of: ["single"]) == [
        "single possible -> failed requiredOneRecognized double"
      ])
  }

  /// AR-38, DL-09: while it waits its state reads as set, nothing acts, and the view keeps its touch.
  @Test func whileItWaits() {
    let (single, double) = taps(true)
    double.delaysTouchesEnded = false
    single.delaysTouchesEnded = false
    world.tap()
    #expect(single.state == .ended && double.state == .possible)
    #expect(world.lines([.action]) == [] && world.touches(of: "view") == ["Began", "Ended"])
    #expect(
      world.lines([.held], of: ["single"]) == ["single held ended requirementPending double"])
  }

  /// AR-39, A12: let go, a continuous one acts with began first, though it has changed inside.
  @Test func aContinuousOneBeginsFirst() {
    let pan = world.add("pan", UIPanGestureRecognizer())
    let swipe = world.add("swipe", UISwipeGestureRecognizer())
    pan.require(toFail: swipe)
    world.touch(.began, 1, 150, 200)
    for step in 1...12 {
      world.wait(0.1)
      world.touch(.moved, 1, 150 + 5 * Double(step), 200)
    }
    #expect(pan.state == .changed)
    #expect(world.actions(of: "pan") == ["began", "changed", "changed"])
    #expect(world.lines([.state], of: ["swipe"]) == ["swipe possible -> failed tooSlow"])
  }

  /// AR-41, AR-43: so it is on views beside each other, whether the one that waits had its touch before or comes later.
  @Test(arguments: [true, false]) func besideEachOther(_ isFirst: Bool) {
    let (left, right) = (
      world.put("left", 0, 0, 90, 200, UIView()), world.put("right", 100, 0, 90, 200, UIView())
    )
    let tap = world.add("tap", to: left, UITapGestureRecognizer())
    let own = world.add("own", to: right, Own()) { own in
      own.moved = { own, _, _ in if own.state == .possible { own.state = .began } }
    }
    tap.require(toFail: own)
    if isFirst { world.touch(.began, 1, 120, 200) }
    world.touch(.began, 2, 220, 200)
    world.touch(.moved, 2, 225, 200)
    let line = "tap possible -> failed requiredOneRecognized own"
    #expect(world.lines([.state], of: ["tap"]) == (isFirst ? [line] : []))
    if !isFirst { world.touch(.began, 1, 120, 200) }
    world.touch(.ended, 1, 120, 200)
    #expect(world.lines([.state], of: ["tap"]) == [line])
    #expect(world.lines([.action]) == ["own action began"])
  }

  /// EC-06: one whose view was not touched keeps nobody waiting.
  @Test func aRequiredOneWithoutATouch() {
    let other = world.put("other", 0, 0, 50, 50, UIView())
    let tap = world.add("tap", UITapGestureRecognizer())
    tap.require(toFail: world.add("double", to: other, UITapGestureRecognizer()))
    world.tap()
    #expect(world.actions(of: "tap") == ["ended"])
  }

  /// AR-43: a required one that has begun fails those that wait for it.
  @Test func aRequiredOneThatBegan() {
    let tap = world.add("tap", UITapGestureRecognizer())
    let press = world.add("press", UILongPressGestureRecognizer())
    tap.require(toFail: press)
    tap.touchscopeHooks.canBePreventedBy = { _ in false }
    world.tap(hold: 0.6)
    #expect(world.lines([.action]) == ["press action began", "press action ended"])
    #expect(
      world.lines([.state], of: ["tap"]) == ["tap possible -> failed requiredOneRecognized press"])
  }

  /// AR-44, OBS-075: the four questions of a pair at the first touch of an attempt, up to the first yes; they link different views too.
  @Test(arguments: 0...4) func theFourQuestions(_ yes: Int) {
    let (swipe, pan) = (
      world.add("swipe", UISwipeGestureRecognizer()),
      world.add("pan", to: world.window, UIPanGestureRecognizer())
    )
    (swipe.delegate, pan.delegate) = (answers, answers)
    let questions = [
      "requireFailure swipe pan", "beRequired swipe pan", "requireFailure pan swipe",
      "beRequired pan swipe",
    ]
    answers.requireFailure = { a, _ in a === swipe ? yes == 0 : yes == 2 }
    answers.beRequired = { a, _ in a === swipe ? yes == 1 : yes == 3 }
    world.touch(.began, 1, 150, 200)
    let asked = answers.asked.filter { questions.contains($0) }
    #expect(asked == Array(questions.prefix(yes + 1)))
    world.touch(.began, 2, 160, 220)
    #expect(answers.asked.filter { questions.contains($0) } == asked)
  }

  /// OBS-075: a yes of the first kind lets the pan act, one of the second the swipe, none at all the pan.
  @Test(arguments: [("pan", true, false), ("swipe", false, true), ("pan", false, false)])
  func whoActs(_ expected: String, _ requires: Bool, _ isRequired: Bool) {
    let swipe = world.add("swipe", UISwipeGestureRecognizer()) { $0.delegate = answers }
    _ = world.add("pan", UIPanGestureRecognizer()) { $0.delegate = answers }
    answers.requireFailure = { a, _ in a === swipe && requires }
    answers.beRequired = { a, _ in a === swipe && isRequired }
    world.drag(150, 200, by: 80, steps: 6)
    let acted = world.lines([.action]).map { String($0.prefix { $0 != " " }) }
    #expect(Set(acted) == [expected])
  }

  /// AR-46, AR-47: a no forbids nothing that the other side asks for, and such a requirement ends with the attempt.
  @Test func requirementsOfDelegates() {
    let tap = world.add("tap", UITapGestureRecognizer())
    let press = world.add("press", UILongPressGestureRecognizer()) { $0.delegate = answers }
    answers.beRequired = { recognizer, _ in recognizer === press }
    tap.touchscopeHooks.requireFailureOf = { _ in false }
    press.touchscopeHooks.requireFailureOf = { _ in false }
    world.touch(.began, 1, 200, 200)
    #expect(tap.record.dynamicRequirements.contains { $0 === press })
    world.touch(.ended, 1, 200, 200)
    #expect(tap.record.dynamicRequirements.isEmpty)
    answers.beRequired = { _, _ in false }
    world.wait(1)
    world.touch(.began, 1, 200, 200)
    #expect(tap.record.dynamicRequirements.isEmpty)
  }

  /// AR-49, EC-32: a ring is told; nobody in it acts; when the fingers are lifted all fail, and the next touch finds them ready.
  @Test func rings() {
    let names = ["a", "b", "c"]
    let ring = names.map { name in
      world.add(name, Own()) { own in
        own.ended = { own, _, _ in own.state = .ended }
        own.touchscopeHooks.canPrevent = { _ in false }
      }
    }
    for (index, own) in ring.enumerated() { own.require(toFail: ring[(index + 1) % 3]) }
    world.tap()
    #expect(world.lines([.action]) == [] && world.lines([.warning]).count == 1)
    #expect(world.lines([.warning])[0].contains("none of these can act"))
    #expect(ring.allSatisfy { $0.state == .possible && $0.calls == ["began", "ended", "reset"] })
    world.wait(1)
    ring[1].ended = { own, _, _ in own.state = .failed }
    world.tap()
    #expect(world.lines([.action]) == ["a action ended"])
  }

  /// AR-51: let go by a timer, when the finger is gone, it still knows where it was.
  @Test func theLocationIsRemembered() {
    var place = CGPoint.zero
    let own = world.add("own", Own()) { own in
      own.ended = { own, _, _ in own.state = .ended }
      own.touchscopeHooks.action = { place = $0.location(in: nil) }
    }
    let double = world.add("double", UITapGestureRecognizer()) { $0.numberOfTapsRequired = 2 }
    own.require(toFail: double)
    world.tap(180, 220)
    world.wait(1)
    #expect(place == CGPoint(x: 180, y: 220) && time(of: "own action ended") == 0.4)
  }

  /// AR-52, GR-32, OBS-081: linked ones are reset together; until then the first to be over takes no new touch.
  @Test func linkedOnesAreResetTogether() {
    let own = world.add("own", Own()) { $0.ended = { own, _, _ in own.state = .failed } }
    let double = world.add("double", UITapGestureRecognizer()) { $0.numberOfTapsRequired = 2 }
    double.require(toFail: own)
    world.tap()
    #expect(own.calls == ["began", "ended"] && own.state == .failed)
    world.wait(0.1)
    world.touch(.began, 1, 200, 200)
    #expect(own.calls == ["began", "ended"])
    world.touch(.ended, 1, 200, 200)
    #expect(own.calls.last == "reset")
    #expect(world.lines([.reset]) == ["own reset", "double reset"])
  }

  /// AR-54: recognizers and views are done with one event before the next.
  @Test func oneEventAfterTheOther() {
    _ = world.add("a", Own())
    _ = world.add("b", Own())
    world.drag(by: 5, steps: 2, lifts: false)
    #expect(
      world.lines([.gesture, .touches], of: ["a", "b", "view"]) == [
        "a touchesBegan", "b touchesBegan", "view touchesBegan", "a touchesMoved",
        "b touchesMoved", "view touchesMoved", "a touchesMoved", "b touchesMoved",
        "view touchesMoved",
      ])
  }

  /// AR-55: with several requirements all of them must have failed.
  @Test func allRequirementsMustFail() {
    let tap = world.add("tap", UITapGestureRecognizer())
    let double = world.add("double", UITapGestureRecognizer()) { $0.numberOfTapsRequired = 2 }
    let own = world.add("own", Own()) { $0.touchscopeHooks.canBePreventedBy = { _ in false } }
    tap.require(toFail: double)
    tap.require(toFail: own)
    world.tap()
    world.wait(1)
    #expect(world.lines([.action]) == [])
    world.program { own.state = .failed }
    #expect(world.lines([.action]) == ["tap action ended"])
  }
}
