package import TouchScenes

/// Nodes as the text of a scene file: one line for what fits into one, indented lines for the rest.
package enum SceneWriter {
  private static let width = 100

  /// The text of a scene; reading it gives the same nodes.
  package static func text(_ root: SceneNode) -> String {
    guard case .mapping(let entries) = root.content, !entries.isEmpty else {
      return root.flow + "\n"
    }
    return lines(root, indent: 0).joined(separator: "\n") + "\n"
  }

  private static func lines(_ node: SceneNode, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    switch node.content {
    case .scalar: return [margin + node.flow]
    case .sequence(let items):
      return items.flatMap { item in
        let flow = "- " + item.flow
        if isShort(item, flow, indent) { return [margin + flow] }
        var inner = lines(item, indent: indent + 2)
        inner[0] = margin + "- " + inner[0].dropFirst(indent + 2)
        return inner
      }
    case .mapping(let entries):
      return entries.flatMap { key, value in
        let flow = "\(key.flow): \(value.flow)"
        if isShort(value, flow, indent) { return [margin + flow] }
        return ["\(margin)\(key.flow):"] + lines(value, indent: indent + 2)
      }
    }
  }

  private static func isShort(_ node: SceneNode, _ flow: String, _ indent: Int) -> Bool {
    switch node.content {
    case .scalar: true
    case .sequence(let items): items.isEmpty || indent + flow.count <= width
    case .mapping(let entries): entries.isEmpty || indent + flow.count <= width
    }
  }
}
