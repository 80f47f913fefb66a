import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchCanvasSDL
import TouchEngine
import TouchGeometry
import TouchLanguage
import TouchRecording
import TouchScenes
import TouchTrace

@testable import TouchDebugger
@testable import TouchInspection
@testable import TouchReading

/// The canvas over all scenes and runs: no text lies on the scene, no two texts or numbers touch, and nothing is said of
/// what is not on the screen.
@Suite struct CanvasStoryTests {
  private let fonts = FontBook()
  private static let sizes = [
    CGSize(width: 1440, height: 900), CGSize(width: 1024, height: 700),
    CGSize(width: 1900, height: 1000),
  ]

  /// One moment of a run in a canvas.
  struct Moment {
    let input: PictureInput
    let model: CanvasModel
    let bounds: CGRect
    let look: Look

    var layout: CanvasLayout {
      CanvasLayout(bounds: bounds, screen: input.snapshot.screen)
    }
    /// How far the touch was from what it missed by little, from the edge at which a drag was to begin, or from the hit view
    /// that took it outside of its bounds.
    var missed: String? {
      if let near = input.reading.hits.last.flatMap({ NearMiss($0, input) }) {
        return Units.distance(near.distance)
      }
      if let edge = MissedEdge(input) {
        return "\(Units.distance(edge.distance)), max \(Units.number(edge.limit))"
      }
      // Where a view takes touches that refused in its bounds is not known here.
      if input.reading.hits.last.flatMap({ OwnRefusal($0, input) }) != nil { return nil }
      let taken = input.reading.hits.last.flatMap { TakenOutside($0, input) }
      return taken.map { Units.distance($0.distance) }
    }
    /// How far the touch ended outside of a control that did not fire for it, with the margin, and that alone.
    var margin: [String] {
      LeftMargin(input).map {
        let limit = Units.distance($0.limit)
        return ["\(Units.distance($0.distance)), max \(Units.number($0.limit))", limit]
      } ?? []
    }
    var picture: Picture { CanvasPicture.draw(input, model, bounds, look) }
    var overlays: SceneOverlays {
      SceneOverlays(
        input, model, toCanvas: layout.transform, radius: layout.radius,
        column: (layout.numbersX, layout.numberRows), look)
    }
  }

  /// Every run at some moments, alone and in windows, with all overlays.
  func each(_ body: (Moment, String) -> Void) throws {
    var count = 0
    try Stories.each { story, session in
      let view = SessionView(session)
      let last = session.steps.count - 1
      for step in Set([0, last / 3, last / 2, last]).sorted() {
        view.seek(to: step)
        var window = WindowModel()
        window.drawing.overlays = .all.subtracting(.windowPass)
        window.left.scenes.runs = ["a run"]
        window.left.scenes.run = "a run"
        for (index, size) in Self.sizes.enumerated()
        where Stories.isThorough || index == count % Self.sizes.count {
          window.workspace.size = size
          window.workspace.isTouchMode = false
          body(
            moment(view, window, index == 1 ? .light : .dark),
            "\(story) step \(step) at \(Int(size.width))")
        }
        count += 1
      }
    }
    #expect(count > 1000)
  }

  func moment(_ view: SessionView, _ window: WindowModel, _ theme: Theme) -> Moment {
    let input = view.input
    let cause = Explanation.decision(input)?.cause
    return Moment(
      input: input, model: window.canvas(cause: cause), bounds: WindowLayout(window).canvas,
      look: Look(theme: theme, metrics: fonts))
  }

  struct Letters {
    let text: String
    let box: CGRect
  }

  /// The texts that no clip cuts: those of the canvas, not those of the scene.
  func letters(_ list: DrawList) -> [Letters] {
    var depth = 0
    return list.commands.compactMap { command in
      switch command {
      case .pushClip: depth += 1
      case .popClip: depth -= 1
      case .text(let text, let at, let font, _) where depth == 0:
        return Letters(
          text: text,
          box: CGRect(
            x: at.x, y: at.y - font.size * 0.72, width: fonts.width(of: text, in: font),
            height: font.size * 0.72))
      case .text, .fill, .stroke, .pattern: break
      }
      return nil
    }
  }

