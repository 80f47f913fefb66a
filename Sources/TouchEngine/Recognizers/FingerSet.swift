import Foundation
import TouchGeometry

/// One finger as machines see it: a number and a place on the screen in points.
nonisolated struct FingerPoint: Hashable, Sendable {
  var id: UInt32
  var at: CGPoint
}

/// The fingers that a machine follows, in the order in which they went down. Two of them need no memory of their own.
nonisolated struct FingerSet: Hashable, Sendable {
  struct Finger: Hashable, Sendable {
    let id: UInt32
    let start: CGPoint
    var at: CGPoint

    fileprivate static let none = Finger(id: 0, start: .zero, at: .zero)
  }

  private(set) var count = 0
  private var first = Finger.none
  private var second = Finger.none
  private var rest: [Finger] = []

  var isEmpty: Bool { count == 0 }

  private(set) subscript(index: Int) -> Finger {
    get { index == 0 ? first : index == 1 ? second : rest[index - 2] }
    set {
      switch index {
      case 0: first = newValue
      case 1: second = newValue
      default: rest[index - 2] = newValue
      }
    }
  }

  mutating func add(_ point: FingerPoint) {
    let finger = Finger(id: point.id, start: point.at, at: point.at)
    switch count {
    case 0: first = finger
    case 1: second = finger
    default: rest.append(finger)
    }
    count += 1
  }

  mutating func add(_ points: [FingerPoint]) {
    for index in points.indices { add(points[index]) }
  }

  /// Where the finger was before; nil when it is not one of these. `place` is where to look for it first.
  ///
  /// Not in line: the loops around it would see to it beforehand that `rest` is nobody else's.
  @inline(never)
  private mutating func move(_ point: FingerPoint, near place: Int) -> CGPoint? {
    guard let index = index(of: point.id, near: place) else { return nil }
    let old = self[index].at
    self[index].at = point.at
    return old
  }

  /// Takes fingers on, and says from where to where that carries their middle, or from zero the middle of the ways of those
  /// that moved; nil when they are none of these.
  mutating func carry(
    _ points: [FingerPoint], leavingOutResting: Bool
  ) -> (from: CGPoint, to: CGPoint)? {
    if count == 1, points.count == 1 {
      let (old, point) = (first, points[0])
      guard old.id == point.id else { return nil }
      first.at = point.at
      guard leavingOutResting else { return (old.at, point.at) }
      return (.zero, CGPoint(x: point.at.x - old.at.x, y: point.at.y - old.at.y))
    }
    let old = center
    var sum = CGPoint.zero
    var movers = 0.0
    for index in points.indices {
      guard let before = move(points[index], near: index) else { continue }
      sum.x += points[index].at.x - before.x
      sum.y += points[index].at.y - before.y
      movers += 1
    }
    guard movers > 0 else { return nil }
    return leavingOutResting
      ? (.zero, CGPoint(x: sum.x / movers, y: sum.y / movers)) : (old, center)
  }

  /// True when one of them is one of these.
  @discardableResult
  mutating func move(_ points: [FingerPoint]) -> Bool {
    // One finger is the most frequent case by far.
    if points.count == 1, count > 0, first.id == points[0].id {
      first.at = points[0].at
      return true
    }
    var any = false
    for index in points.indices where move(points[index], near: index) != nil { any = true }
    return any
  }

  /// Takes fingers on, and says how far their middle is from where they went down.
  mutating func drift(_ points: [FingerPoint]) -> Double {
    // One finger is the most frequent case by far.
    if count == 1, points.count == 1, first.id == points[0].id {
      first.at = points[0].at
      return points[0].at.distance(to: first.start)
    }
    return driftOfSeveral(points)
  }

  @inline(never)
  private mutating func driftOfSeveral(_ points: [FingerPoint]) -> Double {
    move(points)
    return center.distance(to: startCenter)
  }

  private func index(of id: UInt32, near place: Int) -> Int? {
    if place < count, self[place].id == id { return place }
    for index in 0..<count where self[index].id == id { return index }
    return nil
  }

  /// Those of some points that are elsewhere than the finger was.
  func changed(_ points: [FingerPoint]) -> [FingerPoint] {
    if count == 1, points.count == 1, first.id == points[0].id {
      return first.at == points[0].at ? [] : points
    }
    return points.filter { point in place(of: point.id).map { $0 != point.at } ?? false }
  }

  /// Keeps its storage for the fingers to come.
  mutating func removeAll() {
    count = 0
    (first, second) = (.none, .none)
    rest.removeAllKeepingStorage()
  }

  @discardableResult
  mutating func remove(_ id: UInt32) -> Bool {
    guard let index = index(of: id, near: 0) else { return false }
    for place in index..<(count - 1) { self[place] = self[place + 1] }
    switch count {
    case 1: first = .none
    case 2: second = .none
    default: rest.removeLast()
    }
    count -= 1
    return true
  }

  func place(of id: UInt32) -> CGPoint? { index(of: id, near: 0).map { self[$0].at } }

  func contains(_ id: UInt32) -> Bool { index(of: id, near: 0) != nil }

  /// Where they went down.
  var starts: [CGPoint] { (0..<count).map { self[$0].start } }

  var center: CGPoint { count == 1 ? first.at : mean(\.at) }

  var startCenter: CGPoint { count == 1 ? first.start : mean(\.start) }

  @inline(__always)
  private func mean(_ place: (Finger) -> CGPoint) -> CGPoint {
    var (x, y) = (0.0, 0.0)
    for index in 0..<count {
      let point = place(self[index])
      x += point.x
      y += point.y
    }
    return count == 0 ? .zero : CGPoint(x: x / Double(count), y: y / Double(count))
  }
}
