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
        model.workspace.size = size
        model.time.mode = .seeking
        model.time.eventCount = 215
        let regions = WindowPicture.parts(input, model, look)[0].picture.regions
        let chips = regions.filter { $0.id == "command:fork" || $0.id == "command:live" }
        #expect(chips.count >= 2)
        let kinds = ["legend", "note:", "hud:", "path", "hit:", "rejected:", "screen", "more:run"]
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
    let regions = WindowPicture.parts(input, WindowModel(), look).flatMap(\.picture.regions)
    let frame = try #require(regions.first { $0.id == "screen" }).outline
    func check(_ regions: [Picture.Region]) {
      let responders = regions.filter { $0.id.hasPrefix("responder:") }
      #expect(!responders.isEmpty)
      for responder in responders {
        #expect(!responder.outline.intersects(frame), "\(responder.id)")
      }
    }
    check(regions)
    // Where no panel has it, it stands beside the device.
    var model = WindowModel().canvas
    #expect(!model.showsChain)
    model.showsChain = true
    let layout = WindowLayout(WindowModel().workspace.size, panels: [.right, .timeline])
    check(CanvasPicture.draw(input, model, layout.canvas, look).regions)
  }

  /// A text that has no room is left out whole: those of the way stand beside their numbers or not at all.
  @Test func theNamesOfTheWayStandBesideTheirNumbers() throws {
    var t = TraceBuilder()
    let scene = t.tapScene()
    t.tapIsHeld()
    let input = PictureInput(reading: t.reading, snapshot: scene, trace: t.trace)
    let bounds = CGRect(x: 0, y: 0, width: 784, height: 580)
    let model = WindowModel().canvas
    let picture = CanvasPicture.draw(input, model, bounds, look)
    let layout = CanvasLayout(bounds: bounds, screen: scene.screen)
    for name in ["window", "root.view", "card"] {
      let boxes = picture.regions.filter { $0.id == "hit:\(name)" }.map(\.outline)
      #expect(boxes.count == 2, "a number and a name for \(name)")
      let number = try #require(
        boxes.first { $0.contains(CGPoint(x: layout.numbersX, y: $0.midY)) })
      let text = try #require(boxes.first { $0 != number })
      #expect(text.maxX < number.minX && text.minY <= number.midY && number.midY <= text.maxY)
    }
  }

  /// The hit view's name is linked to it by a line that is level and ends at its edge.
  @Test func aLineLeadsToTheHitView() throws {
    var t = TraceBuilder()
    let scene = t.tapScene()
    t.tapIsHeld()
    let input = PictureInput(reading: t.reading, snapshot: scene, trace: t.trace)
    let bounds = CGRect(x: 0, y: 0, width: 784, height: 580)
    let layout = CanvasLayout(bounds: bounds, screen: scene.screen)
    let picture = CanvasPicture.draw(input, WindowModel().canvas, bounds, look)
    let card = try #require(scene.views.first { $0.name == "card" })
    let edge = card.bounds.applying(card.toScreen).applying(layout.transform)
    let ends = picture.list.commands.compactMap { command -> (CGPoint, CGPoint)? in
      guard case .stroke(let path, SceneColors.way, Stroke(width: 1)) = command,
        case .move(let a)? = path.segments.first, path.segments.count == 2,
        case .line(let b)? = path.segments.last
      else { return nil }
      return (a, b)
    }
    #expect(ends.count == 1)
    let (a, b) = try #require(ends.first)
    #expect(a.y == b.y && abs(b.x - edge.minX) < 0.01 && a.x == layout.frame.minX)
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
      "\(path): none can recognize before the next one fails."
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

  /// The line around a selected view is parallel to the outline of the hit test, so that nothing of that looks out at a corner.
  @Test func theSelectionFollowsTheCornersOfItsView() {
    let box = CGRect(x: 10, y: 10, width: 100, height: 60)
    let inner = box.insetBy(dx: 1, dy: 1)
    func shape(_ radius: Double?, isOverScene: Bool = true) -> Path {
      OverPicture.selection(box, radius: radius, isOverScene: isOverScene)
    }
    #expect(shape(12) == .roundedRectangle(inner, 11))
    #expect(shape(nil) == .roundedRectangle(inner, 0))
    #expect(shape(nil, isOverScene: false) == .roundedRectangle(inner, 5))
  }

  // MARK: Axes

  @Test func theAxisIsThatAlongWhichMovementCounts() {
    func sample(_ value: Double, _ x: Double, _ y: Double) -> DragDirection.Sample {
      DragDirection.Sample(value: value, limit: 10, whole: CGPoint(x: x, y: y))
    }
    #expect(DragDirection.axis([sample(3, 3, 4)]) == .horizontal)
    #expect(DragDirection.axis([sample(4, 3, 4)]) == .vertical)
    #expect(DragDirection.axis([sample(5, 3, 4)]) == .both)
    // A way along one axis does not tell; an earlier one may.
    #expect(DragDirection.axis([sample(4, 0, 4)]) == nil)
    #expect(DragDirection.axis([sample(4, 3, -4), sample(9, 0, 9)]) == .vertical)
  }
}
