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

/// What the hit test draws over scenes that are played.
@Suite struct OverlayStoryTests {
  private let look = Look(theme: .dark, metrics: FixedTextMetrics())

  private func input(_ scene: String, _ run: String, at seconds: Double) throws -> PictureInput {
    try Stories.session(scene, run, at: seconds).input(at: Instant(seconds: seconds))
  }

  private func scene(_ input: PictureInput) -> HitScene {
    HitScene(input, input.reading.hits, cause: nil, toCanvas: .identity, radius: 0)
  }

  /// The text about a missed button stands below that of the touch: a red line with one corner leads to the button.
  @Test func aLineLeadsToAMissedButton() throws {
    var input = try input("002-enlarge", "25 points outside", at: 0.05)
    let miss = try #require(NearMiss(input.reading.hit, input))
    let seen = try #require(input.snapshot.view(miss.view))
    input.missedArea = TouchArea(
      view: miss.view, rows: [seen.bounds.insetBy(dx: -20, dy: -20)], toScreen: seen.toScreen)
    var window = WindowModel()
    window.workspace.size = CGSize(width: 1440, height: 900)
    let bounds = WindowLayout(window).canvas
    let layout = CanvasLayout(bounds: bounds, screen: input.snapshot.screen)
    let box = seen.bounds.applying(seen.toScreen.concatenating(layout.transform))
    let cause = Explanation.decision(input)?.cause
    let picture = CanvasPicture.draw(input, window.canvas(cause: cause), bounds, look)
    let ends = picture.list.commands.compactMap { command -> (from: CGPoint, to: CGPoint)? in
      guard case .stroke(let path, SceneColors.cause, Stroke(width: 1)) = command,
        case .move(let from)? = path.segments.first, path.segments.count == 3,
        case .line(let to)? = path.segments.last
      else { return nil }
      return (from, to)
    }
    let line = try #require(ends.first { abs($0.to.y - box.maxY) < 0.01 })
    #expect(line.from.x == layout.frame.maxX && line.from.y > box.maxY)
    #expect(line.to.x > box.minX && line.to.x < box.maxX)
    // It has the colour of the cause from end to end: red on the scene, and that of the theme beside it.
    let outer = picture.list.commands.compactMap { command -> Color? in
      guard case .stroke(let path, let color, Stroke(width: 1)) = command,
        path.segments.count == 2, case .line(line.from)? = path.segments.last
      else { return nil }
      return color
    }
    #expect(outer == [StateLook.ink(.failed, look.theme)])
  }

