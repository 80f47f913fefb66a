import TouchScenes

/// The methods of a recognizer's delegate that a scene's policies stand for.
enum DelegateMethods {
  static let names: Set<String> = [
    "shouldBegin", "shouldReceiveTouch", "simultaneousWith", "requireFailureOf",
    "beRequiredToFailBy",
  ]

  /// The policies of a recognizer; `none` is a delegate without the method.
  static func policies(of part: ScenePart) -> [ScenePart.Setting] {
    guard part.kind == .recognizer else { return [] }
    return part.settings.filter { names.contains($0.name) && $0.value.text != "none" }
      .sorted { $0.name < $1.name }
  }

  /// The whole method.
  static func method(_ name: String, _ body: [String]) -> [String] {
    let recognizer = "_ gestureRecognizer: UIGestureRecognizer"
    let other = "otherGestureRecognizer: UIGestureRecognizer"
    let last =
      switch name {
      case "shouldBegin": ""
      case "shouldReceiveTouch": "shouldReceive touch: UITouch"
      case "simultaneousWith": "shouldRecognizeSimultaneouslyWith \(other)"
      case "requireFailureOf": "shouldRequireFailureOf \(other)"
      default: "shouldBeRequiredToFailBy \(other)"
      }
    return name == "shouldBegin"
      ? SwiftText.function("func gestureRecognizerShouldBegin", [recognizer], "Bool", body)
      : SwiftText.function("func gestureRecognizer", [recognizer, last], "Bool", body)
  }

  /// An expression for the answer; `object` writes the object with an id.
  static func answer(_ setting: ScenePart.Setting, _ object: (String) -> String?) -> String {
    func ids(_ node: SceneNode) -> [String] {
      (node.items ?? [node]).compactMap(\.text).compactMap(object)
    }
    switch (setting.name, setting.value.text) {
    case ("shouldBegin", "horizontal"), ("shouldBegin", "vertical"):
      let comparison = setting.value.text == "horizontal" ? ">=" : "<"
      return
        "(gestureRecognizer as? UIPanGestureRecognizer).map { $0.translation(in: nil) }.map { abs($0.x) \(comparison) abs($0.y) } ?? true"
    case ("shouldReceiveTouch", "notOnControl"): return "!(touch.view is UIControl)"
    case ("shouldReceiveTouch", nil):
      let views = ids(setting.value["onlyOn"] ?? SceneNode(.sequence([])))
      return "\(SwiftText.list(views)).contains { touch.view?.isDescendant(of: $0) == true }"
    case (_, "all"): return "true"
    case ("shouldBegin", _), ("shouldReceiveTouch", _):
      return "\(SwiftText.isTrue(setting.value))"
    default:
      let others = ids(setting.value)
      return others.isEmpty
        ? "false" : others.map { "otherGestureRecognizer === \($0)" }.joined(separator: " || ")
    }
  }

  /// One answer for each of several objects; those that answer as the last one does are not told apart.
  static func choice(
    _ parts: [ScenePart], _ parameter: String, _ answer: (ScenePart) -> String
  ) -> [String] {
    let answers = parts.map { (name: $0.name, text: answer($0)) }
    guard let last = answers.last else { return [] }
    let others = answers.filter { $0.text != last.text }
    return others.isEmpty
      ? [last.text]
      : others.map { "if \(parameter) === \($0.name) { return \($0.text) }" }
        + ["return \(last.text)"]
  }
}
