import Foundation
import Testing
import TouchCanvas
import TouchGeometry
import TouchLanguage
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// Where texts and numbers find their places.
@Suite struct CanvasPlaceTests {
  private let look = Look(theme: .dark, metrics: FixedTextMetrics())
  private let screen = CGRect(x: 0, y: 0, width: 400, height: 800)

  // MARK: Slots

  private func slots(right: Double = 200) -> MarginSlots {
    MarginSlots(
      left: CGRect(x: 0, y: 0, width: 200, height: 300),
      right: CGRect(x: 600, y: 0, width: right, height: 300))
  }

  @Test func aTextStandsAtItsObject() {
    var slots = slots()
    let place = slots.place(heights: { _ in 36 }, near: 100, .right)
    #expect(place?.side == .right)
    #expect(place?.box == CGRect(x: 600, y: 100, width: 200, height: 36))
  }

  @Test func textsStepAsideBelowAndAboveAndThenToTheOtherSide() {
    var slots = slots()
    var tops: [Double] = []
    var sides: [MarginSlots.Side] = []
    while let place = slots.place(heights: { _ in 36 }, near: 100, .left) {
      tops.append(place.box.minY)
      sides.append(place.side)
    }
    // The nearest free steps of twelve points, at first those of its own side.
    #expect(tops.prefix(3) == [100, 148, 52])
    #expect(sides.first == .left && sides.last == .right)
    #expect(sides.count(where: { $0 == .left }) == sides.prefix { $0 == .left }.count)
    #expect(sides.count >= 10)
  }

  /// A place may be wanted by more than its height.
  @Test func aTextTakesTheNearestPlaceThatIsGood() {
    var slots = slots()
    let place = slots.place(heights: { _ in 36 }, near: 100, .right) { _, box in box.minY > 150 }
    #expect(place?.side == .right && place?.box.minY == 160)
    let none = slots.place(heights: { _ in 36 }, near: 100, .right) { _, _ in false }
    #expect(none == nil)
  }

