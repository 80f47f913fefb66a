import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchLanguage
import TouchRecording
import TouchTrace
import TouchWindow

@testable import TouchDebugger
@testable import TouchInspection
@testable import TouchReading

/// The tab Inspect of runs of scenes.
@Suite struct InspectStoryTests {
  private let look = Look(theme: .dark, metrics: FixedTextMetrics())

  private func input(_ scene: String, _ run: String, at seconds: Double) throws -> PictureInput {
    try Stories.session(scene, run, at: seconds).input(at: Instant(seconds: seconds))
  }

  /// What a recognizer measured stands right below the title of its answer; what Why says as well is not said again.
  @Test func theAnswerIsItsTitleAndWhatWasMeasured() throws {
    let far = try input("032-edge", "drag from 60 points", at: 0.3)
    var model = InspectModel()
    model.selection = .recognizer("back")
    model.rows = [PropertyRow("isEnabled", "true", .flag)]
    let drawn = InspectPicture.draw(far, model, width: 520, look)
    let places = PictureTexts.places(drawn.picture.list, look)
    func box(_ start: String) throws -> CGRect {
      try #require(places.first { $0.text.hasPrefix(start) }, "\(places.map(\.text))").box
    }
    #expect(!places.contains { $0.text == Text.inspect.measured })
    #expect(!places.contains { $0.text.contains("(max") })
    let (title, gauge) = (try box("at 0 ms"), try box("60 pt, max 13"))
    // What the finger has to do stands below them, in the line that the buttons for an edit take.
    #expect(try box(Text.inspect.tryOut).minY > gauge.maxY)
    #expect(gauge.minY >= title.maxY && gauge.minY - title.maxY < 30)
    // An edit moves no row.
    var text = WhatIfText(outcome: "back now begins at 33 ms.", rows: [], note: "")
    text.title = "If edges of back were all"
    model.difference = text
    let edited = InspectPicture.draw(far, model, width: 520, look)
    #expect(edited.height == drawn.height)
    let again = PictureTexts.places(edited.picture.list, look)
    #expect(again.first { $0.text.hasPrefix("60 pt, max 13") }?.box == gauge)
    #expect(again.contains { $0.text.contains("now begins") && $0.box.maxY <= gauge.minY })
  }

