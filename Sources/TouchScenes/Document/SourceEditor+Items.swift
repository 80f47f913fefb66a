/// Items of lists.
extension SourceEditor {
  /// What is moved or copied: its lines, as if its dash stood at column 0, or what it says where it is in flow.
  struct Fragment {
    /// Comments before the dash, then what follows the dash, each line without the dash's indentation.
    var comments: [String]
    var lines: [String]
  }

  // MARK: Inserting

  /// A new item of the list at `path`, which is made where it is missing.
  mutating func insert(_ node: SceneNode, into path: [SceneStep], at index: Int) throws {
    guard let list = root[path], list.isList else {
      return try set(path, to: SceneNode(.sequence([node])))
    }
    let siblings = list.items.map(\.node)
    let writer = writer(beside: siblings.first { $0.isTable })
    let asBlock = siblings.contains { $0.isTable && $0.style == .block }
    let lines = writer.item(node, asBlock: asBlock)
    try insert(Fragment(comments: [], lines: lines), node, into: path, at: index)
  }

  /// The same for what was cut or copied; `node` is what it says.
  mutating func insert(
    _ fragment: Fragment, _ node: SceneNode, into path: [SceneStep], at index: Int
  ) throws {
    guard let list = root[path], list.isList else {
      guard case .key(let name)? = path.last, root[Array(path.dropLast())] != nil, root[path] == nil
      else { return try set(path, to: SceneNode(.sequence([node]))) }
      return try addKey(
        name, SceneNode(.sequence([node])), to: Array(path.dropLast()),
        lines: [name + ":"] + Self.item(fragment, at: dashStep))
    }
    let index = min(max(index, 0), list.items.count)
    if list.style == .flow {
      let isOneLine =
        source.line(of: list.range.lowerBound) == source.line(of: list.range.upperBound)
      if !isInFlow(path), isOneLine, node.entries != nil,
        list.items.allSatisfy({ $0.node.isTable })
      {
        return try makeBlock(list, at: path, adding: fragment, index)
      }
      return try insertInFlow(node, list, index)
    }
    let newline = source.newline
    guard let first = list.items.first else { return }
    let lines = Self.item(fragment, at: source.column(of: first.start))
    if index == 0, isFirstOnLine(first.start) {
      let place = lead(of: first.start)
      try replace(place..<place, lines.map { $0 + newline }.joined())
    } else if index == 0 {
      throw SceneDraftRefusal.notEditable(line: source.line(of: first.start) + 1)
    } else {
      let place = insertionPoint(after: list.items[index - 1].end)
      try replace(place..<place, lines.map { newline + $0 }.joined())
    }
  }

  private static func item(_ fragment: Fragment, at column: Int) -> [String] {
    let indent = String(repeating: " ", count: column)
    func indented(_ line: String) -> String { line.isEmpty ? "" : indent + line }
    return fragment.comments.map(indented)
      + [indent + "- " + (fragment.lines.first ?? "{}")]
      + fragment.lines.dropFirst().map { $0.isEmpty ? "" : indent + "  " + $0 }
  }

  private mutating func insertInFlow(_ node: SceneNode, _ list: SourceNode, _ index: Int) throws {
    let text = writer(beside: list.items.first { $0.node.isTable }?.node)
      .line(node, inFlow: true)
    if list.items.isEmpty {
      let open = list.range.lowerBound + 1
      try replace(open..<open, text)
    } else if index == 0 {
      let start = list.items[0].start
      try replace(start..<start, text + ", ")
    } else {
      let end = list.items[index - 1].node.range.upperBound
      try replace(end..<end, ", " + text)
    }
  }

  /// A list of objects on one line gets a line for each.
  private mutating func makeBlock(
    _ list: SourceNode, at path: [SceneStep], adding fragment: Fragment, _ index: Int
  ) throws {
    guard case .key(let name)? = path.last,
      let entry = root[Array(path.dropLast())]?.entry(name), let colon = entry.colon
    else { throw SceneDraftRefusal.notEditable(line: source.line(of: list.range.lowerBound) + 1) }
    let end = source.lineEnd(of: list.range.upperBound)
    let trail = source.text(list.range.upperBound..<end)
    var items = list.items.map { Fragment(comments: [], lines: [source.text($0.node.range)]) }
    items.insert(fragment, at: index)
    let column = source.column(of: entry.start) + dashStep
    let lines = items.flatMap { Self.item($0, at: column) }
    try replace(colon..<end, trail + lines.map { source.newline + $0 }.joined())
  }

