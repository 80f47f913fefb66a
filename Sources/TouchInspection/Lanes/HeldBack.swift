import TouchReading
import TouchTrace

/// All that recognizers kept from views in a gesture: when, who, and how long in total.
struct HeldBack {
  struct Span: Equatable {
    var from: Instant
    var to: Instant
    var seconds: Double { to.since(from) }
  }

  /// When anything was kept back, apart from each other and in order.
  let spans: [Span]
  /// How long each recognizer kept something back, in the order in which they began.
  let holders: [(name: String, seconds: Double)]
  /// True while something is kept back.
  let isLasting: Bool

  /// Nil when nothing was kept back.
  init?(_ input: PictureInput) { self.init(input.reading) { input.name(of: $0) } }

  /// Of a run in which nothing was kept back.
  static let nothing = HeldBack(spans: [], holders: [], isLasting: false)

  private init(spans: [Span], holders: [(name: String, seconds: Double)], isLasting: Bool) {
    self.spans = spans
    self.holders = holders
    self.isLasting = isLasting
  }

  init?(_ reading: TraceReading, name: (Handle) -> String) {
    let now = reading.now
    let holds = reading.fingers.flatMap(\.holds).sorted {
      ($0.from, $0.event) < ($1.from, $1.event)
    }
    guard !holds.isEmpty else { return nil }
    var order: [Handle] = []
    var own: [Handle: [Span]] = [:]
    for hold in holds {
      if own[hold.holder] == nil { order.append(hold.holder) }
      own[hold.holder, default: []].append(Span(from: hold.from, to: hold.to ?? now))
    }
    spans = Self.union(own.values.joined().sorted { $0.from < $1.from })
    holders = order.map { holder in
      (name(holder), Self.seconds(Self.union(own[holder] ?? [])))
    }
    isLasting = holds.contains { $0.to == nil }
  }

  /// How long anything was kept back.
  var total: Double { Self.seconds(spans) }

  /// Several kept something back at the same time.
  var isTogether: Bool {
    holders.count > 1 && holders.reduce(0) { $0 + $1.seconds } > total + 1e-9
  }

  private static func seconds(_ spans: [Span]) -> Double { spans.reduce(0) { $0 + $1.seconds } }

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
