import TouchTrace

/// The canonical lines of a trace with their times, as numbers that can be compared: one for every so many lines.
package struct TraceDigest: Hashable, Sendable {
  /// The number of all lines.
  package let lines: Int
  private let parts: [UInt64]
  private static let linesPerPart = 16

  init(_ trace: Trace) {
    var parts: [UInt64] = []
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ byte: UInt8) {
      hash ^= UInt64(byte)
      hash = hash &* 0x100_0000_01b3
    }
    for (index, event) in trace.events.enumerated() {
      if index % Self.linesPerPart == 0, index > 0 { parts.append(hash) }
      for shift in stride(from: 0, to: 64, by: 8) {
        add(UInt8(truncatingIfNeeded: event.time.nanoseconds >> UInt64(shift)))
      }
      for byte in CanonicalLine.text(event, in: trace).utf8 { add(byte) }
    }
    self.parts = parts + [hash]
    lines = trace.events.count
  }

  /// The first line of the first part that differs, from 0; nil if all are the same.
  package func difference(from other: TraceDigest) -> Int? {
    guard self != other else { return nil }
    let index = zip(parts, other.parts).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    return (index ?? min(parts.count, other.parts.count) - 1) * Self.linesPerPart
  }
}
