import Foundation
package import TouchReading
package import TouchTrace

/// The part of the time that a timeline shows.
package struct TimelineRange: Hashable, Sendable {
  /// When it began.
  package var start: Instant
  package var end: Instant
  package init(start: Instant, end: Instant) {
    self.start = start
    self.end = max(start, end)
  }
}

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

/// Which moments a timeline shows, and where in its width each of them is.
///
/// A value: zooming and panning give another one, which stays near what happened.
package struct TimelineView: Hashable, Sendable {
  /// The shortest and the longest time that a timeline can show, seconds.
  package static let spanMin = 1e-6
  /// The longest stretch, seconds.
  package static let spanMax = 600.0

  /// Seconds since the scene was loaded; a little before 0 when the picture leaves room there.
  package private(set) var start: Double
  /// The last moment that is seen, seconds.
  package private(set) var end: Double
  /// Seconds from the loading of the scene to its newest event, or to the newest moment while something goes on.
  package let session: Double

  /// How much is seen, seconds.
  package var span: Double { end - start }

  /// The given part, or the last gesture; `isLive` while the playhead goes with the newest moment.
  package init(_ range: TimelineRange?, _ input: PictureInput, isLive: Bool = false) {
    session = input.sessionEnd.seconds
    if let range {
      start = range.start.seconds
      end = range.end.seconds
      grow()
    } else {
      (start, end) = Self.lastGesture(input.whole.reading, isLive: isLive)
    }
  }

  /// What a model keeps of it.
  package var range: TimelineRange {
    TimelineRange(start: Self.moment(start), end: Self.moment(end))
  }

  private static func moment(_ seconds: Double) -> Instant {
    Instant(nanoseconds: UInt64(max(0, (seconds * 1e9).rounded())))
  }

  /// A factor above 1 shows less time; `time` stays where it is.
  package func zoomed(by factor: Double, around time: Double) -> TimelineView {
    guard factor.isFinite, factor > 0, time.isFinite else { return self }
    var view = self
    let wanted = min(max(span / factor, Self.spanMin), Self.spanMax)
    let fraction = span > 0 ? (time - start) / span : 0.5
    view.start = time - fraction * wanted
    view.end = view.start + wanted
    view.stayNear()
    return view
  }

  /// Shows what is `seconds` later.
  package func panned(by seconds: Double) -> TimelineView {
    guard seconds.isFinite else { return self }
    var view = self
    view.start += seconds
    view.end += seconds
    view.stayNear()
    return view
  }

  /// Shows as much time, with a moment in the middle.
  package func centered(at time: Double) -> TimelineView {
    panned(by: time - (start + end) / 2)
  }

  /// At most half of the picture is empty behind the newest event, and nothing before the loading.
  private mutating func stayNear() {
    let span = self.span
    start = max(0, min(start, session - span / 2))
    end = start + span
  }

  /// A span that is too short or too long becomes one that can be shown.
  private mutating func grow() {
    end = start + min(max(end - start, Self.spanMin), Self.spanMax)
  }

  /// Where the last event of the gesture stands: the last words have room behind it.
  private static let gesturePart = 0.8
  /// The shortest gesture that has the whole width, seconds.
  private static let gestureMin = 0.01
  /// Deadlines that come so soon have room, seconds.
  private static let dueMax = 0.4

  /// Where the present stands that lies behind the gesture, and how much more than the gesture's time is shown for it.
  private static let (presentPart, presentMost) = (0.94, 1.3)

  /// Content that rolls on after a gesture shows as long as the gesture lasted.
  private static let rollingFactor = 2.0

  /// From the first touch; its last event stands at 80 % of the width. While something goes on the present comes there, and
  /// then twice the time shows at once: what has happened rests in between. What is left of a long deceleration lies right of what
  /// shows.
  private static func lastGesture(_ reading: TraceReading, isLive: Bool) -> (Double, Double) {
    let first = reading.gestureStart.seconds
    let now = reading.now.seconds
    var last = reading.lastActivity.seconds
    if reading.goesOn {
      last = isLive ? first + stepped(now - first) : now
      if !isLive {
        let soon = max(dueMax, now - first)
        last = max(last, reading.due.filter { $0 <= now + soon }.max() ?? last)
      }
    } else {
      let deed = max(reading.lastDeed.seconds - first, gestureMin)
      last = min(last, first + deed * rollingFactor * gesturePart)
    }
    let end = first + max(last - first, gestureMin) / gesturePart
    // A present that lies little behind it shows as well, unless it moves.
    let present = (now - first) / presentPart
    return (
      first, !isLive && now > end && present <= (end - first) * presentMost ? first + present : end
    )
  }

  /// The shortest time that is not below one, of those that are each twice as long as the one before, seconds.
  private static func stepped(_ time: Double) -> Double {
    var step = gestureMin
    while step < time { step *= 2 }
    return step
  }

  // MARK: Positions

  /// The column of lane labels is narrower in a narrow picture.
  static func labelWidth(_ width: Double) -> Double { width >= 1040 ? 192 : 160 }

  /// The x of a moment in a timeline of that width.
  package func x(of time: Instant, width: Double) -> Double { x(of: time.seconds, width: width) }

  /// Where a moment lies, points.
  package func x(of seconds: Double, width: Double) -> Double {
    let left = Self.left(width)
    return left + (seconds - start) / span * (Self.right(width) - left)
  }

  /// The moment at an x, in seconds; before 0 or after the newest event where the picture continues.
  package func time(atX x: Double, width: Double) -> Double {
    let left = Self.left(width)
    return start + (x - left) / max(Self.right(width) - left, 1) * span
  }

  /// The x of a moment in the strip that shows the whole session.
  func overviewX(of seconds: Double, width: Double) -> Double {
    let left = Self.left(width)
    return left + min(max(seconds / overviewSpan, 0), 1) * (Self.right(width) - left)
  }

  /// The moment at an x of the strip that shows the whole session, in seconds.
  package func overviewTime(atX x: Double, width: Double) -> Double {
    let left = Self.left(width)
    return min(max((x - left) / (Self.right(width) - left), 0), 1) * overviewSpan
  }

  /// How much time the strip shows, seconds.
  var overviewSpan: Double { max(session, end, Self.spanMin) }

  /// The first moment stands a little right of the column, so that its sign has room.
  static func left(_ width: Double) -> Double { labelWidth(width) + 24 }
  /// So that the last event of a gesture stands at 80 % of the plot.
  static func right(_ width: Double) -> Double { max(width - 6, left(width) + 1) }
}

/// A view of the time in a picture of a certain width.
struct TimelineScale {
  let view: TimelineView
  let width: Double
  /// Where what is drawn may begin and end; a little beyond the first and the last moment.
  let left: Double
  let right: Double

  init(_ view: TimelineView, width: Double) {
    self.view = view
    self.width = width
    left = TimelineView.labelWidth(width)
    right = width
  }

  func x(_ time: Instant) -> Double { view.x(of: time, width: width) }
  func x(_ seconds: Double) -> Double { view.x(of: seconds, width: width) }

  /// From one x to another, cut to what is shown; nil when nothing of it is.
  func visible(_ from: Double, _ to: Double) -> (from: Double, to: Double)? {
    guard to >= left - 8, from <= right + 8 else { return nil }
    return (max(from, left - 8), min(to, right + 8))
  }

  func shows(_ x: Double) -> Bool { x >= left - 8 && x <= right + 8 }

  /// The first and the last second that anything drawn can be at.
  var edges: (from: Double, to: Double) {
    (view.time(atX: left - 8, width: width), view.time(atX: right + 8, width: width))
  }
}
