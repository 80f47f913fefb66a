/// A node of a scene's text with the bytes that it stands in.
struct SourceNode {
  enum Content {
    case scalar(String)
    case list([SourceItem])
    case table([SourceEntry])
  }

  var content: Content
  var style: SceneNode.Style
  /// Its own bytes, without comments around it.
  var range: Range<Int>
}

/// An item of a list.
struct SourceItem {
  /// Its dash; in flow its first byte.
  var start: Int
  var node: SourceNode

  var end: Int { max(start + 1, node.range.upperBound) }
}

/// A key of a table with its value.
struct SourceEntry {
  var key: SourceNode
  /// Behind its colon; nil for a key in flow that has none.
  var colon: Int?
  var value: SourceNode

  var start: Int { key.range.lowerBound }
  var end: Int { max(key.range.upperBound, colon ?? 0, value.range.upperBound) }
  var name: String { key.text ?? "" }
}

/// The way to a node from the root.
public enum SceneStep: Hashable, Sendable {
  case key(String)
  case index(Int)
}

extension SourceNode {
  var text: String? {
    if case .scalar(let text) = content { return text }
    return nil
  }

  var items: [SourceItem] {
    if case .list(let items) = content { return items }
    return []
  }

  var entries: [SourceEntry] {
    if case .table(let entries) = content { return entries }
    return []
  }

  var isList: Bool { if case .list = content { true } else { false } }
  var isTable: Bool { if case .table = content { true } else { false } }

  func entry(_ key: String) -> SourceEntry? { entries.first { $0.name == key } }

  subscript(key: String) -> SourceNode? { entry(key)?.value }

  subscript(steps: [SceneStep]) -> SourceNode? {
    var node = self
    for step in steps {
      let next: SourceNode? =
        switch step {
        case .key(let key): node[key]
        case .index(let index):
          node.items.indices.contains(index) ? node.items[index].node : nil
        }
      guard let next else { return nil }
      node = next
    }
    return node
  }

  /// What it says, without how it is written.
  var value: SceneNode {
    switch content {
    case .scalar(let text): SceneNode(.scalar(text))
    case .list(let items): SceneNode(.sequence(items.map(\.node.value)))
    case .table(let entries):
      SceneNode(.mapping(entries.map { ($0.key.value, $0.value.value) }))
    }
  }
}

extension SceneNode {
  /// It says the same, whatever the order of keys; numbers are compared as numbers.
  func says(_ other: SceneNode) -> Bool {
    switch (content, other.content) {
    case (.scalar(let a), .scalar(let b)):
      if a == b { return true }
      guard let x = Double(a), let y = Double(b) else { return false }
      return x == y
    case (.sequence(let a), .sequence(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { $0.says($1) }
    case (.mapping(let a), .mapping(let b)):
      return a.count == b.count
        && a.allSatisfy { entry in
          entry.key.text.flatMap { other[$0] }.map { $0.says(entry.value) } ?? false
        }
    default: return false
    }
  }
}
