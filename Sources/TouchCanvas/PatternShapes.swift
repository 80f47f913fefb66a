import Foundation

/// The stripes and dots that fill a shape, before they are cut to it. Pixels.
enum PatternShapes {
  static func shapes(_ pattern: Pattern, in polygon: [CGPoint], scale: Double) -> [[CGPoint]] {
    let xs = polygon.map(\.x)
    let ys = polygon.map(\.y)
    let box = CGRect(
      x: xs.min() ?? 0, y: ys.min() ?? 0, width: (xs.max() ?? 0) - (xs.min() ?? 0),
      height: (ys.max() ?? 0) - (ys.min() ?? 0))
    switch pattern {
    case .stripes: return stripes(box, 6 * scale, 2.4 * scale, rising: true)
    case .backStripes: return stripes(box, 6 * scale, 2.4 * scale, rising: false)
    case .crossHatch:
      return stripes(box, 5 * scale, 1.2 * scale, rising: true)
        + stripes(box, 5 * scale, 1.2 * scale, rising: false)
    case .dots: return dots(box, 4 * scale, 0.9 * scale)
    }
  }

  /// At 45 degrees; they start on whole steps, so that neighbours line up.
  private static func stripes(
    _ box: CGRect, _ step: Double, _ width: Double, rising: Bool
  ) -> [[CGPoint]] {
    let h = box.height
    var result: [[CGPoint]] = []
    var x = ((box.minX - h) / step).rounded(.down) * step
    while x < box.maxX + step, result.count < 4000 {
      let bottom = rising ? x : x + h
      let top = rising ? x + h : x
      result.append([
        CGPoint(x: top, y: box.minY), CGPoint(x: top + width, y: box.minY),
        CGPoint(x: bottom + width, y: box.maxY), CGPoint(x: bottom, y: box.maxY),
      ])
      x += step
    }
    return result
  }

  private static func dots(_ box: CGRect, _ step: Double, _ radius: Double) -> [[CGPoint]] {
    var result: [[CGPoint]] = []
    var y = (box.minY / step).rounded(.up) * step
    while y < box.maxY, result.count < 4000 {
      var x = (box.minX / step).rounded(.up) * step
      while x < box.maxX {
        result.append([
          CGPoint(x: x - radius, y: y), CGPoint(x: x, y: y - radius), CGPoint(x: x + radius, y: y),
          CGPoint(x: x, y: y + radius),
        ])
        x += step
      }
      y += step
    }
    return result
  }
}
