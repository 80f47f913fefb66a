import Testing

@testable import TouchTrace

/// What code prints is kept in order, each text once, with the event in whose call it was printed.
@Suite struct ConsoleTests {
  @Test func linesAreKeptInOrder() {
    var trace = Trace()
    trace.write("before all", at: .zero)
    trace.append(TraceEvent(kind: .action, verb: .action, subject: .none))
    trace.write("a", at: Instant(seconds: 1))
    trace.write("b", at: Instant(seconds: 1))
    trace.append(TraceEvent(kind: .action, verb: .action, subject: .none))
    trace.write("a", at: Instant(seconds: 2))
    #expect(trace.console.map(\.text) == ["before all", "a", "b", "a"])
    #expect(trace.console.map(\.event) == [nil, 0, 0, 1])
    #expect(trace.console[3].time == Instant(seconds: 2))
    #expect((0...2).map { trace.console.count(before: $0) } == [1, 3, 4])
  }
}