  @Test func aTextThatFindsNoRoomIsLeftOut() {
    var slots = MarginSlots(
      left: .zero, right: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(slots.place(heights: { _ in 36 }, near: 0, .left) != nil)
    #expect(slots.place(heights: { _ in 36 }, near: 0, .left) == nil)
    #expect(slots.place(heights: { _ in 0 }, near: 0, .right) == nil)
    #expect(slots.place(height: 20, exactlyAt: 10, .right) == nil)
    #expect(slots.place(height: 10, exactlyAt: 40, .right) != nil)
  }

  // MARK: Layout

  @Test func theDeviceLeavesMarginsWhileItIsHighEnough() {
    let wide = CanvasLayout(
      bounds: CGRect(x: 0, y: 0, width: 784, height: 580), screen: screen.size)
    #expect(wide.hasTexts && wide.head.height == 32 && wide.foot.height == 24)
    #expect(wide.device.minY >= wide.head.maxY && wide.device.maxY <= wide.foot.minY)
    // A turned device would fill the width: it becomes smaller.
    let turned = CanvasLayout(
      bounds: CGRect(x: 0, y: 0, width: 900, height: 700), screen: CGSize(width: 800, height: 400))
    #expect(turned.hasTexts && turned.device.minX >= 119)
    // Below 240 points the margins give way, down to the numbers.
    let narrow = CanvasLayout(
      bounds: CGRect(x: 0, y: 0, width: 560, height: 700), screen: CGSize(width: 800, height: 400))
    #expect(!narrow.hasTexts && narrow.left.width == 0 && narrow.right.width == 0)
    #expect(narrow.frame.height >= 238 && narrow.numbersX > 0)
  }

  // MARK: Numbers

  private func scene(
    _ views: [(String, String?, CGRect)], clips: Set<String> = [],
    asked: [(name: String, refusal: Reason?)], at point: CGPoint = CGPoint(x: 10, y: 10)
  ) -> (TraceBuilder, HitScene) {
    var t = TraceBuilder()
    var snapshots = [t.view("window", in: nil, screen, isWindow: true)]
    for (name, parent, frame) in views {
      var view = t.view(name, in: parent ?? "window", frame)
      view.clipsToBounds = clips.contains(name)
      snapshots.append(view)
    }
    t.snapshot = SceneSnapshot(screen: screen.size, views: snapshots, recognizers: [])
    t.sample(1, .began, point.x, point.y)
    t.hit(1, [("window", nil)] + asked)
    return (t, Self.scene(t))
  }

  /// Each view that refused has marks, as if it explained something.
  private static func scene(_ t: TraceBuilder, scale: Double = 1) -> HitScene {
    HitScene(
      hits: t.reading.hits, t.snapshot!,
      explaining: Set(t.reading.hits.flatMap(\.rejected).map(\.view)),
      toCanvas: CGAffineTransform(scaleX: scale, y: scale), radius: 0)
  }

  private func numbers(_ scene: HitScene, _ fingers: [CGPoint] = []) -> HitNumbers {
    HitNumbers(scene, column: (-26, 0...800), fingers: fingers, marks: [], look)
  }

  @Test func theWayStandsInTheMarginInOrder() {
    let (_, scene) = scene(
      [
        ("a", nil, CGRect(x: 0, y: 0, width: 400, height: 400)),
        ("b", "a", CGRect(x: 0, y: 0, width: 100, height: 100)),
      ],
      asked: [("a", nil), ("b", nil)])
    let places = numbers(scene).places
    #expect(places.map(\.visit.number) == [1, 2, 3])
    #expect(places.map(\.box.midX) == [-26, -26, -26])
    // The views' tops are the same; the hit view's number stands at its middle, or below the one before.
    #expect(places.map(\.box.midY) == [8, 30, 52])
    #expect(places.map(\.visit.isWinner) == [false, false, true])
  }

  @Test func refusalsStandInAFreeCorner() throws {
    let card = CGRect(x: 100, y: 100, width: 100, height: 60)
    let (_, scene) = scene(
      [("a", nil, card), ("b", nil, card)], asked: [("b", .outside), ("a", .outside)])
    let places = numbers(scene).places.filter { !$0.isInMargin }
    #expect(places.map(\.box.midX) == [186, 186])
    // The second one takes the next corner, clockwise.
    #expect(places.map(\.box.midY) == [114, 146])
    // A finger near by drives both to the other side.
    let away = numbers(scene, [CGPoint(x: 200, y: 130)]).places.filter { !$0.isInMargin }
    #expect(away.map(\.box.midX) == [114, 114])
  }

  @Test func crowdedViewsAreAList() {
    let (_, scene) = scene(
      [("tiny", nil, CGRect(x: 100, y: 100, width: 20, height: 60))]
        + (0..<5).map { ("same\($0)", nil, CGRect(x: 200, y: 200, width: 60, height: 60)) },
      asked: [("tiny", .outside)] + (0..<5).map { ("same\($0)", Reason.outside) })
    let numbers = numbers(scene)
    #expect(numbers.unplaced.map(\.name) == ["same4"])
    #expect(numbers.places.count == 6)
  }

  /// The least size of a view with a number in it is told in points of the screen, however small that is drawn.
  @Test func aSmallPictureHasNumbersInTheSameViews() throws {
    let (t, _) = scene(
      [
        ("low", nil, CGRect(x: 100, y: 100, width: 120, height: 26)),
        ("tiny", nil, CGRect(x: 100, y: 300, width: 120, height: 20)),
      ], asked: [("tiny", .outside), ("low", .outside)])
    let small = Self.scene(t, scale: 0.75)
    let places = numbers(small).places.filter { $0.visit.refusal != nil }
    let inside = places.filter { $0.visit.seen.box.intersects($0.box) }
    #expect(places.map(\.visit.name) == ["tiny", "low"] && inside.map(\.visit.name) == ["low"])
  }

  @Test func aNumberSparesTheTextsOfViewsThatWereAsked() throws {
    var t = TraceBuilder()
    let card = t.view("card", in: "window", CGRect(x: 100, y: 100, width: 200, height: 100))
    var label = t.view("label", in: "window", CGRect(x: 240, y: 100, width: 60, height: 30))
    label.marks = [
      .text("label", label.bounds, size: 14, alignment: .right, color: RGBA(0, 0, 0, 1))
    ]
    let window = t.view("window", in: nil, screen, isWindow: true)
    func place(_ asked: [(name: String, refusal: Reason?)]) -> CGRect? {
      var t = t
      t.snapshot = SceneSnapshot(
        screen: screen.size, views: [window, card, label], recognizers: [])
      t.sample(1, .began, 10, 10)
      t.hit(1, [("window", nil)] + asked)
      let scene = Self.scene(t)
      return numbers(scene).places.first { $0.visit.name == "card" }?.box
    }
    #expect(place([("card", .outside)])?.midY == 114)
    let spared = try #require(place([("card", .outside), ("label", .outside)]))
    #expect(spared.midX == 286 && spared.midY == 186)
  }

  @Test func whatIsCutOffOrScrolledAwayHasNoNumber() {
    let (_, scene) = scene(
      [
        ("box", nil, CGRect(x: 0, y: 0, width: 200, height: 200)),
        ("inside", "box", CGRect(x: 0, y: 300, width: 100, height: 100)),
        ("above", nil, CGRect(x: 0, y: -300, width: 100, height: 100)),
      ], clips: ["box"], asked: [("above", .outside), ("box", nil), ("inside", .outside)])
    let numbers = numbers(scene)
    #expect(numbers.offScreen.map(\.name) == ["above", "inside"])
    #expect(numbers.places.map(\.visit.name) == ["window", "box"])
    #expect(
      HitOutlines.draw(scene).commands.count { command in
        if case .stroke(_, SceneColors.faint, _) = command { true } else { false }
      } == 0)
  }

