import Foundation

/// Cuts a line into dashes.
enum Dashes {
  static func pieces(_ polygon: Flattening.Polygon, _ dash: [Double]) -> [[CGPoint]] {
    var points = polygon.points
    if polygon.isClosed, let first = points.first { points.append(first) }
    var pieces: [[CGPoint]] = []
    var current: [CGPoint] = [points[0]]
    var index = 0
    var left = dash[0]
    for (a, b) in zip(points, points.dropFirst()) {
      var at = 0.0
      let length = Flattening.distance(a, b)
      while at < length, pieces.count < 10_000 {
        let step = min(left, length - at)
        at += step
        left -= step
        let t = length > 0 ? at / length : 1
        let p = CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        if index % 2 == 0 { current.append(p) }
        guard left <= 1e-9 else { continue }
        if index % 2 == 0, current.count > 1 { pieces.append(current) }
        index += 1
        left = dash[index % dash.count]
        current = [p]
      }
    }
    if index % 2 == 0, current.count > 1 { pieces.append(current) }
    return pieces
  }
}
