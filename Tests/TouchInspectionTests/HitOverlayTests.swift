import Foundation
import Testing
import TouchCanvas
import TouchGeometry
import TouchLanguage
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// What the hit test draws over a scene, and what is said of it beside the device.
@Suite struct HitOverlayTests {
  private let look = Look(theme: .dark, metrics: FixedTextMetrics())
  private let screen = CGRect(x: 0, y: 0, width: 400, height: 800)

  // MARK: Scenes

  /// A photo of which a list leaves so much at its top; the touch began further down, where another view may lie.
  private func scrolled(
    shown: Double, other: CGRect? = nil
  ) -> (input: PictureInput, photo: Handle, list: Handle) {
    var t = TraceBuilder()
    var list = t.view("list", in: "window", CGRect(x: 0, y: 100, width: 400, height: 600))
    list.clipsToBounds = true
    let photo = t.view(
      "photo", in: "list", CGRect(x: 100, y: shown, width: 200, height: 100))
    t.snapshot = SceneSnapshot(
      screen: screen.size,
      views: [t.view("window", in: nil, screen, isWindow: true), list, photo]
        + [other].compactMap { $0.map { t.view("other", in: "list", $0) } }, recognizers: [])
    t.sample(1, .began, 200, 350)
    t.hit(1, [("window", nil), ("list", nil), ("photo", nil)])
    return (t.input, photo.handle, list.handle)
  }

  private func scene(
    _ input: PictureInput, cause: Handle? = nil, scrolled: Set<Handle> = [], drift: CGPoint? = nil,
    starts: [Handle: CGPoint] = [:]
  ) -> HitScene {
    let finger = input.reading.fingers.last?.handle ?? .none
    return HitScene(
      hits: input.reading.hits, input.snapshot, cause: cause,
      explaining: Set(input.reading.hits.flatMap(\.rejected).map(\.view)), scrolled: scrolled,
      drifts: drift.map { [finger: $0] } ?? [:], starts: starts, toCanvas: .identity, radius: 0)
  }

  private func numbers(_ scene: HitScene, fingers: [CGPoint] = []) -> HitNumbers {
    HitNumbers(scene, column: (-26, 0...800), fingers: fingers, marks: [], look)
  }

  private func texts(_ input: PictureInput, _ scene: HitScene) -> [CanvasText] {
    CanvasTexts(input: input, model: CanvasModel(), scene: scene, numbers: numbers(scene)).all()
  }

  // MARK: Ghosts

  @Test func aHitTestKnowsTheLastContactOfItsFinger() throws {
    var t = TraceBuilder()
    t.sample(1, .began, 10, 10)
    t.sample(1, .ended, 10, 10)
    t.at(0.2)
    t.sample(1, .began, 30, 30)
    t.hit(1, [("window", nil)])
    let hit = try #require(t.reading.hits.last)
    #expect(t.reading.finger(of: hit)?.start == CGPoint(x: 30, y: 30))
    #expect(t.reading.finger(of: HitReading()) == nil)
  }

  /// Where a view was is worked out once: drawing, labels and names have the same place.
  @Test func aGhostLiesWhereItsViewWas() throws {
    let (input, photo, list) = scrolled(shown: 10)
    let scene = scene(input, scrolled: [list], drift: CGPoint(x: 0, y: 290))
    let ghost = try #require(scene.ghostAlone(of: photo))
    #expect(ghost.was.box == CGRect(x: 100, y: 300, width: 200, height: 100))
    #expect(ghost.way == CGAffineTransform(translationX: 0, y: 290) && ghost.distance == 290)
    let hit = try #require(texts(input, scene).first { $0.kind == .hit })
    #expect(hit.object?.box == ghost.was.box)
    #expect(numbers(scene).moved.map(\.name) == ["photo"])
  }

  /// The time beside a ghost keeps clear of the arrow to where its view went.
  @Test func theTimeOfAGhostSparesItsArrow() throws {
    let (input, photo, list) = scrolled(shown: 10)
    let scene = scene(input, scrolled: [list], drift: CGPoint(x: 0, y: 290))
    let ghost = try #require(scene.ghost(of: photo))
    let arrow = try #require(HitGhosts.arrow(of: ghost, scene))
    #expect(arrow.start == CGPoint(x: 150, y: 300))
    let labels = HitGhosts.labels(
      scene, input, marks: [], off: SceneLines(scene), look
    ).regions
    #expect(labels.count == 1)
    #expect(labels.allSatisfy { !$0.outline.intersects(arrow.box) })
  }

