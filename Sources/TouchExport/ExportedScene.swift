import Foundation
import TouchEngine
import TouchScenes

/// A scene's objects as a program would name them, read in the order of the file.
final class ExportedScene {
  let document: SceneDocument
  let variant: String?
  private(set) var windows: [ScenePart] = []
  /// Controllers for later.
  private(set) var waiting: [ScenePart] = []
  private(set) var application: ScenePart?
  private(set) var delegate: ScenePart?
  /// Settings of a variant on objects that others bring along.
  private(set) var remaining: [(id: String, name: String, value: SceneNode)] = []
  private var parts: [String: ScenePart] = [:]
  private var names = SwiftNames()
  private var varied: [String: [(name: String, value: SceneNode)]] = [:]
  private var samples: [String: (kind: SceneClasses.Kind, object: AnyObject)] = [:]
  private let engine: Engine

  /// A scene that was loaded without problems.
  init(_ scene: LiveScene) {
    document = scene.document
    variant = scene.variant
    engine = scene.engine
    let root = scene.document.root
    readVariant(root)
    for action in Self.actions(root) { names.reserve(action) }
    readApplication(root["application"])
    let nodes = root["windows"]?.items ?? root["window"].map { [$0] } ?? []
    for (index, node) in nodes.enumerated() {
      windows.append(window(node, index == 0 ? "window" : "window\(index + 1)"))
    }
    for node in root["controllers"]?.items ?? [] { waiting.append(controller(node, nil)) }
    remaining = varied.filter { parts[$0.key] == nil }.sorted { $0.key < $1.key }
      .flatMap { id, settings in settings.map { (id, $0.name, $0.value) } }
  }

  var screen: [String] { document.root["screen"].map(SwiftText.numbers) ?? ["375", "667"] }

  /// The object with an id, unless another one brings it along.
  func part(_ id: String) -> ScenePart? { parts[id] }

  var all: [ScenePart] {
    [application, delegate].compactMap { $0 } + (windows + waiting).flatMap(\.family)
  }

  /// The attribute of that name of an object like this one.
  func attribute(_ name: String, for sample: AnyObject) -> SceneAttribute? {
    engine.perform { AttributeCatalog.find(name, for: sample) }
  }

  /// A pan, for those that scroll views and navigation controllers bring along.
  private(set) lazy var samplePan = engine.perform { UIPanGestureRecognizer() }

  /// The only controller of the scene, when a class of its own can hold everything.
  var soleController: ScenePart? {
    guard windows.count == 1, waiting.isEmpty, let window = windows.first,
      let root = window.controller, !root.isContainer, window.recognizers.isEmpty,
      application?.settings.isEmpty ?? true, delegate?.settings.isEmpty ?? true,
      !window.settings.contains(where: { Overrides.names.contains($0.name) }),
      root.family.allSatisfy({ $0 === root || $0.kind != .controller })
    else { return nil }
    return root
  }

  // MARK: Reading

  private func readVariant(_ root: SceneNode) {
    let chosen = root["variants"]?.items?.first { $0["name"]?.text == variant }
    guard variant != nil else { return }
    for (key, value) in chosen?["set"]?.entries ?? [] {
      guard let path = key.text, let dot = path.lastIndex(of: ".") else { continue }
      varied[String(path[..<dot]), default: []]
        .append((String(path[path.index(after: dot)...]), value))
    }
  }

  /// The actions that responders implement, which are methods of their classes.
  private static func actions(_ node: SceneNode) -> [String] {
    let own = node["implements"].map { ($0.items ?? [$0]).compactMap(\.text) } ?? []
    return own + (node.items ?? []).flatMap(actions)
      + (node.entries ?? []).flatMap { actions($0.value) }
  }

  private func readApplication(_ node: SceneNode?) {
    guard let node else { return }
    application = part(
      .application, node, "UIApplication", "application", except: ["delegate", "executable"])
    guard let own = node["delegate"] else { return }
    let responder = engine.perform { UIResponder() }
    let settings = ["touches", "nextResponder", "implements", "canBecomeFirstResponder"]
    let found = settings.compactMap { name -> ScenePart.Setting? in
      guard let value = own[name], let attribute = attribute(name, for: responder) else {
        return nil
      }
      return ScenePart.Setting(attribute: attribute, value: value)
    }
    let isResponder = own["isResponder"].map(SwiftText.isTrue) ?? true
    let delegate = ScenePart(
      kind: .delegate, id: own["id"]?.text ?? "delegate",
      className: own["class"]?.text ?? "AppDelegate",
      sample: isResponder ? responder : NSObject(), node: own,
      settings: found, name: "self", isLocal: false)
    parts[delegate.id ?? ""] = delegate
    self.delegate = delegate
  }

