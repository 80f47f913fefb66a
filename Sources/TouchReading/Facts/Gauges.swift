package import TouchLanguage
package import TouchTrace

/// How far something is from a limit of its recognizer.
package struct Gauge {
  /// What is measured, with the numbers.
  package var value: GaugeValue
  /// What its limit is for it.
  package var bound = GaugeBound.exact
  /// Of the limit; 1 at the limit, more beyond it.
  package var part: Double
  /// True for the one that decided the last change.
  package var isDeciding: Bool

  /// What is measured, for people.
  package var name: String { Text.reasons.gauge(value.kind) }
  /// `7.2 pt, min 10`
  package var text: String { Text.reasons.numbers(value, bound) }
  /// The same without why the limit is so low, where there is less room.
  package var shortText: String { Text.reasons.numbers(value, bound.plain) }
}

/// The gauges of a recognizer, from the `measure` and `timer` lines of its attempt.
package enum Gauges {
  /// `touches`: how many it has, of those that it needs, where these are too few or too many. `need`: what it needs, so
  /// that the gauge of an edge names which.
  package static func make(
    _ reading: RecognizerReading, _ whole: TraceReading, touches: Comparison? = nil,
    need: RecognizerNeed? = nil
  ) -> [Gauge] {
    var gauges = touches.map { [gauge($0, reading)] } ?? []
    gauges += reading.measures.filter { $0.limit > 0 }.map { measured($0, reading, need) }
    // A press that is lifted too early fails by its time.
    let isShort = reading.state == .failed && reading.transitions.last?.reason == .liftedEarly
    gauges += shown(reading.timers).map { timer in
      let fired = timer.end.map { $0.how == .fired } ?? false
      return gauge(GaugeKind(timer: timer.name), timer, whole.now, isDeciding: fired || isShort)
    }
    if let timer = awaited(reading, whole) {
      gauges.append(gauge(.waits, timer, whole.now, isDeciding: true))
    } else if let timer = waited(reading, whole) {
      gauges.append(gauge(.waited, timer, whole.now, isDeciding: true))
    }
    return gauges.map { gauge in
      var gauge = gauge
      // More touches than it takes are no part of those that it needs.
      let isTooMany = gauge.value.kind == .touches && gauge.part > 1
      let bound = isTooMany ? .most : bound(of: gauge.value.kind, need)
      gauge.bound = isLowered(gauge.value.kind, reading) ? bound.atSpeed : bound
      return gauge
    }
  }

  /// Whether the speed of a swipe has lowered the limit for what is measured.
  private static func isLowered(_ kind: GaugeKind, _ reading: RecognizerReading) -> Bool {
    (kind == .moved || kind == .across)
      && reading.measures.contains { GaugeKind(measure: $0.name) == kind && $0.isLowered }
  }

  /// What the limit is for what is measured: of a movement it depends on what the recognizer needs.
  private static func bound(of kind: GaugeKind, _ need: RecognizerNeed?) -> GaugeBound {
    switch kind {
    case .across, .fromEdge, .touchDown, .nextTap, .allTouches, .decision: .most
    case .inward, .spread, .speed, .angle, .pressed: .least
    case .moved:
      switch need {
      case .tap, .press, .toggle, .beginEditing: .most
      case .drag, .edgeDrag, .swipe, .scroll, .backSwipe: .least
      case .pinch, .rotation, .hover, .zoom, .hold, .systemGesture, .systemWatch, nil: .exact
      }
    case .taps, .touches, .waits, .waited, .number, .timer: .exact
    }
  }

  private static func gauge(_ touches: Comparison, _ reading: RecognizerReading) -> Gauge {
    let reason = reading.transitions.last?.reason
    return Gauge(
      value: GaugeValue(.touches, touches), part: touches.value / touches.limit,
      isDeciding: reason == .tooFewTouches || reason == .tooManyTouches)
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

  /// The clock that ended the wait of a recognizer which is no longer held: it went on after the wait had begun.
  private static func waited(
    _ reading: RecognizerReading, _ whole: TraceReading
  ) -> RecognizerReading.Timer? {
    guard let waiting = reading.waiting, let until = waiting.until else { return nil }
    guard until > waiting.from else { return nil }
    return whole.recognizer(waiting.other)?.timers.last { $0.end?.time == until }
  }

  private static func measured(
    _ measure: RecognizerReading.Measure, _ reading: RecognizerReading, _ need: RecognizerNeed?
  ) -> Gauge {
    let reason = reading.transitions.last?.reason
    let kind = GaugeKind(measure: measure.name, edge: need?.onlyEdge)
    let decides: [Reason] =
      switch kind {
      case .moved where reading.measures.contains { $0.name == "across" }:
        [.thresholdReached, .notMovedEnough]
      case .across: [.movedTooFar]
      case .speed: [.tooSlow]
      case .fromEdge: [.notFromEdge]
      case .inward: [.thresholdReached]
      case .moved, .spread: [.movedTooFar, .thresholdReached, .notMovedEnough]
      case .angle: [.thresholdReached, .notMovedEnough]
      case .taps: [.wrongTapCount]
      default: [.tooFewTouches, .tooManyTouches]
      }
    // One that another prevented had not moved far enough to be first.
    let wasShort =
      kind == .moved && reason?.isPrevention == true && measure.value < measure.limit
      && reading.timers.isEmpty
    return Gauge(
      value: GaugeValue(kind, Comparison(measure.value, of: measure.limit)),
      part: measure.value / measure.limit,
      isDeciding: wasShort || reason.map(decides.contains) ?? false)
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
    _ kind: GaugeKind, _ timer: RecognizerReading.Timer, _ now: Instant, isDeciding: Bool
  ) -> Gauge {
    let passed = min((timer.end?.time ?? now).since(timer.start), timer.seconds)
    return Gauge(
      value: GaugeValue(kind, Comparison(passed, of: timer.seconds)),
      part: timer.seconds > 0 ? passed / timer.seconds : 1, isDeciding: isDeciding)
  }
}
