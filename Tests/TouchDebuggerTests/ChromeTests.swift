import Foundation
import Testing
import TouchEngine
import TouchTrace
import TouchWindow

@testable import TouchDebugger
@testable import TouchInspection

/// The panels are an app of the engine: fingers on them become commands.
@Suite struct ChromeTests {
  private let chrome = Chrome()
  private let layout = WindowLayout(CGSize(width: 1440, height: 900))

  init() {
    var timeline = Picture()
    let plot = CGRect(
      x: 180, y: layout.timeline.minY, width: layout.timeline.width - 180,
      height: layout.timeline.height)
    timeline.region(.plot, plot)
    let list = WindowScroll(
      key: "right.why", frame: layout.right.insetBy(dx: 0, dy: 60), content: 2000)
    let lanes = WindowScroll(key: "timeline", frame: layout.timeline, content: 900)
    chrome.layout(
      [
        .init(id: "canvas", frame: layout.canvas, picture: Picture(), scroll: nil),
        .init(id: "right", frame: layout.right, picture: Picture(), scroll: list),
        .init(id: "timeline", frame: layout.timeline, picture: timeline, scroll: lanes),
      ],
      DebuggerState(
        SceneSummary(path: "a.yaml", screen: CGSize(width: 375, height: 667)),
        size: CGSize(width: 1440, height: 900), scale: 1, .zero))
  }

  private func at(_ milliseconds: Double) -> Instant { Instant(seconds: milliseconds / 1000) }

  private func finger(
    _ phase: TouchPhase, _ p: CGPoint, _ milliseconds: Double, number: Int = 1
  ) -> [ChromeCommand] {
    chrome.feed([FingerChange(finger: number, phase: phase, location: p)], at: at(milliseconds))
  }

  /// Down, some moves, up.
  private func drag(_ from: CGPoint, _ to: CGPoint) -> [ChromeCommand] {
    var commands = finger(.began, from, 0)
    for step in 1...10 {
      let part = Double(step) / 10
      let p = CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
      commands += finger(.moved, p, Double(step) * 16)
    }
    return commands + finger(.ended, to, 170)
  }

  @Test func aTapIsAPress() {
    let p = CGPoint(x: layout.right.midX, y: layout.right.minY + 20)
    #expect(finger(.began, p, 0).isEmpty)
    #expect(finger(.ended, p, 60) == [.press(p)])
  }

  @Test func aDragScrollsAListAndPressesNothing() {
    let p = CGPoint(x: layout.right.midX, y: layout.right.midY)
    let commands = drag(p, CGPoint(x: p.x, y: p.y - 100))
    let offsets = commands.compactMap { command -> Double? in
      if case .scroll("right.why", let offset) = command { return offset }
      return nil
    }
    #expect(offsets == offsets.sorted() && offsets.last.map { $0 > 80 && $0 <= 100 } == true)
    #expect(!commands.contains { if case .press = $0 { true } else { false } })
  }

  @Test func aListEndsAtItsEnds() {
    let p = CGPoint(x: layout.right.midX, y: layout.right.midY)
    // Pulled beyond its end it follows half as far, and swings back.
    let down = drag(p, CGPoint(x: p.x, y: p.y + 200)) + chrome.advance(to: at(3000))
    let offsets = down.compactMap { command -> Double? in
      if case .scroll(_, let offset) = command { return offset }
      return nil
    }
    #expect(offsets.min().map { $0 < -20 && $0 > -150 } == true)
    #expect(offsets.last == 0)
    let wheel = chrome.scroll(-100_000, at: p)
    #expect(
      wheel == [.scroll(key: "right.why", offset: 2000 - layout.right.height + 120)])
  }

  @Test func aSplitterFollowsTheFinger() {
    let p = CGPoint(x: layout.right.minX, y: layout.right.midY)
    let end = CGPoint(x: p.x - 80, y: p.y)
    #expect(
      drag(p, end).last { if case .split = $0 { true } else { false } } == .split(.right, end))
    var taps: [ChromeCommand] = []
    for time in [1000.0, 1120] {
      taps += finger(.began, p, time) + finger(.ended, p, time + 40)
    }
    #expect(taps.contains(.resetSplit(.right)))
  }

  @Test func theTimelineIsScrubbedFromTheFirstTouch() {
    let p = CGPoint(x: 600, y: layout.timeline.midY)
    #expect(finger(.began, p, 0) == [.scrub(p)])
    let q = CGPoint(x: 660, y: p.y)
    #expect(finger(.moved, q, 16) == [.scrub(q)])
    #expect(finger(.ended, q, 32) == [.scrubEnded])
    #expect(finger(.began, p, 100) == [.scrub(p)])
    #expect(finger(.ended, p, 140) == [.scrubEnded, .press(p)])
  }

  @Test func aFingerThatRestsOnTheTimelineAsksForTheMenu() {
    let p = CGPoint(x: 600, y: layout.timeline.midY)
    #expect(finger(.began, p, 0) == [.scrub(p)])
    #expect(chrome.advance(to: at(700)) == [.hold(p)])
    #expect(finger(.ended, p, 800) == [.scrubEnded])
    // One that moves scrubs, however long it takes.
    #expect(finger(.began, p, 1000) == [.scrub(p)])
    let q = CGPoint(x: 640, y: p.y)
    #expect(finger(.moved, q, 1100) == [.scrub(q)])
    #expect(chrome.advance(to: at(2000)) == [])
    #expect(finger(.ended, q, 2100) == [.scrubEnded])
  }

  @Test func twoFingersZoomTheTime() {
    let y = layout.timeline.midY
    func two(_ phase: TouchPhase, _ half: Double, _ ms: Double) -> [ChromeCommand] {
      chrome.feed(
        [(1, -half), (2, half)].map {
          FingerChange(finger: $0.0, phase: phase, location: CGPoint(x: 700 + $0.1, y: y))
        }, at: at(ms))
    }
    var commands = two(.began, 60, 0)
    for step in 1...8 { commands += two(.moved, 60 + Double(step) * 10, Double(step) * 16) }
    commands += two(.ended, 140, 200)
    let factor = commands.reduce(1.0) {
      if case .zoom(let by, let x) = $1, abs(x - 700) < 1 { return $0 * by }
      return $0
    }
    #expect(factor > 1.9 && factor < 2.4, "\(factor)")
  }

  @Test func cancelledFingersPressNothing() {
    let p = CGPoint(x: layout.right.midX, y: layout.right.minY + 20)
    _ = finger(.began, p, 0)
    #expect(chrome.cancel(at: at(20)).isEmpty)
    #expect(finger(.ended, p, 60).isEmpty)
  }
}