  /// Where nothing has come to lie there, the place shows pale what the finger went down on.
  @Test func aGhostIsPaleWhereNothingElseLies() throws {
    func fills(_ other: CGRect?) throws -> (isPale: Bool, count: Int) {
      let (input, photo, list) = scrolled(shown: 10, other: other)
      let scene = scene(input, scrolled: [list], drift: CGPoint(x: 0, y: 290))
      let ghost = try #require(scene.ghost(of: photo))
      let fills = HitGhosts.draw(scene, look).commands.count {
        if case .fill = $0 { true } else { false }
      }
      return (scene.isPale(ghost), fills)
    }
    // The veil, the photo and the arrow's head.
    #expect(try fills(nil) == (true, 3))
    #expect(try fills(CGRect(x: 0, y: 400, width: 400, height: 50)) == (true, 3))
    #expect(try fills(CGRect(x: 0, y: 380, width: 400, height: 50)) == (false, 1))
  }

  /// What is left of a hit view has its outline, the arrow leads there, and the legend has both signs.
  @Test func aViewThatWasScrolledIsMarkedWhereItIs() throws {
    func marks(shown: Double, drift: CGPoint) throws -> (signs: [LegendEntry], tip: CGPoint?) {
      let (input, photo, list) = scrolled(shown: shown)
      let scene = scene(input, scrolled: [list], drift: drift)
      let ghost = try #require(scene.ghost(of: photo))
      return (CanvasFoot.signs(scene), HitGhosts.arrow(of: ghost, scene)?.tip)
    }
    // All of it, an edge of it, and nothing.
    let whole = try marks(shown: 150, drift: CGPoint(x: 0, y: 150))
    #expect(whole.signs.contains(.hitView) && whole.tip == CGPoint(x: 150, y: 254))
    let edge = try marks(shown: 10, drift: CGPoint(x: 0, y: 290))
    #expect(edge.signs.contains(.hitView) && edge.tip == CGPoint(x: 150, y: 114))
    let gone = try marks(shown: -50, drift: CGPoint(x: 0, y: 350))
    #expect(!gone.signs.contains(.hitView) && gone.tip == CGPoint(x: 150, y: 100))
    // A line would hide what is thinner.
    #expect(try !marks(shown: 2, drift: CGPoint(x: 0, y: 298)).signs.contains(.hitView))
    // Where both places share some room the arrow leads over what became free; a short way has none.
    let shared = try marks(shown: 270, drift: CGPoint(x: 0, y: 30))
    #expect(shared.tip == CGPoint(x: 150, y: 374))
    #expect(try marks(shown: 290, drift: CGPoint(x: 0, y: 10)).tip == nil)
  }

  // MARK: Numbers

  /// The number of a touch keeps clear of its ring.
  @Test func theNumberOfATouchIsClearOfItsRing() throws {
    for number in [1, 6] {
      for phase in [TouchPhase.began, .moved, .ended, .cancelled] {
        for point in [CGPoint(x: 200, y: 300), CGPoint(x: 200, y: 620)] {
          var t = TraceBuilder()
          t.snapshot = SceneSnapshot(
            screen: screen.size,
            views: [
              t.view("window", in: nil, screen, isWindow: true),
              t.view("low", in: "window", CGRect(x: 0, y: 600, width: 400, height: 40)),
            ], recognizers: [])
          t.sample(number, .began, point.x, point.y)
          if phase != .began { t.sample(number, phase, point.x, point.y) }
          let finger = try #require(t.reading.fingers.last)
          let marks = TouchesPicture.draw(t.input, look, toCanvas: .identity)
          let tag = try #require(marks.tags.first)
          let edge = TouchesPicture.edge(of: finger)
          let gap = tag.nearest(to: point).distance(to: point) - edge
          #expect(gap >= 2 && gap < 5, "\(phase) of touch \(finger.number): \(gap)")
          // Nothing that is drawn around the point is larger.
          #expect(edge >= (phase == .ended ? 10.25 : 18.75))
        }
      }
    }
  }

