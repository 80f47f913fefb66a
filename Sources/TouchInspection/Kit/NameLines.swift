import Foundation
import TouchCanvas

/// A name in one line, or in two smaller ones where it is too long; only what needs a third is cut.
struct NameLines {
  var lines: [String]
  var font: Font

  /// Around a middle line.
  func draw(
    x: Double, middle y: Double, step: Double, _ color: Color, _ look: Look,
    _ list: inout DrawList
  ) {
    let top = y - Double(lines.count - 1) * step / 2
    for (index, line) in lines.enumerated() {
      list.label(line, x: x, middle: top + Double(index) * step, font, color, look)
    }
  }
}

extension Look {
  /// In two lines before its last dot where it has one, however short it is: the second one reads as a member. Else as
  /// `name` breaks it.
  func parted(_ name: String, _ width: Double, _ font: Font) -> NameLines {
    let start = name.lastIndex(of: ".") ?? name.startIndex
    let parts = [String(name[..<start]), String(name[start...])]
    let arePlain = parts.allSatisfy { !$0.isEmpty && self.width($0, font) <= width }
    return arePlain
      ? NameLines(lines: parts, font: font) : self.name(name, width, font, small: font)
  }

  /// Breaks a name where a word in it begins: at spaces, and before dots and capital letters.
  func name(_ name: String, _ width: Double, _ font: Font, small: Font) -> NameLines {
    if self.width(name, font) <= width { return NameLines(lines: [name], font: font) }
    var lines = [""]
    for word in Self.words(name) {
      let longer = lines[lines.count - 1] + word
      if lines[lines.count - 1].isEmpty || self.width(longer, small) <= width {
        lines[lines.count - 1] = longer
      } else {
        lines.append(word)
      }
    }
    if lines.count > 2 { lines = [lines[0], lines.dropFirst().joined()] }
    return NameLines(
      lines: lines.map { fit($0.trimmingCharacters(in: .whitespaces), width, small) }, font: small)
  }

  /// What a name needs in two lines at most, points.
  func wrappedWidth(_ name: String, _ font: Font) -> Double {
    let words = Self.words(name)
    let halves = (1..<max(2, words.count)).map { count in
      [words.prefix(count), words.dropFirst(count)].map {
        width($0.joined().trimmingCharacters(in: .whitespaces), font)
      }.max() ?? 0
    }
    return (halves.min() ?? 0).rounded(.up)
  }

  private static func words(_ name: String) -> [String] {
    var words: [String] = []
    var last: Character = " "
    for character in name {
      let begins =
        character.isUppercase && !last.isUppercase && last != "." || character == " "
        || character == "."
      if begins || words.isEmpty { words.append("") }
      words[words.count - 1].append(character)
      last = character
    }
    return words
  }
}
