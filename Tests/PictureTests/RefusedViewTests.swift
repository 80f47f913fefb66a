import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchEngine
import TouchGeometry
import TouchLanguage
import TouchRecording
import TouchScenes
import TouchTrace

@testable import TouchDebugger
@testable import TouchInspection
@testable import TouchReading

/// What Why and Inspect say of a view under the touch that refused, or that was never asked for it.
@Suite struct RefusedViewTests {
  private var look: Look { Look(theme: .dark, metrics: FixedTextMetrics()) }

  private func input(_ scene: String, _ run: String) throws -> PictureInput {
    try Stories.session(scene, run, at: 0.05).input(at: Instant(seconds: 0.05))
  }

  /// Of a label that refused, because its interaction is off, the headline says so: what got the touch is no surprise by
  /// itself. The scene marks the label as the cause.
  @Test func aLabelThatRefusedIsTheHeadline() throws {
    let moment = try input("011-label-cell", "tap the label")
    let why = try #require(Explanation.last(moment))
    #expect(why.title == "label refused the touch: cell got it")
    #expect(why.sentences.first?.text.hasPrefix("label lies under the touch but refused") == true)
    #expect(moment.cause(toldBy: why) == moment.handle(of: .view("label")))
    #expect(Explanation.decision(moment)?.subjects.contains(why.subject) == true)
  }

