package import TouchTrace

/// A measured number beside the limit that decides, both in one unit.
package struct Comparison: Hashable, Sendable {
  /// What was measured.
  package var value: Double
  /// What it is compared with; 0 where nothing is required.
  package var limit: Double

  package init(_ value: Double, of limit: Double) {
    self.value = value
    self.limit = limit
  }

  /// Whether there is a limit to name.
  package var hasLimit: Bool { limit > 0 }
}

/// What a gauge of a recognizer shows.
package enum GaugeKind: Hashable, Sendable {
  /// Points: along its direction, across it, of the distance of two touches.
  case moved, across, spread
  /// Points away from the edge of the screen at which the touch began.
  case inward
  /// Points from the edge of the screen: the one that its recognizer has; nil where it has several.
  case fromEdge(TouchEdge?)
  /// Points a second.
  case speed
  /// Radians.
  case angle
  case taps, touches
  /// Seconds: how long the touch is down, until the next tap, as a press, until all touches are down.
  case touchDown, nextTap, pressed, allTouches
  /// Seconds within which a recognizer of the system decides.
  case decision
  /// Seconds until the one that it waits for decides.
  case waits
  /// Seconds until the one that it waited for decided.
  case waited
  /// A number or timer of a subclass, by its name in the trace.
  case number(String), timer(String)

  /// What a measure of the trace is, by its name there; `edge`: the only one that its recognizer has.
  package init(measure name: String, edge: TouchEdge? = nil) {
    switch name {
    case "distance": self = .moved
    case "across": self = .across
    case "from edge": self = .fromEdge(edge)
    case "spread": self = .spread
    case "inward": self = .inward
    case "speed": self = .speed
    case "angle": self = .angle
    case "taps": self = .taps
    case "touches": self = .touches
    default: self = .number(name)
    }
  }

  /// What the end of a timer of the trace means, by its name there.
  package init(timer name: String) {
    switch name {
    case "gap": self = .nextTap
    case "duration": self = .touchDown
    case "press": self = .pressed
    case "fingers": self = .allTouches
    case "system gesture": self = .decision
    default: self = .timer(name)
    }
  }

  /// Whether it measures seconds.
  package var isTime: Bool {
    switch self {
    case .touchDown, .nextTap, .pressed, .allTouches, .decision, .waits, .waited, .timer: true
    case .moved, .across, .inward, .fromEdge, .spread, .speed, .angle, .taps, .touches, .number:
      false
    }
  }
}

/// A number of an object that can be watched.
package enum WatchedKind: Hashable, Sendable {
  /// What a recognizer compares with its limit.
  case measure(GaugeKind)
  /// The content offset of a scroll view, points.
  case offsetX, offsetY
  /// Where a touch is, points of the screen.
  case touchX, touchY
}

/// What the limit of a gauge is for what is measured.
package enum GaugeBound: Hashable, Sendable {
  /// It must be reached, or not passed.
  case least, most
  /// The same of a swipe whose speed has lowered it (SWP-09).
  case leastAtSpeed, mostAtSpeed
  /// Exactly so much is needed, or it is not known what the limit is for.
  case exact

  /// The same, as a swipe's speed has lowered it.
  package var atSpeed: GaugeBound {
    switch self {
    case .least, .leastAtSpeed: .leastAtSpeed
    case .most, .mostAtSpeed: .mostAtSpeed
    case .exact: .exact
    }
  }

  /// The same without why it is so low.
  package var plain: GaugeBound {
    switch self {
    case .least, .leastAtSpeed: .least
    case .most, .mostAtSpeed: .most
    case .exact: .exact
    }
  }
}

/// What a gauge shows, with its numbers.
package struct GaugeValue: Hashable, Sendable {
  package var kind: GaugeKind
  package var comparison: Comparison

  package init(_ kind: GaugeKind, _ comparison: Comparison) {
    self.kind = kind
    self.comparison = comparison
  }

  /// What was measured with its unit, and the limit without it.
  var parts: (value: String, limit: String) {
    let c = comparison
    return switch kind {
    case .moved, .across, .inward, .fromEdge, .spread:
      ("\(Units.number(c.value)) pt", Units.number(c.limit))
    case .speed: (Units.speed(c.value), Units.whole(c.limit))
    case .angle: (Units.degrees(c.value), Units.degrees(c.limit))
    case .taps, .touches, .number: (Units.whole(c.value), Units.whole(c.limit))
    case .touchDown, .nextTap, .pressed, .allTouches, .decision, .waits, .waited, .timer:
      (Units.milliseconds(c.value), Units.whole(c.limit * 1000))
    }
  }
}
