import Foundation

/// One object of a scene file: its keys in order, and the objects in it.
final class CapturedText {
  private var keys: [(name: String, value: String)] = []
  private var inner: [(name: String, text: CapturedText)] = []
  private var lists: [(name: String, texts: [CapturedText])] = []

  var isEmpty: Bool { keys.isEmpty && inner.isEmpty && lists.isEmpty }

  func set(_ name: String, _ value: String) { keys.append((name, value)) }
  func set(_ name: String, _ value: Bool, unless usual: Bool) {
    if value != usual { set(name, "\(value)") }
  }
  func set(_ name: String, _ value: Double?, unless usual: Double) {
    if let value, value != usual { set(name, Self.number(value)) }
  }
  func set(_ name: String, ids: [String]) {
    set(name, "[" + ids.map(Self.quoted).joined(separator: ", ") + "]")
  }
  func set(_ name: String, _ text: CapturedText) { inner.append((name, text)) }
  func set(_ name: String, _ texts: [CapturedText]) {
    if !texts.isEmpty { lists.append((name, texts)) }
  }

  /// As short as reads the same, without `.0`.
  static func number(_ value: Double) -> String {
    let digits = "\(value)"
    return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
  }

  static func list(_ values: [Double]) -> String {
    "[" + values.map(number).joined(separator: ", ") + "]"
  }

  /// A word as YAML takes it for a text.
  static func quoted(_ word: String) -> String {
    let isPlain =
      word.first?.isLetter == true
      && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") }
    let meant = ["true", "false", "null", "yes", "no", "on", "off", "none", "all", "nil"]
    if isPlain, !meant.contains(word.lowercased()) { return word }
    var text = ""
    for scalar in word.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case _ where scalar.value < 32: text += String(format: "\\x%02x", scalar.value)
      default: text += String(scalar)
      }
    }
    return "\"\(text)\""
  }

  func lines(_ indent: String = "") -> [String] {
    var lines = keys.map { "\(indent)\($0.name): \($0.value)" }
    for (name, text) in inner { lines += ["\(indent)\(name):"] + text.lines(indent + "  ") }
    for (name, texts) in lists {
      lines.append("\(indent)\(name):")
      for text in texts {
        let own = text.lines(indent + "    ")
        guard let first = own.first else {
          lines.append("\(indent)  - {}")
          continue
        }
        lines.append("\(indent)  - " + first.dropFirst(indent.count + 4))
        lines += own.dropFirst()
      }
    }
    return lines
  }
}
