import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchEngine
import TouchLanguage
import TouchRecording
import TouchScenes
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// What Why and Inspect say of a view under the touch that refused, or that was never asked for it.
@Suite struct RefusedViewTests {
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
    let look = Look(theme: .dark, metrics: FixedTextMetrics())
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
