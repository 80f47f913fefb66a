package import TouchReading
import TouchTrace

extension TimelineRange {
  /// The time of what is selected: the recognizer's span at the playhead, or else its last one; a
  /// touch; what a view got; without one of them the gesture. Nil before the first touch.
  package static func of(_ selection: Target?, _ input: PictureInput) -> TimelineRange? {
    let whole = input.ahead ?? input.reading
    let now = input.reading.now
    guard !whole.fingers.isEmpty else { return nil }
    let handle = selection.flatMap { input.whole.handle(of: $0) }
    if let slices = handle.flatMap({ whole.recognizer($0)?.slices }), let last = slices.last {
      let slice = slices.last { $0.from <= now && $0.to ?? now >= now } ?? last
      return TimelineRange(start: slice.from, end: slice.to ?? now)
    }
    if let finger = whole.fingers.last(where: { $0.handle == handle }) {
      return TimelineRange(start: finger.startTime, end: finger.endTime ?? now)
    }
    if let got = whole.responders.first(where: { $0.handle == handle })?.deliveries,
      let first = got.first, let last = got.last
    {
      return TimelineRange(start: first.time, end: last.time)
    }
    return TimelineRange(
      start: whole.gestureStart, end: max(whole.lastActivity, whole.gestureStart))
  }
}
