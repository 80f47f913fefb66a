import TouchReading
import TouchTrace

/// A timer in the shown part of the time.
struct TimelineWedge: Equatable {
  var owner: Handle
  var name: String
  /// The event that started it.
  var event: UInt32
  var from: Double
  var seconds: Double
  /// How far it came, and the event that ended it; nil while it runs.
  var until: Double
  var end: TraceEvent?

  var deadline: Double { from + seconds }
  /// The last second at which anything of it is drawn.
  var last: Double { end == nil ? deadline : until }

  /// Timers that began longer than this before the shown part are known only of the newest attempt, seconds.
  private static let lookBack = 5.0

  /// The timers of some recognizers in the shown part, by recognizer, in the order of their starts.
  static func all(
    _ owners: [RecognizerReading], _ input: PictureInput, _ scale: TimelineScale
  ) -> [Handle: [TimelineWedge]] {
    let (trace, now) = (input.trace, input.reading.now)
    let edges = scale.edges
    let from = max(edges.from - lookBack, input.reading.gestureStart.seconds)
    var wedges: [TimelineWedge] = []
    for owner in owners {
      for timer in owner.timers where timer.start.seconds < from {
        wedges.append(
          TimelineWedge(
            owner: owner.handle, name: timer.name, event: timer.event,
            from: timer.start.seconds, seconds: timer.seconds, until: now.seconds))
      }
    }
    let handles = Set(owners.map(\.handle))
    for event in trace.events(from: from, to: edges.to, until: now)
    where event.kind == .timer && handles.contains(event.subject) {
      let name = trace.payload(of: event)
      if event.verb == .timerStarts {
        wedges.append(
          TimelineWedge(
            owner: event.subject, name: name, event: event.seq, from: event.time.seconds,
            seconds: event.limit, until: now.seconds))
      } else if let index = wedges.lastIndex(where: {
        $0.owner == event.subject && $0.name == name && $0.end == nil
      }) {
        wedges[index].end = event
        wedges[index].until = event.time.seconds
      }
    }
    for index in wedges.indices {
      wedges[index].until = min(wedges[index].until, wedges[index].deadline)
    }
    let shown = wedges.filter { $0.from <= edges.to && $0.last >= edges.from }
      .sorted { ($0.from, $0.deadline, $0.event) < ($1.from, $1.deadline, $1.event) }
    return Dictionary(grouping: shown, by: \.owner)
  }
}
