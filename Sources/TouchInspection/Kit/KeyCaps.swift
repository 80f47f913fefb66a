import Foundation
import TouchCanvas

/// Combinations of keys as rows of caps.
struct KeyCaps {
  let combinations: [String]
  /// Between the keys of a combination.
  private static let gap = 3.0

  /// The keys of a combination; a plus alone, or at the end, is a key.
  static func parts(_ combination: String) -> [String] {
    guard combination.count > 1 else { return [combination] }
    var parts = combination.split(separator: "+").map(String.init)
    if combination.hasSuffix("++") {
      parts.append("+")
    } else if combination.hasSuffix("+"), let last = parts.popLast() {
      // The plus of a key's own name.
      parts.append(last + "+")
    }
    return parts
  }

  static func width(of combination: String, _ pen: PanelPen) -> Double {
    let parts = parts(combination)
    return parts.reduce(0) { $0 + pen.keyWidth($1) } + Double(parts.count - 1) * gap
  }

  /// Between two combinations, with the sign that says that both do the same.
  private static func space(_ pen: PanelPen) -> Double {
    pen.look.width("/", pen.ui(12)) + 10
  }

  /// On one line.
  func width(_ pen: PanelPen) -> Double {
    combinations.reduce(0) { $0 + Self.width(of: $1, pen) }
      + Double(max(0, combinations.count - 1)) * Self.space(pen)
  }

  /// The places of the combinations in a room that is `width` wide, in lines from 0.
  private func positions(_ width: Double, _ pen: PanelPen) -> [(line: Int, x: Double)] {
    var line = 0
    var x = 0.0
    return combinations.map { combination in
      let own = Self.width(of: combination, pen)
      if x > 0, x + own > width + 0.01 {
        line += 1
        x = 0
      }
      defer { x += own + Self.space(pen) }
      return (line, x)
    }
  }

  func lines(_ width: Double, _ pen: PanelPen) -> Int {
    (positions(width, pen).last?.line ?? 0) + 1
  }

  /// Lines of caps from `y` down, `step` apart.
  func draw(x: Double, y: Double, width: Double, step: Double, _ pen: inout PanelPen) {
    let positions = positions(width, pen)
    for (index, combination) in combinations.enumerated() {
      let (line, start) = positions[index]
      let middle = y + (Double(line) + 0.5) * step
      if start > 0 {
        let space = Self.space(pen)
        pen.text(
          "/", x: x + start - space + 5, middle: middle, width: space, pen.ui(12),
          pen.theme.secondary)
      }
      var at = x + start
      for part in Self.parts(combination) {
        let cap = min(pen.keyWidth(part), x + width - at)
        guard cap > 12 else { break }
        pen.key(part, x: at, middle: middle, width: cap)
        at += cap + Self.gap
      }
    }
  }
}
