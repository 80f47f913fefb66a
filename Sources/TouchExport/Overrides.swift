import TouchEngine
import TouchScenes

/// The methods that a subclass overrides for what a scene says in words.
struct Overrides {
  let part: ScenePart
  /// Writes the object with an id as the subclass reaches it; nil if it cannot.
  let object: (String) -> String?
  /// Writes a call of the program.
  let call: (_ method: String) -> String
  /// Whether code that only a device can run is written.
  let dialect: SwiftDialect

  static let names: Set<String> = [
    "pointInside", "hitTest", "touches", "nextResponder", "whenTouchesBegan", "canPrevent",
    "canBePreventedBy", "touchesShouldBegin", "touchesShouldCancel", "canBecomeFirstResponder",
    "whenWillAppear", "whenDidAppear", "deferSystemGestures", "sendAction", "implements",
  ]

  /// Whether an object needs a class of its own.
  static func areNeeded(for part: ScenePart) -> Bool {
    part.settings.contains { setting in
      switch setting.name {
      case "shouldBegin": part.kind == .view
      case "touches": setting.value.text != "forward"
      case let name: names.contains(name)
      }
    }
  }

  /// The methods, with an empty line between them.
  var methods: [String] {
    let all = part.settings.map(methods) + [touches]
    return Array(all.flatMap { $0 }.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private func methods(_ setting: ScenePart.Setting) -> [[String]] {
    let value = setting.value
    switch setting.name {
    case "pointInside":
      return [
        SwiftText.function(
          "override func point", ["inside point: CGPoint", "with event: UIEvent?"], "Bool",
          [pointInside(value)])
      ]
    case "hitTest":
      return [
        SwiftText.function(
          "override func hitTest", ["_ point: CGPoint", "with event: UIEvent?"], "UIView?",
          hitTest(value))
      ]
    case "shouldBegin" where part.kind == .view:
      return [
        SwiftText.function(
          "override func gestureRecognizerShouldBegin",
          ["_ gestureRecognizer: UIGestureRecognizer"], "Bool", ["\(SwiftText.isTrue(value))"])
      ]
    case "nextResponder":
      guard let next = value.text.flatMap(object) else { return [] }
      return [SwiftText.block("override var next: UIResponder?", [next])]
    case "canBecomeFirstResponder":
      return [
        SwiftText.block(
          "override var canBecomeFirstResponder: Bool", ["\(SwiftText.isTrue(value))"])
      ]
    case "canPrevent": return [prevention("canPrevent", "preventedGestureRecognizer", value)]
    case "canBePreventedBy":
      return [prevention("canBePrevented", "by preventingGestureRecognizer", value)]
    case "touchesShouldBegin":
      return [
        SwiftText.function(
          "override func touchesShouldBegin",
          ["_ touches: Set<UITouch>", "with event: UIEvent?", "in view: UIView"], "Bool",
          ["\(SwiftText.isTrue(value))"])
      ]
    case "touchesShouldCancel":
      return [
        SwiftText.function(
          "override func touchesShouldCancel", ["in view: UIView"], "Bool",
          ["\(SwiftText.isTrue(value))"])
      ]
    case "whenWillAppear": return [appearing("viewWillAppear", "WillAppear")]
    case "whenDidAppear": return [appearing("viewDidAppear", "DidAppear")]
    case "deferSystemGestures":
      let edges = SwiftText.list((value.items ?? [value]).compactMap(\.text).map { "." + $0 })
      return [
        SwiftText.block(
          "override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge", [edges])
      ]
    case "sendAction" where part.kind == .view: return [sendAction(value)]
    case "implements":
      return (value.items ?? [value]).compactMap(\.text).map { name in
        SwiftText.function(
          "\(dialect.objc)func \(name)", [],
          dialect == .uikit ? ["print(\(SwiftText.string(name)))"] : [])
      }
    default: return []
    }
  }

  private func ids(_ node: SceneNode?) -> [String] {
    guard let node else { return [] }
    return (node.items ?? [node]).compactMap(\.text).compactMap(object)
  }

  private func pointInside(_ value: SceneNode) -> String {
    let base = "super.point(inside: point, with: event)"
    switch value.text {
    case "circle":
      return "hypot(point.x - bounds.midX, point.y - bounds.midY) <= bounds.width / 2"
    case "leftHalf": return "\(base) && point.x < bounds.midX"
    case "rightHalf": return "\(base) && point.x >= bounds.midX"
    case "anySubview": return "subviews.contains { $0.frame.contains(point) }"
    case "always": return "true"
    case "never": return "false"
    default: break
    }
    if let inset = value["inset"] {
      let by = SwiftText.numbers(inset)
      return "bounds.insetBy(dx: \(by[0]), dy: \(by[1])).contains(point)"
    }
    if let least = value["minimum"].map({ SwiftText.number($0) }) {
      return
        "bounds.insetBy(dx: min(0, (bounds.width - \(least)) / 2), dy: min(0, (bounds.height - \(least)) / 2)).contains(point)"
    }
    if value["notOver"] != nil {
      return "subviews.contains { $0 is UIControl && $0.frame.contains(point) }"
    }
    let views = SwiftText.list(ids(value["selfOrSubview"])) + " as [UIView?]"
    return
      "\(base) || (\(views)).contains { $0.map { $0.point(inside: $0.convert(point, from: self), with: nil) } ?? false }"
  }

  private func hitTest(_ value: SceneNode) -> [String] {
    switch value.text {
    case "passThrough":
      return ["let hit = super.hitTest(point, with: event)", "return hit === self ? nil : hit"]
    case "nil": return ["nil"]
    case "detached": return ["_ = super.hitTest(point, with: event)", "return UIView()"]
    default:
      return [
        "_ = super.hitTest(point, with: event)", "return \(ids(value["view"]).first ?? "nil")",
      ]
    }
  }

  private func prevention(_ method: String, _ parameter: String, _ value: SceneNode) -> [String] {
    let name = parameter.split(separator: " ").last.map(String.init) ?? parameter
    let label = parameter.contains(" ") ? parameter : "_ " + parameter
    let answer =
      switch value.text {
      case "all": "true"
      case "none": "false"
      default: ids(value).map { "\(name) === \($0)" }.joined(separator: " || ")
      }
    return SwiftText.function(
      "override func \(method)", ["\(label): UIGestureRecognizer"], "Bool",
      [answer.isEmpty ? "false" : answer])
  }

  private func appearing(_ method: String, _ moment: String) -> [String] {
    SwiftText.function(
      "override func \(method)", ["_ animated: Bool"],
      ["super.\(method)(animated)", call("\(part.name)\(moment)")])
  }

  private func sendAction(_ value: SceneNode) -> [String] {
    let target = value["to"]?.text.flatMap(object)
    return SwiftText.function(
      "override func sendAction",
      ["_ action: Selector", "to target: Any?", "for event: UIEvent?"],
      target.map { ["super.sendAction(action, to: \($0), for: event)"] } ?? [])
  }

  // MARK: Touches

  /// The touch methods that do something else than the class's own.
  private var touches: [[String]] {
    let table = part["touches"]
    return [
      ("began", "touchesBegan"), ("moved", "touchesMoved"), ("ended", "touchesEnded"),
      ("cancelled", "touchesCancelled"),
    ].compactMap { phase, method in
      var body: [String] = []
      if phase == "began" {
        if part["whenTouchesBegan"] != nil { body.append(call("\(part.name)TouchesBegan")) }
        if let stall = table?["stall"], dialect == .uikit {
          body += [
            "// As a breakpoint does.", "Thread.sleep(forTimeInterval: \(SwiftText.number(stall)))",
          ]
        }
      }
      let swallows = table?.text == "swallow" || table?[phase]?.text == "swallow"
      if body.isEmpty && !swallows { return nil }
      if !swallows { body.append("super.\(method)(touches, with: event)") }
      let event = part.kind == .recognizer ? "UIEvent" : "UIEvent?"
      return SwiftText.function(
        "override func \(method)", ["_ touches: Set<UITouch>", "with event: \(event)"], body)
    }
  }
}
