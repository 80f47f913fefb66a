import TouchEngine
import TouchScenes

/// Recognizers and their requirements.
extension ProgramWriter {
  private var recognizers: [(recognizer: ScenePart, view: ScenePart)] {
    scene.all.flatMap { view in view.recognizers.map { ($0, view) } }
  }

  var recognizerBlocks: [[String]] {
    recognizers.map { recognizer, view in lines(recognizer, on: program.expression(view)) }
      + [recognizers.flatMap { requirements($0.recognizer) + delegates($0.recognizer) }]
  }

  private func lines(_ part: ScenePart, on view: String) -> [String] {
    var lines = part.isLocal ? ["let \(part.name) = \(program.make(part))"] : []
    if let id = part.id { lines.append("\(part.name).name = \(SwiftText.string(id))") }
    lines += settings(of: part)
    if knowsOwner(part) { lines.append("\(part.name).owner = self") }
    lines += delegateLines(part)
    if actions.hasHandler(part) {
      let action = program.dialect.selector(actions.handler(part), of: "Self")
      lines.append("\(part.name).addTarget(self, action: \(action))")
    }
    return lines + ["\(view).addGestureRecognizer(\(part.name))"]
  }

  /// An object of the scene as the delegate, once it is there.
  private func delegates(_ part: ScenePart) -> [String] {
    guard let node = part["delegate"], let id = node.text else { return [] }
    guard let object = program.expression(id) else {
      return [program.impossible("\(id) cannot be reached", at: node)]
    }
    return ["\(part.name).delegate = \(object)"]
  }

  private func requirements(_ part: ScenePart) -> [String] {
    guard let list = part["requireToFail"] else { return [] }
    return (list.items ?? [list]).compactMap(\.text).flatMap { id -> [String] in
      guard let other = program.expression(id) else {
        return [program.impossible("\(id) cannot be reached", at: list)]
      }
      guard Program.isOptional(other) else { return ["\(part.name).require(toFail: \(other))"] }
      return SwiftText.block("if let other = \(other)", ["\(part.name).require(toFail: other)"])
    }
  }
}
