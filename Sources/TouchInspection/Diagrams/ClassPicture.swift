import Foundation
import TouchArticles
import TouchCanvas
import TouchLanguage

/// A class diagram in a narrow column: a box for each class below the one that it extends, with what it overrides, its objects,
/// and arrows to the classes that they refer to.
struct ClassPicture {
  private let diagram: ClassDiagram
  private let width: Double
  private let listings: Listings
  private(set) var y: Double
  /// Where the boxes are, by class.
  private var frames: [String: CGRect] = [:]

  init(_ diagram: ClassDiagram, y: Double, width: Double, listings: Listings) {
    self.diagram = diagram
    self.y = y
    self.width = width
    self.listings = listings
  }

  mutating func draw(_ pen: inout PanelPen) {
    for box in diagram.boxes { self.box(box, &pen) }
    for box in diagram.boxes { line(box, &pen) }
    legend(&pen)
  }

  private func indent(_ pen: PanelPen) -> Double {
    let deepest = Double(max(1, diagram.boxes.map(\.level).max() ?? 1))
    return min(16 * pen.scale.squareRoot(), width * 0.3 / deepest)
  }

  // MARK: Boxes

  private mutating func box(_ box: ClassDiagram.Box, _ pen: inout PanelPen) {
    let left = Double(box.level) * indent(pen)
    let start = y
    let inset = 8 * pen.scale.squareRoot()
    let inner = left + inset
    let right = width - inset
    y += 3
    let title = pen.ui(12, box.isOwn ? .semibold : .regular)
    let head = pen.line(title) + 2
    sign(box, at: CGPoint(x: inner + 4 * pen.scale, y: y + head / 2), &pen)
    pen.text(
      box.name, x: inner + 14 * pen.scale, middle: y + head / 2,
      width: right - inner - 14 * pen.scale, title,
      box.objects.isEmpty && !box.isOwn ? pen.theme.secondary : pen.theme.text)
    y += head
    for method in box.overrides { row(method, inner, right, &pen) }
    if !box.objects.isEmpty { objects(box, inner, right, &pen) }
    for reference in diagram.references(of: box.name) { row(reference, inner, right, &pen) }
    y += 4
    let frame = CGRect(x: left, y: start, width: width - left, height: y - start)
    frames[box.name] = frame
    pen.picture.list.stroke(
      .roundedRectangle(frame.insetBy(dx: 0.5, dy: 0.5), 5),
      box.isOwn ? pen.theme.accent : pen.theme.border, width: 1)
    y += 6
  }

  /// Full for a responder, a ring for what is none.
  private func sign(_ box: ClassDiagram.Box, at c: CGPoint, _ pen: inout PanelPen) {
    let r = 3.4 * pen.scale.squareRoot()
    if box.isResponder {
      pen.picture.list.fill(.circle(c, r), pen.theme.accent)
    } else {
      pen.picture.list.stroke(.circle(c, r), pen.theme.secondary, width: 1.3)
    }
  }

  /// At least as high as what fingers press.
  private func height(_ natural: Double, _ pen: PanelPen) -> Double {
    pen.rowHeight > 24 * pen.scale ? max(natural, pen.rowHeight) : natural
  }

  private mutating func row(
    _ method: ListedMethod, _ left: Double, _ right: Double, _ pen: inout PanelPen
  ) {
    let font = pen.mono(10.5)
    let box = CGRect(
      x: left, y: y, width: right - left, height: height(pen.line(font) + 2, pen))
    let isKnown = listings[method.listing]?.method(method.method) != nil
    pen.text(
      method.method, x: left + 14 * pen.scale, middle: box.midY,
      width: right - left - 14 * pen.scale, font,
      isKnown ? pen.theme.accent : pen.theme.secondary)
    if isKnown {
      pen.picture.region(
        .listing(.method(method)), box,
        Text.inspect.openListing(of: method.method, in: method.shownListing))
    }
    y = box.maxY
  }

  /// Each object is a word that a press selects.
  private mutating func objects(
    _ box: ClassDiagram.Box, _ left: Double, _ right: Double, _ pen: inout PanelPen
  ) {
    let font = pen.ui(11)
    let line = height(pen.line(font) + 1, pen)
    let start = left + 14 * pen.scale
    var x = start
    for object in box.objects {
      let size = min(pen.look.width(object.name, font), right - start)
      if x > start, x + size > right {
        x = start
        y += line
      }
      let frame = CGRect(x: x - 3, y: y, width: size + 6, height: line)
      pen.text(object.name, x: x, middle: frame.midY, width: size + 0.5, font, pen.theme.secondary)
      pen.picture.region(object.target, frame, "\(object.name): \(box.name)")
      x += size + 12 * pen.scale
    }
    y += line
  }

  private mutating func row(
    _ reference: ClassDiagram.Reference, _ left: Double, _ right: Double, _ pen: inout PanelPen
  ) {
    let font = pen.ui(11)
    let box = CGRect(
      x: left, y: y, width: right - left, height: height(pen.line(font) + 1, pen))
    let start = left + 14 * pen.scale
    let tip = CGPoint(x: start + 14 * pen.scale, y: box.midY)
    let from = CGPoint(x: start, y: box.midY)
    pen.picture.list.stroke(.line(from, tip), pen.theme.secondary, width: 1.2, dash: [3, 2])
    Glyph.arrowHead(
      &pen.picture.list, tip: tip, from: from, size: 4 * pen.scale.squareRoot(),
      pen.theme.secondary)
    let words = Text.system.reference(reference.kind, to: reference.to)
    pen.text(
      words, x: tip.x + 6 * pen.scale, middle: box.midY, width: right - tip.x - 6 * pen.scale, font,
      pen.theme.text)
    if let object = reference.object { pen.picture.region(object, box, words) }
    y = box.maxY
  }

  // MARK: Lines

  /// From a class to the one that it extends, with its open arrow.
  private func line(_ box: ClassDiagram.Box, _ pen: inout PanelPen) {
    guard let own = frames[box.name], let above = frames[box.superclass] else { return }
    let x = above.minX + indent(pen) / 2
    let corner = CGPoint(x: x, y: own.minY + 12 * pen.scale)
    let tip = CGPoint(x: x, y: above.maxY)
    pen.picture.list.stroke(
      .polyline([CGPoint(x: own.minX, y: corner.y), corner, CGPoint(x: x, y: tip.y + 5)]),
      pen.theme.secondary, width: 1)
    let r = 3.5
    pen.picture.list.stroke(
      .polyline([
        CGPoint(x: x - r, y: tip.y + 5), tip, CGPoint(x: x + r, y: tip.y + 5),
        CGPoint(x: x - r, y: tip.y + 5),
      ]), pen.theme.secondary, width: 1)
  }

  private mutating func legend(_ pen: inout PanelPen) {
    let font = pen.ui(11)
    y += 2
    for isResponder in [true, false] {
      let c = CGPoint(x: 4 * pen.scale, y: y + pen.line(font) / 2)
      let r = 3.4 * pen.scale.squareRoot()
      if isResponder {
        pen.picture.list.fill(.circle(c, r), pen.theme.accent)
      } else {
        pen.picture.list.stroke(.circle(c, r), pen.theme.secondary, width: 1.3)
      }
      y = pen.paragraph(
        Text.system.inChain(isResponder), x: 14 * pen.scale, y: y, width: width - 14 * pen.scale,
        font, pen.theme.secondary)
    }
    y += 6
  }
}