  /// Beside a finger at the edge of the screen it stands on the screen, and on nothing that stands beside the device.
  @Test func theNumberOfATouchIsOnTheScreen() throws {
    for x in [screen.minX + 2, screen.maxX - 2] {
      var t = TraceBuilder()
      t.snapshot = SceneSnapshot(
        screen: screen.size, views: [t.view("window", in: nil, screen, isWindow: true)],
        recognizers: [])
      t.sample(1, .began, 200, 300)
      t.sample(1, .moved, x, 300)
      let tag = try #require(
        TouchesPicture.draw(t.input, look, live: LiveModel(), toCanvas: .identity).tags.first)
      #expect(screen.contains(tag))
    }
  }

  // MARK: Lines to texts

  @Test func aLineIsLevelOrHasOneCorner() throws {
    let (input, photo, _) = scrolled(shown: 300)
    let seen = try #require(scene(input).views[photo])
    #expect(seen.box == CGRect(x: 100, y: 300, width: 200, height: 100))
    func line(_ y: Double, isLeft: Bool = false) throws -> LeaderLine {
      try #require(
        LeaderLine(to: seen, from: CGPoint(x: isLeft ? 0 : 400, y: y), isLeft: isLeft))
    }
    let level = try line(350)
    #expect(level.isLevel && level.end == CGPoint(x: 300, y: 350))
    let below = try line(500)
    #expect(!below.isLevel && below.end == CGPoint(x: 292, y: 400))
    #expect(below.points.dropFirst().first == CGPoint(x: 292, y: 500))
    #expect(try line(100, isLeft: true).end == CGPoint(x: 108, y: 300))
    // The other way around a corner.
    let far = LeaderLine(to: seen, from: CGPoint(x: 400, y: 500), isLeft: false, atFarEnd: true)
    #expect(far?.end == CGPoint(x: 108, y: 400))
    // What it meets is what lies on it, not all that lies in the rectangle around it.
    #expect(below.meets(CGRect(x: 340, y: 490, width: 20, height: 20)))
    #expect(below.meets(CGRect(x: 285, y: 440, width: 20, height: 20)))
    #expect(!below.meets(CGRect(x: 302, y: 480, width: 20, height: 10)))
    #expect(level.meets(CGRect(x: 340, y: 345, width: 20, height: 10)))
    #expect(!level.meets(CGRect(x: 340, y: 360, width: 20, height: 10)))
    #expect(try below.meets(line(200)) == false)
    #expect(try line(500).meets(line(350, isLeft: true)) == false)
  }

  // MARK: Refusals

  /// Each real reason is one row; where a view stands by now is none.
  @Test func aListOfRefusalsHasARowForEveryReason() throws {
    var t = TraceBuilder()
    var list = t.view("list", in: "window", CGRect(x: 0, y: 100, width: 400, height: 600))
    list.clipsToBounds = true
    let frames = [
      ("far", "window", CGRect(x: 0, y: 720, width: 60, height: 60)),
      ("gone", "list", CGRect(x: 0, y: -200, width: 60, height: 60)),
      ("moved", "list", CGRect(x: 0, y: 120, width: 60, height: 60)),
      ("veiled", "list", CGRect(x: 0, y: -100, width: 60, height: 60)),
    ]
    t.snapshot = SceneSnapshot(
      screen: screen.size,
      views: [t.view("window", in: nil, screen, isWindow: true), list]
        + frames.map { t.view($0.0, in: $0.1, $0.2) }, recognizers: [])
    t.sample(2, .began, 10, 10)
    t.sample(2, .ended, 10, 10)
    t.at(0.05)
    t.sample(1, .began, 200, 350)
    t.hit(1, [("window", nil), ("list", nil)])
    for (name, reason) in [
      ("far", Reason.outside), ("gone", .outside), ("moved", .outside), ("veiled", .hidden),
    ] {
      let (view, touch) = (t.handle(name), t.handle("finger1"))
      t.add(TraceEvent(kind: .hit, verb: .hitTest, subject: view, other: touch, measured: 2))
      t.add(
        TraceEvent(
          kind: .hit, verb: .rejected, subject: view, other: touch, reason: reason, measured: 2,
          limit: reason == .outside ? 300 : 0))
    }
    let scene = scene(t.input, scrolled: [list.handle])
    let refused = try #require(texts(t.input, scene).first { $0.kind == .refused })
    #expect(refused.rows?.rows.map(\.name) == ["far", "gone", "moved", "veiled"])
    #expect(
      refused.tooltip.split(separator: "\n").dropFirst().prefix(2) == [
        "outside: far\u{00A0}(3), gone\u{00A0}(4), moved\u{00A0}(5)",
        "hidden: veiled\u{00A0}(6)",
      ])
    // When that held of what is elsewhere by now says the tooltip, in whole words.
    let finger = try #require(t.reading.fingers.last)
    let time = Units.milliseconds(finger.startTime.since(t.reading.gestureStart))
    let then = "outside when touch \(finger.number) began, at \(time); it has scrolled since"
    #expect(
      refused.tooltip.hasSuffix("gone\u{00A0}(4), moved\u{00A0}(5): \(then)"), "\(refused.tooltip)")
    #expect(!refused.tooltip.contains("far\u{00A0}(3): "))
  }

  /// What explains nothing has neither an outline nor a number, until somebody points at its row; then all else stays.
  @Test func whatExplainsNothingIsMarkedWhileItIsPointedAt() throws {
    var t = TraceBuilder()
    let list = t.view("list", in: "window", CGRect(x: 0, y: 100, width: 400, height: 700))
    let names = (0..<4).map { "row\($0)" }
    let rows = names.enumerated().map { index, name in
      t.view(name, in: "list", CGRect(x: 0, y: 110 + Double(index) * 70, width: 400, height: 60))
    }
    t.snapshot = SceneSnapshot(
      screen: screen.size, views: [t.view("window", in: nil, screen, isWindow: true), list] + rows,
      recognizers: [])
    t.sample(1, .began, 200, 50)
    t.hit(1, [("window", nil), ("list", nil)] + names.map { ($0, Reason.outside) })
    func overlays(_ hover: Target?) -> SceneOverlays {
      var model = CanvasModel()
      model.hover = hover
      return SceneOverlays(
        t.input, model, toCanvas: .identity, radius: 0, column: (-26, 0...800), look)
    }
    func marked(_ overlays: SceneOverlays) -> [String] {
      overlays.marked.numbers.places.filter { $0.visit.refusal != nil }.map(\.visit.name)
    }
    let rest = overlays(nil)
    #expect(marked(rest).isEmpty && rest.scene.others == rows.map(\.handle))
    #expect(!CanvasFoot.signs(rest.marked.scene).contains(.refused))
    let pointed = overlays(RefusedRows.target(ofOthers: 4))
    #expect(marked(pointed) == names)
    #expect(CanvasFoot.signs(pointed.marked.scene).contains(.refused))
    #expect(pointed.numbers.places.map(\.visit.name) == rest.numbers.places.map(\.visit.name))
    #expect(marked(overlays(.view("row2"))) == ["row2"])
  }

  /// One refusal is the cause: its outline, its number and its text are red and strong, near or far, and all others are
  /// grey rows of one list.
  @Test func onlyTheCauseIsRed() throws {
    var t = TraceBuilder()
    t.snapshot = SceneSnapshot(
      screen: screen.size,
      views: [
        t.view("window", in: nil, screen, isWindow: true),
        t.view("near", in: "window", CGRect(x: 0, y: 380, width: 400, height: 100)),
        t.view("far", in: "window", CGRect(x: 0, y: 600, width: 400, height: 100)),
      ], recognizers: [])
    t.sample(1, .began, 200, 350)
    t.hit(1, [("window", nil), ("far", .interactionOff), ("near", .interactionOff)])
    func signs(_ cause: String?) -> [[String]] {
      let starts = HitPasses.starts(t.reading.hits, t.input)
      let scene = scene(t.input, cause: cause.map { t.handle($0) }, starts: starts)
      let (numbers, all) = (numbers(scene), texts(t.input, scene))
      let red = HitOutlines.draw(scene).commands.count {
        if case .stroke(_, SceneColors.cause, _) = $0 { true } else { false }
      }
      return [
        numbers.places.filter(\.visit.isCause).map(\.visit.name),
        all.first { $0.kind == .refused }?.rows?.rows.map { $0.isCause ? "\($0.name)!" : $0.name }
          ?? [],
        ["\(red) red", CanvasFoot.signs(scene).contains(.cause) ? "legend" : "no legend"],
      ]
    }
    #expect(signs(nil) == [[], ["far", "near"], ["0 red", "no legend"]])
    #expect(signs("near") == [["near"], ["near!", "far"], ["1 red", "legend"]])
    #expect(signs("far") == [["far"], ["far!", "near"], ["1 red", "legend"]])
  }

  /// Titles of lists, and views whose refusal is no cause, are quieter than the hit view and the touch.
  @Test func onlyTheHitViewAndTheTouchAreStrong() throws {
    var t = TraceBuilder()
    t.snapshot = SceneSnapshot(
      screen: screen.size,
      views: [
        t.view("window", in: nil, screen, isWindow: true),
        t.view("hint", in: "window", CGRect(x: 0, y: 700, width: 60, height: 60)),
        t.view("card", in: "window", CGRect(x: 0, y: 300, width: 400, height: 100)),
        t.view("label", in: "window", CGRect(x: 0, y: 320, width: 400, height: 60)),
        t.view("gone", in: "window", CGRect(x: 0, y: -200, width: 60, height: 60)),
      ], recognizers: [])
    t.sample(1, .began, 200, 350)
    t.hit(1, [("window", nil), ("gone", .outside), ("label", .interactionOff), ("card", nil)])
    let all = texts(t.input, scene(t.input))
    #expect(Set(all.filter(\.isStrong).map(\.kind)) == [.touch(1), .hit])
    let told = texts(t.input, scene(t.input, cause: t.handle("label")))
    #expect(Set(told.filter(\.isStrong).map(\.kind)) == [.touch(1), .hit])
    let lists = all.filter(\.isList)
    #expect(lists.map(\.kind) == [.unasked, .refused])
    for list in lists where list.rows == nil {
      let lines = list.lines(200, look)
      var picture = Picture()
      let box = CGRect(x: 0, y: 0, width: 200, height: CanvasText.height(lines.count))
      list.draw(lines, box, .right, look, &picture)
      let inks = picture.list.commands.compactMap { command -> (Font, Color)? in
        if case .text(_, _, let font, let ink) = command { (font, ink) } else { nil }
      }
      #expect(!inks.isEmpty && inks.allSatisfy { $0.1 == look.theme.secondary })
      #expect(inks.first?.0 == .ui(12))
    }
  }

  /// A lift after it changes nothing of what the view got; the touch has its number where there are several.
  @Test func aHitViewSaysThatItGotACancellation() throws {
    func words(touches: Int) throws -> [String] {
      var t = TraceBuilder()
      t.snapshot = t.tapScene()
      for number in 1...touches {
        t.sample(number, .began, 200 + Double(number) * 10, 463)
        t.hit(number, [("window", nil), ("root.view", nil), ("card", nil)])
        t.deliver(.touchesBegan, "card", number)
      }
      t.at(0.233)
      for number in 1...touches { t.deliver(.touchesCancelled, "card", number) }
      t.at(0.4)
      for number in 1...touches { t.sample(number, .ended, 200 + Double(number) * 10, 463) }
      let scene = scene(t.input)
      return try #require(texts(t.input, scene).first { $0.kind == .hit }).details
    }
    #expect(try words(touches: 1) == ["got touchesCancelled at\u{00A0}233 ms"])
    let several = try words(touches: 2)
    #expect(
      several == [1, 2].map { "got touchesCancelled for touch \($0) at\u{00A0}233 ms" })
    // Its time is one piece: no line ends with "at".
    let room = look.width("got touchesCancelled for touch 1 at", .ui(11)) + 1
    #expect(
      look.wrap(several[0], room, .ui(11))
        == ["got touchesCancelled for touch 1", "at\u{00A0}233 ms"])
  }

  /// A sliver that shows is not told as what is not on the screen.
  @Test func aSliverWithoutAGhostKeepsItsName() throws {
    let (input, photo, list) = scrolled(shown: 10)
    let scene = scene(input, scrolled: [list])
    let seen = try #require(scene.views[photo])
    #expect(scene.isSliver(seen) && scene.ghostAlone(of: photo) == nil)
    let all = texts(input, scene)
    #expect(all.contains { $0.kind == .hit && $0.object?.box == seen.box })
    #expect(!all.contains { $0.kind == .unseen })
    #expect(numbers(scene).places.contains { $0.visit.name == "photo" })
  }
}
