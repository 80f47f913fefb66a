import Foundation
import TouchEngine
import TouchScenes

/// Makes the objects and puts them together.
extension ProgramWriter {
  /// The functions that set everything up, in the order of their calls.
  func setup() -> [[String]] {
    let controllers =
      program.owner == nil
      ? scene.all.filter { $0.kind == .controller && $0.view != nil } : []
    let functions =
      pieces("makeControllers", controllers.reversed().map(controllerLines))
      + pieces("addViews", viewBlocks) + pieces("addChildren", controllers.map(children))
      + pieces("addRecognizers", recognizerBlocks)
      + pieces("setVariant", [variantLines])
      + pieces("showWindows", program.owner == nil ? scene.windows.map(showing) : [])
    let animations = pieces("startAnimations", scene.all.map(animationLines))
    guard let owner = program.owner else { return functions + animations }
    let calls = functions.map { "\($0[0].split(separator: " ")[2])" }
    return [loading(owner, calls)] + overridesOfOwner(owner, animates: !animations.isEmpty)
      + functions + animations
  }

  /// Functions of at most 50 lines or so, with numbers behind their names from the second on.
  private func pieces(_ name: String, _ blocks: [[String]]) -> [[String]] {
    var functions: [[[String]]] = [[]]
    for block in blocks where !block.isEmpty {
      let lines = functions[functions.count - 1].reduce(0) { $0 + $1.count + 1 }
      if lines > 0, lines + block.count > 50 { functions.append([]) }
      functions[functions.count - 1].append(block)
    }
    return functions.filter { !$0.isEmpty }.enumerated().map { index, blocks in
      SwiftText.block(
        "private func \(name)\(index == 0 ? "" : "\(index + 1)")()",
        Array(blocks.joined(separator: [""])))
    }
  }

  // MARK: Controllers

  private func loading(_ owner: ScenePart, _ calls: [String]) -> [String] {
    var body = ["super.viewDidLoad()"]
    if let id = owner.id { body.append("restorationIdentifier = \(SwiftText.string(id))") }
    body += settings(of: owner).map { $0.hasPrefix("self.") ? String($0.dropFirst(5)) : $0 }
    if let view = owner.view { body += rootViewLines(view, isOwn: owner.isOwnClass) }
    return SwiftText.block("override func viewDidLoad()", body + calls)
  }

  private func overridesOfOwner(_ owner: ScenePart, animates: Bool) -> [[String]] {
    var blocks: [[String]] = []
    if let view = owner.view, view.className != "UIView" || program.subclass(of: view) != nil {
      let type = program.subclass(of: view) ?? view.className
      blocks.append(
        SwiftText.block(
          "override func loadView()", ["view = \(type)(frame: UIScreen.main.bounds)"]))
    }
    let methods = program.overrides(of: owner).methods
    if !methods.isEmpty { blocks.append(methods) }
    if animates {
      blocks.append(
        SwiftText.block(
          "override func viewDidAppear(_ animated: Bool)",
          ["super.viewDidAppear(animated)", "startAnimations()"]))
    }
    return blocks
  }

  private func rootViewLines(_ view: ScenePart, isOwn: Bool = false) -> [String] {
    let expression = program.expression(view)
    var lines = identifier(view)
    lines += settings(of: view)
    if view["backgroundColor"] == nil {
      lines +=
        isOwn || view.isOwnClass
        ? SwiftText.block(
          "if \(expression).backgroundColor == nil", ["\(expression).backgroundColor = .white"])
        : ["\(expression).backgroundColor = .white"]
    }
    return lines
  }

  private func controllerLines(_ controller: ScenePart) -> [String] {
    var lines: [String] = []
    if let view = controller.view, !controller.isContainer,
      view.className != "UIView" || program.subclass(of: view) != nil
    {
      let type = program.subclass(of: view) ?? view.className
      lines.append("\(controller.name).view = \(type)(frame: UIScreen.main.bounds)")
    }
    if let id = controller.id {
      lines.append("\(controller.name).restorationIdentifier = \(SwiftText.string(id))")
    }
    if knowsOwner(controller) { lines.append("\(controller.name).owner = self") }
    if let view = controller.view {
      lines +=
        controller.isContainer
        ? identifier(view) + settings(of: view)
        : rootViewLines(view, isOwn: controller.isOwnClass)
    }
    return lines + filling(controller) + settings(of: controller) + barButton(of: controller)
  }

