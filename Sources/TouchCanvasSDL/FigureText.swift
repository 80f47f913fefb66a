/// A text of equally wide characters as its figures and what stays when they change.
struct FigureText {
  /// The text with a space in the place of every figure.
  let rest: String
  /// The figures, ASCII, each with the number of characters before it.
  let figures: [(column: Int, figure: UInt8)]

  /// Nil for a text without figures, with more bytes than `longest`, or with characters that may be wider than one cell.
  init?(_ text: String, longest: Int) {
    guard text.utf8.count <= longest else { return nil }
    var rest = String.UnicodeScalarView()
    var figures: [(column: Int, figure: UInt8)] = []
    for (column, scalar) in text.unicodeScalars.enumerated() {
      guard Self.isCell(scalar) else { return nil }
      let isFigure = ("0"..."9").contains(scalar)
      if isFigure { figures.append((column, UInt8(scalar.value))) }
      rest.append(isFigure ? " " : scalar)
    }
    guard !figures.isEmpty else { return nil }
    (self.rest, self.figures) = (String(rest), figures)
  }

  /// How many cells a text has; nil with characters that may be wider than one.
  static func cells(of text: String) -> Int? {
    var count = 0
    for scalar in text.unicodeScalars {
      guard isCell(scalar) else { return nil }
      count += 1
    }
    return count
  }

  /// Printable ASCII, and signs and letters of Latin, none of which combines with another.
  private static func isCell(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x180: true
    default: false
    }
  }
}
