/// Texts as single-line values.
public enum OneLine {
  /// The text as a scene file or an input writes it, quoted only where it would be read as something else.
  public static func text(_ text: String, inFlow: Bool = false) -> String {
    needsQuotes(text, inFlow) ? quoted(text) : text
  }

  private static func needsQuotes(_ text: String, _ inFlow: Bool) -> Bool {
    guard let first = text.first, let last = text.last else { return true }
    if first.isWhitespace || last.isWhitespace || last == ":" { return true }
    if "[]{}\"'#&*!|>%@`,".contains(first) { return true }
    if text == "-" || text == "?" || text.hasPrefix("- ") || text.hasPrefix("? ") { return true }
    if text == "---" || text == "..." || text == "~" { return true }
    if text.contains(": ") || text.contains(" #") { return true }
    if text.unicodeScalars.contains(where: { $0.value < 32 || $0.value == 127 }) { return true }
    return inFlow && text.contains { ",[]{}:".contains($0) }
  }

  private static func quoted(_ text: String) -> String {
    var line = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": line += "\\" + String(scalar)
      case "\n": line += "\\n"
      case "\t": line += "\\t"
      case _ where scalar.value < 32 || scalar.value == 127:
        let digits = String(scalar.value, radix: 16)
        line += "\\x" + (digits.count == 1 ? "0" : "") + digits
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line + "\""
  }
}
