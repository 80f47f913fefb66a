import SceneStories
import Testing
import TouchRecording
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

  /// What the headline is about is none of the others.
  @Test func theOthersAreWithoutTheSubject() throws {
    let moment = try input("002-outside", "without the overrides")
    let why = try #require(Explanation.last(moment))
    #expect(why.title == "plainChild was never asked")
    #expect(UnaskedViews.groups(moment).flatMap(\.views).contains(why.subject))
    let others = UnaskedViews.groups(moment, besides: why.subject)
    #expect(others.map(\.names) == ["child"])
  }
}
