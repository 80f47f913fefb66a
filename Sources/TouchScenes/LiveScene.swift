public import Foundation
public import TouchEngine
import TouchLanguage
import TouchTrace

/// A running scene: its engine, its objects by id, its runs and variants.
public final class LiveScene {
  /// What it was built from.
  public let document: SceneDocument
  /// Its file.
  public var path: String { document.path }
  /// The text that it was built from.
  public var text: String { document.text }
  /// The engine that it runs on.
  public let engine: Engine
  public private(set) var title = ""
  /// The group that it belongs to.
  public private(set) var topic = ""
  /// What to try and what to see, in Markdown.
  public private(set) var about = ""
  /// The demonstration that it implements, if any.
  public private(set) var mission = ""
  /// Its runs, in the order of the file.
  public private(set) var runs: [SceneRun] = []
  /// The names of its variants.
  public private(set) var variants: [String] = []
  /// The chosen variant; nil for none.
  public private(set) var variant: String?
  private var chosenVariant: SceneNode?
  let loader: SceneLoader
  /// What its properties would be if it had set none.
  let standards = StandardValues()
  /// The values of recognizers at their last action.
  private(set) var lastValues: [String: [String: SceneValue]] = [:]

  /// Reads and builds a scene; throws all problems of the file at once.
  public static func load(path: String, variant: String? = nil) throws -> LiveScene {
    try load(SceneDocument.read(path: path), variant: variant)
  }

  /// The same for a text.
  public static func load(text: String, path: String, variant: String? = nil) throws -> LiveScene {
    try load(SceneDocument(text: text, path: path), variant: variant)
  }

  /// The same for a text that was parsed before. Without its runs, a scene takes the same time however many there are;
  /// it plays those of another scene of the same document.
  public static func load(
    _ document: SceneDocument, variant: String? = nil, withRuns: Bool = true
  ) throws -> LiveScene {
    try LiveScene(document, variant: variant, withRuns: withRuns)
  }

  /// An empty window, shown while no scene is open; its path is empty.
  public static func empty() throws -> LiveScene {
    try load(text: "touchscope: 1\nscreen: [390, 844]\nwindow: {}\n", path: "")
  }

  static let keys = [
    "touchscope", "title", "topic", "about", "mission", "profile", "screen", "constants",
    "application", "controllers", "window", "windows", "runs", "variants", "seed", "overrides",
    "traces", "captured",
  ]
  private static let later = ["attach"]

  private init(_ document: SceneDocument, variant: String?, withRuns: Bool) throws {
    self.document = document
    let root = document.root
    let issues = SceneIssues(file: document.path, text: document.text)
    guard let entries = root.entries else {
      if document.text.hasPrefix(SourceText.recordingMark) {
        issues.add(line: 1, column: 1, Text.sceneFiles.isRecording(path: document.path))
        throw SceneDiagnostics(issues.list)
      }
      issues.add(root, Text.sceneFiles.noScene(root.kind))
      throw SceneDiagnostics(issues.list)
    }
    let blank = Engine(screen: .zero)
    defer { blank.tearDown() }
    let probe = SceneLoader(issues: issues, engine: blank)
    let screen =
      root["screen"].flatMap { probe.size($0, in: 1...10_000) } ?? CGSize(width: 375, height: 667)
    engine = Engine(screen: screen)
    loader = SceneLoader(issues: issues, engine: engine)
    do {
      try load(root, entries, issues, variant, withRuns)
    } catch {
      engine.tearDown()
      throw error
    }
  }

  private func load(
    _ root: SceneNode, _ entries: [(key: SceneNode, value: SceneNode)], _ issues: SceneIssues,
    _ variant: String?, _ withRuns: Bool
  ) throws {
    engine.isLoading = true
    for (key, value) in entries { readKey(key, value) }
    if root["touchscope"] == nil {
      issues.add(root, Text.sceneFiles.noVersion)
    }
    try issues.throwIfAny()
    engine.perform { build(root, variant: variant, withRuns: withRuns) }
    engine.layoutIfNeeded()
    try issues.throwIfAny()
    engine.isLoading = false
  }

  /// A scene without a file; a program adds its views with `build`.
  public init(screen: CGSize, constants: EngineConstants = EngineConstants()) {
    document = .program
    engine = Engine(screen: screen, constants: constants)
    loader = SceneLoader(
      issues: SceneIssues(file: document.path, text: document.text), engine: engine)
    loader.finish()
  }

