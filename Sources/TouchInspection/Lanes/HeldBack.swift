import TouchReading
import TouchTrace

/// All that recognizers kept from views in a gesture: when, how many of them, and how long in total.
struct HeldBack {
  struct Span: Equatable {
    var from: Instant
    var to: Instant
    var seconds: Double { to.since(from) }
  }

  /// When anything was kept back, apart from each other and in order.
  let spans: [Span]
  /// How many recognizers kept something back.
  let holders: Int
  /// The row of a touch says all of one stretch, but no sum of several.
  let isSum: Bool

  init(_ reading: TraceReading) {
    let holds = reading.fingers.flatMap(\.holds)
    spans = Self.union(
      holds.map { Span(from: $0.from, to: $0.to ?? reading.now) }.sorted { $0.from < $1.from })
    holders = Set(holds.map(\.holder)).count
    isSum = reading.fingers.reduce(0) { $0 + TimelineHold.all($1).count } > 1
  }

  /// How long anything was kept back.
  var total: Double { spans.reduce(0) { $0 + $1.seconds } }

  /// Spans that touch are one; they come in the order of their beginnings.
  private static func union(_ spans: [Span]) -> [Span] {
    var all: [Span] = []
    for span in spans {
      if let last = all.last, span.from <= last.to {
        all[all.count - 1].to = max(last.to, span.to)
      } else {
        all.append(span)
      }
    }
    return all
  }
}
