import TouchScenes

/// Changes that code of an app could make at any time: a property is set, a view or recognizer comes or goes.
struct ChangeMaker {
  private let names: SceneNames

  init(_ names: SceneNames) { self.names = names }

  /// `{set: ...}` or `{do: ...}`.
  func change(_ dice: inout Dice) -> SceneNode {
    if dice.chance(55), let (path, value) = property(&dice) {
      return .mapping([("set", .mapping([(path, value)]))])
    }
    return programChange(&dice)
  }

  /// `{do: ...}`.
  func programChange(_ dice: inout Dice) -> SceneNode {
    let (verb, arguments) = program(&dice)
    return .mapping([
      ("do", .mapping([(verb, arguments.count == 1 ? .text(arguments[0]) : .texts(arguments))]))
    ])
  }

  private func property(_ dice: inout Dice) -> (String, SceneNode)? {
    if !names.recognizers.isEmpty, dice.chance(45) {
      let flag = dice.pick([
        "isEnabled", "isEnabled", "cancelsTouchesInView", "delaysTouchesBegan",
        "delaysTouchesEnded",
      ])
      return ("\(dice.pick(names.recognizers)).\(flag)", .flag(dice.chance(50)))
    }
    if !names.scrollViews.isEmpty, dice.chance(25) {
      let scroll = dice.pick(names.scrollViews)
      return dice.chance(50)
        ? ("\(scroll).isScrollEnabled", .flag(dice.chance(50)))
        : ("\(scroll).contentOffset", .numbers([0, dice.tenths(-50...500)]))
    }
    guard !names.views.isEmpty else { return nil }
    let view = dice.pick(names.views)
    switch dice.number(0...5) {
    case 0: return ("\(view).isHidden", .flag(dice.chance(60)))
    case 1: return ("\(view).isUserInteractionEnabled", .flag(dice.chance(40)))
    case 2: return ("\(view).isMultipleTouchEnabled", .flag(dice.chance(50)))
    case 3:
      return (
        "\(view).frame",
        .numbers([
          dice.tenths(-50...200), dice.tenths(-50...300), dice.tenths(0...300),
          dice.tenths(0...300),
        ])
      )
    case 4: return ("\(view).isExclusiveTouch", .flag(dice.chance(50)))
    default: return ("\(view).alpha", .text(dice.pick(["0", "0.005", "0.6", "1"])))
    }
  }

  /// A verb of `do` with what it is about.
  func program(_ dice: inout Dice) -> (verb: String, arguments: [String]) {
    guard !names.views.isEmpty else { return ("endIgnoringInteractionEvents", ["application"]) }
    if !names.recognizers.isEmpty, dice.chance(35) {
      let recognizer = dice.pick(names.recognizers)
      return dice.chance(50)
        ? ("removeRecognizer", [recognizer])
        : ("addRecognizer", [dice.pick(names.views), recognizer])
    }
    if !names.fields.isEmpty, dice.chance(15) {
      return (
        dice.pick(["becomeFirstResponder", "resignFirstResponder", "endEditing"]),
        [dice.pick(names.fields)]
      )
    }
    if !names.waiting.isEmpty, dice.chance(35) {
      return (dice.pick(["push", "present", "dismiss"]), [dice.pick(names.waiting)])
    }
    if !names.controllers.isEmpty, dice.chance(25) {
      return (dice.pick(["pop", "dismiss", "removeFromParent"]), [dice.pick(names.controllers)])
    }
    switch dice.number(0...9) {
    case 0: return ("rotateDevice", [dice.pick(["portrait", "landscapeLeft", "landscapeRight"])])
    case 1:
      return (
        dice.pick(["beginIgnoringInteractionEvents", "endIgnoringInteractionEvents"]),
        ["application"]
      )
    case 2 where !names.scrollViews.isEmpty:
      return (
        "setContentOffset", [dice.pick(names.scrollViews), "0", "\(dice.number(0...400))"]
      )
    case 3..<6: return ("addSubview", [dice.pick(names.views), dice.pick(names.views)])
    default: return ("removeFromSuperview", [dice.pick(names.views)])
    }
  }
}
