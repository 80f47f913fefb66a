/// Values and keys of tables.
extension SourceEditor {
  /// Gives a key its value; tables on the way are made.
  mutating func set(_ path: [SceneStep], to value: SceneNode) throws {
    if let node = root[path] { return try replaceValue(of: node, at: path, by: value) }
    guard case .key(let name)? = path.last else { throw SceneDraftRefusal.notEditable(line: 1) }
    let parent = Array(path.dropLast())
    guard root[parent] != nil else {
      return try set(parent, to: SceneNode(.mapping([(SceneNode(.scalar(name)), value)])))
    }
    try addKey(name, value, to: parent)
  }

  private mutating func replaceValue(
    of node: SourceNode, at path: [SceneStep], by value: SceneNode
  ) throws {
    guard !node.value.says(value) else { return }
    if node.isList, let items = value.items, items.count == node.items.count,
      items.allSatisfy({ $0.text != nil }), node.items.allSatisfy({ $0.node.text != nil })
    {
      let inFlow = node.style == .flow
      let changes = zip(node.items, items).filter { !$0.0.node.value.says($0.1) }
      return try replace(
        changes.map { ($0.0.node.range, token($0.1.text ?? "", like: $0.0.node, inFlow: inFlow)) })
    }
    if let text = value.text, node.text != nil, node.style != .literal, node.style != .folded {
      return try replace(node.range, token(text, like: node, inFlow: isInFlow(path)))
    }
    let line = writer(beside: root[Array(path.dropLast())]).line(value, inFlow: isInFlow(path))
    guard node.style == .block, case .key(let name)? = path.last,
      let entry = root[Array(path.dropLast())]?.entry(name), let colon = entry.colon
    else { return try replace(node.range, line) }
    // The value stood on lines of its own.
    let start = source.lineEnd(of: colon)
    if endsLine(colon) {
      try replace([(colon..<colon, " " + line), (start..<node.range.upperBound, "")])
    } else {
      try replace(node.range, line)
    }
  }

  /// Something on the line of its key becomes a list of texts: on that line where they fit, else on lines of their own.
  mutating func setLines(_ path: [SceneStep], to items: [SceneNode]) throws {
    let list = SceneNode(.sequence(items))
    let table = root[Array(path.dropLast())]
    let writer = writer(beside: table)
    guard writer.line(list, inFlow: false).unicodeScalars.count > SourceWriter.width,
      !isInFlow(path), case .key(let name)? = path.last, let entry = table?.entry(name),
      let colon = entry.colon
    else { return try set(path, to: list) }
    let end = source.lineEnd(of: entry.value.range.upperBound)
    let indent = source.newline + spaces(source.column(of: entry.start) + dashStep) + "- "
    try replace([
      (colon..<entry.value.range.upperBound, ""),
      (end..<end, items.map { indent + writer.line($0, inFlow: false) }.joined()),
    ])
  }

  /// A key with its value, as it is written, becomes the only item of a list that takes its place.
  mutating func wrapValue(_ path: [SceneStep], in list: String) throws {
    guard case .key(let name)? = path.last, let table = root[Array(path.dropLast())],
      let entry = table.entry(name)
    else { return }
    let key = writer(beside: table).key(list, inFlow: table.style == .flow)
    guard table.style == .block else {
      let text = source.text(entry.start..<entry.end)
      return try replace(entry.start..<entry.end, "\(key): [{\(text)}]")
    }
    let end = source.lineEnd(of: entry.end)
    let column = source.column(of: entry.start)
    var text = "\(key):" + source.newline + spaces(column + dashStep) + "- "
    var line = entry.start
    while line < end {
      let next = min(source.nextLine(of: line), end)
      let isBlank = source.indentation(ofLineAt: line) == nil
      if line > entry.start, !isBlank { text += spaces(dashStep + 2) }
      text += source.text(line..<next)
      guard next > line else { break }
      line = next
    }
    try replace(entry.start..<end, text)
  }

  /// A text as its node has it: quotes stay.
  func token(_ text: String, like node: SourceNode, inFlow: Bool) -> String {
    let plain = OneLine.text(text, inFlow: inFlow)
    switch node.style {
    case .doubleQuoted:
      return plain.hasPrefix("\"") ? plain : "\"" + plain + "\""
    case .singleQuoted
    where !text.contains("\n") && !text.unicodeScalars.contains { $0.value < 32 }:
      return "'" + text.replacing("'", with: "''") + "'"
    case .plain where node.range.isEmpty: return " " + plain
    default: return plain
    }
  }

  // MARK: Keys

  /// `lines` are the key and its value where they are more than what the value says, as with comments.
  mutating func addKey(
    _ name: String, _ value: SceneNode, to path: [SceneStep], lines: [String]? = nil
  ) throws {
    guard let table = root[path] else { throw SceneDraftRefusal.notEditable(line: 1) }
    let writer = writer(beside: table)
    let lines = lines ?? writer.lines(key: name, value)
    let index = KeyOrder.index(of: name, among: table.entries.map(\.name))
    if table.style == .flow || !table.isTable {
      let isFlow = isInFlow(path)
      if !isFlow,
        SourceWriter.holdsObjects(
          SceneNode(.mapping([(SceneNode(.scalar(name)), value)]))),
        source.line(of: table.range.lowerBound) == source.line(of: table.range.upperBound)
      {
        return try makeBlock(table, at: path, adding: lines, index)
      }
      let pair = writer.key(name, inFlow: true) + ": " + writer.line(value, inFlow: true)
      return try addPair(pair, to: table, index)
    }
    try addLines(lines, to: table, index)
  }

