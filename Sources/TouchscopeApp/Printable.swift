/// Texts of files as a terminal may show them: what would move the cursor, ring or colour is a sign that shows it.
///
/// Each sign is one scalar wide, so that carets stay below their places.
enum Printable {
  /// Lines stay lines.
  static func text(_ text: String) -> String { shown(text, keepsLines: true) }

  /// Line ends are signs, too.
  static func line(_ text: String) -> String { shown(text, keepsLines: false) }

  private static func shown(_ text: String, keepsLines: Bool) -> String {
    guard !text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      shown.append(keepsLines && scalar == "\n" ? scalar : sign(scalar))
    }
    return String(shown)
  }

  /// Control characters have pictures in Unicode, as \u{241B} for ESC; others that are not to be printed have U+FFFD.
  private static func sign(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    // The second set of control characters, line ends of Unicode, and those that turn the direction of the text.
    case 0x80...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFFFE...0xFFFF: "\u{FFFD}"
    default: scalar
    }
  }
}
