import Foundation
import Testing
import TouchTrace

@testable import TouchEngine

/// A table inside a view with a tap recognizer: who gets a short and who a long touch.
@Suite struct TableAncestorTests {
  private func story(hold: Double, cancels: Bool = true) -> TableWorld {
    let one = TableWorld()
    _ = one.world.add("tap", to: one.back, UITapGestureRecognizer()) {
      $0.cancelsTouchesInView = cancels
    }
    one.tap(2, hold: hold)
    return one
  }

  private func lines(_ one: TableWorld) -> [String] {
    one.world.lines([.touches, .action], of: ["table", "tap"])
  }

  /// TBL-15, A8, GOLD-004-06, OBS-031: a quick tap is the recognizer's; the table never hears of it.
  @Test func aQuickTapIsStolen() {
    let one = story(hold: 0.05)
    #expect(lines(one) == ["tap action ended"])
    #expect(one.notes.calls.isEmpty)
  }

  /// TBL-15, A8, GOLD-004-07: a short press highlights after 150 ms, then is taken away at the lift.
  @Test func aShortPressIsTakenAway() {
    let one = story(hold: 0.3)
    #expect(lines(one) == ["table touchesBegan", "tap action ended", "table touchesCancelled"])
    #expect(one.notes.calls == ["shouldHighlight 2", "didHighlight 2", "didUnhighlight 2"])
    #expect(one.engine.trace.events.first { $0.kind == .touches }?.time.seconds == 0.15)
    #expect(one.selected == nil)
  }

  /// TBL-15, A8, GOLD-004-08, OBS-037: a press beyond the tap's time selects; the tap fails on the way.
  @Test func aLongPressSelects() {
    let one = story(hold: 2)
    #expect(
      lines(one) == ["table touchesBegan", "table touchesEnded", "table action didSelectRow 2"])
    #expect(one.world.lines([.state], of: ["tap"]) == ["tap possible -> failed timedOut"])
    #expect(one.world.lines([.gesture], of: ["tap"]) == ["tap touchesBegan"])
    #expect(one.selected == [2])
  }

  /// OBS-039: the beginning comes to the table 150 ms after the event, by a timer; the lift's event is the tap's.
  @Test func the150Milliseconds() {
    let one = story(hold: 0.5)
    let kinds: Set<TraceKind> = [.event, .gesture, .touches, .action]
    #expect(
      one.world.lines(kinds, of: ["window", "tap", "table"]) == [
        "window sendEvent began", "tap touchesBegan", "table touchesBegan",
        "window sendEvent ended", "tap touchesEnded", "tap action ended", "table touchesCancelled",
      ])
    let events = one.engine.trace.events
    #expect(events.filter { $0.kind == .event }.map(\.time.seconds) == [0, 0, 0.5, 0.5])
    #expect(events.first { $0.kind == .touches }?.time.seconds == 0.15)
  }

  /// TBL-16: a tap that takes no touches away lets the row be selected.
  @Test(arguments: [0.05, 0.3]) func bothHappen(hold: Double) {
    let one = story(hold: hold, cancels: false)
    let all = lines(one)
    #expect(all.contains("tap action ended"))
    #expect(all.suffix(2) == ["table touchesEnded", "table action didSelectRow 2"])
    #expect(one.selected == [2])
  }

  /// GOLD-004-21: without the recognizer a quick tap comes with the lift, and selects.
  @Test func aQuickTapAlone() {
    let one = TableWorld()
    one.tap(2)
    #expect(
      lines(one) == ["table touchesBegan", "table touchesEnded", "table action didSelectRow 2"])
    let times = one.engine.trace.events.filter { $0.kind == .touches }.map(\.time.seconds)
    #expect(Set(times) == [0.05])
  }

  /// GOLD-004-20: with the wrapper of older systems (C-36) two recognizers hold the touch and let go together.
  @Test func theWrapperHoldsTooAndLetsGo() {
    let one = TableWorld { $0.touchscopeEngine.profile = .ios10 }
    one.press(2)
    #expect(
      one.world.lines([.hold]) == [
        "table.wrapper.delay holds touch 1", "delay holds touch 1",
        "table.wrapper.delay releases touch 1", "delay releases touch 1",
      ])
    #expect(
      one.world.lines([.touches]) == [
        "content2 touchesBegan", "row2 touchesBegan", "table.wrapper touchesBegan",
        "table touchesBegan",
      ])
    one.lift(2)
    one.world.wait(0)
    #expect(one.selected == [2])
  }
}
