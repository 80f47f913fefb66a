import Foundation

/// Facts about polygons of pixels.
enum Polygons {
  static func area(_ p: [CGPoint]) -> Double {
    var sum = 0.0
    for index in p.indices {
      let a = p[index]
      let b = p[(index + 1) % p.count]
      sum += a.x * b.y - b.x * a.y
    }
    return sum / 2
  }

  /// With the inside on the right of each edge, as seen with y pointing down.
  static func clockwise(_ p: [CGPoint]) -> [CGPoint] { area(p) < 0 ? p.reversed() : p }

  static func isConvex(_ p: [CGPoint]) -> Bool {
    for index in p.indices {
      let turn = cross(p[index], p[(index + 1) % p.count], p[(index + 2) % p.count])
      if turn < -1e-6 { return false }
    }
    return true
  }

  static func cross(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Double {
    (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
  }

  /// Mitred normals, pointing outward of a clockwise ring; their length is held under 2.
  static func normals(_ p: [CGPoint], closed: Bool) -> [CGPoint] {
    let count = p.count
    func edge(_ index: Int) -> CGPoint {
      let a = p[(index + count) % count]
      let b = p[(index + 1 + count) % count]
      let length = max(Flattening.distance(a, b), 1e-9)
      return CGPoint(x: (b.y - a.y) / length, y: -(b.x - a.x) / length)
    }
    return p.indices.map { index in
      if !closed, index == 0 { return edge(0) }
      if !closed, index == count - 1 { return edge(count - 2) }
      let a = edge(index - 1)
      let b = edge(index)
      let sum = CGPoint(x: a.x + b.x, y: a.y + b.y)
      let square = sum.x * sum.x + sum.y * sum.y
      guard square > 0.5 else { return b }
      return CGPoint(x: sum.x * 2 / square, y: sum.y * 2 / square)
    }
  }

  /// The ring moved outward by so many pixels (inward when negative).
  static func offset(_ p: [CGPoint], by distance: Double) -> [CGPoint] {
    let normals = normals(p, closed: true)
    return p.indices.map {
      CGPoint(x: p[$0].x + normals[$0].x * distance, y: p[$0].y + normals[$0].y * distance)
    }
  }

  /// The whole rows of pixels between the outermost upright sides of a convex polygon, as rounded rectangles have them.
  static func straightMiddle(_ p: [CGPoint]) -> CGRect? {
    guard p.count > 4, let minX = p.map(\.x).min(), let maxX = p.map(\.x).max() else { return nil }
    func side(_ x: Double) -> (Double, Double)? {
      for index in p.indices {
        let a = p[index]
        let b = p[(index + 1) % p.count]
        if a.x == x, b.x == x, abs(a.y - b.y) > 16 { return (min(a.y, b.y), max(a.y, b.y)) }
      }
      return nil
    }
    guard let left = side(minX), let right = side(maxX), isConvex(clockwise(p)) else { return nil }
    let top = max(left.0, right.0).rounded(.up)
    let bottom = min(left.1, right.1).rounded(.down)
    return bottom > top ? CGRect(x: minX, y: top, width: maxX - minX, height: bottom - top) : nil
  }

  /// A fan for convex rings, ears cut off one by one for others.
  static func triangles(_ p: [CGPoint]) -> [[CGPoint]] {
    if isConvex(p) {
      return (1..<max(2, p.count - 1)).filter { $0 + 1 < p.count }.map { [p[0], p[$0], p[$0 + 1]] }
    }
    var ring = p
    var result: [[CGPoint]] = []
    while ring.count > 3 {
      guard let ear = ring.indices.first(where: { isEar($0, ring) }) else { break }
      let before = ring[(ear + ring.count - 1) % ring.count]
      result.append([before, ring[ear], ring[(ear + 1) % ring.count]])
      ring.remove(at: ear)
    }
    if ring.count == 3 { result.append(ring) }
    return result
  }

  private static func isEar(_ index: Int, _ ring: [CGPoint]) -> Bool {
    let before = (index + ring.count - 1) % ring.count
    let after = (index + 1) % ring.count
    let (a, b, c) = (ring[before], ring[index], ring[after])
    guard cross(a, b, c) > 0 else { return false }
    return !ring.indices.contains { other in
      guard other != before, other != index, other != after else { return false }
      let p = ring[other]
      return side(a, b, p) >= 0 && side(b, c, p) >= 0 && side(c, a, p) >= 0
    }
  }

  private static func side(_ a: CGPoint, _ b: CGPoint, _ p: CGPoint) -> Double {
    (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
  }
}
