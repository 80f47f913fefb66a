/// How texts in Chinese and Japanese are broken into lines: between any two signs, but words and numbers in them stay
/// whole, and punctuation stays with the sign that it belongs to.
package enum EastAsianLines {
  /// What is not broken.
  package struct Atom: Equatable {
    package var text: String
    /// A blank stands before it, unless it begins a line.
    package var followsBlank = false
  }

  /// They stay with the number before them.
  package static let units: Set<Substring> = [
    "ms", "s", "pt", "pt/s", "\u{00B5}s", "%", "min", "h",
  ]
  /// What never begins a line: it stays with the sign before it. Small kana and the sign for a long vowel are of them.
  private static let clinging = Set(
    "、。，：；！？）」』】〕〉》”’ー々…·・％°ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ),.:;?!%")
  /// What never ends a line: it stays with the sign behind it.
  private static let opening = Set("（「『【〔〈《“‘([")

  package static func clings(_ text: String) -> Bool { text.first.map(clinging.contains) ?? false }
  package static func opens(_ text: String) -> Bool { text.last.map(opening.contains) ?? false }

  /// The lines of a paragraph; `fits` says whether a text has room in one.
  package static func lines(of text: Substring, fits: (String) -> Bool) -> [String] {
    var lines: [String] = []
    var line = ""
    for atom in atoms(of: text) {
      let longer = line + (atom.followsBlank && !line.isEmpty ? " " : "") + atom.text
      if line.isEmpty || fits(longer) {
        line = longer
      } else {
        lines.append(line)
        line = atom.text
      }
      // What is wider than a line is broken where the line ends.
      while !fits(line), line.count > 1 {
        let end = line.indices.dropFirst().last { fits(String(line[..<$0])) }
        guard let end else { break }
        lines.append(String(line[..<end]))
        line = String(line[end...])
      }
    }
    return lines + [line]
  }

  /// A text in what is not broken.
  package static func atoms(of text: Substring) -> [Atom] {
    var atoms: [Atom] = []
    var followsBlank = false
    var isWord = false
    for character in text {
      guard character != " " else {
        followsBlank = true
        isWord = false
        continue
      }
      let isLatin = character.isASCII
      let clings = clinging.contains(character)
      let last = atoms.last?.text ?? ""
      if !atoms.isEmpty, !followsBlank, isLatin && isWord || clings || opens(last) {
        atoms[atoms.count - 1].text.append(character)
      } else {
        atoms.append(Atom(text: String(character), followsBlank: followsBlank))
      }
      (isWord, followsBlank) = (isLatin, false)
    }
    return withUnits(atoms)
  }

  /// Numbers keep their units.
  private static func withUnits(_ atoms: [Atom]) -> [Atom] {
    var all: [Atom] = []
    for atom in atoms {
      let unit = atom.text.prefix { $0.isASCII && !clinging.contains($0) || $0 == "\u{00B5}" }
      if atom.followsBlank, all.last?.text.last?.isNumber == true, units.contains(Substring(unit)) {
        all[all.count - 1].text += " " + atom.text
      } else {
        all.append(atom)
      }
    }
    return all
  }
}
