import TouchScenes

/// Makes the views of a random scene, with what is in them and on them.
struct ViewMaker {
  let classes: WorldClasses
  /// What has a name so far; those that come later refer to those that came before.
  var names = SceneNames()
  /// Points.
  var screen: [Double] = [375, 667]

  private static let deepest = 5

  /// Some views that stand beside each other.
  mutating func list(_ dice: inout Dice, most: Int, depth: Int) -> SceneNode {
    var items: [SceneNode] = []
    guard depth < Self.deepest else { return .list([]) }
    for _ in 0..<dice.number(1...most) {
      guard let id = names.newView() else { break }
      items.append(view(&dice, id, depth))
    }
    return .list(items)
  }

  private mutating func view(_ dice: inout Dice, _ id: String, _ depth: Int) -> SceneNode {
    var entries: [(String, SceneNode)] = [("id", .text(id))]
    let kind = dice.number(0...99)
    switch kind {
    case 0..<42:
      if dice.chance(50) { entries.append(("class", .text("UIView"))) }
    case 42..<58: entries += scrollView(&dice, id, depth)
    case 58..<80: entries += control(&dice, id)
    case 80..<85: entries += table(&dice, id)
    default:
      entries.append(("class", .text(dice.pick(classes[.view]))))
      if dice.chance(30) { names.fields.append(id) }
    }
    entries.append(("frame", .numbers(frame(&dice, depth))))
    entries += flags(&dice)
    entries += policies(&dice, id, isPlain: kind < 42)
    if let list = recognizers(&dice) { entries.append(("gestureRecognizers", list)) }
    if kind < 58, !entries.contains(where: { $0.0 == "subviews" }), dice.chance(55) {
      let inner = list(&dice, most: 3, depth: depth + 1)
      if inner.items?.isEmpty == false { entries.append(("subviews", inner)) }
    }
    return .mapping(entries)
  }

  /// Large near the window and smaller within; some reach out of their superview.
  private func frame(_ dice: inout Dice, _ depth: Int) -> [Double] {
    if dice.chance(15) { return [0, 0, screen[0], screen[1]] }
    let part = depth == 0 ? 1.0 : 0.6
    let width = (screen[0] * part).rounded()
    let height = (screen[1] * part).rounded()
    let origin = [
      Double(dice.number(-20...Int(width * 0.6))), Double(dice.number(-20...Int(height * 0.6))),
    ]
    return origin + [
      Double(dice.number(20...max(21, Int(width)))), Double(dice.number(20...max(21, Int(height)))),
    ]
  }

  private func flags(_ dice: inout Dice) -> [(String, SceneNode)] {
    var entries: [(String, SceneNode)] = []
    if dice.chance(45) { entries.append(("isMultipleTouchEnabled", .flag(true))) }
    if dice.chance(8) { entries.append(("isExclusiveTouch", .flag(true))) }
    if dice.chance(8) { entries.append(("isUserInteractionEnabled", .flag(dice.chance(50)))) }
    if dice.chance(4) { entries.append(("isHidden", .flag(true))) }
    if dice.chance(8) { entries.append(("alpha", .text(dice.pick(["0", "0.005", "0.5"])))) }
    if dice.chance(15) { entries.append(("clipsToBounds", .flag(true))) }
    if dice.chance(15) { entries.append(("transform", transform(&dice))) }
    if dice.chance(6) { entries.append(("animate", animation(&dice))) }
    return entries
  }

  private func transform(_ dice: inout Dice) -> SceneNode {
    switch dice.number(0...3) {
    case 0: .mapping([("rotate", .number(Double(dice.number(-180...180))))])
    case 1: .mapping([("scale", .text(dice.pick(["0.5", "2", "0.1", "-1", "0"])))])
    case 2:
      .mapping([("translate", .numbers([dice.tenths(-50...50), dice.tenths(-50...50)]))])
    default: .numbers([dice.tenths(-2...2), dice.tenths(-1...1), dice.tenths(-1...1), 1, 0, 5])
    }
  }

  private func animation(_ dice: inout Dice) -> SceneNode {
    var entries: [(String, SceneNode)] =
      dice.chance(50)
      ? [("property", .text("alpha")), ("to", .text(dice.pick(["0", "0.5"])))]
      : [("property", .text("center")), ("to", .numbers([100, dice.tenths(0...300)]))]
    entries.append(("duration", .number(dice.tenths(0.1...2))))
    if dice.chance(30) { entries.append(("allowUserInteraction", .flag(true))) }
    return .mapping(entries)
  }

  /// What an app's own class would override, and changes in the middle of a touch.
  private mutating func policies(_ dice: inout Dice, _ id: String, isPlain: Bool) -> [(
    String, SceneNode
  )] {
    var entries: [(String, SceneNode)] = []
    if dice.chance(6) {
      let words: [SceneNode] = [
        .text("circle"), .text("leftHalf"), .text("anySubview"), .text("always"), .text("never"),
        .mapping([("inset", .numbers([-30, -30]))]), .mapping([("minimum", .number(44))]),
      ]
      entries.append(("pointInside", dice.pick(words)))
    }
    if dice.chance(4) {
      let words: [SceneNode] = [
        .text("passThrough"), .text("nil"), .text("detached"),
        .mapping([("view", .text(dice.pick(names.views)))]),
      ]
      entries.append(("hitTest", dice.pick(words)))
    }
    if dice.chance(5) { entries.append(("shouldBegin", .flag(dice.chance(30)))) }
    if isPlain, dice.chance(10) { entries.append(("touches", touches(&dice))) }
    if dice.chance(10) {
      entries.append(("canBecomeFirstResponder", .flag(true)))
      names.fields.append(id)
    }
    if dice.chance(6) { entries.append(("whenTouchesBegan", changes(&dice))) }
    return entries
  }

  private func touches(_ dice: inout Dice) -> SceneNode {
    guard dice.chance(60) else { return .text(dice.pick(["forward", "swallow"])) }
    let phases = dice.some(["began", "moved", "ended", "cancelled"], atMost: 3)
    var entries = phases.map { ($0, SceneNode.text(dice.chance(70) ? "swallow" : "forward")) }
    if entries.isEmpty || dice.chance(10) {
      entries.append(("stall", .number(dice.tenths(0.1...1))))
    }
    return .mapping(entries)
  }
}
