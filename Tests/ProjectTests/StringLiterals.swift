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

  private let source: [Character]
  private var index = 0
  private var line = 1
  private(set) var all: [Literal] = []

  static func all(in source: String) -> [Literal] {
    var scanner = StringLiterals(source: Array(source))
    scanner.code(until: nil)
    return scanner.all.sorted { $0.line < $1.line }
  }

  private init(source: [Character]) { self.source = source }

  private func starts(with text: String) -> Bool { source[index...].starts(with: text) }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where index < source.count {
      if source[index].isNewline { line += 1 }
      index += 1
    }
  }

  /// Code up to the parenthesis that ends an interpolation, or to the end of the source.
  private mutating func code(until end: Character?) {
    var depth = 0
    while index < source.count {
      if starts(with: "//") {
        while index < source.count, !source[index].isNewline { advance() }
      } else if starts(with: "/*") {
        while index < source.count, !starts(with: "*/") { advance() }
        advance(2)
      } else if source[index] == "\"" {
        literal()
      } else {
        if source[index] == end, depth == 0 { return }
        depth += source[index] == "(" ? 1 : source[index] == ")" ? -1 : 0
        advance()
      }
    }
  }

  private mutating func literal() {
    let quotes = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    var literal = Literal(text: "", line: line)
    advance(quotes.count)
    while index < source.count, !starts(with: quotes) {
      if starts(with: "\\(") {
        advance(2)
        code(until: ")")
        advance()
        literal.text.append(Self.mark)
      } else if starts(with: "\\u{") {
        while index < source.count, source[index] != "}" { advance() }
        advance()
        literal.text.append("\u{00B7}")
      } else if source[index] == "\\" {
        advance(2)
      } else {
        literal.text.append(source[index])
        advance()
      }
    }
    advance(quotes.count)
    all.append(literal)
  }
}
