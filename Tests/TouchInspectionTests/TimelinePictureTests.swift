import Foundation
import Testing
import TouchCanvas
import TouchGeometry
import TouchLanguage
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// Facts about the lanes that hold with every font.
@Suite struct TimelinePictureTests: TimelineDrawing {
  // MARK: The session

  /// The session's row marks what a recording keeps, from its beginning to now.
  @Test func theSessionMarksWhatIsRecorded() throws {
    let input = tap(until: 0.4)
    func marks(_ since: Instant?) -> [Path] {
      draw(input) { $0.recordedSince = since }.picture.list.commands.compactMap { command in
        guard case .fill(let path, look.theme.danger) = command else { return nil }
        return path
      }
    }
    #expect(marks(nil).isEmpty)
    let view = TimelineView(nil, input)
    let (from, to) = (
      view.overviewX(of: 0.1, width: 1200), view.overviewX(of: view.session, width: 1200)
    )
    let mark = CGRect(x: from, y: TimelineSession.height - 3, width: to - from, height: 2)
    #expect(marks(Instant(seconds: 0.1)) == [.rectangle(mark)])
  }

  // MARK: Slices

  @Test func slicesEndExactlyAtTheTransitions() throws {
    let input = tap(until: 0.4)
    for width in [700.0, 1440, 2500] {
      let picture = draw(input, width: width).picture
      let view = TimelineView(nil, input)
      for recognizer in input.reading.recognizers {
        for slice in recognizer.slices {
          let stage = TimelineStage(input, TimelineScale(view, width: width), look)
          let event = try #require(stage.event(of: slice, recognizer.handle))
          let region = try #require(picture.regions.first { $0.id == "event:\(event.seq)" })
          let from = view.x(of: slice.from, width: width)
          let to = view.x(of: slice.to ?? input.reading.now, width: width)
          #expect(abs(region.outline.minX - from) < 1e-9 && abs(region.outline.maxX - to) < 1e-9)
          let isFilled = picture.list.commands.contains { command in
            guard case .fill(let path, _) = command else { return false }
            let xs = path.segments.compactMap { segment -> Double? in
              switch segment {
              case .move(let p), .line(let p), .cubic(_, _, let p): p.x
              case .close: nil
              }
            }
            return abs((xs.min() ?? -1) - from) < 1e-9 && abs((xs.max() ?? -1) - to) < 1e-9
          }
          #expect(isFilled, "\(input.trace.name(of: recognizer.handle))")
        }
      }
    }
  }

