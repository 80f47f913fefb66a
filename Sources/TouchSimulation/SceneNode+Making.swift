package import TouchScenes

/// Nodes as a program writes them.
extension SceneNode {
  package static func text(_ text: String) -> SceneNode { SceneNode(.scalar(text)) }
  package static func flag(_ flag: Bool) -> SceneNode { text(flag ? "true" : "false") }

  /// Without zeros that nobody needs.
  package static func number(_ number: Double) -> SceneNode {
    text(number == number.rounded() ? "\(Int(number))" : "\(number)")
  }

  package static func list(_ items: [SceneNode]) -> SceneNode { SceneNode(.sequence(items)) }
  package static func numbers(_ numbers: [Double]) -> SceneNode {
    list(numbers.map { .number($0) })
  }
  package static func texts(_ texts: [String]) -> SceneNode { list(texts.map { .text($0) }) }

  package static func mapping(_ entries: [(String, SceneNode)]) -> SceneNode {
    SceneNode(.mapping(entries.map { (.text($0.0), $0.1) }))
  }
}
