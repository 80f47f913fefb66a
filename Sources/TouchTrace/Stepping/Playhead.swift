/// A position in a session: after a step, or after one event in it.
package struct Playhead: Hashable, Sendable {
  /// The step that it is in or after; -1 is the start.
  package var step: Int
  /// The last event that is shown, if it is not the last one of the step.
  package var event: Int?
  /// Its time, never before that of the step.
  package var time: Instant

  /// A position at a step.
  package init(step: Int, event: Int? = nil, time: Instant) {
    self.step = step
    self.event = event
    self.time = time
  }
}

/// The size of one step of the playhead.
package enum Grain: String, CaseIterable, Sendable {
  /// One trace event.
  case call
  /// One input, or one moment at which deadlines fired.
  case step
  /// To a transition of a recognizer.
  case transition
  /// To the first touch of a gesture.
  case gesture
  /// A sixtieth of a second.
  case frame
}
