/// A picture in memory: 32 bits a pixel, premultiplied ARGB.
package final class PixelBuffer {
  /// The part of the window that it holds.
  package let box: PixelBox
  package var width: Int { box.width }
  package var height: Int { box.height }
  /// Rows from the top, without gaps between them.
  package let pixels: UnsafeMutablePointer<UInt32>
  /// Drawing changes only the pixels of this part of the box.
  private var writable: PixelBox

  /// Nil if it would be larger than 2^28 pixels.
  package init?(_ box: PixelBox) {
    guard !box.isEmpty, box.width <= 1 << 28, box.height <= (1 << 28) / box.width else {
      return nil
    }
    self.box = box
    writable = box
    pixels = .allocate(capacity: box.width * box.height)
    pixels.initialize(repeating: 0, count: box.width * box.height)
  }

  deinit { pixels.deallocate() }

  private func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    pixels + ((y - box.top) * box.width - box.left)
  }

  /// Limits what `draw` draws to a part; its pixels are the same as without the limit.
  package func limited(to part: PixelBox, _ draw: () -> Void) {
    let all = writable
    writable = writable.intersection(part)
    draw()
    writable = all
  }

  /// Sets every pixel to the colour, without blending.
  package func clear(_ color: Color) {
    guard !writable.isEmpty else { return }
    let pixel = Blend(color).premultiplied
    for y in writable.top..<writable.bottom {
      (row(y) + writable.left).update(repeating: pixel, count: writable.width)
    }
  }

  package func fill(_ rect: PixelBox, _ color: Color) {
    let part = rect.intersection(writable)
    guard !part.isEmpty else { return }
    let blend = Blend(color)
    for y in part.top..<part.bottom {
      blend.span(row(y), part.left, part.right, color.alpha)
    }
  }

  /// Blends a shape's colour over what it covers, from its outline or from what is known of it.
  package func fill(_ shape: FilledShape, _ map: CoverageMap) {
    let blend = Blend(shape.color)
    let writable = writable
    func draw(_ y: Int, _ left: Int, _ right: Int, _ strength: UInt8) {
      blend.span(row(y), max(left, writable.left), min(right, writable.right), strength)
    }
    if let cover = shape.cover(of: box, map) {
      cover.forEach(from: writable.top, to: writable.bottom) { y, span in
        draw(y, Int(span.left), Int(span.right), span.strength)
      }
    } else {
      map.cover(
        shape.outline, in: shape.box(in: box), top: writable.top, bottom: writable.bottom,
        alpha: shape.color.alpha, draw)
    }
  }

  /// Draws the mask of a text whose baseline begins at a pixel, within a clip.
  package func draw(
    _ mask: TextMask, at baseline: (x: Int, y: Int), _ color: Color, _ clip: PixelClip?
  ) {
    let (x, y) = (baseline.x + mask.left, baseline.y - mask.ascent)
    var part = PixelBox(left: x, top: y, right: x + mask.width, bottom: y + mask.height)
      .intersection(writable)
    if let box = clip?.box { part = part.intersection(box) }
    guard !part.isEmpty else { return }
    let blend = Blend(color)
    mask.cover.withUnsafeBufferPointer { cover in
      for line in part.top..<part.bottom {
        var left = part.left
        var right = part.right
        if let clip, clip.box == nil {
          guard let inside = Clipping.columns(of: clip.polygon, row: line) else { continue }
          left = max(left, inside.lowerBound)
          right = min(right, inside.upperBound)
        }
        guard left < right else { continue }
        let target = row(line)
        let base = (line - y) * mask.width - x
        for column in left..<right where cover[base + column] > 0 {
          blend.pixel(target + column, cover[base + column])
        }
      }
    }
  }

  /// Blends another picture over this one, within a box that both hold.
  package func draw(_ other: PixelBuffer, isOpaque: Bool, in limit: PixelBox) {
    let part = limit.intersection(writable).intersection(other.box)
    guard !part.isEmpty else { return }
    for y in part.top..<part.bottom {
      let target = row(y) + part.left
      let source = other.row(y) + part.left
      if isOpaque {
        target.update(from: source, count: part.width)
      } else {
        for x in 0..<part.width {
          target[x] = source[x] &+ Blend.scaled(target[x], 255 &- (source[x] >> 24))
        }
      }
    }
  }

  /// Red, green, blue, alpha of every pixel; alpha is 255.
  package var rgba: [UInt8] {
    let count = width * height
    return [UInt8](unsafeUninitializedCapacity: count * 4) { bytes, written in
      for index in 0..<count {
        let pixel = pixels[index]
        bytes[index * 4] = UInt8(truncatingIfNeeded: pixel >> 16)
        bytes[index * 4 + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
        bytes[index * 4 + 2] = UInt8(truncatingIfNeeded: pixel)
        bytes[index * 4 + 3] = 255
      }
      written = count * 4
    }
  }
}

/// The coverage of a text's pixels, row by row.
package struct TextMask: Sendable {
  package var width: Int
  package var height: Int
  /// From the beginning of the baseline to the left side.
  package private(set) var left = 0
  /// From the top to the baseline.
  package private(set) var ascent: Int
  package var cover: [UInt8]

  package init(width: Int, height: Int, ascent: Int, cover: [UInt8]) {
    self.width = width
    self.height = height
    self.ascent = ascent
    self.cover = cover
  }

  /// Without the rows and columns around it that cover nothing; nil if it covers nothing.
  package var cropped: TextMask? {
    func row(_ y: Int) -> ArraySlice<UInt8> { cover[y * width..<(y + 1) * width] }
    let rows = (0..<height).filter { row($0).contains { $0 > 0 } }
    let columns = (0..<width).filter { x in rows.contains { cover[$0 * width + x] > 0 } }
    guard let top = rows.first, let bottom = rows.last, let first = columns.first,
      let last = columns.last
    else { return nil }
    var mask = TextMask(
      width: last + 1 - first, height: bottom + 1 - top, ascent: ascent - top,
      cover: (top...bottom).flatMap { row($0).dropFirst(first).prefix(last + 1 - first) })
    mask.left = left + first
    return mask
  }
}
