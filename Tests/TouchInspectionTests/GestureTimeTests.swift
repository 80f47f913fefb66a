import Foundation
import Testing
import TouchCanvas
import TouchLanguage
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// One time base: what is before a gesture's first touch, and what is behind its last event.
@Suite struct GestureTimeTests: TimelineDrawing {
  /// A tap 1.2 s after the loading, as it shows at a moment of the session.
  private func tap(at seconds: Double, sessionNow: Double) -> PictureInput {
    var story = HandmadeTrace()
    story.at(1.2)
    story.sample("finger1", .began, 10, 10)
    story.at(1.3)
    story.sample("finger1", .ended, 10, 10)
    var input = PictureInput(
      reading: story.reading(until: seconds),
      snapshot: SceneSnapshot(screen: CGSize(width: 375, height: 667), views: [], recognizers: []),
      trace: story.trace)
    if seconds < 1.3 { input.ahead = story.reading(until: sessionNow) }
    return input
  }

  private func close(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }

  @Test func beforeTheFirstTouchTheTimeIsNegative() {
    #expect(close(tap(at: 0, sessionNow: 9).gestureTime, -1.2))
    #expect(close(tap(at: 1.2, sessionNow: 9).gestureTime, 0))
    #expect(close(tap(at: 1.25, sessionNow: 9).gestureTime, 0.05))
    #expect(
      PictureInput(
        reading: TraceReading(), snapshot: SceneSnapshot(screen: .zero, views: [], recognizers: []),
        trace: Trace()
      ).gestureTime == 0)
  }

  @Test func aGestureThatRestsHasNoNewTime() {
    #expect(tap(at: 1.25, sessionNow: 9).reading.idle == 0)
    let resting = tap(at: 9, sessionNow: 9)
    #expect(close(resting.reading.idle, 7.7) && !resting.reading.goesOn)
    var model = WindowModel()
    (model.toolbar.time, model.toolbar.idle) = (resting.gestureTime, resting.reading.idle)
    #expect(close(model.bars.toolbar.time, 0.1), "live it rests at the last event")
    for still in [PlaybackMode.paused, .seeking, .playing] {
      model.time.mode = still
      #expect(close(model.bars.toolbar.time, 7.8), "else it is that of the playhead")
    }
  }

  @Test func aSessionIsAsLongFromEveryMoment() {
    for seconds in [0, 1.2, 1.25, 1.3, 5, 9] {
      let input = tap(at: seconds, sessionNow: 9)
      #expect(close(TimelineView(nil, input).session, 1.3), "\(seconds)")
    }
    // A finger that rests on the glass lets it grow.
    var story = HandmadeTrace()
    story.sample("finger1", .began, 10, 10)
    var input = PictureInput(
      reading: story.reading(until: 4),
      snapshot: SceneSnapshot(screen: .zero, views: [], recognizers: []), trace: story.trace)
    #expect(close(TimelineView(nil, input).session, 4))
    (input.ahead, input.reading) = (input.reading, story.reading(until: 0))
    #expect(close(TimelineView(nil, input).session, 4))
  }

  /// A playhead before what shows has a grip with its time at the left edge, and no line.
  @Test func aPlayheadBeforeWhatShowsHasAGripAtTheEdge() throws {
    let input = tap(at: 0, sessionNow: 9)
    let picture = draw(input).picture
    let grip = try #require(picture.regions.first { $0.target == .playhead })
    #expect(grip.outline.minX < TimelineView.labelWidth(1200) + 2)
    let texts = picture.list.commands.compactMap { command in
      if case .text(let text, _, _, Theme.dark.window) = command { text } else { nil }
    }
    #expect(texts == ["\u{2212}1.2 s"])
    let line = picture.list.commands.contains { command in
      guard case .stroke(_, look.theme.text, let stroke) = command else { return false }
      return stroke.width == 2
    }
    #expect(!line)
  }
}
