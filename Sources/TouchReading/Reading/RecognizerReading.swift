package import TouchTrace

/// One recognizer as the trace tells it: its state and how it came there.
package struct RecognizerReading: Sendable {
  /// Its number in the trace.
  package let handle: Handle
  /// The state that is in effect.
  package internal(set) var state = GestureState.possible
  /// Whether it has touches, or when it was reset.
  private var attempt = Attempt.none
  /// Nothing follows until the reset.
  package internal(set) var isOver = false
  /// Changes of state of the present attempt, in order.
  package internal(set) var transitions: [TraceEvent] = []
  /// Numbers that its machine compared with limits.
  package internal(set) var measures: [Measure] = []
  /// Its timers, in order.
  package internal(set) var timers: [Timer] = []
  /// What it waits for, and since when.
  package internal(set) var waiting: Waiting?
  /// How it looked over time.
  package internal(set) var slices: [Slice] = []
  /// How often it called its targets.
  package internal(set) var actions = 0
  /// Whether its delegate refused the touch.
  package internal(set) var isRefused = false
  /// When its attempt began.
  package internal(set) var start = Instant.zero
  /// States that code assigned and the machine does not know, with what became of them.
  package internal(set) var assigned: [TraceEvent] = []
  /// The last action it sent, by seq.
  package internal(set) var lastAction: UInt32?

  private enum Attempt: Sendable { case none, inPlay, reset(Instant) }

  /// A number and the limit that it is compared with.
  package struct Measure: Sendable {
    /// What is measured.
    package var name: String
    /// The number.
    package var value: Double
    package var limit: Double
    /// Whether the speed of a swipe has lowered the limit (SWP-09).
    package var isLowered: Bool
  }

  /// One timer of a machine.
  package struct Timer: Sendable {
    /// How a timer ended.
    package enum End: Sendable { case fired, cancelled }
    /// What it waits for.
    package var name: String
    /// Its seq in the trace.
    package var event: UInt32
    package var start: Instant
    /// How long it runs.
    package var seconds: Double
    /// When and how it ended; nil while it runs.
    package var end: (time: Instant, how: End)?
  }

  /// A span in which a transition waited for another recognizer to fail.
  package struct Waiting: Sendable {
    /// The state that waits.
    package var to: GestureState
    /// The recognizer that it waits for.
    package var other: Handle
    /// When it began.
    package var from: Instant
    /// When the waiting was over; nil while it goes on.
    package var until: Instant?
    /// Its seq in the trace.
    package var event: UInt32
  }

  /// A time in one state.
  package struct Slice: Sendable {
    /// How a stretch of time is drawn.
    package enum Look: Sendable { case possible, held, began, changed }
    /// How it is drawn.
    package var look: Look
    /// When it began.
    package var from: Instant
    /// When it ended; nil while it goes on.
    package var to: Instant?
    /// The terminal event at the slice's end, for a flag.
    package var end: TraceEvent?
  }

  /// How the attempts before this one ended, the oldest first.
  package internal(set) var past: [TraceEvent] = []

  package init(handle: Handle) { self.handle = handle }

  /// True from its first touch to its reset.
  package var isInPlay: Bool { if case .inPlay = attempt { true } else { false } }

  /// When it was reset after its last attempt; nil while that goes on, and before the first.
  package var resetTime: Instant? { if case .reset(let time) = attempt { time } else { nil } }

  /// Its `state` at the playhead, as a debugger would print it: after its reset it is possible again.
  package var presentState: GestureState { isInPlay ? state : .possible }

  /// True while it waits for somebody else.
  package var isHeld: Bool { waiting != nil && waiting?.until == nil }

  /// True when it got a touch in the gesture that is shown.
  package var wasInPlay: Bool { isInPlay || !slices.isEmpty }

  /// The refusal that made it fail when it wanted to leave possible; nil when nothing refused.
  package var refusedAttempt: TraceEvent? {
    transitions.last {
      $0.to == .failed && [.delegateRefused, .viewRefused, .controlWins].contains($0.reason)
    }
  }

  /// How often an edge of the diagram was taken.
  package func count(_ from: GestureState, _ to: GestureState) -> Int {
    transitions.filter { $0.from == from && $0.to == to }.count
  }

  /// How many earlier attempts are kept.
  private static let pastMax = 20

  /// A new gesture: only how the attempts ended is kept.
  mutating func forget() {
    let ends = remembered
    self = RecognizerReading(handle: handle)
    past = ends
  }

  private var remembered: [TraceEvent] {
    (past + (transitions.last.map { [$0] } ?? [])).suffix(Self.pastMax)
  }

  mutating func read(_ event: TraceEvent, _ payload: String) {
    switch event.verb {
    case .shouldReceiveTouch, .shouldReceiveEvent: isRefused = !event.answer
    case .touchesBegan: attach(event)
    case .transition: transition(event)
    case .held: hold(event)
    case .released: waiting?.until = event.time
    case .measure: measure(payload, event)
    case .timerStarts:
      timers.append(
        Timer(name: payload, event: event.seq, start: event.time, seconds: event.limit))
    case .timerFires: endTimer(payload, event.time, .fired)
    case .timerCancelled: endTimer(payload, event.time, .cancelled)
    case .assigned: assigned.append(event)
    case .reset: if isInPlay { attempt = .reset(event.time) }
    default: break
    }
  }

  private mutating func attach(_ event: TraceEvent) {
    guard !isInPlay else { return }
    let old = slices
    let ends = remembered
    self = RecognizerReading(handle: handle)
    slices = old
    past = ends
    attempt = .inPlay
    start = event.time
    slices.append(Slice(look: .possible, from: event.time))
  }

  private mutating func transition(_ event: TraceEvent) {
    state = event.to
    // A stay in changed is one transition.
    transitions.append(event)
    if waiting?.until == nil { waiting?.until = event.time }
    closeSlice(event.time, end: event.to.isTerminal ? event : nil)
    switch event.to {
    case .began: slices.append(Slice(look: .began, from: event.time))
    case .changed: slices.append(Slice(look: .changed, from: event.time))
    case .possible, .ended, .cancelled, .failed: isOver = true
    }
  }

  private mutating func hold(_ event: TraceEvent) {
    waiting = Waiting(to: event.to, other: event.other, from: event.time, event: event.seq)
    closeSlice(event.time, end: nil)
    slices.append(Slice(look: .held, from: event.time))
  }

  private mutating func closeSlice(_ time: Instant, end: TraceEvent?) {
    guard let last = slices.indices.last, slices[last].to == nil else { return }
    slices[last].to = time
    slices[last].end = end
  }

  private mutating func measure(_ name: String, _ event: TraceEvent) {
    let measure = Measure(
      name: name, value: event.measured, limit: event.limit, isLowered: event.rule == .swp09)
    if let index = measures.firstIndex(where: { $0.name == name }) {
      measures[index] = measure
    } else {
      measures.append(measure)
    }
  }

  private mutating func endTimer(_ name: String, _ time: Instant, _ how: Timer.End) {
    guard let index = timers.lastIndex(where: { $0.name == name && $0.end == nil }) else { return }
    timers[index].end = (time, how)
  }
}
