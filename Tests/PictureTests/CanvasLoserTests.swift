import Foundation
import Testing
import TouchCanvas
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// What the canvas says of views that lost a touch, or never had it.
extension CanvasStoryTests {
  /// A hit view that left the screen with its controller is marked where it was, with the numbers and names of those around it
  /// that left, too.
  @Test func aHitViewThatLeftTheScreenIsMarkedWhereItWas() throws {
    let moment = try canvas("061-back-swipe", "the card waits")
    let overlays = moment.overlays
    #expect(moment.input.leftViews.map(\.name).suffix(2) == ["card", "notes"])
    #expect(overlays.scene.leftHits.map(\.view.name) == ["card"])
    let column = overlays.numbers.places.filter(\.isInMargin).map(\.visit)
    #expect(column.map(\.number) == [1, 2, 4, 5, 6, 8])
    #expect(column.last?.isWinner == true && column.last?.name == "card")
    let words = letters(moment.picture.list).map(\.text)
    for text in [
      "card", "detail.view", "left the screen with 5 and 6", "dotted: where it was at 0 ms",
      "where it was",
    ] { #expect(words.contains(text), "\(text) in \(words)") }
    let before = try canvas("061-back-swipe", "the card waits", at: 0.01)
    #expect(before.input.leftViews.isEmpty && before.overlays.scene.leftHits.isEmpty)
  }

  /// The line to a view that was never asked crosses no other one of those.
  @Test func theLineToAViewThatWasNeverAskedIsClear() throws {
    let moment = try canvas("002-outside", "without the overrides")
    let scene = moment.overlays.scene
    let views = scene.views.all
    let child = try #require(views.first { $0.view.name == "child" })
    let own = try #require(views.first { $0.view.name == "plainChild" })
    let frame = moment.layout.frame
    let words = letters(moment.picture.list)
    let text = try #require(words.first { $0.text == "plainChild never asked" })
    let edge = CGPoint(x: frame.maxX, y: text.box.midY)
    let lines = [false, true].compactMap {
      LeaderLine(to: own, from: edge, isLeft: false, atFarEnd: $0)
    }
    #expect(lines.contains { !$0.meets(child.box) }, "\(edge)")
    let level = CGPoint(x: frame.maxX, y: child.box.midY)
    let through = try #require(LeaderLine(to: own, from: level, isLeft: false))
    #expect(!moment.overlays.isClear(through, of: own.view.handle))
  }

  /// A loss has the colour of its lane.
  @Test func aLostTouchHasTheColourOfALoss() throws {
    let moment = try canvas("012-many", "drag the card", at: 0.3)
    let theme = moment.look.theme
    let inks = moment.picture.list.commands.compactMap { command -> Color? in
      guard case .text("got touchesCancelled at\u{00A0}50 ms", _, _, let ink) = command else {
        return nil
      }
      return ink
    }
    #expect(inks == [StateLook.ink(.cancelled, theme)])
  }

  /// The number of a hit view is filled with what became of its touch, beside the device and in the tree.
  @Test(arguments: [
    ("002-enlarge", "15 points outside", HitFate.kept), ("012-many", "drag the card", .lost),
    ("022-nested-scroll", "a mostly horizontal drag", .nothing),
  ]) func theNumberOfAHitViewSaysWhatBecameOfItsTouch(
    _ scene: String, _ run: String, _ fate: HitFate
  ) throws {
    let moment = try canvas(scene, run, at: 0.3)
    let place = try #require(moment.overlays.numbers.places.first { $0.visit.isWinner })
    let theme = moment.look.theme
    let (fill, ink) = fate.colors(theme)
    let number = "\(place.visit.number)"
    let tree = HierarchyPicture.list(
      moment.input, HierarchyModel(), width: 400, moment.look
    ).picture
    for list in [moment.picture.list, tree.list] {
      let isFilled = list.commands.contains { if case .fill(_, fill) = $0 { true } else { false } }
      let isWritten = list.commands.contains {
        if case .text(number, _, _, ink) = $0 { true } else { false }
      }
      #expect(isFilled && isWritten, "\(scene): \(place.visit.fate)")
    }
    #expect(place.visit.fate == fate)
  }

  /// The list of views that were never asked is that of the hit test, also when some of them have been scrolled out since, and
  /// others in.
  @Test func whatWasNeverAskedIsThatOfTheHitTest() throws {
    func names(at seconds: Double) throws -> [String] {
      let moment = try canvas("025-collection", "drag", at: seconds)
      return UnaskedTexts(moment.input, moment.overlays.scene).lists.map(\.title)
    }
    let first = try names(at: 0.02)
    #expect(first.contains { $0.contains("grid.item3") && $0.contains("grid.item0") }, "\(first)")
    let last = try names(at: 1.15)
    #expect(last == first, "\(last)")
  }

  /// What the touch was meant for and was never asked is told beside it, and not in the list.
  @Test func whatWasAimedAtAndNeverAskedHasItsOwnText() throws {
    let moment = try canvas("010-overlay", "a clear overlay", at: 0.05)
    let texts = CanvasTexts(
      input: moment.input, model: moment.model, scene: moment.overlays.scene,
      numbers: moment.overlays.numbers
    ).all()
    let target = try #require(texts.first { $0.kind == .unaskedTarget })
    #expect(target.title == "button never asked" && target.object?.view.name == "button")
    #expect(target.details == ["overlay answered first"])
    #expect(texts.filter { $0.kind == .unasked }.map(\.title) == ["Never asked: hint"])
    let words = letters(moment.picture.list).map(\.text)
    #expect(words.contains("button never asked"), "\(words)")
  }
}
