/// One input of a session, or one moment at which deadlines fired.
package struct SessionStep: Sendable, Equatable {
  /// Its end.
  package let time: Instant
  /// The trace events of the step.
  package let events: Range<Int>
  /// Index of the snapshot that shows the scene after it.
  package let snapshot: Int
  /// The number of inputs up to its end.
  package let inputs: Int

  package init(time: Instant, events: Range<Int>, snapshot: Int, inputs: Int) {
    self.time = time
    self.events = events
    self.snapshot = snapshot
    self.inputs = inputs
  }
}