  @Test func holdsNameTheirHolders() throws {
    let input = tap(until: 0.24)
    let picture = draw(input).picture
    let hold = try #require(input.reading.fingers[0].holds.first)
    let region = try #require(picture.regions.first { $0.id == "event:\(hold.event)" })
    #expect(
      region.tooltip.text(in: input.trace).contains(
        "doubleTap has held touchesEnded for 188 ms"))
    #expect(texts(picture.list).contains { $0.contains("touchesEnded held by doubleTap") })
    let view = TimelineView(nil, input)
    #expect(abs(region.outline.minX - view.x(of: hold.from, width: 1200)) < 1e-9)
  }

  @Test func aTimerShowsItsDeadline() {
    let texts = texts(draw(tap(until: 0.24)).picture.list)
    #expect(texts.contains("Possible \u{00B7} 1 of 2 taps \u{00B7} second tap within 350 ms"))
    #expect(texts.contains("due at 402 ms"))
    #expect(texts.contains("hold time 52 of 2000 ms"))
  }

  // MARK: Arrows

  private func arrowHeads(_ picture: Picture) -> Int {
    picture.list.commands.filter {
      guard case .fill(let path, Theme.dark.accent) = $0 else { return false }
      // The sign of the moment that decided is a diamond.
      return path.segments.count == 4 && box(path).width < 9
    }.count
  }

  @Test func arrowsAreThereForTheSelectionAndTheMoment() {
    let input = tap(until: 0.5)
    #expect(arrowHeads(draw(input).picture) == 0)
    #expect(arrowHeads(draw(input, selection: .recognizer("nobody")).picture) == 0)
    #expect(arrowHeads(draw(input, selection: .view("hint")).picture) == 0)
    #expect(arrowHeads(draw(input, selection: .recognizer("singleTap")).picture) == 1)
    #expect(arrowHeads(draw(tap(until: 0.402)).picture) == 1, "the playhead stands there")
    #expect(arrowHeads(draw(tap(until: 0.3)).picture) == 0)
  }

  /// From what failed to what it set free, and on to what the view lost: one cause.
  @Test func arrowsLeadFromCauseToEffect() throws {
    var t = TraceBuilder()
    let scene = t.tapScene()
    t.sample(1, .began, 214, 463)
    for name in ["singleTap", "doubleTap", "longPress"] { t.gesture(name, .touchesBegan, 1) }
    t.at(0.05)
    let lift = t.sample(1, .ended, 214, 463)
    let failed = t.add(
      TraceEvent(
        kind: .state, verb: .transition, subject: t.handle("longPress"), to: .failed,
        reason: .liftedEarly), cause: lift)
    t.held("singleTap", "doubleTap")
    t.at(0.4)
    let late = t.state("doubleTap", .possible, .failed, .timedOut)
    t.add(
      TraceEvent(
        kind: .held, verb: .released, subject: t.handle("singleTap"), to: .ended,
        reason: .requirementFailed))
    let ended = t.state("singleTap", .possible, .ended, .lifted)
    t.deliver(.touchesCancelled, "card", 1, cause: ended)
    let input = PictureInput(reading: t.reading, snapshot: scene, trace: t.trace)
    let causes = TimelineCauses(trace: t.trace)
    #expect(causes.root(of: t.trace.events[Int(failed)]) == nil, "a touch is no recognizer")
    #expect(causes.root(of: t.trace.events[Int(ended)])?.seq == late)
    let cancelled = try #require(t.trace.events.last { $0.verb == .touchesCancelled })
    #expect(causes.root(of: cancelled)?.seq == late)
    let bundle = try #require(causes.bundle(at: Instant(seconds: 0.4)) { _ in false })
    #expect(bundle.cause == late && bundle.effects == [ended, cancelled.seq])
    #expect(bundle.links == [cancelled.seq: ended], "singleTap cancels, not doubleTap")
    #expect(arrowHeads(draw(input, selection: .recognizer("singleTap")).picture) == 2)
  }

  /// The dots at which arrows begin.
  private func dots(_ picture: Picture) -> [CGPoint] {
    picture.list.commands.compactMap { command in
      guard case .fill(let path, Theme.dark.accent) = command else { return nil }
      let box = box(path)
      let isDot = path.segments.count > 4 && abs(box.width - 8) + abs(box.height - 8) < 1e-6
      return isDot ? CGPoint(x: box.midX, y: box.midY) : nil
    }
  }

  /// In the state that began, however short it is, and at a flag on its pole.
  @Test func arrowsBeginAtTheirMoment() throws {
    for (length, limit) in [(0.0005, 4.0), (0.15, 8)] {
      let input = crowd(9, changedAfter: length)
      let view = TimelineView(nil, input)
      let (from, to) = (view.x(of: 0.05, width: 1200), view.x(of: 0.05 + length, width: 1200))
      let dot = try #require(dots(draw(input, selection: .recognizer("pan")).picture).first)
      #expect(dot.x >= from && dot.x <= (from + to) / 2 + 1e-6 && dot.x - from <= limit + 1e-6)
    }
    let late = tap(until: 0.402)
    let dot = try #require(dots(draw(late).picture).first)
    #expect(abs(dot.x - TimelineView(nil, late).x(of: 0.402, width: 1200)) < 1e-6)
    let lane = draw(late).picture.regions.first { $0.id == "lane:doubleTap" }?.outline
    let pennant = try #require(lane).minY + TimelineStage.sliceTop - 1 + 9
    #expect(dot.y - 4 >= pennant, "clear of the pennant")
  }

  /// One recognizer prevents nine others at one moment.
  private func crowd(_ count: Int, changedAfter length: Double = 0.15) -> PictureInput {
    var t = TraceBuilder()
    var scene = t.tapScene()
    let names = (1...count).map { "tap\($0)" }
    scene.recognizers =
      [t.recognizer("pan", on: "card", isDiscrete: false)]
      + names.map { t.recognizer($0, on: "card") }
    t.sample(1, .began, 214, 463)
    for name in ["pan"] + names { t.gesture(name, .touchesBegan, 1) }
    t.at(0.05)
    t.state("pan", .possible, .began, .thresholdReached, measured: 12, limit: 10)
    for name in names { t.state(name, .possible, .failed, .preventedBy, "pan") }
    t.at(0.05 + length)
    t.sample(1, .moved, 240, 463)
    t.state("pan", .began, .changed, .thresholdReached)
    t.advance(0.3)
    return PictureInput(reading: t.reading, snapshot: scene, trace: t.trace)
  }

  @Test func manyEffectsHaveFiveArrowsAndANumber() {
    let input = crowd(9)
    let unfolded = draw(input, height: 520, selection: .recognizer("pan")) {
      var lanes = LaneArrangement()
      for name in (1...9).map({ "tap\($0)" }) { lanes.perform(.pin, on: .recognizer(name), []) }
      $0.lanes = lanes
    }.picture
    #expect(arrowHeads(unfolded) == 5)
    #expect(texts(unfolded.list).contains("+4"))
    let folded = draw(input, selection: .recognizer("pan")).picture
    #expect(arrowHeads(folded) == 1 && !texts(folded.list).contains("+4"))
  }

  // MARK: Groups

  @Test func losersWithOneOutcomeAreOneRow() throws {
    let input = crowd(9)
    let picture = draw(input).picture
    let group = LaneID.group(.prevented, "tap1")
    #expect(ids(picture, "lane:").contains("lane:\(group)"))
    #expect(!ids(picture, "lane:").contains("lane:tap1"))
    let written = texts(picture.list)
    #expect(written.contains("9 prevented") && written.contains("Possible \u{00D7}9"))
    #expect(written.contains { $0.hasPrefix("tap1, tap2, tap3") })
    let open = draw(input, height: 600) { $0.lanes.perform(.fold, on: group, []) }
    #expect(ids(open.picture, "lane:").contains("lane:tap9"))
    #expect(open.contentHeight == draw(input).contentHeight + 9 * 24)
    #expect(!ids(draw(crowd(3)).picture, "lane:").contains("lane:\(group)"), "three stay alone")
    // What is selected in it marks the row.
    #expect(
      TimelineLane.all(input, LaneArrangement()).first { $0.isSelected(.recognizer("tap4")) }?.id
        == group)
  }

  // MARK: Heights

  /// A lane's height follows from its kind, whatever happened.
  @Test func heightsDependOnKindsOnly() {
    for seconds in [0.0, 0.02, 0.06, 0.24, 0.402, 0.5] {
      let lanes = TimelineLane.all(tap(until: seconds), LaneArrangement())
      for lane in lanes {
        let height: Double =
          switch lane.id {
          case .finger, .offset: 40
          case .recognizer: 38
          case .group, .view, .chain, .answers, .heldBack: 24
          }
        #expect(lane.height(isTouchMode: false) == height, "\(lane.id) at \(seconds)")
        #expect(lane.height(isTouchMode: true).truncatingRemainder(dividingBy: 4) == 0)
      }
      let picture = draw(tap(until: seconds)).picture
      #expect(picture.regions.first { $0.id == "timeline:overview" }?.outline.height == 17)
      #expect(picture.regions.first { $0.id == "lane:T1" }?.outline.minY == 40)
    }
  }

  /// The words of a timer stand below the slice above them and above the next lane, with every part of a letter.
  @Test func wordsOfTimersAreNotCut() throws {
    for isTouchMode in [false, true] {
      let picture = draw(tap(until: 0.5), height: 600) { $0.isTouchMode = isTouchMode }.picture
      let unit = isTouchMode ? TimelineLane.touchFactor : 1
      let lane = try #require(picture.regions.first { $0.id == "lane:longPress" }?.outline)
      let words = picture.list.commands.compactMap { command -> (top: Double, bottom: Double)? in
        guard case .text(let text, let at, let font, _) = command, text.hasPrefix("hold time")
        else { return nil }
        let metrics = FixedTextMetrics()
        return (at.y - metrics.ascent(of: font), at.y + metrics.descent(of: font))
      }
      let own = try #require(words.first)
      let slice = lane.minY + (TimelineStage.sliceTop + TimelineStage.sliceHeight) * unit
      #expect(own.top >= slice + 2 && own.bottom <= lane.maxY - 1)
    }
  }

  // MARK: Words

  /// Where the first words behind the flags of a moment begin.
  @Test func wordsOfOneMomentBeginAtOneX() throws {
    for selection in [nil, Target.recognizer("singleTap")] {
      let list = draw(tap(until: 0.5), width: 2400, selection: selection).picture.list
      let xs = list.commands.compactMap { command -> Double? in
        guard case .text(let text, let at, _, _) = command,
          ["Ended \u{00B7}", "Failed \u{00B7} 1 of 2"].contains(where: {
            text.hasPrefix($0)
          })
        else { return nil }
        return at.x
      }
      #expect(xs.count == 2 && Set(xs.map { ($0 * 100).rounded() }).count == 1, "\(xs)")
    }
  }

  /// What those above got is said where it begins, and not again where it ends.
  @Test func theSameTouchesAreToldOnce() {
    let words = PictureTexts.places(draw(tap(until: 0.5), width: 2400).picture.list, look)
      .map(\.text)
    #expect(words.count { $0.contains("the same touches") } == 1, "\(words)")
  }

  /// Words without a sign stand near what they are about, unless arrows pass there.
  @Test func plainWordsStandNearTheirEnd() throws {
    let input = tap(until: 0.5)
    let view = TimelineView(nil, input)
    func isNear(_ x: Double, _ expected: Double) -> Bool { abs(x - expected) < 1e-6 }
    for selection in [nil, Target.recognizer("singleTap")] {
      let list = draw(input, selection: selection).picture.list
      func distance(_ words: String, _ seconds: Double) throws -> Double {
        let xs = list.commands.compactMap { command -> Double? in
          guard case .text(words, let at, _, _) = command, at.y > TimelinePicture.head else {
            return nil
          }
          return at.x
        }
        return try #require(xs.first) - view.x(of: seconds, width: 1200)
      }
      let lifted = try distance("lifted at 52 ms", 0.052)
      #expect(isNear(lifted, 14), "\(lifted)")
    }
    var frame = TimelineFrame(input, TimelineScale(view, width: 1200), look)
    let time = Instant(seconds: 0.402)
    let x = frame.scale.x(time)
    #expect(isNear(frame.plainWords(at: time, end: 5, middle: 80), x + 14))
    frame.arrows = [time: 60...100]
    #expect(isNear(frame.plainWords(at: time, end: 5, middle: 80), frame.signedWords(at: time)))
    #expect(isNear(frame.plainWords(at: time, end: 5, middle: 27), x + 14))
    #expect(frame.signedWords(at: time) - x > TimelineFrame.spine + TimelineFrame.second)
  }

  @Test func wordsUnderThePlayheadHaveAPlate() throws {
    let input = tap(until: 0.1)
    let list = draw(input, range: TimelineRange(start: .zero, end: Instant(seconds: 0.2))).picture
      .list
    let x = TimelineView(TimelineRange(start: .zero, end: Instant(seconds: 0.2)), input)
      .x(of: 0.1, width: 1200)
    var line: Int?
    var crossed = 0
    for (index, command) in list.commands.enumerated() {
      if case .stroke(let path, Theme.dark.text, _) = command, box(path).midX == x { line = index }
      guard case .text(let text, let at, let font, _) = command, at.y > 40 else { continue }
      let width = look.width(text, font)
      guard at.x < x, at.x + width > x else { continue }
      crossed += 1
      #expect(index > line ?? .max, "\(text) lies under the playhead")
    }
    #expect(crossed > 0)
  }

  // MARK: Regions

  @Test func thePlotIsBelowEverythingElse() {
    let input = tap(until: 0.24)
    let picture = draw(
      input,
      range: TimelineRange(start: .zero, end: Instant(seconds: 0.3))
    ).picture
    #expect(picture.regions.first?.id == "timeline:plot")
    #expect(
      !ids(picture, "timeline:playhead").isEmpty && !ids(picture, "timeline:overview").isEmpty)
    let bounds = CGRect(x: 0, y: 0, width: 1200, height: 420)
    for region in picture.regions {
      #expect(bounds.insetBy(dx: -0.5, dy: -0.5).contains(region.outline), "\(region.id)")
    }
  }

  @Test func lanesThatDoNotFitAreReachedByScrolling() throws {
    let input = tap(until: 0.24)
    let (top, content) = draw(input, height: 130)
    #expect(content > 130)
    #expect(!ids(top, "lane:").contains("lane:card") && !ids(top, "timeline:more").isEmpty)
    let bottom = draw(input, height: 130, offset: 1e6).picture
    #expect(ids(bottom, "lane:").contains("lane:answers"))
    #expect(!ids(bottom, "lane:").contains("lane:T1") && ids(bottom, "timeline:more").isEmpty)
    // The first row that shows is whole.
    let first = try #require(bottom.regions.first { $0.id.hasPrefix("lane:") })
    #expect(first.outline.minY == TimelinePicture.head && first.whole == nil)
    let between = draw(input, height: 130, offset: 1).picture.regions.first { $0.id == "lane:T1" }
    #expect(between?.whole?.height == 40 && between?.outline.height == 39)
  }

  // MARK: Size

  @Test func manySamplesAreFewDots() {
    var t = TraceBuilder()
    let scene = t.tapScene()
    t.sample(1, .began, 0, 0)
    t.gesture("longPress", .touchesBegan, 1)
    for index in 1...50_000 {
      t.at(Double(index) * 0.001)
      t.sample(1, .moved, Double(index % 400), 0)
    }
    let input = PictureInput(reading: t.reading, snapshot: scene, trace: t.trace)
    #expect(draw(input).picture.list.commands.count < 2000)
    let part = TimelineRange(start: Instant(seconds: 20), end: Instant(seconds: 20.01))
    #expect(draw(input, range: part).picture.list.commands.count < 1000)
  }

  private func texts(_ list: DrawList) -> [String] {
    list.commands.compactMap { if case .text(let text, _, _, _) = $0 { text } else { nil } }
  }
}
