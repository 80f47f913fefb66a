import TouchTrace

/// A sentence in which the names of the scene's objects are marked, so that they can be shown in a weight and colour of their own.
///
/// A marked name stands between U+2068 and U+2069, Unicode's isolates for text that is put into other text; the words
/// around it are made by functions that take and give plain strings.
package struct MarkedText: Sendable, Hashable {
  /// A piece of the sentence.
  package struct Part: Sendable, Hashable {
    package var text: String
    /// True for the name of an object of the scene.
    package var isName: Bool
  }

  private static let start: Character = "\u{2068}"
  private static let end: Character = "\u{2069}"

  /// The sentence in pieces, none of them empty.
  package let parts: [Part]

  /// Takes the marks out of a sentence; without marks it is one part.
  package init(_ marked: String) {
    var parts: [Part] = []
    var text = ""
    var depth = 0
    func close(isName: Bool) {
      if !text.isEmpty { parts.append(Part(text: text, isName: isName)) }
      text = ""
    }
    for character in marked {
      switch character {
      case Self.start:
        if depth == 0 { close(isName: false) }
        depth += 1
      case Self.end where depth > 0:
        depth -= 1
        if depth == 0 { close(isName: true) }
      default: text.append(character)
      }
    }
    close(isName: depth > 0)
    self.parts = parts
  }

  /// The sentence without marks, with names as lines print them.
  package var plain: String {
    parts.map { $0.isName ? UnmentionedName.printed($0.text) : $0.text }.joined()
  }

  /// A name with its marks, to be put into a sentence.
  package static func name(_ name: String) -> String { "\(start)\(name)\(end)" }
}
