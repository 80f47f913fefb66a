import Foundation

/// The stripes, squares and dots that fill a shape, before they are clipped to it. In pixels.
enum PatternShapes {
  /// Clipped to a convex polygon; stripes of one direction form one outline.
  static func outlines(_ pattern: Pattern, in polygon: [CGPoint], scale: Double) -> [Outline] {
    let ring = Polygons.clockwise(polygon)
    return layers(pattern, Polygons.box(ring), scale).map { shapes in
      var outline = Outline()
      for shape in shapes {
        outline.add(isInside(shape, ring) ? shape : Clipping.clip(shape, to: ring))
      }
      return outline
    }
  }

  private static func isInside(_ shape: [CGPoint], _ ring: [CGPoint]) -> Bool {
    var a = ring[ring.count - 1]
    for b in ring {
      for point in shape where Polygons.side(a, b, point) < 0 { return false }
      a = b
    }
    return true
  }

  static func shapes(_ pattern: Pattern, in polygon: [CGPoint], scale: Double) -> [[CGPoint]] {
    layers(pattern, Polygons.box(polygon), scale).flatMap { $0 }
  }

  private static func layers(_ pattern: Pattern, _ box: CGRect, _ scale: Double) -> [[[CGPoint]]] {
    switch pattern {
    case .stripes: [stripes(box, 6 * scale, 2.4 * scale, rising: true)]
    case .checkers: [squares(box, 6 * scale)]
    case .backStripes: [stripes(box, 6 * scale, 2.4 * scale, rising: false)]
    case .crossHatch:
      [true, false].map { stripes(box, 5 * scale, 1.2 * scale, rising: $0) }
    case .dots: [dots(box, 4 * scale, 0.9 * scale)]
    }
  }

  /// Stripes at 45 degrees; they start on whole steps, so that neighbouring shapes line up.
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

  /// Every second square of a board that begins at whole steps.
  private static func squares(_ box: CGRect, _ size: Double) -> [[CGPoint]] {
    var result: [[CGPoint]] = []
    var row = (box.minY / size).rounded(.down)
    while row * size < box.maxY, result.count < mostSquares {
      var column = (box.minX / size).rounded(.down)
      // Odd sums are left out, also left of zero and above it.
      if (row + column).remainder(dividingBy: 2) != 0 { column += 1 }
      while column * size < box.maxX, result.count < mostSquares {
        let (x, y) = (column * size, row * size)
        result.append([
          CGPoint(x: x, y: y), CGPoint(x: x + size, y: y), CGPoint(x: x + size, y: y + size),
          CGPoint(x: x, y: y + size),
        ])
        column += 2
      }
      row += 1
    }
    return result
  }

  /// A whole window has fewer.
  private static let mostSquares = 20_000

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
