import Foundation
import Testing
import TouchTrace

@testable import TouchEngine

/// Which recognizers get a touch, and who is asked before one leaves possible.
@MainActor @Suite struct ReceivingRules {
  private let world = World()
  private let answers = Answers()

  private func press(_ kind: FingerKind, finger: Int, at x: Double = 200, buttons: Int = 1) {
    world.engine.step(
      DigitizerEvent(
        arrival: world.engine.now,
        changes: [
          FingerChange(
            finger: finger, phase: .began, location: CGPoint(x: x, y: 200), kind: kind,
            tool: ToolState(buttons: buttons))
        ]))
  }

  /// AR-01, AR-04: asked from the hit view up, on one view in the order added, once for each new touch, before sendEvent.
  @Test func whoIsAskedWhen() {
    let child = world.put("child", 0, 0, 200, 200, UIView())
    for (name, view) in [
      ("window's", world.window), ("one", child), ("two", child), ("view's", world.view),
    ] {
      _ = world.add(name, to: view, Own()) { $0.delegate = answers }
    }
    world.touch(.began, 1, 200, 200)
    world.touch(.moved, 1, 210, 200)
    #expect(
      world.lines([.receive, .event]).prefix(9) == [
        "one shouldReceiveEvent yes", "one shouldReceiveTouch yes", "two shouldReceiveEvent yes",
        "two shouldReceiveTouch yes", "view's shouldReceiveEvent yes",
        "view's shouldReceiveTouch yes", "window's shouldReceiveEvent yes",
        "window's shouldReceiveTouch yes", "application sendEvent began",
      ])
    world.touch(.began, 2, 220, 200)
    #expect(answers.asked.filter { $0.hasPrefix("touch") }.count == 8)
  }

  /// AR-02: who is over, or switched off, is not asked.
  @Test func whoIsOverIsNotAsked() {
    let own = world.add("own", Own()) { $0.delegate = answers }
    _ = world.add("off", Own()) {
      $0.delegate = answers; $0.isEnabled = false
    }
    own.began = { own, _, _ in own.state = .failed }
    world.touch(.began, 1, 200, 200)
    world.touch(.began, 2, 210, 200)
    #expect(answers.asked == ["event own", "touch own"] && own.calls == ["began"])
  }

  /// AR-05, AR-10: a refused touch, which knows its hit view, stays unknown in all phases; the view and others get it.
  @Test func refusedTouches() {
    world.put("child", 0, 0, 200, 200, UIView())
    let refusing = world.add("refusing", Own()) { $0.delegate = answers }
    let other = world.add("other", Own()) { $0.delaysTouchesEnded = false }
    answers.receiveTouch = { _, touch in touch.view?.touchscopeName != "child" }
    world.drag(by: 20, steps: 1)
    #expect(refusing.calls == [] && other.calls == ["began", "moved", "ended"])
    #expect(world.touches(of: "child") == ["Began", "Moved", "Ended"])
  }

  /// AR-06: the event is asked about once in a sequence; a no holds until all fingers are lifted.
  @Test func refusedEvents() {
    let own = world.add("own", Own()) { $0.delegate = answers }
    answers.receiveEvent = { _, _ in false }
    world.touch(.began, 1, 200, 200)
    world.touch(.began, 2, 210, 200)
    #expect(answers.asked == ["event own"] && own.calls == [])
    world.touch([(.ended, 1, 200, 200), (.ended, 2, 210, 200)])
    answers.receiveEvent = { _, _ in true }
    world.wait(1)
    world.touch(.began, 1, 200, 200)
    #expect(answers.asked == ["event own", "event own", "touch own"] && own.calls == ["began"])
  }

  /// AR-07: a type that is not allowed is not delivered; all four are by default.
  @Test(arguments: FingerKind.allCases) func allowedTypes(_ kind: FingerKind) {
    let all = world.add("all", Own())
    let pencil = world.add("pencil", Own()) {
      $0.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    }
    press(kind, finger: 1)
    #expect(all.calls == ["began"] && pencil.calls == (kind == .pencil ? ["began"] : []))
    #expect(
      world.lines([.receive]) == (kind == .pencil ? [] : ["pencil shouldReceiveTouch no touchType"])
    )
  }

  /// AR-08, AR-09: after its first touch a recognizer takes others of the same type only, unless it is told to mix them.
  @Test func oneTypeAtATime() {
    let one = world.add("one", Own())
    let mixed = world.add("mixed", Own()) { $0.requiresExclusiveTouchType = false }
    press(.direct, finger: 1)
    press(.pencil, finger: 2, at: 220)
    #expect(one.numberOfTouches == 1 && mixed.numberOfTouches == 2)
    #expect(world.lines([.receive]) == ["one shouldReceiveTouch no touchType"])
  }

  /// AR-11, AR-12, AR-17, AR-57: asked within the assignment of began or ended alone; a no makes it fail without an action.
  @Test(arguments: [true, false]) func shouldBegin(_ allows: Bool) {
    answers.begin = { _ in allows }
    var order: [String] = []
    let own = world.add("own", Own()) { own in
      own.delegate = answers
      own.began = { [unowned answers] own, _, _ in
        order.append("\(answers.asked.count)")
        own.state = .began
        order.append("\(answers.asked.count) \(own.state)")
      }
      own.moved = { own, _, _ in own.state = .changed }
      own.ended = { own, _, _ in own.state = .ended }
    }
    world.drag(by: 5, steps: 1)
    #expect(order == ["2", allows ? "3 began" : "3 failed"])
    #expect(answers.asked.filter { $0 == "begin own" }.count == 1)
    #expect(world.actions(of: "own") == (allows ? ["began", "changed", "ended"] : []))
    answers.forget()
    own.began = { own, _, _ in own.state = .failed }
    world.wait(1)
    world.tap()
    #expect(answers.asked == ["event own", "touch own"])
  }

  /// AR-13, AR-14: the touched view is asked before the delegate, but not when its touches would stay with it.
  @Test(arguments: [true, false]) func theTouchedViewIsAsked(_ cancels: Bool) {
    answers.begin = { _ in true }
    let pan = world.add("pan", UIPanGestureRecognizer()) {
      $0.delegate = answers
      $0.cancelsTouchesInView = cancels
    }
    world.view.touchscopeViewHooks.shouldBegin = { [unowned answers] _, _ in
      #expect(!answers.asked.contains("begin pan"))
      return false
    }
    world.drag(by: 30, steps: 1, lifts: false)
    #expect(pan.state == (cancels ? .failed : .began))
    #expect(answers.asked.contains("begin pan") == !cancels)
    #expect(
      world.lines([.decision]).first
        == (cancels ? "view gestureRecognizerShouldBegin pan no" : "pan shouldBegin yes"))
  }

  /// OBS-035: event, touch, begin; a no of one spares the later ones, and a failure all that comes after it.
  @Test func theOrderOfADelegatesQuestions() {
    _ = world.add("tap", UITapGestureRecognizer()) { $0.delegate = answers }
    world.tap()
    #expect(answers.asked == ["event tap", "touch tap", "begin tap"])
    answers.forget()
    world.wait(1)
    world.tap(hold: 0.9)
    #expect(answers.asked == ["event tap", "touch tap"])
    answers.forget()
    answers.receiveTouch = { _, _ in false }
    world.wait(1)
    world.tap()
    #expect(answers.asked == ["event tap", "touch tap"])
    answers.forget()
    answers.receiveEvent = { _, _ in false }
    world.wait(1)
    world.tap()
    #expect(answers.asked == ["event tap"])
  }

  /// TAP-17: a pointer must press the button that a tap asks for; fingers need none; no button at all is refused.
  @Test(
    arguments: [
      (FingerKind.indirectPointer, 1, ["primary"]), (.indirectPointer, 2, ["secondary"]),
      (.indirectPointer, 0, []), (.direct, 0, ["secondary", "primary"]),
    ] as [(FingerKind, Int, [String])])
  func buttons(_ kind: FingerKind, _ buttons: Int, _ expected: [String]) {
    for (name, mask) in [("primary", UIEvent.ButtonMask.primary), ("secondary", .secondary)] {
      let tap = world.add(name, UITapGestureRecognizer()) {
        $0.buttonMaskRequired = mask
        $0.touchscopeHooks.canPrevent = { _ in false }
      }
      tap.buttonMaskRequired = []
      #expect(tap.buttonMaskRequired == mask)
    }
    press(kind, finger: 1, buttons: buttons)
    world.wait(0.05)
    world.touch(.ended, 1, 200, 200)
    let acted = world.lines([.action]).map { String($0.dropLast(13)) }
    #expect(acted == expected && world.lines([.warning]).count == 2)
  }
}
