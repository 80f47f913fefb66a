import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchTrace

@testable import TouchDebugger
@testable import TouchInspection

/// A touch that a recognizer held until another one recognized: the view under it got nothing, and every panel says so.
@Suite struct LostTouchTests: CanvasReading {
  private func input(hold: Double) throws -> PictureInput {
    try Stories.session(
      text: """
        touchscope: 1
        window:
          gestureRecognizers: [{id: hideKeyboard, class: UITapGestureRecognizer}]
          subviews: [{id: results, class: UITableView, frame: [0, 120, 375, 547], rows: 8}]
        runs:
          - name: tap
            input: [{tap: {at: [187, 200], hold: \(hold)}}, {wait: 1}]
        """
    ).input()
  }

  @Test func aShortTapNeverComesToTheRow() throws {
    let input = try input(hold: 0.05)
    let finger = try #require(input.reading.fingers.last)
    let holds = TimelineHold.all(finger)
    #expect(finger.isLost && holds.contains { $0.phase == .began && $0.outcome == .dropped })
    #expect(!holds.contains { $0.outcome == .released })
    let lost = try #require(LostTouch(input))
    let row = input.name(of: lost.view)
    #expect(
      lost.words.plain
        == "results.delay held the touch back until hideKeyboard recognized, so \(row) never got it (results.delaysContentTouches is true)."
    )
  }

  /// A tap that takes the touch from a control that was to fire at its end: the control is what a person asks about.
  @Test(arguments: [
    ("003-ts-both", "tap orange", "tapView", "gestureTap"),
    ("002-button-gr", "the tap wins", "button", "tap"),
    ("004-blue-2", "tap the button", "button", "tap"),
  ]) func aControlThatLostItsTouchToATapIsTheHeadline(
    _ scene: String, _ run: String, _ control: String, _ tap: String
  ) throws {
    let why = try #require(Explanation.last(try Stories.session(scene, run).input()))
    #expect(why.title == "\(control) did not fire: \(tap) cancelled its touch")
    #expect(
      why.sentences.first?.text
        == "\(tap) recognized and cancelled the touch (\(tap).cancelsTouchesInView is true), so"
        + " \(control) sent touchCancel instead of touchUpInside: no action for touchUpInside ran.")
    #expect(why.sentences.dropFirst().first?.text.hasPrefix("The tap was quick enough") == true)
  }

  /// A control that did not track the touch misses nothing, nor does one whose own part is the tap.
  @Test(arguments: [
    ("040-controls", "a finger beside the thumb"), ("040-controls", "tap on the switch"),
  ]) func aControlThatMissesNothingLosesNothing(_ scene: String, _ run: String) throws {
    let why = try #require(Explanation.last(try Stories.session(scene, run).input()))
    #expect(!why.title.contains("its touch"), "\(why.title)")
  }

  /// What the app printed when the touch began did not come then of what the tap did at its end.
  @Test func whatWasPrintedBeforeTheHeadlineIsNotSaidToFollow() throws {
    let early = try #require(
      Explanation.last(try Stories.session("003-ts-both", "tap orange").input()))
    #expect(!early.text.contains(" printed \u{201C}"), "\(early.text)")
    let late = try #require(
      Explanation.last(try Stories.session("004-blue-2", "tap the button").input()))
    #expect(late.text.contains(" printed \u{201C}"), "\(late.text)")
  }

  /// A button that got one press and not the next one: the headline is about the next one, of which it got nothing.
  @Test func aPressThatNeverCameIsNotTheOneBefore() throws {
    let input = try Stories.session(
      text: """
        touchscope: 1
        window:
          subviews:
            - id: scroll
              class: UIScrollView
              frame: [0, 120, 375, 400]
              contentSize: [375, 900]
              subviews: [{id: button, class: UIButton, frame: [100, 100, 160, 44]}]
        runs:
          - name: tap, then drag
            input:
              - tap: {at: button}
              - drag: {from: button, by: [0, -90], over: 0.2}
              - wait: 1
        """
    ).input()
    let why = try #require(Explanation.last(input))
    #expect(why.title == "button never got the touch", "\(why.title): \(why.text)")
    // Asked about the button, the answer is the same press.
    let button = try #require(input.handle(of: .view("button")))
    let asked = Explanation.about(button, input)
    #expect(asked.sentences.first == why.sentences.first, "\(asked.title): \(asked.text)")
  }

  /// An item or a row whose touch a drag took while the delay of its list still held it: the headline is about the item, at
  /// the moment of the beginning, and what helps is a finger that lifts sooner. Delivered at once, the drag would cancel it.
  @Test(arguments: [
    ("UICollectionView", "itemSize: [100, 100], items: 12", "list.item4"),
    ("UITableView", "rows: 30", "list.row3"),
  ]) func anItemThatADragLeftWithoutItsTouchWasNotSelected(
    _ name: String, _ content: String, _ row: String
  ) throws {
    let input = try Stories.session(
      text: """
        touchscope: 1
        window:
          subviews: [{id: list, class: \(name), frame: [0, 120, 375, 300], \(content)}]
        runs:
          - name: drag
            input: [{drag: {from: \(row), by: [0, -60], over: 0.3}}]
        """
    ).input()
    let why = try #require(Explanation.last(input))
    #expect(why.title.hasPrefix(row), "\(why.title)")
    #expect(why.title.hasSuffix(" was not selected: it never got the touch"), "\(why.title)")
    let first = try #require(why.sentences.first?.text)
    #expect(
      first.hasPrefix("list.delay held the touch back until list.pan"), "\(why.text)")
    let pan = try #require(input.handle(of: .recognizer("list.pan")))
    let began = input.reading.recognizer(pan)?.transitions.first { $0.to == .began }
    let moment = try #require(why.moment.map { input.trace.events[Int($0)] })
    #expect(moment.time == began?.time)
    #expect(Suggestion.of(why, input) == .gesture(.liftBeforeMoving(10)))
  }

  /// A control of the app that did not let a tap begin: both are told, as of a button whose own action wins.
  @Test func aControlThatRefusedATapIsToldWithIt() throws {
    let input = try Stories.session("000-td-control", "tap the control").input()
    let why = try #require(Explanation.last(input))
    #expect(why.title == "control fired, tap did not")
    #expect(
      why.sentences.dropFirst().first?.text
        == "tap failed: control returned false from gestureRecognizerShouldBegin(_:).")
    #expect(
      Suggestion.of(why, input)
        == .letBegin(of: MarkedText.name("control"), isDelegate: false))
    for (language, words) in [
      (TextLanguage.english, "refused by control"), (.chinese, "被 control 拒绝"),
      (.japanese, "control が拒否"),
    ] {
      let tap = try #require(input.handle(of: .recognizer("tap")))
      #expect(Text.speaking(language) { GraphOutcome.texts(tap, input) }.contains(words))
    }
  }

  /// Of two that held one event the one dropped it: the other's tooltip does not say that it came, either.
  @Test func whatNeverCameWasNotReleased() throws {
    let input = try Stories.session("000-td-tap", "single tap").input()
    let finger = try #require(input.reading.fingers.last)
    let hold = try #require(TimelineHold.all(finger).last)
    #expect(hold.outcome == .dropped && hold.holders.contains { !$0.isDropped })
    let look = Look(theme: .dark, metrics: FixedTextMetrics())
    let size = CGSize(width: 1440, height: 400)
    let picture = TimelinePicture.draw(input, TimelineModel(), size: size, look).picture
    let tooltips = picture.regions.map { $0.tooltip.text(in: input.trace) }
    for holder in hold.names(input.trace) {
      #expect(
        tooltips.contains {
          $0.contains("\(holder) held touchesEnded for 350 ms, and it was never delivered")
        }, "\(tooltips)")
    }
    #expect(!tooltips.contains { $0.contains("then released it") }, "\(tooltips)")
  }

  @Test func aLongTapIsCancelled() throws {
    let input = try input(hold: 0.4)
    let finger = try #require(input.reading.fingers.last)
    #expect(!finger.isLost && LostTouch(input) == nil)
    #expect(
      TimelineHold.all(finger).contains { $0.phase == .began && $0.outcome == .released })
  }

  /// A view of the app's own that lost its touch to a tap around it is the headline, as of a drag; a tap on the view itself
  /// takes nothing that is missed.
  @Test func aTapAroundAViewTakesItsTouch() throws {
    let lost = try Stories.session("004-yellow-tap", "quick tap").input()
    let why = try #require(Explanation.last(lost))
    #expect(why.title == "yellow lost its touch to tap")
    #expect(why.sentences.first?.text.contains("tap.cancelsTouchesInView is true") == true)
    let own = try Stories.session("000-td-tap", "single tap").input()
    #expect(try #require(Explanation.last(own)).title.hasPrefix("singleTap"))
  }

  /// A touch that the system took is over for the app while its finger goes on, which is lifted later.
  @Test func aTouchThatTheSystemTookIsNotCalledCancelled() throws {
    let taken = try input("066-system-edge", "the system takes it", at: 0.115)
    let finger = try #require(taken.reading.fingers.last)
    #expect(finger.end == .takenAway && finger.isCancelled)
    let texts = canvas(taken).joined(separator: "\n")
    #expect(texts.contains("touch 1 taken from the app at"), "\(texts)")
    let lifted = try input("066-system-edge", "the system takes it", at: 0.5)
    #expect(lifted.reading.fingers.last?.end == .lifted)
    #expect(canvas(lifted).joined(separator: "\n").contains("touch 1 lifted at 300 ms"))
  }

  /// A view of the app's own that never got a touch is the headline, as a control is.
  @Test func aViewThatNeverGotItsTouchIsTheHeadline() throws {
    let lost = try Stories.session("004-yellow-pan-delaybegan", "slide").input()
    let why = try #require(Explanation.last(lost))
    #expect(why.title.hasPrefix("yellow never got"), "\(why.title)")
  }
}
