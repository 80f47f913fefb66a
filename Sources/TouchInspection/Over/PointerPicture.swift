package import Foundation
import TouchCanvas

/// A text beside the pointer.
package enum TooltipPicture {
  /// Below and right of a point, or where it covers nothing of `sparing`, or else wherever there is room for it.
  package static func draw(
    _ text: String, near point: CGPoint, in bounds: CGRect, _ look: Look, textScale: Double = 1,
    sparing: [CGRect] = []
  ) -> Picture {
    var pen = PanelPen(look, scale: textScale)
    let font = pen.ui(12)
    let padding = CGSize(width: 9, height: 6)
    let lines = look.wrap(
      text, min(320 * pen.scale, bounds.width - padding.width * 2 - 8), font)
    guard !text.isEmpty else { return pen.picture }
    let step = pen.line(font)
    let most = max(1, Int((bounds.height - padding.height * 2 - 8) / step))
    let shown = lines.prefix(most)
    let size = CGSize(
      width: (shown.map { look.width($0, font) }.max() ?? 0).rounded(.up) + padding.width * 2,
      height: Double(shown.count) * step + padding.height * 2)
    let box = place(size, near: point, in: bounds.insetBy(dx: 4, dy: 4), sparing: sparing)
    let shadow = box.offsetBy(dx: 0, dy: 2).insetBy(dx: -1, dy: -1)
    pen.picture.list.fill(.roundedRectangle(shadow, 7), .black.opacity(0.22))
    pen.picture.list.fill(.roundedRectangle(box, 6), look.theme.panel)
    pen.picture.list.stroke(
      .roundedRectangle(box.insetBy(dx: 0.5, dy: 0.5), 6), look.theme.border, width: 1)
    for (index, line) in shown.enumerated() {
      pen.picture.list.label(
        line, x: box.minX + padding.width,
        middle: box.minY + padding.height + (Double(index) + 0.5) * step, font, look.theme.text,
        look)
    }
    return pen.picture
  }

  private static func place(
    _ size: CGSize, near point: CGPoint, in bounds: CGRect, sparing: [CGRect]
  ) -> CGRect {
    func box(_ x: Double, _ y: Double) -> CGRect {
      CGRect(
        x: max(bounds.minX, min(x, bounds.maxX - size.width)),
        y: max(bounds.minY, min(y, bounds.maxY - size.height)), width: size.width,
        height: size.height)
    }
    let (right, left) = (point.x + 12, point.x - 12 - size.width)
    let (under, over) = (point.y + 18, point.y - 10 - size.height)
    // Above the pointer where there is no room below it.
    let usual = box(right, under > bounds.maxY - size.height ? over : under)
    let beside = sparing.flatMap { spared in
      [
        box(right, spared.maxY + 6), box(right, spared.minY - 6 - size.height),
        box(spared.maxX + 6, under), box(spared.minX - 6 - size.width, under),
        box(spared.minX - 6 - size.width, point.y - size.height / 2),
      ]
    }
    func distance(_ box: CGRect) -> Double {
      let dx = max(box.minX - point.x, 0, point.x - box.maxX)
      let dy = max(box.minY - point.y, 0, point.y - box.maxY)
      return dx * dx + dy * dy
    }
    let free = ([usual, box(right, over), box(left, under), box(left, over)] + beside).filter {
      box in
      !box.insetBy(dx: -2, dy: -2).contains(point) && !sparing.contains { $0.intersects(box) }
    }
    return free.contains(usual) ? usual : free.min { distance($0) < distance($1) } ?? usual
  }
}

/// What a click would select, outlined wherever it shows.
package enum HoverPicture {
  /// Draws it into a rectangle, with corners of a radius in points.
  package static func draw(_ outline: CGRect, radius: Double?, _ look: Look) -> Picture {
    var picture = Picture()
    guard outline.width > 1, outline.height > 1 else { return picture }
    picture.list.stroke(
      .roundedRectangle(outline.insetBy(dx: 0.5, dy: 0.5), radius ?? 4), look.theme.accent,
      width: 1)
    return picture
  }
}

/// The ring around what has the keys: 2 points thick, 2 points outside of it.
package enum FocusPicture {
  /// Kept in the room, so that it shows around what touches an edge too; `radius` is that of the corners inside.
  package static func draw(
    _ outline: CGRect, in bounds: CGRect = .infinite, radius: Double? = nil, _ look: Look
  ) -> Picture {
    var picture = Picture()
    var ring = outline.insetBy(dx: -3, dy: -3)
    let limits = bounds.insetBy(dx: 1, dy: 1)
    if !bounds.isInfinite, !limits.contains(ring) { ring = ring.intersection(limits) }
    guard !ring.isNull, !ring.isEmpty else { return picture }
    let corner = min(radius.map { $0 + 3 } ?? 6, ring.height / 2, ring.width / 2)
    picture.list.stroke(.roundedRectangle(ring, corner), look.theme.focus, width: 2)
    return picture
  }
}
