import TouchTrace

/// Relations between recognizers, in the scene and in its variants.
extension SceneDraftChange {
  /// What a recognizer can relate to: an object of the file, or what one brings along, as `scroll.pan`.
  func checkRelated(_ id: String) throws {
    let outline = outline
    guard outline[id] == nil else { return }
    guard let dot = id.lastIndex(of: "."), outline[String(id[..<dot])] != nil else {
      throw SceneDraftRefusal.noObject(id)
    }
  }

  /// The same list of ids in a variant, which begins with that of the scene. One that says the same is none.
  mutating func relate(
    inVariant name: String, _ id: String, _ relation: SceneRelation, _ other: String, _ isOn: Bool
  ) throws {
    guard let object = outline[id] else { throw SceneDraftRefusal.noObject(id) }
    try checkRelated(other)
    let index = editor.root["variants"]?.items.firstIndex { $0.node["name"]?.text == name }
    guard let index else { throw SceneDraftRefusal.noObject(name) }
    let place: [SceneStep] = [
      .key("variants"), .index(index), .key("set"), .key("\(id).\(relation.rawValue)"),
    ]
    let base = editor.root[object.path + [.key(relation.rawValue)]]
    let now = editor.root[place] ?? base
    var ids = now.map(SceneOutline.ids) ?? []
    if ids == ["all"] {
      guard !isOn, let now else { return }
      throw SceneDraftRefusal.notEditable(line: editor.source.line(of: now.range.lowerBound) + 1)
    }
    ids.removeAll { $0 == other || $0 == "none" }
    if relation == .delegate {
      return try isOn
        ? editor.set(place, to: SceneNode(.scalar(other))) : editor.removeKey(place)
    }
    if isOn { ids.append(other) }
    guard ids != (base.map(SceneOutline.ids) ?? []) else {
      return try editor.removeKey(place)
    }
    try editor.set(place, to: SceneNode(.sequence(ids.map { SceneNode(.scalar($0)) })))
  }
}

extension SceneDraft {
  /// What a variant says of relations, by object and relation.
  package func relations(inVariant name: String) throws -> [String: [String: [String]]] {
    let editor = try SourceEditor(Array(text.utf8), file: path)
    let variant = editor.root["variants"]?.items.first { $0.node["name"]?.text == name }
    var found: [String: [String: [String]]] = [:]
    for entry in variant?.node["set"]?.entries ?? [] {
      let edit = Edit(path: entry.name, value: "")
      guard SceneRelation(rawValue: edit.property) != nil else { continue }
      found[edit.id, default: [:]][edit.property] = SceneOutline.ids(entry.value)
    }
    return found
  }
}
