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

/// Everything that can be asked about has an answer, at every step of every run of every scene.
@Suite struct ExplanationTests {
  @Test func everythingIsExplainedAtEveryStep() throws {
    var asked = 0
    var fired = 0
    try Stories.each { story, session in
      let view = SessionView(session)
      // The last step of every run, and a spread of the others.
      let stride = max(1, session.steps.count / 12)
      for step in session.steps.indices
      where step % stride == 0 || step == session.steps.count - 1 {
        view.seek(to: step)
        let input = view.input
        for subject in Explanation.subjects(input) + input.reading.fingers.map(\.handle) {
          let why = Explanation.about(subject, input)
          asked += 1
          let verbs = [" recognized", " began", " ended", " fired"]
          if verbs.contains(where: why.title.hasSuffix) { fired += 1 }
          check(why, "\(story) step \(step) \(session.trace.name(of: subject))", input)
        }
        if let why = Explanation.last(input) { check(why, "\(story) step \(step) last", input) }
      }
    }
    #expect(asked > 5000 && fired > 60, "\(asked) \(fired)")
  }

  /// Before the first touch recognizers stand below the answer as they are; where a touch is to come, none was before this moment.
  @Test func beforeTheFirstTouchNothingIsExplained() throws {
    let session = try Stories.session("000-td-tap", "single tap")
    let view = SessionView(session)
    func drawn(_ step: Int) throws -> (why: Explanation, lines: [String]) {
      view.seek(to: step)
      let tap = try #require(view.input.handle(of: .recognizer("singleTap")))
      let why = Explanation.about(tap, view.input)
      let look = Look(theme: .dark, metrics: FixedTextMetrics())
      let page = WhyPage.draw(
        why, view.input, marked: tap, size: CGSize(width: 368, height: 900), smallHeight: 32,
        isPast: true, look
      ).picture
      return (why, PictureTexts.lines(page, look))
    }
    let (why, lines) = try drawn(-1)
    #expect(why.text.contains("Nothing was touched before this moment."), "\(why.text)")
    #expect(lines.contains("Recognizers") && !lines.contains("The others, and why"), "\(lines)")
    let end = try drawn(session.steps.count - 1).lines
    #expect(end.contains("The others, and why") && !end.contains("Recognizers"), "\(end)")
  }

  /// An answer about a view has the large card of the recognizer that it blames, which so is none of the others.
  @Test func theCulpritHasTheLargeCard() throws {
    let input = try Stories.session("004-yellow-delayended", "the end waits").input()
    let why = try #require(Explanation.last(input))
    #expect(why.title == "yellow got touchesEnded 350 ms late")
    let double = try #require(input.handle(of: .recognizer("double")))
    #expect(why.recognizer(input) == double)
    let look = Look(theme: .dark, metrics: FixedTextMetrics())
    let page = WhyPage.draw(
      why, input, marked: nil, size: CGSize(width: 368, height: 900), smallHeight: 32,
      isPast: false, look
    ).picture
    #expect(page.regions.contains { $0.target == .group("double") })
    #expect(!PictureTexts.lines(page, look).contains("The others, and why"))
    // Of a recognizer it is that one, whoever else is named.
    let lost = try Stories.session("000-pan-tap", "slow drag").input()
    let tap = try #require(lost.handle(of: .recognizer("tap")))
    #expect(Explanation.about(tap, lost).recognizer(lost) == tap)
  }

