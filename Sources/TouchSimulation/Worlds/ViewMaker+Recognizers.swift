import TouchScenes

/// Recognizers, with what they wait for, prevent and allow.
extension ViewMaker {
  /// Those of a view; nil for none.
  mutating func recognizers(_ dice: inout Dice) -> SceneNode? {
    guard dice.chance(40) else { return nil }
    var items: [SceneNode] = []
    for _ in 0..<dice.number(1...4) {
      guard let id = names.newRecognizer() else { break }
      items.append(recognizer(&dice, id))
    }
    return items.isEmpty ? nil : .list(items)
  }

  private mutating func recognizer(_ dice: inout Dice, _ id: String) -> SceneNode {
    let all = classes[.recognizer]
    let builtIn = all.filter { $0.hasPrefix("UI") }
    let name = dice.pick(dice.chance(75) ? builtIn : all)
    var entries: [(String, SceneNode)] = [("id", .text(id)), ("class", .text(name))]
    entries += settings(&dice, name)
    for flag in ["cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded"]
    where dice.chance(15) {
      entries.append((flag, .flag(dice.chance(50))))
    }
    if dice.chance(4) { entries.append(("isEnabled", .flag(false))) }
    if dice.chance(6) {
      entries.append(
        (
          "allowedTouchTypes",
          .texts(dice.some(["direct", "pencil", "indirectPointer"], atMost: 2))
        )
      )
    }
    entries += relations(&dice)
    entries += answers(&dice)
    return .mapping(entries)
  }

  private func settings(_ dice: inout Dice, _ name: String) -> [(String, SceneNode)] {
    func count(_ range: ClosedRange<Int>) -> SceneNode { .number(Double(dice.number(range))) }
    switch name {
    case "UITapGestureRecognizer":
      return [
        ("numberOfTapsRequired", count(1...3)), ("numberOfTouchesRequired", count(1...2)),
      ]
    case "UILongPressGestureRecognizer":
      return [
        ("minimumPressDuration", .number(dice.tenths(0...1.5))),
        ("numberOfTapsRequired", count(0...1)), ("numberOfTouchesRequired", count(1...2)),
        ("allowableMovement", .number(dice.pick([0, 10, 200]))),
      ]
    case "UIPanGestureRecognizer":
      let least = dice.number(1...2)
      return [
        ("minimumNumberOfTouches", .number(Double(least))),
        ("maximumNumberOfTouches", count(least...4)),
      ]
    case "UISwipeGestureRecognizer":
      return [
        (
          "direction",
          .texts([dice.pick(["left", "right"]), dice.pick(["up", "down", "left", "right"])])
        ), ("numberOfTouchesRequired", count(1...2)),
      ]
    case "UIScreenEdgePanGestureRecognizer":
      return [("edges", .text(dice.pick(["left", "right", "top", "bottom"])))]
    default: return []
    }
  }

  /// To recognizers that were made before, or to itself.
  private func relations(_ dice: inout Dice) -> [(String, SceneNode)] {
    var entries: [(String, SceneNode)] = []
    for name in ["requireToFail", "requireFailureOf", "beRequiredToFailBy"] where dice.chance(15) {
      entries.append((name, .texts(dice.some(names.recognizers, atMost: 2))))
    }
    for name in ["simultaneousWith", "canPrevent", "canBePreventedBy"] where dice.chance(12) {
      switch dice.number(0...3) {
      case 0: entries.append((name, .text("all")))
      case 1: entries.append((name, .text("none")))
      default: entries.append((name, .texts(dice.some(names.recognizers, atMost: 3))))
      }
    }
    return entries
  }

  /// What its delegate says and what its action does.
  private mutating func answers(_ dice: inout Dice) -> [(String, SceneNode)] {
    var entries: [(String, SceneNode)] = []
    if dice.chance(8) {
      entries.append(
        ("shouldBegin", .text(dice.pick(["true", "false", "horizontal", "vertical"]))))
    }
    if dice.chance(8) {
      entries.append(("shouldReceiveTouch", .text(dice.pick(["true", "false", "notOnControl"]))))
    }
    if dice.chance(12), let view = names.views.last {
      let with = dice.pick(["translation", "location", "scale", "rotation"])
      entries.append(("drives", .mapping([("view", .text(view)), ("with", .text(with))])))
    }
    if dice.chance(5) {
      let phase = dice.pick(["began", "moved", "ended", "cancelled"])
      entries.append(("touches", .mapping([(phase, .text("swallow"))])))
    }
    if dice.chance(20) { entries.append(("whenAction", changes(&dice))) }
    return entries
  }

  /// What a controller does when its view appears: that may be while the scene is loaded, when properties cannot be set.
  func appearance(_ dice: inout Dice) -> SceneNode {
    .list([ChangeMaker(names).programChange(&dice)])
  }

  /// Changes of the scene inside an action or a touch method.
  mutating func changes(_ dice: inout Dice) -> SceneNode {
    let count = dice.number(1...3)
    return .list((1...count).map { _ in ChangeMaker(names).change(&dice) })
  }
}
