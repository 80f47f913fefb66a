import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchLanguage
import TouchRecording
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// What Why says of a view that gets a touch and does not forward it.
@Suite struct KeptTouchTests {
  private func input(_ scene: String, _ run: String, at seconds: Double) throws -> PictureInput {
    try Stories.session(scene, run, at: seconds).input(at: Instant(seconds: seconds))
  }

  /// The headline has both, the moment is that of touchesBegan, and the view around it has a line of its own.
  @Test func aViewThatDoesNotForwardItsTouchIsTheHeadline() throws {
    let moment = try input("004-three-options", "override without super", at: 0.05)
    let why = try #require(Explanation.last(moment))
    #expect(why.title == "swallowing got the touch and did not forward it")
    let first = try #require(why.sentences.first)
    #expect(
      first.text
        == "swallowing did not call super in touchesBegan, so no responder after it got the touch.")
    let event = try #require(first.event)
    #expect(moment.trace.events[Int(event)].verb == .touchesBegan && event == why.moment)
    let kept = try #require(KeptTouch(moment))
    #expect(kept.untold == moment.handle(of: .view("outer2")))
    #expect(kept.reason(moment).plain == "was not told: swallowing did not call super")
    let look = Look(theme: .dark, metrics: FixedTextMetrics())
    let page = WhyPage.draw(
      why, moment, marked: nil, size: CGSize(width: 600, height: 800), smallHeight: 28,
      isPast: false, look
    ).picture
    let row = try #require(page.regions.first { $0.target == .view("outer2") })
    let words = PictureTexts.places(page.list, look).filter {
      row.outline.minY <= $0.box.midY && $0.box.midY <= row.outline.maxY
    }
    #expect(words.contains { $0.text == "outer2" }, "\(words.map(\.text))")
  }

  /// Whatever came of the touch later, it was its beginning that was not forwarded.
  @Test func aResponderThatGotNothingSaysWhenTheTouchWasKept() throws {
    let moment = try input("004-three-options", "override without super", at: 0.05)
    let window = try #require(moment.snapshot.views.first { $0.isWindow })
    let sentence = try #require(Explanation.about(window.handle, moment).sentences.first)
    #expect(sentence.text == "swallowing got the touch and did not forward it.")
    let event = try #require(sentence.event)
    #expect(moment.trace.events[Int(event)].verb == .touchesBegan)
  }

  /// What calls super, or is there to have its touches alone, is no headline of that kind.
  @Test(arguments: [
    ("004-three-options", "no override", 0.05),
    ("004-three-options", "override with super", 0.05),
    ("001-wy-nosuper-views", "hold up", 0.5),
    ("001-wy-nosuper-views", "hold up", 1.0),
    ("001-wy-detached", "tap up", 0.05),
    ("074-joystick", "right, then up, then let go", 0.2),
    ("000-wwdc2014-235", "tap a dot", 0.02),
    ("002-button-nosuper", "with super", 0.05),
    ("002-table-nosuper", "with super", 0.05),
    ("003-ts-action", "tap orange", 0.05),
  ]) func keepingATouchByDesignIsNoHeadline(
    _ scene: String, _ run: String, _ seconds: Double
  ) throws {
    let moment = try input(scene, run, at: seconds)
    #expect(KeptTouch(moment)?.untold == nil)
    let title = try #require(Explanation.last(moment)).title
    #expect(!title.contains("forward it"), "\(title)")
  }
}
