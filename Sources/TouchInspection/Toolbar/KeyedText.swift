import Foundation
import TouchCanvas

/// A line in which keys, between backquotes, stand on caps.
struct KeyedText {
  private enum Run {
    case words(String)
    case key(String)
  }

  private let runs: [Run]
  private static let font = Font.ui(12)
  private static let keyFont = Font.ui(11, .medium)
  /// Of a cap: beside its key, around it, and its height, points.
  private static let (padding, margin, height) = (5.0, 2.0, 17.0)

  init(_ text: String) {
    runs = text.split(separator: "`", omittingEmptySubsequences: false).enumerated().compactMap {
      index, part in
      if part.isEmpty { return nil }
      return index.isMultiple(of: 2) ? .words(String(part)) : .key(String(part))
    }
  }

  /// The same without marks.
  var plain: String {
    runs.map { run in
      switch run {
      case .words(let text), .key(let text): text
      }
    }.joined()
  }

  private static func width(_ run: Run, _ look: Look) -> Double {
    switch run {
    case .words(let text): look.width(text, font)
    case .key(let text): look.width(text, keyFont) + (padding + margin) * 2
    }
  }

  /// Points.
  func width(_ look: Look) -> Double { runs.reduce(0) { $0 + Self.width($1, look) } }

  func draw(x: Double, middle: Double, _ ink: Color, _ look: Look, _ list: inout DrawList) {
    var x = x
    for run in runs {
      let width = Self.width(run, look)
      switch run {
      case .words(let text): list.label(text, x: x, middle: middle, Self.font, ink, look)
      case .key(let text):
        let cap = CGRect(
          x: x + Self.margin, y: middle - Self.height / 2, width: width - Self.margin * 2,
          height: Self.height)
        list.fill(.roundedRectangle(cap, 4), look.theme.raised)
        list.stroke(
          .roundedRectangle(cap.insetBy(dx: 0.5, dy: 0.5), 4), look.theme.border, width: 1)
        list.label(
          text, x: cap.minX + Self.padding, middle: middle, Self.keyFont, look.theme.text, look)
      }
      x += width
    }
  }
}
