import TouchTrace

/// Deleting: an object goes with what is in it and with all that refers to it.
extension SceneDraftChange {
  mutating func delete(_ id: String) throws {
    let outline = SceneOutline(editor.root, editor.source)
    guard let object = outline[id] else { throw SceneDraftRefusal.noObject(id) }
    guard !object.isFixed, case .index? = object.path.last else {
      throw SceneDraftRefusal.fixed(id)
    }
    var gone = outline.objects.filter { !$0.isUnnamed && $0.path.starts(with: object.path) }
      .map(\.id)
    if let node = editor.root[object.path] {
      // Rows of tables have objects, too.
      gone += Self.writtenIDs(in: node).filter { !gone.contains($0) }
    }
    try editor.removeItem(object.path)
    let words = SceneReferences.words(in: editor.root)
    for id in gone where words.contains(id) { try forget(id) }
  }

  /// All ids in a part of the text, with those that `repeat` makes.
  static func writtenIDs(in node: SourceNode) -> [String] {
    let copies = node["id"]?.text.map { SceneOutline.copies(of: node, as: $0) } ?? []
    let below =
      node.items.flatMap { writtenIDs(in: $0.node) }
      + node.entries.flatMap { entry in
        entry.name == "id" ? [entry.value.text].compactMap(\.self) : writtenIDs(in: entry.value)
      }
    return below + copies
  }

  /// Takes away what refers to an object, place by place.
  private mutating func forget(_ id: String) throws {
    while true {
      let ids = SceneOutline(editor.root, editor.source).writtenIDs
      guard let site = SceneReferences.find(id, in: editor.root, ids: ids).first else { return }
      let size = editor.source.count
      try remove(site)
      guard editor.source.count < size else { throw SceneDraftRefusal.fixed(id) }
    }
  }

  private mutating func remove(_ site: SceneReferences.Site) throws {
    let path = site.path
    if let input = Self.input(in: path) { return try removeInput(input) }
    if let expectation = Self.expectation(in: path) {
      return try remove(site, from: expectation)
    }
    if let attribute = Self.attribute(in: path) {
      // One of several ids goes alone; the last one takes the attribute along.
      if case .index? = path.last, (editor.root[Array(path.dropLast())]?.items.count ?? 0) > 1 {
        return try editor.removeItem(path)
      }
      return try removeAttribute(attribute)
    }
    if site.isKey { return try removeChange(path) }
    try remove(path)
  }

  mutating func remove(_ path: [SceneStep]) throws {
    if case .index? = path.last {
      try editor.removeItem(path)
    } else if case .key? = path.last {
      try editor.removeKey(path)
    }
  }

  // MARK: Changes

  /// An input goes as a whole; a run goes with the last one that does more than wait.
  private mutating func removeInput(_ path: [SceneStep]) throws {
    try remove(path)
    var list = path
    if case .index? = path.last { list.removeLast() }
    let left = editor.root[list]?.items ?? []
    let isRun = list.first == .key("runs") && list.count == 3
    guard editor.root[list] == nil || isRun && left.allSatisfy({ $0.node["wait"] != nil }) else {
      return
    }
    if isRun {
      try remove(Array(list.dropLast()))
    } else if Self.isChange(list) {
      try removeChange(list)
    }
  }

  private mutating func removeAttribute(_ path: [SceneStep]) throws {
    try Self.isChange(path) ? removeChange(path) : editor.removeKey(path)
  }

  /// `id.property` of a variant; a variant without changes goes, with the runs that name it.
  private mutating func removeChange(_ path: [SceneStep]) throws {
    try editor.removeKey(path)
    let set = Array(path.dropLast())
    guard let left = editor.root[set], left.entries.isEmpty else { return }
    let variant = Array(set.dropLast())
    let name = editor.root[variant]?["name"]?.text
    try remove(variant)
    guard let name else { return }
    while let index = editor.root["runs"]?.items.firstIndex(where: {
      $0.node["variant"]?.text == name
    }) {
      try editor.removeItem([.key("runs"), .index(index)])
    }
  }

  // MARK: Expectations

  /// Parts without which an expectation says something else, or nothing.
  private static let needed: Set = ["at", "after", "lines", "is"]

  private mutating func remove(
    _ site: SceneReferences.Site, from expectation: [SceneStep]
  ) throws {
    let path = site.path
    let isNeeded = !site.isKey && Self.needed.contains(Self.name(path.last))
    if isNeeded || path[expectation.count...].first == .key("anyOf") {
      return try editor.removeItem(expectation)
    }
    try site.isKey ? editor.removeKey(path) : remove(path)
    guard let left = editor.root[expectation] else { return }
    // A list that is empty now took its key away: what is left of the expectation says nothing.
    var isEmpty = false
    if case .index? = path.last { isEmpty = editor.root[Array(path.dropLast())] == nil }
    // Its first key says what it expects.
    let form = left.entries.first?.value
    if isEmpty || form.map({ $0.isTable && $0.entries.isEmpty }) ?? true {
      try editor.removeItem(expectation)
    }
  }

  // MARK: Places

  private static func name(_ step: SceneStep?) -> String {
    if case .key(let name)? = step { name } else { "" }
  }

  /// The attribute that a step of a path is about: that of an object, or of a change of it.
  private static func property(at index: Int, in path: [SceneStep]) -> String {
    let name = name(path[index])
    guard index > 0, path[index - 1] == .key("set") else { return name }
    return name.split(separator: ".").last.map(String.init) ?? name
  }

  /// `id.property` of a variant.
  private static func isChange(_ path: [SceneStep]) -> Bool {
    path.first == .key("variants") && path.dropLast().last == .key("set")
  }

  /// The input, of a run or of what an object does, that a place is in.
  private static func input(in path: [SceneStep]) -> [SceneStep]? {
    let list = path.indices.first { SceneReferences.programs.contains(property(at: $0, in: path)) }
    guard let list else { return nil }
    if path.indices.contains(list + 1), case .index = path[list + 1] {
      return Array(path[...(list + 1)])
    }
    return Array(path[...list])
  }

  /// The attribute with ids that a place is in.
  private static func attribute(in path: [SceneStep]) -> [SceneStep]? {
    path.indices.last { SceneReferences.holdsIDs(property(at: $0, in: path)) }
      .map { Array(path[...$0]) }
  }

  /// The expectation of a run that a place is in.
  private static func expectation(in path: [SceneStep]) -> [SceneStep]? {
    guard let list = path.firstIndex(of: .key("expect")), path.indices.contains(list + 1)
    else { return nil }
    return Array(path[...(list + 1)])
  }
}
