import TouchScenes

/// Makes the random scene of a world, as the nodes of its file.
///
/// Names are given first, so that objects can refer to those that come later.
struct SceneMaker {
  var dice: Dice
  private var views: ViewMaker

  init(_ dice: Dice, classes: WorldClasses) {
    self.dice = dice
    views = ViewMaker(classes: classes)
  }

  /// Screens of devices, one that is wide and one that is tiny.
  private static let screens: [[Double]] = [
    [375, 667], [320, 568], [430, 932], [1024, 768], [667, 375], [200, 200],
  ]

  /// A scene that every reader accepts.
  mutating func scene() -> SceneNode {
    let screen = dice.pick(Self.screens)
    views.names = SceneNames(&dice)
    views.screen = screen
    var entries: [(String, SceneNode)] = [
      ("touchscope", .text("1")), ("screen", .numbers(screen)),
    ]
    if dice.chance(20) { entries.append(("profile", .text(dice.pick(["ios10", "ios14"])))) }
    if dice.chance(10) { entries.append(("constants", constants())) }
    if dice.chance(15) { entries.append(("application", application())) }
    let waiting = dice.chance(15) ? waitingControllers() : nil
    var windows = [window(isFirst: true)]
    if dice.chance(15) { windows.append(window(isFirst: false)) }
    entries.append(windows.count == 1 ? ("window", windows[0]) : ("windows", .list(windows)))
    if let waiting { entries.append(("controllers", waiting)) }
    return .mapping(entries)
  }

  private mutating func constants() -> SceneNode {
    let choices: [(String, [Double])] = [
      ("tapMaximumInterval", [0.05, 0.2, 1]), ("tapMaximumDuration", [0.1, 2]),
      ("panHysteresis", [0, 1, 40]), ("contentTouchDelay", [0, 0.05, 0.5]),
      ("systemGateDelay", [0, 0.2, 3]), ("controlTrackingMargin", [0, 5]),
      ("swipeMinimumDistance", [5, 150]), ("velocityWeight", [0.2, 1]),
      ("stepperRepeatDelay", [0.1, 1]),
    ]
    let (name, values) = dice.pick(choices)
    return .mapping([(name, .number(dice.pick(values)))])
  }

  private mutating func application() -> SceneNode {
    var entries: [(String, SceneNode)] = [("class", .text(className(.application)))]
    if dice.chance(60) {
      var delegate: [(String, SceneNode)] = []
      if dice.chance(50) { delegate.append(("class", .text(className(.delegate)))) }
      delegate.append(("isResponder", .flag(dice.chance(70))))
      entries.append(("delegate", .mapping(delegate)))
    }
    return .mapping(entries)
  }

  /// A class of a kind, one of the program's own too, if it has any.
  private mutating func className(_ kind: SceneClasses.Kind) -> String {
    let names = views.classes[kind]
    return names.isEmpty ? "AppDelegate" : dice.pick(names)
  }

  private mutating func window(isFirst: Bool) -> SceneNode {
    var entries: [(String, SceneNode)] = []
    if dice.chance(15) { entries.append(("class", .text(className(.window)))) }
    if !isFirst {
      entries.append(("windowLevel", .number(dice.pick([-1, 0, 1, 2000]))))
      if dice.chance(70) {
        entries.append(("frame", .numbers(dice.pick([[0, 0, 200, 150], [100, 50, 200, 300]]))))
      }
      if dice.chance(15) { entries.append(("process", .text("SpringBoard"))) }
    }
    if dice.chance(20) { entries.append(("systemGates", .flag(true))) }
    if dice.chance(25) { entries.append(("isMultipleTouchEnabled", .flag(dice.chance(50)))) }
    if dice.chance(15), let list = views.recognizers(&dice) {
      entries.append(("gestureRecognizers", list))
    }
    if isFirst, dice.chance(35) {
      entries.append(("rootViewController", controller(named: "root", depth: 0)))
      if dice.chance(50) { entries.append(("subviews", views.list(&dice, most: 4, depth: 2))) }
    } else {
      entries.append(("subviews", views.list(&dice, most: isFirst ? 6 : 2, depth: 0)))
    }
    return .mapping(entries)
  }

  // MARK: Controllers

  private mutating func waitingControllers() -> SceneNode {
    let count = dice.number(1...2)
    return .list(
      (1...count).map { index in
        views.names.waiting.append("next\(index)")
        return plain(named: "next\(index)", depth: 2)
      })
  }

  private mutating func controller(named id: String, depth: Int) -> SceneNode {
    guard depth < 2, dice.chance(60) else { return plain(named: id, depth: depth + 1) }
    let kind = dice.pick([
      "UINavigationController", "UITabBarController", "UIPageViewController", "UIViewController",
    ])
    views.names.controllers.append(id)
    let count = dice.number(1...3)
    let inner = (1...count).map { controller(named: "\(id)\($0)", depth: depth + 1) }
    var entries: [(String, SceneNode)] = [
      ("id", .text(id)), ("class", .text(kind)), ("controllers", .list(inner)),
    ]
    if kind == "UINavigationController", dice.chance(20) {
      entries.append(("isNavigationBarHidden", .flag(true)))
    }
    return .mapping(entries)
  }

  private mutating func plain(named id: String, depth: Int) -> SceneNode {
    views.names.controllers.append(id)
    var entries: [(String, SceneNode)] = [("id", .text(id))]
    if dice.chance(20) {
      let own = views.classes.own(.controller)
      if !own.isEmpty { entries.append(("class", .text(dice.pick(own)))) }
    }
    if dice.chance(20) {
      entries.append(
        ("modalPresentationStyle", .text(dice.pick(["fullScreen", "overFullScreen"]))))
    }
    if dice.chance(10) {
      entries.append(
        ("deferSystemGestures", .texts(dice.some(["top", "left", "right"], atMost: 2)))
      )
    }
    if dice.chance(15) { entries.append(("whenDidAppear", views.appearance(&dice))) }
    let list = views.list(&dice, most: 4, depth: depth)
    entries.append(("view", .mapping([("subviews", list)])))
    return .mapping(entries)
  }
}
