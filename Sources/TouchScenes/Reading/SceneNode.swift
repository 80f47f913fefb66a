/// One piece of a scene file with its place; scalars are texts that attributes parse themselves.
public struct SceneNode {
  /// A text, a list or a table.
  public enum Content {
    case scalar(String)
    case sequence([SceneNode])
    case mapping([(key: SceneNode, value: SceneNode)])
  }

  /// What it holds.
  public var content: Content
  /// From 1.
  public var line: Int
  /// From 1, in characters.
  public var column: Int

  /// The text of a scalar; nil for others.
  public var text: String? {
    if case .scalar(let text) = content { return text }
    return nil
  }

  /// What a list holds; nil for others.
  public var items: [SceneNode]? {
    if case .sequence(let items) = content { return items }
    return nil
  }

  /// What a table holds; nil for others.
  public var entries: [(key: SceneNode, value: SceneNode)]? {
    if case .mapping(let entries) = content { return entries }
    return nil
  }

  /// The value of a key; nil when there is none.
  public subscript(key: String) -> SceneNode? {
    entries?.first { $0.key.text == key }?.value
  }

  /// What it is, in words, for messages.
  var kind: String {
    switch content {
    case .scalar(let text): "'\(text.prefix(40))'"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }

  /// The node as one line, as recordings write values.
  public var flow: String {
    if case .scalar(let text) = content { return OneLine.text(text) }
    return inFlow
  }

  /// The same within a list or a table, where commas and brackets need quotes too.
  private var inFlow: String {
    switch content {
    case .scalar(let text): OneLine.text(text, inFlow: true)
    case .sequence(let items): "[" + items.map(\.inFlow).joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{" + entries.map { $0.key.inFlow + ": " + $0.value.inFlow }.joined(separator: ", ") + "}"
    }
  }
}
