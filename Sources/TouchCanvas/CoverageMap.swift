import Foundation

/// Finds how much of every pixel an outline covers, exactly, from the areas beside its edges.
///
/// A cell holds by how much the cover changes from the pixel before it; cells that an edge has
/// touched are marked, so that a row costs as much as it has edges.
package final class CoverageMap {
  private var cells: UnsafeMutablePointer<Float>
  private var marks: UnsafeMutablePointer<UInt64>
  private var stride = 0
  private var words = 0
  private var rows = 0
  /// The part of the picture that the cells stand for now.
  private var band = PixelBox(left: 0, top: 0, right: 0, bottom: 0)
  private static let largest = 1 << 20

  package init() {
    cells = .allocate(capacity: 1)
    marks = .allocate(capacity: 1)
  }

  deinit {
    cells.deallocate()
    marks.deallocate()
  }

  /// Calls `span` for what an outline covers of a box; the strength, 1 to 255, is the cover times `alpha`.
  @inline(__always) func cover(
    _ outline: Outline, in box: PixelBox, alpha: UInt8,
    _ span: (_ y: Int, _ left: Int, _ right: Int, _ strength: UInt8) -> Void
  ) {
    let part = box.intersection(Self.box(around: outline.points))
    guard !part.isEmpty else { return }
    fit(part.width)
    var top = part.top
    while top < part.bottom {
      band = part
      band.top = top
      band.bottom = min(part.bottom, top + rows)
      add(outline)
      for y in band.top..<band.bottom { sweep(y, Float(alpha), span) }
      top = band.bottom
    }
  }

  private func fit(_ width: Int) {
    guard width + 2 > stride else { return }
    cells.deallocate()
    marks.deallocate()
    stride = max(1024, width + 2)
    words = (stride + 63) / 64
    rows = max(16, Self.largest / stride)
    cells = .allocate(capacity: stride * rows)
    cells.initialize(repeating: 0, count: stride * rows)
    marks = .allocate(capacity: words * rows)
    marks.initialize(repeating: 0, count: words * rows)
  }

  private static func box(around points: [CGPoint]) -> PixelBox {
    var (left, top, right, bottom) = (1e7, 1e7, -1e7, -1e7)
    for p in points {
      left = min(left, p.x)
      right = max(right, p.x)
      top = min(top, p.y)
      bottom = max(bottom, p.y)
    }
    return PixelBox(
      left: PixelBox.whole(left.rounded(.down)), top: PixelBox.whole(top.rounded(.down)),
      right: PixelBox.whole(right.rounded(.up)), bottom: PixelBox.whole(bottom.rounded(.up)))
  }

  // MARK: Rows

  @inline(__always) private func sweep(
    _ y: Int, _ alpha: Float, _ span: (Int, Int, Int, UInt8) -> Void
  ) {
    let row = cells + (y - band.top) * stride
    let marked = marks + (y - band.top) * words
    let width = band.width
    var sum: Float = 0
    var from = 0
    for word in 0...((width + 1) >> 6) {
      var bits = marked[word]
      guard bits != 0 else { continue }
      marked[word] = 0
      while bits != 0 {
        let x = word << 6 + bits.trailingZeroBitCount
        bits &= bits &- 1
        let end = min(x, width)
        if end > from {
          let cover = Self.strength(sum, alpha)
          if cover > 0 { span(y, band.left + from, band.left + end, cover) }
        }
        from = max(from, x)
        sum += row[x]
        row[x] = 0
      }
    }
    if width > from {
      let cover = Self.strength(sum, alpha)
      if cover > 0 { span(y, band.left + from, band.left + width, cover) }
    }
  }

  @inline(__always) private static func strength(_ sum: Float, _ alpha: Float) -> UInt8 {
    UInt8(min(abs(sum), 1) * alpha + 0.5)
  }

  // MARK: Edges

  private func add(_ outline: Outline) {
    outline.points.withUnsafeBufferPointer { points in
      var start = 0
      for end in outline.ends {
        var from = points[end - 1]
        for index in start..<end {
          let to = points[index]
          edge(from, to)
          from = to
        }
        start = end
      }
    }
  }

  /// Cuts an edge to the band. What is left of it counts as standing on its left side; what is right of it counts not.
  private func edge(_ from: CGPoint, _ to: CGPoint) {
    guard from.y != to.y else { return }
    let direction: Float = from.y < to.y ? 1 : -1
    let (a, b) = from.y < to.y ? (from, to) : (to, from)
    let bottom = Double(band.bottom - band.top)
    let width = Double(band.width)
    var (x0, y0) = (a.x - Double(band.left), a.y - Double(band.top))
    var (x1, y1) = (b.x - Double(band.left), b.y - Double(band.top))
    guard y1 > 0, y0 < bottom else { return }
    let slope = (x1 - x0) / (y1 - y0)
    if y0 < 0 {
      x0 -= y0 * slope
      y0 = 0
    }
    if y1 > bottom {
      x1 -= (y1 - bottom) * slope
      y1 = bottom
    }
    if min(x0, x1) >= 0, max(x0, x1) <= width {
      line(x0, y0, x1, y1, direction)
      return
    }
    // The heights where it crosses the sides, from the top.
    let sides = slope > 0 ? (0, width) : (width, 0)
    let first = slope == 0 ? y0 : min(max(y0 + (sides.0 - x0) / slope, y0), y1)
    let second = slope == 0 ? y0 : min(max(y0 + (sides.1 - x0) / slope, first), y1)
    for (top, bottom) in [(y0, first), (first, second), (second, y1)] where bottom > top {
      let (x, end) = (x0 + (top - y0) * slope, x0 + (bottom - y0) * slope)
      guard (x + end) / 2 < width else { continue }
      line(min(max(x, 0), width), top, min(max(end, 0), width), bottom, direction)
    }
  }

  /// An edge inside the band, downward.
  private func line(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ direction: Float) {
    let slope = Float((x1 - x0) / (y1 - y0))
    let limit = Float(band.width)
    var x = Float(x0)
    var y = Int(y0)
    let last = Float(y1)
    var top = Float(y0)
    while top < last, y < band.bottom - band.top {
      let bottom = min(Float(y + 1), last)
      let next = min(max(x + slope * (bottom - top), 0), limit)
      piece(y, x, next, (bottom - top) * direction)
      x = next
      top = bottom
      y += 1
    }
  }

  /// The part of an edge in one row: `height` of it, signed, from `from` to `to`.
  @inline(__always) private func piece(_ y: Int, _ from: Float, _ to: Float, _ height: Float) {
    let row = cells + y * stride
    let marked = marks + y * words
    let low = min(from, to)
    let high = max(from, to)
    let first = Int(low)
    let start = Float(first)
    let last = Int(high.rounded(.up))
    if last <= first + 1 {
      let right = height * ((low + high) * 0.5 - start)
      row[first] += height - right
      row[first + 1] += right
      mark(marked, first)
      mark(marked, first + 1)
      return
    }
    let step = 1 / (high - low)
    let into = low - start
    let a = 0.5 * step * (1 - into) * (1 - into)
    let over = high - Float(last) + 1
    let z = 0.5 * step * over * over
    row[first] += height * a
    if last == first + 2 {
      row[first + 1] += height * (1 - a - z)
    } else {
      let b = step * (1.5 - into)
      row[first + 1] += height * (b - a)
      for x in (first + 2)..<(last - 1) { row[x] += height * step }
      row[last - 1] += height * (1 - (b + Float(last - first - 3) * step) - z)
    }
    row[last] += height * z
    for x in first...last { mark(marked, x) }
  }

  @inline(__always) private func mark(_ words: UnsafeMutablePointer<UInt64>, _ x: Int) {
    words[x >> 6] |= 1 << UInt64(x & 63)
  }
}
