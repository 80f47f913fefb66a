import TouchLanguage
import Foundation
import Testing
import TouchCanvas
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// Which part of the time a timeline shows, and what its ruler says.
@Suite struct TimelineViewTests {
  private let look = Look(theme: .dark, metrics: FixedTextMetrics())

  /// A session of that many seconds.
  private func view(_ range: TimelineRange?, session: Double = 60) -> TimelineView {
    var t = TraceBuilder()
    t.sample(1, .began, 10, 10)
    t.at(session)
    t.sample(1, .ended, 10, 10)
    return TimelineView(range, t.input)
  }

  private func range(_ from: Double, _ to: Double) -> TimelineRange {
    TimelineRange(start: Instant(seconds: from), end: Instant(seconds: to))
  }

  @Test func aMomentAndItsPlaceAreTheSame() {
    let view = view(range(10, 11))
    for width in [700.0, 1440, 2500] {
      for time in [10, 10.25, 10.5, 10.999999] {
        let x = view.x(of: time, width: width)
        #expect(abs(view.time(atX: x, width: width) - time) < 1e-9)
      }
      #expect(view.x(of: 10, width: width) == TimelineView.left(width))
      #expect(abs(view.x(of: 11, width: width) - TimelineView.right(width)) < 1e-9)
    }
  }

  @Test func zoomingKeepsItsPlace() {
    var view = view(range(20, 30))
    let x = view.x(of: 23, width: 1000)
    for _ in 0..<12 {
      view = view.zoomed(by: 1.7, around: 23)
      #expect(abs(view.x(of: 23, width: 1000) - x) < 1e-3)
    }
    #expect(view.span < 0.02)
  }

  @Test func theSpanStaysBetweenAMicrosecondAndTenMinutes() {
    var view = view(range(20, 30))
    for _ in 0..<200 { view = view.zoomed(by: 3, around: 25) }
    #expect(abs(view.span - TimelineView.spanMin) < 1e-9)
    for _ in 0..<200 { view = view.zoomed(by: 0.3, around: 25) }
    #expect(abs(view.span - TimelineView.spanMax) < 1e-6 && view.start == 0)
    for factor in [0, -1, Double.nan, .infinity] {
      #expect(view.zoomed(by: factor, around: 5) == view)
    }
    #expect(self.view(range(5, 5)).span >= TimelineView.spanMin * 0.99)
    #expect(self.view(range(0, 5000)).span == TimelineView.spanMax)
  }

  @Test func panningNeverLeavesTheSessionFar() {
    let view = view(range(20, 30))
    #expect(view.panned(by: 5).start == 25 && view.panned(by: 5).end == 35)
    #expect(view.panned(by: -1000).start == 0)
    let late = view.panned(by: 1000)
    #expect(abs(late.start - 55) < 1e-9 && abs(late.span - 10) < 1e-9)
    #expect(view.panned(by: .nan) == view)
  }

  @Test func theStripShowsTheWholeSession() {
    let view = view(range(20, 30))
    for time in [0.0, 12.5, 60] {
      let x = view.overviewX(of: time, width: 1440)
      #expect(abs(view.overviewTime(atX: x, width: 1440) - time) < 1e-9)
    }
    #expect(view.overviewTime(atX: 0, width: 1440) == 0)
    #expect(view.overviewTime(atX: 5000, width: 1440) == 60)
    let middle = view.centered(at: 40)
    #expect(abs(middle.start - 35) < 1e-9 && abs(middle.end - 45) < 1e-9)
  }

  @Test func aModelKeepsTheShownPart() {
    let view = view(range(20, 30)).zoomed(by: 1e6, around: 21)
    let again = self.view(view.range)
    #expect(abs(again.start - view.start) < 2e-9 && abs(again.span - view.span) < 2e-9)
  }

  @Test func withoutARangeTheLastGestureShows() {
    var t = TraceBuilder()
    let scene = t.tapScene()
    t.tapIsHeld()
    let view = TimelineView(
      nil, PictureInput(reading: t.reading, snapshot: scene, trace: t.trace))
    #expect(view.start == 0)
    #expect(abs(view.end - 0.4 / 0.8) < 1e-9, "the deadline that is still to come has room")
  }

