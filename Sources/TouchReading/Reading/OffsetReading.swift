package import Foundation
package import TouchTrace

/// How the content of one scroll view moved in the present gesture.
package struct OffsetReading: Sendable {
  /// The scroll view's number in the trace.
  package let handle: Handle
  /// Where its content was before it moved, points.
  package let first: CGPoint
  /// Every place that its delegate was told of, with the time and the event, the oldest first.
  package internal(set) var places: [Place] = []

  /// A content offset at one moment.
  package struct Place: Sendable {
    package var time: Instant
    /// Points.
    package var at: CGPoint
    /// Its seq in the trace.
    package var event: UInt32
  }

  /// Where its content is, points.
  package var last: CGPoint { places.last?.at ?? first }

  /// How far it has moved since a moment, points; nil where a person would not see it.
  package func way(since time: Instant) -> CGPoint? {
    let later = places.firstIndexOfRest { $0.time > time }
    let before = later > 0 ? places[later - 1].at : first
    let way = CGPoint(x: last.x - before.x, y: last.y - before.y)
    return Self.isSeen(way) ? way : nil
  }

  /// Whether a person would see a movement, points.
  package static func isSeen(_ way: CGPoint) -> Bool { abs(way.x) + abs(way.y) > seen }

  /// Movements up to here are not seen, points.
  private static let seen = 2.0
}

extension TraceReading {
  private static let property = "contentOffset "

  /// A change of a property: the first one of a content offset says where the content was.
  mutating func readChange(_ event: TraceEvent, _ trace: Trace) {
    let text = trace.payload(of: event)
    guard text.hasPrefix(Self.property), !offsets.contains(where: { $0.handle == event.subject }),
      let first = Self.first(text)
    else { return }
    offsets.append(OffsetReading(handle: event.subject, first: first))
  }

  /// The value before the arrow of `contentOffset [0, 12] -> [0, 14]`.
  static func first(_ text: String) -> CGPoint? {
    guard let arrow = text.firstRange(of: "->") else { return nil }
    let numbers = text[..<arrow.lowerBound].dropFirst(property.count)
      .split { !($0.isNumber || $0 == "." || $0 == "-" || $0 == "e") }.compactMap { Double($0) }
    return numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : nil
  }

  /// A scroll view told its delegate where its content is.
  mutating func readScroll(_ event: TraceEvent) {
    guard event.verb == .didScroll else { return }
    let at = CGPoint(x: event.measured, y: event.limit)
    let index =
      offsets.firstIndex { $0.handle == event.subject }
      ?? {
        offsets.append(OffsetReading(handle: event.subject, first: at))
        return offsets.count - 1
      }()
    let place = OffsetReading.Place(time: event.time, at: at, event: event.seq)
    if let last = offsets[index].places.indices.last,
      offsets[index].places[last].time == event.time
    {
      offsets[index].places[last] = place
    } else {
      offsets[index].places.append(place)
    }
  }
}
