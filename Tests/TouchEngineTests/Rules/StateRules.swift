import Testing
import TouchTrace

@testable import TouchEngine

/// What becomes of states that recognizers set.
@MainActor @Suite struct StateRules {
  private let world = World()

  /// Assigns one list of states for each event: touch-down, moves, lift. What it brings: lines of state, machine and action.
  private func play(_ script: [[UIGestureRecognizer.State]]) -> [String] {
    let own = world.add("own", Own())
    var rest = script
    let next: Own.Handler = { own, _, _ in
      if !rest.isEmpty { for state in rest.removeFirst() { own.state = state } }
    }
    (own.began, own.moved, own.ended) = (next, next, next)
    world.drag(by: 6, steps: 3)
    return world.lines([.state, .machine, .action]).map { String($0.dropFirst(4)) }
  }

  /// GR-02, GR-03, GR-04, GR-05, GR-14: the published ways through the states, and which of them act.
  @Test(
    arguments: [
      ([[.ended]], ["possible -> ended setByProgram", "action ended"]),
      ([[.failed]], ["possible -> failed setByProgram"]),
      (
        [[.began], [.changed], [], [.ended]],
        [
          "possible -> began setByProgram", "action began", "began -> changed setByProgram",
          "action changed", "action changed", "changed -> ended setByProgram", "action ended",
        ]
      ),
      (
        [[.began], [.ended]],
        [
          "possible -> began setByProgram", "action began", "began -> ended setByProgram",
          "action ended",
        ]
      ),
      (
        [[.began], [.cancelled]],
        [
          "possible -> began setByProgram", "action began", "began -> cancelled setByProgram",
          "action cancelled",
        ]
      ),
    ] as [([[UIGestureRecognizer.State]], [String])])
  func publishedWays(_ script: [[UIGestureRecognizer.State]], _ expected: [String]) {
    #expect(play(script) == expected)
  }

  /// GR-53, GR-06, GR-11: every other assignment becomes a published one, or nothing, and is told.
  @Test(
    arguments: [
      ([[.possible]], []),
      (
        [[.changed], [.ended]],
        [
          "machine possible -> changed becomes began", "possible -> began setByProgram",
          "action began", "began -> ended setByProgram", "action ended",
        ]
      ),
      (
        [[.cancelled]],
        ["machine possible -> cancelled becomes failed", "possible -> failed setByProgram"]
      ),
      (
        [[.began, .began], [.ended]],
        [
          "machine began -> began becomes began", "possible -> began setByProgram", "action began",
          "began -> ended setByProgram", "action ended",
        ]
      ),
      (
        [[.began, .changed], [.ended]],
        [
          "possible -> began setByProgram", "action began", "began -> ended setByProgram",
          "action ended",
        ]
      ),
      (
        [[.began, .ended]],
        [
          "possible -> began setByProgram", "action began", "began -> ended setByProgram",
          "action ended",
        ]
      ),
      (
        [[.began, .failed]],
        ["machine began -> failed becomes failed", "possible -> failed setByProgram"]
      ),
      (
        [[.began], [.began], [.failed]],
        [
          "possible -> began setByProgram", "action began",
          "machine began -> began becomes changed",
          "began -> changed setByProgram", "action changed",
          "machine changed -> failed becomes cancelled", "changed -> cancelled setByProgram",
          "action cancelled",
        ]
      ),
      (
        [[.began], [.possible]],
        [
          "possible -> began setByProgram", "action began",
          "machine began -> possible becomes cancelled", "began -> cancelled setByProgram",
          "action cancelled",
        ]
      ),
      (
        [[.ended, .failed, .ended, .possible]],
        [
          "machine ended -> failed becomes ended", "machine ended -> possible becomes ended",
          "possible -> ended setByProgram", "action ended",
        ]
      ),
      (
        [[.failed, .began]],
        ["possible -> failed setByProgram", "machine failed -> began becomes failed"]
      ),
    ] as [([[UIGestureRecognizer.State]], [String])])
  func otherAssignments(_ script: [[UIGestureRecognizer.State]], _ expected: [String]) {
    #expect(play(script) == expected)
  }

