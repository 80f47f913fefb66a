/// Writes values as a scene's text has them.
struct SourceWriter {
  /// A list, mapping or text that is longer stands on lines of its own.
  static let width = 140

  /// How deep what is within a key begins.
  var step = 2
  /// Keys and texts have quotes, as in JSON.
  var isQuoted = false

  /// A value on one line.
  func line(_ node: SceneNode, inFlow: Bool) -> String {
    switch node.content {
    case .scalar(let text): scalar(text, inFlow: inFlow)
    case .sequence(let items):
      "[" + items.map { line($0, inFlow: true) }.joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{" + entries.map { pair($0.key, $0.value) }.joined(separator: ", ") + "}"
    }
  }

  private func pair(_ key: SceneNode, _ value: SceneNode) -> String {
    line(key, inFlow: true) + ": " + line(value, inFlow: true)
  }

  func scalar(_ text: String, inFlow: Bool) -> String {
    guard isQuoted, Double(text) == nil, text != "true", text != "false" else {
      return OneLine.text(text, inFlow: inFlow)
    }
    let quoted = OneLine.text(text, inFlow: inFlow)
    return quoted.hasPrefix("\"") ? quoted : "\"" + quoted + "\""
  }

  func key(_ name: String, inFlow: Bool) -> String {
    isQuoted ? scalar(name, inFlow: inFlow) : OneLine.text(name, inFlow: inFlow)
  }

  /// A new item of a list: one line where it fits and holds no lists of objects; the first line goes behind the dash,
  /// those after it are as deep as the first key.
  func item(_ node: SceneNode, asBlock: Bool) -> [String] {
    let flow = line(node, inFlow: false)
    guard let entries = node.entries, !entries.isEmpty,
      asBlock || flow.unicodeScalars.count > Self.width || Self.holdsObjects(node)
    else { return [flow] }
    return table(entries)
  }

  static func holdsObjects(_ node: SceneNode) -> Bool {
    node["subviews"] != nil || node["gestureRecognizers"] != nil
  }

  /// Lines of a table, the keys at column 0.
  func table(_ entries: [(key: SceneNode, value: SceneNode)]) -> [String] {
    entries.flatMap { entry in
      lines(key: entry.key.text ?? "", entry.value)
    }
  }

  /// Lines of a key with its value, the key at column 0.
  func lines(key name: String, _ value: SceneNode) -> [String] {
    let key = key(name, inFlow: false) + ":"
    let indent = String(repeating: " ", count: step)
    if let items = value.items, items.contains(where: { $0.entries != nil }) {
      let inner = items.flatMap { item in
        let lines =
          item.entries == nil ? [line(item, inFlow: false)] : self.item(item, asBlock: false)
        return [indent + "- " + lines[0]] + lines.dropFirst().map { indent + "  " + $0 }
      }
      return [key] + inner
    }
    let flow = line(value, inFlow: false)
    if let entries = value.entries, !entries.isEmpty,
      flow.unicodeScalars.count + key.count > Self.width || Self.holdsObjects(value)
    {
      return [key] + table(entries).map { indent + $0 }
    }
    if let text = value.text, text.contains("\n"), Self.fitsLiteral(text) {
      return [key + " |" + (text.hasSuffix("\n") ? "" : "-")]
        + text.split(separator: "\n", omittingEmptySubsequences: false)
        .dropLast(text.hasSuffix("\n") ? 1 : 0).map { $0.isEmpty ? "" : indent + $0 }
    }
    return [key + " " + flow]
  }

  /// A text over several lines that reads back as it is.
  private static func fitsLiteral(_ text: String) -> Bool {
    !text.hasPrefix(" ") && !text.hasPrefix("\n") && !text.hasSuffix("\n\n")
      && !text.unicodeScalars.contains { $0 != "\n" && ($0.value < 32 || $0.value == 127) }
  }
}