  private func readKey(_ key: SceneNode, _ value: SceneNode) {
    let issues = loader.issues
    guard let name = key.text, !Self.later.contains(name) else {
      issues.add(key, Text.sceneFiles.notSupported(key: key.text ?? ""))
      return
    }
    switch name {
    case "touchscope":
      if value.text != "1" {
        issues.add(value, Text.sceneFiles.unknownVersion(value.kind))
      }
    case "title": title = loader.text(value) ?? ""
    case "topic": topic = loader.text(value) ?? ""
    case "about": about = loader.text(value) ?? ""
    case "mission": mission = loader.text(value) ?? ""
    case "profile":
      let names = SystemProfile.allCases.map(\.rawValue)
      engine.profile = loader.word(value, names).flatMap { SystemProfile(rawValue: $0) }
    case "overrides": readOverrides(value)
    case "traces":
      for word in loader.list(value) {
        if loader.word(word, ["releases"]) != nil { engine.tracesReleases = true }
      }
    case "captured": loader.captured = CapturedScene(value, loader)
    case "seed": _ = loader.integer(value, in: 0...Int.max)
    case "constants": readConstants(value)
    case let name where Self.keys.contains(name): break
    default:
      issues.add(
        key,
        Text.sceneFiles.unknownKey(
          name, among: Self.keys, nearest: Suggestion.nearest(to: name, among: Self.keys)))
    }
  }

  /// `{TSWindow: [sendEvent]}`, because Swift cannot say which methods a class overrides.
  private func readOverrides(_ node: SceneNode) {
    let names = OverriddenMethod.allCases.map(\.rawValue)
    for (key, value) in node.entries ?? [] {
      guard let name = loader.text(key) else { continue }
      let methods = loader.list(value).compactMap { loader.word($0, names) }
      engine.overrides[name] = Set(methods.compactMap { OverriddenMethod(rawValue: $0) })
    }
  }

  private func readConstants(_ node: SceneNode) {
    for (key, value) in node.entries ?? [] {
      let names = EngineConstants.keys.map(\.name)
      guard let name = loader.word(key, names), let number = loader.number(value, in: 0...1e6),
        let path = EngineConstants.keys.first(where: { $0.name == name })?.path
      else { continue }
      engine.constants[keyPath: path] = number
    }
  }

  private func build(_ root: SceneNode, variant: String?, withRuns: Bool) {
    _ = engine.application
    loader.loadApplication(root["application"])
    let windows = root["windows"]?.items ?? root["window"].map { [$0] } ?? []
    if windows.isEmpty {
      loader.issues.add(root, Text.sceneFiles.noWindow)
    }
    for (index, node) in windows.enumerated() {
      loader.loadWindow(node, standardID: index == 0 ? "window" : "window\(index + 1)")
    }
    loader.loadControllers(root["controllers"])
    loader.nameGates()
    readVariants(root["variants"], chosen: variant)
    if withRuns, let runs = root["runs"] {
      self.runs = loader.list(runs).compactMap { RunParser(loader).run($0) }
    }
    let known = Set(variants)
    for run in runs {
      guard let name = run.variant, !known.contains(name) else { continue }
      loader.issues.add(
        line: run.line, column: 1,
        Text.sceneFiles.unknownVariant(name, run: run.name, among: variants))
    }
    loader.finish()
    engine.actionNames = loader.actionNames
    applyVariant()
    for (id, recognizer) in loader.loaded.recognizers { remember(recognizer, id) }
  }

  private func readVariants(_ node: SceneNode?, chosen: String?) {
    guard let node else { return }
    for item in loader.list(node) {
      guard let name = item["name"].flatMap({ loader.text($0) }) else {
        loader.issues.add(item, Text.sceneFiles.variantLacksName)
        continue
      }
      variants.append(name)
      for (key, value) in item["set"]?.entries ?? [] {
        if let path = key.text { loader.checkPath(path, at: key, value: value) }
      }
      if name == chosen {
        variant = name
        chosenVariant = item
      }
    }
  }

  /// A variant is applied after everything is loaded, so that it can undo something.
  private func applyVariant() {
    for (key, value) in chosenVariant?["set"]?.entries ?? [] {
      if let path = key.text { loader.set(path: path, to: value) }
    }
  }

