package import TouchTrace

/// What a trace says about the way of events into the app, up to the playhead.
package struct SystemReading: Sendable {
  /// A finger and what it was bound to.
  package struct Touch: Sendable, Hashable {
    package var finger: Handle
    /// Its window; none before it was found.
    package var window = Handle.none
    /// Its view; none before it was found.
    package var view = Handle.none
    /// What it did last.
    package var phase = TouchPhase.began
    /// Nil until the recognizers are gathered.
    package var recognizers: [Handle]?
    /// The number of its `UITouch` in this session, from 1; a tap after a tap at the same place has the same one.
    package var object = 0
    /// How many taps came at this place, with this one.
    package var tapCount = 0
    /// Whether it was let go, in scenes that trace it: no further tap uses it again.
    package var isReleased = false
    /// Where it is, points of the screen.
    package var location = (x: 0.0, y: 0.0)

    /// Whether both are the same.
    package static func == (a: Touch, b: Touch) -> Bool {
      a.finger == b.finger && a.window == b.window && a.view == b.view && a.phase == b.phase
        && a.recognizers == b.recognizers && a.location == b.location && a.object == b.object
        && a.tapCount == b.tapCount && a.isReleased == b.isReleased
    }
    /// By what makes it equal to others.
    package func hash(into hasher: inout Hasher) { hasher.combine(finger) }
  }

  /// Whether the fetch thread is suspended.
  package internal(set) var isSuspended = false
  /// Lines of the events that wait for the fetch thread, the oldest first.
  package internal(set) var waiting: [UInt32] = []
  /// Lines of the events that were received together last.
  package internal(set) var received: [UInt32] = []
  /// The first line of the last turn of the main thread; nil before there was one.
  package internal(set) var turnStart: UInt32?
  /// Whether the run loop is awake.
  package internal(set) var isAwake = false
  /// How many lines of the trace are read.
  package internal(set) var position = 0
  /// The touches in the map, in the order in which they went down.
  package internal(set) var touches: [Touch] = []
  /// The set at the start of the last update, in the order in which it was gathered.
  package internal(set) var needingUpdate: [Handle] = []
  private var inAttempt: [Handle] = []
  private var isFresh = false

  /// Lines kept of what waits; more are only counted.
  static let waitingMax = 200

  /// Before the first event.
  package init() {}

  mutating func read(_ event: TraceEvent, _ trace: Trace) {
    position = Int(event.seq) + 1
    switch event.kind {
    case .pipeline: readStage(event)
    case .sample: readSample(event)
    case .change:
      touch(event.subject) { if $0.object == Int(event.limit) { $0.isReleased = true } }
    case .reset: inAttempt.removeAll { $0 == event.subject }
    default: break
    }
  }

  private mutating func readStage(_ event: TraceEvent) {
    switch event.verb {
    case .suspends: isSuspended = true
    case .resumes: isSuspended = false
    case .queues: if waiting.count < Self.waitingMax { waiting.append(event.seq) }
    case .receives: receive(event)
    case .consumes: consume(event)
    case .wakes: isAwake = true
    case .sleeps:
      isAwake = false
      isFresh = true
    case .takesAway: forgetLifted()
    case .enters: touch(event.subject) { $0.window = event.other }
    case .bound:
      touch(event.subject) {
        $0.view = event.other
        $0.tapCount = Int(event.measured)
        $0.object = Int(event.limit)
      }
    case .gathers:
      touch(event.subject) { $0.recognizers = ($0.recognizers ?? []) + [event.other] }
      if !inAttempt.contains(event.other) { inAttempt.append(event.other) }
    case .updates:
      needingUpdate = inAttempt
    default: break
    }
  }

  /// The first message of a batch begins a new turn; the others come with it.
  private mutating func receive(_ event: TraceEvent) {
    if received.isEmpty || isFresh {
      received = []
      isFresh = false
      turnStart = event.seq
      forgetLifted()
    }
    received.append(event.seq)
    waiting = []
  }

  /// The home screen kept it: a turn of its own, in which the app does nothing.
  private mutating func consume(_ event: TraceEvent) {
    received = []
    turnStart = event.seq
    isFresh = true
  }

  private mutating func forgetLifted() {
    touches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
    for index in touches.indices { touches[index].phase = .stationary }
  }

  private mutating func readSample(_ event: TraceEvent) {
    if event.phase == .began {
      touches.removeAll { $0.finger == event.subject }
      touches.append(Touch(finger: event.subject))
    }
    touch(event.subject) {
      $0.phase = event.phase
      $0.location = (event.measured, event.limit)
    }
  }

  private mutating func touch(_ finger: Handle, _ change: (inout Touch) -> Void) {
    guard let index = touches.lastIndex(where: { $0.finger == finger }) else { return }
    change(&touches[index])
  }
}

extension PictureInput {
  /// What the delays of scroll views let go since the last turn, up to the playhead, when their timers fired.
  package var releases: [TraceEvent] {
    guard let last = turn.last, last.verb == .sleeps else { return [] }
    let end = min(reading.system.position, trace.events.count)
    return trace.events[min(Int(last.seq), end)..<end].filter {
      $0.verb == .releases
        && trace.lineage(of: $0.subject).name == "UIScrollViewDelayedTouchesBeganGestureRecognizer"
    }
  }

  /// The lines of the last turn, up to the playhead.
  package var turn: [TraceEvent] {
    guard let start = reading.system.turnStart else { return [] }
    let end = min(reading.system.position, trace.events.count)
    var turn: [TraceEvent] = []
    for index in Int(start)..<max(Int(start), end) {
      turn.append(trace.events[index])
      // What timers do afterwards is none of it.
      if trace.events[index].verb == .sleeps { break }
    }
    return turn
  }
}
