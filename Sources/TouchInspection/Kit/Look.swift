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

  /// The beginning of a text with an ellipsis, as labels of an app do it.
  func fitTail(_ text: String, _ width: Double, _ font: Font) -> String {
    metrics.headTruncated(text, to: width, in: font)
  }

  /// Breaks a text into lines at spaces.
  package func wrap(_ text: String, _ width: Double, _ font: Font) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if SearchText.isEastAsian(String(paragraph)) {
        lines += eastAsian(paragraph, width, font)
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
          // Text without spaces is broken where it ends.
          for character in word {
            if !line.isEmpty, self.width(line + String(character), font) > width {
              lines.append(line)
              line = ""
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

/// Texts in Chinese and Japanese are broken between any two signs, but words and numbers in them stay whole.
extension Look {
  /// What never begins a line: it stays with the sign before it.
  private static let clinging: Set<Character> = [
    "\u{3001}", "\u{3002}", "\u{FF0C}", "\u{FF1A}", "\u{FF1B}", "\u{FF01}", "\u{FF1F}", "\u{FF09}",
    "\u{300D}", "\u{300F}", "\u{201D}", "\u{2019}", "\u{30FC}", ")", ",", ".", ":", ";", "?", "!",
  ]

  private static func clings(_ piece: String) -> Bool {
    piece.first.map(clinging.contains) ?? false
  }

  private func eastAsian(_ text: Substring, _ width: Double, _ font: Font) -> [String] {
    var lines: [String] = []
    var line: [String] = []
    for piece in Self.pieces(text) {
      if self.width((line + [piece]).joined(), font) <= width || line.isEmpty {
        line.append(piece)
      } else if Self.clings(piece),
        let start = line.dropFirst().lastIndex(where: { !Self.clings($0) })
      {
        lines.append(line[..<start].joined())
        line = line[start...] + [piece]
      } else {
        lines.append(line.joined())
        line = piece == " " ? [] : [piece]
      }
      // A word that is wider than a line is broken where the line ends.
      while line.count == 1, let word = line.first, word.count > 1, self.width(word, font) > width {
        let end = word.indices.dropFirst().last { self.width(String(word[..<$0]), font) <= width }
        guard let end else { break }
        lines.append(String(word[..<end]))
        line = [String(word[end...])]
      }
    }
    return lines + [line.joined()]
  }

  /// Signs, blanks, and words of Latin letters with their punctuation.
  private static func pieces(_ text: Substring) -> [String] {
    var pieces: [String] = []
    var isWord = false
    for character in text {
      let isLatin = character.isASCII && character != " "
      if isLatin, isWord {
        pieces[pieces.count - 1].append(character)
      } else {
        pieces.append(String(character))
      }
      isWord = isLatin
    }
    return pieces
  }
}

extension Look {
  private static let units: Set<Substring> = [
    "ms", "s", "pt", "pt/s", "\u{00B5}s", "%", "min", "h",
  ]

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
      let bare = word.drop { "(".contains($0) }.prefix { !".,;:)?!".contains($0) }
      let isUnit = index > 0 && units.contains(bare) && words[index - 1].last?.isNumber == true
      if index > 0, isUnit || glues || word == "/" {
        groups[groups.count - 1].append(index)
      } else {
        groups.append([index])
      }
      glues = word == "/"
    }
    return groups
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
