import Foundation
import Testing
import TouchCanvas
import TouchGeometry
import TouchLanguage
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// Small marks of the timeline and what is said of them.
@Suite struct TimelineMarkTests: TimelineDrawing {
  /// A touch that its view loses to a recognizer after 64 ms.
  private func cancelled() -> PictureInput {
    var t = TraceBuilder()
    t.snapshot = t.tapScene()
    t.sample(1, .began, 214, 463)
    t.hit(1, [("window", nil), ("root.view", nil), ("card", nil)])
    t.deliver(.touchesBegan, "card", 1)
    t.at(0.064)
    t.deliver(.touchesCancelled, "card", 1)
    t.at(0.3)
    t.sample(1, .ended, 214, 463)
    return t.input
  }

  /// What ended a delivery is said with its time on its cross and on its words; its bar says from when to when it was.
  @Test func theDeliveredLineSaysWhatEndedIt() throws {
    let input = cancelled()
    let picture = draw(input).picture
    let end = try #require(
      input.trace.events.first { $0.kind == .touches && $0.verb == .touchesCancelled })
    let words = Text.timeline.cancelled(by: nil, isPart: false, at: 0.064)
    let place = try #require(
      PictureTexts.places(picture.list, look).first { $0.text == words[0] }?.box)
    func said(_ at: CGPoint) -> String? {
      picture.regions.last { $0.outline.contains(at) }?.tooltip.text(in: input.trace)
    }
    let cross = TimelineView(nil, input).x(of: end.time, width: 1200)
    let event = Tooltip.event(end.seq, from: input.reading.gestureStart, words: words[1])
    for x in [cross, place.midX] {
      #expect(said(CGPoint(x: x, y: place.midY)) == event.text(in: input.trace), "\(x)")
    }
    let bar = said(CGPoint(x: cross - 12, y: place.midY))
    #expect(bar == Text.timeline.touch(1, deliveredTo: "card", from: 0, to: 0.064))
    #expect(bar == "touch 1 delivered to card, from 0 ms to 64 ms")
  }

  /// A stroke right behind a word would look like a comma.
  @Test func ticksKeepOffWords() {
    var t = TraceBuilder()
    t.snapshot = t.tapScene()
    t.sample(1, .began, 214, 463)
    t.hit(1, [("window", nil), ("root.view", nil), ("card", nil)])
    t.deliver(.touchesBegan, "card", 1)
    for step in 1...60 {
      t.at(Double(step) * 0.005)
      t.sample(1, .moved, 214, 463 + Double(step))
      t.deliver(.touchesMoved, "card", 1)
    }
    let list = draw(t.input).picture.list
    let ticks = list.commands.compactMap { command -> CGRect? in
      guard case .fill(let path, look.theme.secondary) = command, case let box = box(path),
        abs(box.width - 1) < 0.001, abs(box.height - 3) < 0.001
      else { return nil }
      return box
    }
    #expect(ticks.count > 10)
    for word in PictureTexts.boxes(list, look) {
      let near = word.insetBy(dx: -8, dy: -2)
      #expect(!ticks.contains { $0.intersects(near) }, "\(word)")
    }
  }

  /// A moment of the former run gives way to words of what came now.
  @Test func aFormerMomentIsNoLineThroughWords() throws {
    let input = cancelled()
    let lane = try #require(
      TimelineLane.all(input, LaneArrangement()).first { $0.object == .view("card") })
    let story = LaneStory(spans: [], moments: [.init(time: Instant(seconds: 0.064), name: "")])
    func lines(_ isWritten: Bool) -> Int {
      var stage = TimelineStage(input, TimelineScale(TimelineView(nil, input), width: 1200), look)
      if isWritten {
        let x = stage.scale.x(Instant(seconds: 0.064))
        stage.write(
          TimelineStage.Words(texts: ["touchesBegan"], color: look.theme.text), x: x - 20,
          middle: stage.high(TimelineStage.sliceMiddle), limit: x + 200)
      }
      stage.ghost(of: story, lane, y: 0)
      return stage.picture.list.commands.count { command in
        if case .fill(_, look.theme.border) = command { true } else { false }
      }
    }
    #expect(lines(false) == 1 && lines(true) == 0)
  }
}