  @Test func everyFingerHasItsHitView() {
    var t = TraceBuilder()
    t.snapshot = SceneSnapshot(
      screen: screen.size,
      views: [
        t.view("window", in: nil, screen, isWindow: true),
        t.view("top", in: "window", CGRect(x: 100, y: 100, width: 100, height: 100)),
        t.view("bottom", in: "window", CGRect(x: 100, y: 400, width: 100, height: 100)),
      ], recognizers: [])
    t.sample(1, .began, 150, 150)
    t.sample(2, .began, 150, 450)
    t.hit(1, [("window", nil), ("bottom", .outside), ("top", nil)])
    t.hit(2, [("window", nil), ("bottom", nil)])
    let scene = HitScene(hits: t.reading.hits, t.snapshot!, toCanvas: .identity, radius: 0)
    let strong = HitOutlines.draw(scene).commands.filter {
      guard case .stroke(_, SceneColors.way, let stroke) = $0 else { return false }
      return stroke == Stroke(width: SceneColors.width(.hit))
    }
    #expect(strong.count == 2)
    #expect(numbers(scene).places.map(\.visit.name) == ["window", "bottom"])
    #expect(CanvasFoot.signs(scene) == [.hitView, .onPath])
  }

  // MARK: Outlines

  @Test func outlinesFollowCornersAndTransforms() throws {
    var t = TraceBuilder()
    var card = t.view("card", in: "window", CGRect(x: 0, y: 0, width: 100, height: 60))
    card.toScreen = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 200, ty: 100)
    card.marks = [
      .roundedRectangle(card.bounds, radius: 12, fill: RGBA(1, 0, 0, 1), stroke: nil, width: 0)
    ]
    let snapshot = SceneSnapshot(
      screen: screen.size, views: [t.view("window", in: nil, screen, isWindow: true), card],
      recognizers: [])
    let seen = try #require(SeenViews(snapshot, toCanvas: .identity)[card.handle])
    #expect(seen.view.cornerRadius == 12)
    #expect(seen.box == CGRect(x: 140, y: 100, width: 60, height: 100))
    let shape = HitOutlines.shape(of: seen, outset: 0, .identity)
    #expect(shape == Path.roundedRectangle(card.bounds, 12).applying(card.toScreen))
    #expect(seen.span(at: 150) == 140...200)
    #expect(seen.span(at: 300) == nil)
  }

  // MARK: Texts

  private func texts(
    _ t: TraceBuilder, _ scene: HitScene, _ change: (inout CanvasModel) -> Void = { _ in }
  ) -> [CanvasText] {
    var model = CanvasModel()
    change(&model)
    return CanvasTexts(input: t.input, model: model, scene: scene, numbers: numbers(scene)).all()
  }

  @Test func theMostImportantTextComesFirst() throws {
    let (t, scene) = scene(
      [
        ("hint", nil, CGRect(x: 0, y: 600, width: 100, height: 40)),
        ("label", nil, CGRect(x: 200, y: 200, width: 100, height: 40)),
        ("card", nil, CGRect(x: 0, y: 0, width: 100, height: 100)),
        ("gone", nil, CGRect(x: 0, y: -900, width: 100, height: 100)),
      ], asked: [("gone", .outside), ("label", .interactionOff), ("card", nil)])
    let all = texts(t, scene)
    #expect(
      all.map(\.kind) == [.touch(1), .hit, .way, .unasked, .refused])
    #expect(all[0].title == "touch 1 is down")
    #expect(all[1].title == "card" && all[1].details == ["has not got touch 1 yet"])
    #expect(all[3].title == "Never asked: hint" && all[3].details == ["card answered first"])
    #expect(
      all[4].tooltip.hasPrefix(
        "Refused\ninteraction off: label\u{00A0}(3)\noutside: gone\u{00A0}(2)\n"))
    #expect(all[4].rows?.rows.map(\.name) == ["gone", "label"])
    let then = "gone\u{00A0}(2): outside when touch 1 began, at 0 ms; it is out of sight"
    #expect(all[4].tooltip.hasSuffix("\n" + then), "\(all[4].tooltip)")
    // What is selected says what the hit test made of it.
    let chosen = texts(t, scene) { $0.selection = .view("hint") }
    #expect(chosen.map(\.kind).prefix(3) == [.touch(1), .hit, .chosen])
    #expect(texts(t, scene) { $0.selection = .view("gone") }.count == all.count)
    // What a list names by itself is not named again.
    #expect(texts(t, scene) { $0.selection = .view("label") }.map(\.kind) == all.map(\.kind))
    #expect(texts(t, scene) { $0.overlays = .touches }.map(\.kind) == [.touch(1)])
  }

  @Test func manyOfAClassAreACount() {
    let (t, scene) = scene(
      (1...6).map { ("tile\($0)", nil, CGRect(x: 0, y: 500, width: 30, height: 30)) }
        + [("card", nil, CGRect(x: 0, y: 0, width: 100, height: 100))], asked: [("card", nil)])
    #expect(texts(t, scene).contains { $0.title == "Never asked: 6 tiles" })
    let few = (0..<4).map { ViewSnapshot.named("row\($0)") }
    #expect(CanvasNames.list(few) == "row0, row1, row2, row3")
    let mixed = ["a", "b", "c", "d", "e", "f"].map { ViewSnapshot.named($0) }
    #expect(CanvasNames.list(mixed) == "6 UIViews")
    // Rows are counted as such, of one section or of several.
    let rows = (0..<3).flatMap { section in
      (0..<5).map { ViewSnapshot.named("table.section\(section).row\($0)") }
    }
    #expect(CanvasNames.list(Array(rows.prefix(5))) == "5 table.section0 rows")
    #expect(CanvasNames.list(rows) == "15 table rows")
    let classes = (0..<5).map { _ in ViewSnapshot.named("<Shop.PriceView>") }
    #expect(CanvasNames.list(classes) == "5 UIViews")
  }

  /// A count of views that were asked has their numbers, as each name has.
  @Test func aCountHasTheNumbersOfItsViews() throws {
    let far = CGRect(x: 0, y: 500, width: 12, height: 12)
    let names = (0...4).map { "row\($0)" }
    let (t, scene) = scene(
      names.map { ($0, nil, far) }, asked: names.map { ($0, Reason.hidden) })
    let refused = try #require(texts(t, scene).first { $0.kind == .refused })
    let words = "hidden: 5 rows\u{00A0}(asked\u{00A0}2nd\u{00A0}to\u{00A0}6th)"
    #expect(refused.tooltip == "Refused\n" + words)
    // One of them that is selected has its number before its name.
    let chosen = texts(t, scene) { $0.selection = .view("row2") }.first { $0.kind == .chosen }
    if case .number(let visit)? = chosen?.sign {
      #expect(visit.number == 4)
    } else {
      Issue.record("row2 has no number")
    }
    #expect(CanvasNames.runs([7, 8, 9, 10, 11]) == [7...11])
    #expect(CanvasNames.runs([7, 9, 11]) == [7...7, 9...9, 11...11])
    #expect(CanvasNames.runs([3, 4, 6, 7, 8]) == [3...3, 4...4, 6...8])
    #expect(
      Text.canvas.asked([1...1, 3...3, 22...24])
        == "asked\u{00A0}1st, 3rd, 22nd\u{00A0}to\u{00A0}24th")
    #expect(Text.canvas.listed("row3", [7...7]) == "row3\u{00A0}(7)")
  }

  /// Near and far ones are in one list; the distance tells which of them somebody may have aimed at.
  @Test func aMissSaysItsDistanceOnlyWhenItIsNear() throws {
    var t = TraceBuilder()
    t.snapshot = SceneSnapshot(
      screen: screen.size,
      views: [
        t.view("window", in: nil, screen, isWindow: true),
        t.view("near", in: "window", CGRect(x: 100, y: 100, width: 100, height: 100)),
        t.view("far", in: "window", CGRect(x: 100, y: 400, width: 100, height: 100)),
      ], recognizers: [])
    t.sample(1, .began, 90, 90)
    t.hit(1, [("window", nil)])
    for (name, distance) in [("near", 14.1), ("far", 310.0)] {
      let (view, touch) = (t.handle(name), t.handle("finger1"))
      t.add(TraceEvent(kind: .hit, verb: .hitTest, subject: view, other: touch, measured: 2))
      t.add(
        TraceEvent(
          kind: .hit, verb: .rejected, subject: view, other: touch, reason: .outside, rule: .ht10,
          measured: 2, limit: distance))
    }
    let scene = Self.scene(t)
    let all = texts(t, scene)
    #expect(all.map(\.kind) == [.touch(1), .hit, .refused])
    let rows = try #require(all.last?.rows).rows
    #expect(rows.map(\.name) == ["near", "far"])
    #expect(rows.map(\.reason) == ["outside by 14.1 pt", "outside"])
    #expect(
      all.last?.tooltip
        == "Refused\noutside by 14.1 pt: near\u{00A0}(2)\noutside: far\u{00A0}(3)")
  }

  /// A text stays while its touch moves less than 24 points, then it follows, and then it stays again.
  @Test func textsStayWhileTheirTouchMovesALittle() {
    var (t, _) = scene([], asked: [], at: CGPoint(x: 200, y: 400))
    let canvas = CGRect(x: 0, y: 0, width: 784, height: 580)
    let layout = CanvasLayout(bounds: canvas, screen: screen.size)
    func height(_ y: Double) -> Double { CGPoint(x: 0, y: y).applying(layout.transform).y }
    var steady = SteadyHeights()
    #expect(steady[.hud(1)] == nil)
    steady.follow(t.input, canvas)
    let first = height(400)
    #expect(steady[.hud(1)] == first)
    let scale = layout.transform.d
    t.at(0.01)
    t.sample(1, .moved, 200, 400 + 23 / scale)
    steady.follow(t.input, canvas)
    #expect(steady[.hud(1)] == first)
    t.at(0.02)
    t.sample(1, .moved, 200, 400 + 25 / scale)
    steady.follow(t.input, canvas)
    #expect(abs((steady[.hud(1)] ?? 0) - first - 25) < 0.001)
    // In a window of another size it stands at its touch.
    steady.follow(t.input, canvas.insetBy(dx: 0, dy: 40))
    let other = CanvasLayout(bounds: canvas.insetBy(dx: 0, dy: 40), screen: screen.size)
    let now = CGPoint(x: 0, y: 400 + 25 / scale).applying(other.transform).y
    #expect(abs((steady[.hud(1)] ?? 0) - now) < 0.001)
  }
}

extension ViewSnapshot {
  /// A view of which only the name counts.
  fileprivate static func named(_ name: String) -> ViewSnapshot {
    ViewSnapshot(
      handle: Handle(rawValue: 0), parent: .none, name: name, className: "UIView", bounds: .zero,
      toScreen: .identity, alpha: 1, isHidden: false, isUserInteractionEnabled: true,
      clipsToBounds: false, isWindow: false, isControl: false, marks: [])
  }
}