  private func filling(_ container: ScenePart) -> [String] {
    let inner = container.controllers.map(\.name)
    guard !inner.isEmpty else { return [] }
    switch container.sample {
    case is UINavigationController:
      return [
        "\(container.name).setViewControllers(\(SwiftText.list(inner)), animated: false)"
      ]
    case is UITabBarController:
      return ["\(container.name).viewControllers = \(SwiftText.list(inner))"]
    case is UIPageViewController:
      writePages(container)
      return [
        "\(container.name).setViewControllers([\(inner[0])], direction: .forward, animated: false)",
        "\(container.name).dataSource = self",
      ]
    default: return []
    }
  }

  /// The children of a controller that is no container; their views lie over its own.
  private func children(_ controller: ScenePart) -> [String] {
    guard !controller.isContainer else { return [] }
    return controller.controllers.flatMap { child in
      [
        "\(controller.name).addChild(\(child.name))",
        "\(controller.name).view.addSubview(\(child.name).view)",
        "\(child.name).didMove(toParent: \(controller.name))",
      ]
    }
  }

  private func writePages(_ container: ScenePart) {
    owned.conformances.insert("UIPageViewControllerDataSource")
    let pages = SwiftText.list(container.controllers.map(\.name))
    for (label, step) in [("viewControllerBefore", "- 1"), ("viewControllerAfter", "+ 1")] {
      owned.methods.append(
        SwiftText.function(
          "func pageViewController",
          [
            "_ pageViewController: UIPageViewController",
            "\(label) viewController: UIViewController",
          ],
          "UIViewController?",
          [
            "let pages = \(pages)",
            "guard let index = pages.firstIndex(of: viewController),",
            "  pages.indices.contains(index \(step))", "else { return nil }",
            "return pages[index \(step)]",
          ]))
    }
  }

  private func barButton(of controller: ScenePart) -> [String] {
    guard let node = controller["rightBarButton"] else { return [] }
    let name = SwiftNames.camel(node["id"]?.text ?? controller.name + "Button") + "Item"
    let handler = "handle" + SwiftNames.capitalized(name)
    owned.methods.append(
      SwiftText.function(
        "\(program.dialect.objc)private func \(handler)", ["_ sender: UIBarButtonItem"],
        node["whenAction"].map { program.statements(changes: $0) } ?? []))
    let title = node["title"]?.text.map(SwiftText.string) ?? "nil"
    let action = program.dialect.selector(handler, of: "Self")
    return [
      "let \(name) = UIBarButtonItem(",
      "  title: \(title), style: .plain, target: self, action: \(action))",
    ]
      + (node["id"]?.text.map { ["\(name).accessibilityIdentifier = \(SwiftText.string($0))"] }
        ?? [])
      + ["\(controller.name).navigationItem.rightBarButtonItem = \(name)"]
  }

  // MARK: Windows

  /// What a window is told before it is shown.
  func windowLines(_ window: ScenePart, named name: String) -> [String] {
    var lines: [String] = []
    if let id = window.id {
      lines.append("\(name).accessibilityIdentifier = \(SwiftText.string(id))")
    }
    lines += settings(of: window).map { line in
      line.hasPrefix(window.name + ".") ? name + line.dropFirst(window.name.count) : line
    }
    if window["backgroundColor"] == nil { lines.append("\(name).backgroundColor = .white") }
    return lines
  }

  private func showing(_ window: ScenePart) -> [String] {
    var lines = windowLines(window, named: window.name)
    if knowsOwner(window) { lines.append("\(window.name).owner = self") }
    if let root = window.controller {
      lines.append("\(window.name).rootViewController = \(root.name)")
    } else if program.dialect == .uikit {
      lines.append(
        program.impossible(
          "UIKit stops an app whose window has no rootViewController when it has launched",
          at: window.node))
    }
    guard window["isHidden"].map(SwiftText.isTrue) != true else { return lines }
    guard let process = window.node["process"] else {
      return lines + ["\(window.name).makeKeyAndVisible()"]
    }
    let name = SwiftText.string(process.text ?? "")
    lines.append(
      program.dialect == .engine
        ? "\(window.name).touchscopeProcess = \(name)"
        : program.impossible(AttributeForm.ofTheSystem, at: process))
    return lines + ["\(window.name).isHidden = false"]
  }

  // MARK: Views

  private var viewBlocks: [[String]] {
    let roots = scene.all.filter { isRootView($0) || $0.kind == .window }
    return roots.flatMap { root in root.subviews.flatMap { view($0, in: program.expression(root)) }
    }
  }

