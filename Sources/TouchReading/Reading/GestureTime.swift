package import TouchTrace

extension TraceReading {
  /// When the timers of recognizers that still run are over, seconds since the scene was loaded.
  package var due: [Double] {
    recognizers.flatMap(\.timers).filter { $0.end == nil }
      .map { $0.start.seconds + $0.seconds }.filter { $0 >= now.seconds }
  }

  /// A finger is down, or a timer runs: something can come without another touch.
  package var goesOn: Bool { fingers.contains(where: \.isDown) || !due.isEmpty }

  /// For how long nothing has happened, seconds; 0 while something goes on.
  package var idle: Double { goesOn ? 0 : max(0, now.since(lastActivity)) }
}

extension PictureInput {
  /// When something last happened or, while something goes on, the newest moment: a session is as long from wherever it
  /// is looked at.
  package var sessionEnd: Instant {
    let newest = trace.events.last?.time ?? .zero
    return whole.reading.goesOn ? max(newest, whole.reading.now) : newest
  }

  /// The moment that shows, seconds since the first touch of its gesture, negative before it; 0 without any touch.
  package var gestureTime: Double {
    let gesture = whole.reading
    guard !gesture.fingers.isEmpty else { return 0 }
    return reading.now.seconds - gesture.gestureStart.seconds
  }
}
