/// Writes the scene of a capture: the app's windows as they were before the first touch, with what delegates said later.
final class CapturedScene {
  let capture: Capture
  let names: CaptureNames
  let touches: CapturedTouches
  private(set) var limits: Set<String>
  /// A line for each object of the scene, and for each recognizer one with its description.
  private(set) var table: [String] = []
  private var standIns: [String: String] = [:]
  /// What was written already: an object stands once in a scene, whatever a capture says.
  private var written: Set<Int> = []
  private var depth = 0
  /// A probe keeps fewer levels, and no app has as many.
  private static let deepest = 500

  init(_ capture: Capture, _ names: CaptureNames, _ touches: CapturedTouches) {
    (self.capture, self.names, self.touches) = (capture, names, touches)
    limits = touches.limits
  }

  /// The text of the scene file.
  func text() -> String {
    let root = CapturedText()
    root.set("touchscope", "1")
    root.set("title", CapturedText.quoted(capture.header.text("app") ?? "app"))
    if let screen = capture.header.numbers("screen", 4) {
      root.set("screen", CapturedText.list(Array(screen[2...])))
    }
    if let profile = capture.header.text("profile") {
      root.set("profile", CapturedText.quoted(profile))
    }
    let application = application()
    if !application.isEmpty { root.set("application", application) }
    root.set("windows", capture.windows.map(window))
    let classes = standIns.sorted { $0.key < $1.key }.map {
      "\(CapturedText.quoted($0.key)): \($0.value)"
    }
    root.set("captured", "{\(classes.joined(separator: ", "))}")
    return root.lines().joined(separator: "\n") + "\n"
  }

  // MARK: Objects

  private func tell(_ number: Int) {
    table.append(
      "\(names[number]) \(names.classes(number).chain.joined(separator: " ")) \(names.source(number))"
    )
  }

  private func name(_ number: Int, _ text: CapturedText, usual: String? = nil) {
    text.set("id", CapturedText.quoted(names[number]))
    setClass(number, text, usual: usual)
    tell(number)
  }

  private func setClass(_ number: Int, _ text: CapturedText, usual: String?) {
    let chain = names.classes(number).chain
    if chain[0] != usual { text.set("class", chain[0]) }
    standIn(chain)
  }

  private func standIn(_ chain: [String]) {
    if chain.count > 1 { standIns[chain[0]] = chain[chain.count - 1] }
  }

  private func application() -> CapturedText {
    let text = CapturedText()
    guard let line = capture.application else { return text }
    let chain = names.classes(line.int("n") ?? 0).chain
    if chain[0] != "UIApplication" { text.set("class", chain[0]) }
    table.append("application \(chain.joined(separator: " ")) system")
    standIn(chain)
    if let delegate = line.text("delegate") {
      let inner = CapturedText()
      inner.set("class", CapturedText.quoted(delegate))
      inner.set("isResponder", line.flag("delegateResponds"), unless: true)
      text.set("delegate", inner)
      table.append("delegate \(delegate) AppDelegate system")
      if delegate != "AppDelegate" { standIns[delegate] = "AppDelegate" }
    }
    implement(line, names.classes(line.int("n") ?? 0), text)
    return text
  }

  /// The actions of controls without a target that an object has, and whether it may be the first responder.
  private func implement(_ line: CaptureLine, _ classes: CaptureClasses, _ text: CapturedText) {
    let own = line.texts("implements")
    if !own.isEmpty { text.set("implements", ids: own) }
    if line.flag("canBecomeFirstResponder"), !classes.has("UITextField") {
      text.set("canBecomeFirstResponder", "true")
    }
  }

  private func window(_ number: Int) -> CapturedText {
    let text = CapturedText()
    guard let line = capture.views[number], written.insert(number).inserted else { return text }
    name(number, text, usual: "UIWindow")
    look(number, line, text)
    if line.ints("gestureRecognizers").contains(where: { names.ownName($0) == "gate" }) {
      text.set("systemGates", "true")
    }
    text.set("windowLevel", line.number("level"), unless: 0)
    let root = line.int("rootViewController") ?? 0
    let hasRoot = capture.controllers[root] != nil
    if hasRoot { text.set("rootViewController", controller(root)) }
    gestures(line, text)
    let rootView = capture.controllers[root]?.int("view") ?? 0
    let around = Set(capture.chain(of: rootView))
    let others = line.ints("subviews").filter { !around.contains($0) && capture.views[$0] != nil }
    if hasRoot, !others.isEmpty { limits.insert("presented") }
    if !hasRoot { text.set("subviews", others.compactMap { view($0) }) }
    return text
  }

  // MARK: Controllers

