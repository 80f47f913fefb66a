import Testing
import TouchTrace

/// The tree of calls as lines.
@Suite struct NestedLogTests {
  private func trace(_ calls: [(name: String, depth: UInt16)]) -> Trace {
    var trace = Trace()
    for (index, call) in calls.enumerated() {
      let handle = Handle(rawValue: UInt32(index))
      trace.setName(call.name, of: handle)
      var event = TraceEvent(kind: .touches, verb: .touchesBegan, subject: handle)
      event.depth = call.depth
      trace.append(event)
    }
    return trace
  }

  private func lines(_ trace: Trace, _ passes: (TraceEvent) -> Bool = { _ in true }) -> [String] {
    NestedLog.lines(trace, where: passes).map {
      String(repeating: ".", count: $0.depth)
        + $0.text.replacing(" touchesBegan", with: "")
    }
  }

  @Test func callsStandBetweenBeforeAndAfter() {
    let trace = trace([("a", 0), ("b", 1), ("c", 2), ("d", 1), ("e", 0)])
    #expect(
      lines(trace) == [
        "a Before", ".b Before", "..c", ".b After", ".d", "a After", "e",
      ])
  }

  @Test func theLastCallsAreClosed() {
    #expect(
      lines(trace([("a", 0), ("b", 1), ("c", 2)])) == [
        "a Before", ".b Before", "..c", ".b After", "a After",
      ])
  }

  @Test func filtersKeepPairsTogether() {
    let trace = trace([("a", 0), ("b", 1), ("c", 2), ("d", 0)])
    #expect(lines(trace) { $0.seq != 1 } == ["a Before", "..c", "a After", "d"])
    #expect(lines(trace) { $0.seq == 1 } == [".b Before", ".b After"])
    #expect(lines(Trace()).isEmpty)
  }
}
