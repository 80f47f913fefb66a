import TouchLanguage
import TouchTrace

/// How far something is from a limit of its recognizer.
package struct Gauge {
  /// What is measured, for people.
  package var name: String
  /// The same where there is little room; nil for none.
  package var short: String? {
    switch name {
    case "finger down": "down"
    case "from edge": "edge"
    case "all fingers": "all"
    case "next tap": "next"
    case "pressed": "press"
    default: nil
    }
  }
  /// Of the limit; 1 at the limit, more beyond it.
  package var part: Double
  /// `7.2 / 10.0 pt`
  package var text: String
  /// True for the one that decided the last change.
  package var isDeciding: Bool
}

/// The gauges of a recognizer, from the `measure` and `timer` lines of its attempt.
package enum Gauges {
  package static func make(_ reading: RecognizerReading, _ whole: TraceReading) -> [Gauge] {
    var gauges = reading.measures.filter { $0.limit > 0 }.map { measured($0, reading) }
    gauges += shown(reading.timers).map { timer in
      let fired = timer.end.map { $0.how == .fired } ?? false
      return gauge(name(of: timer), timer, whole.now, isDeciding: fired)
    }
    if let timer = awaited(reading, whole) {
      gauges.append(gauge("waits", timer, whole.now, isDeciding: true))
    }
    return gauges
  }

  /// The one to show where there is room for one.
  package static func deciding(_ gauges: [Gauge]) -> Gauge? {
    gauges.last(where: \.isDeciding) ?? gauges.max { $0.part < $1.part }
  }

  /// The clock of the one that a held recognizer waits for.
  package static func awaited(
    _ reading: RecognizerReading, _ whole: TraceReading
  ) -> RecognizerReading.Timer? {
    guard let waiting = reading.waiting, reading.isHeld else { return nil }
    return whole.recognizer(waiting.other)?.timers.last { $0.end == nil }
  }

  private static func measured(
    _ measure: RecognizerReading.Measure, _ reading: RecognizerReading
  ) -> Gauge {
    let reason = reading.transitions.last?.reason
    let decides: [Reason] =
      switch measure.name {
      case "distance" where reading.measures.contains { $0.name == "across" }:
        [.thresholdReached, .notMovedEnough]
      case "across": [.movedTooFar]
      case "speed": [.tooSlow]
      case "from edge": [.notFromEdge]
      case "distance", "spread": [.movedTooFar, .thresholdReached, .notMovedEnough]
      case "angle": [.thresholdReached, .notMovedEnough]
      case "taps": [.wrongTapCount]
      default: [.tooFewTouches, .tooManyTouches]
      }
    return Gauge(
      name: measure.name == "distance" ? "moved" : measure.name,
      part: measure.value / measure.limit, text: text(measure),
      isDeciding: reason.map(decides.contains) ?? false)
  }

  /// Points and degrees with their units; angles are measured in radians.
  private static func text(_ measure: RecognizerReading.Measure) -> String {
    switch measure.name {
    case "speed":
      return "\(Units.whole(measure.value)) / \(Units.speed(measure.limit))"
    case "distance", "spread", "across", "from edge":
      return "\(Units.decimal(measure.value)) / \(Units.points(measure.limit))"
    case "angle":
      let (value, limit) = (measure.value * 180 / .pi, measure.limit * 180 / .pi)
      return
        "\(Units.whole(value))\u{00B0} / \(Units.whole(limit))\u{00B0}"
    default:
      return
        "\(Units.whole(measure.value)) / \(Units.whole(measure.limit))"
    }
  }

  /// Of timers with one name the last.
  private static func shown(_ timers: [RecognizerReading.Timer]) -> [RecognizerReading.Timer] {
    var shown: [RecognizerReading.Timer] = []
    for timer in timers {
      shown.removeAll { $0.name == timer.name }
      shown.append(timer)
    }
    return shown
  }

  private static func gauge(
    _ name: String, _ timer: RecognizerReading.Timer, _ now: Instant, isDeciding: Bool
  ) -> Gauge {
    let passed = min((timer.end?.time ?? now).since(timer.start), timer.seconds)
    let part = timer.seconds > 0 ? passed / timer.seconds : 1
    let text = "\(Int((passed * 1000).rounded())) / \(Int((timer.seconds * 1000).rounded())) ms"
    return Gauge(name: name, part: part, text: text, isDeciding: isDeciding)
  }

  private static func name(of timer: RecognizerReading.Timer) -> String {
    switch timer.name {
    case "gap": "next tap"
    case "duration": "finger down"
    case "press": "pressed"
    case "fingers": "all fingers"
    default: timer.name
    }
  }
}