  private func controller(_ number: Int) -> CapturedText {
    let text = CapturedText()
    guard depth < Self.deepest, let line = capture.controllers[number],
      written.insert(number).inserted
    else { return text }
    depth += 1
    defer { depth -= 1 }
    let classes = names.classes(number)
    name(number, text, usual: "UIViewController")
    if let title = line.text("title") { text.set("title", CapturedText.quoted(title)) }
    implement(line, classes, text)
    let button = line.texts("rightBarButton")
    if button.count == 2 {
      let inner = CapturedText()
      if !button[0].isEmpty { inner.set("id", CapturedText.quoted(button[0])) }
      inner.set("title", CapturedText.quoted(button[1]))
      text.set("rightBarButton", inner)
    }
    let inner = CapturedText()
    let view = line.int("view") ?? 0
    if view != 0 {
      inner.set("id", CapturedText.quoted(names[view]))
      tell(view)
    }
    let edges = CaptureWords.names(CaptureWords.edges, line.int("edges"))
    if !edges.isEmpty { text.set("deferSystemGestures", ids: edges) }
    let children = children(line, classes, text)
    if children == nil, let view = capture.views[view],
      written.insert(line.int("view") ?? 0).inserted
    {
      setClass(line.int("view") ?? 0, inner, usual: "UIView")
      look(line.int("view") ?? 0, view, inner)
      gestures(view, inner)
      inside(line.int("view") ?? 0, view, inner)
    }
    text.set("view", inner)
    if let children { text.set("controllers", children.map { controller($0) }) }
    return text
  }

  /// The controllers that a container shows one after the other; nil for others.
  private func children(_ line: CaptureLine, _ classes: CaptureClasses, _ text: CapturedText)
    -> [Int]?
  {
    if classes.has("UINavigationController") {
      text.set("isNavigationBarHidden", line.flag("isNavigationBarHidden"), unless: false)
    } else if classes.has("UITabBarController") {
      if let index = line.int("selectedIndex"), (1..<1000).contains(index) {
        text.set("selectedIndex", "\(index)")
      }
    } else if !classes.has("UIPageViewController") {
      return nil
    }
    return line.ints("children")
  }

  // MARK: Views

  private func view(_ number: Int) -> CapturedText? {
    guard depth < Self.deepest, let line = capture.views[number], written.insert(number).inserted
    else { return nil }
    depth += 1
    defer { depth -= 1 }
    let text = CapturedText()
    name(number, text, usual: "UIView")
    look(number, line, text)
    gestures(line, text)
    if let owner = line.int("next"), capture.controllers[owner] != nil {
      let inner = CapturedText()
      name(owner, inner, usual: "UIViewController")
      text.set("controller", inner)
    }
    inside(number, line, text)
    return text
  }

  private func inside(_ number: Int, _ line: CaptureLine, _ text: CapturedText) {
    let classes = names.classes(number)
    guard !classes.isClosed else { return }
    text.set(
      "subviews",
      line.ints("subviews").filter { !names.classes($0).isPart(of: classes) }.compactMap {
        view($0)
      })
  }

  private func look(_ number: Int, _ line: CaptureLine, _ text: CapturedText) {
    let (classes, id) = (names.classes(number), names[number])
    let isScroll = classes.has("UIScrollView")
    let bounds = line.numbers("bounds", 4) ?? [0, 0, 0, 0]
    if let transform = line.numbers("transform", 6), transform != [1, 0, 0, 1, 0, 0] {
      text.set("center", CapturedText.list(line.numbers("center", 2) ?? [0, 0]))
      text.set("bounds", CapturedText.list(bounds))
      text.set("transform", CapturedText.list(transform))
    } else {
      text.set("frame", CapturedText.list(line.numbers("frame", 4) ?? [0, 0, 0, 0]))
      if !isScroll, bounds[..<2] != [0, 0] { text.set("bounds", CapturedText.list(bounds)) }
    }
    let isText = classes.has("UILabel") || classes.has("UIImageView")
    text.set("isUserInteractionEnabled", line.flag("isUserInteractionEnabled"), unless: !isText)
    text.set("isMultipleTouchEnabled", line.flag("isMultipleTouchEnabled"), unless: false)
    text.set("isExclusiveTouch", line.flag("isExclusiveTouch"), unless: false)
    if !classes.has("UIWindow") { text.set("isHidden", line.flag("isHidden"), unless: false) }
    text.set("alpha", line.number("alpha"), unless: 1)
    text.set("clipsToBounds", line.flag("clipsToBounds"), unless: isScroll)
    if let tag = line.int("tag"), tag != 0 { text.set("tag", "\(tag)") }
    text.set("cornerRadius", line.number("cornerRadius"), unless: 0)
    if let color = line.numbers("color", 4), color[3] > 0.5 {
      text.set("backgroundColor", CaptureWords.color(color))
    }
    implement(line, classes, text)
    if let changes = touches.changes[number] {
      text.set("whenAction", "[\(changes.joined(separator: ", "))]")
    }
    if line.texts("overrides").contains("gestureRecognizerShouldBegin:") {
      text.set("shouldBegin", "true")
      limits.insert("shouldBegin \(id)")
    }
    let mask = CaptureWords.names(CaptureWords.resizing, line.int("autoresizingMask"))
    if !mask.isEmpty { text.set("autoresizingMask", ids: mask) }
    if let next = line.int("next"), let parent = capture.parents[number], next != parent, next != 0,
      capture.controllers[next] == nil
    {
      text.set("nextResponder", CapturedText.quoted(names[next]))
    }
    if line.number("zPosition") ?? 0 != 0 { limits.insert("zPosition \(id)") }
    if line.flag("isAnimated") { limits.insert("animated view \(id)") }
    CapturedDetails(line, classes, names).write(text)
    if classes.has("UITableView") {
      CapturedRows(capture, names).write(line.lines("sections"), text) { self.view($0) }
    }
    // Only views with an override were asked where they can be touched.
    guard !line.texts("overrides").isEmpty else { return }
    for isHit in [false, true] { area(number, isHit: isHit, text) }
  }

