import Foundation
import TouchArticles
package import TouchCanvas

/// What all pictures need: colours and the widths of texts.
package struct Look {
  /// The colours.
  package var theme: Theme
  /// How wide texts are.
  package var metrics: any TextMeasuring

  package init(theme: Theme, metrics: any TextMeasuring) {
    self.theme = theme
    self.metrics = metrics
  }

  /// Width of a text in a font, points.
  package func width(_ text: String, _ font: Font) -> Double { metrics.width(of: text, in: font) }

  /// The text, cut with dots where there is no room.
  package func fit(_ text: String, _ width: Double, _ font: Font) -> String {
    metrics.truncated(text, to: width, in: font)
  }

  /// A name, cut with dots where there is no room. One inside of others loses the outer ones, each as a whole.
  func fitName(_ name: String, _ width: Double, _ font: Font) -> String {
    let cut = fit(name, width, font)
    guard cut.count > 1, let dots = cut.first, dots == "\u{2026}" else { return cut }
    let parts = name.split(separator: ".")
    return parts.indices.dropFirst().lazy.map { "\(dots)\(parts[$0...].joined(separator: "."))" }
      .first { self.width($0, font) <= width } ?? cut
  }

  /// The beginning of a text with an ellipsis, as labels of an app do it.
  func fitTail(_ text: String, _ width: Double, _ font: Font) -> String {
    metrics.headTruncated(text, to: width, in: font)
  }

  /// One paragraph whose words have one space between them.
  private static func isPlainLine(_ text: String) -> Bool {
    var last = UInt8(ascii: " ")
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: " ") && last == byte { return false }
      last = byte
    }
    return last != UInt8(ascii: " ") || text.isEmpty
  }

  /// Breaks a text into lines at spaces, and Chinese and Japanese between any two signs.
  package func wrap(_ text: String, _ width: Double, _ font: Font) -> [String] {
    // Most texts are one line as they stand: nothing is taken apart.
    if Self.isPlainLine(text), self.width(text, font) <= width { return [text] }
    return metrics.lines(of: BrokenText(text, width: width, font: font)) {
      broken(text, width, font)
    }
  }

  private func broken(_ text: String, _ width: Double, _ font: Font) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if SearchText.isEastAsian(String(paragraph)) {
        lines += EastAsianLines.lines(of: paragraph) { self.width($0, font) <= width }
        continue
      }
      var line = ""
      // What is too wide for a line of its own is broken at its spaces again.
      let words = Self.unbroken(paragraph.split(separator: " ")).flatMap { word in
        self.width(word, font) <= width ? [word] : word.split(separator: " ").map(String.init)
      }
      for word in words {
        let candidate = line.isEmpty ? word : line + " " + word
        if self.width(candidate, font) <= width {
          line = candidate
        } else {
          if !line.isEmpty { lines.append(line) }
          line = ""
          // Text without spaces is broken behind the last argument of a method that has room, or where it ends.
          for character in word {
            if !line.isEmpty, self.width(line + String(character), font) > width {
              let end = line.lastIndex(of: ":").map(line.index(after:)) ?? line.endIndex
              lines.append(String(line[..<end]))
              line = String(line[end...])
            }
            line.append(character)
          }
        }
      }
      lines.append(line)
    }
    return lines
  }
}

extension Look {
  /// Numbers keep their units, and both sides of a stroke each other: neither stands alone in a line.
  private static func unbroken(_ words: [Substring]) -> [String] {
    glued(words.map(String.init)).map { group in
      group.map { String(words[$0]) }.joined(separator: " ")
    }
  }

  /// The words that stay together, by their indices.
  static func glued(_ words: [String]) -> [[Int]] {
    var groups: [[Int]] = []
    var glues = false
    for (index, word) in words.enumerated() {
      // Few words stand behind a number: only those are taken apart.
      let isUnit = index > 0 && words[index - 1].last?.isNumber == true && isUnit(word)
      if index > 0, isUnit || glues || word == "/" {
        groups[groups.count - 1].append(index)
      } else {
        groups.append([index])
      }
      glues = word == "/"
    }
    return groups
  }

  /// Whether a word is a unit, in brackets and before a stop, too.
  private static func isUnit(_ word: String) -> Bool {
    let bare = word.drop { "(".contains($0) }.prefix { !".,;:)?!".contains($0) }
    return EastAsianLines.units.contains(bare)
  }
}

extension DrawList {
  /// A text whose middle line is at `y`.
  mutating func label(
    _ text: String, x: Double, middle y: Double, _ font: Font, _ color: Color, _ look: Look
  ) {
    self.text(text, at: CGPoint(x: x, y: look.metrics.baseline(middle: y, in: font)), font, color)
  }

  mutating func centered(
    _ text: String, in rect: CGRect, _ font: Font, _ color: Color, _ look: Look
  ) {
    let shown = look.fit(text, rect.width, font)
    label(shown, x: rect.midX - look.width(shown, font) / 2, middle: rect.midY, font, color, look)
  }

  mutating func trailing(
    _ text: String, right: Double, middle y: Double, _ font: Font, _ color: Color, _ look: Look
  ) {
    label(text, x: right - look.width(text, font), middle: y, font, color, look)
  }
}
