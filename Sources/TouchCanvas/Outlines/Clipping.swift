public import Foundation

/// Cuts polygons with convex polygons.
public enum Clipping {
  /// The part of a polygon inside a convex one; empty when there is none.
  public static func clip(_ polygon: [CGPoint], to clip: [CGPoint]) -> [CGPoint] {
    guard clip.count > 2 else { return [] }
    let ring = Polygons.clockwise(clip)
    var result = polygon
    var next: [CGPoint] = []
    for index in ring.indices where !result.isEmpty {
      let a = ring[index]
      let b = ring[index + 1 < ring.count ? index + 1 : 0]
      next.removeAll(keepingCapacity: true)
      var from = result[result.count - 1]
      var before = Polygons.side(a, b, from)
      for to in result {
        let after = Polygons.side(a, b, to)
        if (before >= 0) != (after >= 0) {
          next.append(between(from, to, before / (before - after)))
        }
        if after >= 0 { next.append(to) }
        from = to
        before = after
      }
      swap(&result, &next)
    }
    return result
  }

  private static func between(_ a: CGPoint, _ b: CGPoint, _ t: Double) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  /// The pixels of a row whose centres are inside a convex polygon of pixels; nil if there are none.
  static func columns(of polygon: [CGPoint], row: Int) -> Range<Int>? {
    let y = Double(row) + 0.5
    var left = Double.infinity
    var right = -Double.infinity
    for index in polygon.indices {
      let a = polygon[index]
      let b = polygon[index + 1 < polygon.count ? index + 1 : 0]
      guard (a.y <= y) != (b.y <= y) else { continue }
      let x = a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y)
      left = min(left, x)
      right = max(right, x)
    }
    guard left < right else { return nil }
    let from = PixelBox.whole(left)
    let to = PixelBox.whole(right)
    return from < to ? from..<to : nil
  }
}
