package import TouchTrace

/// The run before the last edit, at the end of the gesture that shows.
package struct FormerRun {
  package var reading: TraceReading
  package var trace: Trace
  /// When the two runs first differ; nil where that is before this gesture.
  package var difference: Instant?

  package init(reading: TraceReading, trace: Trace, difference: Instant? = nil) {
    self.reading = reading
    self.trace = trace
    self.difference = difference
  }

  /// The reading of a recognizer of that name; nil when it had no touches.
  package func recognizer(named name: String) -> RecognizerReading? {
    reading.recognizers.first { trace.name(of: $0.handle) == name && $0.wasInPlay }
  }

  /// What a responder of that name got; nil when it got nothing.
  package func responder(named name: String) -> ResponderReading? {
    reading.responders.first { trace.name(of: $0.handle) == name }
  }

  /// The contacts of a finger.
  package func fingers(_ number: Int) -> [FingerReading] {
    reading.fingers.filter { $0.number == number }
  }
}
