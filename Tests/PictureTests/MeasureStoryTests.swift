import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchGeometry
import TouchLanguage
import TouchRecording
import TouchScenes
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// Measures, times and signs as a person reads them beside the scene, in the timeline and in Why.
@Suite struct MeasureStoryTests {
  private let look = Look(theme: .dark, metrics: FixedTextMetrics())

  private func input(_ scene: String, _ run: String, at seconds: Double) throws -> PictureInput {
    try Stories.session(scene, run, at: seconds).input(at: Instant(seconds: seconds))
  }

  private func canvas(_ input: PictureInput) -> [String] {
    PictureTexts.lines(
      CanvasPicture.draw(
        input, WindowModel().canvas, WindowLayout(WindowModel()).canvas, look), look)
  }

  private func scene(_ input: PictureInput) -> HitScene {
    HitScene(
      hits: input.reading.hits, input.snapshot, scrolled: HitPasses.scrolled(input),
      toCanvas: .identity, radius: 0)
  }

  /// A drag that began too far from its edge: the scene shows how far, and where it would have counted.
  @Test func aMissedEdgeIsMeasured() throws {
    let far = try input("032-edge", "drag from 60 points", at: 0.3)
    let miss = try #require(MissedEdge(far))
    #expect(far.name(of: miss.recognizer) == "back" && miss.distance == 60)
    #expect(miss.nearest == CGPoint(x: 0, y: miss.start.y))
    #expect(
      miss.strip == CGRect(x: 0, y: 0, width: 13, height: far.snapshot.screen.height))
    let texts = canvas(far).joined(separator: "\n")
    #expect(texts.contains("60 pt"), "\(texts)")
    #expect(try MissedEdge(input("032-edge", "drag from 4 points", at: 0.3)) == nil)
  }

  /// The distance has a place, too, where the ring of an earlier contact and the edge of the screen take those beside the line.
  @Test func theDistanceFindsAPlaceBehindTheTouch() throws {
    let texts = canvas(try input("062-tab-button", "beside the button", at: 0.1))
    #expect(texts.joined(separator: "\n").contains("57 pt"), "\(texts)")
  }

  /// The number of a touch is beside its own ring, and not between two.
  @Test func theNumberOfATouchIsBesideItsOwnRing() throws {
    let input = try input("062-tab-button", "beside the button", at: 0.1)
    let layout = WindowLayout(WindowModel())
    let marks = TouchesPicture.draw(
      input, look, toCanvas: layout.toWindow(input.snapshot.screen))
    #expect(marks.tags.count == 1 && marks.points.count == 2)
    let earlier = try #require(marks.points.first)
    let tag = try #require(marks.tags.first)
    #expect(tag.nearest(to: earlier).distance(to: earlier) >= 11)
  }

  /// The legend has a sign for what is far, and for a view that draws nothing.
  @Test func theLegendHasEverySign() throws {
    let overlay = CanvasFoot.signs(scene(try input("010-overlay", "a clear overlay", at: 0.05)))
    #expect(overlay == [.hitView, .clear, .onPath, .neverAsked])
    let table = CanvasFoot.signs(scene(try input("004-gl", "short press on a row", at: 0.3)))
    #expect(table.contains(.refused) && table.contains(.farOff))
  }

  /// Many refusals of what is far have their list, and no numbers on the scene.
  @Test func whatIsFarHasNoNumberWhereItIsMany() throws {
    let input = try input("004-gl", "short press on a row", at: 0.3)
    let overlays = SceneOverlays(
      input, WindowModel().canvas, toCanvas: .identity, radius: 0, column: (0, 0...600), look)
    let refused = overlays.numbers.places.compactMap(\.visit.refusal)
    #expect(!refused.isEmpty && refused.allSatisfy { !$0.isFar })
    #expect(canvas(input).joined(separator: "\n").contains("4\u{00A0}glView"))
  }

  /// A path loses whole names from its middle: half a name of one and half of another look like a third.
  @Test func aLongPathLosesWholeNames() {
    let path = ["window", "nav.view", "<UINavigationTransitionView>", "root", "card"]
      .joined(separator: " \u{203A} ")
    func shown(_ letters: Int) -> String {
      CanvasFoot.shortened(path, Double(letters) * 12, look)
    }
    #expect(shown(200) == path)
    let whole = Set(path.components(separatedBy: " \u{203A} "))
    for letters in [14, 18, 24, 30] {
      let names = shown(letters).components(separatedBy: " \u{203A} ")
      #expect(names.filter { $0 == "\u{2026}" }.count == 1, "\(names)")
      #expect(names.allSatisfy { $0 == "\u{2026}" || whole.contains($0) }, "\(names)")
      #expect(names.first == "window" && names.last == "card")
    }
    // Where there is room for less than the first and the last one, the last one tells more.
    let row = "window \u{203A} table \u{203A} table.row2.content"
    #expect(CanvasFoot.shortened(row, 130, look) == "\u{2026} \u{203A} \u{2026}row2.content")
  }

  /// The number of a touch covers no title of a low view that was hit.
  @Test func theNumberOfATouchSparesALowView() throws {
    let input = try input("004-blue-1", "tap the button", at: 0.05)
    let toCanvas = WindowLayout(WindowModel()).toWindow(input.snapshot.screen)
    let marks = TouchesPicture.draw(input, look, toCanvas: toCanvas)
    let handle = try #require(input.handle(of: .view("button")))
    let button = try #require(input.snapshot.view(handle))
    let box = button.bounds.applying(button.toScreen.concatenating(toCanvas))
    #expect(marks.tags.count == 1 && !marks.tags.contains { $0.intersects(box) })
  }

  /// A hit view that has left the screen keeps its number, and lists say the same in the same words.
  @Test func whatLeftTheScreenKeepsItsNumber() throws {
    let input = try input("020-button-in-scroll", "drag on the button", at: 2)
    let texts = canvas(input).joined(separator: "\n")
    #expect(texts.contains("refused: 4\u{00A0}last"), "\(texts)")
    #expect(texts.contains("hit view: 6\u{00A0}button"), "\(texts)")
    #expect(texts.contains("where it was"), "\(texts)")
    let overlays = SceneOverlays(
      input, WindowModel().canvas, toCanvas: .identity, radius: 0, column: (0, 0...600), look)
    let all = CanvasTexts(
      input: input, model: WindowModel().canvas, scene: overlays.scene, numbers: overlays.numbers
    ).all()
    let hit = try #require(all.first { $0.kind == .hit })
    guard case .number(let visit) = hit.sign else {
      Issue.record("no number")
      return
    }
    #expect(visit.number == 6)
    // It stands beside where it was.
    let was = try #require(hit.object).box
    let finger = try #require(input.reading.fingers.last)
    #expect(was.contains(finger.start))
  }

  /// The name of a hit view of which only a sliver is left stands beside the place where it was hit.
  @Test func aSliverIsNamedWhereItWas() throws {
    let input = try input("026-lift", "drag too early", at: 2.3)
    let overlays = SceneOverlays(
      input, WindowModel().canvas, toCanvas: .identity, radius: 0, column: (0, 0...600), look)
    let texts = CanvasTexts(
      input: input, model: WindowModel().canvas, scene: overlays.scene, numbers: overlays.numbers
    ).all()
    let hit = try #require(texts.first { $0.kind == .hit })
    let finger = try #require(input.reading.fingers.last)
    #expect(hit.title == "photo" && hit.object?.box.contains(finger.start) == true)
    guard case .number(let visit) = hit.sign else {
      Issue.record("no number")
      return
    }
    #expect(visit.number == 6)
    #expect(!overlays.numbers.places.contains { $0.visit.number == 6 })
  }

  /// A long deceleration does not press the gesture together; its lane says where it goes.
  @Test func contentThatRollsOnLeavesTheGestureItsRoom() throws {
    let input = try input("020-button-in-scroll", "drag on the button", at: 2)
    let view = TimelineView(nil, input)
    #expect(view.span > 0.5 && view.span < 0.75, "\(view.span)")
    let size = CGSize(width: 1440, height: 300)
    let picture = TimelinePicture.draw(input, TimelineModel(), size: size, look).picture
    let words = PictureTexts.lines(picture, look).joined(separator: "\n")
    #expect(words.contains("moves on to 224.5 pt at 1967 ms"), "\(words)")
    // A tap has no such part.
    let tap = TimelineView(nil, try self.input("000-td-tap", "single tap", at: 0.4))
    #expect(abs(tap.span - 0.5) < 0.001)
  }

  /// Times of touches count from the gesture's first touch, in the timeline as on the scene.
  @Test func aLaterContactIsLiftedAtItsTime() throws {
    let input = try input("062-tab-button", "beside the button", at: 0.1)
    let size = CGSize(width: 1440, height: 300)
    let picture = TimelinePicture.draw(input, TimelineModel(), size: size, look).picture
    let words = PictureTexts.lines(picture, look).joined(separator: "\n")
    #expect(words.contains("lifted at 100 ms") && !words.contains("lifted after"), "\(words)")
    #expect(canvas(input).joined().contains("lifted at 100 ms"))
  }

  /// A sentence that says its time has none at the right.
  @Test func aTimeIsSaidOnce() throws {
    let input = try input("032-edge", "drag from 60 points", at: 0.3)
    let why = WhyPicture.draw(Explanation.last(input), input, width: 400, look).picture
    let lines = PictureTexts.lines(why, look)
    let began = try #require(lines.first { $0.contains("began at 33 ms") })
    #expect(began.components(separatedBy: "33 ms").count == 2, "\(began)")
    #expect(lines.contains { $0.contains("cancelled the touch") && $0.contains("at 33 ms") })
  }

  /// Of two touches that a recognizer took, both are named.
  @Test func twoTouchesAreCancelledTogether() throws {
    let why = try #require(
      Explanation.last(input("031-rotate", "the same without the delegate", at: 0.4)))
    #expect(why.text.contains("rotation cancelled the touches in photo"), "\(why.text)")
  }

  /// What a failed recognizer had enough of is not in the colour of its failure.
  @Test func onlyWhatFailedHasTheColourOfFailure() throws {
    let input = try input("030-swipe", "too slow", at: 1.5)
    let handle = try #require(input.handle(of: .recognizer("right")))
    let content = try #require(RecognizerCardContent(handle, input))
    let (gauges, reading) = (content.gauges, content.reading)
    #expect(gauges.filter(\.isDeciding).count == 1 && gauges.count == 3)
    func colours(_ gauge: Gauge) -> Set<Color> {
      var list = DrawList()
      GaugesPicture.bar(
        gauge, CGRect(x: 0, y: 0, width: 100, height: 8), reading, look, &list)
      return Set(
        list.commands.compactMap { if case .fill(_, let color) = $0 { color } else { nil } })
    }
    for gauge in gauges {
      #expect(colours(gauge).contains(look.theme.failed.color) == gauge.isDeciding)
      // So is the mark of its limit.
      #expect(colours(gauge).contains(look.theme.danger) == gauge.isDeciding)
    }
  }

  /// Signs are explained before they are met, in the colours that they have.
  @Test func theMatrixSaysWhatItsRowsDo() throws {
    let input = try input("012-many", "drag the card", at: 0.3)
    let matrix = ArbitrationMatrix(Relations.make(input), input, pair: nil, width: 408, look).draw()
    let lines = PictureTexts.lines(matrix.picture, look)
    let first = try #require(lines.first)
    #expect(first.contains("Rows act on columns:") && first.contains("prevented"), "\(lines)")
  }
}
