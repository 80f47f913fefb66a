import Foundation
import Testing
import TouchTrace

@testable import TouchRecording

/// Traces whose full chunks are in a file.
@Suite struct TraceFileTests {
  private func event(_ number: Int) -> TraceEvent {
    var event = TraceEvent(
      kind: .sample, verb: .touchesMoved, subject: Handle(rawValue: UInt32(number % 7)))
    event.time = Instant(nanoseconds: UInt64(number) * 1000)
    event.measured = Double(number) / 3
    return event
  }

  private func trace(_ archive: (any TraceArchive)?, _ count: Int) -> Trace {
    var trace = Trace()
    if let archive { trace.keep(in: archive) }
    for number in 0..<count { trace.append(event(number)) }
    return trace
  }

  /// All events are read as they were written, over the edges of chunks, from the file as from memory.
  @Test func nothingChanges() {
    let count = 3 * TraceEvents.chunkLength + 5
    let kept = trace(TraceFile(), count)
    let plain = trace(nil, count)
    #expect(kept.events.count == count)
    #expect(kept.events.elementsEqual(plain.events))
    let edge = TraceEvents.chunkLength
    for index in [0, edge - 1, edge, edge + 1, 3 * edge - 1, 3 * edge, count - 1] {
      var expected = event(index)
      expected.seq = UInt32(index)
      #expect(kept.events[index] == expected)
    }
    #expect(
      kept.events[(edge - 2)..<(edge + 2)].map(\.seq) == (edge - 2..<edge + 2).map(UInt32.init))
  }

  /// A copy keeps its events when the original and its file are gone.
  @Test func copiesOutliveTheFile() {
    var original: Trace? = trace(TraceFile(), TraceEvents.chunkLength + 1)
    let copy = original
    original = nil
    #expect(copy?.events[17].measured == 17.0 / 3)
  }

  /// Full chunks really leave memory: the file takes them as long as a folder can be written.
  @Test func chunksGoToTheFile() throws {
    let events = (0..<TraceEvents.chunkLength).map(event)
    let chunk = TraceFile().keep(events)
    #expect(chunk != nil)
    #expect(TraceFile(folders: ["/nowhere"]).keep(events) == nil)
    #expect(
      trace(TraceFile(folders: ["/nowhere"]), TraceEvents.chunkLength + 1).events[3]
        == {
          var third = event(3)
          third.seq = 3
          return third
        }())
  }
}
