import Foundation
import Testing
import TouchCanvas
import TouchGeometry
import TouchLanguage
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// Which lanes the timeline has, and what stands around them.
@Suite struct TimelineLaneTests: TimelineDrawing {
  // MARK: Arranging

  private func order(_ change: (inout LaneArrangement, [LaneID]) -> Void) -> [String] {
    let input = tap(until: 0.402)
    var lanes = LaneArrangement()
    change(&lanes, input.lanes(lanes))
    return input.lanes(lanes).map(\.description)
  }

  /// A view and its content offset have one title: what is beside it tells them apart.
  @Test func lanesOfOneTitleAreToldApart() {
    let view = TimelineLane(id: .view("list"), title: "list", detail: "view", content: .answers([]))
    let offset = TimelineLane(
      id: .offset("list"), title: "list", detail: "contentOffset.y", content: .answers([]))
    let held = TimelineLane(
      id: .heldBack, title: "held back", detail: "in total", content: .answers([]))
    let all = [view, offset, held]
    #expect(
      all.map { $0.name(among: all) } == ["list view", "list contentOffset.y", "held back"])
    #expect(offset.name(among: [offset, held]) == "list")
  }

  @Test func lanesArePinnedMovedAndLeftOut() {
    let plain = order { _, _ in }
    #expect(
      plain == [
        "T1", "singleTap", "doubleTap", "longPress", "card", "card+chain", "answers",
      ])
    let press = LaneID.recognizer("longPress")
    #expect(order { lanes, all in lanes.perform(.pin, on: press, all) }.first == "longPress")
    #expect(
      order { lanes, all in lanes.perform(.up, on: press, all) }.prefix(4) == [
        "T1", "singleTap", "longPress", "doubleTap",
      ])
    #expect(
      order { lanes, all in lanes.perform(.hide, on: press, all) }
        == plain.filter { $0 != "longPress" })
    #expect(order { lanes, all in lanes.perform(.only, on: press, all) } == ["T1", "longPress"])
    #expect(
      order { lanes, all in
        for action in [LaneAction.pin, .hide, .collapse] { lanes.perform(action, on: press, all) }
        lanes.perform(.all, on: press, all)
      } == plain)
    // At an end nothing moves.
    #expect(order { lanes, all in lanes.perform(.up, on: .finger(1), all) } == plain)
  }

  @Test func aCollapsedLaneIsLow() {
    let input = tap(until: 0.3)
    let tall = draw(input)
    let low = draw(input) { $0.lanes.perform(.collapse, on: .recognizer("doubleTap"), []) }
    #expect(tall.contentHeight - low.contentHeight == 38 - 8)
    #expect(!texts(low.picture.list).contains("doubleTap"))
    let lane = low.picture.regions.first { $0.id == "lane:doubleTap" }
    #expect(lane?.outline.height == 8)
  }

  // MARK: What was held back

  /// One stretch is told by the row of its touch; of several the total has a row.
  @Test func whatWasHeldBackIsSummedUp() throws {
    let tap = tap(until: 0.5)
    #expect(HeldBack(tap.reading).holders == 1 && abs(HeldBack(tap.reading).total - 0.35) < 1e-9)
    #expect(!ids(draw(tap, height: 600).picture, "lane:").contains("lane:heldBack"))
    #expect(HeldBack(self.tap(until: 0.02).reading).spans.isEmpty)
    let input = twoHolds()
    let held = HeldBack(input.reading)
    #expect(held.isSum && held.holders == 2 && held.spans.count == 1)
    let range = TimelineRange(start: .zero, end: Instant(seconds: 0.8))
    let written = texts(draw(input, height: 600, range: range).picture.list)
    #expect(written.contains("held back") && written.contains("400 ms by 2 recognizers"))
    #expect(Text.timeline.total(0.35, holders: 1) == ["350 ms"])
  }

  /// The ground of words on stripes begins behind the line at their beginning: what would be left of them is no sliver.
  @Test func wordsOnStripesLeaveNoSlivers() throws {
    let bar = [100.0...200]
    func ground(_ from: Double, _ to: Double) -> [Double] {
      let span = TimelineStage.ground(from, to, on: bar)
      return [span.from, span.to]
    }
    #expect(ground(105, 150) == [102, 150])
    #expect(ground(124, 176) == [124, 176])
    #expect(ground(123, 177) == [102, 198])
    #expect(ground(20, 60) == [20, 60], "not on them")
    for width in stride(from: 1000.0, through: 2500, by: 100) {
      let input = tap(until: 0.5)
      let picture = draw(input, width: width).picture
      let hold = try #require(input.reading.fingers[0].holds.first)
      let x = TimelineView(nil, input).x(of: hold.from, width: width)
      let grounds = picture.list.commands.filter { command in
        guard case .fill(let path, Theme.dark.window) = command else { return false }
        let own = box(path)
        return abs(own.minX - x - TimelineStage.stripesEdge) < 1e-6 && abs(own.height - 14) < 1e-6
      }
      #expect(grounds.count == 1, "\(width)")
    }
  }

  private func twoHolds() -> PictureInput {
    var t = TraceBuilder()
    let scene = t.tapScene()
    t.sample(1, .began, 1, 1)
    t.hold(.holds, "a", 1, .began)
    t.at(0.1)
    t.hold(.holds, "b", 1, .began)
    t.at(0.3)
    t.hold(.drops, "a", 1, .began)
    t.at(0.4)
    t.hold(.drops, "b", 1, .began)
    return PictureInput(reading: t.reading, snapshot: scene, trace: t.trace)
  }

  /// Two hold at the same time: the total is not their sum.
  @Test func holdsAtTheSameTimeCountOnce() throws {
    #expect(abs(HeldBack(twoHolds().reading).total - 0.4) < 1e-9)
  }

  // MARK: Timers

  /// A timer that the lift stopped ends in a cross where its recognizer failed, else in a tick.
  @Test func aCrossIsForAnAttemptInVain() {
    // A sign at the playhead is drawn over it again.
    func lines(_ end: GestureState?) -> Set<Path> {
      var t = TraceBuilder()
      let scene = t.tapScene()
      t.sample(1, .began, 214, 463)
      t.gesture("singleTap", .touchesBegan, 1)
      t.timer(.timerStarts, "singleTap", "tap", 0.75)
      t.at(0.05)
      t.sample(1, .ended, 214, 463)
      t.timer(.timerCancelled, "singleTap", "tap")
      if let end { t.state("singleTap", .possible, end, .lifted) }
      let input = PictureInput(reading: t.reading, snapshot: scene, trace: t.trace)
      let x = TimelineView(nil, input).x(of: 0.05, width: 1200)
      return Set(
        draw(input).picture.list.commands.compactMap { command in
          guard case .stroke(let path, let color, let stroke) = command,
            path.segments.count == 2, abs(box(path).midX - x) < 1e-6
          else { return nil }
          let isTick = color == StateLook.heldInk(.dark) && box(path).width < 1e-6
          let isCross = stroke.width == 1.5 && abs(box(path).width - 6) < 1e-6
          return isTick || isCross ? path : nil
        })
    }
    #expect(lines(.ended).count == 1 && lines(nil).count == 1, "a tick")
    #expect(lines(.failed).count == 2, "a cross")
  }

  // MARK: Content offset

  /// Content that rests is flat in its lane until the frame in which it moves.
  @Test func contentThatRestsIsFlat() throws {
    var t = TraceBuilder()
    let scene = t.tapScene()
    t.sample(1, .began, 10, 10)
    t.at(0.4)
    for to in [40.0, 80] {
      t.add(
        TraceEvent(kind: .change, verb: .change, subject: t.handle("card")),
        payload: "contentOffset [0, \(Int(to) - 40)] -> [0, \(Int(to))]")
      t.add(
        TraceEvent(
          kind: .scroll, verb: .didScroll, subject: t.handle("card"), measured: 0, limit: to))
      t.at(0.42)
    }
    let input = PictureInput(reading: t.reading, snapshot: scene, trace: t.trace)
    let picture = draw(input).picture
    let curves = picture.list.commands.compactMap { command -> [CGPoint]? in
      guard case .stroke(let path, look.theme.accent, Stroke(width: 2)) = command else {
        return nil
      }
      return path.segments.compactMap { segment in
        switch segment {
        case .move(let point), .line(let point): point
        case .cubic, .close: nil
        }
      }
    }
    let curve = try #require(curves.first { $0.count > 3 })
    #expect(curve[0].y == curve[1].y && curve[1].x > curve[0].x + 100, "\(curve)")
    #expect(curve[2].y < curve[1].y, "\(curve)")
  }

  @Test func aScrolledContentHasALane() throws {
    var t = TraceBuilder()
    let scene = t.tapScene()
    t.sample(1, .began, 10, 10)
    for step in 1...10 {
      t.at(Double(step) * 0.02)
      t.add(
        TraceEvent(kind: .change, verb: .change, subject: t.handle("card")),
        payload: "contentOffset [0, \(step * 8)] -> [0, \(step * 8 + 8)]")
      t.add(
        TraceEvent(
          kind: .scroll, verb: .didScroll, subject: t.handle("card"), measured: 0,
          limit: Double(step * 8 + 8)))
    }
    let reading = try #require(t.reading.offsets.first)
    #expect(reading.first == CGPoint(x: 0, y: 8) && reading.last == CGPoint(x: 0, y: 88))
    let curve = try #require(OffsetCurve(reading))
    #expect(curve.isVertical && curve.range == 8...88)
    let input = PictureInput(reading: t.reading, snapshot: scene, trace: t.trace)
    let picture = draw(input).picture
    #expect(ids(picture, "lane:").contains("lane:card.contentOffset"))
    let written = texts(picture.list)
    #expect(written.contains("contentOffset.y") && written.contains("8 to 88 pt"))
    #expect(written.contains("88.0 pt"))
    // The next gesture begins without it.
    t.at(3)
    t.sample(1, .ended, 10, 10)
    t.at(5)
    t.sample(1, .began, 10, 10)
    #expect(t.reading.offsets.isEmpty)
  }

  // MARK: Nothing to show

  /// No sample, no time, but what to do; the runs in it can be played.
  @Test func theEmptyTimelineSaysWhatToDo() throws {
    let trace = Trace()
    let input = PictureInput(
      reading: TraceReading(), snapshot: SceneSnapshot(screen: .zero, views: [], recognizers: []),
      trace: trace)
    let picture = draw(input) {
      $0.invitation = .touch(hasRuns: true)
      $0.runs = [.init("single tap", title: "single tap"), .init("two", title: "twice")]
    }.picture
    #expect(
      texts(picture.list) == [
        "Session", "0 ms", "Touch the scene. Every decision appears here.",
        "Click = touch, Ctrl + click = two touches, or play a run:", "single tap", "twice",
      ])
    #expect(ids(picture, "run:") == ["run:single tap", "run:two"])
    #expect(ids(picture, "timeline:playhead").isEmpty)
    let replay = texts(draw(input) { $0.invitation = .replay }.picture.list)
    #expect(!replay.contains { $0.contains("Touch the scene") })
  }

  // MARK: The playhead

  private func grip(_ input: PictureInput, isLive: Bool) -> String? {
    draw(input) { $0.isLive = isLive }.picture.list.commands.compactMap { command in
      if case .text(let text, _, _, Theme.dark.window) = command { text } else { nil }
    }.first
  }

  @Test func thePlayheadSaysWhetherItIsLive() throws {
    #expect(grip(tap(until: 0.24), isLive: false) == "240 ms")
    #expect(grip(tap(until: 0.24), isLive: true) == "live 240 ms")
    #expect(grip(tap(until: 0.42), isLive: true) == "live", "a gesture that rests has no time")
    #expect(grip(tap(until: 0.42), isLive: false) == "420 ms")
    #expect(grip(tap(until: 5), isLive: true) == "now", "behind what shows")
    #expect(grip(tap(until: 5), isLive: false) == "5000 ms", "at the edge")
  }

  /// 24 points right of the column and at 80 % of the width.
  @Test func theAxisFitsTheGesture() throws {
    for width in [900.0, 1440, 2000] {
      let input = tap(until: 3)
      let view = TimelineView(nil, input)
      let column = TimelineView.labelWidth(width)
      #expect(abs(view.x(of: 0, width: width) - column - 24) < 1e-9)
      #expect(abs(view.x(of: 0.402, width: width) - column - (width - column) * 0.8) < 1e-6)
      let past = TimelineView(nil, tap(until: 0.24))
      #expect(past.x(of: 0.24, width: width) < column + (width - column) * 0.8)
    }
  }

  /// While something goes on what has happened rests, and the playhead moves; at 80 % of the width twice the time shows.
  @Test func theAxisRestsUntilThePlayheadComesToItsEnd() {
    let (width, first) = (1000.0, TimelineView(nil, tap(until: 0.1601), isLive: true))
    let column = TimelineView.labelWidth(width)
    let end = column + (width - column) * 0.8
    for time in [0.2, 0.24, 0.31] {
      let later = TimelineView(nil, tap(until: time), isLive: true)
      #expect(later.x(of: 0.05, width: width) == first.x(of: 0.05, width: width))
      #expect(later.x(of: time, width: width) < end)
    }
    let (last, next) = (
      TimelineView(nil, tap(until: 0.32), isLive: true),
      TimelineView(nil, tap(until: 0.321), isLive: true)
    )
    #expect(abs(last.x(of: 0.32, width: width) - end) < 1e-6)
    #expect(abs(next.span - last.span * 2) < 1e-9)
  }

  private func texts(_ list: DrawList) -> [String] {
    list.commands.compactMap { if case .text(let text, _, _, _) = $0 { text } else { nil } }
  }

  /// They failed because the touch was over, not because of each other; that each waited is seen before its flag.
  @Test func aRingHasNoCauseAndShowsItsWaits() throws {
    var t = TraceBuilder()
    let scene = t.tapScene()
    t.sample(1, .began, 214, 463)
    for name in ["singleTap", "doubleTap"] { t.gesture(name, .touchesBegan, 1) }
    t.at(0.05)
    t.sample(1, .ended, 214, 463)
    t.held("singleTap", "doubleTap")
    t.held("doubleTap", "singleTap")
    t.state("singleTap", .possible, .failed, .requirementPending, "doubleTap", rule: .ar49)
    t.state("doubleTap", .possible, .failed, .requirementPending, "singleTap", rule: .ar49)
    let input = PictureInput(reading: t.reading, snapshot: scene, trace: t.trace)
    let bundle = TimelineCauses(trace: t.trace).bundle(at: Instant(seconds: 0.05)) { _ in false }
    #expect(bundle == nil)
    let stubs = draw(input).picture.list.commands.filter { command in
      guard case .fill(let path, Theme.dark.held.color) = command else { return false }
      return abs(box(path).width - 6) < 1e-6
    }
    #expect(stubs.count == 2)
  }
}
