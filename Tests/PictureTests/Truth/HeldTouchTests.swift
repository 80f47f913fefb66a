import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchLanguage
import TouchRecording
import TouchTrace

@testable import TouchDebugger
@testable import TouchInspection
@testable import TouchReading

/// What is said while a scroll view's `delaysContentTouches` holds a touch, and of a gesture in which nothing was delivered.
@Suite struct HeldTouchTests {
  private func input(_ scene: String, _ run: String, at seconds: Double) throws -> PictureInput {
    try Stories.session(scene, run, at: seconds).input(at: Instant(seconds: seconds))
  }

  private func about(_ name: String, _ input: PictureInput) throws -> Explanation {
    Explanation.about(try #require(input.handle(of: .view(name))), input)
  }

  /// Nothing is said to belong to a view that has not got it.
  @Test func theHeadlineOfAHeldTouchSaysThatItsViewDoesNotHaveIt() throws {
    let held = try input("022-nested-scroll", "a mostly vertical drag", at: 0.005)
    let title = try #require(Explanation.last(held)).title
    #expect(title == "card1 does not have touch 1 yet")
  }

  /// While the end of a touch is held, that is the headline, and by whom it is held is the first sentence.
  @Test func aHeldEndIsTheHeadline() throws {
    let held = try #require(
      Explanation.last(try input("004-yellow-delayended", "the end waits", at: 0.172)))
    #expect(held.title == "yellow does not have touchesEnded yet" && held.moment == nil)
    let first = try #require(held.sentences.first)
    #expect(first.text.hasPrefix("double has held") && first.isStanding, "\(first.text)")
    let early = try #require(
      Explanation.last(try input("004-yellow-delayended", "the end waits", at: 0.02)))
    #expect(early.title == "yellow gets the touch")
  }

  @Test func aControlWhoseTouchIsHeldHasNotFailed() throws {
    let input = try input("020-button-in-scroll", "press for 200 ms", at: 0.08)
    let why = try about("button", input)
    #expect(why.title == "button does not have touch 1 yet" && why.moment == nil)
    #expect(
      why.sentences[0].text
        == "scroll.delay has held the touch for 80 of 150 ms (scroll.delaysContentTouches is true): until it lets go, button gets nothing."
    )
    for other in ["scroll", "root.view"] {
      #expect(try about(other, input).title == "\(other) does not have touch 1 yet")
    }
    let window = try #require(input.snapshot.views.first { $0.isWindow })
    let why2 = Explanation.about(window.handle, input)
    #expect(why2.title == "window does not have touch 1 yet")
    #expect(why2.text.hasPrefix("No responder has the touch yet: scroll.delay is holding it"))
    #expect(
      !Explanation.subjects(input).contains {
        Explanation.about($0, input).title.hasPrefix("button did not fire")
      })
  }

  /// The property is why it holds the touch, and not why it has not decided.
  @Test func thePropertyBelongsToTheHolding() throws {
    let input = try input("066-system-edge", "a pan waits", at: 0.015)
    let text = try about("shelf", input).text
    #expect(
      text.contains(
        " ms (window.gate2.delaysTouchesBegan is true) and has not decided yet: until it lets go"),
      "\(text)")
  }

  /// Beside the device, in the lane and in the sentence the same two hold it.
  @Test func allThatHoldATouchAreNamed() throws {
    let held = try input("022-nested-scroll", "a mostly horizontal drag", at: 0.01)
    let words = try #require(EmptyChain(held)).words.plain
    #expect(
      words
        == "No responder has the touch yet: carousel.delay and list.delay are holding it, because delaysContentTouches is true for carousel and list."
    )
    let dropped = try input("022-nested-scroll", "a mostly horizontal drag", at: 0.2)
    #expect(
      try #require(EmptyChain(dropped)).words.plain
        == "No responder got the touch: carousel.delay and list.delay held it (delaysContentTouches is true for carousel and list), and it was never delivered."
    )
  }

  @Test func itFiredOrDidNotOnlyAfterwards() throws {
    let late = try about("button", input("020-button-in-scroll", "press for 200 ms", at: 0.5))
    #expect(late.title == "button fired")
    #expect(late.text.contains("scroll.delaysContentTouches is true"), "\(late.text)")
    let dragged = try about("button", input("020-button-in-scroll", "drag on the button", at: 0.5))
    #expect(dragged.title.hasPrefix("button did not fire"))
    #expect(
      dragged.text.contains(
        "so button never got it (scroll.delaysContentTouches is true)"), "\(dragged.text)")
  }

  /// A tap that is delivered, a rest, and a touch that is held.
  private func twoGestures(at seconds: Double) throws -> PictureInput {
    try Stories.session(
      text: """
        touchscope: 1
        window:
          subviews:
            - {id: plain, frame: [0, 0, 375, 100]}
            - id: page
              class: UIScrollView
              frame: [0, 120, 375, 500]
              contentSize: [375, 900]
              subviews: [{id: buy, class: UIButton, frame: [20, 20, 200, 44]}]
        runs:
          - name: two
            input: [{tap: {at: [100, 50]}}, {wait: 2}, {tap: {at: [100, 160], hold: 0.3}}, {wait: 1}]
        """, at: seconds
    ).input(at: Instant(seconds: seconds))
  }

  @Test func aNewGestureHasNoChainOfTheFormerOne() throws {
    let look = Look(theme: .dark, metrics: FixedTextMetrics())
    let start = try #require(
      (200...240).map { Double($0) / 100 }.first { seconds in
        (try? twoGestures(at: seconds).reading.fingers.last?.isHeld) == true
      })
    let former = try twoGestures(at: 1)
    let held = try twoGestures(at: start + 0.05)
    #expect(former.reading.chain.map { former.name(of: $0) }.first == "plain")
    #expect(held.reading.chain.isEmpty)
    let words = try #require(EmptyChain(held)).words.plain
    #expect(
      words
        == "No responder has the touch yet: page.delay is holding it, because page.delaysContentTouches is true."
    )
    func drawn(_ input: PictureInput) throws -> (texts: [String], height: Double) {
      let panel = try #require(
        PanelPicture.content(.chain, input, WindowModel(), width: 300, look))
      let texts = panel.picture.list.commands.compactMap { command -> String? in
        guard case .text(let text, _, _, _) = command else { return nil }
        return text
      }
      return (texts, panel.height)
    }
    let (before, now) = (try drawn(former), try drawn(held))
    #expect(before.height == now.height, "nothing below it moves")
    #expect(!now.texts.contains("plain") && now.texts.joined(separator: " ").contains("page.delay"))
    // From the delivery on it is that of this gesture.
    let after = try twoGestures(at: start + 0.2)
    #expect(after.reading.chain.map { after.name(of: $0) }.first == "buy")
    #expect(try drawn(after).height >= now.height && EmptyChain(after) == nil)
  }

  @Test func aTransparentViewThatCoversIsCalledTransparent() throws {
    let input = try input("010-overlay", "a clear overlay", at: 0.3)
    #expect(
      Explanation.last(input)?.text.contains(
        "overlay lies in front of button and took the touch, although it draws nothing") == true,
      "\(Explanation.last(input)?.text ?? "")")
    #expect(
      try about("button", input).text.contains(
        "its sibling overlay draws nothing, but lies in front"))
  }

  /// A view with isExclusiveTouch gets nothing while another has a touch: its own property is the cause.
  @Test func whoIsExclusiveIsSaidTruly() throws {
    func text(_ rule: Rule) -> String {
      Text.reasons.sentence(
        Withholding(
          TraceEvent(
            kind: .withhold, verb: .withholds, subject: .none, reason: .exclusiveTouch, rule: rule))
      )
    }
    #expect(text(.mt06).hasPrefix("A view with isExclusiveTouch has a touch"))
    #expect(
      text(.mt07) == "Its isExclusiveTouch is true, and another view of the window has a touch.")
  }
}
