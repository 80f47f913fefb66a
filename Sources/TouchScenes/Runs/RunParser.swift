import Foundation
import TouchEngine
import TouchLanguage
import TouchTrace

/// Reads the inputs of runs out of nodes.
struct RunParser {
  let loader: SceneLoader
  private var issues: SceneIssues { loader.issues }

  init(_ loader: SceneLoader) { self.loader = loader }

  static let verbs = [
    "tap", "press", "drag", "swipe", "pinch", "rotate", "down", "move", "up", "cancel", "wait",
    "button", "motion", "set", "do", "interrupt", "suspend", "resume", "together",
  ]
  private static let later = ["ask"]

  func run(_ node: SceneNode) -> SceneRun? {
    guard let entries = node.entries else {
      issues.add(node, Text.runs.noRun)
      return nil
    }
    var run = SceneRun(
      name: "", golden: nil, variant: nil, inputs: [], expectations: [], line: node.line)
    for (key, value) in entries {
      switch loader.word(key, ["name", "golden", "variant", "input", "expect", "about"]) {
      case "name": run.name = loader.text(value) ?? ""
      case "golden": run.golden = loader.text(value)
      case "variant": run.variant = loader.text(value)
      case "input": run.inputs = inputs(value)
      case "expect": run.expectations = ExpectationParser(loader).list(value)
      default: break
      }
    }
    if run.name.isEmpty { issues.add(node, Text.runs.noName) }
    return run
  }

  func inputs(_ node: SceneNode) -> [RunInput] {
    guard let items = node.items else {
      issues.add(node, Text.sceneFiles.noList(key: "input", of: .step))
      return []
    }
    return items.flatMap { input($0) }
  }

  private func input(_ node: SceneNode) -> [RunInput] {
    if node.text == "interrupt" { return [.interrupt] }
    guard let entries = node.entries, entries.count == 1, let verb = entries[0].key.text else {
      issues.add(node, Text.runs.noInput)
      return []
    }
    let value = entries[0].value
    guard !Self.later.contains(verb) else {
      issues.add(
        entries[0].key, Text.runs.inputNotSupported(verb, among: Self.verbs))
      return []
    }
    switch loader.word(entries[0].key, Self.verbs) {
    case "wait":
      return value.text == "idle" ? [.waitIdle] : seconds(value).map { [.wait($0)] } ?? []
    case "set": return sets(value).map { .change($0) }
    case "do": return program(value).map { .change($0) }
    case "interrupt": return [.interrupt]
    case "motion": return loader.word(value, ["shake"]).map { _ in [.shake] } ?? []
    case "suspend", "resume":
      guard loader.word(value, ["eventFetch"]) != nil else { return [] }
      return [.fetching(verb == "resume")]
    case "together":
      return [together(value)]
    case let verb?: return gesture(verb, Fields(loader, value))
    case nil: return []
    }
  }

  private func together(_ node: SceneNode) -> RunInput {
    let lists = loader.list(node).map { $0.items != nil ? inputs($0) : input($0) }
    let fingers = RunInput.fingers(together: lists)
    if fingers > RunInput.mostFingers {
      issues.add(
        node, Text.runs.tooManyFingers(fingers, most: RunInput.mostFingers))
    }
    return .together(lists)
  }

  /// Inputs of fingers; those that move may have their own sampling rate.
  private func gesture(_ verb: String, _ f: Fields) -> [RunInput] {
    defer { f.finish() }
    guard let input = fingers(verb, f) else { return [] }
    guard Self.moving.contains(verb), let rate = f.rate() else { return [input] }
    return [.sampled(input, rate: rate)]
  }

  private static let moving = ["drag", "swipe", "pinch", "rotate", "move"]

