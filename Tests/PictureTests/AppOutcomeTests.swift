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

/// What a person sees of an app and asks about: a row that stays unselected, what a handler decided, a button beside the touch.
@Suite struct AppOutcomeTests {
  private func input(_ scene: String, _ run: String, at seconds: Double) throws -> PictureInput {
    try Stories.session(scene, run, at: seconds).input(at: Instant(seconds: seconds))
  }

  private func headline(_ input: PictureInput) throws -> Explanation {
    try #require(Explanation.last(input))
  }

  /// A tap receives nothing: the view that had the touch lost it, or none had it yet.
  @Test(
    arguments: [
      ("quick tap on a row", 0.05, "while table.delay still held the touch back, and cancelled it"),
      ("short press on a row", 0.3, "and cancelled the touch in table.row2.content"),
    ])
  func aRowThatATapKeptFromItsTableIsTheHeadline(
    _ run: String, _ seconds: Double, _ loss: String
  ) throws {
    let input = try input("004-gl", run, at: seconds)
    let why = try headline(input)
    #expect(
      why.title == "table.row2 \u{201C}Row 2\u{201D} was not selected: tap cancelled the touch")
    #expect(input.name(of: why.subject) == "tap")
    let text = try #require(why.sentences.first?.text)
    #expect(text.hasPrefix("tap recognized \(loss)"), "\(text)")
    #expect(text.contains("tap.cancelsTouchesInView is true"))
    #expect(text.hasSuffix(". table selects a row only when it gets touchesEnded."))
    guard case .property(let value)? = Suggestion.of(why, input) else {
      Issue.record("nothing to try out")
      return
    }
    #expect(value.code == "tap.cancelsTouchesInView = false")
    // Asked about the tap itself, the answer is about the tap.
    #expect(Explanation.about(why.subject, input).title == "tap recognized")
  }

  /// The tap that takes nothing leaves the row to its table.
  @Test func aRowThatIsSelectedIsTheHeadlineItself() throws {
    let both = try input("004-gl", "both, when the tap cancels nothing", at: 0.3)
    #expect(try headline(both).title == "table.row2 \u{201C}Row 2\u{201D} was selected")
  }

  @Test func whatAHandlerPrintedIsTold() throws {
    let input = try input("075-drag-to-dismiss", "a little, and back", at: 1.1)
    let why = try headline(input)
    // SheetView leaves the touch to the pan that it brought along: nothing was taken from it.
    #expect(why.title == "<UIPanGestureRecognizer> began")
    #expect(why.sentences.last?.text == "The app printed \u{201C}sheet stays\u{201D}.")
    let before = try self.input("075-drag-to-dismiss", "a little, and back", at: 0.7)
    #expect(!(try headline(before).text.contains("printed")))
    let action = try self.input("004-gl", "click on the button", at: 0.05)
    #expect(
      try headline(action).text.contains(
        "The action of button printed \u{201C}button clicked!\u{201D}."))
  }

  /// Who asks why a photo did not move reads who was prevented, that no delegate allowed it, and what to try for all of them.
  @Test func whatWasPreventedIsTheHeadline() throws {
    let input = try input("031-rotate", "the same without the delegate", at: 0.4)
    let why = try headline(input)
    #expect(why.title == "rotation prevented pinch and pan")
    #expect(
      why.sentences.first?.text
        == "No delegate lets them recognize together.")
    guard case .property(let value)? = Suggestion.of(why, input) else {
      Issue.record("nothing to try out")
      return
    }
    #expect(value.code == "rotation.simultaneousWith = [pinch, pan]")
    // What only delays touches is no reason.
    let nested = try self.input("022-nested-scroll", "a mostly horizontal drag", at: 0.3)
    let across = try headline(nested)
    #expect(across.text.contains("carousel.pan prevented list.pan and carousel.delay."))
    guard case .property(let other)? = Suggestion.of(across, nested) else { return }
    #expect(other.code == "list.pan.simultaneousWith = [carousel.pan]")
  }

  @Test func theHeadlineSaysThatSuperWasNotCalled() throws {
    let input = try input("001-wy-nosuper-gr", "tap up", at: 0.044)
    #expect(try headline(input).title == "tapUp failed: super was not called")
  }

  /// What a control sent in place of the event that its action waits for, and where it was when it was touched.
  @Test func aButtonThatLostItsTouchSaysWhatItSent() throws {
    let input = try input(
      "020-button-in-scroll", "press, then drag on the button, which lets go", at: 2.2)
    let why = try headline(input)
    #expect(why.title == "button did not fire: scroll.pan cancelled its touch")
    #expect(why.sentences.first?.text.hasSuffix("no action for touchUpInside ran.") == true)
    let look = Look(theme: .dark, metrics: FixedTextMetrics())
    let bounds = WindowLayout(WindowModel()).canvas
    let canvas = CanvasPicture.draw(input, WindowModel().canvas, bounds, look)
    let texts = PictureTexts.lines(canvas, look).joined(separator: "\n")
    #expect(texts.contains("dotted: where it was"), "\(texts)")
  }

  /// A button whose touch a scroll view dropped: the headline, the cause in its first sentence, and asked about it, too.
  @Test func aButtonThatNeverGotItsTouchIsTheHeadline() throws {
    let input = try input("020-button-in-scroll", "drag on the button", at: 0.3)
    let why = try headline(input)
    #expect(why.title == "button never got the touch")
    let cause =
      "scroll.delay held the touch back until scroll.pan recognized, so button never got it (scroll.delaysContentTouches is true)."
    #expect(why.sentences.first?.text == cause)
    #expect(why.sentences[1].text.hasPrefix("scroll.pan began after"))
    #expect(input.name(of: why.subject) == "scroll.pan")
    let handle = try #require(input.handle(of: .view("button")))
    let about = Explanation.about(handle, input)
    #expect(about.title.hasPrefix("button did not fire") && about.sentences.first?.text == cause)
  }

  /// The caption tells when that happened what the headline names, not when its recognizer ended.
  @Test func theMomentIsThatOfTheHeadline() throws {
    let input = try input(
      "000-td-panpinch", "moving more than spreading, without the delegate", at: 0.3)
    let why = try headline(input)
    #expect(why.title == "pan prevented pinch")
    let seq = try #require(why.moment)
    #expect(input.trace.events[Int(seq)].time.seconds < 0.05)
  }

  /// What refused because the touch lay outside, and has been scrolled since, explains nothing, though the touch seems to be
  /// in it.
  @Test func whatWasScrolledSinceHasNoOutline() throws {
    func texts(_ input: PictureInput) -> String {
      let look = Look(theme: .dark, metrics: FixedTextMetrics())
      let canvas = CanvasPicture.draw(
        input, WindowModel().canvas, WindowLayout(WindowModel()).canvas, look)
      return PictureTexts.lines(canvas, look).joined(separator: "\n")
    }
    func scene(_ input: PictureInput) -> HitScene {
      HitScene(input, input.reading.hits, cause: nil, toCanvas: .identity, radius: 0)
    }
    let after = try input("020-button-in-scroll", "drag on the button", at: 0.3)
    let card = try #require(after.handle(of: .view("card")))
    let moved = scene(after)
    let seen = try #require(moved.views[card])
    #expect(moved.hasMoved(seen) && moved.outline(of: seen) == nil)
    let before = try input("020-button-in-scroll", "drag on the button", at: 0.02)
    let still = scene(before)
    #expect(try still.outline(of: #require(still.views[card])) == nil)
    #expect(texts(before).contains("outside: last\u{00A0}(4), card\u{00A0}(5)"))
  }

  /// Two touches one after the other have one number: the window says that it went down twice, and what each of them hit.
  @Test func contactsOfOneNumberAreToldApart() throws {
    let input = try input("062-tab-button", "beside the button", at: 0.1)
    let look = Look(theme: .dark, metrics: FixedTextMetrics())
    let why = WhyPicture.draw(Explanation.last(input), input, width: 400, look).picture
    let words = PictureTexts.lines(why, look)
    #expect(words.first == "Touch 1, press 2 of 2, at 50 ms", "\(words)")
    // What got the first of them was asked.
    let names = UnaskedViews.groups(input).map(\.names).joined()
    #expect(!names.contains("TableView") && !names.isEmpty)
  }

  /// A drag to the right that began too far from the edge was to be a swipe back.
  @Test func aMissedSwipeBackIsTold() throws {
    let swipe = try headline(input("061-back-swipe", "too far from the edge", at: 0.3))
    #expect(swipe.title == "nav.pop failed: not from the edge")
    #expect(
      swipe.sentences.first?.text
        == "The touch began 120 pt from the left edge of the screen (max 13).")
    #expect(swipe.sentences[1].text.hasPrefix("pan began after"))
    let edge = try headline(input("032-edge", "drag from 60 points", at: 0.3))
    #expect(edge.title == "back failed: not from the edge")
    #expect(edge.sentences.first?.text.hasPrefix("The touch began 60 pt from") == true)
    // Who drags something in the middle of the screen does not want to go back.
    let drag = try headline(input("000-td-pan", "drag", at: 0.3))
    #expect(!drag.text.contains("nav.pop"), "\(drag.title): \(drag.text)")
  }

  /// Who holds a photo to lift it, and moves too early, asks about the long press, and not about the list that scrolls.
  @Test func aPressThatAScrollOutranIsTold() throws {
    let why = try headline(input("026-lift", "drag too early", at: 2.3))
    #expect(why.title == "lift failed: moved too far")
    #expect(
      why.sentences.first?.text
        == "The touch moved 12 pt, and lift's allowableMovement is 10 pt.")
    #expect(why.sentences[1].text.hasPrefix("list.pan began after 12 pt"))
    // A press that allows more would lose to the list all the same: no value of what the headline names helps.
    let moment = try input("026-lift", "drag too early", at: 2.3)
    #expect(Suggestion.of(why, moment) == .gesture(.hold(for: 0.5, within: 10)))
  }

  /// A button that refuses under the touch is what a person asks about, not what got the touch in its place.
  @Test func aButtonThatRefusedIsTheHeadline() throws {
    let why = try headline(input("033-animated", "while it moves", at: 0.1))
    #expect(why.title == "deaf did not get the touch")
    #expect(why.sentences.first?.text.contains("is being animated") == true)
  }

  /// Red is for what refused near the touch.
  @Test func whatLiesFarAwayIsGrey() throws {
    let hit = try #require(input("004-gl", "quick tap on a row", at: 0.05).reading.hits.last)
    let far = hit.rejected.filter(\.isFar).map(\.number)
    let near = hit.rejected.filter { !$0.isFar }
    #expect(far.count > 4 && far.allSatisfy { $0 > 44 })
    #expect(near.count >= 2)
  }

  @Test func aButtonBesideTheTouchIsNamed() throws {
    let input = try input("062-tab-button", "beside the button", at: 0.1)
    let why = try headline(input)
    #expect(why.title == "TabBar got the touch")
    #expect(why.sentences.first?.text == "The touch missed CircleButton by 57 pt.")
  }

  /// A button that a touch missed by less than a finger's width is what a person asks about.
  @Test func aButtonThatWasJustMissedIsTheHeadline() throws {
    let why = try headline(input("002-enlarge", "25 points outside", at: 0.05))
    #expect(why.title == "The touch missed button by 25 pt")
    #expect(why.sentences.first?.text.hasSuffix("It ended at area.") == true)
  }

  /// Of one that takes touches outside of its bounds the headline has by how much the touch was too far, and the sentence
  /// how far it was and might have been.
  @Test func whySaysHowFarAMissedViewTakesTouches() throws {
    var input = try input("002-enlarge", "25 points outside", at: 0.05)
    let miss = try #require(NearMiss(input.reading.hit, input))
    let seen = try #require(input.snapshot.view(miss.view))
    func why() throws -> Explanation { try #require(Explanation.last(input)) }
    // Where it takes no touches outside of its bounds, one number says it.
    #expect(try why().title == "The touch missed button by 25 pt")
    #expect(try !why().text.contains("takes touches"))
    input.missedArea = TouchArea(
      view: miss.view, rows: [seen.bounds.insetBy(dx: -20, dy: -20)], toScreen: seen.toScreen)
    let far = try why()
    #expect(far.title == "The touch missed button: 5 pt too far")
    guard case .gesture(let advice) = Suggestion.of(far, input) else {
      Issue.record("nothing is advised")
      return
    }
    #expect(
      MarkedText(Text.inspect.advice(advice)).plain == "Touch at most 20 pt from button.")
    #expect(
      far.sentences.first?.text
        == "The touch was 25 pt outside button, which takes touches up to 20 pt outside its bounds."
    )
    #expect(!far.text.contains("missed"), "\(far.text)")
    let reach = try #require(MissedReach(miss.rejection, of: input.reading.hit.finger, input))
    #expect(reach.outside == 20 && reach.gap == 5)
  }

  /// What never began was not second: the one that began is named with what the other lacked.
  @Test func whoBeganAloneIsNotSaidToBeFirst() throws {
    let input = try input("022-nested-scroll", "a mostly horizontal drag", at: 0.3)
    let why = try headline(input)
    #expect(why.title == "carousel.pan began, not list.pan: the drag was more horizontal")
    #expect(
      why.sentences.first?.text.hasSuffix("list.pan only 7.7 pt vertically.") == true,
      "\(why.text)")
    let list = try #require(input.handle(of: .recognizer("list.pan")))
    let delay = try #require(input.handle(of: .recognizer("carousel.delay")))
    let all = [why] + [list, delay].map { Explanation.about($0, input) }
    #expect(all.allSatisfy { !($0.title + $0.text).contains(" first") }, "\(all.map(\.text))")
  }

  /// Many losers are counted, in the headline and in the sentence that says why the one began.
  @Test func manyThatWerePreventedAreCounted() throws {
    let why = try headline(input("012-many", "drag the card", at: 0.3))
    #expect(why.title == "cardPan won: 8 prevented, 3 failed")
    #expect(
      Text.whyRecognizer.preventedTitle(count: 4, failed: 1, by: "pan")
        == "pan won: 4 prevented, 1 failed")
    #expect(
      why.sentences.first?.text
        == "cardPan began after 13.4 pt (min 10) and prevented 8 others: no delegate lets them recognize together."
    )
    #expect(
      why.sentences.dropFirst().first?.text
        == "pan1 was ready at the same moment; cardPan won, because its view is deeper.")
  }

  /// Several that failed by themselves have one sentence with the reason and the numbers.
  @Test func severalThatFailedAlikeHaveOneSentence() throws {
    let input = try input("012-many", "drag the card", at: 0.3)
    let why = try headline(input)
    let words =
      "cardPress, press1 and press2 failed: the touch moved 13.4 pt (max 10)."
    let told = try #require(why.sentences.last)
    #expect(told.text == words && told.isAside, "\(why.text)")
    // Arbitration has the first sentence alone, and its matrix the rest.
    let look = Look(theme: .dark, metrics: FixedTextMetrics())
    let panel = ArbitrationPicture.draw(
      input, ArbitrationModel(), about: why, width: 900, look
    ).picture
    let answer = try #require(panel.regions.first { $0.target == .why })
    #expect(answer.tooltip == .text(why.sentences[0].text), "\(answer.tooltip)")
    // Of one alone the title or its card tells it.
    let one = try self.input("010-overlay", "an overlay of alpha 0", at: 0.3)
    #expect(try !headline(one).sentences.contains(where: \.isAside))
    for language in [TextLanguage.chinese, .japanese] {
      let sentences = try Text.speaking(language) { try headline(input).sentences }
      let told = try #require(sentences.last)
      #expect(told.isAside && told.text.contains("13.4") && told.text.contains("press2"))
    }
  }

  /// The cause of a gesture that a person made in vain stands alone; what went on besides is set apart, and quiet.
  @Test func whatWentOnBesidesIsNoPartOfTheCause() throws {
    let input = try input("061-back-swipe", "too far from the edge", at: 0.3)
    let why = try headline(input)
    #expect(why.title == "nav.pop failed: not from the edge")
    #expect(
      why.sentences.first?.text
        == "The touch began 120 pt from the left edge of the screen (max 13).")
    #expect(why.sentences.first?.isAside == false && why.sentences.count > 2)
    #expect(!why.sentences.dropFirst().contains { !$0.isAside }, "\(why.sentences.map(\.text))")
    let look = Look(theme: .dark, metrics: FixedTextMetrics())
    let list = WhyPicture.draw(why, input, width: 368, look).picture.list
    func color(of words: String) -> Color? {
      for command in list.commands {
        if case .text(let text, _, _, let color) = command, text.contains(words) { return color }
      }
      return nil
    }
    #expect(color(of: "The touch began") == look.theme.text)
    #expect(color(of: "began after") == look.theme.secondary)
  }

  /// A recognizer that failed says why in its headline.
  @Test func theHeadlineOfAFailureHasItsReason() throws {
    let slow = try headline(input("030-swipe", "too slow", at: 1.5))
    #expect(slow.title == "right failed: too slow")
  }

  /// One heading is true of those that recognized and of those that did not.
  @Test(arguments: [
    ("061-back-swipe", "too far from the edge", 0.3), ("030-swipe", "too slow", 1.5),
  ])
  func theHeadingOfTheOthersIsTrue(_ scene: String, _ run: String, _ seconds: Double) throws {
    let input = try input(scene, run, at: seconds)
    let look = Look(theme: .dark, metrics: FixedTextMetrics())
    let page = WhyPage.draw(
      try headline(input), input, marked: nil, size: CGSize(width: 368, height: 900),
      smallHeight: 32, isPast: false, look
    ).picture
    let lines = PictureTexts.lines(page, look)
    #expect(lines.count { $0 == "The others, and why" } == 1, "\(lines)")
  }

  /// A label takes no touches anyway: that it was not asked explains nothing. The scene and the tree still name it.
  @Test func aLabelThatTakesNoTouchesIsNoAnswer() throws {
    for (scene, run, seconds) in [
      ("030-swipe", "too slow", 1.5), ("002-enlarge", "25 points outside", 0.05),
    ] {
      let input = try input(scene, run, at: seconds)
      let names = UnaskedViews.groups(input).map(\.names)
      #expect(!names.joined().contains("hint"), "\(scene): \(names)")
      let look = Look(theme: .dark, metrics: FixedTextMetrics())
      let drawn = PictureTexts.lines(
        CanvasPicture.draw(
          input, WindowModel().canvas, WindowLayout(WindowModel()).canvas, look), look)
      #expect(drawn.contains { $0.contains("Never asked: hint") }, "\(drawn)")
    }
    // What a person aims at stays.
    let covered = try input("010-overlay", "a clear overlay", at: 0.3)
    #expect(UnaskedViews.groups(covered).contains { $0.names.contains("button") })
  }

  /// The system's own recognizers that did nothing are one line, not cards before what the app has.
  @Test func idleRecognizersOfTheSystemAreOneLine() throws {
    let input = try input("062-tab-button", "beside the button", at: 0.1)
    let look = Look(theme: .dark, metrics: FixedTextMetrics())
    let size = CGSize(width: 368, height: 500)
    func page(_ input: PictureInput) throws -> (texts: String, cards: [String]) {
      let page = WhyPage.draw(
        try headline(input), input, marked: nil, size: size, smallHeight: 32, isPast: false, look
      ).picture
      let cards = page.regions.compactMap { region -> String? in
        if case .recognizer(let name) = region.target { name } else { nil }
      }
      return (PictureTexts.lines(page, look).joined(separator: "\n"), cards)
    }
    let idle = try page(input)
    #expect(idle.texts.contains("window.gate1") && idle.texts.contains("not involved"))
    #expect(idle.cards == ["nav.pop"])
    // The one that took the touch has its card, and the one that was cancelled by it.
    let taken = try page(self.input("066-system-edge", "the system takes it", at: 0.3))
    #expect(taken.cards.contains("window.gate2") && taken.cards.contains("window.gate1"))
    #expect(!taken.texts.contains("not involved"))
  }
}