  /// A table goes, as it is written, into a list of another one, which takes its place; what that list has comes
  /// behind it.
  mutating func wrap(_ path: [SceneStep], in node: SceneNode, list name: String) throws {
    guard let old = root[path], let entries = node.entries else { return }
    let others = node[name]?.items ?? []
    let own = entries.filter { $0.key.text != name }
    guard old.style == .block else {
      let writer = writer(beside: old)
      let items =
        [source.text(old.range)] + others.map { writer.line($0, inFlow: true) }
      let start = writer.line(SceneNode(.mapping(own)), inFlow: true).dropLast()
      return try replace(
        old.range,
        "\(start), \(writer.key(name, inFlow: true)): [\(items.joined(separator: ", "))]}")
    }
    let column = source.column(of: old.range.lowerBound)
    let writer = writer(beside: old)
    let first = source.lineStart(of: old.range.lowerBound)
    let end = source.lineEnd(of: old.range.upperBound)
    guard isFirstOnLine(old.range.lowerBound) else {
      throw SceneDraftRefusal.notEditable(line: source.line(of: first) + 1)
    }
    let fragments =
      [Fragment(comments: [], lines: texts(from: first, to: end, less: column))]
      + others.map { Fragment(comments: [], lines: writer.item($0, asBlock: false)) }
    let lines =
      (writer.table(own) + [writer.key(name, inFlow: false) + ":"]).map { spaces(column) + $0 }
      + fragments.flatMap { Self.item($0, at: column + dashStep) }
    try replace(first..<end, lines.joined(separator: source.newline))
  }

  /// A list of texts says something else: what it says already stays as it is written, with its comments, and so do the
  /// comments of an item that says something else now.
  mutating func setItems(_ path: [SceneStep], to items: [SceneNode]) throws {
    guard let list = root[path], !list.items.isEmpty, items.allSatisfy({ $0.text != nil }),
      list.items.allSatisfy({ $0.node.text != nil })
    else { return try set(path, to: SceneNode(.sequence(items))) }
    let old = list.items.compactMap(\.node.text)
    let new = items.compactMap(\.text)
    let difference = new.difference(from: old)
    func offset(_ change: CollectionDifference<String>.Change) -> Int {
      switch change {
      case .insert(let offset, _, _), .remove(let offset, _, _): offset
      }
    }
    let removed = Set(difference.removals.map(offset))
    let inserted = Set(difference.insertions.map(offset))
    var (from, to, place) = (0, 0, 0)
    while from < old.count || to < new.count {
      switch (removed.contains(from), inserted.contains(to)) {
      case (true, true):
        try set(path + [.index(place)], to: items[to])
        (from, to, place) = (from + 1, to + 1, place + 1)
      case (true, false):
        try removeItem(path + [.index(place)])
        from += 1
      case (false, true):
        try insert(items[to], into: path, at: place)
        (to, place) = (to + 1, place + 1)
      case (false, false): (from, to, place) = (from + 1, to + 1, place + 1)
      }
    }
  }

  // MARK: Cutting

  /// An item as it can be inserted elsewhere.
  func fragment(of path: [SceneStep]) -> Fragment? {
    guard case .index(let index)? = path.last, let list = root[Array(path.dropLast())],
      list.items.indices.contains(index)
    else { return nil }
    let item = list.items[index]
    guard list.style == .block else {
      return Fragment(comments: [], lines: lines(of: item.node))
    }
    guard isFirstOnLine(item.start), !item.node.range.isEmpty else { return nil }
    let column = source.column(of: item.start)
    let inner = source.column(of: item.node.range.lowerBound)
    let isSameLine = source.line(of: item.start) == source.line(of: item.node.range.lowerBound)
    guard isSameLine else { return nil }
    let comments = texts(
      from: lead(of: item.start), to: source.lineStart(of: item.start), less: column)
    var lines = texts(
      from: source.lineStart(of: item.start), to: source.lineEnd(of: item.end), less: inner)
    // The first line begins behind the dash.
    lines[0] = source.text(
      item.node.range.lowerBound..<source.lineEnd(of: item.node.range.lowerBound))
    return Fragment(comments: comments, lines: lines)
  }

  /// What stands between brackets; over several lines it is written anew on one.
  private func lines(of node: SourceNode) -> [String] {
    let isOneLine = source.line(of: node.range.lowerBound) == source.line(of: node.range.upperBound)
    return [
      isOneLine ? source.text(node.range) : writer(beside: node).line(node.value, inFlow: true)
    ]
  }

  /// Whole lines without so many blanks at their beginning.
  private func texts(from: Int, to: Int, less column: Int) -> [String] {
    var found: [String] = []
    var line = from
    while line < to {
      let end = source.lineEnd(of: line)
      let indentation = source.indentation(ofLineAt: line) ?? 0
      found.append(source.text(min(line + min(column, indentation), end)..<end))
      let next = source.nextLine(of: line)
      guard next > line else { break }
      line = next
    }
    return found
  }

  /// Takes an item with its comments away; with the last one goes the list's key.
  mutating func removeItem(_ path: [SceneStep], keepsEmptyList: Bool = false) throws {
    let listPath = Array(path.dropLast())
    guard case .index(let index)? = path.last, let list = root[listPath],
      list.items.indices.contains(index)
    else { return }
    if list.items.count == 1, case .key? = listPath.last {
      if keepsEmptyList { return try set(listPath, to: SceneNode(.sequence([]))) }
      return try removeKey(listPath)
    }
    let item = list.items[index]
    if list.style == .flow {
      return try removeFromFlow(
        index, list.items.map { ($0.start, $0.node.range.upperBound) })
    }
    if isFirstOnLine(item.start) {
      return try replace(lead(of: item.start)..<source.nextLine(of: item.end), "")
    }
    guard index + 1 < list.items.count else { return }
    try replace(item.start..<list.items[index + 1].start, "")
  }
}