  private func fingers(_ verb: String, _ f: Fields) -> RunInput? {
    switch verb {
    case "tap":
      guard let at = f.place("at") else { return nil }
      return .tap(
        at, count: f.integer("count", 1, 1...50), fingers: f.integer("fingers", 1, 1...10),
        hold: f.seconds("hold", 0.05), gap: f.seconds("gap", 0.1))
    case "press":
      guard let at = f.place("at") else { return nil }
      return .press(at, seconds: f.seconds("for", 1))
    case "drag":
      guard let from = f.place("from"), let to = f.target() else { return nil }
      return .drag(
        from, to: to, over: f.seconds("over", 0.3), hold: f.seconds("hold", 0),
        fingers: f.integer("fingers", 1, 1...10))
    case "swipe":
      guard let from = f.place("from"),
        let direction = f.word("direction", ["left", "right", "up", "down"])
      else { return nil }
      let distance = f.number("distance", 120)
      let by: (Double, Double) =
        switch direction {
        case "left": (-distance, 0)
        case "right": (distance, 0)
        case "up": (0, -distance)
        default: (0, distance)
        }
      return .drag(from, to: .by(by.0, by.1), over: f.seconds("over", 0.12), hold: 0, fingers: 1)
    case "pinch":
      guard let at = f.place("at") else { return nil }
      return .pinch(
        at, from: f.number("from", 80), to: f.number("to", 200), angle: f.number("angle", 0),
        over: f.seconds("over", 0.4))
    case "rotate":
      guard let at = f.place("at") else { return nil }
      return .rotate(
        at, radius: f.number("radius", 60), by: f.number("by", 90), over: f.seconds("over", 0.4))
    case "down":
      guard let at = f.place("at") else { return nil }
      return .down(at, f.contact())
    case "move":
      let targets = f.targets()
      guard !targets.isEmpty else { return nil }
      return .move(f.finger(), targets, over: f.moveTime(targets.count), f.pressure())
    case "button":
      let types = UIPress.PressType.allCases
      let phases = TouchPhase.allCases
      guard let name = f.word("type", types.map(\.touchscopeName)),
        let phase = f.word("phase", phases.map(\.name)),
        let type = types.first(where: { $0.touchscopeName == name })
      else { return nil }
      return phases.first { $0.name == phase }.map { .button(type, $0) }
    case "up": return .up(f.finger())
    case "cancel": return .cancel(f.finger())
    default: return nil
    }
  }

  // MARK: Changes

  /// A list of {set: ...} and {do: ...}.
  func changes(_ node: SceneNode) -> [SceneChange] {
    loader.list(node).flatMap { item -> [SceneChange] in
      guard let (verb, value) = loader.singleEntry(item, ["set", "do"]) else { return [] }
      return verb == "set" ? sets(value) : program(value)
    }
  }

  private func sets(_ node: SceneNode) -> [SceneChange] {
    guard let entries = node.entries else {
      issues.add(
        node, Text.runs.noSet)
      return []
    }
    return entries.compactMap { key, value in
      guard let path = loader.text(key) else { return nil }
      loader.checkPath(path, at: key, value: value)
      return .set(path: path, value: value)
    }
  }

  static let programs = [
    "removeFromSuperview", "addSubview", "addRecognizer", "removeRecognizer",
    "becomeFirstResponder", "resignFirstResponder", "endEditing", "returnKey", "makeKey", "push",
    "pop", "present", "dismiss", "removeFromParent", "beginIgnoringInteractionEvents",
    "endIgnoringInteractionEvents", "rotateDevice", "setContentOffset", "button", "motion",
  ]

  private func program(_ node: SceneNode) -> [SceneChange] {
    guard let entries = node.entries else {
      issues.add(
        node, Text.runs.noDo)
      return []
    }
    return entries.compactMap { key, value in
      guard let verb = loader.word(key, Self.programs) else { return nil }
      if verb == "rotateDevice" {
        return loader.word(value, UIInterfaceOrientation.choices).map {
          .program(verb: verb, arguments: [$0])
        }
      }
      if verb == "setContentOffset" { return scrolling(value) }
      if verb == "button" { return pressing(value) }
      if verb == "motion" {
        return loader.word(value, ["shake"]).map { .program(verb: verb, arguments: [$0]) }
      }
      guard let ids = loader.ids(value) else { return nil }
      for id in ids { loader.whenLoaded(id, AnyObject.self, at: value) { _ in } }
      return .program(verb: verb, arguments: ids)
    }
  }

  /// `[scroll, x, y]`: an animated change of the offset.
  private func scrolling(_ node: SceneNode) -> SceneChange? {
    guard let items = node.items, items.count == 3, let id = loader.text(items[0]),
      let x = loader.number(items[1]), let y = loader.number(items[2])
    else {
      issues.add(node, Text.runs.noContentOffset)
      return nil
    }
    loader.whenLoaded(id, UIScrollView.self, at: items[0]) { _ in }
    return .program(
      verb: "setContentOffset",
      arguments: [id, CanonicalNumber.text(x), CanonicalNumber.text(y)])
  }

  /// `[select, began]`: a change of a button of the device.
  private func pressing(_ node: SceneNode) -> SceneChange? {
    let items = loader.list(node)
    let types = UIPress.PressType.allCases.map(\.touchscopeName)
    guard items.count == 2, let type = loader.word(items[0], types),
      let phase = loader.word(items[1], Self.pressPhases)
    else {
      if items.count != 2 { issues.add(node, Text.runs.noPress) }
      return nil
    }
    return .program(verb: "button", arguments: [type, phase])
  }

  static let pressPhases = TouchPhase.allCases.filter { $0 != .stationary }.map(\.name)

  private func seconds(_ node: SceneNode) -> Double? { loader.number(node, in: 0...3600) }
}