  @Test func noTextLiesOnTheSceneAndNoneOnAnother() throws {
    try each { moment, place in
      let frame = moment.layout.frame
      let numbers = moment.overlays.numbers.places.filter { !$0.isInMargin }
      var placed: [Letters] = []
      for letters in letters(moment.picture.list) {
        let isNumber = letters.text.allSatisfy(\.isNumber)
        if letters.box.intersects(frame) {
          // A distance stands on the line that measures it, a margin on its limit, a time beside what lay there then.
          let isDistance = letters.text == moment.missed || moment.margin.contains(letters.text)
          let isTime = letters.text.wholeMatch(of: /at \d+ ms/) != nil
          #expect(isNumber || isDistance || isTime, "\(place): '\(letters.text)' lies on the scene")
        }
        #expect(
          moment.bounds.insetBy(dx: -1, dy: -1).contains(letters.box),
          "\(place): '\(letters.text)' leaves the canvas")
        for other in placed where overlap(other.box, letters.box) {
          // The number of a touch may come to lie on a number that it moves over.
          guard !(isNumber && other.text.allSatisfy(\.isNumber)) else { continue }
          Issue.record("\(place): '\(letters.text)' is on '\(other.text)'")
        }
        placed.append(letters)
      }
      #expect(
        numbers.allSatisfy { place in placed.contains { $0.text == "\(place.visit.number)" } },
        "\(place)")
    }
  }

  private func overlap(_ a: CGRect, _ b: CGRect) -> Bool {
    let common = a.intersection(b)
    return !common.isNull && common.width > 1 && common.height > 1
  }

  @Test func numbersTouchNeitherEachOtherNorAFinger() throws {
    try each { moment, place in
      let overlays = moment.overlays
      let numbers = overlays.numbers.places
      let fingers = moment.input.reading.fingers
      let rings = moment.picture.regions.filter { region in
        if case .finger = region.target { true } else { false }
      }
      #expect(rings.count <= fingers.count)
      for (index, number) in numbers.enumerated() {
        for other in numbers[(index + 1)...] {
          #expect(
            !number.box.insetBy(dx: -1, dy: -1).intersects(other.box),
            "\(place): \(number.visit.number) and \(other.visit.number)")
        }
        for ring in rings {
          let (x, y) = (ring.outline.midX, ring.outline.midY)
          let dx = max(number.box.minX - x, 0, x - number.box.maxX)
          let dy = max(number.box.minY - y, 0, y - number.box.maxY)
          #expect(
            (dx * dx + dy * dy).squareRoot() >= TouchRing.radius + 5.9,
            "\(place): \(number.visit.number) is near a touch")
        }
        if !number.isInMargin {
          let frame = moment.layout.frame
          #expect(number.box.minX >= frame.minX && number.box.maxX <= frame.maxX + 0.01, "\(place)")
          #expect(number.box.minY >= frame.minY && number.box.maxY <= frame.maxY + 0.01, "\(place)")
        }
      }
      // In the margin they stand in the order of the visits.
      let column = numbers.filter(\.isInMargin)
      for (above, below) in zip(column, column.dropFirst()) {
        #expect(below.box.midY - above.box.midY >= 21.99, "\(place)")
      }
      let told =
        numbers.map(\.visit) + overlays.numbers.unplaced + overlays.numbers.offScreen
        + overlays.numbers.moved
      let asked = overlays.scene.hit.visited.filter { view in
        moment.input.snapshot.view(view) != nil
          || moment.input.leftViews.contains { $0.handle == view }
      }
      #expect(Set(told.map(\.number)).count == asked.count, "\(place): each visit is told once")
    }
  }

  /// What of a view is on the screen, by rectangles alone.
  private func isOnScreen(_ view: ViewSnapshot, _ snapshot: SceneSnapshot) -> Bool {
    var box = view.bounds.applying(view.toScreen).intersection(
      CGRect(origin: .zero, size: snapshot.screen))
    var current = view
    if current.isHidden { return false }
    while let parent = snapshot.view(current.parent) {
      if parent.isHidden { return false }
      if parent.clipsToBounds {
        box = box.intersection(parent.bounds.applying(parent.toScreen))
      }
      current = parent
    }
    return !box.isNull && box.width > 0.5 && box.height > 0.5
  }

  @Test func whatIsNotOnTheScreenHasNoNumberAndNoName() throws {
    var hidden = 0
    try each { moment, place in
      let snapshot = moment.input.snapshot
      let overlays = moment.overlays
      for number in overlays.numbers.places {
        #expect(isOnScreen(number.visit.seen.view, snapshot), "\(place): \(number.visit.name)")
      }
      hidden += overlays.numbers.offScreen.count
      let texts = CanvasTexts(
        input: moment.input, model: moment.model, scene: overlays.scene, numbers: overlays.numbers
      ).all()
      for text in texts {
        guard let object = text.object else { continue }
        // A hit view stands beside the place where it was hit.
        #expect(
          text.kind == .hit ? object.isOnScreen : isOnScreen(object.view, snapshot),
          "\(place): \(text.title)")
      }
      for seen in overlays.scene.views.all where seen.isOnScreen {
        #expect(isOnScreen(seen.view, snapshot), "\(place): \(seen.view.name)")
      }
    }
    #expect(hidden > 100, "some scenes have views that are scrolled away")
  }

  /// Head, foot and device stand where they stood, whatever happens.
  @Test func nothingMovesWhenTheContentChanges() throws {
    try Stories.each { story, session in
      let view = SessionView(session)
      var boxes: Set<[CGRect]> = []
      var screens: Set<String> = []
      for step in Set([0, session.steps.count / 2, session.steps.count - 1]).sorted() {
        view.seek(to: step)
        screens.insert("\(view.input.snapshot.screen)")
        let regions = moment(view, WindowModel(), .dark).picture.regions
        boxes.insert(regions.filter { $0.target == .screen }.map(\.outline))
      }
      #expect(boxes.count == screens.count, "\(story)")
    }
  }

  // MARK: What was wrong once

  func canvas(_ scene: String, _ run: String, at: Double? = nil) throws -> Moment {
    let session = try Stories.session(scene, run, at: at)
    let view = SessionView(session)
    view.seek(to: session.steps.count - 1, time: session.now)
    var window = WindowModel()
    window.workspace.size = CGSize(width: 1440, height: 900)
    return moment(view, window, .dark)
  }

  /// Rows that are scrolled away had labels, and lines that left the device.
  @Test func rowsThatAreScrolledAwayAreAList() throws {
    let moment = try canvas("021-scroll", "a slow drag stays")
    let overlays = moment.overlays
    #expect(!overlays.numbers.offScreen.isEmpty)
    let gone = Set(overlays.numbers.offScreen.map(\.name))
    let named = moment.picture.regions.compactMap { region -> String? in
      switch region.target {
      case .hit(let name), .rejected(let name): name
      default: nil
      }
    }
    #expect(gone.isDisjoint(with: named))
    #expect(
      letters(moment.picture.list).contains {
        $0.text.hasSuffix(" views") || $0.text.hasSuffix(" more")
      })
    let helps = moment.picture.regions.map { "\($0.tooltip)" }
    let then = "outside when touch 1 began, at 0 ms; it has scrolled since"
    #expect(helps.contains { $0.contains(then) }, "\(helps)")
    #expect(!letters(moment.picture.list).contains { $0.text.contains("1560") })
  }

  /// Eight labels hid the middle of the scene.
  @Test func amongManyViewsTheSceneIsFree() throws {
    let session = try Stories.session("012-many", "drag the card", at: 0.3)
    let view = SessionView(session)
    view.seek(to: session.steps.count - 1, time: session.now)
    let moment = try canvas("012-many", "drag the card", at: 0.3)
    let onScene = letters(moment.picture.list).filter { $0.box.intersects(moment.layout.frame) }
    // Numbers, and when the card was where its dots are.
    #expect(!onScene.isEmpty)
    #expect(onScene.allSatisfy { $0.text.allSatisfy(\.isNumber) || $0.text == "at 0 ms" })
    let words = letters(moment.picture.list).map(\.text)
    #expect(words.contains("Never asked: 56 tiles"), "\(words)")
    #expect(words.contains("card answered first"))
  }

  /// Dots around what lies in a view that refused have their text, too.
  @Test func whatLiesInARefusedViewIsToldAsNeverAsked() throws {
    let moment = try canvas("061-back-swipe", "too far from the edge", at: 0.3)
    let words = letters(moment.picture.list).map(\.text)
    #expect(words.contains("Never asked: 5 views"), "\(words)")
    let texts = CanvasTexts(
      input: moment.input, model: moment.model, scene: moment.overlays.scene,
      numbers: moment.overlays.numbers
    ).all()
    let list = try #require(texts.first { $0.kind == .unasked })
    #expect(list.details == ["inside notes and nav.bar, which refused"])
  }

  // MARK: What an axis decided

  @Test func theDirectionOfADragIsThatOfTheTrace() throws {
    let moment = try canvas("022-nested-scroll", "a mostly vertical drag", at: 0.2)
    let direction = try #require(DragDirection(moment.input))
    let rivals = direction.rivals.map { rival in
      (
        moment.input.name(of: rival.recognizer), rival.axis,
        (rival.value * 10).rounded() / 10, rival.limit, rival.isReached
      )
    }
    #expect(rivals.contains { $0 == ("list.pan", .vertical, 10.9, 10, true) }, "\(rivals)")
    #expect(rivals.contains { $0 == ("carousel.pan", .horizontal, 7.7, 10, false) }, "\(rivals)")
    #expect(direction.touch == 1 && direction.way.count > 1)
    let words = letters(moment.picture.list).map(\.text)
    for text in [
      "Direction of touch 1", "10.9 pt, min 10", "7.7 pt, min 10", "list.pan began",
      "carousel.pan: too short",
    ] { #expect(words.contains(text), "\(text) in \(words)") }
  }

  /// The touch seems to have begun beside a view that was scrolled since; and the tooltip of the refusals says why.
  @Test func aHitViewThatWasScrolledSaysWhereItWas() throws {
    let moment = try canvas("022-nested-scroll", "a mostly vertical drag", at: 0.3)
    let words = letters(moment.picture.list).map(\.text)
    #expect(words.contains("dotted: where it was at 0 ms"), "\(words)")
    // Those that are elsewhere by now were outside of the touch when it began: they share a row.
    #expect(words.contains("4 views"), "\(words)")
    #expect(!words.contains { $0.contains("off screen") || $0.contains("scrolled since:") })
    #expect(words.count { $0 == "Refused" } == 1, "\(words)")
    let others = moment.picture.regions.filter { $0.target == RefusedRows.target(ofOthers: 4) }
    let then = "outside when touch 1 began, at 0 ms; it has scrolled since"
    #expect(others.count == 1 && others.allSatisfy { "\($0.tooltip)".contains(then) })
    #expect(words.contains("at 0 ms"), "\(words)")
    let before = try canvas("022-nested-scroll", "a mostly vertical drag", at: 0.02)
    #expect(!letters(before.picture.list).contains { $0.text.hasPrefix("dashes") })
  }

  /// Right of the device are, from above, what refused, the touch, and the direction of a drag.
  @Test(arguments: [
    ("022-nested-scroll", "a mostly horizontal drag"),
    ("020-button-in-scroll", "drag on the button"), ("026-lift", "drag too early"),
  ])
  func theRightMarginHasOneOrder(_ scene: String, _ run: String) throws {
    let moment = try canvas(scene, run, at: 0.3)
    for width in [740.0, 780] {
      let bounds = CGRect(x: 0, y: 0, width: width, height: 580)
      let layout = CanvasLayout(bounds: bounds, screen: moment.input.snapshot.screen)
      let texts = PictureTexts.places(
        CanvasPicture.draw(moment.input, moment.model, bounds, moment.look).list, moment.look)
      let parts = try ["Refused", "touch 1", "Direction of touch 1"].map { words in
        try #require(texts.first { $0.text.hasPrefix(words) }, "\(words): \(texts)").box
      }
      #expect(parts.allSatisfy { $0.minX > layout.device.maxX }, "\(width): \(parts)")
      #expect(parts.map(\.minY) == parts.map(\.minY).sorted(), "\(width): \(parts)")
    }
  }

  @Test func aTapHasNoDirection() throws {
    #expect(try DragDirection(canvas("000-td-tap", "single tap", at: 0.4).input) == nil)
  }

  @Test func theWindowsOwnPassShowsOnDemand() throws {
    let moment = try canvas("000-td-tap", "single tap", at: 0.02)
    let own = moment.input.reading.windowPasses
    #expect(own.count == 1 && own[0].visited.first == moment.input.reading.hit.visited.first)
    #expect(own[0].lastEvent ?? 0 < moment.input.reading.hit.lastEvent ?? 0)
    let usual = HitPasses.shown(moment.input, .usual)
    let switched = HitPasses.shown(moment.input, .usual.union(.windowPass))
    #expect(usual.map(\.lastEvent) == moment.input.reading.hits.map(\.lastEvent))
    #expect(switched.map(\.lastEvent) == own.map(\.lastEvent))
  }
}
