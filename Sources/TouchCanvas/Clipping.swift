public import Foundation

/// Cuts polygons and triangles with convex polygons.
public enum Clipping {
  /// The part of a polygon inside a convex one; empty when there is none.
  public static func clip(_ polygon: [CGPoint], to clip: [CGPoint]) -> [CGPoint] {
    cut(polygon.map { Vertex($0, .clear) }, to: clip).map(\.point)
  }

  /// A triangle as the triangles of its part inside a convex polygon, colours interpolated.
  static func clip(triangle: [Vertex], to clip: [CGPoint]) -> [Vertex] {
    let ring = cut(triangle, to: clip)
    guard ring.count > 2 else { return [] }
    return (1..<(ring.count - 1)).flatMap { [ring[0], ring[$0], ring[$0 + 1]] }
  }

  private static func cut(_ polygon: [Vertex], to clip: [CGPoint]) -> [Vertex] {
    guard clip.count > 2 else { return [] }
    let ring = Polygons.clockwise(clip)
    var result = polygon
    for index in ring.indices where !result.isEmpty {
      let a = ring[index]
      let b = ring[(index + 1) % ring.count]
      func inside(_ v: Vertex) -> Double { (b.x - a.x) * (v.y - a.y) - (b.y - a.y) * (v.x - a.x) }
      var next: [Vertex] = []
      for at in result.indices {
        let from = result[at]
        let to = result[(at + 1) % result.count]
        let d0 = inside(from)
        let d1 = inside(to)
        if d0 >= 0 { next.append(from) }
        if (d0 >= 0) != (d1 >= 0) { next.append(between(from, to, d0 / (d0 - d1))) }
      }
      result = next
    }
    return result
  }

  private static func between(_ a: Vertex, _ b: Vertex, _ t: Double) -> Vertex {
    func mix(_ x: UInt8, _ y: UInt8) -> UInt8 {
      UInt8((Double(x) + (Double(y) - Double(x)) * t).rounded())
    }
    return Vertex(
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t),
      Color(
        red: mix(a.color.red, b.color.red), green: mix(a.color.green, b.color.green),
        blue: mix(a.color.blue, b.color.blue), alpha: mix(a.color.alpha, b.color.alpha)))
  }
}
