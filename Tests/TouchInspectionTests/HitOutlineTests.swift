import Foundation
import Testing
import TouchCanvas
import TouchGeometry
import TouchLanguage
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// The outlines of the hit test over a scene: their width, what they keep clear of, and how they share lines.
@Suite struct HitOutlineTests {
  private let screen = CGRect(x: 0, y: 0, width: 400, height: 800)

  private func scene(_ input: PictureInput) -> HitScene {
    HitScene(
      hits: input.reading.hits, input.snapshot,
      explaining: Set(input.reading.hits.flatMap(\.rejected).map(\.view)), toCanvas: .identity,
      radius: 0)
  }

  /// The hit view stands out, also where sides are whole pixels.
  @Test func thePathIsHalfAsThickAsTheHitView() {
    let (hit, way) = (SceneColors.width(.hit), SceneColors.width(.way))
    let rest = SceneColors.width(.refused)
    #expect(way * 2 == hit && way > rest && rest == SceneColors.width(.unasked))
    #expect(rest == SceneColors.width(.cause))
    for scale in [1.0, 1.25, 1.5, 2, 3] {
      #expect((hit * scale).rounded() > (way * scale).rounded(), "\(scale)")
      #expect((way * scale).rounded() >= (rest * scale).rounded(), "\(scale)")
    }
  }

