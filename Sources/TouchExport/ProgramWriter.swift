import TouchEngine
import TouchScenes

/// Writes a scene as one source file: the app's delegate, and the class that holds views and recognizers.
final class ProgramWriter {
  let program: Program
  let scene: ExportedScene
  let actions: ActionWriter
  let rows: RowWriter
  /// What the owner has.
  var owned = Members()

  init(_ program: Program) {
    self.program = program
    scene = program.scene
    actions = ActionWriter(program)
    rows = RowWriter(program)
  }

  /// The declarations; what is in front of them depends on who asks.
  func declarations() -> [String] {
    let setup = setup()
    actions.write()
    owned.append(actions.members)
    writeDelegates()
    rows.write()
    owned.append(rows.members)
    for part in scene.all { writeClass(of: part) }
    return program.owner == nil
      ? delegateWithEverything(setup) : delegateAlone() + [""] + ownerClass(setup)
  }

  /// The parts that are properties of the owner, in the order of the file.
  private var properties: [ScenePart] {
    scene.all.filter { part in
      !part.isLocal && part !== program.owner && part.path == nil
        && ![.application, .delegate].contains(part.kind)
        && !isRootView(part) && !(program.owner != nil && part.kind == .window)
    }
  }

  func isRootView(_ part: ScenePart) -> Bool { scene.all.contains { $0.view === part } }

  private func members(_ setup: [[String]]) -> [String] {
    let stored =
      properties.map { part in
        "private let \(part.name)\(annotation(part)) = \(program.make(part))"
      } + owned.variables
    let blocks = (stored.isEmpty ? [] : [stored]) + setup + owned.methods + owned.classes
    return Array(blocks.joined(separator: [""]))
  }

  private func annotation(_ part: ScenePart) -> String { "" }

  // MARK: Classes

  private func ownerClass(_ setup: [[String]]) -> [String] {
    guard let owner = program.owner else { return [] }
    let bases = [owner.className] + owned.conformances.sorted()
    return ["// MARK: - \(SwiftNames.capitalized(owner.name))", ""]
      + SwiftText.block(
        "final class \(program.ownerClass): \(bases.joined(separator: ", "))", members(setup))
  }

  /// The base of the app's delegate: a responder only where the scene has one.
  private var delegateBase: String {
    guard let delegate = scene.delegate else { return "NSObject" }
    let isOwnBase = delegate.isOwnClass && delegate.className != "AppDelegate"
    return isOwnBase
      ? delegate.className : delegate.sample is UIResponder ? "UIResponder" : "NSObject"
  }

  private func launching(_ body: [String]) -> [String] {
    SwiftText.function(
      "func application",
      [
        "_ application: UIApplication",
        "didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?",
      ], "Bool", body + ["return true"])
  }

  private func delegateAlone() -> [String] {
    guard let window = scene.windows.first else { return [] }
    var body = ["let window = \(window.className)(frame: UIScreen.main.bounds)"]
    body += windowLines(window, named: "window")
    body.append("window.rootViewController = \(program.ownerClass)()")
    if window["isHidden"].map(SwiftText.isTrue) != true {
      body.append("window.makeKeyAndVisible()")
    }
    body.append("self.window = window")
    return program.dialect.main
      + SwiftText.block(
        "final class AppDelegate: \(delegateBase), UIApplicationDelegate",
        ["var window: UIWindow?", ""] + launching(body))
  }

  private func delegateWithEverything(_ setup: [[String]]) -> [String] {
    let bases = [delegateBase, "UIApplicationDelegate"] + owned.conformances.sorted()
    let calls = setup.compactMap { lines in
      lines.first.flatMap { $0.split(separator: " ").dropFirst(2).first }.map(String.init)
    }
    let overrides = scene.delegate.map { program.overrides(of: $0).methods } ?? []
    let setup = [launching(calls)] + setup + (overrides.isEmpty ? [] : [overrides])
    return program.dialect.main
      + SwiftText.block(
        "final class AppDelegate: \(bases.joined(separator: ", "))", members(setup))
  }

  /// A nested class for what a part overrides.
  private func writeClass(of part: ScenePart) {
    for (name, moment) in [
      ("whenTouchesBegan", "TouchesBegan"), ("whenWillAppear", "WillAppear"),
      ("whenDidAppear", "DidAppear"),
    ] {
      guard let changes = part[name] else { continue }
      let access = part === program.owner || part.kind == .delegate ? "private " : "fileprivate "
      owned.methods.append(
        SwiftText.block(
          "\(access)func \(part.name)\(moment)()", program.statements(changes: changes)))
    }
    guard let name = program.subclass(of: part) else { return }
    let overrides = program.overrides(of: part).methods
    let owner =
      overrides.contains { $0.contains("owner?") }
      ? ["weak var owner: \(program.ownerClass)?", ""] : []
    owned.classes.append(
      SwiftText.block("private final class \(name): \(part.className)", owner + overrides))
  }

  /// Whether the nested class of a part needs to know its owner.
  func knowsOwner(_ part: ScenePart) -> Bool {
    program.subclass(of: part) != nil
      && program.overrides(of: part).methods.contains { $0.contains("owner?") }
  }
}
