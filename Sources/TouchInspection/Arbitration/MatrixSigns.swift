import Foundation
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchTrace

/// The signs in the cells of the matrix, which grow with them.
enum MatrixSigns {
  /// From the middle of a sign to its edge in a cell of the usual size, points, and how much of a cell that is.
  private static let (usual, part) = (7.0, 0.3)
  /// Signs of larger cells are so much larger at most.
  private static let growth = 1.5

  private static func radius(in box: CGRect) -> Double {
    min(usual * growth, min(box.width, box.height) * part)
  }

  /// Each kind has a shape of its own: a filled square for prevented, an hourglass for waits, two lines for together, a disc for
  /// a touch that was cancelled, two bars for one that was held, an empty square for what a view kept from a recognizer.
  static func draw(
    _ relation: Relation, in box: CGRect, _ look: Look, _ list: inout DrawList
  ) {
    let c = CGPoint(x: box.midX, y: box.midY)
    let r = radius(in: box)
    // Of lines, which small signs keep as they are.
    let scale = max(1, r / usual)
    let color = RelationStyle.ink(relation.kind, look.theme)
    let square = CGRect(origin: c, size: .zero).insetBy(dx: -r, dy: -r)
    switch relation.kind {
    case .prevents: list.fill(.roundedRectangle(square, 2), color)
    case .waits:
      StateGlyph.draw(&list, .held, isPrevented: false, at: c, radius: r * 0.8, color)
    case .beside:
      for dy in [-2 * scale, 2 * scale] {
        list.stroke(
          .line(CGPoint(x: c.x - r, y: c.y + dy), CGPoint(x: c.x + r, y: c.y + dy)), color,
          width: 2 * scale)
      }
    case .cancels: list.fill(.circle(c, r * 0.85), color)
    case .holds:
      for dx in [-2.5 * scale, 2.5 * scale] {
        list.stroke(
          .line(CGPoint(x: c.x + dx, y: c.y - r), CGPoint(x: c.x + dx, y: c.y + r)), color,
          width: 2.5 * scale)
      }
    case .refuses, .keeps:
      list.stroke(.roundedRectangle(square.insetBy(dx: 1, dy: 1), 2), color, width: 2 * scale)
    case .spares:
      list.stroke(
        .line(CGPoint(x: c.x - r, y: c.y), CGPoint(x: c.x + r, y: c.y)), color,
        width: scale, dash: [2, 2])
    }
  }
}

/// Above the matrix: what its signs mean, in the colours that they have, in as many lines as that needs.
struct MatrixLegend {
  private static let font = Font.ui(11)
  /// Of a sign, from it to its words, and from those to the next sign, points.
  private static let (sample, beforeWords, apart) = (18.0, 4.0, 14.0)

  private let entries: [(relation: Relation, words: String)]
  private let rows: KeyRows
  private let look: Look

  /// Nothing where there is no sign at all.
  init(_ relations: [Relation], width: Double, _ look: Look) {
    self.look = look
    let kinds = Set(relations.map(\.kind)).sorted { $0.rawValue < $1.rawValue }
    entries = kinds.compactMap { kind in
      let own = relations.filter { $0.kind == kind }
      return own.max { $0.weight.rawValue < $1.weight.rawValue }.map {
        ($0, Text.arbitration.relation(RelationStyle.label(kind)))
      }
    }
    rows = KeyRows(
      entries.map { Self.sample + Self.beforeWords + look.width($0.words, Self.font) },
      apart: Self.apart, from: look.width(Text.arbitration.rowsActOnColumns, Self.font) + 10,
      in: width)
  }

  /// Points.
  var height: Double { rows.height }

  /// From the left and this top on.
  func draw(y top: Double, _ list: inout DrawList) {
    guard !entries.isEmpty else { return }
    list.label(
      Text.arbitration.rowsActOnColumns, x: 0, middle: top + KeyRows.step / 2, Self.font,
      look.theme.secondary, look)
    for (entry, place) in zip(entries, rows.places) {
      let box = CGRect(
        x: place.x, y: top + Double(place.row) * KeyRows.step, width: Self.sample,
        height: KeyRows.step)
      MatrixSigns.draw(entry.relation, in: box, look, &list)
      list.label(
        entry.words, x: box.maxX + Self.beforeWords, middle: box.midY, Self.font,
        look.theme.secondary, look)
    }
  }
}
