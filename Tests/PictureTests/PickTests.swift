import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchEngine
import TouchGeometry
import TouchLanguage
import TouchRecording
import TouchTrace

@testable import TouchDebugger
@testable import TouchInspection
@testable import TouchReading

/// A point that is asked about in Pick mode: what it changes, and what it leaves where it is.
@Suite struct PickTests {
  private let look = Look(theme: .dark, metrics: FixedTextMetrics())

  /// The gesture until a moment, and the same while the middle of a view is asked about.
  private func asked(
    _ view: String, _ scene: String, _ run: String, at seconds: Double
  ) throws -> (gesture: PictureInput, probed: PictureInput) {
    let session = try Stories.session(scene, run, at: seconds)
    let gesture = session.input()
    let seen = try #require(gesture.snapshot.views.first { $0.name == view })
    let point = CGPoint(x: seen.bounds.midX, y: seen.bounds.midY).applying(seen.toScreen)
    let probe = try #require(
      Shadow(session).probe(at: point, afterStep: session.steps.count - 1, time: session.now))
    var probed = gesture
    probed.probe = HitReading(events: probe.events, winner: probe.view)
    probed.probePoint = point
    #expect(gesture.name(of: probe.view) == view)
    return (gesture, probed)
  }

  private func tree(_ input: PictureInput, _ model: HierarchyModel) -> (
    picture: Picture, rows: [Picture.Region], marks: [WindowScroll.Mark]
  ) {
    let cause = Explanation.decision(input.withoutProbe)?.cause
    let list = HierarchyPicture.list(input, model, cause: cause, width: 300, look)
    let rows = list.picture.regions.filter { region in
      switch region.target {
      case .view, .recognizer, .idle: true
      default: false
      }
    }
    return (list.picture, rows, list.marks)
  }

  private func places(_ rows: [Picture.Region]) -> [String] {
    rows.map { "\($0.target) \($0.outline)" }
  }

  // MARK: The tree

  /// No row folds, unfolds or moves for a point that is asked about.
  @Test(arguments: [
    ("tile", "012-many", "drag the card"), ("card", "012-many", "drag the card"),
    ("edgeButton", "002-enlarge", "25 points outside"),
    ("table.row1.content", "004-gl", "short press on a row"),
  ]) func noRowMoves(_ view: String, _ scene: String, _ run: String) throws {
    let (gesture, probed) = try asked(view, scene, run, at: 0.3)
    for foldsIdle in [true, false] {
      var model = HierarchyModel()
      model.foldsIdle = foldsIdle
      #expect(places(tree(probed, model).rows) == places(tree(gesture, model).rows))
    }
  }

  /// The folded row that stands for the view is marked, names it, and comes just into sight.
  @Test func theRowThatStandsForTheViewIsMarked() throws {
    let (gesture, probed) = try asked("tile", "012-many", "drag the card", at: 0.3)
    var model = HierarchyModel()
    model.foldsIdle = true
    let picked = tree(probed, model)
    let row = try #require(picked.rows.first { $0.target == .idle(first: "tile") })
    let mark = try #require(picked.marks.last)
    #expect(abs(mark.top - row.outline.minY) < 0.01)
    #expect(abs(mark.bottom - row.outline.maxY) < 0.01 && !mark.isCentered)
    #expect(PictureTexts.lines(picked.picture, look).contains { $0.hasPrefix("56 tiles  tile") })
    // It looks as the row under the pointer does, and no other row does.
    model.hover = row.target
    #expect(picked.picture.list == tree(probed, model).picture.list)
    model.hover = .view("card")
    #expect(picked.picture.list == tree(probed, model).picture.list)
    // What the gesture scrolled to stays among the marks: when the pointer leaves, nothing scrolls back.
    model.hover = nil
    #expect(picked.marks.dropLast().map(\.id) == tree(gesture, model).marks.map(\.id))
  }

  /// A view with its own row is marked there; one in a closed view at that one.
  @Test func aClosedViewStandsForWhatIsInIt() throws {
    let (_, probed) = try asked("ok", "012-many", "tap the card", at: 0.3)
    for (collapsed, expected) in [(Set<String>(), "ok"), (["card"], "card"), (["board"], "board")] {
      var model = HierarchyModel()
      model.foldsIdle = true
      model.collapsed = collapsed
      let picked = tree(probed, model)
      let row = try #require(picked.rows.first { $0.target == .view(expected) })
      #expect(abs(try #require(picked.marks.last).top - row.outline.minY) < 0.01)
    }
  }

  /// Numbers are those of the point: recognizers have no state of the last touch beside them, and look as before any touch.
  @Test func recognizersLookAsBeforeAnyTouch() throws {
    let (gesture, probed) = try asked("tile", "012-many", "drag the card", at: 0.9)
    let start = SessionView(try Stories.session("012-many", "drag the card", at: 0.9))
    start.seek(to: -1)
    func told(_ input: PictureInput) -> [String] {
      tree(input, HierarchyModel()).rows.compactMap { row in
        if case .recognizer(let name) = row.target {
          "\(name): \(row.tooltip.text(in: input.trace))"
        } else {
          nil
        }
      }
    }
    let untouched = told(start.input)
    #expect(!untouched.isEmpty && told(gesture) != untouched)
    #expect(told(probed) == untouched)
  }

  // MARK: Beside the tree

  private func part(_ id: String, _ input: PictureInput, _ model: WindowModel) throws -> Picture {
    try #require(WindowPicture.parts(input, model, look).first { $0.id == id }).picture
  }

  /// The timeline with the moment that decided, the responder chain and all tabs but Why are those of the gesture.
  @Test(arguments: [0.3, 0.9]) func theGestureStaysAsItIs(_ seconds: Double) throws {
    let (gesture, probed) = try asked("tile", "012-many", "drag the card", at: seconds)
    var model = WindowModel()
    model.workspace.size = CGSize(width: 1440, height: 900)
    #expect(
      try part("timeline", probed, model).list == part("timeline", gesture, model).list)
    func chain(_ input: PictureInput) throws -> [Picture.Region] {
      try part("left", input, model).regions.filter { region in
        switch region.target {
        case .chain, .responder: true
        default: false
        }
      }
    }
    #expect(try places(chain(probed)) == places(chain(gesture)))
    #expect(try !chain(gesture).isEmpty)
    // The chain says whose it is.
    let title = { (input: PictureInput) in
      try chain(input).first { $0.target == .chain }?.tooltip
    }
    #expect(try title(gesture) == .text("Responder chain"))
    #expect(try title(probed) == .text("Responder chain: last touch"))
    let texts = try PictureTexts.lines(part("left", probed, model), look)
    #expect(texts.contains { $0.hasPrefix("Responder chain: last touch") }, "\(texts)")
    for tab in [RightTab.recognizers, .arbitration] {
      model.right.tab = tab
      #expect(
        try part("right", probed, model).list == part("right", gesture, model).list, "\(tab)")
    }
  }

  // MARK: Why

  /// Why speaks of the point, whatever is selected.
  @Test func whySpeaksOfThePoint() throws {
    let (gesture, probed) = try asked("tile", "012-many", "drag the card", at: 0.3)
    for name in [Target.recognizer("cardPan"), .view("card")] {
      let selected = try #require(gesture.handle(of: name))
      let why = Explanation.shown(about: selected, probed)
      #expect(why?.title == "tile would get a touch here")
      #expect(Explanation.shown(about: selected, gesture) == Explanation.about(selected, gesture))
    }
  }

  /// Where the scene cannot be asked, Why says that, and speaks of no touch.
  @Test func aSceneThatCannotBeAskedIsSaid() throws {
    var (input, _) = try asked("tile", "012-many", "drag the card", at: 0.3)
    input.probePoint = CGPoint(x: 40, y: 80)
    let selected = try #require(input.handle(of: .view("card")))
    for about in [nil, selected] {
      let why = try #require(Explanation.shown(about: about, input))
      #expect(why.title == "This moment of the scene cannot be asked" && why.isPicked)
      #expect(why.moment == nil && why.sentences.count == 1)
    }
  }
}
