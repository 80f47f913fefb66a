import TouchLanguage
import TouchReading
package import TouchTrace

/// What is said of a region when the pointer rests there; the words for events are made when they are asked for.
package enum Tooltip: Hashable, Sendable {
  /// These words, empty for none.
  case text(String)
  /// When an event of the trace was, reckoned from `start`, and what happened: `words` or those of the event.
  case event(UInt32, from: Instant, words: String?)

  /// Whether there is anything to be said.
  package var isEmpty: Bool { self == .text("") }

  /// The words; empty when the trace does not have the event.
  package func text(in trace: Trace) -> String {
    switch self {
    case .text(let text): return text
    case .event(let index, let start, let words):
      guard Int(index) < trace.events.count else { return "" }
      let event = trace.events[Int(index)]
      let after = Int64(event.time.nanoseconds) - Int64(start.nanoseconds)
      let when = Units.time(after, step: 100_000)
      return "\(when)  \(words ?? EventWords.text(event, in: trace))"
    }
  }
}
