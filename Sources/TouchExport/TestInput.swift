import TouchScenes

/// Inputs of runs as calls of `GestureTester`; those that it has no method for are played as they are written.
enum TestInput {
  static func call(_ node: SceneNode) -> String {
    if node.text == "interrupt" { return "interrupt()" }
    guard let (key, value) = node.entries?.first, let verb = key.text else { return play(node) }
    switch verb {
    case "interrupt": return "interrupt()"
    case "wait":
      return value.text == "idle" ? "waitUntilIdle()" : "wait(\(SwiftText.number(value)))"
    case "up", "cancel": return finger(verb, value) ?? play(node)
    default: return gesture(verb, value) ?? play(node)
    }
  }

  private static func play(_ node: SceneNode) -> String {
    "play(\(SwiftText.string("- " + entry(node))))"
  }

  /// One entry of a mapping needs no braces.
  static func entry(_ node: SceneNode) -> String {
    let flow = node.flow
    return node.entries?.count == 1 && flow.hasPrefix("{") && flow.hasSuffix("}")
      ? String(flow.dropFirst().dropLast()) : flow
  }

  private static func finger(_ verb: String, _ value: SceneNode) -> String? {
    let number = value.text ?? value["finger"]?.text ?? "1"
    guard Int(number) != nil, value.entries?.count ?? 1 <= 1 else { return nil }
    return number == "1" ? "\(verb)()" : "\(verb)(\(number))"
  }

  /// The fields of each verb that its method has, in the order of its parameters.
  private static let fields: [String: [String]] = [
    "tap": ["count", "fingers", "hold", "gap"], "press": ["for"],
    "drag": ["over", "hold", "fingers"], "swipe": ["distance", "over"],
    "pinch": ["from", "to", "angle", "over"], "rotate": ["radius", "by", "over"],
    "down": ["force", "radius"], "move": ["over", "force", "radius"],
  ]

  private static func gesture(_ verb: String, _ value: SceneNode) -> String? {
    guard let optional = fields[verb] else { return nil }
    // `tap: card` is short for `tap: {at: card}`.
    let place = value.entries == nil ? value : value["at"] ?? value["from"]
    var arguments: [String] = []
    var used: Set<String> = []
    switch verb {
    case "tap", "press":
      guard let at = place.flatMap(self.place) else { return nil }
      arguments.append(at)
      used.insert("at")
    case "pinch", "rotate":
      guard let at = (value.entries == nil ? value : value["at"]).flatMap(self.place) else {
        return nil
      }
      arguments.append("at: \(at)")
      used.insert("at")
      if verb == "rotate", value["by"] == nil { return nil }
    case "drag":
      guard let from = value["from"].flatMap(self.place), let way = way(value, &used) else {
        return nil
      }
      arguments += ["from: \(from)", way]
      used.insert("from")
    case "swipe":
      guard let from = value["from"].flatMap(self.place), let direction = value["direction"]?.text
      else { return nil }
      arguments += ["from: \(from)", ".\(direction)"]
      used.formUnion(["from", "direction"])
    case "down":
      guard let at = place.flatMap(self.place) else { return nil }
      arguments += number(value["finger"], &used) + ["at: \(at)"]
      used.insert("at")
    default:
      guard let by = value["by"] else { return nil }
      arguments += number(value["finger"], &used) + ["by: \(offset(by))"]
      used.insert("by")
    }
    for name in optional {
      guard let field = value[name] else { continue }
      arguments.append("\(name): \(SwiftText.number(field))")
      used.insert(name)
    }
    let given = Set((value.entries ?? []).compactMap(\.key.text))
    return given.isSubset(of: used)
      ? "\(verb)(\(arguments.joined(separator: ", ")))" : nil
  }

  private static func number(_ finger: SceneNode?, _ used: inout Set<String>) -> [String] {
    used.insert("finger")
    return finger.map { $0.text == "1" ? [] : [SwiftText.number($0)] } ?? []
  }

  private static func way(_ value: SceneNode, _ used: inout Set<String>) -> String? {
    if let by = value["by"] {
      used.insert("by")
      return "by: \(offset(by))"
    }
    used.insert("to")
    return value["to"].flatMap(place).map { "to: \($0)" }
  }

  private static func offset(_ node: SceneNode) -> String {
    "(\(SwiftText.numbers(node).joined(separator: ", ")))"
  }

  /// A view's id, a point of the screen, or a point of a view.
  private static func place(_ node: SceneNode) -> String? {
    if let id = node.text { return SwiftText.string(id) }
    let numbers = SwiftText.numbers(node)
    if numbers.count == 2 { return ".screen(\(numbers[0]), \(numbers[1]))" }
    guard let id = node["in"]?.text, let at = node["at"].map(SwiftText.numbers), at.count == 2
    else { return nil }
    return ".inside(\(SwiftText.string(id)), \(at[0]), \(at[1]))"
  }
}
