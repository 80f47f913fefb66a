import Foundation
import Testing
import TouchCanvas
import TouchGeometry
import TouchLanguage
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// The bar of a recognizer that reports changes: ticks, and words about what has happened up to the playhead.
@Suite struct TimelineProgressTests: TimelineDrawing {
  private static let moments = (2...9).map { Double($0) * 0.05 }

  /// A pan that began at 50 ms and reported eight changes up to 450 ms, as it shows at a moment; nil for the newest one.
  private func pan(at seconds: Double? = nil) -> PictureInput {
    var t = TraceBuilder()
    var scene = t.tapScene()
    scene.recognizers = [t.recognizer("pan", on: "card", isDiscrete: false)]
    var shown: TraceReading?
    func add(_ state: GestureState, _ moment: Double) {
      if let seconds, moment > seconds, shown == nil { shown = t.reading }
      t.at(moment)
      if state == .began {
        t.state("pan", .possible, .began, .thresholdReached, measured: 12, limit: 10)
      } else if moment == Self.moments[0] {
        t.state("pan", .began, .changed, .thresholdReached)
      }
      t.add(TraceEvent(kind: .action, verb: .action, subject: t.handle("pan"), to: state))
    }
    t.sample(1, .began, 214, 463)
    t.gesture("pan", .touchesBegan, 1)
    add(.began, 0.05)
    for moment in Self.moments { add(.changed, moment) }
    t.advance(0.5)
    var input = PictureInput(reading: t.reading, snapshot: scene, trace: t.trace)
    if let seconds, var shown {
      shown.advance(to: Instant(seconds: seconds))
      (input.ahead, input.reading) = (input.reading, shown)
    }
    return input
  }

  private func words(
    _ input: PictureInput, _ start: String, width: Double = 1200
  ) -> (text: String, x: Double, end: Double, color: Color)? {
    for case .text(let text, let at, let font, let color) in draw(input, width: width).picture.list
      .commands where text.hasPrefix(start)
    {
      return (text, Double(at.x), Double(at.x) + look.width(text, font), color)
    }
    return nil
  }

  /// Each reported change is a tick on its bar, at its moment, but for those under its words; the bar's tooltip says so.
  @Test func everyReportedChangeIsATickBesideTheWords() throws {
    let input = pan()
    let picture = draw(input).picture
    let ticks = picture.list.commands.compactMap { command -> Double? in
      guard case .fill(let path, Theme.dark.changed.label.opacity(0.7)) = command else {
        return nil
      }
      return box(path).midX
    }
    let view = TimelineView(nil, input)
    let moments = Self.moments.map { view.x(of: $0, width: 1200) }
    let text = try #require(words(input, "Changed"))
    let beside = moments.filter { $0 < text.x - 22 || $0 > text.end + 8.5 }
    #expect(beside.count < moments.count, "some are under the words")
    #expect(ticks.count == beside.count)
    #expect(zip(ticks, beside).allSatisfy { abs($0 - $1) < 1e-6 }, "\(ticks) \(beside)")
    let bar = try #require(
      picture.regions.first { $0.tooltip.text(in: input.trace).contains("a tick for each change") })
    #expect(abs(bar.outline.minX - moments[0]) < 1e-6)
  }

  /// What has been reported so far is counted, as Why and the card do.
  @Test func onlyWhatHasHappenedIsCounted() throws {
    let whole = try #require(words(pan(), "Changed"))
    #expect(whole.text.hasPrefix("Changed \u{00D7}8"))
    for (seconds, count) in [(0.12, 1), (0.22, 3), (0.41, 7)] {
      let input = pan(at: seconds)
      let told = try #require(input.reading.recognizers.first)
      #expect(StateDiagram.changes(told) == count)
      let now = try #require(words(input, "Changed"))
      let start = count == 1 ? "Changed" : "Changed \u{00D7}\(count)"
      #expect(now.text == start || now.text.hasPrefix(start + " "), "\(now.text)")
    }
    // Before it began to change all of it is to come.
    let before = try #require(words(pan(at: 0.07), "Changed"))
    #expect(before.text.hasPrefix("Changed \u{00D7}8"))
  }

  /// The words stand before the playhead, in the colour of the bar's label, or behind it in that of texts: never on both grounds.
  @Test func theWordsDoNotCrossThePlayhead() throws {
    for width in [900.0, 1200, 2000] {
      for seconds in stride(from: 0.105, through: 0.445, by: 0.02) {
        let input = pan(at: seconds)
        let line = TimelineView(nil, input).x(of: input.reading.now, width: width)
        guard let now = words(input, "Changed", width: width) else { continue }
        #expect(now.end < line || now.x - 14 > line, "\(seconds) \(width)")
        #expect(now.color == (now.end < line ? look.theme.changed.label : look.theme.text))
      }
    }
    #expect(words(pan(at: 0.35), "Changed") != nil)
  }

  /// A line for each thing that is said.
  @Test func theTooltipOfAStateHasLines() throws {
    func tooltip(_ input: PictureInput) throws -> [String] {
      let region = try #require(
        draw(input).picture.regions.first {
          $0.tooltip.text(in: input.trace).contains("a tick for each change")
        })
      return region.tooltip.text(in: input.trace).split(separator: "\n").map(String.init)
    }
    let now = try tooltip(pan())
    #expect(now.count == 4 && now[0] == "100.0 ms  pan: Changed \u{00D7}8", "\(now)")
    #expect(now[1].hasPrefix("began at 12 pt"), "\(now)")
    #expect(now[2] == "400 ms so far" && now[3] == "a tick for each change", "\(now)")
    let past = try tooltip(pan(at: 0.22))
    #expect(past.first == "100.0 ms  pan: Changed \u{00D7}3" && past.contains("120 ms so far"))
  }
}
