import Foundation
import TouchGeometry
import TouchReading
import TouchTrace

/// A conflict that the direction of a touch decided: which way it went, and how far along the axis of each recognizer.
struct DragDirection {
  /// A recognizer that counts movement along one axis, with what it had when one of them was the first.
  struct Rival {
    let recognizer: Handle
    let view: Handle
    let axis: MovementAxis
    /// Movement along its axis, and what it needs; points.
    let value: Double
    let limit: Double

    var isReached: Bool { value >= limit - 0.001 }
  }

  /// The number of the touch.
  let touch: Int
  /// The one that was the first.
  let winner: Handle
  /// It recognized at once, as a swipe does, and never began.
  let isDiscrete: Bool
  /// When that was.
  let time: Instant
  /// The touch's ways from its beginning to then, points of the screen.
  let way: [CGPoint]
  /// Those with one axis, in the order of their delivery.
  let rivals: [Rival]

  /// Nil unless a recognizer was the first, and it or another one counts a single axis.
  init?(_ input: PictureInput) {
    let reading = input.reading
    let firsts = reading.recognizers.compactMap { recognizer -> TraceEvent? in
      guard recognizer.measures.contains(where: { $0.name == Self.distance }) else { return nil }
      return recognizer.transitions.first { $0.to == .began || $0.to == .ended }
    }
    guard let first = firsts.min(by: { $0.seq < $1.seq }),
      let attached = reading.attachments.first(where: { $0.recognizer == first.subject }),
      let finger = reading.fingers.last(where: { $0.handle == attached.finger })
    else { return nil }
    let story = Self.story(of: finger, in: input.trace, until: first.seq)
    guard story.way.count > 1 else { return nil }
    let rivals = story.measures.compactMap { recognizer, samples -> Rival? in
      guard let snapshot = input.snapshot.recognizer(recognizer), let last = samples.last,
        let axis = Self.axis(samples) ?? ScrollAxes.axis(of: snapshot.view, input.snapshot),
        axis != .both
      else { return nil }
      return Rival(
        recognizer: recognizer, view: snapshot.view, axis: axis, value: last.value,
        limit: last.limit)
    }
    guard rivals.contains(where: \.isReached) || rivals.count > 1 else { return nil }
    touch = finger.number
    winner = first.subject
    isDiscrete = first.to == .ended && first.from == .possible
    time = first.time
    way = story.way
    self.rivals = rivals.sorted { $0.recognizer.rawValue < $1.recognizer.rawValue }
  }

  /// What recognizers call movement along their axis.
  private static let distance = "distance"

  /// A measured movement beside the touch's whole one at that time.
  struct Sample {
    let value: Double
    let limit: Double
    let whole: CGPoint
  }

  /// The touch's places from its beginning to an event, and what recognizers measured meanwhile.
  private static func story(
    of finger: FingerReading, in trace: Trace, until end: UInt32
  ) -> (way: [CGPoint], measures: [Handle: [Sample]]) {
    var way: [CGPoint] = []
    var measures: [Handle: [Sample]] = [:]
    var index = Int(end)
    // Back to where the touch began, and then on.
    while index > 0, trace.events[index].time >= finger.startTime { index -= 1 }
    for event in trace.events[index...Int(end)] where event.time >= finger.startTime {
      switch event.kind {
      case .sample where event.subject == finger.handle:
        if event.phase == .began { way = [] }
        way.append(CGPoint(x: event.measured, y: event.limit))
      case .measure where trace.payload(of: event) == distance:
        guard let from = way.first, let to = way.last else { continue }
        measures[event.subject, default: []].append(
          Sample(
            value: event.measured, limit: event.limit,
            whole: CGPoint(x: to.x - from.x, y: to.y - from.y)))
      default: continue
      }
    }
    return (way, measures)
  }

  /// The axis that measured movements are along; nil while the touch's way does not tell.
  static func axis(_ samples: [Sample]) -> MovementAxis? {
    for sample in samples.reversed() {
      let (dx, dy) = (abs(sample.whole.x), abs(sample.whole.y))
      guard dx > 0.5, dy > 0.5 else { continue }
      if abs(sample.value - dx) < 0.05 { return .horizontal }
      if abs(sample.value - dy) < 0.05 { return .vertical }
      if abs(sample.value - (dx * dx + dy * dy).squareRoot()) < 0.05 { return .both }
    }
    return nil
  }
}

/// Along which axes scroll views scroll.
enum ScrollAxes {
  /// The scroll views on a hit test's path, the outermost first.
  static func views(_ path: [Handle], _ snapshot: SceneSnapshot) -> [Handle] {
    path.filter { pan(of: $0, snapshot) != nil }
  }

  /// Where its content leaves room to scroll; nil where it does not.
  static func axis(of handle: Handle, _ snapshot: SceneSnapshot) -> MovementAxis? {
    pan(of: handle, snapshot)?.axis
  }

  private static let panClass = "UIScrollViewPanGestureRecognizer"

  /// What scrolls a view; nil for a view that does not scroll.
  private static func pan(of view: Handle, _ snapshot: SceneSnapshot) -> RecognizerSnapshot? {
    snapshot.recognizers.first { $0.view == view && $0.className == panClass }
  }
}
