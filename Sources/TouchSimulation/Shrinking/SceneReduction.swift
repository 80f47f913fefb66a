import TouchScenes

/// Smaller versions of a scene: with parts of a node left out, and what named those parts.
struct SceneReduction {
  /// The way to a node: the index of the item or entry, from the root.
  typealias Path = [Int]

  let root: SceneNode

  /// How many items or entries the node has.
  func count(at path: Path) -> Int { Self.children(of: node(at: path)).count }

  private static func children(of node: SceneNode) -> [SceneNode] {
    switch node.content {
    case .scalar: []
    case .sequence(let items): items
    case .mapping(let entries): entries.map(\.value)
    }
  }

  private func node(at path: Path) -> SceneNode {
    path.reduce(root) { Self.children(of: $0)[$1] }
  }

  /// With only some of the items or entries of a node; whoever named objects of the others does not any more.
  func keeping(_ kept: [Int], at path: Path) -> SceneNode {
    let all = Self.children(of: node(at: path))
    let gone = Set(all.indices).subtracting(kept)
    var ids: Set<String> = []
    for index in gone { Self.collect(all[index], into: &ids) }
    let smaller = Self.change(root, at: path[...]) { node in
      switch node.content {
      case .scalar: node
      case .sequence(let items): .list(kept.map { items[$0] })
      case .mapping(let entries): SceneNode(.mapping(kept.map { entries[$0] }))
      }
    }
    return ids.isEmpty ? smaller : Self.forget(ids, in: smaller)
  }

  /// With the subviews of a view beside it instead of in it, and the view gone; nil if the node is no such view.
  func lifting(_ path: Path) -> SceneNode? {
    let view = node(at: path)
    guard let index = path.last, let inner = view["subviews"]?.items, !inner.isEmpty else {
      return nil
    }
    var ids: Set<String> = []
    if let id = view["id"]?.text { ids.insert(id) }
    let parent = path.dropLast()
    guard case .sequence = node(at: Array(parent)).content else { return nil }
    let smaller = Self.change(root, at: parent) { list in
      var items = list.items ?? []
      items.replaceSubrange(index...index, with: inner)
      return .list(items)
    }
    return Self.forget(ids, in: smaller)
  }

  private static func change(
    _ node: SceneNode, at path: ArraySlice<Int>, _ body: (SceneNode) -> SceneNode
  ) -> SceneNode {
    guard let index = path.first else { return body(node) }
    switch node.content {
    case .scalar: return node
    case .sequence(var items):
      items[index] = change(items[index], at: path.dropFirst(), body)
      return .list(items)
    case .mapping(var entries):
      entries[index].value = change(entries[index].value, at: path.dropFirst(), body)
      return SceneNode(.mapping(entries))
    }
  }

  /// The ids of all objects in a node.
  private static func collect(_ node: SceneNode, into ids: inout Set<String>) {
    if let id = node["id"]?.text { ids.insert(id) }
    for child in children(of: node) { collect(child, into: &ids) }
  }

  /// Without the items and entries that name one of the ids.
  private static func forget(_ ids: Set<String>, in node: SceneNode) -> SceneNode {
    func isGone(_ name: String?) -> Bool {
      guard let name else { return false }
      if ids.contains(name) { return true }
      return name.indices.contains { name[$0] == "." && ids.contains(String(name[..<$0])) }
    }
    switch node.content {
    case .scalar: return node
    case .sequence(let items):
      return .list(items.filter { !isGone($0.text) }.map { forget(ids, in: $0) })
    case .mapping(let entries):
      return SceneNode(
        .mapping(
          entries.filter { !isGone($0.key.text) && !isGone($0.value.text) }
            .map { ($0.key, forget(ids, in: $0.value)) }))
    }
  }
}