  /// What the screen's round corners cut off of the scene is drawn over the strip, too, at each corner that it lies in.
  @Test func theEdgeZoneEndsAtTheRoundCorners() throws {
    let input = try input("032-edge", "drag from 60 points", at: 0.3)
    let miss = try #require(MissedEdge(input))
    let bounds = WindowLayout(WindowModel()).canvas
    let layout = CanvasLayout(bounds: bounds, screen: input.snapshot.screen)
    let fills = CanvasPicture.draw(input, WindowModel().canvas, bounds, look).list.commands
      .compactMap { command -> (path: Path, color: Color)? in
        if case .fill(let path, let color) = command { (path, color) } else { nil }
      }
    let strip = Path.rectangle(miss.strip.applying(layout.transform))
    let own = try #require(fills.firstIndex { $0.path == strip })
    #expect(fills[own].color == SceneColors.distance.opacity(0.16))
    let frame = layout.frame.insetBy(dx: -1, dy: -1)
    for corner in [
      CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.minX, y: frame.maxY),
    ] {
      let cover = fills[(own + 1)...].first { $0.path.segments.first == .move(corner) }
      #expect(cover?.color.alpha == 255, "\(corner)")
    }
  }

  /// How far a touch was from a button stands on no outline, and not where the button takes touches.
  @Test func theDistanceStandsOffOutlines() throws {
    var input = try input("002-enlarge", "25 points outside", at: 0.05)
    let miss = try #require(NearMiss(input.reading.hit, input))
    let seen = try #require(input.snapshot.view(miss.view))
    let rows = [seen.bounds.insetBy(dx: -20, dy: -20)]
    input.missedArea = TouchArea(view: miss.view, rows: rows, toScreen: seen.toScreen)
    var window = WindowModel()
    window.workspace.size = CGSize(width: 1440, height: 900)
    let layout = CanvasLayout(
      bounds: WindowLayout(window).canvas, screen: input.snapshot.screen)
    let scene = HitScene(
      hits: input.reading.hits, input.snapshot, toCanvas: layout.transform, radius: layout.radius)
    let distance = try #require(MissedDistance(scene, input))
    let lines = SceneLines(scene)
    let words = try #require(distance.place(on: scene, marks: [], off: lines, look))
    #expect(!lines.meet(words), "\(words)")
    let zone = rows[0].applying(seen.toScreen.concatenating(layout.transform))
    #expect(!zone.intersects(words), "\(words)")
  }

  /// Numbers of touches and of small views stand off outlines where there is a place beside.
  @Test(arguments: [
    ("004-gl", "short press on a row"), ("012-many", "drag the card"),
  ]) func numbersStandOffOutlines(_ scene: String, _ run: String) throws {
    let input = try input(scene, run, at: 0.3)
    var window = WindowModel()
    window.workspace.size = CGSize(width: 1440, height: 900)
    let layout = CanvasLayout(
      bounds: WindowLayout(window).canvas, screen: input.snapshot.screen)
    let hit = HitScene(
      input, input.reading.hits, cause: nil, toCanvas: layout.transform, radius: layout.radius)
    let lines = SceneLines(hit)
    let marks = TouchesPicture.draw(input, look, off: lines, toCanvas: layout.transform)
    let tag = try #require(marks.tags.first)
    #expect(!lines.meet(tag), "\(tag)")
    let numbers = HitNumbers(
      hit, column: (layout.numbersX, layout.numberRows), fingers: marks.points,
      marks: marks.tags, look)
    if let button = numbers.places.first(where: { $0.visit.name == "ok" }) {
      for text in ScenePicture.texts(of: button.visit.seen.view, look) {
        #expect(!text.applying(layout.transform).intersects(button.box), "\(button.box)")
      }
    }
  }

  /// A number that has no place beside the mark of its touch is linked to it by a line.
  @Test(arguments: [
    ("062-tab-button", "above the bar, asked", 0.05), ("002-button-nosuper", "with super", 0.2),
  ]) func aNumberApartFromItsTouchIsLinkedToIt(
    _ scene: String, _ run: String, _ seconds: Double
  ) throws {
    let input = try input(scene, run, at: seconds)
    var window = WindowModel()
    window.workspace.size = CGSize(width: 1440, height: 900)
    let layout = CanvasLayout(
      bounds: WindowLayout(window).canvas, screen: input.snapshot.screen)
    let hit = HitScene(
      hits: input.reading.hits, input.snapshot, toCanvas: layout.transform, radius: layout.radius)
    let marks = TouchesPicture.draw(
      input, look, off: SceneLines(hit), toCanvas: layout.transform)
    let (tag, at) = (try #require(marks.tags.first), try #require(marks.points.first))
    let edge = TouchesPicture.edge(of: try #require(input.reading.fingers.last))
    let link = try #require(TouchesPicture.link(from: at, edge: edge, to: tag))
    #expect(abs(link.from.distance(to: at) - edge) < 0.01 && link.to == tag.nearest(to: at))
    #expect(
      marks.picture.list.commands.contains { command in
        if case .stroke(.line(link.from, link.to), Theme.touch(1), _) = command {
          true
        } else {
          false
        }
      })
    let beside = tag.offsetBy(dx: link.from.x - link.to.x, dy: link.from.y - link.to.y)
    #expect(TouchesPicture.link(from: at, edge: edge, to: beside) == nil)
  }

  /// The ring of a finger that is down covers no distance.
  @Test func theDistanceStandsOffTheRing() throws {
    var count = 0
    for seconds in [0.08, 0.1, 0.12, 0.15, 0.2] {
      let input = try input("032-edge", "drag from 60 points", at: seconds)
      var window = WindowModel()
      window.workspace.size = CGSize(width: 1440, height: 900)
      let bounds = WindowLayout(window).canvas
      let layout = CanvasLayout(bounds: bounds, screen: input.snapshot.screen)
      let finger = try #require(input.reading.fingers.last)
      let picture = CanvasPicture.draw(input, window.canvas, bounds, look)
      guard let words = MissedDistance(scene(input), input)?.words,
        let box = picture.regions.first(where: { $0.target == .note(words) })?.outline
      else { continue }
      let at = finger.at.applying(layout.transform)
      #expect(finger.isDown && box.nearest(to: at).distance(to: at) > TouchRing.outer, "\(box)")
      count += 1
    }
    #expect(count > 2)
  }

  /// Whatever its reason: who touches far from a view does not ask about it.
  @Test func whatRefusedFarFromTheTouchIsNoSurprise() throws {
    let input = try input("032-edge", "drag from 60 points", at: 0.3)
    let hint = try #require(input.handle(of: .view("hint")))
    let hit = input.reading.hit
    let refusal = try #require(hit.rejection(of: hint))
    #expect(refusal.reason == .interactionOff && input.isFar(refusal, of: hit))
    var window = WindowModel()
    window.workspace.size = CGSize(width: 1440, height: 900)
    let lines = PictureTexts.lines(
      CanvasPicture.draw(input, window.canvas, WindowLayout(window).canvas, look), look)
    #expect(lines.contains { $0.contains("interaction off: hint\u{00A0}(3)") }, "\(lines)")
    #expect(!lines.contains { $0.contains("hint refused") }, "\(lines)")
    // A label under the finger is one.
    let near = try self.input("012-many", "drag the card", at: 0.3)
    let label = try #require(near.handle(of: .view("label")))
    let close = try #require(near.reading.hit.rejection(of: label))
    #expect(close.reason == .interactionOff && !near.isFar(close, of: near.reading.hit))
  }

  /// The hand of a view that refused is grey in the tree, as its dashes are on the scene, also while it is selected.
  @Test func onlyTheCauseIsRedInTheTree() throws {
    func hand(
      _ view: String, _ input: PictureInput, selecting selection: Target? = nil
    ) throws -> Set<Color> {
      var model = HierarchyModel()
      model.foldsIdle = false
      model.selection = selection
      let cause = Explanation.decision(input)?.cause
      let picture = HierarchyPicture.list(input, model, cause: cause, width: 560, look).picture
      let box = try #require(
        picture.regions.first { $0.id == "badge:\(view):interaction" }, "\(view)"
      ).outline
      return Set(
        picture.list.commands.compactMap { command in
          guard case .fill(let path, let color) = command,
            case .move(let at)? = path.segments.first, box.contains(at)
          else { return nil }
          return color
        })
    }
    let far = try input("032-edge", "drag from 60 points", at: 0.3)
    #expect(try hand("hint", far) == [look.theme.secondary])
    #expect(!CanvasFoot.signs(scene(far)).contains(.refused))
    let near = try input("012-many", "drag the card", at: 0.3)
    #expect(try hand("label", near) == [look.theme.secondary])
    #expect(try hand("label", near, selecting: .view("label")) == [look.theme.secondary])
    let red = StateLook.ink(.failed, look.theme)
    #expect(try hand("label", input("011-label-cell", "tap the label", at: 0.06)) == [red])
  }

  /// The cause is the view whose refusal the headline tells, or the one around what was never asked for it; a headline about
  /// something else has none.
  @Test func theHeadlineNamesTheCause() throws {
    func name(_ cause: Handle?, _ input: PictureInput) -> String? {
      cause.map { input.name(of: $0) }
    }
    func cause(_ input: PictureInput) -> String? {
      name(Explanation.decision(input)?.cause, input)
    }
    func told(_ input: PictureInput, about view: String) throws -> String? {
      let handle = try #require(input.handle(of: .view(view)))
      return name(input.cause(toldBy: Explanation.about(handle, input)), input)
    }
    let missed = try input("002-enlarge", "25 points outside", at: 0.05)
    #expect(cause(missed) == "button")
    #expect(try told(missed, about: "edgeButton") == "edgeButton")
    #expect(try told(missed, about: "area") == nil)
    for (scene, run) in [
      ("004-gl", "short press on a row"), ("012-many", "drag the card"),
      ("061-back-swipe", "too far from the edge"), ("032-edge", "drag from 60 points"),
    ] {
      #expect(try cause(input(scene, run, at: 0.3)) == nil, "\(scene)")
    }
    #expect(try cause(input("010-overlay", "a clear overlay", at: 0.05)) == nil, "it was covered")
    // What lies in a view that refused was not asked for that.
    let row = try input("004-gl", "short press on a row", at: 0.3)
    #expect(try told(row, about: "table.row3.content") == "table.row3")
    // While a point is asked about, nothing has been refused to a touch.
    var probed = missed
    probed.probe = missed.reading.hit
    #expect(cause(probed) == nil)
  }

  /// Selecting a view that refused changes nothing of what is the cause: it has the grey dashes and the grey number of what is
  /// pointed at, beside a headline about something else and beside one about another refusal.
  @Test(arguments: [
    ("022-nested-scroll", "a mostly horizontal drag", 0.3, "card2", nil as String?),
    ("002-enlarge", "25 points outside", 0.05, "edgeButton", "button"),
  ]) func aSelectedViewThatRefusedIsNotTheCause(
    _ scene: String, _ run: String, _ seconds: Double, _ view: String, _ cause: String?
  ) throws {
    let input = try input(scene, run, at: seconds)
    var window = WindowModel()
    window.pointing.selection = .view(view)
    let told = Explanation.decision(input)?.cause
    #expect(told.map { input.name(of: $0) } == cause)
    let overlays = SceneOverlays(
      input, window.canvas(cause: told), toCanvas: .identity, radius: 0, column: (0, 0...600), look)
    let selected = try #require(input.handle(of: .view(view)))
    #expect(overlays.marked.scene.sign(of: selected) == .refused)
    let seen = try #require(overlays.marked.scene.views[selected])
    #expect(overlays.marked.scene.outline(of: seen) == .refused)
    #expect(CanvasFoot.signs(overlays.marked.scene).contains(.cause) == (cause != nil))
    let visits = overlays.marked.numbers.places.map(\.visit) + overlays.marked.numbers.unplaced
    #expect(visits.filter(\.isCause).map(\.name) == [cause].compactMap { $0 })
    // The whole window agrees: only what the headline tells is red.
    let parts = WindowPicture.parts(input, window, look)
    let reds = try #require(parts.first { $0.id == "canvas" }).picture.list.commands.count {
      if case .stroke(_, SceneColors.cause, _) = $0 { true } else { false }
    }
    #expect((reds > 0) == (cause != nil), "\(reds)")
  }

  /// The place of every lift has one sign, on a title, in a small view and elsewhere.
  @Test(arguments: [
    ("010-overlay", "a clear overlay", 0.1), ("000-td-tap", "single tap", 0.4),
    ("004-blue-1", "tap the button", 0.05),
  ]) func everyLiftHasOneRing(_ scene: String, _ run: String, _ seconds: Double) throws {
    let input = try input(scene, run, at: seconds)
    // As large as in a usual window.
    let toCanvas = CGAffineTransform(scaleX: 0.7, y: 0.7)
    let at = try #require(input.reading.fingers.last).at.applying(toCanvas)
    let commands = TouchesPicture.draw(input, look, toCanvas: toCanvas).picture.list.commands
    let ring = Path.circle(at, TouchRing.lift - TouchRing.line / 2)
    let widths = commands.compactMap { command -> Double? in
      if case .stroke(ring, _, let stroke) = command { stroke.width } else { nil }
    }
    // The white one, and the colored one on it.
    #expect(widths == [TouchRing.line + 2 * TouchRing.white, TouchRing.line])
  }

  /// What was never asked has its outline while the pointer is on the text about it, or on the view itself.
  @Test func whatWasNeverAskedIsOutlinedWhileItIsPointedAt() throws {
    let input = try input("012-many", "drag the card", at: 0.3)
    func outlined(_ hover: Target?) -> [String] {
      var model = WindowModel().canvas
      model.hover = hover
      let overlays = SceneOverlays(
        input, model, toCanvas: .identity, radius: 0, column: (0, 0...600), look)
      let scene = overlays.marked.scene
      #expect(!CanvasFoot.signs(overlays.scene).contains(.neverAsked))
      return scene.views.all.filter { scene.outline(of: $0) == .unasked }.map(\.view.name)
    }
    #expect(outlined(nil).isEmpty)
    let tiles = outlined(.note(Text.canvas.neverAsked("56 tiles")))
    #expect(tiles.count == 56 && tiles.allSatisfy { $0.hasPrefix("tile") })
    #expect(outlined(.view(tiles[3])) == [tiles[3]])
    // What Why speaks of has its own at all times.
    let target = self.scene(try self.input("010-overlay", "a clear overlay", at: 0.05))
    let marked = target.views.all.filter { target.outline(of: $0) == .unasked }
    #expect(marked.map(\.view.name) == ["button"])
  }

  // MARK: What was scrolled since

  /// A hit view that was scrolled away has dots and an arrow where it was; what has come there since shows, and its texts are
  /// not covered.
  @Test(arguments: [
    ("020-button-in-scroll", "drag on the button", 2.0),
    ("023-table", "press a row, then drag", 1.5),
  ]) func aHitViewThatWasScrolledAwayCoversNothing(
    _ name: String, _ run: String, _ seconds: Double
  ) throws {
    let input = try input(name, run, at: seconds)
    let scene = scene(input)
    let ghost = try #require(scene.ghosts.first)
    #expect(ghost.isApart && !scene.isPale(ghost))
    let commands = HitGhosts.draw(scene, look).commands
    #expect(!commands.contains { if case .text = $0 { true } else { false } })
    let labels = HitGhosts.labels(scene, input, marks: [], off: SceneLines(scene), look)
    for label in labels.regions.map(\.outline) {
      #expect(!label.intersects(ghost.was.box))
      for text in ScenePicture.texts(input.snapshot, look) { #expect(!text.intersects(label)) }
    }
  }

  /// One that still shows beside its former place has dots and an arrow there, and covers nothing that lies there now.
  @Test func aHitViewThatWasScrolledALittleShowsWhereItWas() throws {
    func marks(at seconds: Double) throws -> (lines: Int, others: Int) {
      let input = try input("022-nested-scroll", "a mostly horizontal drag", at: seconds)
      let commands = HitGhosts.draw(scene(input), look).commands
      let lines = commands.count { if case .stroke = $0 { true } else { false } }
      let clips = commands.count { command in
        switch command {
        case .pushClip, .popClip: true
        default: false
        }
      }
      return (lines, commands.count - lines - clips)
    }
    // Dots on each side of where it lies now and the shaft of the arrow, each with its white line; only the arrow's head is
    // filled.
    let some = try marks(at: 0.3)
    #expect((4...10).contains(some.lines) && some.lines % 2 == 0 && some.others == 1, "\(some)")
    #expect(try marks(at: 0.02) == (0, 0))
  }

  /// The time beside a ghost stands on no outline, neither of the ghost nor of another view.
  @Test func theTimeOfAGhostIsOnNoLine() throws {
    let input = try input("022-nested-scroll", "a mostly horizontal drag", at: 0.3)
    let scene = scene(input)
    let labels = HitGhosts.labels(scene, input, marks: [], off: SceneLines(scene), look)
    let words = try #require(labels.regions.first).outline
    let outlines = scene.views.all.filter { scene.outline(of: $0) != nil }.map(\.box)
    for outline in outlines + scene.ghosts.map(\.was.box) {
      #expect(
        !outline.intersects(words) || outline.insetBy(dx: 2, dy: 2).contains(words),
        "\(words) on \(outline)")
    }
  }
}