  /// GR-53: reset() called by a program is an ordinary method, and is told.
  @Test func aResetOfOnesOwn() {
    let pan = world.add("pan", UIPanGestureRecognizer())
    world.drag(by: 40, steps: 1, lifts: false)
    world.program { pan.reset() }
    #expect(pan.state == .began)
    #expect(world.lines([.machine]) == ["pan machine began -> possible becomes began"])
  }

  /// GR-13, GR-17: what is set reads back at once; the action comes in the same event, when all recognizers have had it.
  @Test func theActionComesAfterAllHaveTheEvent() {
    let first = world.add("first", Own())
    _ = world.add("second", Own())
    var read: UIGestureRecognizer.State?
    first.began = { own, _, _ in
      own.state = .ended
      read = own.state
    }
    world.touch(.began, 1, 200, 200)
    #expect(read == .ended)
    #expect(
      world.lines([.event, .gesture, .action, .touches]) == [
        "application sendEvent began", "window sendEvent began", "first touchesBegan",
        "second touchesBegan", "first action ended",
      ])
  }

  /// GR-13: set outside of any event it takes effect in that turn.
  @Test func statesSetByATimer() {
    let own = world.add("own", Own())
    world.touch(.began, 1, 200, 200)
    world.program { own.state = .began }
    #expect(world.actions(of: "own") == ["began"] && world.touches(of: "view").last == "Cancelled")
  }

  /// GR-15, GR-16: after its begin every move acts, the first one as changed.
  @Test func everyMoveActs() {
    let own = world.add("own", Own()) { $0.began = { own, _, _ in own.state = .began } }
    world.drag(by: 9, steps: 3, lifts: false)
    #expect(world.actions(of: "own") == ["began", "changed", "changed", "changed"])
    #expect(own.state == .changed)
  }

  /// GR-13, EC-136: what changes and ends in one event acts once, as ended.
  @Test(arguments: [UIGestureRecognizer.State.ended, .cancelled])
  func aChangeThatEndsActsOnce(_ end: UIGestureRecognizer.State) {
    var read: [UIGestureRecognizer.State] = []
    let own = world.add("own", Own()) {
      $0.began = { own, _, _ in own.state = .began }
      $0.touchscopeHooks.action = { read.append($0.state) }
    }
    world.touch(.began, 1, 200, 200)
    own.moved = { own, _, _ in
      own.state = .changed
      own.state = end
    }
    world.touch(.moved, 1, 210, 200)
    #expect(world.actions(of: "own") == ["began", end == .ended ? "ended" : "cancelled"])
    #expect(read == [.began, end])
  }

  /// GR-14, EC-136: a begin and an end of one event are two actions, and each reads its own state.
  @Test func aBeginThatEndsActsTwice() {
    var read: [UIGestureRecognizer.State] = []
    _ = world.add("own", Own()) {
      $0.began = { own, _, _ in
        own.state = .began
        own.state = .ended
      }
      $0.touchscopeHooks.action = { read.append($0.state) }
    }
    world.touch(.began, 1, 200, 200)
    #expect(read == [.began, .ended])
  }

  /// GR-23: after the action the state may be possible again.
  @Test func theStateIsReadInTheAction() {
    var read: UIGestureRecognizer.State?
    let tap = world.add("tap", UITapGestureRecognizer()) {
      $0.touchscopeHooks.action = { read = $0.state }
    }
    world.tap()
    #expect(read == .ended && tap.state == .possible)
  }

  /// GR-54: an action that sets the state again and again is stopped with a warning.
  @Test func endlessAssignmentsEnd() {
    let own = world.add("own", Own()) { own in
      own.began = { own, _, _ in own.state = .began }
      own.touchscopeHooks.action = { $0.state = .changed }
    }
    world.touch(.began, 1, 200, 200)
    #expect(world.actions(of: "own").count == EngineLimits.assignmentsPerPassMax)
    #expect(
      world.lines([.warning]) == ["own warning assigned its state more than 100 times"])
    world.touch(.moved, 1, 201, 200)
    #expect(world.actions(of: "own").count > EngineLimits.assignmentsPerPassMax)
    _ = own
  }
}
