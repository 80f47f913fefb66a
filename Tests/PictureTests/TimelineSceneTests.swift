import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchLanguage
import TouchRecording
import TouchTrace

@testable import TouchDebugger
@testable import TouchInspection
@testable import TouchReading

/// What holds of the timeline at every moment of every run of every scene.
@Suite struct TimelineSceneTests {
  private let metrics = FixedTextMetrics()
  private var look: Look { Look(theme: .dark, metrics: metrics) }

  /// Some moments of a run, from before the first step to the last.
  private func moments(_ session: Session) -> [Int] {
    let last = session.steps.count - 1
    return Set([-1] + (0...4).map { last * $0 / 4 }).sorted()
  }

  private func each(
    _ body: (String, PictureInput) throws -> Void
  ) throws {
    var count = 0
    try Stories.each { story, session in
      let view = SessionView(session)
      for step in moments(session) {
        view.seek(to: step)
        try body("\(story) step \(step)", view.input)
        count += 1
      }
    }
    #expect(count > 1000)
  }

  private func selections(_ input: PictureInput) -> [Target?] {
    [nil] + input.snapshot.recognizers.prefix(1).map { .recognizer($0.name) }
  }

  /// No two texts overlap, none is cut or leaves the timeline: narrow and wide, with and without arrows.
  @Test func everyTextCanBeRead() throws {
    let sizes = [CGSize(width: 1440, height: 248), CGSize(width: 1024, height: 200)]
    var count = 0
    try each { story, input in
      count += 1
      for (index, selection) in selections(input).enumerated() {
        for (number, size) in sizes.enumerated()
        where Stories.isThorough || number == (count + index) % 2 {
          var model = TimelineModel()
          model.selection = selection
          model.isLive = index == 1
          let list = TimelinePicture.draw(input, model, size: size, look).picture.list
          let faults = TextChecker(metrics: metrics, size: size).faults(list)
          #expect(faults.isEmpty, "\(story) \(Int(size.width)): \(faults.prefix(3))")
        }
      }
    }
  }

  /// A control that got a touch and answered nothing does not look like one that worked.
  @Test(arguments: [
    ("002-button-sub", "tap the badge", ["no control event"]),
    (
      "073-range-slider", "beside the thumbs",
      ["beginTracking \u{2192} false", "no control event"]
    ),
    ("002-button-sub", "tap beside the badge", []),
  ]) func aControlThatAnswersNothingSaysSo(
    _ scene: String, _ run: String, _ notes: [String]
  ) throws {
    let input = try Stories.session(scene, run).input()
    let size = CGSize(width: 1440, height: 248)
    let list = TimelinePicture.draw(input, TimelineModel(), size: size, look).picture.list
    let texts = list.commands.compactMap { command -> String? in
      if case .text(let text, at: _, _, _) = command { text } else { nil }
    }
    let found = ["beginTracking \u{2192} false", "no control event"].filter { note in
      texts.contains { $0.hasSuffix(note) }
    }
    #expect(found == notes, "\(texts)")
  }

  /// On the bar of a touch the place of the finger at the pointer is told, also while it rests, and nothing beside it.
  @Test func aTouchTellsWhereItsFingerWas() throws {
    let input = try Stories.session("021-scroll", "a slow drag stays").input()
    let size = CGSize(width: 1440, height: 300)
    let picture = TimelinePicture.draw(input, TimelineModel(), size: size, look).picture
    let scale = TimelineScale(TimelineView(nil, input, isLive: false), width: size.width)
    let lane = try #require(picture.regions.first { $0.target == .lane(.finger(1)) })
    let y = lane.outline.minY + TimelineStage.sampledMiddle
    func words(at seconds: Double, _ y: Double) -> String? {
      let x = scale.x(Instant(seconds: seconds))
      return picture.region(at: CGPoint(x: x, y: y))?.tooltip.text(in: input.trace)
    }
    let finger = try #require(input.reading.fingers.first)
    let rest = try #require(words(at: 0.6, y))
    #expect(rest.hasSuffix("y \(Units.decimal(finger.at.y)), moved 110.0 pt"), "\(rest)")
    let half = try #require(words(at: 0.25, y))
    #expect(half.contains(" ms  x \(Units.decimal(finger.at.x)) y "), "\(half)")
    #expect(half != rest)
    #expect(lane.tooltip.isEmpty)
  }

