import TouchScenes

/// Expectations of runs as calls of `GestureTester`.
enum TestExpectation {
  /// What a test cannot say.
  struct Refusal: Error {
    let sentence: String
  }

  static func calls(_ node: SceneNode, actionsPrint: Bool) throws(Refusal) -> [String] {
    if actionsPrint, contains(node, "prints") {
      throw Refusal(sentence: "what the actions of a scene print is printed by scenes alone")
    }
    if contains(node, "stack") {
      throw Refusal(sentence: "call stacks are compared with golden cases of the scenes alone")
    }
    if isAtAMoment(node) {
      throw Refusal(sentence: "values in the middle of a run are read by scenes alone")
    }
    let name = node.entries?.first?.key.text
    let value = node.entries?.first?.value
    guard let value, node.entries?.count == 1 else { return [plain(node)] }
    switch name {
    case "actions": return ["expectActions(\(texts(value)))"]
    case "prints" where value["from"] == nil: return ["expectPrints(\(texts(value)))"]
    case "states":
      return (value.entries ?? []).map { key, states in
        "expectStates(\(texts(states)), of: \(SwiftText.string(key.text ?? "")))"
      }
    case "why":
      return (value.entries ?? []).map { key, reason in
        "expectReason(\(SwiftText.string(reason.text ?? "")), of: \(SwiftText.string(key.text ?? "")))"
      }
    case "log" where value["unordered"] == nil && value["is"] != nil:
      let kinds = words(value["kinds"]).map { ".\($0)" }
      let subjects = words(value["of"]).map(SwiftText.string)
      let list =
        [texts(value["is"] ?? value)] + kinds
        + (subjects.isEmpty ? [] : ["of: " + subjects.joined(separator: ", ")])
      return ["expectLines(\(list.joined(separator: ", ")))"]
    default: return [plain(node)]
    }
  }

  private static func plain(_ node: SceneNode) -> String {
    "expect(\(SwiftText.string("- " + TestInput.entry(node))))"
  }

  private static func words(_ node: SceneNode?) -> [String] {
    node.map { ($0.items ?? [$0]).compactMap(\.text) } ?? []
  }

  private static func texts(_ node: SceneNode) -> String {
    SwiftText.wrapped(words(node).map(SwiftText.string))
  }

  private static func contains(_ node: SceneNode, _ key: String) -> Bool {
    (node.entries ?? []).contains { $0.key.text == key || contains($0.value, key) }
      || (node.items ?? []).contains { contains($0, key) }
  }

  /// Whether values are read before the end.
  private static func isAtAMoment(_ node: SceneNode) -> Bool {
    (node["values"] != nil && node["at"] != nil)
      || (node.entries ?? []).contains { isAtAMoment($0.value) }
      || (node.items ?? []).contains { isAtAMoment($0) }
  }
}
