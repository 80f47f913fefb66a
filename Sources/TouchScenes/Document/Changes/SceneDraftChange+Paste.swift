import TouchTrace

/// Pasting: a list of objects goes into another, with ids that nothing has yet.
extension SceneDraftChange {
  mutating func paste(_ text: String, into parent: String) throws {
    let items = (try? YAMLReader.read(text, file: "clipboard"))?.items ?? []
    guard !items.isEmpty, items.allSatisfy({ $0.entries != nil && $0["class"] != nil }) else {
      throw SceneDraftRefusal.nothingToPaste
    }
    let own = outline.writtenIDs.union(outline.objects.map(\.id))
    var taken = own.union(items.flatMap(Self.ids))
    var pasted: [[SceneStep]] = []
    for item in items {
      let kind: SceneOutline.Kind = Self.isRecognizer(item) ? .recognizer : .view
      let (list, index) = try place(
        of: kind, item["id"]?.text ?? "", in: parent, before: nil)
      let isCopy = item["id"]?.text.map(own.contains) ?? false
      try editor.insert(isCopy ? Self.moved(item) : item, into: list, at: index)
      pasted.append(list + [.index(index)])
    }
    for id in items.flatMap(Self.ids) where own.contains(id) {
      let new = FreeID.next(after: id, taken: taken)
      taken.insert(new)
      for path in pasted { try rename(id, to: new, in: path) }
    }
    for path in pasted {
      while let dangling = dangling(in: path) { try remove(dangling) }
    }
  }

  private static func isRecognizer(_ item: SceneNode) -> Bool {
    SceneClasses.names(.recognizer).contains(item["class"]?.text ?? "")
  }

  private static func ids(_ node: SceneNode) -> [String] {
    (node.items ?? []).flatMap(ids)
      + (node.entries ?? []).flatMap { entry in
        entry.key.text == "id" ? [entry.value.text].compactMap(\.self) : ids(entry.value)
      }
  }

  /// A copy does not lie exactly on its original.
  private static func moved(_ item: SceneNode) -> SceneNode {
    guard case .mapping(var entries) = item.content,
      let index = entries.firstIndex(where: { $0.key.text == "frame" }),
      let numbers = entries[index].value.items?.compactMap({ $0.text.flatMap(Double.init) }),
      numbers.count == 4
    else { return item }
    let frame = [numbers[0] + 16, numbers[1] + 16, numbers[2], numbers[3]]
    entries[index].value = SceneNode(
      .sequence(frame.map { SceneNode(.scalar(CanonicalNumber.text($0))) }))
    return SceneNode(.mapping(entries))
  }

  /// In what was pasted at `path`.
  private mutating func rename(_ id: String, to new: String, in path: [SceneStep]) throws {
    try mention(id, as: new, of: nil, in: path)
    guard let node = editor.root[path], let place = Self.place(of: id, in: node, path) else {
      return
    }
    try editor.set(place, to: SceneNode(.scalar(new)))
  }

  /// A place of a pasted part that names what the scene does not have.
  private func dangling(in path: [SceneStep]) -> [SceneStep]? {
    let known = outline.writtenIDs.union(outline.objects.map(\.id))
    func isKnown(_ text: String?) -> Bool {
      guard let text, text != "all", text != "none" else { return true }
      // `scroll.pan` comes along with `scroll`.
      return known.contains(text)
        || text.indices.contains { text[$0] == "." && known.contains(String(text[..<$0])) }
    }
    func find(_ node: SourceNode, _ path: [SceneStep]) -> [SceneStep]? {
      for (index, item) in node.items.enumerated() {
        if let found = find(item.node, path + [.index(index)]) { return found }
      }
      for entry in node.entries {
        let path = path + [.key(entry.name)]
        guard SceneReferences.attributes.contains(entry.name) else {
          if let found = find(entry.value, path) { return found }
          continue
        }
        if !isKnown(entry.value.text) { return path }
        if let index = entry.value.items.firstIndex(where: { !isKnown($0.node.text) }) {
          return path + [.index(index)]
        }
      }
      return nil
    }
    return editor.root[path].flatMap { find($0, path) }
  }
}
