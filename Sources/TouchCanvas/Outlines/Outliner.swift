import Foundation

/// Turns a command into shapes, pixel boxes and texts, all in pixels.
struct Outliner {
  private let scale: Double
  private let clip: PixelClip?
  private var batches: [Batch] = []

  static func batches(_ placed: PlacedCommand) -> [Batch] {
    var outliner = Outliner(scale: placed.scale, clip: placed.clip)
    outliner.add(placed.command)
    return outliner.batches
  }

  private init(scale: Double, clip: PixelClip?) {
    self.scale = scale
    self.clip = clip
  }

  private mutating func add(_ command: DrawList.Command) {
    switch command {
    case .fill(let path, let color):
      for polygon in Flattening.polygons(path, scale: scale) where polygon.points.count > 2 {
        fill(polygon.points, color)
      }
    case .pattern(let path, let color, let pattern):
      for polygon in Flattening.polygons(path, scale: scale) where polygon.points.count > 2 {
        for outline in PatternShapes.outlines(pattern, in: polygon.points, scale: scale) {
          shape(outline, color)
        }
      }
    case .stroke(let path, let color, let stroke):
      for polygon in Flattening.polygons(path, scale: scale) { self.stroke(polygon, color, stroke) }
    case .text(let string, let at, var font, let color):
      guard let at = Flattening.held(at, scale) else { return }
      font.size *= scale
      batches.append(.text(string, at: at, font, color, clip))
    case .pushClip, .popClip: break
    }
  }

  // MARK: Shapes

  private mutating func shape(_ outline: Outline, _ color: Color) {
    guard let clip else {
      if !outline.isEmpty { batches.append(.shape(FilledShape(outline, color, within: nil))) }
      return
    }
    let visible = clip.box == nil ? outline.clipped(to: clip.polygon) : outline
    if !visible.isEmpty {
      batches.append(.shape(FilledShape(visible, color, within: clip.box)))
    }
  }

  private mutating func fill(_ points: [CGPoint], _ color: Color) {
    guard let rect = Polygons.upright(points), clip.map({ $0.box != nil }) ?? true else {
      shape(Outline(points), color)
      return
    }
    let box = PixelBox(rounding: rect)
    guard CGFloat(box.left) == rect.minX, CGFloat(box.right) == rect.maxX,
      CGFloat(box.top) == rect.minY, CGFloat(box.bottom) == rect.maxY
    else {
      shape(Outline(points), color)
      return
    }
    let visible = clip?.box.map(box.intersection) ?? box
    if !visible.isEmpty { batches.append(.rectangle(visible, color)) }
  }

  // MARK: Lines

  private mutating func stroke(_ polygon: Flattening.Polygon, _ color: Color, _ stroke: Stroke) {
    let wanted = max(stroke.width * scale, 0.75)
    // A line thinner than a pixel keeps its width of one pixel and loses strength.
    let width = max(wanted, 1)
    let shade = color.opacity(min(wanted, 1))
    let dash = stroke.dash.map { max($0 * scale, 0.1) }
    if dash.isEmpty, polygon.isClosed, let frame = Polygons.upright(polygon.points) {
      self.frame(frame, width.rounded(), color)
      return
    }
    let whole = Crispness.line(polygon, width: width)
    guard dash.isEmpty else {
      var outline = Outline()
      for piece in Dashes.pieces(whole?.polygon ?? polygon, dash) {
        Strokes.add(piece, closed: false, width: whole?.width ?? width, to: &outline)
      }
      shape(outline, whole == nil ? shade : color)
      return
    }
    if let whole, let bar = whole.bar {
      fill(bar, color)
      return
    }
    shape(
      Strokes.outline(
        whole?.polygon.points ?? polygon.points, closed: polygon.isClosed,
        width: whole?.width ?? width), whole == nil ? shade : color)
  }

  /// Four bars along an axis-aligned rectangle, on whole pixels.
  private mutating func frame(_ r: CGRect, _ w: Double, _ color: Color) {
    let left = (r.minX - w / 2).rounded()
    let top = (r.minY - w / 2).rounded()
    let right = (r.maxX - w / 2).rounded()
    let bottom = (r.maxY - w / 2).rounded()
    guard bottom - top > w, right - left > w else {
      fill(
        Path.corners(CGRect(x: left, y: top, width: right - left + w, height: bottom - top + w)),
        color)
      return
    }
    for bar in [
      CGRect(x: left, y: top, width: right - left + w, height: w),
      CGRect(x: left, y: bottom, width: right - left + w, height: w),
      CGRect(x: left, y: top + w, width: w, height: bottom - top - w),
      CGRect(x: right, y: top + w, width: w, height: bottom - top - w),
    ] { fill(Path.corners(bar), color) }
  }
}
