import Foundation
import TouchGeometry

/// One finger as machines see it: a number and a place on the screen in points.
struct FingerPoint: Hashable, Sendable {
  var id: UInt32
  var at: CGPoint
}

/// The fingers that a machine follows, in the order in which they went down.
struct FingerSet: Hashable, Sendable {
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

  /// False when the finger is not one of these.
  @discardableResult
  mutating func move(_ point: FingerPoint) -> Bool {
    guard let index = fingers.firstIndex(where: { $0.id == point.id }) else { return false }
    fingers[index].at = point.at
    return true
  }

  @discardableResult
  mutating func remove(_ id: UInt32) -> Bool {
    guard let index = fingers.firstIndex(where: { $0.id == id }) else { return false }
    fingers.remove(at: index)
    return true
  }

  func place(of id: UInt32) -> CGPoint? { fingers.first { $0.id == id }?.at }

  func contains(_ id: UInt32) -> Bool { fingers.contains { $0.id == id } }

  var center: CGPoint { centroid(of: fingers.map(\.at)) ?? .zero }
  var startCenter: CGPoint { centroid(of: fingers.map(\.start)) ?? .zero }
  /// How far the middle of the fingers has moved since each went down.
  var movement: Double { center.distance(to: startCenter) }
}