  /// A wait that has no room for its name is told behind the flag that ends it, unless how late the end came tells it.
  @Test func aWaitTooShortForItsNameIsToldBehindIt() throws {
    func texts(_ scene: String, _ run: String) throws -> [String] {
      let input = try Stories.session(scene, run).input()
      let list = TimelinePicture.draw(
        input, TimelineModel(), size: CGSize(width: 2400, height: 400), look
      ).picture.list
      return PictureTexts.places(list, look).map(\.text)
    }
    let ring = try texts("034-ring", "nobody acts")
    #expect(
      ring.contains { $0.hasPrefix("Held 0 ms, then Failed \u{00B7} waited for two") }, "\(ring)")
    let late = try texts("000-td-tap", "single tap")
    #expect(!late.contains { $0.contains(", then Ended") }, "\(late)")
  }

  /// The value of a content offset does not lie on its curve, which is drawn out while a finger rests: it stands behind it,
  /// or above or below it where no room is left there.
  @Test(arguments: [nil, TimelineRange(start: .zero, end: Instant(seconds: 0.7))])
  func theValueOfAnOffsetStandsOffItsCurve(_ range: TimelineRange?) throws {
    let input = try Stories.session("021-scroll", "a slow drag stays").input()
    var model = TimelineModel()
    model.range = range
    let size = CGSize(width: 1440, height: 300)
    let list = TimelinePicture.draw(input, model, size: size, look).picture.list
    let ends = list.commands.compactMap { command -> CGPoint? in
      guard case .stroke(let path, look.theme.accent, let style) = command, style.width == 2,
        case .line(let end)? = path.segments.last
      else { return nil }
      return end
    }
    let end = try #require(ends.max { $0.x < $1.x })
    let box = try #require(
      PictureTexts.places(list, look).first { $0.text == "100.0 pt" }?.box)
    #expect(
      box.minX > end.x || box.maxX < end.x && (box.maxY < end.y || box.minY > end.y),
      "\(box) \(end)")
  }

  /// A lane is as high as its kind, from the first moment to the last; that of the system's recognizer is low where it does
  /// not wait.
  @Test func heightsDependOnKindsOnly() throws {
    var heights: [String: Double] = [:]
    try each { story, input in
      for lane in TimelineLane.all(input.whole, LaneArrangement()) {
        let expected: Double
        switch lane.id {
        case .finger, .offset: expected = 40
        case .recognizer(let name):
          let own = try #require(input.snapshot.recognizers.first { $0.name == name })
          let whole = input.whole.reading
          let isTimed =
            whole.recognizer(own.handle).map { RecognizerTiming.hasTimers(own, $0, input.trace) }
            ?? false
          #expect(!isTimed || own.need != .systemWatch, "\(story): \(name)")
          expected = isTimed ? 38 : 24
          let run = story.components(separatedBy: " step ")[0]
          let key = "\(run) \(whole.gestureStart.nanoseconds) \(name)"
          let before = heights.updateValue(expected, forKey: key)
          #expect(before == nil || before == expected, "\(story): \(name) moves")
        case .group, .view, .chain, .answers, .heldBack: expected = 24
        }
        #expect(lane.height(isTouchMode: false) == expected, "\(story): \(lane.id)")
      }
    }
  }

  /// Recognizers without timers have none in any run, so that no timer is left out.
  @Test func everyTimerHasItsLane() throws {
    var count = 0
    try each { story, input in
      for snapshot in input.snapshot.recognizers {
        guard let reading = input.whole.reading.recognizer(snapshot.handle),
          !RecognizerTiming.hasTimers(snapshot, reading, input.trace)
        else { continue }
        #expect(reading.timers.isEmpty, "\(story): \(snapshot.name), a \(snapshot.className)")
        count += 1
      }
    }
    #expect(count > 100)
  }

  /// What is said behind the flags of one moment begins at one x in all lanes.
  @Test func wordsOfOneMomentBeginAtOneX() throws {
    let words = ["Ended", "Failed", "Cancelled", "Prevented"]
    var compared = 0
    try each { story, input in
      for selection in selections(input) {
        var model = TimelineModel()
        model.selection = selection
        let size = CGSize(width: 1440, height: 2000)
        let picture = TimelinePicture.draw(input, model, size: size, look).picture
        let view = TimelineView(nil, input)
        var starts: [Instant: Set<Double>] = [:]
        for recognizer in input.whole.reading.recognizers {
          let name = input.trace.name(of: recognizer.handle)
          guard let lane = picture.regions.first(where: { $0.target == .lane(.recognizer(name)) })
          else { continue }
          let ends = recognizer.slices.compactMap { $0.end?.time }
          for time in ends {
            let x = view.x(of: time, width: 1440)
            // Of two moments so close their words cannot be told apart.
            let isAlone = ends.count { abs(view.x(of: $0, width: 1440) - x) < 70 } == 1
            guard isAlone else { continue }
            for case .text(let text, let at, _, _) in picture.list.commands
            where lane.outline.minY < at.y && at.y < lane.outline.maxY
              && at.x > x + 12 && at.x < x + 60 && words.contains(where: text.hasPrefix)
            {
              starts[time, default: []].insert((at.x * 10).rounded())
            }
          }
        }
        for (time, xs) in starts {
          #expect(xs.count == 1, "\(story) at \(time.seconds): \(xs)")
          compared += 1
        }
      }
    }
    #expect(compared > 500)
  }
}
