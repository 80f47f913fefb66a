import Foundation
import Testing
import TouchTrace

@testable import TouchEngine

/// Who prevents whom.
@MainActor @Suite struct ExclusionRules {
  private let world = World()
  private let answers = Answers()

  private func ending(_ name: String, on view: UIView? = nil) -> Own {
    world.add(name, to: view, Own()) { $0.ended = { own, _, _ in own.state = .ended } }
  }

  /// AR-18, AR-56, AR-58: the one that recognizes prevents the others that share its touch, for the rest of the sequence.
  @Test func oneGestureComesOfATouch() {
    _ = world.add("pan", UIPanGestureRecognizer())
    let press = world.add("press", UILongPressGestureRecognizer()) { $0.allowableMovement = 99 }
    let tap = world.add("tap", UITapGestureRecognizer())
    world.drag(by: 20, steps: 1, lifts: false)
    #expect(
      world.lines([.state]) == [
        "tap possible -> failed preventedBy pan", "press possible -> failed preventedBy pan",
        "pan possible -> began thresholdReached",
      ])
    world.wait(1)
    world.touch(.ended, 1, 220, 200)
    #expect(world.lines([.action]) == ["pan action began", "pan action ended"])
    #expect(press.state == .possible && tap.state == .possible)
  }

  /// AR-18: without a touch in common two of one line of views both recognize.
  @Test func withoutACommonTouchBothMay() {
    let child = world.put("child", 0, 0, 90, 200, UIView())
    _ = world.add("inner", to: child, UIPanGestureRecognizer())
    _ = world.add("outer", UIPanGestureRecognizer()) { $0.delegate = answers }
    answers.receiveTouch = { _, touch in touch.view?.touchscopeName == "view" }
    world.touch([(.began, 1, 120, 200), (.began, 2, 250, 200)])
    world.touch([(.moved, 1, 150, 200), (.moved, 2, 280, 200)])
    #expect(world.lines([.action]) == ["inner action began", "outer action began"])
  }

  /// AR-56: when the first one fails instead, the other may.
  @Test func afterAFailureTheOtherMay() {
    _ = world.add("pan", UIPanGestureRecognizer())
    _ = world.add("tap", UITapGestureRecognizer())
    world.tap()
    #expect(world.lines([.action]) == ["tap action ended"])
  }

  /// AR-19: views beside each other are not related, even for touches of one event.
  @Test func siblingsDoNotPreventEachOther() {
    let (left, right) = (
      world.put("left", 0, 0, 90, 200, UIView()), world.put("right", 100, 0, 90, 200, UIView())
    )
    _ = world.add("l", to: left, UIPanGestureRecognizer())
    _ = world.add("r", to: right, UIPanGestureRecognizer())
    world.touch([(.began, 1, 120, 200), (.began, 2, 220, 200)])
    world.touch([(.moved, 1, 150, 200), (.moved, 2, 250, 200)])
    #expect(world.lines([.action]) == ["l action began", "r action began"])
  }

  /// AR-19: on one line of views they do.
  @Test func ancestorsAndDescendantsDo() {
    let child = world.put("child", 0, 0, 200, 200, UIView())
    _ = world.add("inner", to: child, UIPanGestureRecognizer())
    _ = world.add("outer", to: world.window, UIPanGestureRecognizer())
    world.drag(by: 30, steps: 1)
    #expect(world.lines([.action]) == ["inner action began", "inner action ended"])
  }

  /// AR-21: one that has begun cannot be prevented; the later one fails, even on a deeper view.
  @Test func whoBeganFirstWins() {
    let child = world.put("child", 0, 0, 200, 200, UIView())
    _ = world.add("pan", UIPanGestureRecognizer())
    let press = world.add("press", to: child, UILongPressGestureRecognizer()) {
      $0.allowableMovement = 99
      $0.touchscopeHooks.canBePreventedBy = { _ in false }
    }
    world.drag(by: 20, steps: 1, lifts: false)
    world.wait(1)
    #expect(world.lines([.action], of: ["press"]) == ["press action began"])
    press.touchscopeHooks.canBePreventedBy = nil
    world.touch(.ended, 1, 220, 200)
    world.wait(1)
    world.drag(by: 20, steps: 1, lifts: false)
    world.wait(1)
    #expect(world.lines([.state], of: ["press"]).last == "press possible -> failed preventedBy pan")
  }

  /// OBS-029: a tap of the view around does not act when that of the view does.
  @Test func theTapOfTheDeeperView() {
    let child = world.put("child", 0, 0, 200, 200, UIView())
    _ = world.add("outer", UITapGestureRecognizer())
    _ = world.add("deep", to: child, UITapGestureRecognizer())
    world.tap()
    #expect(world.lines([.action]) == ["deep action ended"])
  }

  /// AR-21: so it is with one that comes later, by a second finger, and shares that with the one that began.
  @Test func whoComesLaterFails() {
    let child = world.put("child", 0, 0, 50, 50, UIView())
    _ = world.add("pan", UIPanGestureRecognizer())
    _ = world.add("tap", to: child, UITapGestureRecognizer())
    world.drag(by: 20, steps: 1, lifts: false)
    world.tap(120, 120, finger: 2)
    #expect(world.lines([.state], of: ["tap"]) == ["tap possible -> failed preventedBy pan"])
    #expect(world.engine.trace.events.last { $0.kind == .state }?.rule == .ar21)
    #expect(world.actions(of: "tap") == [])
  }

  /// AR-22: in one event the deeper view's wins.
  @Test func theDeeperViewWins() {
    let child = world.put("child", 0, 0, 200, 200, UIView())
    _ = ending("deep", on: child)
    _ = ending("outer")
    world.tap()
    #expect(world.lines([.action]) == ["deep action ended"])
    let failure = world.engine.trace.events.first { $0.kind == .state && $0.to == .failed }
    #expect(failure?.rule == .ar22)
  }

  /// AR-23: on one view the one added last.
  @Test func onOneViewTheLastAddedWins() {
    for name in ["one", "two", "three"] { _ = ending(name) }
    world.tap()
    #expect(world.lines([.action]) == ["three action ended"])
    #expect(world.lines([.state]).first == "two possible -> failed preventedBy three")
  }

  /// OBS-077: one prevents another if it can, the other lets it, and neither delegate allows both.
  @Test(arguments: [
    (true, true, false, 1), (false, true, false, 2), (true, false, false, 2), (true, true, true, 2),
  ])
  func theTruthTable(_ can: Bool, _ lets: Bool, _ together: Bool, _ actions: Int) {
    let second = ending("second")
    let first = ending("first")
    answers.together = { _, _ in together }
    second.delegate = answers
    first.touchscopeHooks.canPrevent = { _ in can }
    second.touchscopeHooks.canPrevent = { _ in false }
    second.touchscopeHooks.canBePreventedBy = { _ in lets }
    world.tap()
    #expect(world.lines([.action]).count == actions)
  }

  /// AR-26, AR-27: a yes of either delegate lets both; they are asked only when one would block the other.
  @Test(arguments: [(true, false), (false, true), (false, false)])
  func eitherDelegateMayAllowBoth(_ first: Bool, _ second: Bool) {
    let (one, two) = (ending("one"), ending("two"))
    (one.delegate, two.delegate) = (answers, answers)
    answers.together = { recognizer, _ in recognizer === one ? first : second }
    world.touch(.began, 1, 200, 200)
    #expect(!answers.asked.contains { $0.hasPrefix("together") })
    world.touch(.ended, 1, 200, 200)
    let asked = answers.asked.filter { $0.hasPrefix("together") }
    #expect(asked == (first ? ["together one two"] : ["together one two", "together two one"]))
    #expect(
      world.lines([.action])
        == (first || second ? ["two action ended", "one action ended"] : ["two action ended"]))
  }

  /// AR-35, AR-36: several that recognize together act deepest first, on one view the last added first.
  @Test func theOrderOfActions() {
    let child = world.put("child", 0, 0, 200, 200, UIView())
    let names = [
      ("outer one", world.view), ("outer two", world.view), ("deep one", child),
      ("deep two", child),
    ]
    for (name, view) in names {
      ending(name, on: view).touchscopeHooks.simultaneousWith = { _ in true }
    }
    world.tap()
    #expect(
      world.lines([.action]) == [
        "deep two action ended", "deep one action ended", "outer two action ended",
        "outer one action ended",
      ])
  }

  /// AR-59: who may go with one does not thereby go with a third.
  @Test func everyPairIsDecidedByItself() {
    let (one, two) = (ending("one"), ending("two"))
    _ = ending("three")
    let middle = two
    middle.touchscopeHooks.simultaneousWith = { $0.touchscopeName == "three" }
    world.tap()
    #expect(world.lines([.action]) == ["three action ended", "two action ended"])
    #expect(world.lines([.state], of: ["one"]) == ["one possible -> failed preventedBy three"])
    _ = one
  }

  /// AR-60: what a prevented recognizer or its rival took from the view does not come back.
  @Test func nothingComesBack() {
    _ = world.add("pan", UIPanGestureRecognizer())
    world.drag(by: 20, steps: 1, lifts: false)
    world.program { world.view.gestureRecognizers?[0].isEnabled = false }
    world.touch(.moved, 1, 230, 200)
    world.touch(.ended, 1, 230, 200)
    #expect(world.touches(of: "view") == ["Began", "Cancelled"])
  }

  /// AR-30, AR-33, TAP-19, TAP-20, A10: without requirements single, double and triple tap act at their own lifts, and a later
  /// one undoes nothing.
  @Test func tapsOfDifferentCounts() {
    for count in 1...3 {
      _ = world.add("\(count)", UITapGestureRecognizer()) { $0.numberOfTapsRequired = count }
    }
    for tap in 1...3 {
      world.tap()
      #expect(world.lines([.action]).count == tap)
      world.wait(0.1)
    }
    #expect(world.lines([.action]) == ["1 action ended", "2 action ended", "3 action ended"])
  }

  /// OBS-069, OBS-073: at the second lift the single tap is asked first, and prevented, as both delegates say no.
  @Test func theSingleTapIsPreventedTheSecondTime() {
    for count in 1...2 {
      _ = world.add("\(count)", UITapGestureRecognizer()) {
        $0.numberOfTapsRequired = count
        $0.delegate = answers
      }
    }
    world.tap()
    #expect(answers.asked.filter { $0.hasPrefix("touch") } == ["touch 1", "touch 2"])
    #expect(answers.asked.last == "begin 1" && world.lines([.action]) == ["1 action ended"])
    answers.forget()
    world.wait(0.1)
    world.tap()
    #expect(
      answers.asked == [
        "event 1", "touch 1", "touch 2", "requireFailure 1 2", "beRequired 1 2",
        "requireFailure 2 1", "beRequired 2 1", "begin 1", "begin 2", "together 1 2",
        "together 2 1",
      ])
    #expect(world.lines([.action]) == ["1 action ended", "2 action ended"])
  }
}