  /// However soon after the loading the first touch comes.
  @Test func timeBeginsAtTheFirstTouch() {
    var t = TraceBuilder()
    t.at(0.814)
    t.sample(1, .began, 10, 10)
    #expect(t.reading.gestureStart == Instant(seconds: 0.814))
    t.at(0.834)
    t.sample(1, .ended, 10, 10)
    #expect(t.reading.gestureStart == Instant(seconds: 0.814))
    #expect(TimelineView(nil, t.input).start == 0.814)
  }

  // MARK: Ruler

  /// Twenty spans from a microsecond to ten minutes.
  private var spans: [Double] { (0..<20).map { 1e-6 * pow(6e8, Double($0) / 19) } }

  @Test func rulerLabelsNeverTouch() {
    for span in spans {
      for start in [0.0, 0.24005, 59.7] {
        for width in [700.0, 1024, 1440, 2500] {
          let shown = TimelineView(
            TimelineRange(
              start: Instant(nanoseconds: UInt64(start * 1e9)),
              end: Instant(nanoseconds: UInt64((start + span) * 1e9))),
            PictureInput(
              reading: TraceReading(),
              snapshot: SceneSnapshot(screen: .zero, views: [], recognizers: []), trace: Trace()))
          let ruler = TimelineRuler(TimelineScale(shown, width: width), zero: .zero, look)
          #expect(ruler.marks.count <= 40 && TimelineRuler.steps.contains(ruler.step))
          var right = TimelineView.labelWidth(width)
          for mark in ruler.marks {
            guard let text = mark.text else { continue }
            let half = look.width(text, TimelineRuler.font) / 2
            #expect(mark.x - half >= right + 1, "\(span) s, \(width) pt: \(text)")
            right = mark.x + half
          }
          #expect(right <= width)
        }
      }
    }
  }

  /// A view that begins at the gesture's first touch has the label of that moment, whenever in the session it was.
  @Test func theFirstMomentHasItsLabel() {
    for step in 0..<400 {
      let zero = Instant(nanoseconds: UInt64(step) * 7_321_457 + 2_138_000_001)
      let shown = TimelineView(
        TimelineRange(start: zero, end: zero.advanced(by: 0.3)),
        PictureInput(
          reading: TraceReading(),
          snapshot: SceneSnapshot(screen: .zero, views: [], recognizers: []), trace: Trace()))
      let ruler = TimelineRuler(TimelineScale(shown, width: 1440), zero: zero, look)
      #expect(ruler.marks.first?.text == "0 ms", "\(zero)")
    }
  }

  @Test func labelsHaveTheUnitOfTheirStep() {
    let ms: Int64 = 1_000_000
    let s: Int64 = 1000 * ms
    let labels: [(value: Int64, step: Int64, text: String)] = [
      (0, 50 * ms, "0 ms"), (40 * ms, 20 * ms, "40 ms"), (1250 * ms, 50 * ms, "1250 ms"),
      (250_000, 50_000, "250 \u{00B5}s"), (240 * ms + 50_000, 50_000, "240.05 ms"),
      (-20 * ms, 20 * ms, "\u{2212}20 ms"), (2 * s, s, "2 s"), (60 * s, 20 * s, "1 min"),
      (80 * s, 20 * s, "1 min 20 s"), (600 * s, 60 * s, "10 min"), (12 * s, 500 * ms, "12.0 s"),
    ]
    for (value, step, text) in labels {
      #expect(Units.time(value, step: step) == text)
    }
  }

  @Test func stepsAreOneTwoFive() {
    for (small, large) in zip(TimelineRuler.steps, TimelineRuler.steps.dropFirst()) {
      #expect(large > small && large <= small * 3)
    }
    #expect(TimelineRuler.steps.first == 1000 && TimelineRuler.steps.last == 600_000_000_000)
  }
}
