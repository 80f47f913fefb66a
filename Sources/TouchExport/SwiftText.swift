import TouchScenes
import TouchTrace

/// Pieces of Swift source.
enum SwiftText {
  /// A string literal.
  static func string(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// A literal of a number, as short as it can be.
  static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  static func number(_ node: SceneNode) -> String {
    node.text.flatMap { Double($0) }.map(number) ?? "0"
  }

  static func numbers(_ node: SceneNode) -> [String] { (node.items ?? []).map { number($0) } }

  static func list(_ words: [String]) -> String { "[" + words.joined(separator: ", ") + "]" }

  static func strings(_ texts: [String]) -> String { list(texts.map(string)) }

  /// `.blue`, or a colour by its components.
  static func color(_ node: SceneNode) -> String {
    guard let text = node.text, text.hasPrefix("#"), let value = UInt32(text.dropFirst(), radix: 16)
    else { return ".\(node.text ?? "clear")" }
    let hasAlpha = text.count == 9
    let rgb = hasAlpha ? value >> 8 : value
    let alpha = hasAlpha ? "\(value & 0xFF) / 255" : "1"
    return
      "UIColor(red: \(rgb >> 16) / 255, green: \(rgb >> 8 & 0xFF) / 255, blue: \(rgb & 0xFF) / 255, alpha: \(alpha))"
  }

  /// Whether a scalar means yes.
  static func isTrue(_ node: SceneNode) -> Bool { ["true", "yes", "YES"].contains(node.text) }

  /// A list; a long one has an element on each line.
  static func wrapped(_ elements: [String]) -> String {
    let line = list(elements)
    guard line.count > 80 else { return line }
    return "[\n" + elements.map { "  \($0),\n" }.joined() + "]"
  }

  /// Lines that are further in by two spaces a level; empty ones stay empty.
  static func indented(_ lines: [String], by levels: Int = 1) -> [String] {
    let margin = String(repeating: "  ", count: levels)
    return lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
      .map { $0.isEmpty ? "" : margin + $0 }
  }

  /// A declaration and its body in braces.
  static func block(_ head: String, _ body: [String]) -> [String] {
    [head + " {"] + indented(body) + ["}"]
  }

  /// A function without a result.
  static func function(_ name: String, _ parameters: [String], _ body: [String]) -> [String] {
    function(name, parameters, "", body)
  }

  /// A function; its parameters stand on a line of their own where they would be too long.
  static func function(
    _ name: String, _ parameters: [String], _ result: String, _ body: [String]
  ) -> [String] {
    let arrow = result.isEmpty ? "" : " -> \(result)"
    let list = parameters.joined(separator: ", ")
    let head = "\(name)(\(list))\(arrow)"
    if body.isEmpty { return [head + " {}"] }
    guard head.count > 96 else { return block(head, body) }
    let wrapped =
      list.count > 94
      ? parameters.enumerated().map { index, one in
        "  \(one)\(index < parameters.count - 1 ? "," : "")"
      } : ["  " + list]
    return [name + "("] + wrapped + [")\(arrow) {"] + indented(body) + ["}"]
  }
}
