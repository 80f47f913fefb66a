import Foundation
import Testing
import TouchCanvas
import TouchGeometry
import TouchLanguage
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// In which order the lanes of a gesture stand that is over, and that they stay in it.
@Suite struct LaneOrderTests: TimelineDrawing {
  /// A pan prevents eight taps, and three presses fail; lifted or not.
  private func crowd(until seconds: Double, isLifted: Bool) -> PictureInput {
    var t = TraceBuilder()
    var scene = t.tapScene()
    let (taps, presses) = ((1...8).map { "tap\($0)" }, (1...3).map { "press\($0)" })
    let names = [taps[0], presses[0], "pan"] + presses[1...] + taps[1...]
    scene.recognizers = names.map { t.recognizer($0, on: "card", isDiscrete: $0 != "pan") }
    t.sample(1, .began, 214, 463)
    for name in names { t.gesture(name, .touchesBegan, 1) }
    t.at(0.05)
    t.sample(1, .moved, 240, 463)
    for press in presses { t.state(press, .possible, .failed, .movedTooFar) }
    t.state("pan", .possible, .began, .thresholdReached, measured: 12, limit: 10)
    for tap in taps { t.state(tap, .possible, .failed, .preventedBy, "pan") }
    if seconds > 0.1 {
      t.at(seconds)
      t.sample(1, .moved, 260, 463)
      t.state("pan", .began, .changed, .thresholdReached)
    }
    if isLifted {
      t.at(seconds + 0.1)
      t.sample(1, .ended, 260, 463)
      t.state("pan", seconds > 0.1 ? .changed : .began, .ended, .lifted)
    }
    return PictureInput(reading: t.reading, snapshot: scene, trace: t.trace)
  }

  private func order(_ input: PictureInput, timelineHeight: Double) -> [String] {
    input.lanes(
      LaneArrangement(), in: LaneRoom(timelineHeight: timelineHeight, isTouchMode: false)
    ).map(\.description)
  }

