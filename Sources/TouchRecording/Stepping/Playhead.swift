public import TouchTrace

/// A place in a session: behind a step, or behind one event in it.
public nonisolated struct Playhead: Hashable, Sendable {
  /// The step that it stands in or behind; -1 is the start.
  public var step: Int
  /// The last event that is shown, when it is not the last one of the step.
  public var event: Int?
  /// Never before the step's time.
  public var time: Instant

  /// At a step.
  public init(step: Int, event: Int? = nil, time: Instant) {
    self.step = step
    self.event = event
    self.time = time
  }
}

/// How far one step of the playhead goes.
public nonisolated enum Grain: String, CaseIterable, Sendable {
  /// One trace event.
  case call
  /// One input, or one moment of deadlines.
  case step
  /// To a change of a recognizer's state.
  case transition
  /// To the first finger that goes down.
  case gesture
  /// A sixtieth of a second.
  case frame
}
