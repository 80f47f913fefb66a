import Foundation
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchTrace

/// The signs in the cells of the matrix, and the line above it that says what they mean.
enum MatrixSigns {
  /// A filled square for prevented, an hourglass for waits, two lines for together.
  static func draw(
    _ relation: Relation, in box: CGRect, _ look: Look, _ list: inout DrawList
  ) {
    let c = CGPoint(x: box.midX, y: box.midY)
    let r = min(7, min(box.width, box.height) * 0.3)
    let color = RelationStyle.ink(relation.kind, look.theme)
    switch relation.kind {
    case .prevents:
      list.fill(
        .roundedRectangle(CGRect(origin: c, size: .zero).insetBy(dx: -r, dy: -r), 2), color)
    case .waits:
      StateGlyph.draw(&list, .held, isPrevented: false, at: c, radius: r * 0.8, color)
    case .beside:
      for dy in [-2.0, 2] {
        list.stroke(
          .line(CGPoint(x: c.x - r, y: c.y + dy), CGPoint(x: c.x + r, y: c.y + dy)), color,
          width: 2)
      }
    case .spares, .cancels, .holds, .refuses, .keeps:
      list.stroke(
        .line(CGPoint(x: c.x - r, y: c.y), CGPoint(x: c.x + r, y: c.y)), color, width: 1,
        dash: [2, 2])
    }
  }

  /// A cross where a recognizer that failed by itself meets itself.
  static func failure(at center: CGPoint, _ color: Color, _ list: inout DrawList) {
    StateGlyph.draw(&list, .failed, isPrevented: false, at: center, radius: 4, color)
  }

  /// The colour of that cross in the legend: of a fault, where one of them is one; nil without one.
  static func ink(of failed: [RecognizerReading], _ theme: Theme) -> Color? {
    let inks = failed.map { StateLook.ink($0, theme) }
    let fault = StateLook.ink(.failed, theme)
    return inks.contains(fault) ? fault : inks.first
  }

  /// What the signs mean, in the colours that they have; `failed`: that of the cross, nil where there is none.
  static func legend(
    _ relations: [Relation], failed: Color?, width: Double, _ look: Look, _ list: inout DrawList
  ) {
    let font = Font.ui(11)
    let middle = 9.0
    let title = Text.arbitration.rowsActOnColumns
    let kinds = Set(relations.map(\.kind)).sorted { $0.rawValue < $1.rawValue }
    guard !kinds.isEmpty || failed != nil, look.width(title, font) <= width else { return }
    list.label(title, x: 0, middle: middle, font, look.theme.secondary, look)
    var x = look.width(title, font) + 10
    func entry(_ text: String, _ draw: (CGRect) -> Void) -> Bool {
      let end = x + 22 + look.width(text, font)
      guard end <= width else { return false }
      draw(CGRect(x: x, y: middle - 9, width: 18, height: 18))
      list.label(text, x: x + 22, middle: middle, font, look.theme.secondary, look)
      x = end + 16
      return true
    }
    for kind in kinds {
      let own = relations.filter { $0.kind == kind }
      guard let sample = own.max(by: { $0.weight.rawValue < $1.weight.rawValue }) else { continue }
      let text = Text.arbitration.relation(RelationStyle.label(kind))
      guard entry(text, { draw(sample, in: $0, look, &list) }) else { return }
    }
    guard let failed else { return }
    _ = entry(Text.arbitration.failedByItselfSign) {
      failure(
        at: CGPoint(x: $0.midX, y: $0.midY), failed, &list)
    }
  }
}
