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
@Suite struct MeasureStoryTests: CanvasReading {
  /// A drag that began too far from its edge: the scene shows how far, and where it would have counted.
  @Test func aMissedEdgeIsMeasured() throws {
    let far = try input("032-edge", "drag from 60 points", at: 0.3)
    let miss = try #require(MissedEdge(far))
    #expect(far.name(of: miss.recognizer) == "back" && miss.distance == 60)
    #expect(miss.nearest == CGPoint(x: 0, y: miss.start.y))
    #expect(
      miss.strip == CGRect(x: 0, y: 0, width: 13, height: far.snapshot.screen.height))
    let texts = canvas(far).joined(separator: "\n")
    #expect(texts.contains("60 pt, max 13"), "\(texts)")
    let distance = try #require(MissedDistance(scene(far), far))
    #expect(distance.words == "60 pt, max 13")
    // Words that are longer than their line stay on the screen, off the touch.
    let half = HitScene(
      hits: far.reading.hits, far.snapshot,
      toCanvas: CGAffineTransform(scaleX: 0.5, y: 0.5), radius: 0)
    let words = try #require(
      MissedDistance(half, far)?.place(on: half, marks: [], off: SceneLines(half), look))
    #expect(half.frame.insetBy(dx: 4, dy: 4).contains(words), "\(words)")
    #expect(words.nearest(to: CGPoint(x: 30, y: miss.start.y / 2)).y != miss.start.y / 2)
    #expect(try MissedEdge(input("032-edge", "drag from 4 points", at: 0.3)) == nil)
  }

  /// Of several touches their middle moves a pan, and their distance a pinch, however far each of them went.
  @Test func ofSeveralTouchesTheNoteSaysWhatWasMeasured() throws {
    let rest = try input("000-raw-touch", "two-finger tap", at: 0.4)
    func notes(_ name: String) throws -> [String] {
      let recognizer = try #require(rest.handle(of: .recognizer(name)))
      let failure = try #require(rest.reading.recognizer(recognizer)?.transitions.last)
      return [StepNote.reason(failure, rest), StepNote.brief(failure, rest)]
    }
    #expect(
      try notes("pan") == ["middle of 2 touches moved 0 pt, min 10", "middle 0 pt, min 10"])
    #expect(
      try notes("pinch") == ["distance changed by less than 8 pt", "spread by less than 8 pt"])
    #expect(try notes("single").first == "2 touches, max 1")
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

  /// The legend has a sign for the cause where one shows, and for a view that draws nothing; each has one name in all
  /// pictures.
  @Test func theLegendHasEverySign() throws {
    let overlay = CanvasFoot.signs(scene(try input("010-overlay", "a clear overlay", at: 0.05)))
    #expect(overlay == [.hitView, .clear, .onPath, .neverAsked])
    let table = CanvasFoot.signs(scene(try input("004-gl", "short press on a row", at: 0.3)))
    #expect(table.contains(.onPath) && !table.contains(.cause))
    let missed = CanvasFoot.signs(scene(try input("002-enlarge", "25 points outside", at: 0.05)))
    #expect(missed == [.hitView, .onPath, .cause])
    #expect(Text.canvas.title(of: .cause) == "the cause")
    let list = CanvasFoot.signs(
      scene(try input("022-nested-scroll", "a mostly horizontal drag", at: 0.3)))
    #expect(!list.contains(.refused) && !list.contains(.cause))
  }

  /// A recognizer whose need has no room in the tree has a shorter one.
  @Test func aNeedWithoutRoomIsShort() throws {
    let input = try input("061-back-swipe", "too far from the edge", at: 0.3)
    func lines(_ width: Double) -> String {
      PictureTexts.lines(
        HierarchyPicture.list(input, HierarchyModel(), width: width, look).picture, look
      ).filter { !$0.hasPrefix("[") }.joined(separator: "\n")
    }
    #expect(lines(800).contains("back swipe from the left edge"))
    let narrow = lines(260)
    #expect(narrow.contains("back swipe") && !narrow.contains("back swipe from"), "\(narrow)")
    #expect(narrow.contains("system gesture") && !narrow.contains("system gesture from"))
  }

  /// A view without a name is its class, without brackets, and no class is cut.
  @Test func whatHasNoNameIsItsClass() throws {
    let input = try input("061-back-swipe", "too far from the edge", at: 0.3)
    let tree = HierarchyPicture.list(input, HierarchyModel(), width: 420, look).picture
    let box = CGRect(x: 0, y: 0, width: 420, height: ChainPicture.height(9))
    let pictures = [tree, ChainPicture.draw(input, in: box, look)]
    for lines in pictures.map({ PictureTexts.lines($0, look) }) + [canvas(input)] {
      #expect(!lines.contains { !$0.hasPrefix("[") && $0.contains("<UI") }, "\(lines)")
      #expect(lines.contains { $0.contains("UINavigationTransitionView") }, "\(lines)")
    }
    let name = "<UINavigationTransitionView>"
    let tooltips = tree.regions.filter { $0.target == .view(name) }.map {
      $0.tooltip.text(in: input.trace)
    }
    #expect(tooltips.contains { $0.contains(name) }, "\(tooltips)")
    let narrow = HierarchyPicture.list(input, HierarchyModel(), width: 256, look).picture
    let words = PictureTexts.places(narrow.list, look).map(\.text)
    #expect(!words.contains { $0.hasPrefix("UILayoutC") }, "\(words)")
  }

  /// A chain that is longer than its place says how many it leaves out, and which is the last.
  @Test func aLongChainSaysWhatItLeavesOut() throws {
    let input = try input("012-many", "drag the card", at: 0.3)
    let all = input.reading.chain.count
    let box = CGRect(x: 0, y: 0, width: 260, height: ChainPicture.height(all - 2))
    let lines = PictureTexts.lines(ChainPicture.draw(input, in: box, look), look)
    #expect(lines.first == "Responder chain  touchesCancelled", "\(lines)")
    // What that is, where there is room.
    let broad = CGRect(x: 0, y: 0, width: 400, height: box.height)
    let words = PictureTexts.lines(ChainPicture.draw(input, in: broad, look), look)
    #expect(words.first == "Responder chain  last event: touchesCancelled", "\(words)")
    #expect(lines.contains("3 more, up to application"), "\(lines)")
    let whole = CGRect(x: 0, y: 0, width: 260, height: ChainPicture.height(all))
    let complete = PictureTexts.lines(ChainPicture.draw(input, in: whole, look), look)
    #expect(!complete.contains { $0.contains("more,") })
  }

  /// A button that takes touches outside of its bounds, and was missed: how far outside it would have taken it.
  @Test func theAreaOfAMissedViewIsShown() throws {
    var input = try input("002-enlarge", "25 points outside", at: 0.05)
    let miss = try #require(NearMiss(input.reading.hit, input))
    let seen = try #require(input.snapshot.view(miss.view))
    func drawn() -> (texts: String, sign: LegendEntry?) {
      (
        canvas(input).joined(separator: "\n"),
        MissedDistance(scene(input), input)?.legend
      )
    }
    #expect(!drawn().texts.contains("takes touches up") && drawn().sign == nil)
    // A view that takes touches where it is seen needs no words.
    input.missedArea = TouchArea(view: miss.view, rows: [seen.bounds], toScreen: seen.toScreen)
    #expect(!drawn().texts.contains("takes touches up") && drawn().sign == nil)
    input.missedArea?.rows = [seen.bounds.insetBy(dx: -20, dy: -20)]
    #expect(drawn().texts.contains("takes touches up to"), "\(drawn().texts)")
    // Said beside it, it is in no list.
    #expect(drawn().texts.contains("button refused") && !drawn().texts.contains("button  outside"))
    #expect(MissedDistance(scene(input), input)?.words == "25 pt, max 20")
    #expect(drawn().sign == .touchArea)
    // The line to the hit view's name comes from behind the touch, and ends at no words.
    let missed = scene(input)
    let words = try #require(
      MissedDistance(missed, input)?.place(on: missed, marks: [], off: SceneLines(missed), look))
    let touch = try #require(input.reading.fingers.last).start.applying(missed.toCanvas)
    #expect(words.minY > touch.y || words.maxY < touch.y, "\(words) \(touch)")
  }

  /// A delay that released its touch has done its part: its colour is that of no fault.
  @Test func aDelayThatReleasedItsTouchIsNoFault() throws {
    let input = try input("004-gl", "short press on a row", at: 0.3)
    func ink(_ name: String) throws -> Color {
      let handle = try #require(input.handle(of: .recognizer(name)))
      return StateLook.ink(try #require(input.reading.recognizer(handle)), look.theme)
    }
    #expect(try ink("table.delay") == look.theme.secondary)
    #expect(try ink("table.pan") == StateLook.ink(.failed, look.theme))
  }

  /// A touch that was dropped does not come any more, also while the finger is down.
  @Test func aDroppedTouchIsNotExpected() throws {
    let texts = canvas(try input("020-button-in-scroll", "drag on the button", at: 0.034))
    #expect(texts.contains { $0.contains(Text.canvas.hitView(.neverTold)) }, "\(texts)")
    #expect(!texts.contains { $0.contains(Text.canvas.hitView(.notYet(touch: 1))) }, "\(texts)")
  }

  /// Where a hit view was is said of its dots; what has come below them since is seen.
  @Test func whatLiesWhereAHitViewWasIsNotNamed() throws {
    let texts = canvas(try input("020-button-in-scroll", "drag on the button", at: 2))
    #expect(texts.contains { $0.contains("dotted: where it was") }, "\(texts)")
    #expect(!texts.contains { $0.contains("there now") }, "\(texts)")
  }

  /// Many refusals of what is far have their list, and no numbers on the scene.
  @Test func whatIsFarHasNoNumberWhereItIsMany() throws {
    let input = try input("004-gl", "short press on a row", at: 0.3)
    let overlays = SceneOverlays(
      input, WindowModel().canvas, toCanvas: .identity, radius: 0, column: (0, 0...600), look)
    let refused = overlays.numbers.places.compactMap(\.visit.refusal)
    #expect(refused.allSatisfy { !$0.isFar })
    #expect(canvas(input).joined(separator: "\n").contains("glView\u{00A0}(4)"))
  }

  /// A low label has its number, as a high view has, where it is the cause.
  @Test func aLowViewThatRefusedHasItsNumber() throws {
    let input = try input("011-label-cell", "tap the label", at: 0.5)
    let overlays = SceneOverlays(
      input, WindowModel().canvas(cause: input.cause(toldBy: Explanation.last(input))),
      toCanvas: .identity, radius: 0, column: (0, 0...600), look)
    let marked = overlays.numbers.places.filter { $0.visit.refusal != nil }
    #expect(marked.map(\.visit.name) == ["label"])
  }

  /// What lies under the touch and outside of its superview is told beside it, as the headline does, and not in the list.
  @Test func whatSticksOutOfWhatRefusedHasItsOwnText() throws {
    let input = try input("002-outside", "without the overrides", at: 0.05)
    let overlays = SceneOverlays(
      input, WindowModel().canvas, toCanvas: .identity, radius: 0, column: (0, 0...600), look)
    let texts = CanvasTexts(
      input: input, model: WindowModel().canvas, scene: overlays.scene, numbers: overlays.numbers
    ).all()
    let target = try #require(texts.first { $0.kind == .unaskedTarget })
    #expect(target.title == "plainChild never asked" && target.details == ["plain refused"])
    let lists = texts.filter { $0.kind == .unasked }
    #expect(lists.map(\.title) == ["Never asked: hint", "Never asked: child"])
    #expect(lists.last?.details == ["inside parent, which refused"])
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
    let texts = canvas(input).joined(separator: " ")
    #expect(texts.contains("outside: last\u{00A0}(4), card\u{00A0}(5)"), "\(texts)")
    // A hit view that shows where it was is in no list: its name is there.
    #expect(!texts.contains("hit view: button"), "\(texts)")
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

  /// Waits that end when they begin are no slivers, and what timers of one moment have of their limit begins at one x.
  @Test func aWaitOfNoLengthIsNotDrawn() throws {
    let input = try input("034-ring", "nobody acts", at: 1.1)
    let size = CGSize(width: 1440, height: 400)
    let list = TimelinePicture.draw(input, TimelineModel(), size: size, look).picture.list
    #expect(!list.commands.contains { if case .pattern = $0 { true } else { false } })
    let xs = list.commands.compactMap { command -> Double? in
      guard case .text("tap time 50 of 750 ms", let at, _, _) = command else { return nil }
      return at.x
    }
    #expect(xs.count == 3 && Set(xs).count == 1, "\(xs)")
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

  /// A time stands once: in a sentence, or at its right.
  @Test func aTimeIsSaidOnce() throws {
    let input = try input("032-edge", "drag from 60 points", at: 0.3)
    let why = WhyPicture.draw(Explanation.last(input), input, width: 400, look).picture
    let lines = PictureTexts.lines(why, look)
    let began = try #require(lines.first { $0.contains("began after") })
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
      // The mark of a limit has the text's colour and a rim, so that it is seen on the bar of a failure, too.
      #expect(colours(gauge).isSuperset(of: [look.theme.text, look.theme.panel]))
    }
  }

  /// Signs are explained below the cells, in the colours that they have.
  @Test func theMatrixSaysWhatItsRowsDo() throws {
    let input = try input("012-many", "drag the card", at: 0.3)
    let matrix = ArbitrationMatrix(Relations.make(input), input, pair: nil, width: 408, look).draw()
    let lines = PictureTexts.lines(matrix.picture, look)
    let start = try #require(lines.firstIndex { $0.contains("Rows act on columns:") })
    let legend = lines[start...].joined(separator: " ")
    #expect(legend.contains("prevents") && legend.contains("cancels the touch of"), "\(lines)")
  }
}
