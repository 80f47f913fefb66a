import Testing
import TouchLanguage
import TouchReading
import TouchTrace

/// Sentences of the panels that depend on numbers.
@Suite struct PanelSentenceTests {
  private func note(
    _ reason: Reason, _ rule: Rule = .none, _ measured: Double = 0, _ limit: Double = 0
  ) -> String {
    let event = TraceEvent(
      kind: .state, verb: .transition, subject: .none, to: .failed, reason: reason, rule: rule,
      measured: measured, limit: limit)
    return Text.reasons.brief(Cause(event, other: "pan"))
  }

  @Test func whatWasMeasuredIsOfItsLimit() {
    #expect(note(.movedTooFar, .none, 12.44, 10) == "moved 12.4 pt, max 10")
    #expect(note(.notMovedEnough, .none, 0, 10) == "moved 0 pt, min 10")
    #expect(note(.notMovedEnough, .rot01, 0.1, 0.2) == "turned 5.7\u{00B0}, min 11.5\u{00B0}")
    #expect(note(.thresholdReached, .pin01, 8, 8) == "spread 8 pt, min 8")
    #expect(note(.notMovedEnough, .pin13, 0, 8) == "spread by less than 8 pt")
    #expect(note(.tooFewTouches, .tap03, 1, 2) == "1 of 2 touches")
    #expect(note(.tooManyTouches, .tap04, 2, 1) == "2 touches, max 1")
    #expect(note(.liftedEarly, .none, 0.066, 2) == "lifted at 66 ms, min 2000")
    #expect(note(.wrongTapCount, .none, 1, 2) == "1 of 2 taps")
    #expect(note(.tooSlow, .none, 50.4, 100) == "too slow: 50 pt/s, min 100")
    #expect(note(.timedOut, .tap12, 0, 0.35) == "no tap within 350 ms")
    #expect(note(.nothingToScroll, .ec123, 12, 10) == "cannot scroll that way")
  }

  @Test func whatWasNotMeasuredIsNotSaid() {
    #expect(note(.movedTooFar) == "moved too far" && note(.tooSlow) == "too slow")
    #expect(note(.wrongDirection) == "wrong direction" && note(.liftedEarly) == "lifted early")
    #expect(note(.wrongTapCount) == "wrong tap count")
  }

  @Test(arguments: Reason.allCases) func everyReasonHasItsNote(_ reason: Reason) {
    for (measured, limit) in [(0.0, 0.0), (0, 2), (1, 2), (12.5, 10)] {
      let text = note(reason, .none, measured, limit)
      #expect(!text.isEmpty && !text.contains("\u{25B8}") && !text.contains("  "), "\(text)")
    }
  }

  @Test(arguments: [
    (1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"), (21, "21st"),
    (103, "103rd"), (113, "113th"),
  ])
  func visitsAreCounted(_ number: Int, _ ordinal: String) {
    #expect(
      Text.hierarchy.visit("card", number: number, .contains)
        == "card was asked \(ordinal) and contains the point")
  }

  @Test func whatADirectionDecidedAgainstIsNamedOrCounted() {
    let texts = Text.whyRecognizer
    #expect(
      texts.beganAlong("pan", .vertical, over: ["swipe"])
        == "pan began, not swipe: the drag was more vertical")
    #expect(
      texts.beganAlong("pan", .horizontal, over: ["swipe", "scroll"])
        == "pan began, not 2 others: the drag was more horizontal")
  }

  @Test func aMeasuredSpanIsPrecise() {
    func text(_ seconds: Double) -> String { Text.timeline.measured(seconds: seconds, events: 1) }
    #expect(text(0.0000082) == "\u{0394}t 8.2 \u{00B5}s \u{00B7} 1 event")
    #expect(text(0.0124) == "\u{0394}t 12.4 ms \u{00B7} 1 event")
    #expect(text(1.25) == "\u{0394}t 1.250 s \u{00B7} 1 event")
  }

  @Test func aTimerSaysWhatEndedIt() {
    #expect(Text.timeline.timer("gap", seconds: 0.35) == "next tap within 350 ms")
    #expect(Text.timeline.timer("own", seconds: 2) == "own 2 s")
    #expect(
      Text.timeline.timer(.cancelled(by: .touch(1, .ended))) == "cancelled: touch 1 lifted")
    #expect(Text.timeline.timer(.prevented(by: "pan")) == "cancelled: prevented by pan")
    #expect(Text.timeline.timer(.due(at: 0.4)) == "due at 400 ms")
  }
}
