import Foundation
import Testing
import TouchEngine
import TouchGeometry
import TouchTrace

/// Timers, delayed work, frames and completions follow the engine's clock (real code, 11).
@Suite struct TimeTests {
  private func waiting(_ app: App, _ start: (Waiting) -> Void) -> Waiting {
    let waiting = Waiting()
    app.perform { start(waiting) }
    return waiting
  }

  /// By time, then in the order of asking; `async` after what runs now.
  @Test func everythingHasItsTurn() {
    let app = App()
    let waiting = waiting(app) { $0.startOrder() }
    #expect(waiting.lines == [])
    app.wait(1)
    #expect(
      waiting.lines == [
        "first 0.1", "still first 0.1", "async 0.1", "after 1 0.2", "timer 0.2", "after 2 0.2",
      ])
    #expect(app.engine.nextDeadline == nil)
  }

  /// A line for the start and one for each firing; what follows has the firing as its cause.
  @Test func timersLeaveLines() {
    let app = App()
    let waiting = waiting(app) { $0.startRepeating(0.5) }
    app.wait(5)
    #expect(waiting.lines == ["tick 1 0.5", "tick 2 1.0", "tick 3 1.5"])
    #expect(!waiting.isTimerValid)
    #expect(
      app.lines([.timer]) == [
        "application timer Timer starts 0.5", "application timer Timer fires",
        "application timer Timer fires", "application timer Timer fires",
        "application timer Timer cancelled",
      ])
    // Each firing follows from the one before, the first one from the start.
    let timers = app.engine.trace.events.filter { $0.kind == .timer }
    #expect(timers.dropFirst().map(\.cause) == timers.dropLast().map(\.seq))
  }

  /// `fire` leaves the schedule alone; adding twice is adding once; invalidating ends it.
  @Test func aTimerByHand() {
    let app = App()
    let waiting = waiting(app) { $0.startByHand() }
    #expect(waiting.lines == ["tick 0.0"])
    app.wait(0.6)
    #expect(waiting.lines == ["tick 0.0", "tick 0.25", "tick 0.5"])
    #expect(waiting.isTimerValid)
    app.perform { waiting.stopTimer() }
    app.wait(1)
    #expect(waiting.lines.count == 3 && !waiting.isTimerValid)
  }

  /// An interval of nothing is a tenth of a millisecond, so that time goes on.
  @Test func aTimerWithoutIntervalEnds() {
    let app = App()
    let waiting = waiting(app) { $0.startRepeating(0) }
    app.wait(0.1)
    #expect(waiting.lines.count == 3)
  }

  @Test func tearingDownEndsTimers() {
    let app = App()
    let waiting = waiting(app) {
      $0.startRepeating(0.5)
      $0.startLink(framesPerSecond: 0)
    }
    app.engine.tearDown()
    #expect(app.engine.nextDeadline == nil && !waiting.isTimerValid)
    app.engine.perform { waiting.startOrder() }
    waiting.stopTimer()
    app.wait(2)
    #expect(waiting.lines == [] && app.engine.nextDeadline == nil)
  }

  /// Sixty frames a second or a part of them; a paused link asks for none; frames leave no lines.
  @Test(arguments: [(0, 6), (60, 6), (30, 3), (1000, 6)])
  func framesComeInTime(framesPerSecond: Int, count: Int) {
    let app = App()
    let waiting = waiting(app) { $0.startLink(framesPerSecond: framesPerSecond) }
    app.wait(0.101)
    #expect(waiting.lines.count == count)
    #expect(waiting.lines.first == (count == 6 ? "frame 0.017" : "frame 0.033"))
    app.perform { waiting.pauseLink(true) }
    #expect(app.engine.nextDeadline == nil)
    app.wait(1)
    #expect(waiting.lines.count == count)
    app.perform { waiting.pauseLink(false) }
    app.wait(0.04)
    #expect(waiting.lines.count > count)
    app.perform { waiting.stopLink() }
    #expect(app.engine.nextDeadline == nil)
    #expect(app.lines([.timer, .print]) == [])
  }

  /// EC-29: what repeats completes when it is removed, and hears that it did not finish.
  @Test func removedAnimationsComplete() {
    let app = App()
    let waiting = waiting(app) { $0.pulse(app.view) }
    app.wait(5)
    #expect(waiting.lines == [] && app.engine.nextDeadline == nil)
    app.perform { app.view.layer.removeAllAnimations() }
    #expect(waiting.lines == ["stopped false 5.0"])
    app.perform {
      app.view.alpha = 1
      waiting.animate(app.view)
    }
    app.wait(0.1)
    app.perform { app.view.layer.removeAllAnimations() }
    #expect(waiting.lines.suffix(2) == ["changes 5.0", "finished false 5.1"])
  }

  /// Changes at once, completion when the time is over.
  @Test func animationsComplete() {
    let app = App()
    let waiting = waiting(app) { $0.animate(app.view) }
    #expect(app.view.alpha == 0.5)
    app.wait(0.299)
    #expect(waiting.lines == ["changes 0.0"])
    app.wait(1)
    #expect(waiting.lines == ["changes 0.0", "finished true 0.3", "done 0.6"])
    #expect(app.view.alpha == 1)
  }

  /// GR-13: a state set by a timer, outside any event (real code 3).
  @Test func aTimerBeginsAGesture() {
    let app = App()
    let (_, log) = app.add(HoldGestureRecognizer())
    app.touch(.began, 1, 200, 200)
    app.wait(0.4)
    app.touch(.ended, 1, 200, 200)
    app.wait(1)
    #expect(log.lines == [])
    app.touch(.began, 1, 200, 200)
    app.wait(0.6)
    #expect(log.lines == ["began"])
    app.touch(.ended, 1, 200, 200)
    #expect(log.lines == ["began", "ended"])
    #expect(
      app.lines([.timer]).map { $0.replacingOccurrences(of: "application timer Timer ", with: "") }
        == ["starts 0.5", "cancelled", "starts 0.5", "fires"])
  }

  /// GR-13: alive and changing with no finger down, until it ends by itself (real code 3, 4).
  @Test func aSpinOutlivesItsFinger() {
    let app = App()
    let (recognizer, log) = app.add(SpinGestureRecognizer())
    app.touch(.began, 1, 200, 200)
    app.touch(.ended, 1, 200, 200)
    #expect(recognizer.state == .began)
    app.wait(1)
    #expect(log.lines == ["began", "changed", "changed", "changed", "ended"])
    #expect(recognizer.state == .possible && recognizer.stamps.count == 4)
    #expect(app.engine.nextDeadline == nil)
    app.touch(.began, 1, 200, 200)
    #expect(log.lines.count == 6)
  }

  /// GR-27, GR-29: off and on again cancels; the next touch finds it ready (real code 5).
  @Test func offAndOnCancels() {
    let app = App()
    let (recognizer, log) = app.add(ImpatientGestureRecognizer())
    app.touch(.began, 1, 200, 200)
    app.wait(0.2)
    #expect(log.lines == ["began", "cancelled"])
    app.touch(.moved, 1, 220, 200)
    app.touch(.ended, 1, 220, 200)
    #expect(log.lines.count == 2 && recognizer.state == .possible)
    app.touch(.began, 1, 200, 200)
    #expect(log.lines.last == "began")
  }

  /// The same lines at the same times in every run.
  @Test func twoRunsAreTheSame() {
    func run() -> TraceEvents {
      let app = App()
      _ = app.add(SpinGestureRecognizer())
      let waiting = waiting(app) {
        $0.startOrder()
        $0.animate(app.view)
      }
      app.touch(.began, 1, 200, 200)
      app.touch(.ended, 1, 200, 200)
      app.wait(2)
      #expect(waiting.lines.count > 5)
      return app.engine.trace.events
    }
    #expect(run() == run())
  }
}