  /// The lines of a view and of those inside it, a block each.
  private func view(_ part: ScenePart, in parent: String) -> [[String]] {
    var lines = part.isLocal ? ["let \(part.name) = \(program.make(part))"] : []
    lines += identifier(part) + settings(of: part)
    if knowsOwner(part) { lines.append("\(part.name).owner = self") }
    lines += rows.sourceLines(part) + actions.targetLines(part)
    if let controller = part.controller { lines += ownController(controller, of: part, in: parent) }
    lines.append("\(parent).addSubview(\(part.name))")
    if let controller = part.controller {
      lines.append("\(controller.name).didMove(toParent: \(controller.name).parent)")
    }
    let cells = part.sections.flatMap(\.cells).flatMap { cell -> [[String]] in
      let path = program.expression(cell)
      let lines = cell.settings.filter { $0.name != "text" }.flatMap {
        program.statements($0, cell)
      }
      return [lines] + cell.subviews.flatMap { view($0, in: path + ".contentView") }
    }
    return [lines] + part.subviews.flatMap { view($0, in: part.name) } + grid(part, in: parent)
      + cells
  }

  private func ownController(
    _ controller: ScenePart, of part: ScenePart, in parent: String
  ) -> [String] {
    let around = scene.all.last { $0.kind == .controller && contains(part, in: $0) }
    var lines = ["\(controller.name).view = \(part.name)"]
    if let id = controller.id {
      lines.append("\(controller.name).restorationIdentifier = \(SwiftText.string(id))")
    }
    lines += settings(of: controller)
    return lines + (around.map { ["\($0.name).addChild(\(controller.name))"] } ?? [])
  }

  /// Whether a controller is the nearest one around a view.
  private func contains(_ part: ScenePart, in controller: ScenePart) -> Bool {
    let views = controller.view?.subviews ?? []
    let owned = scene.all.first { $0.controller === controller && $0.kind == .view }?.subviews ?? []
    return (views + owned).contains { $0.family.contains { $0 === part } }
  }

  private func grid(_ part: ScenePart, in parent: String) -> [[String]] {
    guard let node = part.node["repeat"] else { return [] }
    let rows = node["rows"]?.text.flatMap { Int($0) } ?? 1
    let columns = node["columns"]?.text.flatMap { Int($0) } ?? 1
    guard rows * columns > 1 else { return [] }
    let name = "\(part.name)Copy"
    var body = ["let \(name) = \(program.make(part))"]
    if let id = part.id {
      body.append("\(name).accessibilityIdentifier = \"\(id)\\(index + 1)\"")
    }
    body += settings(of: part).map {
      $0.replacingOccurrences(of: part.name + ".", with: name + ".")
    }
    body += [
      "\(name).frame = \(part.name).frame.offsetBy(",
      "  dx: CGFloat(index % \(columns)) * (\(part.name).frame.width + 4),",
      "  dy: CGFloat(index / \(columns)) * (\(part.name).frame.height + 4))",
      "\(parent).addSubview(\(name))",
    ]
    return [SwiftText.block("for index in 1..<\(rows * columns)", body)]
  }

  private func identifier(_ part: ScenePart) -> [String] {
    part.id.map {
      ["\(program.expression(part)).accessibilityIdentifier = \(SwiftText.string($0))"]
    } ?? []
  }

  func settings(of part: ScenePart) -> [String] {
    part.settings.flatMap { program.statements($0, part) }
  }

  private var variantLines: [String] {
    let lines = scene.remaining.flatMap {
      program.statements(setting: $0.name, of: $0.id, to: $0.value)
    }
    return lines.isEmpty ? [] : ["// Variant: \(scene.variant ?? "")"] + lines
  }

  private func animationLines(_ part: ScenePart) -> [String] {
    guard let node = part["animate"], let name = node["property"]?.text, let to = node["to"],
      let attribute = scene.attribute(name, for: part.sample)
    else { return [] }
    let set = { (value: SceneNode) in
      self.program.statements(ScenePart.Setting(attribute: attribute, value: value), part)
    }
    let options =
      ["curveLinear"]
      + ["autoreverse", "repeat", "allowUserInteraction"].filter {
        node[$0].map(SwiftText.isTrue) ?? false
      }
    let duration = node["duration"].map { SwiftText.number($0) } ?? "0.25"
    let list = SwiftText.list(options.map { "." + $0 })
    return (node["from"].map(set) ?? [])
      + ["UIView.animate(withDuration: \(duration), delay: 0, options: \(list)) { [self] in"]
      + SwiftText.indented(set(to)) + ["}"]
  }
}
