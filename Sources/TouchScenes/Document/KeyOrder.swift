/// Where a new key goes: behind the last one that stands before it in its table's order.
enum KeyOrder {
  private static let scene = [
    "touchscope", "title", "topic", "mission", "about", "profile", "screen", "constants",
    "overrides", "seed", "application", "controllers", "window", "windows", "variants", "runs",
  ]
  private static let run = ["name", "golden", "variant", "input", "expect"]
  private static let first = [
    "id", "class", "frame", "bounds", "center", "transform", "backgroundColor", "cornerRadius",
    "title", "text", "numberOfTapsRequired", "numberOfTouchesRequired", "minimumPressDuration",
    "allowableMovement", "direction", "edges",
  ]
  private static let last = [
    "requireToFail", "simultaneousWith", "requireFailureOf", "beRequiredToFailBy", "canPrevent",
    "canBePreventedBy", "delegate", "shouldBegin", "shouldReceiveTouch", "pointInside", "hitTest",
    "touches", "nextResponder", "drives", "action", "whenAction", "whenTouchesBegan", "controller",
    "repeat", "animate", "view", "controllers", "rootViewController", "gestureRecognizers",
    "subviews",
  ]

  /// The index among `keys` at which `key` goes.
  static func index(of key: String, among keys: [String]) -> Int {
    let order: [String] =
      keys.contains("touchscope") ? scene : keys.contains("input") ? run : []
    func rank(_ key: String) -> Int {
      if !order.isEmpty { return order.firstIndex(of: key) ?? order.count }
      if let index = first.firstIndex(of: key) { return index }
      if let index = last.firstIndex(of: key) { return 10_000 + index }
      return 100 + (catalog[key] ?? 5_000)
    }
    let own = rank(key)
    return keys.lastIndex { rank($0) <= own }.map { $0 + 1 } ?? 0
  }

  private static let catalog = Dictionary(
    AttributeCatalog.all.enumerated().map { ($0.element.name, $0.offset) },
    uniquingKeysWith: { first, _ in first })
}