  private mutating func addPair(_ pair: String, to table: SourceNode, _ index: Int) throws {
    guard source.bytes[table.range.lowerBound] == UInt8(ascii: "{") else {
      throw SceneDraftRefusal.notEditable(line: source.line(of: table.range.lowerBound) + 1)
    }
    let entries = table.entries
    if entries.isEmpty {
      let open = table.range.lowerBound + 1
      try replace(open..<open, pair)
    } else if index == 0 {
      let start = entries[0].start
      try replace(start..<start, pair + ", ")
    } else {
      let end = entries[index - 1].end
      try replace(end..<end, ", " + pair)
    }
  }

  /// New lines of a block table; the first key is at its column.
  private mutating func addLines(_ lines: [String], to table: SourceNode, _ index: Int) throws {
    guard let first = table.entries.first else { throw SceneDraftRefusal.notEditable(line: 1) }
    let indent = spaces(source.column(of: first.start))
    let newline = source.newline
    if index == 0 {
      let text = lines.joined(separator: newline + indent)
      try replace(first.start..<first.start, text + newline + indent)
    } else {
      let place = insertionPoint(after: table.entries[index - 1].end)
      try replace(place..<place, lines.map { newline + ($0.isEmpty ? "" : indent + $0) }.joined())
    }
  }

  /// A table on one line becomes one of several lines: a new key needs room. Its values stay as they are written.
  private mutating func makeBlock(
    _ table: SourceNode, at path: [SceneStep], adding new: [String], _ index: Int
  ) throws {
    let newline = source.newline
    var groups = table.entries.map { entry in
      let key = source.text(entry.key.range)
      return [entry.value.range.isEmpty ? key + ":" : key + ": " + source.text(entry.value.range)]
    }
    groups.insert(new, at: index)
    let end = source.lineEnd(of: table.range.upperBound)
    let trail = source.text(table.range.upperBound..<end)
    guard case .key(let name)? = path.last,
      let entry = root[Array(path.dropLast())]?.entry(name), let colon = entry.colon
    else {
      let indent = spaces(source.column(of: table.range.lowerBound))
      var lines = groups.flatMap { $0 }
      lines[0] += trail
      return try replace(table.range.lowerBound..<end, lines.joined(separator: newline + indent))
    }
    let indent = spaces(source.column(of: entry.start) + writer(beside: nil).step)
    let lines = groups.flatMap { $0 }.map { newline + indent + $0 }
    try replace(colon..<end, trail + lines.joined())
  }

  /// Takes a key with its comments away; a table that becomes empty stays, as `{}`.
  mutating func removeKey(_ path: [SceneStep]) throws {
    let parent = Array(path.dropLast())
    guard case .key(let name)? = path.last, let table = root[parent],
      let index = table.entries.firstIndex(where: { $0.name == name })
    else { return }
    let entry = table.entries[index]
    if table.style == .flow {
      return try removeFromFlow(index, table.entries.map { ($0.start, $0.end) })
    }
    if table.entries.count == 1 { return try empty(table, at: parent) }
    if isFirstOnLine(entry.start) {
      return try replace(lead(of: entry.start)..<source.nextLine(of: entry.end), "")
    }
    // It stands behind a dash: the next key takes its place.
    let next = table.entries[index + 1].start
    if lead(of: next) == source.lineStart(of: next) {
      try replace(entry.start..<next, "")
    } else {
      try replace(entry.start..<source.lineEnd(of: entry.end), "")
    }
  }

  /// Takes one of several things between brackets away, with its comma.
  mutating func removeFromFlow(_ index: Int, _ parts: [(start: Int, end: Int)]) throws {
    let part = parts[index]
    if index + 1 < parts.count {
      try replace(part.start..<parts[index + 1].start, "")
    } else if index > 0 {
      try replace(parts[index - 1].end..<part.end, "")
    } else {
      // A comma behind the only one goes too.
      let next = source.skip(part.end)
      let isComma = source.bytes[next] == UInt8(ascii: ",")
      try replace(part.start..<(isComma ? next + 1 : part.end), "")
    }
  }

  private mutating func empty(_ table: SourceNode, at path: [SceneStep]) throws {
    guard case .key(let name)? = path.last else {
      guard !path.isEmpty else { throw SceneDraftRefusal.notEditable(line: 1) }
      return try replace(table.range, "{}")
    }
    guard let colon = root[Array(path.dropLast())]?.entry(name)?.colon else { return }
    let end = source.lineEnd(of: table.range.upperBound)
    if endsLine(colon) {
      try replace([(colon..<colon, " {}"), (source.lineEnd(of: colon)..<end, "")])
    } else {
      try replace(table.range, "{}")
    }
  }
}
