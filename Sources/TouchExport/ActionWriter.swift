import TouchEngine
import TouchScenes

/// Writes what happens when recognizers and controls act, and how controls find their targets.
final class ActionWriter {
  private let program: Program
  private let scene: ExportedScene
  private(set) var members = Members()

  init(_ program: Program) {
    self.program = program
    scene = program.scene
  }

  func handler(_ part: ScenePart) -> String {
    "handle" + SwiftNames.capitalized(part.name)
  }

  func hasHandler(_ part: ScenePart) -> Bool {
    switch part.sample {
    case is UIGestureRecognizer:
      part.id != nil || part["drives"] != nil || part["whenAction"] != nil
    case is UIControl: (part.id != nil || part["whenAction"] != nil) && part["target"] == nil
    default: false
    }
  }

  func write() {
    if scene.all.contains(where: { uses("front?", in: $0) }) { writeFront() }
    for part in scene.all where hasHandler(part) {
      let name = part["action"]?.text ?? part.id ?? part.name
      let isControl = part.sample is UIControl
      let parameter = isControl ? "sender" : "recognizer"
      let said =
        part["prints"]?.text.map(SwiftText.string)
        ?? SwiftText.string(name) + (isControl ? "" : ", recognizer.state.rawValue")
      var body = program.dialect == .uikit ? ["print(\(said))"] : []
      body += drive(part) + (part["whenAction"].map { program.statements(changes: $0) } ?? [])
      members.methods.append(
        SwiftText.function(
          "\(program.dialect.objc)private func \(handler(part))",
          ["_ \(parameter): \(part.className)"], body))
    }
  }

  private func uses(_ word: String, in part: ScenePart) -> Bool {
    let nodes =
      ["whenAction", "whenTouchesBegan", "whenWillAppear", "whenDidAppear"]
      .compactMap { part[$0] } + [part["rightBarButton"]?["whenAction"]].compactMap { $0 }
    return nodes.contains { program.statements(changes: $0).contains { $0.contains(word) } }
  }

  /// What a recognizer does to the view that it drives.
  private func drive(_ part: ScenePart) -> [String] {
    guard let node = part["drives"], let id = node["view"]?.text,
      let view = program.expression(id)
    else { return [] }
    let name = part.name
    switch (node["with"]?.text, part.sample) {
    case ("translation", is UIPanGestureRecognizer):
      members.variables.append("private var \(name)Start = CGPoint.zero")
      return [
        "if recognizer.state == .began { \(name)Start = \(view).center }",
        "let way = recognizer.translation(in: \(view).superview)",
        "\(view).center = CGPoint(x: \(name)Start.x + way.x, y: \(name)Start.y + way.y)",
      ]
    case ("scale", is UIPinchGestureRecognizer):
      members.variables.append("private var \(name)Scale: CGFloat = 1")
      return [
        "if recognizer.state == .began { \(name)Scale = 1 }",
        "let scale = recognizer.scale / \(name)Scale",
        "\(view).transform = \(view).transform.scaledBy(x: scale, y: scale)",
        "\(name)Scale = recognizer.scale",
      ]
    case ("rotation", is UIRotationGestureRecognizer):
      members.variables.append("private var \(name)Angle: CGFloat = 0")
      return [
        "if recognizer.state == .began { \(name)Angle = 0 }",
        "\(view).transform = \(view).transform.rotated(by: recognizer.rotation - \(name)Angle)",
        "\(name)Angle = recognizer.rotation",
      ]
    default: return ["\(view).center = recognizer.location(in: \(view).superview)"]
    }
  }

  /// The controller that the user sees, for what a scene presents or pushes.
  private func writeFront() {
    let window =
      program.owner == nil
      ? scene.windows.first { $0.node["process"] == nil }?.name ?? "window" : "view.window?"
    members.methods.append(
      ["/// The controller that the user sees."]
        + SwiftText.block(
          "private var front: UIViewController?",
          [
            "var controller = \(window).rootViewController",
            "while let next = controller?.presentedViewController",
            "  ?? (controller as? UINavigationController)?.topViewController",
            "  ?? (controller as? UITabBarController)?.selectedViewController",
            "{", "  controller = next", "}", "return controller",
          ]))
  }

  // MARK: Targets of controls

  func targetLines(_ part: ScenePart) -> [String] {
    guard let control = part.sample as? UIControl else { return [] }
    let trigger = control.touchscopeTriggerEvent.touchscopeNames
    let names = part["controlEvents"].map { ($0.items ?? [$0]).compactMap(\.text) } ?? trigger
    let events = names.count == 1 ? "." + names[0] : SwiftText.list(names.map { "." + $0 })
    if part["target"] != nil { return chainTarget(part, events) }
    guard hasHandler(part) else { return [] }
    let action = program.dialect.selector(handler(part), of: "Self")
    return ["\(part.name).addTarget(self, action: \(action), for: \(events))"]
  }

  /// An action that goes up the responder chain.
  private func chainTarget(_ part: ScenePart, _ events: String) -> [String] {
    let name = part["action"]?.text ?? part.id ?? part.name
    let performers = scene.all.filter { one in
      one["implements"].map { ($0.items ?? [$0]).contains { $0.text == name } } ?? false
    }
    let around = performers.last { one in one.family.contains { $0 === part } }
    let performer = around ?? performers.first
    guard let performer else {
      return ["\(part.name).addTarget(nil, action: Selector((\"\(name)\")), for: \(events))"]
    }
    let owner =
      program.subclass(of: performer)
      ?? (performer === program.owner ? program.ownerClass : "AppDelegate")
    let action = program.dialect.selector(plain: name, of: owner)
    return ["\(part.name).addTarget(nil, action: \(action), for: \(events))"]
  }
}
