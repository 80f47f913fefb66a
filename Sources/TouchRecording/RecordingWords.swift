/// One word of a line with its column, from 1.
struct Word {
  var text: String
  var column: Int
}

/// Splits a line into words; columns are those of diagnostics, in Unicode scalars.
struct Words {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ line: String) { scalars = Array(line.unicodeScalars) }

  mutating func next() -> Word? {
    skipSpaces()
    guard index < scalars.count else { return nil }
    let start = index
    while index < scalars.count, scalars[index] != " " { index += 1 }
    return Word(text: text(start..<index), column: start + 1)
  }

  func peek() -> Word? {
    var copy = self
    return copy.next()
  }

  mutating func rest() -> String {
    skipSpaces()
    defer { index = scalars.count }
    return text(index..<scalars.count)
  }

  private mutating func skipSpaces() {
    while index < scalars.count, scalars[index] == " " { index += 1 }
  }

  private func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }
}
