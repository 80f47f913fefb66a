import Foundation

/// Turns a draw list into triangles with a one-pixel soft edge, and texts. Everything in pixels.
public struct Tessellator {
  private let scale: Double
  private var batches: [Batch] = []
  private var vertices: [Vertex] = []
  private var clips: [Clip] = []

  /// A clip with its rectangle, when it is one.
  private struct Clip {
    var polygon: [CGPoint]
    var box: CGRect?
  }

  public static func batches(_ list: DrawList, scale: Double) -> [Batch] {
    var tessellator = Tessellator(scale: scale)
    for command in list.commands { tessellator.add(command) }
    tessellator.flush()
    return tessellator.batches
  }

  private init(scale: Double) { self.scale = scale }

  private mutating func flush() {
    guard !vertices.isEmpty else { return }
    batches.append(.triangles(vertices))
    vertices = []
  }

  private mutating func add(_ command: DrawList.Command) {
    switch command {
    case .fill(let path, let color):
      guard color.alpha > 0 else { return }
      for polygon in Flattening.polygons(path, scale: scale) where polygon.points.count > 2 {
        fill(polygon.points, color)
      }
    case .pattern(let path, let color, let pattern):
      for polygon in Flattening.polygons(path, scale: scale) where polygon.points.count > 2 {
        self.pattern(polygon.points, color, pattern)
      }
    case .stroke(let path, let color, let stroke):
      guard color.alpha > 0, stroke.width > 0 else { return }
      for polygon in Flattening.polygons(path, scale: scale) { self.stroke(polygon, color, stroke) }
    case .text(let string, let at, var font, let color):
      flush()
      font.size *= scale
      batches.append(
        .text(
          string, at: CGPoint(x: at.x * scale, y: at.y * scale), font, color,
          clip: clips.last?.polygon))
    case .pushClip(let polygon):
      pushClip(polygon.map { CGPoint(x: $0.x * scale, y: $0.y * scale) })
    case .popClip: _ = clips.popLast()
    }
  }

  // MARK: Fills

  private mutating func fill(_ points: [CGPoint], _ color: Color) {
    if let rect = Self.axisAligned(points) {
      rectangle(rect, color)
      return
    }
    guard let middle = Polygons.straightMiddle(points), middle.height > 16 else {
      soft(points, color)
      return
    }
    // The part between two upright sides is a rectangle, which fills much faster; the rest is cut off above and below.
    rectangle(middle, color)
    let far = 1e5
    for part in [
      CGRect(x: -far, y: -far, width: 2 * far, height: far + middle.minY),
      CGRect(x: -far, y: middle.maxY, width: 2 * far, height: far),
    ] {
      pushClip(Path.corners(part))
      soft(points, color)
      _ = clips.popLast()
    }
  }

  private mutating func pushClip(_ pixels: [CGPoint]) {
    let polygon = clips.last.map { Clipping.clip(pixels, to: $0.polygon) } ?? pixels
    clips.append(Clip(polygon: polygon, box: Self.axisAligned(polygon)))
  }

  /// The inside, and a rim of one pixel that fades out.
  private mutating func soft(_ points: [CGPoint], _ color: Color) {
    let ring = Polygons.clockwise(points)
    let clear = color.opacity(0)
    let inner = Polygons.offset(ring, by: -0.5)
    let outer = Polygons.offset(ring, by: 0.5)
    for triangle in Polygons.triangles(inner) {
      emit(Vertex(triangle[0], color), Vertex(triangle[1], color), Vertex(triangle[2], color))
    }
    for index in inner.indices {
      let next = (index + 1) % inner.count
      quad(
        Vertex(inner[index], color), Vertex(inner[next], color), Vertex(outer[next], clear),
        Vertex(outer[index], clear))
    }
  }

  /// A rectangle with edges between pixels: full inside, the border pixels by how much of them it covers.
  private mutating func rectangle(_ r: CGRect, _ color: Color) {
    let xs = Self.bands(r.minX, r.maxX)
    let ys = Self.bands(r.minY, r.maxY)
    for y in ys {
      for x in xs {
        let shade = color.opacity(x.cover * y.cover)
        guard shade.alpha > 0 else { continue }
        whole(CGRect(x: x.from, y: y.from, width: x.to - x.from, height: y.to - y.from), shade)
      }
    }
  }

  /// Whole pixels; a clip along the axes cuts them to whole pixels again, any other one makes triangles of them.
  private mutating func whole(_ r: CGRect, _ color: Color) {
    guard let clip = clips.last else {
      flush()
      batches.append(.rectangle(r, color))
      return
    }
    if let box = clip.box {
      let left = max(r.minX, box.minX.rounded())
      let top = max(r.minY, box.minY.rounded())
      let right = min(r.maxX, box.maxX.rounded())
      let bottom = min(r.maxY, box.maxY.rounded())
      guard right > left, bottom > top else { return }
      flush()
      batches.append(
        .rectangle(CGRect(x: left, y: top, width: right - left, height: bottom - top), color))
      return
    }
    quad(
      Vertex(CGPoint(x: r.minX, y: r.minY), color), Vertex(CGPoint(x: r.maxX, y: r.minY), color),
      Vertex(CGPoint(x: r.maxX, y: r.maxY), color), Vertex(CGPoint(x: r.minX, y: r.maxY), color))
  }

  private struct Band {
    var from: Double
    var to: Double
    var cover: Double
  }

  private static func bands(_ low: Double, _ high: Double) -> [Band] {
    let first = low.rounded(.down)
    let last = high.rounded(.up)
    guard last - first > 1 else { return [Band(from: first, to: last, cover: high - low)] }
    var bands: [Band] = []
    let start = low == first ? first : first + 1
    let end = high == last ? last : last - 1
    if start > first { bands.append(Band(from: first, to: start, cover: start - low)) }
    if end > start { bands.append(Band(from: start, to: end, cover: 1)) }
    if end < last { bands.append(Band(from: end, to: last, cover: high - end)) }
    return bands
  }

