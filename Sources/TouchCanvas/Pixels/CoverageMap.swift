import Foundation

/// Computes the exact coverage of every pixel by an outline, from the signed areas beside its edges.
///
/// A cell stores the change of coverage from the previous pixel; cells that an edge has
/// touched are marked, so that the cost of a row depends on its edges only.
package final class CoverageMap {
  private var cells: UnsafeMutablePointer<Float>
  private var marks: UnsafeMutablePointer<UInt64>
  private var stride = 0
  private var words = 0
  private var rows = 0
  /// The part of the picture that the cells currently represent.
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

  /// Calls `span` for the part of a box that an outline covers; the strength, 1 to 255, is the coverage times `alpha`.
  ///
  /// Only the rows between `top` and `bottom` are computed; their result does not depend on the other rows.
  @inline(__always) func cover(
    _ outline: Outline, in box: PixelBox, top: Int, bottom: Int, alpha: UInt8,
    _ span: (_ y: Int, _ left: Int, _ right: Int, _ strength: UInt8) -> Void
  ) {
    var part = box.intersection(Self.box(around: outline.points))
    part.top = max(part.top, top)
    part.bottom = min(part.bottom, bottom)
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

  /// Clips an edge to the band. Parts left of it are moved to its left side; parts right of it are dropped.
  private func edge(_ from: CGPoint, _ to: CGPoint) {
    guard from.y != to.y else { return }
    let (a, b) = from.y < to.y ? (from, to) : (to, from)
    guard b.y > Double(band.top), a.y < Double(band.bottom) else { return }
    let slope = (b.x - a.x) / (b.y - a.y)
    let line = Slope(
      x: a.x - Double(band.left), y: a.y - Double(band.top), slope: slope,
      direction: from.y < to.y ? 1 : -1)
    let width = Double(band.width)
    let end = b.y - Double(band.top)
    let (x0, x1) = (line.x, b.x - Double(band.left))
    if min(x0, x1) >= 0, max(x0, x1) <= width {
      add(line, from: line.y, to: end)
      return
    }
    // The heights where it crosses the sides, from the top.
    let sides = slope > 0 ? (0, width) : (width, 0)
    let first = slope == 0 ? line.y : min(max(line.y + (sides.0 - x0) / slope, line.y), end)
    let second = slope == 0 ? line.y : min(max(line.y + (sides.1 - x0) / slope, first), end)
    if line.at((line.y + first) / 2) < width { add(line, from: line.y, to: first) }
    add(line, from: first, to: second)
    if line.at((second + end) / 2) < width { add(line, from: second, to: end) }
  }

  /// An edge downward, in pixels of the band.
  private struct Slope {
    var x: Double
    var y: Double
    var slope: Double
    var direction: Float

    @inline(__always) func at(_ height: Double) -> Double { x + (height - y) * slope }
  }

  /// A piece of an edge; each row is computed from the whole edge, so that it is the same in every band.
  private func add(_ line: Slope, from start: Double, to end: Double) {
    let last = min(end, Double(band.bottom - band.top))
    var top = max(start, 0)
    guard top < last else { return }
    let width = Double(band.width)
    var y = Int(top)
    var x = Float(min(max(line.at(top), 0), width))
    while top < last {
      let bottom = min(Double(y + 1), last)
      let next = Float(min(max(line.at(bottom), 0), width))
      piece(y, x, next, Float(bottom - top) * line.direction)
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
