import Foundation
import TouchGeometry

/// The lines between the pills of a graph, as cubics: four points, and three for each one more.
enum GraphCurve {
  /// From one pill to one in the next column.
  static func simple(_ a: CGPoint, _ b: CGPoint) -> [CGPoint] {
    let pull = (b.x - a.x) * 0.5
    return [a, CGPoint(x: a.x + pull, y: a.y), CGPoint(x: b.x - pull, y: b.y), b]
  }

  /// From one pill to another one of its column, so far out at the right, or at the left where `reach` is negative, points.
  static func within(_ a: CGRect, _ b: CGRect, reach: Double) -> [CGPoint] {
    let x = reach > 0 ? a.maxX : a.minX
    let bend = x + reach * 4 / 3
    let down = b.midY > a.midY ? 5.0 : -5
    return [
      CGPoint(x: x, y: a.midY + down), CGPoint(x: bend, y: a.midY + down),
      CGPoint(x: bend, y: b.midY - down), CGPoint(x: x, y: b.midY - down),
    ]
  }

  /// Past the pills of the columns between, in the gap under a row, which is so far from the top: from the edge of one pill
  /// to that of the other, where no other line leaves or arrives.
  static func around(_ a: CGRect, _ b: CGRect, gap: Double, lane: Double) -> [CGPoint] {
    let y = gap + lane * 5
    let way = b.midX > a.midX ? 1.0 : -1
    let aside = 8 + lane * 6
    let start = CGPoint(x: a.midX + aside * way, y: y > a.midY ? a.maxY : a.minY)
    let end = CGPoint(x: b.midX - aside * way, y: y > b.midY ? b.maxY + 3 : b.minY - 3)
    let (first, second) = (start.x + 14 * way, end.x - 14 * way)
    let third = (second - first) / 3
    func on(_ x: Double) -> CGPoint { CGPoint(x: x, y: y) }
    return [
      start, on(start.x), on(start.x), on(first),
      on(first + third), on(second - third), on(second),
      on(end.x), on(end.x), end,
    ]
  }

  /// A point on one or more cubics; `t` from 0 to 1 over all of them.
  static func point(_ all: [CGPoint], _ t: Double) -> CGPoint {
    let count = (all.count - 1) / 3
    let index = min(count - 1, Int(t * Double(count)))
    let q = Array(all[(index * 3)...(index * 3 + 3)])
    let t = t * Double(count) - Double(index)
    let u = 1 - t
    func mix(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
      u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
    }
    return CGPoint(
      x: mix(q[0].x, q[1].x, q[2].x, q[3].x), y: mix(q[0].y, q[1].y, q[2].y, q[3].y))
  }
}
