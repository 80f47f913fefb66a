import Testing
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// What is said about controls with a value.
@Suite struct WhyControlTests {
  /// The last change of the value before the event is the one that it is about (CTL-45 to CTL-53).
  @Test(arguments: [
    (Rule.ctl45, "value 0.5 -> 0.63", "slider moved to 0.63"),
    (.ctl50, "value 3 -> 4", "slider stepped to 4"),
    (.ctl51, "selectedSegmentIndex -1 -> 2", "slider selected segment 2"),
    (.ctl53, "currentPage 0 -> 1", "slider changed to page 1"),
    (.ctl49, "isOn true -> false", "slider was switched off"),
    (.ctl45, "alpha 0.5 -> 1", "slider changed its value"),
  ])
  func theNewValueIsNamed(_ rule: Rule, _ change: String, _ title: String) throws {
    var t = TraceBuilder()
    t.add(
      TraceEvent(kind: .change, verb: .change, subject: t.handle("slider")), payload: change)
    t.add(
      TraceEvent(kind: .change, verb: .change, subject: t.handle("slider")),
      payload: "isHighlighted true -> false")
    let event = TraceEvent(
      kind: .action, verb: .action, subject: t.handle("slider"), rule: rule)
    t.add(event, payload: "valueChanged")
    let why = try #require(Explanation.last(t.input))
    #expect(why.title == title)
    #expect(why.text.hasSuffix("so it sent valueChanged."))
    #expect(why.sentences[0].chip.hasPrefix(rule.id))
  }

  /// A touch that changed the value is told as that, whatever ended it; one without a change is not (CTL-45).
  @Test func theLiftTellsOfTheChange() throws {
    for (name, title) in [("touchDown", "slider fired"), ("valueChanged", "slider moved to 0.63")] {
      var t = TraceBuilder()
      t.add(
        TraceEvent(kind: .change, verb: .change, subject: t.handle("slider")),
        payload: "value 0.5 -> 0.63")
      for payload in [name, "touchUpInside"] {
        let rule: Rule = payload == "valueChanged" ? .ctl45 : .ctl11
        let event = TraceEvent(
          kind: .action, verb: .action, subject: t.handle("slider"), rule: rule)
        t.add(event, payload: payload)
      }
      #expect(try #require(Explanation.last(t.input)).title == title)
    }
  }

  /// A control whose beginTracking said no is not tracking (CTL-01, CTL-44).
  @Test func aRefusedTouchIsNotTracked() {
    var t = TraceBuilder()
    t.add(
      TraceEvent(
        kind: .tracking, verb: .beginTracking, subject: t.handle("slider"), answer: false,
        rule: .ctl44))
    #expect(t.reading.responders.first?.isTracking == false)
  }

  /// The timer of a stepper is no recognizer's, and the search for a target no way of a touch (RC-10).
  @Test func controlsAreNoRecognizers() {
    var t = TraceBuilder()
    t.deliver(.touchesBegan, "stepper", 1)
    let chain = t.reading.chain
    t.add(
      TraceEvent(
        kind: .timer, verb: .timerStarts, subject: t.handle("stepper"), rule: .ctl50, limit: 0.5),
      payload: "repeat")
    t.add(
      TraceEvent(
        kind: .chain, verb: .nextResponder, subject: t.handle("stepper"), other: t.handle("view"),
        rule: .rc10))
    #expect(t.reading.recognizers.isEmpty && t.reading.chain == chain)
  }
}
