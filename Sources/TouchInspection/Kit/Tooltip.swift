package import Foundation
import TouchGeometry
import TouchLanguage
import TouchReading
package import TouchTrace

/// What is said of a region when the pointer rests there; the words for events are made when they are asked for.
package enum Tooltip: Hashable, Sendable {
  /// These words, empty for none.
  case text(String)
  /// When an event of the trace was, reckoned from `start`, and what happened: `words` or those of the event.
  case event(UInt32, from: Instant, words: String?)
  /// When a sample of the trace was, reckoned from `from`, where its finger was, and how far that is from `start`; points of
  /// the screen.
  case sample(UInt32, from: Instant, start: CGPoint)

  /// Whether there is anything to be said.
  package var isEmpty: Bool { self == .text("") }

  /// The words; empty when the trace does not have the event.
  package func text(in trace: Trace) -> String {
    switch self {
    case .text(let text): return text
    case .event(let index, let start, let words):
      guard Int(index) < trace.events.count else { return "" }
      let event = trace.events[Int(index)]
      return "\(Self.time(of: event, from: start))  \(words ?? EventWords.text(event, in: trace))"
    case .sample(let index, let zero, let start):
      guard Int(index) < trace.events.count else { return "" }
      let event = trace.events[Int(index)]
      let at = CGPoint(x: event.measured, y: event.limit)
      let place = Text.canvas.place(at.x, at.y).joined(separator: " ")
      let way = Text.canvas.moved(start.distance(to: at))
      return "\(Self.time(of: event, from: zero))  \(place), \(way)"
    }
  }

  private static func time(of event: TraceEvent, from start: Instant) -> String {
    Units.time(Int64(event.time.nanoseconds) - Int64(start.nanoseconds), step: 100_000)
  }
}
