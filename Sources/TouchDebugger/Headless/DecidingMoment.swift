import TouchReading
public import TouchRecording
public import TouchTrace

extension Session {
  /// When what the headline of Why tells at the end was decided, in time of the session; nil where nothing happened.
  ///
  /// Content that goes on to roll no longer lies where it was touched at the end: a picture of this moment shows what the
  /// finger met.
  public var decidingMoment: Instant? {
    let view = SessionView(self)
    view.seek(to: steps.count - 1, time: now)
    return Explanation.last(view.input)?.moment.map { trace.events[Int($0)].time }
  }
}