  /// The dashes of a refused view keep clear of its text, and stay in what shows of the view around it.
  @Test func theOutlineOfARefusedTextIsOutsideOfIt() throws {
    var t = TraceBuilder()
    var label = t.view("label", in: "row", CGRect(x: 20, y: 300, width: 100, height: 40))
    label.marks = [
      .text("Row 2", label.bounds, size: 17, alignment: .left, color: RGBA(0, 0, 0, 1))
    ]
    let plain = t.view("plain", in: "window", CGRect(x: 20, y: 500, width: 100, height: 40))
    t.snapshot = SceneSnapshot(
      screen: screen.size,
      views: [
        t.view("window", in: nil, screen, isWindow: true),
        t.view("row", in: "window", CGRect(x: 0, y: 298, width: 400, height: 42)), label, plain,
      ], recognizers: [])
    t.sample(1, .began, 300, 320)
    t.hit(1, [("window", nil), ("plain", .outside), ("row", nil), ("label", .interactionOff)])
    let scene = scene(t.input)
    let margins = HitOutlines.margins(of: try #require(scene.views[label.handle]), scene)
    // Its row leaves two points above and none below.
    #expect(margins == HitOutlines.Margins(left: 3, top: 2, right: 3, bottom: 0))
    let none = HitOutlines.margins(of: try #require(scene.views[plain.handle]), scene)
    #expect(none == HitOutlines.Margins())
    let dashes = HitOutlines.draw(scene).commands.compactMap { command -> Path? in
      if case .stroke(let path, SceneColors.faint, _) = command { path } else { nil }
    }
    #expect(dashes.contains(.rectangle(CGRect(x: 17, y: 298, width: 106, height: 42))))
  }

  /// What lies below shows in the gaps of a line: its white one has the same gaps, and is a point wider at both sides.
  @Test func theWhiteOfDashesHasTheirGaps() {
    for sign in HitSign.allCases {
      var list = DrawList()
      HitOutlines.stroke(sign, &list) { outset in
        .rectangle(
          CGRect(x: 20, y: 20, width: 100, height: 60).insetBy(dx: -outset, dy: -outset))
      }
      let lines = list.commands.compactMap { command -> (path: Path, stroke: Stroke)? in
        if case .stroke(let path, _, let stroke) = command { (path, stroke) } else { nil }
      }
      let dash = SceneColors.dash(sign)
      #expect(lines.allSatisfy { $0.stroke.dash == dash }, "\(sign)")
      #expect(lines.count == 2, "\(sign)")
      guard !dash.isEmpty, let white = lines.first, let line = lines.last else { continue }
      #expect(white.path == line.path, "\(sign)")
      #expect(white.stroke.width == line.stroke.width + 2, "\(sign)")
    }
  }

  /// What a hit view shows at its edge, as the thumbs of a slider, is cut by no white line: that is outside of the view, and inside
  /// of it only where it fills the screen.
  @Test(arguments: [false, true]) func theWhiteOfAHitViewCoversNothingInIt(_ isScreen: Bool) {
    var t = TraceBuilder()
    let frame = CGRect(x: 48, y: 400, width: 332, height: 32)
    t.snapshot = SceneSnapshot(
      screen: screen.size,
      views: [
        t.view("window", in: nil, screen, isWindow: true),
        t.view("slider", in: "window", isScreen ? screen : frame),
      ], recognizers: [])
    t.sample(1, .began, 200, 416)
    t.hit(1, [("window", nil), ("slider", nil)])
    let whites = HitOutlines.draw(scene(t.input)).commands.compactMap { command -> CGRect? in
      guard case .stroke(let path, SceneColors.companion, _) = command else { return nil }
      return path.box
    }
    #expect(whites.contains { isScreen ? screen.holds($0) : $0.holds(frame) }, "\(whites)")
    #expect(isScreen || !whites.contains { frame.holds($0) }, "\(whites)")
  }

  /// The checkerboard is for what is not seen: not for a hit view with a text in it.
  @Test(arguments: [false, true]) func onlyAHitViewInWhichNothingIsSeenIsChecked(_ hasText: Bool) {
    var t = TraceBuilder()
    var cover = t.view("cover", in: "window", CGRect(x: 20, y: 300, width: 300, height: 100))
    cover.marks = []
    var label = t.view("label", in: "cover", CGRect(x: 20, y: 300, width: 100, height: 40))
    label.marks = [
      .text(
        hasText ? "Row 2" : "", label.bounds, size: 17, alignment: .left, color: RGBA(0, 0, 0, 1))
    ]
    t.snapshot = SceneSnapshot(
      screen: screen.size,
      views: [t.view("window", in: nil, screen, isWindow: true), cover, label],
      recognizers: [])
    t.sample(1, .began, 200, 350)
    t.hit(1, [("window", nil), ("label", .interactionOff), ("cover", nil)])
    let scene = scene(t.input)
    let patterns = HitOutlines.draw(scene).commands.count {
      if case .pattern(_, _, .checkers) = $0 { true } else { false }
    }
    #expect(patterns == (hasText ? 0 : 2))
    #expect(CanvasFoot.signs(scene).contains(.clear) == !hasText)
  }

  /// Sides at the edge of the screen, or of a view around them, are one line; it ends on that of the screen.
  @Test func outlinesThatNearlyCoincideShareALine() throws {
    var t = TraceBuilder()
    let frames = [
      ("list", "window", CGRect(x: 0, y: 100, width: 400, height: 600)),
      ("row", "list", CGRect(x: 1, y: 101, width: 398, height: 100)),
      ("thin", "row", CGRect(x: 50, y: 102, width: 100, height: 3)),
      ("wide", "window", CGRect(x: -50, y: 720, width: 500, height: 40)),
    ]
    t.snapshot = SceneSnapshot(
      screen: screen.size,
      views: [t.view("window", in: nil, screen, isWindow: true)]
        + frames.map { t.view($0.0, in: $0.1, $0.2) }, recognizers: [])
    t.sample(1, .began, 200, 150)
    t.hit(
      1, [("window", nil), ("wide", .outside), ("list", nil), ("row", nil), ("thin", .outside)])
    let scene = scene(t.input)
    let commands = HitOutlines.draw(scene).commands
    let strokes = commands.compactMap { command -> CGRect? in
      guard case .stroke(let path, let color, _) = command else { return nil }
      return color == SceneColors.companion ? nil : path.box
    }
    // That of the hit view is thicker: it covers the other line from its outer edge on.
    for box in [
      CGRect(x: 1, y: 100, width: 398, height: 600),
      CGRect(x: 1.625, y: 100.625, width: 396.75, height: 100.375),
      CGRect(x: 50, y: 102, width: 100, height: 3),
    ] { #expect(strokes.contains { $0.isNear(box) }, "\(box) among \(strokes)") }
    let clips = commands.compactMap { command -> [CGPoint]? in
      if case .pushClip(let clip) = command { clip } else { nil }
    }
    // The last but one is that of the line along the edge of the screen.
    let corners = (clips.prefix(3) + clips.suffix(1)).joined()
    #expect(corners.allSatisfy { $0.x >= 0 && $0.x <= 400 } && clips.count == 5)
    #expect(clips.prefix(3).joined().allSatisfy { $0.x >= 1 && $0.x <= 399 })
  }

  /// The frame of a hit view is closed and as thick on all sides, also where these lie on the edge of the screen: nothing
  /// cuts it, what shares a side with it is covered, and it comes after that.
  @Test(arguments: [
    CGRect(x: 0, y: 200, width: 400, height: 80), CGRect(x: 0, y: 0, width: 400, height: 300),
    CGRect(x: 0, y: 100, width: 200, height: 700), CGRect(x: 100, y: 200, width: 200, height: 80),
  ]) func theFrameOfAHitViewIsClosed(_ frame: CGRect) throws {
    var t = TraceBuilder()
    var around = t.view("around", in: "window", frame)
    around.clipsToBounds = true
    t.snapshot = SceneSnapshot(
      screen: screen.size,
      views: [
        t.view("window", in: nil, screen, isWindow: true), around,
        t.view("row", in: "around", frame),
      ], recognizers: [])
    t.sample(1, .began, frame.midX, frame.midY)
    t.hit(1, [("window", nil), ("around", nil), ("row", nil)])
    let commands = HitOutlines.draw(scene(t.input)).commands
    var clips: [CGRect] = []
    var lines: [(box: CGRect, half: Double, clip: CGRect)] = []
    for command in commands {
      switch command {
      case .pushClip(let clip): clips.append(CGRect(around: clip))
      case .popClip: clips.removeLast()
      case .stroke(let path, SceneColors.way, let stroke):
        #expect(path.segments.last == .close && stroke.dash.isEmpty)
        lines.append((path.box, stroke.width / 2, try #require(clips.last)))
      default: break
      }
    }
    #expect(lines.count == 3)
    let hit = try #require(lines.last)
    let outer = hit.box.insetBy(dx: -hit.half, dy: -hit.half)
    #expect(hit.half * 2 == SceneColors.width(.hit))
    #expect(hit.clip.holds(outer), "\(hit)")
    let inner = hit.box.insetBy(dx: hit.half, dy: hit.half)
    let sides: [(CGRect) -> Double] = [{ $0.minX }, { $0.maxX }, { $0.minY }, { $0.maxY }]
    for other in lines.dropLast() {
      for side in sides where abs(side(other.box) - side(hit.box)) < 4 {
        // Side by side two lines would be one that is thicker.
        let (low, high) = (
          min(side(outer), side(inner)) - 0.001, max(side(outer), side(inner)) + 0.001
        )
        let at = side(other.box)
        #expect(at - other.half >= low && at + other.half <= high, "\(other)")
      }
    }
  }
}
