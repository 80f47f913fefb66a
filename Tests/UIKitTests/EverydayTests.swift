import Foundation
import Testing
import TouchEngine
import TouchGeometry
import TouchTrace

/// What apps do beside touches.
@Suite struct EverydayTests {
  private func run<T>(_ app: App, _ make: () -> T, _ body: (T) -> Void) -> T {
    let object = make()
    app.perform { body(object) }
    return object
  }

  private func printed(_ app: App) -> [String] {
    app.lines([.print]).map { $0.replacingOccurrences(of: "application print ", with: "") }
  }

  /// Delayed calls come at their time, in order, unless they are called off; a missing method is told.
  @Test func delayedCalls() {
    let app = App()
    let caller = run(app, Caller.init) { $0.start() }
    #expect(caller.lines == ["hide", "show a"])
    app.wait(2)
    #expect(caller.lines == ["hide", "show a", "hide", "show b"])
    #expect(printed(app) == ["Caller has no method nobody"])
    app.perform {
      caller.start()
      caller.callOffHide()
    }
    app.wait(2)
    #expect(caller.lines.suffix(3) == ["hide", "show a", "show b"])
    app.perform {
      caller.start()
      caller.callOffAll()
    }
    app.wait(2)
    #expect(caller.lines.suffix(2) == ["hide", "show a"] && app.engine.nextDeadline == nil)
  }

  /// GR-20: a selector of a name alone finds what was registered, with its sender or without one.
  @Test func registeredSelectorsAreFound() {
    let app = App { UIButton(frame: $0) }
    let (tap, _) = app.add(UITapGestureRecognizer())
    tap.cancelsTouchesInView = false
    let caller = run(app, Caller.init) { $0.byName(app.view as! UIButton, tap) }
    app.touch(.began, 1, 200, 200)
    app.wait(0.05)
    app.touch(.ended, 1, 200, 200)
    #expect(caller.lines == ["tapped 1", "pressed"])
    #expect(app.lines([.warning]) == [])
  }

  /// All queues run in one order, at the present instant; `sync` at once (engine choice EC-70).
  @Test func queuesRunInOrder() {
    let app = App()
    let queues = run(app, Queues.init) { $0.start() }
    #expect(queues.shared.lines == ["sync", "first"])
    app.wait(0)
    #expect(queues.shared.lines == ["sync", "first", "global", "main", "own", "all"])
    app.wait(1)
    #expect(queues.shared.lines.last == "after")
  }

  @Test func printingGoesIntoTheTrace() {
    let app = App()
    _ = run(app, Printer.init) { $0.start() }
    #expect(
      printed(app) == [
        "a-1", "\"b\"", "c has 3 of 0.50,    ff|%|7", "nothing for this %d", "[1, 2]",
      ])
  }

  @Test func feedbackLeavesALine() {
    let app = App()
    _ = run(app, Printer.init) { $0.feel() }
    #expect(
      printed(app) == [
        "feedback impact heavy", "feedback selection", "feedback notification error",
      ])
  }

  /// Constraints place nothing, and say so (engine choice EC-77).
  @Test func constraintsWarn() {
    let app = App()
    let frame = app.view.frame
    _ = run(app, Printer.init) { $0.constrain(app.view) }
    #expect(app.view.frame == frame)
    #expect(app.lines([.warning]).count == 2)
    #expect(app.lines([.warning])[0].hasPrefix("view warning layout constraints place nothing"))
  }

  /// CTL-23: an action replaces the one with its identifier; GR-14: a closure hears recognizers as targets do.
  @Test func closuresAreTargets() {
    let app = App { UIButton(frame: $0) }
    let (tap, _) = app.add(UITapGestureRecognizer())
    tap.cancelsTouchesInView = false
    let closures = run(app, Closures.init) { $0.start(app.view as! UIButton, tap) }
    app.touch(.began, 1, 200, 200)
    app.wait(0.05)
    app.touch(.ended, 1, 200, 200)
    #expect(closures.lines == ["tap ended", "Save true"])
  }

  /// An animator completes at its time, or where it is finished by hand; without finishing never (EC-29).
  @Test func animatorsEnd() {
    let app = App()
    let animating = run(app, Animating.init) { $0.start(app.view) }
    #expect(app.view.alpha == 0.5)
    app.wait(0.5)
    #expect(animating.lines == ["runs true", "completed true"])
    app.perform {
      animating.start(app.view)
      animating.stop(false)
      animating.start(app.view)
      animating.stop(true)
    }
    #expect(
      animating.lines.suffix(5) == [
        "runs true", "completed false", "runs false", "runs true", "runs false",
      ])
    app.perform { animating.keyframes(app.view) }
    app.wait(1)
    #expect(animating.lines.suffix(2) == ["transition", "keyframes true"])
    #expect(app.view.alpha == CGFloat(Float(0.8)) && app.engine.nextDeadline == nil)
  }

  /// A file that imports Foundation too says once whose timer it means (real code 11).
  @Test func foundationMayStandBeside() {
    let app = App()
    let ticker = run(app, Ticker.init) { $0.startLater() }
    app.wait(1.9)
    #expect(ticker.count == 1)
    app.wait(5)
    #expect(ticker.count == 3 && app.engine.nextDeadline == nil)
  }
}
