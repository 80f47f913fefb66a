import Testing
import TouchTrace

@Suite struct CanonicalLineTests {
  @Test(arguments: [
    (0.0, "0"), (463.5, "463.5"), (0.35, "0.35"), (-2.25, "-2.25"), (1.0 / 3, "0.333"),
    (0.0004, "0"), (12.3456, "12.346"), (-0.0001, "0"),
  ]) func numbersAreRoundedToThousandths(_ value: Double, _ text: String) {
    #expect(CanonicalLine.number(value) == text)
  }

  @Test func theReasonAndTheOtherOneStandBehindTheStates() {
    var trace = Trace()
    trace.setName("tap", of: Handle(rawValue: 0))
    trace.setName("pan", of: Handle(rawValue: 1))
    let event = TraceEvent(
      kind: .state, verb: .transition, subject: Handle(rawValue: 0), other: Handle(rawValue: 1),
      from: .possible, to: .failed, reason: .preventedBy)
    #expect(CanonicalLine.text(event, in: trace) == "tap possible -> failed preventedBy pan")
  }

  @Test func anEventIsSmall() { #expect(MemoryLayout<TraceEvent>.stride <= 64) }

  @Test func timesAreWholeMicroseconds() {
    #expect(Instant(seconds: 1.0 / 60).nanoseconds == 16_667_000)
    #expect(Instant(seconds: .nan) == .zero)
    #expect(Instant(seconds: -1) == .zero)
    #expect(Instant(seconds: 0.35).advanced(by: 0.4).seconds == 0.75)
  }
}
