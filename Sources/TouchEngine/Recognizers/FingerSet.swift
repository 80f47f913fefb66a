import Foundation
import TouchGeometry

/// One finger as machines see it: a number and a place on the screen in points.
nonisolated struct FingerPoint: Hashable, Sendable {
  var id: UInt32
  var at: CGPoint
}

/// The fingers that a machine follows, in the order in which they went down.
nonisolated struct FingerSet: Hashable, Sendable {
  struct Finger: Hashable, Sendable {
    let id: UInt32
    let start: CGPoint
    var at: CGPoint
  }

  private(set) var fingers: [Finger] = []

  var count: Int { fingers.count }
  var isEmpty: Bool { fingers.isEmpty }

  mutating func add(_ point: FingerPoint) {
    fingers.append(Finger(id: point.id, start: point.at, at: point.at))
  }

  /// Where the finger was before; nil when it is not one of these. `place` is where to look for it first.
  @discardableResult
  mutating func move(_ point: FingerPoint, near place: Int = 0) -> CGPoint? {
    guard let index = index(of: point.id, near: place) else { return nil }
    let old = fingers[index].at
    fingers[index].at = point.at
    return old
  }

  private func index(of id: UInt32, near place: Int) -> Int? {
    if place < fingers.count, fingers[place].id == id { return place }
    for index in fingers.indices where fingers[index].id == id { return index }
    return nil
  }

  /// Keeps its room for the fingers to come.
  mutating func removeAll() { fingers.vacate() }

  @discardableResult
  mutating func remove(_ id: UInt32) -> Bool {
    guard let index = fingers.firstIndex(where: { $0.id == id }) else { return false }
    fingers.remove(at: index)
    return true
  }

  func place(of id: UInt32) -> CGPoint? { fingers.first { $0.id == id }?.at }

  func contains(_ id: UInt32) -> Bool { fingers.contains { $0.id == id } }

  var center: CGPoint {
    if fingers.count == 1 { return fingers[0].at }
    var (x, y) = (0.0, 0.0)
    for finger in fingers {
      x += finger.at.x
      y += finger.at.y
    }
    return mean(x, y)
  }

  var startCenter: CGPoint {
    if fingers.count == 1 { return fingers[0].start }
    var (x, y) = (0.0, 0.0)
    for finger in fingers {
      x += finger.start.x
      y += finger.start.y
    }
    return mean(x, y)
  }

  private func mean(_ x: Double, _ y: Double) -> CGPoint {
    fingers.isEmpty ? .zero : CGPoint(x: x / Double(count), y: y / Double(count))
  }

  /// How far the middle of the fingers has moved since each went down.
  var movement: Double { center.distance(to: startCenter) }
}
