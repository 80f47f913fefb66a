/// The lines of a text, where the YAML parser ends them: at LF, CR, CR LF, NEL, LS and PS.
///
/// A `Character` can hold a line end and more, such as CR LF, so lines are looked for among scalars.
public enum SourceLines {
  /// All lines without their ends; the last one is empty if the text ends with a line end.
  public static func split(_ text: String) -> [Substring] {
    var lines: [Substring] = []
    let scalars = text.unicodeScalars
    var start = scalars.startIndex
    var index = start
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      guard isEnd(scalar) else {
        index = next
        continue
      }
      lines.append(text[start..<index])
      let isPair = scalar == "\r" && next < scalars.endIndex && scalars[next] == "\n"
      start = isPair ? scalars.index(after: next) : next
      index = start
    }
    return lines + [text[start...]]
  }

  private static func isEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