  /// Where not all lanes fit, the recognizer that decided and what it prevented are seen without scrolling.
  @Test func whatDecidedIsSeenFirst() {
    let input = crowd(until: 0.2, isLifted: true)
    let group = LaneID.group(.prevented, "tap1").description
    #expect(
      order(input, timelineHeight: 240) == ["T1", "pan", group, "press1", "press2", "press3"])
    #expect(
      order(input, timelineHeight: 600) == ["T1", "press1", "pan", group, "press2", "press3"],
      "where all fit the order is that of the views")
    // What the user moved stays where it was put.
    let room = LaneRoom(timelineHeight: 240, isTouchMode: false)
    var lanes = LaneArrangement()
    let press = LaneID.recognizer("press3")
    for _ in 0..<4 { lanes.perform(.up, on: press, input.lanes(lanes, in: room)) }
    #expect(input.lanes(lanes, in: room).prefix(3).map(\.description) == ["T1", "press3", "pan"])
    lanes.perform(.pin, on: press, input.lanes(lanes, in: room))
    #expect(input.lanes(lanes, in: room).first == press)
  }

  /// The lane of what the headline is about stands out, less than that of a selection, which has the headline for itself.
  @Test func theLaneOfTheHeadlineStandsOut() throws {
    func grounds(_ input: PictureInput, _ selection: Target? = nil) -> [CGRect] {
      draw(input, selection: selection).picture.list.commands.compactMap { command in
        guard case .fill(let path, let color) = command, color == look.theme.raised.opacity(0.5)
        else { return nil }
        return box(path)
      }
    }
    let input = crowd(until: 0.2, isLifted: true)
    let lane = try #require(draw(input).picture.regions.first { $0.id == "lane:pan" }?.outline)
    let ground = try #require(grounds(input).first)
    #expect(grounds(input).count == 1 && ground.minX == 0 && ground.width == 1200)
    #expect(abs(ground.minY - lane.minY) < 1e-6 && abs(ground.maxY + 1 - lane.maxY) < 1e-6)
    let fonts = draw(input).picture.list.commands.compactMap { command -> Font? in
      if case .text("pan", let at, let font, _) = command, at.x < 100 { font } else { nil }
    }
    #expect(fonts == [.ui(12, .semibold)])
    #expect(grounds(input, .recognizer("press1")).isEmpty)
    #expect(grounds(tap(until: 0.02)).isEmpty, "nothing is decided yet")
  }

  /// The headline is read once a frame, and the timeline takes what was read.
  @Test func theLaneThatStandsOutIsThatOfTheDecision() throws {
    let input = crowd(until: 0.2, isLifted: true)
    let press = try #require(input.snapshot.recognizers.first { $0.name == "press1" })
    let decision = Explanation.Decision(subjects: [press.handle], event: nil, cause: nil)
    let size = CGSize(width: 1200, height: 420)
    let picture = TimelinePicture.draw(input, TimelineModel(), decision, size: size, look).picture
    let names = picture.list.commands.compactMap { command -> String? in
      if case .text(let name, let at, .ui(12, .semibold), _) = command, at.x < 100 {
        name
      } else {
        nil
      }
    }
    #expect(names == ["press1"])
  }

  /// No row moves while a gesture goes on, and none when the playhead goes through one that is over.
  @Test func rowsStayDuringAGesture() {
    let (early, late) = (crowd(until: 0.05, isLifted: false), crowd(until: 0.3, isLifted: false))
    #expect(order(early, timelineHeight: 240) == order(late, timelineHeight: 240))
    #expect(order(late, timelineHeight: 240) == order(late, timelineHeight: 600))
    let whole = crowd(until: 0.3, isLifted: true)
    var past = early
    past.ahead = whole.reading
    past.trace = whole.trace
    #expect(order(past, timelineHeight: 240) == order(whole, timelineHeight: 240))
  }

  // MARK: What stays

  /// The touch of `crowd` after an edit: a new press prevents the taps, and the pan fails.
  private func edited() -> PictureInput {
    var t = TraceBuilder()
    var scene = t.tapScene()
    let (taps, presses) = ((1...8).map { "tap\($0)" }, (1...3).map { "press\($0)" })
    let names = ["press0", taps[0], presses[0], "pan"] + presses[1...] + taps[1...]
    scene.recognizers = names.map { t.recognizer($0, on: "card", isDiscrete: $0.hasPrefix("tap")) }
    t.sample(1, .began, 214, 463)
    for name in names { t.gesture(name, .touchesBegan, 1) }
    t.at(0.05)
    t.sample(1, .moved, 240, 463)
    for press in presses { t.state(press, .possible, .failed, .movedTooFar) }
    t.state("press0", .possible, .began, .thresholdReached, measured: 12, limit: 10)
    for tap in taps { t.state(tap, .possible, .failed, .preventedBy, "press0") }
    t.at(0.06)
    t.state("pan", .possible, .failed, .movedTooFar)
    t.at(0.3)
    t.sample(1, .ended, 260, 463)
    t.state("press0", .began, .ended, .lifted)
    return PictureInput(reading: t.reading, snapshot: scene, trace: t.trace)
  }

  private func kept(_ inputs: PictureInput...) -> KeptLaneOrder {
    var kept = KeptLaneOrder()
    for input in inputs {
      kept.follow(
        input, LaneArrangement(), in: LaneRoom(timelineHeight: 240, isTouchMode: false))
    }
    return kept
  }

  private func order(_ input: PictureInput, _ kept: KeptLaneOrder, height: Double) -> [String] {
    input.lanes(
      LaneArrangement(), in: LaneRoom(timelineHeight: height, isTouchMode: false), kept: kept
    ).map(\.description)
  }

  /// After its end the lanes of a gesture stay in their order, whatever was decided after an edit; what that adds has a
  /// place of its own.
  @Test func anEditMovesNoRow() {
    let whole = crowd(until: 0.2, isLifted: true)
    let shown = order(whole, timelineHeight: 240)
    let kept = kept(crowd(until: 0.05, isLifted: false), whole, edited())
    #expect(order(edited(), timelineHeight: 240)[1] == "press0", "by itself it leads")
    #expect(order(edited(), kept, height: 240) == ["T1", "press0"] + shown.dropFirst())
    #expect(order(whole, kept, height: 240) == shown)
    #expect(order(whole, kept, height: 600) == shown, "nor does a higher room")
    #expect(self.kept(crowd(until: 0.05, isLifted: false)) == KeptLaneOrder())
  }

  /// Who asks about a point sees the lanes where they are.
  @Test func pickingMovesNoRow() {
    let whole = crowd(until: 0.2, isLifted: true)
    var asked = whole
    asked.probe = HitReading(events: [], winner: .none)
    #expect(order(asked, timelineHeight: 240) == order(whole, timelineHeight: 240))
  }

  /// What is pinned goes back to where it is by itself.
  @Test func whatIsUnpinnedGoesBack() {
    let whole = crowd(until: 0.2, isLifted: true)
    let room = LaneRoom(timelineHeight: 240, isTouchMode: false)
    var lanes = LaneArrangement()
    lanes.perform(.pin, on: .recognizer("press3"), whole.lanes(lanes, in: room))
    var kept = KeptLaneOrder()
    kept.follow(whole, lanes, in: room)
    #expect(whole.lanes(lanes, in: room, kept: kept).first == .recognizer("press3"))
    lanes.perform(.pin, on: .recognizer("press3"), whole.lanes(lanes, in: room, kept: kept))
    #expect(
      whole.lanes(lanes, in: room, kept: kept) == whole.lanes(LaneArrangement(), in: room))
  }
}
