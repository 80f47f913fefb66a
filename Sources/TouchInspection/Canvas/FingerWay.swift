import Foundation
import TouchCanvas
import TouchGeometry
import TouchReading
import TouchTrace

/// The way of a finger over the scene; it leaves the rings at both of its ends clear.
struct FingerWay {
  /// A place with the width of the line there, points of the picture.
  struct Place: Equatable {
    let at: CGPoint
    let width: Double
  }

  /// A shorter way lies below the finger, points of the picture.
  private static let least = TouchRing.radius + 6
  /// How long the latest part is seen, seconds.
  private static let latestTime = 0.3

  private let finger: FingerReading
  private let toCanvas: CGAffineTransform
  private let start: CGPoint
  /// Whether the whole way is drawn, and the ring where the finger went down.
  private let isWhole: Bool
  /// Middles and outer edges of what nothing is drawn into.
  private let rings: [(middle: CGPoint, edge: Double)]

  /// `edge` is how far the mark of the finger reaches from its middle, points of the picture.
  init(_ finger: FingerReading, edge: Double, isWhole: Bool, toCanvas: CGAffineTransform) {
    self.finger = finger
    self.toCanvas = toCanvas
    start = finger.start.applying(toCanvas)
    let at = finger.at.applying(toCanvas)
    self.isWhole = isWhole && at.distance(to: start) > Self.least
    rings =
      [(at, edge)] + (self.isWhole ? [(start, TouchRing.start + TouchRing.white)] : [])
  }

  /// A thin line over the whole way, from an open ring where the finger went down: what lies below that is seen.
  func drawWhole(_ color: Color, _ list: inout DrawList) {
    guard isWhole else { return }
    let places = (finger.trail.way + [finger.at]).map {
      Place(at: $0.applying(toCanvas), width: TouchRing.line)
    }
    let lines = clear(places).map { Path.polyline($0.map(\.at)) }
    for line in lines {
      list.stroke(line, .white, width: TouchRing.line + 2 * TouchRing.white)
    }
    for line in lines { list.stroke(line, color, width: TouchRing.line) }
    // The white line lies outside, and reaches below the other one, so that no gap shows between the two.
    let width = TouchRing.line / 2 + TouchRing.white
    list.stroke(
      .circle(start, TouchRing.start + TouchRing.white - width / 2), .white, width: width)
    list.stroke(.circle(start, TouchRing.start - TouchRing.line / 2), color, width: TouchRing.line)
  }

  /// The part of the last moments before `now`, the wider the later.
  func drawLatest(_ now: Instant, _ color: Color, _ list: inout DrawList) {
    let places = finger.trail.latest.compactMap { sample in
      let age = now.since(sample.time) / Self.latestTime
      return age < 1
        ? Place(at: sample.at.applying(toCanvas), width: 1.5 + (1 - age) * 3) : nil
    }
    for part in clear(places) {
      var ribbon = Ribbon()
      for place in part { ribbon.add(place.at, width: place.width) }
      if let path = ribbon.path { list.fill(path, color.opacity(0.7)) }
    }
  }

  private func clear(_ places: [Place]) -> [[Place]] {
    rings.reduce([places]) { parts, ring in
      parts.flatMap { Self.parts(of: $0, outside: ring.middle, ring.edge) }
    }
  }

  /// What of a line lies outside of a circle, points of the picture; each part has two places or more.
  static func parts(
    of line: [Place], outside middle: CGPoint, _ radius: Double
  ) -> [[Place]] {
    var parts: [[Place]] = []
    var part: [Place] = []
    for (from, to) in zip(line, line.dropFirst()) {
      func place(_ t: Double) -> Place {
        Place(
          at: CGPoint(
            x: from.at.x + (to.at.x - from.at.x) * t, y: from.at.y + (to.at.y - from.at.y) * t),
          width: from.width + (to.width - from.width) * t)
      }
      guard let inside = inside(from.at, to.at, middle, radius) else {
        if part.isEmpty { part = [from] }
        part.append(to)
        continue
      }
      if inside.lowerBound > 0 { part += (part.isEmpty ? [from] : []) + [place(inside.lowerBound)] }
      if !part.isEmpty { parts.append(part) }
      part = inside.upperBound < 1 ? [place(inside.upperBound), to] : []
    }
    return part.isEmpty ? parts : parts + [part]
  }

  /// Which part of a line between two points lies in a circle, from 0 to 1; nil for none.
  private static func inside(
    _ from: CGPoint, _ to: CGPoint, _ middle: CGPoint, _ radius: Double
  ) -> ClosedRange<Double>? {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = dx * dx + dy * dy
    guard length > 0 else { return from.distance(to: middle) < radius ? 0...1 : nil }
    // Where the line is nearest to the middle, and how far from there it enters and leaves.
    let nearest = ((middle.x - from.x) * dx + (middle.y - from.y) * dy) / length
    let foot = CGPoint(x: from.x + dx * nearest, y: from.y + dy * nearest)
    let aside = foot.distance(to: middle)
    guard aside < radius else { return nil }
    let half = ((radius * radius - aside * aside) / length).squareRoot()
    let (first, last) = (max(0, nearest - half), min(1, nearest + half))
    return first < last ? first...last : nil
  }
}