  /// A button in a view without interaction is what a person asks about, as is one outside of its superview.
  @Test func aButtonInAViewWithoutInteractionIsTheHeadline() throws {
    let moment = try input("000-hit-flags", "a button in a view without interaction")
    let why = try #require(Explanation.last(moment))
    #expect(why.title == "inside was never asked: noTouch refused")
    #expect(
      why.sentences.first?.text
        == "inside lies under the touch but was never asked, because its superview noTouch refused:"
        + " its isUserInteractionEnabled is false, so neither it nor its subviews are hit.")
    #expect(moment.cause(toldBy: why) == moment.handle(of: .view("noTouch")))
  }

  /// Behind another view it is not what is missed: it would take no touch there either.
  @Test func whatIsSwitchedOffBehindAnotherViewIsNotMissed() throws {
    let edits = [
      Edit(path: "noTouch.frame", value: "[20, 100, 100, 100]"),
      Edit(path: "clearOne.frame", value: "[20, 100, 100, 100]"),
    ]
    let session = try Stories.session("000-hit-flags", "a plain one")
      .replaying(with: edits).finished()
    defer { session.scene.engine.tearDown() }
    let why = try #require(Explanation.last(session.input()))
    #expect(why.title == "clearOne got the touch")
  }

  /// A view whose own answer refused a point of its bounds is the cause, with the reason and an outline: nothing that is to be
  /// seen says why another view got the touch. It may lie beside the hit view or in it.
  @Test(arguments: [
    ("002-circle", "corner", "circle", "behind"),
    ("002-circle", "the corner of the bounds", "circle", "behind"),
    ("002-circle-turned", "a near corner, by the frame", "byFrame", "root.view"),
    ("002-circle-turned", "a corner, by the bounds", "byBounds", "root.view"),
  ]) func aViewThatRefusedAPointOfItsBoundsIsTheCause(
    _ scene: String, _ run: String, _ name: String, _ winner: String
  ) throws {
    let moment = try input(scene, run)
    let why = try #require(Explanation.last(moment))
    #expect(why.title == "\(name) refused the touch: \(winner) got it")
    #expect(
      why.sentences.first?.text
        == "\(name) lies under the touch but refused: the point is inside its bounds, but its own"
        + " point(inside:with:) returned false.")
    let handle = try #require(moment.handle(of: .view(name)))
    #expect(moment.cause(toldBy: why) == handle)
    let drawn = HitScene(
      moment, moment.reading.hits, cause: handle, toCanvas: .identity, radius: 0)
    let seen = try #require(drawn.views[handle])
    #expect(drawn.outline(of: seen) == .cause)
    let numbers = HitNumbers(drawn, column: (-26, 0...800), fingers: [], marks: [], look)
    let texts = CanvasTexts(input: moment, model: CanvasModel(), scene: drawn, numbers: numbers)
    let told = texts.all().flatMap { $0.details + ($0.rows?.rows.map(\.reason) ?? []) }
    #expect(told.contains("point(inside:with:) returned false"), "\(told)")
  }

  /// Where such a view takes touches is drawn in the colour of the cause. How far outside of it the touch was stands at the
  /// line to it, beside the device and in Why.
  @Test(arguments: [
    ("002-circle", "corner", "circle", "0.1 pt"),
    ("002-circle", "the corner of the bounds", "circle", "41.4 pt"),
    ("002-circle-turned", "a corner, by the bounds", "byBounds", "6.6 pt"),
    ("002-circle-turned", "a near corner, by the frame", "byFrame", "8.1 pt"),
  ]) func theAreaOfAViewThatRefusedInItsBoundsIsShown(
    _ scene: String, _ run: String, _ name: String, _ gap: String
  ) throws {
    var moment = try input(scene, run)
    let answer = try #require(moment.answerWithArea)
    #expect(moment.handle(of: .view(name)) == answer.view)
    func drawn() -> HitScene {
      HitScene(
        moment, moment.reading.hits, cause: answer.view, toCanvas: .identity, radius: 0)
    }
    // As long as it is not known, nothing is drawn.
    #expect(MissedDistance(drawn(), moment) == nil)
    let session = try Stories.session(scene, run, at: 0.05)
    let shadow = Shadow(session)
    let engine = try #require(shadow.catchUp(session.steps.count - 1, session.now))
    moment.missedArea = TouchAreas(engine: engine, snapshot: moment.snapshot)
      .area(of: answer.view, near: moment.reading.finger(of: moment.reading.hit)?.start)
    withExtendedLifetime(shadow) {}
    let distance = try #require(MissedDistance(drawn(), moment))
    #expect(distance.words == gap && distance.legend == .refusedArea)
    let strokes = distance.draw(on: drawn(), words: nil, look).list.commands.compactMap {
      if case .stroke(_, let color, Stroke(width: 1)) = $0 { color } else { nil }
    }
    #expect(strokes.count > 8 && strokes.allSatisfy { $0 == SceneColors.cause })
    let text = "The touch was \(gap) outside the touch area of \(name)."
    let why = try #require(Explanation.last(moment))
    #expect(why.sentences.dropFirst().first?.text == text, "\(why.text)")
    for about in [answer.view, moment.reading.hit.winner] {
      #expect(Explanation.about(about, moment).text.contains(text))
    }
    let bounds = WindowLayout(CGSize(width: 1600, height: 900)).canvas
    let words = PictureTexts.lines(
      CanvasPicture.draw(moment, WindowModel().canvas(cause: answer.view), bounds, look), look
    ).joined(separator: "\n")
    for told in ["\(gap) outside its touch area", "touch area"] {
      #expect(words.contains(told), "\(words)")
    }
  }

  /// Beside a view outside of which the touch was there is nothing to tell.
  @Test func aTouchBesideAViewThatAnswersItselfIsNoRefusal() throws {
    let moment = try input("002-circle-turned", "beside the view, by the bounds")
    let why = try #require(Explanation.last(moment))
    #expect(!why.text.contains("byBounds lies under the touch"), "\(why.text)")
  }

  /// What the headline is about is none of the others.
  @Test func theOthersAreWithoutTheSubject() throws {
    let moment = try input("002-outside", "without the overrides")
    let why = try #require(Explanation.last(moment))
    #expect(why.title == "plainChild was never asked: plain refused")
    #expect(UnaskedViews.groups(moment).flatMap(\.views).contains(why.subject))
    let others = UnaskedViews.groups(moment, besides: why.subject)
    #expect(others.map(\.names) == ["child"])
  }

  /// While nothing is selected, Inspect lists what lies under the touch and did not get it, below what did.
  @Test(arguments: [
    ("002-outside", "without the overrides", "plainChild", "never asked"),
    ("011-label-cell", "tap the label", "label", "refused"),
  ]) func inspectListsWhatTheHeadlineIsAbout(
    _ scene: String, _ run: String, _ name: String, _ note: String
  ) throws {
    let moment = try input(scene, run)
    let picture = InspectPicture.draw(moment, InspectModel(), width: 400, look).picture
    let hit = try #require(moment.snapshot.view(moment.reading.hit.winner))
    let winner = try #require(picture.regions.first { $0.target == .view(hit.name) })
    let missed = try #require(picture.regions.first { $0.target == .view(name) })
    #expect(missed.outline.minY == winner.outline.maxY)
    let words = PictureTexts.places(picture.list, look).filter {
      missed.outline.minY <= $0.box.midY && $0.box.midY <= missed.outline.maxY
    }
    #expect(words.contains { $0.text == note }, "\(words.map(\.text))")
  }
}
