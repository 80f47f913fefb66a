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

/// What the scene and the texts beside it mark: limits, causes, views that have left.
@Suite struct CanvasMarkTests: CanvasReading {
  /// A touch that ended outside of the margin of its button: the scene has the limit, and the distance with it.
  @Test func theMarginThatATouchLeftIsShown() throws {
    let input = try input("020-button-in-scroll", "press, then drag on the button", at: 0.6)
    let left = try #require(LeftMargin(input))
    #expect(input.name(of: left.control) == "button" && left.distance == 96 && left.limit == 70)
    let texts = canvas(input)
    for text in ["96 pt, max 70", "70 pt", "margin"] {
      #expect(texts.contains { $0.contains(text) }, "\(text) in \(texts)")
    }
    let scene = scene(input)
    let button = try #require(scene.views[left.control]).view
    let limit = button.bounds.insetBy(dx: -70, dy: -70).applying(button.toScreen)
    let outlines = try #require(MarginLimit(scene, input)).ground(on: scene).commands
      .compactMap { command -> Path? in
        if case .stroke(let path, SceneColors.distance, _) = command { path } else { nil }
      }
    #expect(outlines == [.polygon(SeenViews.corners(of: limit))])
    // Before the lift nothing says yet that it will not fire.
    let before = try self.input("020-button-in-scroll", "press, then drag on the button", at: 0.48)
    #expect(LeftMargin(before) == nil)
    #expect(try LeftMargin(self.input("002-enlarge", "25 points outside", at: 0.05)) == nil)
  }

  /// A button that took a touch outside of its bounds: how far outside that was, and where it takes touches.
  @Test func theAreaOfAViewThatTookATouchOutsideIsShown() throws {
    var input = try input("002-enlarge", "15 points outside", at: 0.05)
    let taken = try #require(TakenOutside(input.reading.hit, input))
    #expect(input.name(of: taken.view) == "button" && taken.distance == 15)
    #expect(input.answerWithArea == taken.answer)
    let seen = try #require(input.snapshot.view(taken.view))
    let plain = try #require(MissedDistance(scene(input), input))
    #expect(plain.words == "15 pt" && plain.legend == nil)
    let rows = [seen.bounds.insetBy(dx: -20, dy: -20)]
    input.missedArea = TouchArea(view: taken.view, rows: rows, toScreen: seen.toScreen)
    let distance = try #require(MissedDistance(scene(input), input))
    #expect(distance.legend == .takenArea)
    // In the colour of the way: nothing was missed.
    let colors = distance.draw(on: scene(input), words: .zero, look).list.commands
      .compactMap { command -> Color? in
        if case .stroke(_, let color, Stroke(width: 1)) = command { color } else { nil }
      }
    #expect(colors.count == 5 && colors.allSatisfy { $0 == SceneColors.way }, "\(colors)")
    #expect(canvas(input).joined(separator: "\n").contains("15 pt"))
  }

  /// Why such a button got the touch: with how far outside it takes touches, where that is known and goes on no farther.
  @Test func aTouchOutsideSaysHowFarOutsideOnesAreTaken() throws {
    var input = try input("002-enlarge", "15 points outside", at: 0.2)
    let taken = try #require(TakenOutside(input.reading.hit, input))
    let seen = try #require(input.snapshot.view(taken.view))
    func text(_ rows: [CGRect]) -> String {
      input.missedArea = TouchArea(view: taken.view, rows: rows, toScreen: seen.toScreen)
      return Explanation.about(taken.view, input).text
    }
    func around(_ margin: Double) -> CGRect { seen.bounds.insetBy(dx: -margin, dy: -margin) }
    let began = "The touch began 15 pt outside its bounds"
    let limit = "(it takes touches up to 20 pt outside)"
    #expect(text([around(20)]).contains(began) && text([around(20)]).contains(limit))
    // Rows that meet are one area, of which none lies beside the touch.
    let upper = CGRect(x: -20, y: -20, width: 70, height: 30)
    let lower = CGRect(x: -20, y: 10, width: 70, height: 40)
    #expect(text([lower, upper]).contains(limit))
    let apart = CGRect(x: seen.bounds.minX - 60, y: 0, width: 30, height: 30)
    #expect(text([around(20), apart]).contains(limit))
    for rows in [[around(TouchArea.margin)], [seen.bounds], []] {
      #expect(text(rows).contains(began) && !text(rows).contains("it takes touches"))
    }
  }

