import TouchScenes

/// Scroll views, tables and controls.
extension ViewMaker {
  mutating func scrollView(_ dice: inout Dice, _ id: String, _ depth: Int) -> [(String, SceneNode)]
  {
    names.scrollViews.append(id)
    var entries: [(String, SceneNode)] = [
      ("class", .text("UIScrollView")),
      ("contentSize", .numbers([dice.tenths(0...1500), dice.tenths(0...3000)])),
    ]
    let rare = [
      "isPagingEnabled", "isDirectionalLockEnabled", "alwaysBounceVertical",
      "alwaysBounceHorizontal",
    ]
    let common = ["isScrollEnabled", "bounces", "delaysContentTouches", "canCancelContentTouches"]
    for name in dice.some(rare, atMost: 3) { entries.append((name, .flag(true))) }
    for name in dice.some(common, atMost: 2) { entries.append((name, .flag(dice.chance(30)))) }
    if dice.chance(20) { entries.append(("decelerationRate", .text("fast"))) }
    if dice.chance(15) {
      entries.append(("contentInset", .numbers([Double(dice.number(0...80)), 10, 20, 0])))
    }
    if dice.chance(12) { entries.append(("touchesShouldBegin", .flag(dice.chance(30)))) }
    if dice.chance(12) { entries.append(("touchesShouldCancel", .flag(dice.chance(50)))) }
    guard depth < 4, dice.chance(30), let zoomed = names.newView() else { return entries }
    entries += [
      ("minimumZoomScale", .text(dice.pick(["0.5", "1"]))),
      ("maximumZoomScale", .text(dice.pick(["1", "4"]))), ("viewForZooming", .text(zoomed)),
      (
        "subviews",
        .list([
          .mapping([("id", .text(zoomed)), ("frame", .numbers([0, 0, 300, 400]))])
        ])
      ),
    ]
    return entries
  }

  mutating func table(_ dice: inout Dice, _ id: String) -> [(String, SceneNode)] {
    names.scrollViews.append(id)
    guard dice.chance(60) else {
      return [
        ("class", .text("UICollectionView")), ("items", .number(Double(dice.number(0...40)))),
        ("allowsMultipleSelection", .flag(dice.chance(30))),
      ]
    }
    var entries: [(String, SceneNode)] = [
      ("class", .text("UITableView")), ("rows", .number(Double(dice.number(0...40)))),
    ]
    if dice.chance(20) { entries.append(("allowsMultipleSelection", .flag(true))) }
    if dice.chance(20) { entries.append(("shouldHighlightRow", .flag(dice.chance(50)))) }
    if dice.chance(10) { entries.append(("isEditing", .flag(true))) }
    return entries
  }

  private static let events = [
    "touchDown", "touchUpInside", "touchUpOutside", "touchDragInside", "touchDragExit",
    "touchCancel", "valueChanged", "touchDownRepeat",
  ]

  mutating func control(_ dice: inout Dice, _ id: String) -> [(String, SceneNode)] {
    let name = dice.pick([
      "UIControl", "UIButton", "UIButton", "UISwitch", "UISlider", "UIStepper",
      "UISegmentedControl", "UIPageControl", "UITextField",
    ])
    var entries: [(String, SceneNode)] = [("class", .text(name))]
    switch name {
    case "UISegmentedControl":
      entries.append(("items", .texts(["One", "Two", "Three"])))
      if dice.chance(30) { entries.append(("isMomentary", .flag(true))) }
    case "UIPageControl": entries.append(("numberOfPages", .number(Double(dice.number(0...5)))))
    case "UIStepper":
      for flag in dice.some(["wraps", "autorepeat", "isContinuous"], atMost: 2) {
        entries.append((flag, .flag(dice.chance(50))))
      }
    case "UISlider": entries.append(("isContinuous", .flag(dice.chance(60))))
    case "UITextField":
      names.fields.append(id)
      for flag in dice.some(["shouldBeginEditing", "shouldEndEditing", "shouldReturn"], atMost: 1) {
        entries.append((flag, .flag(dice.chance(40))))
      }
      return entries
    default: break
    }
    if dice.chance(30) {
      let events = dice.some(Self.events, atMost: 4)
      if !events.isEmpty { entries.append(("controlEvents", .texts(events))) }
    }
    if dice.chance(25) { entries.append(("whenAction", changes(&dice))) }
    if dice.chance(6) { entries.append(("isEnabled", .flag(false))) }
    if dice.chance(8) { entries.append(("target", .text("nil"))) }
    return entries
  }
}