  private func part(
    _ kind: SceneClasses.Kind, _ node: SceneNode, _ standardClass: String, _ standardID: String?,
    except used: [String] = []
  ) -> ScenePart {
    let className = node["class"]?.text ?? standardClass
    let sample = sample(className) ?? (kind, engine.perform { UIView(frame: .zero) })
    let id = node["id"]?.text ?? standardID
    let changed = id.flatMap { varied[$0] } ?? []
    let kept = (node.entries ?? []).compactMap { key, value in key.text.map { ($0, value) } }
      .filter { entry in !changed.contains { $0.name == entry.0 } }
    let structure = ["class", "id", "subviews", "gestureRecognizers"] + used
    let settings = (kept + changed).filter { !structure.contains($0.0) }
      .compactMap { name, value in
        attribute(name, for: sample.object)
          .map { ScenePart.Setting(attribute: $0, value: value) }
      }
      .enumerated().sorted {
        ($0.element.attribute.order, $0.offset) < ($1.element.attribute.order, $1.offset)
      }.map(\.element)
    let isLocal = id == nil && node["subviews"] == nil && node["gestureRecognizers"] == nil
    let word = SwiftNames.word(forClass: className)
    let part = ScenePart(
      kind: kind, id: id, className: className, sample: sample.object, node: node,
      settings: settings, name: names.name(id ?? word, kind: id == nil ? "" : word),
      isLocal: isLocal && kind != .controller && kind != .window)
    if let id { parts[id] = part }
    return part
  }

  private func sample(_ className: String) -> (kind: SceneClasses.Kind, object: AnyObject)? {
    if let sample = samples[className] { return sample }
    let sample =
      className == "UITableViewCell"
      ? (.view, engine.perform { UITableViewCell(style: .default, reuseIdentifier: nil) })
      : engine.perform { SceneClasses.sample(className) }
    samples[className] = sample
    return sample
  }

  private func window(_ node: SceneNode, _ standardID: String) -> ScenePart {
    let window = part(
      .window, node, "UIWindow", standardID, except: ["rootViewController", "process"])
    addRecognizers(node, to: window)
    if let root = node["rootViewController"] {
      let controller = controller(root, "root")
      window.controller = controller
      addSubviews(node, to: controller.frontmost.view ?? controller)
    } else {
      addSubviews(node, to: window)
    }
    return window
  }

  private func controller(_ node: SceneNode, _ standardID: String?) -> ScenePart {
    let controller = part(
      .controller, node, "UIViewController", standardID, except: ["view", "controllers"])
    let viewNode = node["view"] ?? SceneNode(.mapping([]))
    let view = part(.view, viewNode, "UIView", controller.id.map { $0 + ".view" })
    controller.view = view
    addRecognizers(viewNode, to: view)
    addSubviews(viewNode, to: view)
    controller.controllers = (node["controllers"]?.items ?? []).map { self.controller($0, nil) }
    addSubviews(node, to: controller.frontmost.view ?? view)
    return controller
  }

  private func addSubviews(_ node: SceneNode, to parent: ScenePart) {
    for item in node["subviews"]?.items ?? [] {
      let view = part(.view, item, "UIView", nil, except: ["repeat", "controller"])
      if let owner = item["controller"] {
        view.controller = part(.controller, owner, "UIViewController", nil)
      }
      addRecognizers(item, to: view)
      addSubviews(item, to: view)
      if view.sample is UITableView { addSections(to: view) }
      parent.subviews.append(view)
    }
  }

  private func addSections(to table: ScenePart) {
    let id = table.id ?? "table"
    if let rows = table["rows"] {
      table.sections = [section(rows, table, 0, prefix: id + ".row")]
    } else if let sections = table["sections"] {
      table.sections = (sections.items ?? []).enumerated().map { index, item in
        var section = section(
          item["rows"] ?? SceneNode(.sequence([])), table, index,
          prefix: "\(id).section\(index).row")
        section.title = item["title"]?.text
        section.footer = item["footer"]?.text
        return section
      }
    }
  }

  private func section(
    _ rows: SceneNode, _ table: ScenePart, _ number: Int, prefix: String
  ) -> ScenePart.Section {
    guard let items = rows.items else {
      let count = rows.text.flatMap { Int($0) } ?? 0
      return ScenePart.Section(count: count, prefix: prefix)
    }
    let cells = items.enumerated().map { index, item in
      let node = item.entries == nil ? text(item) : item
      let cell = part(.view, node, "UITableViewCell", "\(prefix)\(index)")
      cell.path = "\(table.name)Cells[\(number)][\(index)]"
      addRecognizers(node, to: cell)
      addSubviews(node, to: cell)
      return cell
    }
    return ScenePart.Section(cells: cells, count: cells.count, prefix: prefix)
  }

  /// A row that is only a text, as the table that it is short for.
  private func text(_ node: SceneNode) -> SceneNode {
    var table = node
    var key = node
    key.content = .scalar("text")
    table.content = .mapping([(key, node)])
    return table
  }

  private func addRecognizers(_ node: SceneNode, to view: ScenePart) {
    for item in node["gestureRecognizers"]?.items ?? [] {
      view.recognizers.append(part(.recognizer, item, "UITapGestureRecognizer", nil))
    }
  }
}
