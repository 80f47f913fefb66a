/// A value of JSON; tables keep their order.
indirect enum JSON {
  case text(String)
  case number(Double)
  case bool(Bool)
  case list([JSON])
  case table([(key: String, value: JSON)])

  static func texts(_ texts: [String]) -> JSON { .list(texts.map { .text($0) }) }

  /// The text, with a line for each entry of a table that holds tables; short values stay on one line.
  func text(indent: Int = 0) -> String {
    let line = self.line
    if line.count + indent <= 120 { return line }
    let margin = String(repeating: " ", count: indent + 2)
    let end = "\n" + String(repeating: " ", count: indent)
    switch self {
    case .list(let items):
      let texts = items.map { margin + $0.text(indent: indent + 2) }
      return "[\n" + texts.joined(separator: ",\n") + end + "]"
    case .table(let entries):
      let texts = entries.map {
        margin + JSON.quoted($0.key) + ": " + $0.value.text(indent: indent + 2)
      }
      return "{\n" + texts.joined(separator: ",\n") + end + "}"
    default: return line
    }
  }

  private var line: String {
    switch self {
    case .text(let text): JSON.quoted(text)
    case .number(let value): value == value.rounded() ? "\(Int(value))" : "\(value)"
    case .bool(let value): value ? "true" : "false"
    case .list(let items): "[" + items.map(\.line).joined(separator: ", ") + "]"
    case .table(let entries):
      "{" + entries.map { JSON.quoted($0.key) + ": " + $0.value.line }.joined(separator: ", ") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        quoted.unicodeScalars.append("\\")
        quoted.unicodeScalars.append(scalar)
      case "\n": quoted += "\\n"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension JSON: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .table(elements.map { ($0.0, $0.1) })
  }
}

extension JSON: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: JSON...) { self = .list(elements) }
}

extension JSON: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self = .text(value) }
}

extension JSON: ExpressibleByBooleanLiteral {
  init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSON: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { self = .number(Double(value)) }
}
