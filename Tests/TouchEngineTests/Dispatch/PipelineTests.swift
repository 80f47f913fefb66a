import Foundation
import Testing
import TouchTrace

@testable import TouchEngine

/// The way of events into the app: stages, suspension, and what an event holds.
@Suite struct PipelineTests {
  private let stages: Set<TraceKind> = [.pipeline]

  /// Runs a body at each phase that the view gets.
  private func listen(
    _ world: World, _ body: @escaping (TouchPhase, Set<UITouch>, UIEvent?) -> Void
  ) {
    world.view.touchscopeHooks.touches = { phase, touches, event, base in
      body(phase, touches, event)
      base()
    }
  }

  /// GOLD-000-04, GOLD-000-05: each stage in its order, before anything is delivered.
  @Test func anEventGoesThroughAllStages() {
    let world = World()
    _ = world.add("tap", UITapGestureRecognizer())
    world.touch(.began, 1, 200, 200)
    #expect(
      world.lines(stages) == [
        "gestureEnvironment adds tap", "eventFetcher receives", "eventFetcher signals 1",
        "dispatcher signals source0", "mainRunLoop wakes", "environment drains 1",
        "finger1 enters window",
        "finger1 bound view", "finger1 gathers tap", "gestureEnvironment updates 1",
        "mainRunLoop sleeps",
      ])
    let all = world.lines(Set(TraceKind.allCases))
    let drained = all.firstIndex(of: "environment drains 1") ?? 0
    let sent = all.firstIndex(of: "application sendEvent began") ?? 0
    let gathered = all.firstIndex(of: "finger1 gathers tap") ?? 0
    #expect(drained < gathered && gathered < sent)
  }

  /// Where nobody wants these lines, none are made, and everything else is the same.
  @Test func theStagesCanBeLeftOut() {
    let loud = World()
    let quiet = World()
    quiet.engine.tracesPipeline = false
    for world in [loud, quiet] {
      _ = world.add("tap", UITapGestureRecognizer())
      world.tap()
    }
    #expect(quiet.lines(stages).isEmpty)
    let others = Set(TraceKind.allCases).subtracting(stages)
    #expect(quiet.lines(others) == loud.lines(others))
  }

  /// GOLD-000-32: nothing answers while the thread is suspended; then what waited comes in order.
  @Test func suspendedEventsComeLater() {
    let world = World()
    let tap = world.add("tap", UITapGestureRecognizer())
    var times: [Double] = []
    tap.touchscopeHooks.action = { [unowned world] _ in times.append(world.engine.seconds) }
    world.engine.suspendEventFetch(at: .zero)
    for _ in 0..<3 {
      world.tap()
      world.wait(0.5)
    }
    #expect(world.lines([.touches, .gesture, .sample, .hit]).isEmpty && times.isEmpty)
    #expect(world.engine.waitingEvents == 6)
    world.engine.resumeEventFetch(at: Instant(seconds: 2))
    #expect(times == [2, 2, 2] && world.engine.waitingEvents == 0)
    #expect(world.lines(stages, of: ["environment"]) == ["environment drains 6"])
    #expect(
      world.lines([.sample])
        == (0..<3).flatMap { _ in ["finger1 began 200 200", "finger1 ended 200 200"] })
  }

  /// TD-19: the time stamp is that of the hardware, however late the event arrives, and the latency is told.
  @Test func suspendedEventsKeepTheirTimes() {
    let world = World()
    var stamps: [Double] = []
    listen(world) { _, touches, event in
      stamps += touches.map(\.timestamp)
      #expect(event?.timestamp == touches.first?.timestamp)
    }
    world.engine.suspendEventFetch(at: .zero)
    world.wait(0.25)
    world.tap(hold: 0.1)
    world.engine.resumeEventFetch(at: Instant(seconds: 1))
    #expect(stamps == [0.25, 0.35])
    let received = world.engine.trace.events.filter { $0.verb == .receives }
    #expect(received.map(\.limit) == [0.75, 0.65] && received.allSatisfy { $0.rule == .td19 })
  }

  /// Suspending twice and going on without need leave nothing.
  @Test func suspensionIsAState() {
    let world = World()
    world.engine.resumeEventFetch(at: .zero)
    world.engine.suspendEventFetch(at: .zero)
    world.engine.suspendEventFetch(at: .zero)
    world.engine.resumeEventFetch(at: .zero)
    #expect(world.lines(stages) == ["eventFetcher suspends", "eventFetcher resumes"])
  }

  /// Timers go on while events wait: a long press whose lift waits begins.
  @Test func timersDoNotWait() {
    let world = World()
    _ = world.add("press", UILongPressGestureRecognizer())
    world.touch(.began, 1, 200, 200)
    world.engine.suspendEventFetch(at: .zero)
    world.wait(0.2)
    world.touch(.ended, 1, 200, 200)
    world.wait(1)
    #expect(world.lines([.action]) == ["press action began"])
    world.engine.resumeEventFetch(at: Instant(seconds: 1.2))
    #expect(world.lines([.action]) == ["press action began", "press action ended"])
  }

  /// WIN-13: a call takes away what is down; what still waits of it reaches nobody.
  @Test func aCallTakesWaitingMovesAway() {
    let world = World()
    world.touch(.began, 1, 200, 200)
    world.engine.suspendEventFetch(at: .zero)
    world.touch(.moved, 1, 210, 200)
    world.touch(.ended, 1, 210, 200)
    world.engine.interrupt(at: Instant(seconds: 0.1))
    #expect(world.lines(stages).contains("environment takesAway 1"))
    world.engine.resumeEventFetch(at: Instant(seconds: 0.2))
    #expect(
      world.lines([.touches], of: ["view"]) == ["view touchesBegan", "view touchesCancelled"])
    #expect(world.lines([.warning]).isEmpty)
  }

  /// GOLD-000-19: the view is found at the down, before anything is sent; then it gets down, move, and lift or
  /// cancellation.
  @Test(arguments: [true, false]) func aSingleTouchInFourTicks(_ isLifted: Bool) {
    let world = World()
    world.touch(.began, 1, 200, 200)
    let down = world.lines([.hit, .event, .touches], of: ["window", "view", "application"])
    let sent = down.firstIndex(of: "application sendEvent began") ?? 0
    #expect(down.prefix(sent).contains("view hitTest"))
    #expect(!down.prefix(sent).contains { $0.contains("touches") })
    #expect(down.dropFirst(sent).contains("view touchesBegan"))
    world.wait(0.05)
    world.touch(.moved, 1, 210, 200)
    world.wait(0.05)
    if isLifted {
      world.touch(.ended, 1, 210, 200)
    } else {
      world.engine.interrupt(at: Instant(seconds: 0.1))
    }
    #expect(
      world.lines([.touches], of: ["view"]) == [
        "view touchesBegan", "view touchesMoved",
        isLifted ? "view touchesEnded" : "view touchesCancelled",
      ])
    // No later tick asks again.
    let hits = world.lines([.hit]).count
    world.touch(.began, 2, 200, 200)
    #expect(world.lines([.hit]).count == 2 * hits)
  }

  /// GOLD-000-16: recognizers are added with a call, and leave with one or with their view.
  @Test func recognizersAreRegistered() {
    let world = World()
    let tap = world.add("tap", UITapGestureRecognizer())
    world.engine.perform {
      world.view.removeFromSuperview()
      world.window.addSubview(world.view)
      world.view.removeGestureRecognizer(tap)
    }
    #expect(
      world.lines(stages) == [
        "gestureEnvironment adds tap", "gestureEnvironment removes tap",
        "gestureEnvironment adds tap", "gestureEnvironment removes tap",
      ])
    let removed = world.engine.trace.events.filter { $0.verb == .removes }
    #expect(removed.map(\.reason) == [.viewRemoved, .none])
    let stacks = world.engine.trace.events.filter { $0.kind == .pipeline }.map {
      CallStack.frames(behind: $0.seq, in: world.engine.trace).prefix(3).map(\.function)
    }
    #expect(
      stacks[0] == [
        "-[UIGestureEnvironment addGestureRecognizer:]",
        "-[UIView _addGestureRecognizer:atEnd:]", "-[UIView addGestureRecognizer:]",
      ])
    #expect(
      stacks[1] == [
        "-[UIGestureEnvironment removeGestureRecognizer:]",
        "-[UIView(UIViewGestures) removeAllGestureRecognizers]", "-[UIView dealloc]",
      ])
  }
}