  /// A view that refused and left the screen since is in the list with its number, and says so; no number is missing.
  @Test func aRefusedViewThatLeftTheScreenIsListed() throws {
    let input = try Stories.session("061-back-swipe", "the card waits").input()
    let scene = scene(input)
    let numbers = HitNumbers(scene, column: (-26, 0...800), fingers: [], marks: [], look)
    #expect(
      numbers.offScreen.map(\.name) == ["notes"] && scene.leftHits.map(\.view.name) == ["card"])
    let told = (numbers.places.map(\.visit) + numbers.unplaced + numbers.offScreen).map(\.number)
    #expect(told.sorted() == Array(1...8))
    let texts = CanvasTexts(input: input, model: CanvasModel(), scene: scene, numbers: numbers)
    let list = try #require(texts.all().first { $0.kind == .refused })
    #expect(list.rows?.rows.map(\.name) == ["2 views"])
    let then = "notes\u{00A0}(7): outside when touch 1 began, at 0 ms; it has left the screen since"
    #expect(list.tooltip.hasSuffix("\n" + then), "\(list.tooltip)")
  }

  /// The refusal that the first sentence of Why tells is the cause.
  @Test func theRefusalOfTheFirstSentenceIsTheCause() throws {
    let input = try input("011-label-cell", "tap the label", at: 0.06)
    let why = try #require(Explanation.last(input))
    #expect(why.text.hasPrefix("label lies under the touch but refused"))
    let cause = try #require(input.cause(toldBy: why))
    #expect(input.name(of: cause) == "label")
    #expect(CanvasFoot.signs(scene(input)).contains(.cause))
    // It has a text of its own.
    let words = canvas(input)
    #expect(words.contains { $0.contains("label") && $0.contains("refused") }, "\(words)")
    let tree = HierarchyPicture.list(
      input, HierarchyModel(), cause: cause, width: 400, look
    ).picture
    let red = StateLook.ink(.failed, look.theme)
    #expect(
      tree.list.commands.contains { command in
        if case .text("6", _, _, red) = command { true } else { false }
      })
  }

  /// Names in the title of a list have a line each where they need it: none is cut that has room alone, and what finds no
  /// line is left out.
  @Test func theNamesOfAListAreWhole() {
    func lines(_ names: [String]) -> [String] {
      CanvasText.list(
        .unasked, .left, top: false, Text.canvas.neverAsked(names.joined(separator: ", ")), [],
        sign: .unasked
      ).lines(170, look).map(\.text)
    }
    let names = ["table.header1", "table.footer1", "table.section1.row0"]
    #expect(
      lines(names) == ["Never asked:", "table.header1,", "table.footer1,", "table.section1.row0"])
    let many = lines((0..<9).map { "table.header\($0)" })
    #expect(many.count == 5 && many[4] == "table.header3, \u{2026}", "\(many)")
  }

  /// The last that is said of a hit view that was scrolled is what its dots are; the tooltip is about the view alone.
  @Test func aHitViewThatWasScrolledSaysWhereItWas() throws {
    let input = try Stories.session("023-table", "press a row, then drag").input()
    let scene = scene(input)
    let numbers = HitNumbers(scene, column: (-26, 0...800), fingers: [], marks: [], look)
    let texts = CanvasTexts(input: input, model: CanvasModel(), scene: scene, numbers: numbers)
    let hit = try #require(texts.all().first { $0.kind == .hit })
    #expect(hit.details.last?.hasPrefix("dotted: where it was") == true, "\(hit.details)")
    #expect(!hit.tooltip.contains("\n"), "\(hit.tooltip)")
  }
}
