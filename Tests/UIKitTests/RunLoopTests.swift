import Foundation
import Testing
import TouchEngine
import TouchGeometry
import TouchTrace

/// Modes of the run loop: what waits while a scroll view moves.
@Suite struct RunLoopTests {
  private func scrolling() -> App {
    App { frame in
      let view = UIScrollView(frame: frame)
      view.contentSize = CGSize(width: 200, height: 2000)
      return view
    }
  }

  private func drag(_ app: App) {
    app.touch(.began, 1, 200, 250)
    for step in 1...20 {
      app.wait(0.01)
      app.touch(.moved, 1, 200, 250 - Double(step) * 3)
    }
  }

  /// WIN-10, SCR-77: from the touch to the end of the deceleration the default mode waits; the common
  /// modes, queues and the tracking mode do not. What waited fires once, in the order in which it was due (real code 11).
  @Test func defaultModeWaitsForScrolling() {
    let app = scrolling()
    let modes = Modes()
    app.perform { modes.start(after: 0.1) }
    drag(app)
    #expect(app.engine.perform { modes.mode } == "UITrackingRunLoopMode")
    #expect(modes.lines == ["common 0.1", "tracking 0.1", "queue 0.1", "delayed common 0.1"])
    app.touch(.ended, 1, 200, 190)
    app.wait(0.1)
    #expect((app.view as! UIScrollView).isDecelerating && modes.lines.count == 4)
    app.wait(10)
    #expect(app.engine.perform { modes.mode } == "kCFRunLoopDefaultMode")
    #expect(modes.lines.count == 6)
    let late = modes.lines.suffix(2).map { $0.prefix { $0 != " " } }
    #expect(late == ["default", "delayed"])
    #expect(
      app.lines([.timer]).filter { $0.contains("waits") } == [
        "application timer Timer waits", "application timer Timer waits",
        "application timer called: waits",
      ])
    let waits = app.engine.trace.events.filter { $0.verb == .timerWaits }
    #expect(waits.map(\.rule) == [.win10, .win10, .win10])
  }

  /// WIN-10: without scrolling the default mode is on time and the tracking mode never comes.
  @Test func trackingModeWaitsForScrolling() {
    let app = scrolling()
    let modes = Modes()
    app.perform { modes.start(after: 0.1) }
    app.wait(5)
    #expect(
      modes.lines == [
        "default 0.1", "common 0.1", "queue 0.1", "delayed 0.1", "delayed common 0.1",
      ])
    app.touch(.began, 1, 200, 250)
    app.wait(0.01)
    #expect(modes.lines.last == "tracking 5.0")
  }

  /// WIN-10: ticks that were missed are not made up for; the next one is that of the schedule.
  @Test func missedTicksAreNotMadeUpFor() {
    let app = scrolling()
    let modes = Modes()
    app.perform { modes.repeatEvery(0.5) }
    app.wait(0.6)
    app.touch(.began, 1, 200, 250)
    app.wait(1.65)
    #expect(modes.lines == ["tick 0.5"])
    app.touch(.ended, 1, 200, 250)
    app.wait(1)
    #expect(modes.lines == ["tick 0.5", "tick 2.25", "tick 2.5", "tick 3.0"])
    // Added for the common modes too, it goes on.
    app.perform { modes.alsoWhileScrolling() }
    app.touch(.began, 1, 200, 250)
    app.wait(0.6)
    #expect(modes.lines.last == "tick 3.5")
    app.perform { modes.stopRepeating() }
    app.touch(.ended, 1, 200, 250)
    app.wait(2)
    #expect(modes.lines.count == 5 && app.engine.nextDeadline == nil)
  }

  /// WIN-10: a timer that is invalidated while it waits never fires.
  @Test func whatWaitsCanBeCalledOff() {
    let app = scrolling()
    let modes = Modes()
    app.perform { modes.repeatEvery(0.1) }
    app.touch(.began, 1, 200, 250)
    app.wait(0.5)
    app.perform { modes.stopRepeating() }
    app.touch(.ended, 1, 200, 250)
    app.wait(1)
    #expect(modes.lines == [])
    #expect(app.lines([.timer]).last == "application timer Timer cancelled")
  }

  /// WIN-10: frames of the default mode stop for a scroll view, those of the common modes do not.
  @Test func displayLinksHaveModes() {
    let app = scrolling()
    let modes = Modes()
    app.perform { modes.startLinks() }
    app.wait(0.051)
    #expect(modes.lines == ["d", "c", "d", "c", "d", "c"])
    app.touch(.began, 1, 200, 250)
    app.wait(0.05)
    #expect(modes.lines.suffix(3) == ["c", "c", "c"])
    app.touch(.ended, 1, 200, 250)
    app.wait(0.02)
    #expect(modes.lines.suffix(2).contains("d"))
    app.perform { modes.stopLinks() }
    #expect(app.engine.nextDeadline == nil)
  }
}
