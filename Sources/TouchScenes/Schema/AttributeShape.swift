import TouchEngine
import TouchGeometry
import TouchTrace

/// The shape of an attribute's values: of its kind, or its own where the kind says only that it is a text.
enum AttributeShape {
  /// Nil for what files cannot set.
  static func of(_ attribute: SceneAttribute) -> JSON? {
    guard attribute.values != "read only" else { return nil }
    if let own = own(attribute) { return own }
    return switch attribute.kind {
    case .flag: Shape.flag
    case .number(let from, let to, let isWhole): Shape.number(from, to, isWhole: isWhole)
    case .numbers(let names): rectangle(names)
    case .choice(let words): words == ["true", "false"] ? Shape.flag : Shape.word(words)
    case .set(let words): Shape.words(words)
    case .ids: Shape.ids
    case .id: Shape.id
    case .color: Shape.color
    case .seconds(let from, let to): Shape.number(from, to)
    case .texts: Shape.texts
    case .text, .readOnly: nil
    }
  }

  /// With its summary, for editors.
  static func described(_ attribute: SceneAttribute) -> JSON? {
    guard let shape = of(attribute), case .table(let entries) = shape else { return nil }
    return .table([("description", .text(attribute.summary))] + entries)
  }

  /// Widths and heights are not negative.
  private static func rectangle(_ names: [String]) -> JSON {
    guard names == ["x", "y", "width", "height"] else { return Shape.numbers(names.count) }
    let length: JSON = ["type": "number", "minimum": 0]
    return [
      "type": "array", "items": [Shape.number, Shape.number, length, length], "minItems": 4,
      "maxItems": 4,
    ]
  }

  private static func own(_ attribute: SceneAttribute) -> JSON? {
    switch attribute.name {
    case "backgroundColor", "textColor": Shape.color
    case "title", "text", "detail", "placeholder", "action", "prints": Shape.text
    case "transform": Shape.transform
    case "autoresizingMask": Shape.words(UIView.AutoresizingMask.names.map(\.name))
    case "direction": Shape.words(UISwipeGestureRecognizer.Direction.named.map(\.name))
    case "edges", "deferSystemGestures": Shape.words(UIRectEdge.named.map(\.name))
    case "allowedTouchTypes": Shape.words(["direct", "indirect", "pencil", "indirectPointer"])
    case "controlEvents": Shape.words(UIControl.Event.touchscopeAll.map(\.name))
    case "scale": Shape.number(0.0001, 10_000)
    case "rotation": Shape.number(-1000, 1000)
    case "systemGates": Shape.flag
    case "nextResponder", "viewForZooming", "delegate": Shape.id
    case "implements": Shape.ids
    case "target": Shape.word(["nil"])
    case "sendAction": Shape.anyOf([Shape.word(["swallow"]), Shape.one(of: [("to", Shape.id)])])
    case "whenAction", "whenTouchesBegan", "whenWillAppear", "whenDidAppear": Shape.ref("changes")
    case "items" where attribute.subject == "segmented control": Shape.texts
    default: policy(attribute) ?? structure(attribute)
    }
  }

  private static func policy(_ attribute: SceneAttribute) -> JSON? {
    switch attribute.name {
    case "pointInside":
      Shape.anyOf([
        Shape.word(["circle", "leftHalf", "rightHalf", "anySubview", "always", "never"]),
        Shape.one(of: [
          ("inset", Shape.numbers(2)), ("minimum", Shape.number(0, 1000)),
          ("selfOrSubview", Shape.ids), ("notOver", Shape.word(["control"])),
          ("sampled", sampled(with: [])),
        ]),
      ])
    case "hitTest":
      Shape.anyOf([
        Shape.word(["passThrough", "nil", "detached"]),
        Shape.one(of: [
          ("view", Shape.id), ("sampled", sampled(with: [("ids", Shape.map(Shape.id))])),
        ]),
      ])
    case "touches":
      Shape.anyOf([
        Shape.word(["forward", "swallow"]),
        Shape.table(
          TouchPhase.allCases.filter { $0 != .stationary }.map {
            ($0.name, Shape.word(["forward", "swallow"]))
          } + [("stall", Shape.number(0, 60))]),
      ])
    case "shouldReceiveTouch":
      Shape.anyOf([
        Shape.word(["true", "false", "notOnControl"]), Shape.one(of: [("onlyOn", Shape.ids)]),
      ])
    case "drives":
      Shape.table(
        [
          ("view", Shape.id),
          ("with", Shape.word(["translation", "location", "scale", "rotation"])),
        ], required: ["view", "with"])
    default: nil
    }
  }

  /// A grid of letters, and the letters of single points.
  private static func sampled(with more: [(String, JSON)]) -> JSON {
    let letter: JSON = ["type": "string", "minLength": 1, "maxLength": 1]
    return Shape.table(
      [
        ("origin", Shape.numbers(2)), ("step", Shape.number(0.1, 1000)),
        (
          "rows",
          ["type": "array", "items": ["type": "string", "maxLength": 1024], "maxItems": 1024]
        ),
        (
          "exact",
          Shape.list([
            "type": "array", "items": [Shape.number, Shape.number, letter], "minItems": 3,
            "maxItems": 3,
          ])
        ),
      ] + more, required: ["origin", "step", "rows"])
  }

  private static func structure(_ attribute: SceneAttribute) -> JSON? {
    switch attribute.name {
    case "animate":
      Shape.table(
        [
          (
            "property",
            Shape.word(["frame", "bounds", "center", "transform", "alpha", "backgroundColor"])
          ),
          ("from", [:]), ("to", [:]), ("duration", Shape.seconds), ("autoreverse", Shape.flag),
          ("repeat", Shape.flag), ("allowUserInteraction", Shape.flag),
        ], required: ["property", "to"])
    case "rightBarButton":
      Shape.table([
        ("id", Shape.id), ("title", Shape.text), ("whenAction", Shape.ref("changes")),
      ])
    case "rows": Shape.ref("rows")
    case "sections":
      Shape.list(
        Shape.table(
          [("title", Shape.text), ("footer", Shape.text), ("rows", Shape.ref("rows"))],
          required: ["rows"]))
    case "items":
      Shape.anyOf([
        Shape.number(0, 2000, isWhole: true),
        Shape.list(Shape.anyOf([Shape.color, Shape.ref("item")])),
      ])
    default: nil
    }
  }
}