  /// Why a recognizer began has its name and one form, whether it goes on or not; the moment stands beside the sentence.
  @Test(arguments: [0.034, 0.2, 0.3]) func whyAPanBeganHasItsName(_ seconds: Double) throws {
    let session = try Stories.session("020-button-in-scroll", "drag on the button")
    let view = SessionView(session)
    view.seek(until: Instant(seconds: seconds))
    let why = try #require(Explanation.last(view.input))
    #expect(
      why.sentences.dropFirst().first?.text
        == "scroll.pan began after 10 pt vertically (min 10).", "\(why.text)")
    let look = Look(theme: .dark, metrics: FixedTextMetrics())
    let lines = PictureTexts.lines(
      WhyPicture.draw(why, view.input, width: 400, look).picture, look)
    #expect(lines.contains { $0.contains("began after ") && $0.hasSuffix("at 33 ms") }, "\(lines)")
  }

  /// The first sentence has its moment beside it where the line above the headline has none, or another one.
  @Test func theFirstSentenceHasAMomentOfItsOwn() throws {
    let session = try Stories.session("000-td-pan", "drag")
    let view = SessionView(session)
    view.seek(until: Instant(seconds: 0.08))
    let pan = try #require(view.input.handle(of: .recognizer("pan")))
    let why = Explanation.about(pan, view.input)
    let look = Look(theme: .dark, metrics: FixedTextMetrics())
    let lines = PictureTexts.lines(
      WhyPicture.draw(why, view.input, width: 400, look).picture, look)
    let began = lines.filter { $0.contains("began after ") && !$0.hasPrefix("[") }
    #expect(why.title == "pan is changing" && why.moment == nil)
    #expect(began.count == 1 && began[0].contains("at "), "\(lines)")
  }

  /// That a scene has no recognizer stands where nothing else is said, and not below a complete answer.
  @Test func aSceneWithoutRecognizersSaysSoOnlyWithoutAnAnswer() throws {
    let session = try Stories.session("010-overlay", "a clear overlay")
    let view = SessionView(session)
    view.seek(to: session.steps.count - 1)
    let look = Look(theme: .dark, metrics: FixedTextMetrics())
    func words(_ why: Explanation?) -> String {
      let page = WhyPage.draw(
        why, view.input, marked: nil, size: CGSize(width: 368, height: 900), smallHeight: 32,
        isPast: false, look
      ).picture
      return PictureTexts.lines(page, look).joined(separator: " ")
    }
    let why = try #require(Explanation.last(view.input))
    #expect(!words(why).contains("No recognizer"), "\(words(why))")
    #expect(!words(why).contains("The others"), "the only one is the subject of the headline")
    #expect(words(nil).contains("No recognizer in this scene."), "\(words(nil))")
  }

  /// GOLD-003-07: the finger was up in time, and the app that stood in a breakpoint heard of it too late.
  @Test func aBreakpointKeepsTheLiftFromTheApp() throws {
    let session = try Stories.session("003-ts-break", "with a breakpoint in touchesBegan")
    let view = SessionView(session)
    view.seek(until: Instant(seconds: 0.8))
    let tap = try #require(view.input.handle(of: .recognizer("slowGesture")))
    #expect(!Explanation.about(tap, view.input).text.contains("stood still"), "it is not known yet")
    view.seek(until: Instant(seconds: 2))
    #expect(
      Explanation.about(tap, view.input).text.contains(
        "By its time stamp the finger was up after 50 ms: the app stood still, and heard of it only after 1000 ms."
      ))
  }

  /// What a view brings has the view as its target, and no action that the scene made up.
  @Test func theDelayOfATableTellsItsTable() throws {
    let session = try Stories.session("004-delay-hook", "short press")
    let view = SessionView(session)
    view.seek(until: Instant(seconds: 0.2))
    let cells = SystemTableKind.objects.table(view.input).rows.flatMap(\.cells)
    #expect(cells.contains { $0.contains("(delayed:, GLTableView)") }, "\(cells)")
    #expect(!cells.contains { $0.contains(".delay:") })
    #expect(cells.contains { $0.contains("(handlePan:, GLTableView)") })
  }

  /// A control makes its events in its touch methods; a class that forgets super is named, not the hit test.
  @Test func aControlThatForgetsSuperIsNamed() throws {
    let session = try Stories.session("002-button-nosuper", "without super", at: 0.4)
    let view = SessionView(session)
    view.seek(to: session.steps.count - 1)
    let silent = try #require(view.input.handle(of: .view("silent")))
    let why = Explanation.about(silent, view.input)
    #expect(why.title == "silent got the touch and sent nothing")
    #expect(why.text.contains("silent overrides the touch methods without calling super"))
    #expect(Explanation.last(view.input)?.title == why.title, "without a question, too")
  }

  /// A row that was selected says so, and so do its content and its table; a row that lost its touch says to whom.
  @Test func aRowIsSelectedOrLosesItsTouch() throws {
    func texts(_ run: String) throws -> [String] {
      let session = try Stories.session("004-gl", run)
      let view = SessionView(session)
      view.seek(to: session.steps.count - 1)
      return try ["table", "table.row2", "table.row2.content", "table.row3"].map { name in
        Explanation.about(try #require(view.input.handle(of: .view(name))), view.input).text
      }
    }
    let selected = "so it selected the row and told its delegate with tableView(_:didSelectRowAt:)"
    #expect(
      try texts("long press on a row").map { $0.contains(selected) } == [true, true, true, false])
    #expect(try texts("short press on a row").allSatisfy { !$0.contains(selected) })
    let lost = "so table.row2.content got touchesCancelled"
    #expect(
      try texts("short press on a row").map { $0.contains(lost) } == [true, true, true, false])
    #expect(try texts("quick tap on a row").allSatisfy { !$0.contains(selected) })
  }

  @Test func anItemOfACollectionViewIsSelected() throws {
    let session = try Stories.session("025-collection", "tap an item")
    let view = SessionView(session)
    view.seek(to: session.steps.count - 1)
    let why = try #require(Explanation.last(view.input))
    #expect(why.title == "grid.item4 was selected")
    #expect(why.text.contains("collectionView(_:didSelectItemAt:)") && !why.text.contains("row"))
  }

  /// A control in a view that refused says so in its headline; one beside the touch did not fire.
  @Test func aControlOutOfReachSaysWhoRefused() throws {
    let above = try Stories.session("062-tab-button", "above the bar").input()
    let why = try #require(Explanation.last(above))
    #expect(why.title == "CircleButton was never asked: TabBar refused")
    #expect(above.name(of: why.subject) == "CircleButton")
    let button = try #require(above.handle(of: .view("CircleButton")))
    #expect(Explanation.about(button, above).title == why.title)
    let covered = try Stories.session("010-overlay", "a clear overlay").input()
    let other = try #require(covered.handle(of: .view("button")))
    #expect(
      Explanation.about(other, covered).title == "button was never asked: overlay is in front")
  }

  /// A control that got the touch of a view in it does not track it, and forgot nothing.
  @Test func aControlThatWasNotHitDoesNotTrack() throws {
    let session = try Stories.session("002-button-sub", "tap the badge")
    let view = SessionView(session)
    view.seek(to: session.steps.count - 1)
    let button = try #require(view.input.handle(of: .view("button")))
    let why = Explanation.about(button, view.input)
    #expect(why.title == "button did not fire: badge got the touch")
    #expect(
      why.text == "The touch belongs to badge, a view inside button; a control tracks only touches"
        + " that hit the control itself, so button got only touches forwarded along the responder"
        + " chain.")
    #expect(Explanation.last(view.input)?.title == why.title, "without a question, too")
    let pressed = try Stories.session("002-button-sub", "tap the badge", at: 0.02).input()
    #expect(Explanation.last(pressed)?.title == "button does not fire: badge has the touch")
  }

  /// Where nothing answers, the label that took no touch comes before what the hit test counted; where a control does, after it.
  @Test func theLabelThatTookNoTouchIsTheCauseWhereNothingAnswers() throws {
    func sentences(_ scene: String, _ run: String, at seconds: Double) throws -> [String] {
      let input = try Stories.session(scene, run, at: seconds).input()
      return try #require(Explanation.last(input)).sentences.map(\.text)
    }
    let cell = try sentences("011-label-cell", "tap the label", at: 0.05)
    #expect(cell.count == 2 && cell[1].hasPrefix("Hit test: 6 views asked, 2 refused"), "\(cell)")
    #expect(
      cell.first
        == "label lies under the touch but refused: its isUserInteractionEnabled is false, so neither it nor its subviews are hit."
    )
    let button = try sentences("002-button-sub", "tap the badge without interaction", at: 0.02)
    #expect(button.first?.hasPrefix("Hit test: ") == true, "\(button)")
  }

  private func check(_ why: Explanation, _ place: String, _ input: PictureInput) {
    #expect(
      !why.title.isEmpty && !why.title.hasPrefix(" ")
        && (1...4).contains(why.sentences.count { !$0.isAside }), "\(place)")
    #expect(!why.isUnexplained, "\(place): \(why.title): \(why.text)")
    for sentence in why.sentences {
      #expect(
        sentence.text.hasSuffix(".") && !sentence.text.contains("  ")
          && !sentence.text.contains("nobody"), "\(place): \(sentence.text)")
      #expect(
        sentence.rule != .none || input.reading.fingers.isEmpty
          || sentence.text.hasPrefix("There was no touch")
          || sentence.text.contains(" printed \u{201C}")
          || sentence.text.contains("the action is empty")
          || sentence.text.contains("own recognizer on every window"), "\(place): \(sentence.text)")
      if sentence.rule != .none { #expect(!Text.rules.sentence(sentence.rule).isEmpty) }
      if let event = sentence.event {
        #expect(Int(event) < input.trace.events.count, "\(place)")
        #expect(input.trace.events[Int(event)].time <= input.reading.now, "\(place)")
      }
    }
  }
}