  /// A value to try is a button in a line of its own, which the buttons for an edit take after it.
  @Test func whatCanBeTriedIsOneLine() throws {
    let late = try input("000-td-tap", "single tap", at: 0.4)
    var model = InspectModel()
    model.selection = .recognizer("singleTap")
    model.rows = [PropertyRow("isEnabled", "true", .flag)]
    func draw() -> (picture: Picture, height: Double) {
      let drawn = InspectPicture.draw(late, model, width: 368, look)
      return (drawn.picture, drawn.height)
    }
    let before = draw()
    let tried = try #require(
      before.picture.regions.first { "\($0.target)".hasPrefix("suggestion:") })
    model.difference = WhatIfText(outcome: "singleTap now ends at 8 ms.", rows: [], note: "")
    let after = draw()
    let undo = try #require(after.picture.regions.first { $0.target == .command(.undo) })
    #expect(before.height == after.height)
    #expect(undo.outline.minY == tried.outline.minY)
    #expect(undo.outline.height == tried.outline.height)
  }

  // MARK: What decided

  private func properties(_ input: PictureInput) -> [String] {
    DecidingProperty.all(input).map {
      "\($0.title(input.name(of: $0.object))) = \($0.value): "
        + MarkedText(Text.inspect.effect($0.effect)).plain
    }
  }

  @Test func thePropertiesThatMatteredAreFound() throws {
    let held = try input("020-button-in-scroll", "press, then drag on the button", at: 0.5)
    #expect(
      properties(held) == [
        "UIControl margin = 70 pt: ended 96 pt outside button",
        "scroll.touchesShouldCancel(in: button) = false: scroll.pan failed",
        "scroll.delaysContentTouches = true: held the touch for 150 ms",
      ])
    let tap = properties(try input("000-td-tap", "single tap", at: 0.45))
    for property in [
      "singleTap.require(toFail:) = [doubleTap, longPress]: waited 350 ms for doubleTap",
      "longPress.minimumPressDuration = 2: longPress failed",
      "doubleTap.numberOfTapsRequired = 2: doubleTap failed",
      "singleTap.cancelsTouchesInView = true: card lost its touch",
    ] {
      #expect(tap.contains(property), "\(property) not in \(tap)")
    }
    #expect(tap.first?.hasPrefix("singleTap.require(toFail:)") == true, "of the headline: \(tap)")
    let label = properties(try input("011-label-cell", "tap the label", at: 0.05))
    #expect(label.contains("label.isUserInteractionEnabled = false: refused the touch"))
  }

  /// What the headline says is among them, also where UIKit has no property for it.
  @Test func whatTheHeadlineRestsOnIsFound() throws {
    let outside = try input("002-outside", "without the overrides", at: 0.05)
    #expect(
      properties(outside) == [
        "plain.point(inside:with:) = false: the point is 42.4 pt outside"
      ])
    let ways = DecidingProperty.parted(
      try input("022-nested-scroll", "a mostly vertical drag", at: 0.3)
    ).own
    let began = ways.filter { $0.limit == .dragDistance }
    #expect(began.map(\.value) == ["10 pt", "10 pt"])
    #expect(
      began.map { MarkedText(Text.inspect.effect($0.effect)).plain }
        == ["moved 10.9 pt vertically", "moved 7.7 pt horizontally"])
  }

  /// What has nothing to do with the headline stands below a heading of its own.
  @Test func thoseOfOthersStandApart() throws {
    let tap = try input("000-td-tap", "single tap", at: 0.4)
    let picture = InspectPicture.draw(tap, InspectModel(), width: 640, look).picture
    let places = PictureTexts.places(picture.list, look)
    func top(_ text: String) throws -> Double {
      let place = try #require(places.first { $0.text == text }, "\(places.map(\.text))")
      return Double(place.box.minY)
    }
    let heading = try top(Text.inspect.decidedForOthers)
    #expect(try top("singleTap.require(toFail:)") < heading)
    #expect(try top("longPress.minimumPressDuration") > heading)
  }

  /// While nothing is selected they stand below what is under the touch, and lead to their objects.
  @Test func withoutASelectionTheyLeadToTheirObjects() throws {
    let held = try input("020-button-in-scroll", "press, then drag on the button", at: 0.5)
    let picture = InspectPicture.draw(held, InspectModel(), width: 400, look).picture
    let scroll = picture.regions.filter { $0.target == .view("scroll") }
    #expect(scroll.count == 3, "its own row and two properties")
    let words = scroll.map { "\($0.tooltip)" }.joined()
    #expect(words.contains("scroll.delaysContentTouches = true: held the touch for 150 ms"))
    let button = try #require(picture.regions.first { $0.target == .view("button") })
    #expect(scroll.allSatisfy { $0.outline.minY >= button.outline.maxY })
  }

  /// Of a selected object they come first, each once.
  @Test func theyComeBeforeTheGroups() throws {
    let held = try input("020-button-in-scroll", "press, then drag on the button", at: 0.5)
    var model = InspectModel()
    model.selection = .view("scroll")
    model.rows = [
      PropertyRow("isHidden", "false", .flag), PropertyRow("delaysContentTouches", "true", .flag),
    ]
    func rows(_ name: String) -> [CGRect] {
      InspectPicture.draw(held, model, width: 400, look).picture.regions
        .filter { $0.target == .property(name, nil) }.map(\.outline)
    }
    let (delays, hidden) = (rows("delaysContentTouches"), rows("isHidden"))
    #expect(delays.count == 1 && hidden.count == 1)
    #expect((delays.first?.maxY ?? .infinity) < (hidden.first?.minY ?? 0))
    // An edit that decided before or not leaves its row where it was.
    model.rows[0].isEdited = true
    #expect(rows("isHidden") == hidden)
  }

  /// The frame of an answer is as high as its text, before and after an edit.
  @Test func theFrameFitsItsText() throws {
    let held = try input("020-button-in-scroll", "press, then drag on the button", at: 0.5)
    func height(_ name: String, _ difference: WhatIfText? = nil) -> Double {
      var model = InspectModel()
      model.selection = .view(name)
      model.rows = [PropertyRow("isHidden", "false", .flag)]
      model.difference = difference
      let regions = InspectPicture.draw(held, model, width: 400, look).picture.regions
      return Double(regions.first { $0.target == .property("isHidden", nil) }?.outline.minY ?? 0)
    }
    let text = WhatIfText(outcome: "scroll.pan now begins at 33 ms.", rows: [], note: "")
    for name in ["card", "button"] { #expect(height(name) == height(name, text)) }
    let answer = try #require(ObjectAnswer(.view("scroll"), held))
    let card = WhatIfCard(input: held, text: nil, answer: answer)
    let pen = PanelPen(look, scale: 1, rowHeight: 28)
    #expect(card.height(width: 560, pen) < card.height(width: 200, pen), "fewer lines are lower")
  }

  /// A view around the hit view gets nothing, but its recognizers do.
  @Test func aViewSaysThatItsRecognizersGotTheTouch() throws {
    let held = try input("020-button-in-scroll", "press, then drag on the button", at: 0.5)
    let scroll = try #require(held.handle(of: .view("scroll")))
    let why = Explanation.about(scroll, held)
    #expect(why.title == "scroll did not get the touch")
    #expect(why.text.contains("Its recognizers got it: scroll.delay and scroll.pan."))
  }

  /// While a moment before the end shows, what the recognizer has by now is left out.
  @Test func whatARecognizerHasNowIsNotSaidOfAnEarlierMoment() throws {
    let session = try Stories.session("000-pan-tap", "drag")
    let view = SessionView(session)
    let properties = [("state", "possible"), ("location", "[284, 150]")].map {
      PropertyReading(name: $0.0, path: "pan.\($0.0)", value: $0.1, kind: .readOnly)
    }
    func names() -> [String] {
      InspectModel(of: .recognizer("pan"), view.input, SceneSource(), properties).rows.map(\.name)
    }
    view.seek(to: session.steps.count / 2)
    #expect(view.input.ahead != nil && names().contains(Text.inspect.lastOutcome))
    #expect(!names().contains("state") && !names().contains("location"), "\(names())")
    view.seek(to: session.steps.count - 1, time: session.now)
    #expect(names().contains("state") && names().contains("location"), "\(names())")
  }

  /// Nor where a view is by now, where it was elsewhere then.
  @Test func whereAViewIsNowIsNotSaidOfAnEarlierMoment() throws {
    let session = try Stories.session("025-collection", "drag")
    let view = SessionView(session)
    view.seek(to: session.steps.count - 1, time: session.now)
    let grid = try #require(view.input.snapshot.views.first { $0.name == "grid" })
    let size = "\(grid.bounds.width), \(grid.bounds.height)"
    let properties = [
      ("bounds", "[0, \(grid.bounds.minY), \(size)]"),
      ("contentOffset", "[0, \(grid.bounds.minY)]"),
      ("alpha", "1"),
    ].map { PropertyReading(name: $0.0, path: "grid.\($0.0)", value: $0.1, kind: .readOnly) }
    func names() -> [String] {
      InspectModel(of: .view("grid"), view.input, SceneSource(), properties).rows.map(\.name)
    }
    #expect(grid.bounds.minY > 100 && names().count == 3, "\(names())")
    view.seek(to: session.steps.count / 4)
    #expect(view.input.ahead != nil && names() == ["alpha"], "\(names())")
  }
}
