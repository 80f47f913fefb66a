import Foundation
import TouchCanvas

/// A triangle in a text that is drawn, as fonts lack it.
enum LimitSign {
  static let character: Character = "\u{25B8}"
  /// Of the font's size.
  static let width = 0.62
}

/// Widths of texts with signs.
struct SignMetrics: TextMeasuring {
  let base: any TextMeasuring

  func width(of text: String, in font: Font) -> Double {
    let pieces = text.split(separator: LimitSign.character, omittingEmptySubsequences: false)
    let words = pieces.reduce(0) { $0 + base.width(of: String($1), in: font) }
    return words + Double(pieces.count - 1) * LimitSign.width * font.size
  }

  func ascent(of font: Font) -> Double { base.ascent(of: font) }
  func descent(of font: Font) -> Double { base.descent(of: font) }
}

extension Look {
  /// Measures the sign as it is drawn.
  var withSigns: Look { Look(theme: theme, metrics: SignMetrics(base: metrics)) }
}

extension DrawList {
  /// A text whose signs are drawn; fitted to `width` when there is one.
  mutating func signed(
    _ text: String, x: Double, middle y: Double, width: Double? = nil, _ font: Font,
    _ color: Color, _ look: Look
  ) {
    let signs = look.withSigns
    let shown = width.map { signs.fit(text, $0, font) } ?? text
    var x = x
    let pieces = shown.split(separator: LimitSign.character, omittingEmptySubsequences: false)
    for (index, piece) in pieces.enumerated() {
      if index > 0 {
        let size = font.size * 0.27
        let left = x + font.size * 0.1
        fill(
          .polygon([
            CGPoint(x: left, y: y - size), CGPoint(x: left + size * 1.5, y: y),
            CGPoint(x: left, y: y + size),
          ]), color)
        x += LimitSign.width * font.size
      }
      label(String(piece), x: x, middle: y, font, color, look)
      x += look.width(String(piece), font)
    }
  }
}
