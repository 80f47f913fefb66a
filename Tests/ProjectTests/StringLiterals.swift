/// The string literals of Swift source: comments are left out, what is interpolated is read as code of its own.
struct StringLiterals {
  /// A literal: its text, with `mark` in place of each interpolation.
  struct Literal: Equatable {
    var text: String
    /// From 1.
    var line: Int
  }

  /// Stands for an interpolation.
  static let mark: Character = "\u{FFFC}"

  private let source: [UInt8]
  private var index = 0
  private var line = 1
  private(set) var all: [Literal] = []

  static func all(in source: String) -> [Literal] {
    var scanner = StringLiterals(source: Array(source.utf8))
    scanner.code(until: nil)
    return scanner.all.sorted { $0.line < $1.line }
  }

  private init(source: [UInt8]) { self.source = source }

  /// The sign at a place from where the reader is; 0 beyond the end.
  private func sign(_ distance: Int = 0) -> UInt8 {
    index + distance < source.count ? source[index + distance] : 0
  }

  private func starts(with first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    sign() == UInt8(ascii: first) && sign(1) == UInt8(ascii: second)
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where index < source.count {
      if source[index] == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
  }

  /// Code up to the parenthesis that ends an interpolation, or to the end of the source.
  private mutating func code(until end: UInt8?) {
    var depth = 0
    while index < source.count {
      let next = source[index]
      if next == UInt8(ascii: "\"") {
        literal()
      } else if starts(with: "/", "/") {
        while index < source.count, source[index] != UInt8(ascii: "\n") { index += 1 }
      } else if starts(with: "/", "*") {
        while index < source.count, !starts(with: "*", "/") { advance() }
        advance(2)
      } else {
        if next == end, depth == 0 { return }
        depth += next == UInt8(ascii: "(") ? 1 : next == UInt8(ascii: ")") ? -1 : 0
        advance()
      }
    }
  }

  private mutating func literal() {
    let quote = UInt8(ascii: "\"")
    let isLong = starts(with: "\"", "\"") && sign(2) == quote
    let (start, quotes) = (line, isLong ? 3 : 1)
    var text: [UInt8] = []
    advance(quotes)
    while index < source.count,
      sign() != quote || isLong && (sign(1) != quote || sign(2) != quote)
    {
      if starts(with: "\\", "(") {
        advance(2)
        code(until: UInt8(ascii: ")"))
        advance()
        text += String(Self.mark).utf8
      } else if starts(with: "\\", "u"), sign(2) == UInt8(ascii: "{") {
        while index < source.count, source[index] != UInt8(ascii: "}") { advance() }
        advance()
        text += "\u{00B7}".utf8
      } else if sign() == UInt8(ascii: "\\") {
        advance(2)
      } else {
        text.append(source[index])
        advance()
      }
    }
    advance(quotes)
    all.append(Literal(text: String(decoding: text, as: UTF8.self), line: start))
  }
}