  private static func axisAligned(_ p: [CGPoint]) -> CGRect? {
    guard p.count == 4 else { return nil }
    let straight =
      (p[0].y == p[1].y && p[1].x == p[2].x && p[2].y == p[3].y && p[3].x == p[0].x)
      || (p[0].x == p[1].x && p[1].y == p[2].y && p[2].x == p[3].x && p[3].y == p[0].y)
    guard straight else { return nil }
    return CGRect(
      x: min(p[0].x, p[2].x), y: min(p[0].y, p[2].y), width: abs(p[0].x - p[2].x),
      height: abs(p[0].y - p[2].y))
  }

  // MARK: Patterns

  private mutating func pattern(_ points: [CGPoint], _ color: Color, _ pattern: Pattern) {
    for shape in PatternShapes.shapes(pattern, in: points, scale: scale) {
      let clipped = Clipping.clip(shape, to: points)
      if clipped.count > 2 { fill(clipped, color) }
    }
  }

  // MARK: Strokes

  private mutating func stroke(_ polygon: Flattening.Polygon, _ color: Color, _ stroke: Stroke) {
    let width = max(stroke.width * scale, 0.75)
    if stroke.dash.isEmpty {
      line(polygon.points, closed: polygon.isClosed, width, color)
      return
    }
    let dash = stroke.dash.map { max($0 * scale, 0.1) }
    for piece in Dashes.pieces(polygon, dash) { line(piece, closed: false, width, color) }
  }

  private mutating func line(_ points: [CGPoint], closed: Bool, _ width: Double, _ color: Color) {
    if points.count == 2, !closed, let rect = Self.hairline(points[0], points[1], width) {
      rectangle(rect, color)
      return
    }
    if closed, let rect = Self.axisAligned(points) {
      frame(rect, width, color)
      return
    }
    ribbon(points, closed: closed, width, color)
  }

  /// A straight line along an axis, moved to whole pixels so that it is crisp.
  private static func hairline(_ a: CGPoint, _ b: CGPoint, _ width: Double) -> CGRect? {
    let pixels = max(1, width.rounded())
    if a.y == b.y {
      let top = (a.y - pixels / 2).rounded()
      return CGRect(x: min(a.x, b.x), y: top, width: abs(a.x - b.x), height: pixels)
    }
    if a.x == b.x {
      let left = (a.x - pixels / 2).rounded()
      return CGRect(x: left, y: min(a.y, b.y), width: pixels, height: abs(a.y - b.y))
    }
    return nil
  }

  private mutating func frame(_ r: CGRect, _ width: Double, _ color: Color) {
    let w = max(1, width.rounded())
    let left = (r.minX - w / 2).rounded()
    let top = (r.minY - w / 2).rounded()
    let right = (r.maxX - w / 2).rounded()
    let bottom = (r.maxY - w / 2).rounded()
    rectangle(CGRect(x: left, y: top, width: right - left + w, height: w), color)
    rectangle(CGRect(x: left, y: bottom, width: right - left + w, height: w), color)
    rectangle(CGRect(x: left, y: top + w, width: w, height: bottom - top - w), color)
    rectangle(CGRect(x: right, y: top + w, width: w, height: bottom - top - w), color)
  }

  /// Four rims along the line: clear, full, full, clear.
  private mutating func ribbon(_ points: [CGPoint], closed: Bool, _ width: Double, _ color: Color) {
    guard points.count > 1 else { return }
    // A line thinner than a pixel keeps its width of one pixel and loses strength.
    let shade = width < 1 ? color.opacity(width) : color
    let half = max(width, 1) / 2
    let normals = Polygons.normals(points, closed: closed)
    let clear = shade.opacity(0)
    func rim(_ index: Int, _ offset: Double) -> CGPoint {
      CGPoint(
        x: points[index].x + normals[index].x * offset,
        y: points[index].y + normals[index].y * offset)
    }
    let last = closed ? points.count : points.count - 1
    for index in 0..<last {
      let next = (index + 1) % points.count
      let rims: [(Double, Color)] = [
        (-half - 0.5, clear), (-half + 0.5, shade), (half - 0.5, shade), (half + 0.5, clear),
      ]
      for (low, high) in zip(rims, rims.dropFirst()) {
        quad(
          Vertex(rim(index, low.0), low.1), Vertex(rim(next, low.0), low.1),
          Vertex(rim(next, high.0), high.1), Vertex(rim(index, high.0), high.1))
      }
    }
  }

  // MARK: Output

  private mutating func quad(_ a: Vertex, _ b: Vertex, _ c: Vertex, _ d: Vertex) {
    emit(a, b, c)
    emit(a, c, d)
  }

  private mutating func emit(_ a: Vertex, _ b: Vertex, _ c: Vertex) {
    if let clip = clips.last {
      if let box = clip.box {
        let left = min(a.x, b.x, c.x)
        let right = max(a.x, b.x, c.x)
        let top = min(a.y, b.y, c.y)
        let bottom = max(a.y, b.y, c.y)
        if right <= box.minX || left >= box.maxX || bottom <= box.minY || top >= box.maxY { return }
        if left < box.minX || right > box.maxX || top < box.minY || bottom > box.maxY {
          vertices += Clipping.clip(triangle: [a, b, c], to: clip.polygon)
          return
        }
      } else {
        vertices += Clipping.clip(triangle: [a, b, c], to: clip.polygon)
        return
      }
    }
    vertices.append(a)
    vertices.append(b)
    vertices.append(c)
  }
}