  /// Once a recognizer is over, its values are those at its last action.
  func remember(_ recognizer: UIGestureRecognizer, _ id: String) {
    let old = recognizer.touchscopeHooks.action
    recognizer.touchscopeHooks.action = { [unowned self] recognizer in
      old?(recognizer)
      var values: [String: SceneValue] = [:]
      for attribute in AttributeCatalog.all
      where attribute.kind == .readOnly {
        guard attribute.accepts(recognizer), let value = attribute.read?(recognizer) else {
          continue
        }
        values[attribute.name] = value
      }
      lastValues[id] = values
    }
  }

  // MARK: Running

  /// Applies one input of a run, a window or a recording.
  public func apply(_ late: SceneInput) {
    let input = loader.afterStall(late)
    switch input.event {
    case .digitizer(let event): engine.step(event)
    case .set(let path, let value):
      engine.program(at: input.arrival) {
        let node =
          (try? YAMLReader.read(value, file: "value"))
          ?? SceneNode(content: .scalar(value), line: 1, column: 1)
        loader.set(path: path, to: node)
      }
    case .program(let verb, let arguments):
      engine.program(at: input.arrival) {
        loader.perform(.program(verb: verb, arguments: arguments))
      }
    case .button(let type, let phase): engine.button(type, phase, at: input.arrival)
    case .shake: engine.shake(at: input.arrival)
    case .interrupt: engine.interrupt(at: input.arrival)
    case .suspend: engine.suspendEventFetch(at: input.arrival)
    case .resume: engine.resumeEventFetch(at: input.arrival)
    case .wait: engine.advance(to: input.arrival)
    }
  }

  /// The printed name of `actions`: the attribute, or the id.
  func actionName(_ handle: Handle) -> String {
    loader.actionNames[handle] ?? engine.printedName(of: handle)
  }

  /// A problem at a place of the scene's text.
  func diagnostic(at node: SceneNode, _ problem: SceneDiagnostic) -> SceneDiagnostic {
    loader.issues.diagnostic(
      line: node.line, column: node.column, problem.problem)
  }
  /// Rejected inputs, each with a hint; empty after loading. Their places are those in the input's value.
  public var problems: [SceneDiagnostic] { loader.issues.list }

  /// The object with an id; nil if there is none.
  public func object(_ id: String) -> AnyObject? {
    loader.loaded[id] ?? (id.hasPrefix("<") ? unnamed[id] : nil)
  }

  /// Objects without an id, by the ids that stand for theirs in the outline of the text.
  package private(set) lazy var unnamed: [String: AnyObject] = {
    guard !loader.loaded.unnamed.isEmpty,
      let outline = try? SceneDraft(text: text, path: path).outline()
    else { return [:] }
    let places = outline.unnamedPlaces
    var found: [String: AnyObject] = [:]
    for (line, all) in Dictionary(grouping: loader.loaded.unnamed, by: \.place.line) {
      let objects = all.sorted { $0.place.column < $1.place.column }.map(\.object)
      guard let ids = places[line], ids.count == objects.count else { continue }
      for (id, object) in zip(ids, objects) { found[id] = object }
    }
    return found
  }()

  /// The classes of the app that a captured scene was taken from that are not registered, with those that stand for them.
  package var unregisteredClasses: [(name: String, standIn: String)] {
    loader.captured?.unregistered ?? []
  }

  /// The ids of all objects that have one, in alphabetical order.
  package var ids: [String] { loader.loaded.ids }

  /// The value of `id.property` or `id.property.x`; nil if there is none.
  public func value(_ path: String) -> SceneValue? {
    var parts = path.split(separator: ".").map(String.init)
    guard parts.count >= 2 else { return nil }
    let component = ["x", "y", "width", "height"].firstIndex(of: parts.last ?? "")
    if component != nil, parts.count > 2 { parts.removeLast() }
    guard let name = parts.popLast() else { return nil }
    let id = parts.joined(separator: ".")
    guard let object = loader.loaded[id] else { return nil }
    var value: SceneValue?
    if let recognizer = object as? UIGestureRecognizer, recognizer.state == .possible,
      let last = lastValues[id]?[name]
    {
      value = last
    } else {
      value = engine.perform { AttributeCatalog.find(name, for: object)?.read?(object) }
    }
    if let component, case .numbers(let numbers)? = value {
      let index = component % 2 + (numbers.count == 4 && component > 1 ? 2 : 0)
      return numbers.indices.contains(index) ? .number(numbers[index]) : nil
    }
    return value
  }
}
