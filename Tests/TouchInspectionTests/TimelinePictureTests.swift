import Foundation
import Testing
import TouchCanvas
import TouchGeometry
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// Facts about the lanes that hold with every font.
@Suite struct TimelinePictureTests {
  private let look = Look(theme: .dark, metrics: FixedTextMetrics())

  private func draw(
    _ input: PictureInput, width: Double = 1200, height: Double = 420, range: TimelineRange? = nil,
    selection: Target? = nil, offset: Double = 0
  ) -> (picture: Picture, contentHeight: Double) {
    TimelinePicture.draw(
      input, size: CGSize(width: width, height: height), isPaused: true, range: range,
      selection: selection, offset: offset, look)
  }

  private func tap(until seconds: Double) -> PictureInput {
    let story = TapStory.trace()
    return PictureInput(
      reading: story.reading(until: seconds), snapshot: TapStory.snapshot(story),
      trace: story.trace)
  }

  private func ids(_ picture: Picture, _ prefix: String) -> [String] {
    picture.regions.map(\.id).filter { $0.hasPrefix(prefix) }
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
    #expect(texts.contains { $0.hasPrefix("next tap within 350 ms") })
    #expect(texts.contains("due at 402 ms"))
  }

  // MARK: Selection

  @Test func arrowsAreThereForTheSelectionOnly() {
    let input = tap(until: 0.5)
    func arrows(_ selection: Target?) -> Int {
      draw(input, selection: selection).picture.list.commands.filter {
        guard case .stroke(let path, Theme.dark.accent, let stroke) = $0 else { return false }
        return stroke.width == 2 && path.segments.count == 2
      }.count
    }
    #expect(arrows(nil) == 0)
    #expect(arrows(.recognizer("nobody")) == 0)
    #expect(arrows(.view("hint")) == 0)
    #expect(arrows(.recognizer("singleTap")) > 0)
  }

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
    let flows = TimelineFlows(t.trace) { event in
      event.kind == .event || event.kind == .gesture ? nil : event.subject.index
    }
    #expect(flows.source(of: t.trace.events[Int(failed)])?.seq == lift)
    #expect(flows.source(of: t.trace.events[Int(ended)])?.seq == late)
    let own = flows.around(t.trace.events[...]) { $0.subject == t.handle("singleTap") }
    #expect(own.contains { $0.from == late } && own.contains { $0.from == ended })
    #expect(!own.contains { $0.from == lift && $0.to == failed })
    #expect(draw(input, selection: .recognizer("singleTap")).picture.list.commands.count > 0)
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
    #expect(ids(draw(input).picture, "timeline:overview").isEmpty)
    let bounds = CGRect(x: 0, y: 0, width: 1200, height: 420)
    for region in picture.regions {
      #expect(bounds.insetBy(dx: -0.5, dy: -0.5).contains(region.outline), "\(region.id)")
    }
  }

  @Test func lanesThatDoNotFitAreReachedByScrolling() {
    let input = tap(until: 0.24)
    let (top, content) = draw(input, height: 130)
    #expect(content > 130)
    #expect(!ids(top, "lane:").contains("lane:card") && !ids(top, "timeline:more").isEmpty)
    let bottom = draw(input, height: 130, offset: content - 130).picture
    #expect(ids(bottom, "lane:").contains("lane:timers"))
    #expect(!ids(bottom, "lane:").contains("lane:T1") && ids(bottom, "timeline:more").isEmpty)
    #expect(draw(input, height: 130, offset: 1e6).picture.list == bottom.list)
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
