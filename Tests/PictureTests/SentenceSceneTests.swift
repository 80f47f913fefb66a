import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchRecording
import TouchTrace

@testable import TouchDebugger
@testable import TouchInspection

/// What the panels say of runs that somebody new to them read wrongly.
@Suite struct SentenceSceneTests {
  func input(_ file: String, _ run: String) throws -> PictureInput {
    try Stories.session(file, run).input()
  }

  func why(_ name: String, _ input: PictureInput) throws -> String {
    let snapshot = try #require(input.snapshot.recognizers.first { $0.name == name })
    return Explanation.about(snapshot.handle, input).text
  }

  /// AR-22: whoever asks the winner reads why it won, as whoever asks the loser.
  @Test func theDeeperOneSaysWhyItWon() throws {
    let input = try input("061-back-swipe", "at the edge the deeper one wins")
    #expect(
      try why("pan", input).contains(
        "pan prevented nav.pop, which was ready at the same moment: the view of pan is deeper."))
    #expect(try why("nav.pop", input).contains("pan recognized at the same moment"))
  }

  private func headline(_ input: PictureInput) throws -> Explanation {
    try #require(Explanation.last(input))
  }

  /// The view that lost stands in the headline, and what cancelled its touch before why that began.
  @Test func theHeadlineNamesTheViewThatLost() throws {
    let input = try input("004-yellow-pan", "slide")
    let headline = try #require(Explanation.last(input))
    #expect(headline.title == "yellow lost its touch to pan")
    #expect(headline.sentences.first?.text.hasPrefix("pan cancelled the touch in yellow") == true)
    #expect(headline.sentences.dropFirst().first?.text.hasPrefix("pan began after") == true)
    // Asked about the pan itself, the answer is about the pan.
    let pan = try #require(input.snapshot.recognizers.first { input.name(of: $0.handle) == "pan" })
    #expect(Explanation.about(pan.handle, input).title == "pan ended")
  }

  /// Code that prints the responders after it forwards nothing to them.
  @Test func aChainThatIsPrintedIsNotForwarded() throws {
    let input = try input("003-ts-both", "hold orange")
    #expect(input.reading.isChainStopped(input.trace))
  }

  /// After which way it is judged, and what was true then.
  @Test func aSpeedIsSaidWithWhatASwipeNeeds() throws {
    let input = try input("030-swipe", "too slow")
    #expect(
      try why("right", input).hasPrefix(
        "At 50 pt the finger moved at 60 pt/s (min 70)."))
    let scroll = try self.input("020-button-in-scroll", "drag on the button")
    #expect(
      try why("scroll.pan", scroll).hasPrefix(
        "scroll.pan began after 10 pt vertically (min 10)."))
  }

  /// Who asks about a button under an overlay, or about a view whose touch was taken, finds its name in the headline.
  @Test func theHeadlineNamesWhoLost() throws {
    let covered = try headline(try input("010-overlay", "a clear overlay"))
    #expect(covered.title == "button was never asked: overlay is in front", "\(covered.title)")
    #expect(covered.text.hasPrefix("overlay lies in front of button"), "\(covered.text)")
  }

  /// What decided alone is said before what the hit test counted.
  @Test func theCauseComesBeforeCounts() throws {
    let why = try headline(try input("002-outside", "the part that sticks out"))
    #expect(why.title == "child got the touch")
    #expect(why.sentences[0].text.hasPrefix("The point is 56.6 pt outside the bounds of parent"))
    #expect(why.sentences[1].text.hasPrefix("Hit test: 6 views asked"))
  }

  /// Why and the lane of the touch name the same holders.
  @Test func whyNamesAllThatHeldATouch() throws {
    let input = try input("022-nested-scroll", "a mostly vertical drag")
    let card = try #require(input.snapshot.views.first { $0.name == "card1" })
    #expect(
      Explanation.about(card.handle, input).text.contains(
        "carousel.delay and list.delay held the touch back until list.pan recognized"))
  }

  /// The bar alone does not say whether its limit must be reached or kept.
  @Test func gaugesSayWhatTheirLimitIsFor() throws {
    let swipe = try input("030-swipe", "too slow")
    let right = try #require(swipe.snapshot.recognizers.first { $0.name == "right" })
    let content = try #require(RecognizerCardContent(right.handle, swipe))
    let texts = content.gauges.map(\.text)
    #expect(texts.first == "50 pt, min 25 at this speed" && texts.last == "60 pt/s, min 70")
    let tap = try input("000-td-tap", "single tap")
    let press = try #require(tap.snapshot.recognizers.first { $0.name == "longPress" })
    let pressed = try #require(RecognizerCardContent(press.handle, tap))
    #expect(pressed.gauges.map(\.text).contains("50 ms, min 2000"), "\(pressed.gauges.map(\.text))")
  }

  /// A swipe of one direction has an arrow of one end.
  @Test func theArrowOfASwipePointsWhereItGoes() throws {
    let input = try input("030-swipe", "too slow")
    func sign(_ name: String) -> AxisSign? {
      input.snapshot.recognizers.first { $0.name == name }?.sign
    }
    #expect(sign("right") == AxisSign(axis: .horizontal, ends: .positive))
    #expect(sign("up") == AxisSign(axis: .vertical, ends: .negative))
    let both = try self.input("030-swipe", "either way")
    #expect(
      both.snapshot.recognizers.first { $0.name == "right" }?.sign == AxisSign(axis: .horizontal))
    let pan = try self.input("022-nested-scroll", "straight up")
    #expect(
      pan.snapshot.recognizers.first { $0.name == "list.pan" }?.sign == AxisSign(axis: .vertical))
  }

  /// Apple's name of the method, and what it returned.
  @Test func anAnswerHasTheNameOfItsMethod() throws {
    let input = try input("020-button-in-scroll", "press, then drag on the button")
    let answer = try #require(input.trace.events.first { $0.verb == .touchesShouldCancel })
    #expect(
      EventWords.answer(answer, in: input.trace)
        == "scroll touchesShouldCancel(in: button) \u{2192} false (view)")
    let call = EventWords.call(answer, in: input.trace)
    #expect(
      Text.timeline.answer(false, to: call)
        == ["touchesShouldCancel(in: button) \u{2192} false", "false"])
  }

  /// The two touches of a pinch move, their midpoint does not.
  @Test func aPanOfSeveralTouchesMeasuresTheirMidpoint() throws {
    let input = try input("024-zoom", "pinch")
    #expect(
      try why("scroll.pan", input).hasPrefix(
        "The midpoint of its touches moved 0 pt before the end (min 10)."))
  }

  /// Windows are asked from front to back: one that refused was asked, too.
  @Test func aWindowInFrontWasAsked() throws {
    let input = try input("064-windows", "outside of it")
    let desk = try #require(input.snapshot.views.first { $0.name == "desk" })
    #expect(
      Explanation.about(desk.handle, input).text.contains(
        "4 views asked, 2 refused (alert and <UILabel>)"))
    let alert = try #require(input.snapshot.views.first { $0.name == "alert" })
    #expect(input.reading.hit.rejection(of: alert.handle)?.reason == .outside)
    #expect(input.reading.hit.path.first.map { input.name(of: $0) } == "main")
  }

  /// A page that is popped takes its recognizers along: the gesture was about them.
  @Test func whatHasLeftTheSceneStaysInItsGesture() throws {
    let input = try input("061-back-swipe", "the card waits")
    #expect(!input.snapshot.views.contains { $0.name == "card" })
    let waits = Relations.make(input).filter { $0.kind == .waits }
    #expect(
      waits.contains { input.name(of: $0.from) == "pan" && input.name(of: $0.to) == "nav.pop" })
    let lanes = TimelineLane.all(input.whole, LaneArrangement())
    #expect(lanes.first { $0.id == .recognizer("pan") }?.detail == "card")
  }

  /// It got its touch before it left, and lost it.
  @Test func aViewThatHasLeftTheSceneHadItsTouch() throws {
    let input = try input("063-modal", "a finger loses its touch")
    let card = try #require(input.reading.hits.last?.winner)
    #expect(input.name(of: card) == "card" && input.snapshot.view(card) == nil)
    let why = Explanation.about(card, input)
    #expect(why.title.contains("lost"), "\(why.title)")
    #expect(why.text.contains("press") && why.text.hasSuffix("It has left the scene since."))
  }

  /// The system cancelled its touch because of that.
  @Test func aRecognizerWhoseViewHasLeftSaysSo() throws {
    let input = try input("063-modal", "a finger loses its touch")
    let words = try why("press", input)
    #expect(words.contains("the view left its window"), "\(words)")
    let press = try #require(input.snapshot.recognizers.first { $0.name == "press" })
    let content = try #require(RecognizerCardContent(press.handle, input))
    #expect(content.wholeReason == "view removed")
  }

  /// HT-07: 0.01 as a Float lies below 0.01.
  @Test func anAlphaSaysAllItsDigitsWhereTheyDecide() throws {
    let input = try input("000-hit-flags", "alpha 0.01")
    let view = try #require(input.snapshot.views.first { $0.name == "alpha1" })
    #expect(
      Explanation.about(view.handle, input).text.hasPrefix(
        "Its alpha is 0.0099999998, below 0.01,"))
    #expect([0.5, 0.009, 0.01].map(Units.alpha) == ["0.5", "0.009", "0.01"])
  }

  /// A wait that is over in the moment in which it begins was none.
  @Test func aWaitOfNoTimeHasNoGauge() throws {
    let input = try input("034-ring", "nobody acts")
    for reading in input.reading.recognizers {
      let gauges = Gauges.make(reading, input.reading)
      #expect(!gauges.contains { $0.value.kind == .waited }, "\(gauges.map(\.text))")
    }
  }

  /// SCR-82: there is no recognizer that could say it.
  @Test func aScrollViewWithoutAPinchSaysSo() throws {
    let words = "scroll has no pinch recognizer, because its maximumZoomScale is not larger"
    let stuck = try input("024-zoom", "nothing to zoom")
    let last = try #require(Explanation.last(stuck))
    #expect(last.title == "scroll does not zoom" && last.text.hasPrefix(words))
    let photo = try #require(stuck.snapshot.views.first { $0.name == "photo" })
    #expect(Explanation.about(photo.handle, stuck).text.contains(words))
    let zooming = try input("024-zoom", "pinch")
    #expect(try !why("scroll.pan", zooming).contains(words))
  }

  /// Below a headline about another view "its" would be that one's.
  @Test func whatAViewIsNotGivenNamesIt() throws {
    let lost = try #require(LostTouch(try input("024-zoom", "nothing to zoom")))
    #expect(
      lost.words.plain.hasPrefix("It takes one touch at a time (isMultipleTouchEnabled is false)"))
    #expect(lost.line.plain.contains("its hit view is photo, and it takes one touch at a time"))
  }

  /// Whoever looks for the line of code needs the method.
  @Test func aStateThatCodeSetsNamesTheMethod() throws {
    let input = try input("071-checkmark", "a checkmark")
    #expect(try why("check", input).contains("check's touchesEnded(_:with:) set its state"))
  }

  /// Below a headline about another recognizer, too, and the classes of both were asked.
  @Test func aTieSaysWhatTheClassesAnswered() throws {
    let tie = try headline(input("000-td-simpletap", "one tap")).text
    #expect(tie.contains("first3's touchesEnded(_:with:) set its state."), "\(tie)")
    #expect(
      tie.contains(
        "first3.canPrevent(first2) and first2.canBePrevented(by: first3) returned true."), "\(tie)")
    let other = try headline(input("061-back-swipe", "at the edge the deeper one wins")).text
    #expect(!other.contains("returned true"), "\(other)")
  }

  /// All that delegates let recognize at the same time are named, and why they failed.
  @Test func whatCouldRecognizeTooSaysWhyItDidNot() throws {
    let drag = try why("pan", input("031-rotate", "one finger only drags"))
    #expect(
      drag.contains(
        "pinch and rotation could recognize at the same time (their delegates allow it), but each failed: it got one touch and needs two."
      ), "\(drag)")
    let all = try why("pan", input("031-rotate", "two fingers turn, part and move"))
    #expect(all.contains("pinch and rotation recognize at the same time"), "\(all)")
  }

  /// What the app notices is the end that comes late: it is asked about before the tap that failed.
  @Test func anEndThatComesLateIsTheHeadline() throws {
    let late = try input("004-yellow-delayended", "the end waits")
    let why = try #require(Explanation.last(late))
    #expect(why.title == "yellow got touchesEnded 350 ms late")
    #expect(
      why.text.hasPrefix(
        "double held the end of the touch until it had decided (double.delaysTouchesEnded is true), so touchesEnded came 350 ms late."
      ), "\(why.text)")
    let prompt = try input("004-yellow-delayended", "the end comes at once")
    #expect(Explanation.last(prompt)?.title == "double failed")
  }

  /// What has no id gets its number when the trace first mentions it; its name is the same at every moment.
  @Test func aNameIsTheSameBeforeItIsMentioned() throws {
    let view = SessionView(try Stories.session("064-windows", "outside of it"))
    view.seek(to: -1)
    let input = view.input
    for one in input.snapshot.views { #expect(one.name == input.name(of: one.handle)) }
  }

  /// TD-39: nobody ever gets it, and the lane says why.
  @Test func aTouchThatTheAppIgnoresSaysSo() throws {
    let view = SessionView(
      try Stories.session("064-windows", "nothing while events are ignored"))
    view.seek(until: Instant(seconds: 0.05))
    let input = view.input
    let finger = try #require(input.reading.fingers.last)
    #expect(
      Explanation.about(finger.handle, input).text.contains("while the app was ignoring events"))
    let look = Look(theme: .dark, metrics: FixedTextMetrics())
    let size = CGSize(width: 1440, height: 300)
    let picture = TimelinePicture.draw(input, TimelineModel(), size: size, look).picture
    let texts = PictureTexts.lines(picture, look).joined(separator: "\n")
    #expect(texts.contains("ignored: the app was ignoring events"), "\(texts)")
  }

  @Test func theSystemsOwnGestureSaysWhoTookTheTouch() throws {
    let input = try input("066-system-edge", "the system takes it")
    let why = try headline(input)
    #expect(why.title == "The system took the touch")
    #expect(
      why.sentences.first?.text
        == "window.gate2 is the system's own recognizer for gestures from the bottom edge, and it recognized: the touch moved 13.3 pt away from the edge (min 10)."
    )
    #expect(Suggestion.of(why, input) == .deferSystemGestures(.bottom))
    #expect(why.text.contains("pan failed: it requires window.gate2 to fail"))
  }

  // MARK: Whom a person asks about

  private func headline(_ file: String, _ run: String) throws -> Explanation {
    try #require(Explanation.last(try input(file, run)))
  }

  /// The button under the finger, and not the back swipe far above it that failed, too.
  @Test func whatLiesOutOfReachIsTheSubject() throws {
    let input = try input("062-tab-button", "above the bar")
    let why = try #require(Explanation.last(input))
    #expect(why.title.hasPrefix("CircleButton"), "\(why.title): \(why.text)")
  }

  @Test func aControlThatDoesNotTrackIsTheSubject() throws {
    let why = try headline("073-range-slider", "beside the thumbs")
    #expect(why.title == "range did not track the touch: beginTracking returned false")
    #expect(why.text.hasPrefix("It got touchesBegan, touchesMoved and touchesEnded all the same"))
  }

  /// The view in front refused although the point is in it.
  @Test func whatRefusesUnderTheTouchIsNamed() throws {
    let why = try headline("000-hit-flags", "alpha 0.009")
    #expect(
      why.text.hasPrefix("alpha9 lies under the touch but refused: its alpha is 0.009"),
      "\(why.text)")
  }

  @Test func aSlowSwipeSaysWhyItNeedsLess() throws {
    let slow = try input("030-swipe", "slow at first, quick at the end")
    #expect(try why("right", slow).contains("(min 33.3 at this speed)"))
    let quick = try input("030-swipe", "swipe right")
    #expect(try why("right", quick).contains("(min 50)."))
  }

  @Test func aCauseNamesWhosePropertyItIs() throws {
    let input = try input("030-swipe", "swipe right")
    #expect(try why("right", input).contains("because right.cancelsTouchesInView is true."))
  }

  @Test func aRecognizerOfTheSystemSaysWhatItIsFor() throws {
    let input = try input("061-back-swipe", "swipe back")
    #expect(try why("window.gate1", input).contains("UIKit puts this recognizer on every window"))
  }

  /// A switch that works has its touch: its own recognizer takes nothing from it.
  @Test func aSwitchLosesNothingToItsOwnRecognizer() throws {
    let input = try input("040-controls", "tap on the switch")
    let finger = try #require(input.reading.fingers.last)
    let end = try #require(finger.viewEnd)
    let taker = try #require(TouchOwner.taker(of: finger, at: end, input.trace))
    #expect(input.name(of: taker) == "toggle.press")
    #expect(TouchOwner.isPart(taker, of: finger.view, input.trace))
    let words = Text.timeline.cancelled(by: "toggle.press", isPart: true, at: 0.05)
    #expect(words.contains("used by its own toggle.press"))
    // Any other recognizer is no receiver of what it cancels.
    #expect(
      Text.timeline.cancelled(by: "tap", isPart: false, at: 0.3)
        == ["cancelled by tap at 300 ms", "cancelled by tap", "cancelled"])
    let drag = try self.input("030-swipe", "swipe right")
    let lost = try #require(drag.reading.fingers.last)
    let lostEnd = try #require(lost.viewEnd)
    let other = try #require(
      TouchOwner.taker(of: lost, at: lostEnd, drag.trace))
    #expect(!TouchOwner.isPart(other, of: lost.view, drag.trace))
  }

  /// The labels in the rows of a table are one line, not one for each row.
  @Test func viewsInRowsThatRefusedAreToldTogether() throws {
    let groups = UnaskedViews.groups(try input("023-table", "tap a row"))
    #expect(groups.count <= 3, "\(groups.map(\.reason.plain))")
    let rows = try #require(groups.first { $0.reason.plain.contains("views that refused") })
    #expect(rows.views.count > 5 && rows.names == "\(rows.views.count) views")
  }

  /// The label of a dropped touch names the view that missed it, even after the finger has touched another view.
  @Test func aDroppedTouchKeepsItsView() throws {
    let session = try Stories.session(
      text: """
        touchscope: 1
        window:
          subviews:
            - id: list
              class: UIScrollView
              frame: [0, 0, 375, 600]
              contentSize: [375, 2000]
              subviews:
                - {id: photo, class: UIView, frame: [0, 100, 375, 100]}
                - {id: below, class: UIView, frame: [0, 300, 375, 1000]}
        runs:
          - name: two
            input: [{drag: {from: photo, by: [0, -60], over: 0.1}}, {wait: 3}, {press: {at: [187, 400], for: 0.3}}, {wait: 1}]
        """)
    let input = session.input()
    let fingers = input.reading.fingers
    #expect(fingers.count == 2)
    let dropped = try #require(fingers.first?.holds.first { $0.isDropped })
    #expect(input.name(of: dropped.view) == "photo")
    #expect(fingers.last?.holds.map { input.name(of: $0.view) } == ["below"])
  }
}
