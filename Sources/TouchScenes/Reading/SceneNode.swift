import TouchLanguage

/// One node of a scene file with its position; scalars are texts that attributes parse themselves.
public struct SceneNode {
  /// A text, a list or a mapping.
  public enum Content {
    case scalar(String)
    case sequence([SceneNode])
    case mapping([(key: SceneNode, value: SceneNode)])
  }

  public var content: Content
  /// The line, from 1.
  public var line: Int
  /// The column in characters, from 1.
  public var column: Int
  /// How the file writes a scalar.
  var style = Style.plain

  /// How a node is written.
  enum Style {
    /// Scalars.
    case plain, singleQuoted, doubleQuoted, literal, folded
    /// Lists and mappings.
    case flow, block
  }

  /// A node without a place in a file.
  package init(_ content: Content) { self.init(content: content, line: 1, column: 1) }

  init(content: Content, line: Int, column: Int, style: Style = .plain) {
    self.content = content
    self.line = line
    self.column = column
    self.style = style
  }

  /// The text of a scalar; nil for others.
  public var text: String? {
    if case .scalar(let text) = content { return text }
    return nil
  }

  /// The items of a list; nil for others.
  public var items: [SceneNode]? {
    if case .sequence(let items) = content { return items }
    return nil
  }

  /// The entries of a mapping; nil for others.
  public var entries: [(key: SceneNode, value: SceneNode)]? {
    if case .mapping(let entries) = content { return entries }
    return nil
  }

  /// The value of a key; nil if there is none.
  public subscript(key: String) -> SceneNode? {
    entries?.first { $0.key.text == key }?.value
  }

  /// The kind of node, for messages; of a long text its beginning.
  var kind: NodeKind {
    switch content {
    case .scalar(let text): .text(String(text.unicodeScalars.prefix(40)))
    case .sequence(let items): .list(items.count)
    case .mapping: .mapping
    }
  }

  /// The node as one line, as recordings write values.
  public var flow: String {
    if case .scalar(let text) = content { return OneLine.text(text) }
    return inFlow
  }

  /// The same within a list or mapping, where commas and brackets need quotes too.
  private var inFlow: String {
    switch content {
    case .scalar(let text): OneLine.text(text, inFlow: true)
    case .sequence(let items): "[" + items.map(\.inFlow).joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{" + entries.map { $0.key.inFlow + ": " + $0.value.inFlow }.joined(separator: ", ") + "}"
    }
  }
}
