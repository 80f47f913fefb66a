/// A shape of one colour.
///
/// What it covers is computed once and kept if it is drawn again and again, as most shapes of a window are while few move.
package final class FilledShape {
  /// What is filled, pixels.
  let outline: Outline
  let color: Color
  /// Nothing outside of it is filled.
  let limit: PixelBox?
  private var drawings = 0
  private var kept: CoverSpans?
  /// From this drawing on it is worth keeping what it covers.
  private static let often = 3

  init(_ outline: Outline, _ color: Color, within limit: PixelBox?) {
    (self.outline, self.color, self.limit) = (outline, color, limit)
  }

  /// What it covers of a picture; nil for a shape that has not been drawn often.
  func cover(of picture: PixelBox, _ map: CoverageMap) -> CoverSpans? {
    if let kept, kept.picture == picture { return kept }
    drawings += 1
    guard drawings >= Self.often else { return nil }
    kept = CoverSpans(of: self, in: picture, map)
    return kept
  }

  /// The part of a picture in which it may be.
  func box(in picture: PixelBox) -> PixelBox { limit?.intersection(picture) ?? picture }
}

/// The pixels that a shape covers, as pieces of rows from the top.
struct CoverSpans {
  /// Pixels of a row that are covered equally, from `left` up to `right`.
  struct Span {
    var left: Int32
    var right: Int32
    /// 1 to 255, the colour's alpha included.
    var strength: UInt8
  }

  /// The pixels among which they are.
  let picture: PixelBox
  private var top = 0
  /// Where the pieces of each row end, from `top` on.
  private var ends: [Int32] = []
  private var spans: [Span] = []

  init(of shape: FilledShape, in picture: PixelBox, _ map: CoverageMap) {
    self.picture = picture
    let box = shape.box(in: picture)
    map.cover(shape.outline, in: box, top: box.top, bottom: box.bottom, alpha: shape.color.alpha) {
      y, left, right, strength in
      if ends.isEmpty { top = y }
      while top + ends.count <= y { ends.append(Int32(spans.count)) }
      spans.append(Span(left: Int32(left), right: Int32(right), strength: strength))
      ends[y - top] = Int32(spans.count)
    }
  }

  /// Calls `body` for the pieces of the rows from `first` up to `last`.
  @inline(__always) func forEach(
    from first: Int, to last: Int, _ body: (_ y: Int, _ span: Span) -> Void
  ) {
    let rows = max(first, top)..<max(first, top, min(last, top + ends.count))
    for y in rows {
      let begin = y == top ? 0 : Int(ends[y - top - 1])
      for index in begin..<Int(ends[y - top]) { body(y, spans[index]) }
    }
  }
}
