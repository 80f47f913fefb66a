/// Finds the bytes of every node, from the places that the YAML parser reports.
struct SourceIndexer {
  private let source: SourceBytes

  /// The root of a text. Throws what is wrong with it as YAML, and `SceneDraftRefusal` where it is YAML that is edited
  /// as text only.
  static func index(_ source: SourceBytes, file: String) throws -> SourceNode {
    let text = source.text(0..<source.count)
    let root = try YAMLReader.read(text, file: file)
    return try SourceIndexer(source: source).node(root, parent: -1, isInFlow: false)
  }

  private func refuse(_ offset: Int) -> SceneDraftRefusal {
    .notEditable(line: source.line(of: offset) + 1)
  }

  /// `parent` is the column of the key or dash that the node belongs to.
  private func node(_ node: SceneNode, parent: Int, isInFlow: Bool) throws -> SourceNode {
    let start = source.offset(line: node.line, column: node.column)
    let first = start < source.count ? source.bytes[start] : 0
    let isFlow = isInFlow || first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
    switch node.content {
    case .scalar(let text):
      return SourceNode(
        content: .scalar(text), style: node.style,
        range: start..<(try end(of: text, node.style, from: start, parent: parent)))
    case .sequence(let items):
      return isFlow
        ? try flowList(items, start, parent) : try blockList(items, start)
    case .mapping(let entries):
      return isFlow
        ? try flowTable(entries, start, parent) : try blockTable(entries, start)
    }
  }

  // MARK: Scalars

  private func end(
    of text: String, _ style: SceneNode.Style, from start: Int, parent: Int
  ) throws -> Int {
    switch style {
    case .singleQuoted: return try quoted(from: start, by: UInt8(ascii: "'"))
    case .doubleQuoted: return try quoted(from: start, by: UInt8(ascii: "\""))
    case .literal, .folded: return try lines(from: start, parent: parent)
    case .plain, .flow, .block: return try plain(text, from: start)
    }
  }

  /// A plain text stands in the file letter by letter; only blanks and line ends may differ.
  private func plain(_ text: String, from start: Int) throws -> Int {
    var index = start
    for byte in text.utf8 where !Self.isSpace(byte) {
      while index < source.count, Self.isSpace(source.bytes[index]) { index += 1 }
      guard index < source.count, source.bytes[index] == byte else { throw refuse(start) }
      index += 1
    }
    return index
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private func quoted(from start: Int, by quote: UInt8) throws -> Int {
    guard start < source.count, source.bytes[start] == quote else { throw refuse(start) }
    var index = start + 1
    while index < source.count {
      let byte = source.bytes[index]
      if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        index += 2
      } else if byte == quote {
        let isPair =
          quote == UInt8(ascii: "'") && index + 1 < source.count && source.bytes[index + 1] == quote
        guard isPair else { return index + 1 }
        index += 2
      } else {
        index += 1
      }
    }
    throw refuse(start)
  }

  /// A text over several lines ends with its last line that is not blank.
  private func lines(from start: Int, parent: Int) throws -> Int {
    guard start < source.count,
      [UInt8(ascii: "|"), UInt8(ascii: ">")].contains(source.bytes[start])
    else { throw refuse(start) }
    var end = source.lineEnd(of: start)
    let header = source.bytes[start..<end]
    let digit = header.dropFirst().prefix(2).first { (49...57).contains($0) }
    var column = digit.map { max(parent, 0) + Int($0) - 48 }
    var line = source.nextLine(of: end)
    while line < source.count {
      if let indentation = source.indentation(ofLineAt: line) {
        guard indentation >= column ?? (parent + 1) else { break }
        column = column ?? indentation
        end = source.lineEnd(of: line)
      }
      let next = source.nextLine(of: line)
      guard next > line else { break }
      line = next
    }
    return end
  }

  // MARK: Flow

  private func flowList(_ items: [SceneNode], _ start: Int, _ parent: Int) throws -> SourceNode {
    var found: [SourceItem] = []
    for item in items {
      let node = try node(item, parent: parent, isInFlow: true)
      found.append(SourceItem(start: node.range.lowerBound, node: node))
    }
    let end = try close(found.last?.node.range.upperBound, start, UInt8(ascii: "["), "]")
    return SourceNode(content: .list(found), style: .flow, range: start..<end)
  }

  private func flowTable(
    _ entries: [(key: SceneNode, value: SceneNode)], _ start: Int, _ parent: Int
  ) throws -> SourceNode {
    var found: [SourceEntry] = []
    for entry in entries {
      let key = try node(entry.key, parent: parent, isInFlow: true)
      let after = source.skip(key.range.upperBound)
      let hasColon = after < source.count && source.bytes[after] == UInt8(ascii: ":")
      var value = try node(entry.value, parent: parent, isInFlow: true)
      if !hasColon { value.range = key.range.upperBound..<key.range.upperBound }
      found.append(SourceEntry(key: key, colon: hasColon ? after + 1 : nil, value: value))
    }
    // A pair within a list may stand without braces.
    if start < source.count, source.bytes[start] != UInt8(ascii: "{"), let only = found.first {
      return SourceNode(content: .table(found), style: .flow, range: only.start..<only.end)
    }
    let end = try close(found.last?.end, start, UInt8(ascii: "{"), "}")
    return SourceNode(content: .table(found), style: .flow, range: start..<end)
  }

  /// Behind the bracket that ends what `open` began.
  private func close(
    _ last: Int?, _ start: Int, _ open: UInt8, _ closing: Unicode.Scalar
  ) throws -> Int {
    guard start < source.count, source.bytes[start] == open else { throw refuse(start) }
    let end = source.skip(max(last ?? 0, start + 1), over: [UInt8(ascii: ",")])
    guard end < source.count, source.bytes[end] == UInt8(ascii: closing) else {
      throw refuse(start)
    }
    return end + 1
  }

  // MARK: Block

  private func blockList(_ items: [SceneNode], _ start: Int) throws -> SourceNode {
    var found: [SourceItem] = []
    var place = start
    for item in items {
      let dash = source.skip(place)
      guard dash < source.count, source.bytes[dash] == UInt8(ascii: "-") else {
        throw refuse(start)
      }
      var node = try node(item, parent: source.column(of: dash), isInFlow: false)
      if case .scalar("") = item.content, item.style == .plain {
        node.range = (dash + 1)..<(dash + 1)
      }
      found.append(SourceItem(start: dash, node: node))
      place = max(dash + 1, node.range.upperBound)
    }
    return SourceNode(content: .list(found), style: .block, range: start..<place)
  }

  private func blockTable(
    _ entries: [(key: SceneNode, value: SceneNode)], _ start: Int
  ) throws -> SourceNode {
    var found: [SourceEntry] = []
    var place = start
    for entry in entries {
      let key = try node(entry.key, parent: 0, isInFlow: false)
      guard source.skip(place) == key.range.lowerBound else { throw refuse(place) }
      let colon = source.skipBlanks(key.range.upperBound)
      guard colon < source.count, source.bytes[colon] == UInt8(ascii: ":") else {
        throw refuse(key.range.lowerBound)
      }
      var value = try node(
        entry.value, parent: source.column(of: key.range.lowerBound), isInFlow: false)
      if case .scalar("") = entry.value.content, entry.value.style == .plain {
        value.range = (colon + 1)..<(colon + 1)
      }
      found.append(SourceEntry(key: key, colon: colon + 1, value: value))
      place = max(colon + 1, value.range.upperBound)
    }
    return SourceNode(content: .table(found), style: .block, range: start..<place)
  }
}