  /// Where a view says that it can be touched.
  private func area(_ number: Int, isHit: Bool, _ text: CapturedText) {
    let isOurs = { (line: CaptureLine) in line.int("view") == number && line.flag("isHit") == isHit
    }
    let rows = capture.rows.filter(isOurs)
    let spots = capture.spots.filter(isOurs)
    guard !rows.isEmpty || !spots.isEmpty else { return }
    guard let area = CapturedArea(rows, spots, isHit: isHit, names) else {
      limits.insert("touch area of \(names[number])")
      return
    }
    text.set(isHit ? "hitTest" : "pointInside", area.text)
    limits.insert("sampled \(names[number])")
  }

  // MARK: Recognizers

  private func gestures(_ view: CaptureLine, _ text: CapturedText) {
    var all: [CapturedText] = []
    let numbers = view.ints("gestureRecognizers")
    let ids = numbers.isEmpty ? [:] : names.addresses.mapValues { names[$0] }
    for number in numbers {
      guard let line = capture.recognizers[number], written.insert(number).inserted else {
        continue
      }
      let one = CapturedText()
      name(number, one)
      let description = line.text("description") ?? ""
      table.append("# \(names[number]) " + CaptureWords.plain(description, ids))
      guard names.ownName(number) == nil else { continue }
      CapturedDetails(line, names.classes(number), names).writeRecognizer(one)
      requirements(number, line, one)
      policies(number, line, one)
      all.append(one)
    }
    text.set("gestureRecognizers", all)
  }

  private func requirements(_ number: Int, _ line: CaptureLine, _ text: CapturedText) {
    let description = line.text("description") ?? ""
    guard description.contains("state = ") else {
      limits.insert("requirements unknown")
      return
    }
    let found = CaptureWords.required(in: description).compactMap { names.addresses[$0] }
      .filter { capture.recognizers[$0] != nil }
    if !found.isEmpty { text.set("requireToFail", ids: found.map { names[$0] }) }
    guard let word = touches.recognizers[number]?.drives, let view = line.int("view") else {
      return
    }
    text.set("drives", "{view: \(CapturedText.quoted(names[view])), with: \(word)}")
    limits.insert("drives \(names[view]) with \(names[number])")
  }

  private func policies(_ number: Int, _ line: CaptureLine, _ text: CapturedText) {
    let implemented = line.texts("implements")
    for question in CaptureWords.pairs where implemented.contains(question) {
      text.set(question, ids: (touches.answers[number]?[question] ?? []).map { names[$0] })
    }
    if implemented.contains("shouldBegin") {
      text.set("shouldBegin", "true")
      limits.insert("shouldBegin \(names[number])")
    }
    guard implemented.contains("shouldReceiveTouch") else { return }
    let (yes, no) = touches.received[number] ?? ([], [])
    if no.isEmpty || yes.isEmpty { return text.set("shouldReceiveTouch", "\(no.isEmpty)") }
    if !Set(yes).isDisjoint(with: no) { limits.insert("shouldReceive \(names[number])") }
    let views = Set(yes).map { names[$0] }.sorted().map(CapturedText.quoted)
    text.set("shouldReceiveTouch", "{onlyOn: [\(views.joined(separator: ", "))]}")
  }
}
