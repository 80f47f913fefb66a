package import TouchLanguage
package import TouchTrace

/// What an app did under the fingers that the engine got, as a probe saw it.
package struct AppRun: Hashable, Sendable {
  /// A change of a recognizer's state in the app.
  package struct Change: Hashable, Sendable {
    /// The state that was seen.
    package var state: StateLabel
    /// When it was seen, on the clock of the scene.
    package var time: Instant
    /// When the state before was last seen: it changed at some moment since then. Nil for a change that was seen
    /// as it happened, or within a frame.
    package var since: Instant?

    package init(_ state: StateLabel, at time: Instant, since: Instant? = nil) {
      self.state = state
      self.time = time
      self.since = since
    }
  }

  /// A touch that began in the app.
  package struct Hit: Hashable, Sendable {
    /// The name of its hit view.
    package var view: String
    /// When it began, on the clock of the scene.
    package var time: Instant

    package init(view: String, at time: Instant) {
      self.view = view
      self.time = time
    }
  }

  /// The changes of each recognizer, by its name, in the order of time.
  package var recognizers: [String: [Change]] = [:]
  /// The hit view of each touch, in the order in which they began.
  package var hits: [Hit] = []
  /// When the engine first did something else; nil where both agree, or where it is not known when.
  package var difference: Instant?
  /// Whether both agree, or what is different first, in words.
  package var verdict = ""

  package init() {}

  /// The hit view of a contact of the engine; nil where the app had no touch at that time.
  package func hit(of finger: FingerReading, among fingers: [FingerReading]) -> Hit? {
    func began(_ time: Instant, with other: Instant) -> Bool {
      abs(time.seconds - other.seconds) <= Self.apart
    }
    let place = fingers.filter { began($0.startTime, with: finger.startTime) }
      .firstIndex { $0.number == finger.number }
    let theirs = hits.filter { began($0.time, with: finger.startTime) }
    return place.flatMap { theirs.indices.contains($0) ? theirs[$0] : nil }
  }

  /// The recording of a probe has the times of the digitizer, its log those at which the app got them, seconds.
  private static let apart = 0.034
}
