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

  /// The timers of some recognizers in the shown part, by recognizer, in the order of their starts.
  static func all(
    _ owners: [RecognizerReading], _ input: PictureInput, _ scale: TimelineScale,
    _ events: TimelineEvents
  ) -> [Handle: [TimelineWedge]] {
    let (trace, now) = (input.trace, input.reading.now)
    let (edges, from) = (scale.edges, events.timersFrom)
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
    for event in events.timers where handles.contains(event.subject) {
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

/// The events of the shown part of a trace that lanes are drawn from, read in one pass: a minute of ten fingers has hundreds of
/// thousands.
struct TimelineEvents {
  /// Those of timers, which are known from a while before the shown part on.
  private(set) var timers: [TraceEvent] = []
  /// From when on those are known, seconds.
  let timersFrom: Double
  /// By touch. Touches are few: they are looked for one after the other.
  private var samples: [(touch: Handle, events: [TraceEvent])] = []
  private var changes: [Handle: [TraceEvent]] = [:]

  /// Timers that began longer than this before the shown part are known only of the newest attempt, seconds.
  private static let lookBack = 5.0

  init(_ input: PictureInput, _ scale: TimelineScale) {
    let (edges, now) = (scale.edges, input.reading.now)
    timersFrom = max(edges.from - Self.lookBack, input.reading.gestureStart.seconds)
    let shown = input.trace.indices(from: edges.from, to: edges.to, until: now)
    let timed = input.trace.indices(from: timersFrom, to: edges.to, until: now)
    var (timers, changes) = (timers, changes)
    var touches: [Handle] = []
    var samples: [[TraceEvent]] = []
    input.trace.events.visit(
      min(shown.lowerBound, timed.lowerBound)..<max(shown.upperBound, timed.upperBound)
    ) { event in
      switch event.pointee.kind {
      case .timer: timers.append(event.pointee)
      case .sample:
        let touch = event.pointee.subject
        if let index = touches.firstIndex(of: touch) {
          samples[index].append(event.pointee)
        } else {
          touches.append(touch)
          samples.append([event.pointee])
        }
      case .action where event.pointee.to == .changed:
        changes[event.pointee.subject, default: []].append(event.pointee)
      default: break
      }
    }
    self.timers = timers.filter { timed.contains(Int($0.seq)) }
    self.changes = changes.mapValues { $0.filter { shown.contains(Int($0.seq)) } }
    self.samples = zip(touches, samples).map { touch, events in
      (touch, events.filter { shown.contains(Int($0.seq)) })
    }
  }

  /// The samples of a touch in the shown part, in order.
  func samples(of touch: Handle) -> [TraceEvent] {
    samples.first { $0.touch == touch }?.events ?? []
  }

  /// The changes that a recognizer reported in the shown part, in order.
  func changes(of recognizer: Handle) -> [TraceEvent] { changes[recognizer] ?? [] }
}
