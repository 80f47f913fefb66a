package import TouchLanguage
package import TouchTrace

/// A number of an object over the gesture, as the trace has it.
package struct WatchedValues {
  package struct Point: Equatable {
    package var time: Instant
    package var value: Double
  }

  package var kind: WatchedKind
  /// In the order of time.
  package var points: [Point]
  /// What it is compared with; nil where nothing is.
  package var limit: Double?

  /// The last value up to a moment; nil before the first one.
  package func value(at time: Instant) -> Double? {
    let next = points.firstIndexOfRest { $0.time > time }
    return next > 0 ? points[next - 1].value : nil
  }

  /// What a recognizer measured, where the content of a scroll view was, where a touch was.
  package static func all(of handle: Handle, _ input: PictureInput) -> [WatchedValues] {
    var all: [WatchedValues] = []
    func add(_ kind: WatchedKind, _ time: Instant, _ value: Double, limit: Double? = nil) {
      let index =
        all.firstIndex { $0.kind == kind }
        ?? {
          all.append(WatchedValues(kind: kind, points: []))
          return all.count - 1
        }()
      all[index].points.append(Point(time: time, value: value))
      if let limit, limit > 0 { all[index].limit = limit }
    }
    let reading = input.reading
    let need = input.snapshot.recognizer(handle)?.need
    let shown = input.trace.indices(
      from: reading.gestureStart.seconds, to: reading.now.seconds, until: reading.now)
    input.trace.events.visit(shown) { place in
      guard place.pointee.subject == handle else { return }
      let event = place.pointee
      switch event.kind {
      case .measure:
        add(
          .measure(GaugeKind(measure: input.trace.payload(of: event), edge: need?.onlyEdge)),
          event.time, event.measured, limit: event.limit)
      case .sample:
        add(.touchX, event.time, event.measured)
        add(.touchY, event.time, event.limit)
      case .scroll where event.verb == .didScroll:
        add(.offsetX, event.time, event.measured)
        add(.offsetY, event.time, event.limit)
      default: break
      }
    }
    // A scroll view moves along one axis as a rule.
    return all.filter { values in
      switch values.kind {
      case .offsetX, .offsetY: values.points.contains { $0.value != values.points[0].value }
      case .measure, .touchX, .touchY: true
      }
    }
  }
}
