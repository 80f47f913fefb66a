/// A place in a session: behind a step, or behind one event in it.
package struct Playhead: Hashable, Sendable {
  /// The step that it stands in or behind; -1 is the start.
  package var step: Int
  /// The last event that is shown, when it is not the last one of the step.
  package var event: Int?
  /// Never before the step's time.
  package var time: Instant

  /// At a step.
  package init(step: Int, event: Int? = nil, time: Instant) {
    self.step = step
    self.event = event
    self.time = time
  }
}

/// How far one step of the playhead goes.
package enum Grain: String, CaseIterable, Sendable {
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
