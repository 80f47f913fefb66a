import TouchLanguage
import Foundation
import Testing
import TouchCanvas
import TouchGeometry
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// What is written over the scene and around it covers nothing that is read.
@Suite struct SceneLabelTests {
  private let look = Look(theme: .dark, metrics: FixedTextMetrics())
  private let screen = CGRect(x: 0, y: 0, width: 400, height: 800)

  @Test func linesToViewsLieBelowAllLabels() throws {
    var t = TraceBuilder()
    var views = [t.view("window", in: nil, screen, isWindow: true)]
    for index in 0..<8 {
      views.append(
        t.view(
          "row\(index)", in: "window",
          CGRect(x: 20, y: 300 + Double(index) * 12, width: 300, height: 10)))
    }
    let scene = SceneSnapshot(screen: screen.size, views: views, recognizers: [])
    t.sample(1, .began, 10, 10)
    t.hit(1, [("window", nil)] + (0..<8).map { ("row\($0)", .outside) })
    let input = PictureInput(reading: t.reading, snapshot: scene, trace: t.trace)
    var model = WindowModel()
    model.overlays = .hit
    let picture = StagePicture.draw(input, model, look)
    let commands = picture.list.commands
    let lastLine = try #require(
      commands.lastIndex {
        guard case .stroke(let path, Theme.dark.failed.color, Stroke(width: 1)) = $0 else {
          return false
        }
        return path.segments.count == 2
      })
    let firstLabel = try #require(
      commands.firstIndex {
        if case .text(let text, _, _, _) = $0 {
          text.contains("point(inside:with:)")
        } else {
          false
        }
      })
    #expect(lastLine < firstLabel)
  }

  @Test func aViewThatIsScrolledAwayGetsNoNumber() {
    var t = TraceBuilder()
    let scene = SceneSnapshot(
      screen: screen.size,
      views: [
        t.view("window", in: nil, screen, isWindow: true),
        t.view("card", in: "window", CGRect(x: 20, y: -300, width: 100, height: 100)),
      ], recognizers: [])
    t.sample(1, .began, 10, 10)
    t.hit(1, [("window", nil), ("card", nil)])
    let path = HitPathPicture(
      hits: t.reading.hits, snapshot: scene, look: look, toCanvas: .identity, screenRadius: 0)
    var places = LabelPlaces(bounds: screen)
    var written = SceneLabels()
    path.marks(&places, &written)
    #expect(written.labels.regions.map(\.id) == ["hit:window"])
  }

  @Test func theChipsOfThePastCoverNothing() {
    var t = TraceBuilder()
    let scene = t.tapScene()
    t.tapIsHeld()
    for size in [CGSize(width: 1440, height: 900), CGSize(width: 1024, height: 640)] {
      for isTurned in [false, true] {
        var snapshot = scene
        if isTurned {
          snapshot.screen = CGSize(width: scene.screen.height, height: scene.screen.width)
        }
        let input = PictureInput(reading: t.reading, snapshot: snapshot, trace: t.trace)
        var model = WindowModel()
        model.size = size
        model.isLive = false
        model.newEvents = 215
        let regions = WindowPicture.parts(input, model, look)[0].picture.regions
        let chips = regions.filter { $0.id == "command:fork" || $0.id == "command:live" }
        #expect(chips.count == 3)
        let kinds = ["legend", "chain", "responder:", "hud:", "path", "hit:", "rejected:"]
        for chip in chips {
          for other in regions where kinds.contains(where: other.id.hasPrefix) {
            #expect(
              !other.outline.intersects(chip.outline), "\(other.id) \(chip.id) \(size) \(isTurned)")
          }
        }
      }
    }
  }

  @Test func besideATurnedDeviceTheResponderChainIsNotOnTheScene() throws {
    var t = TraceBuilder()
    var scene = t.tapScene()
    scene.screen = CGSize(width: 926, height: 428)
    t.tapIsHeld()
    let input = PictureInput(reading: t.reading, snapshot: scene, trace: t.trace)
    let regions = WindowPicture.parts(input, WindowModel(), look)[0].picture.regions
    let frame = try #require(regions.first { $0.id == "screen" }).outline
    let pills = regions.filter { $0.id.hasPrefix("responder:") }
    #expect(!pills.isEmpty)
    for pill in pills { #expect(!pill.outline.intersects(frame), "\(pill.id)") }
  }

  @Test func marksLeaveTextsFree() {
    let room = CGRect(x: 0, y: 0, width: 100, height: 100)
    let hole = CGRect(x: 80, y: 40, width: 60, height: 20)
    let pieces = OverPicture.without([hole], room)
    for piece in pieces { #expect(!piece.insetBy(dx: 0.1, dy: 0.1).intersects(hole)) }
    var area = 0.0
    for piece in pieces { area += piece.width * piece.height }
    #expect(area == 9600)
  }

  @Test func aTooltipSparesWhatIsLookedAt() {
    let room = CGRect(x: 0, y: 0, width: 800, height: 600)
    let view = CGRect(x: 300, y: 200, width: 200, height: 150)
    let picture = TooltipPicture.draw(
      "card UIView", near: CGPoint(x: 400, y: 300), in: room, look, sparing: [view])
    let boxes = picture.list.commands.compactMap { command -> CGPoint? in
      if case .text(_, let at, _, _) = command { at } else { nil }
    }
    #expect(boxes.count == 1 && !view.contains(boxes[0]) && room.contains(boxes[0]))
  }

  @Test func aRingIsNamedBeforeAndAfterATouch() throws {
    var t = TraceBuilder()
    let views = [t.view("window", in: nil, screen, isWindow: true)]
    let ring = [("one", "two"), ("two", "three"), ("three", "one")].map {
      t.recognizer($0.0, on: "window", requires: [$0.1])
    }
    let free = t.recognizer("free", on: "window", requires: ["one"])
    t.snapshot = SceneSnapshot(screen: screen.size, views: views, recognizers: ring + [free])
    func words(_ path: String) -> String {
      "\(path): each waits for the next, so none of them can recognize."
    }
    let fromOne = words("one \u{2192} two \u{2192} three \u{2192} one")
    let fromTwo = words("two \u{2192} three \u{2192} one \u{2192} two")
    #expect(Explanation.last(t.input)?.text == fromOne)
    #expect(Explanation.about(t.handle("two"), t.input).text.hasPrefix(fromTwo))
    #expect(RequirementCycle.members(of: t.handle("free"), t.input).isEmpty)
    t.sample(1, .began, 10, 10)
    t.gesture("one", .touchesBegan, 1)
    t.at(0.1)
    t.held("one", "two")
    let warning = t.add(
      TraceEvent(kind: .warning, verb: .warning, subject: t.handle("one"), rule: .ar49),
      payload: "none of these can act")
    let held = Explanation.about(t.handle("one"), t.input)
    #expect(held.title == "one waits for two" && held.sentences[0].text == fromOne)
    #expect(held.sentences[0].event == warning && held.sentences[0].chip.hasPrefix("AR-49"))
    t.state("one", .possible, .failed, .requirementPending, "two", rule: .ar49)
    #expect(Explanation.about(t.handle("one"), t.input).sentences[0].text == fromOne)
  }

  @Test func aSelectedRowIsTheHeadline() {
    var t = TraceBuilder()
    t.sample(1, .began, 10, 10)
    t.at(0.1)
    t.add(
      TraceEvent(
        kind: .action, verb: .action, subject: t.handle("table"), other: t.handle("row2"),
        rule: .tbl08), payload: "didSelectRow 1 2")
    t.state("table.pan", .possible, .failed, .notMovedEnough, limit: 10)
    #expect(Explanation.last(t.input)?.title == "row2 was selected")
  }

  @Test func reasonsAreSaidInWords() {
    #expect(Text.reasons.name(.movedTooFar) == "moved too far")
    for reason in Reason.allCases {
      let name = Text.reasons.name(reason)
      #expect(name == name.lowercased(), "\(reason)")
    }
  }
}
