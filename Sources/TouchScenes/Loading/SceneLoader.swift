import Foundation
import TouchEngine
import TouchLanguage
import TouchTrace

/// Builds the live objects of a scene from its nodes, and stores what policies need later.
final class SceneLoader: AttributeScope {
  let issues: SceneIssues
  let engine: Engine
  let loaded: LoadedObjects
  /// What the scene, its variant or an edit gave a value, by `id.attribute`.
  private(set) var given: Set<String> = []
  /// The last written values of attributes that objects cannot return, by `id.attribute`.
  private(set) var written: [String: SceneNode] = [:]
  /// Names in `actions` that differ from the id.
  var actionNames: [Handle: String] = [:]
  /// The data sources of tables, which do not retain them.
  var dataSources: [Handle: AnyObject] = [:]
  var overriddenNext: [(UIResponder, UIResponder, SceneNode)] = []
  var windows: [UIWindow] = []
  /// Controllers to push or present later, retained.
  var waitingControllers: [UIViewController] = []
  /// The data sources of page controllers, retained.
  var pageSources: [ScenePages] = []
  /// Of a scene that was taken from a running app.
  var captured: CapturedScene?
  /// The main thread is blocked until then; input queues.
  var stalledUntil: Instant?

  init(issues: SceneIssues, engine: Engine) {
    self.issues = issues
    self.engine = engine
    loaded = LoadedObjects(issues: issues)
  }

  // MARK: Objects

  /// Creates the object that a mapping describes and checks its class; `apply` sets its attributes later.
  func make<T: AnyObject>(
    _ kind: SceneClasses.Kind, _ node: SceneNode, standard: String?, as type: T.Type
  ) -> T? {
    guard node.entries != nil else {
      issues.add(
        node, Text.sceneFiles.noMapping(kind: kind.rawValue, node.kind))
      return nil
    }
    let classNode = node["class"]
    guard let name = classNode?.text ?? standard else {
      issues.add(
        node, Text.sceneFiles.noClass(kind: kind.rawValue, among: SceneClasses.names(kind)))
      return nil
    }
    guard let entry = SceneClasses.entries[name] ?? captured?.entry(for: name) else {
      issues.add(
        classNode ?? node,
        Text.sceneFiles.unknownClass(
          name, nearest: Suggestion.nearest(to: name, among: SceneClasses.names(kind))))
      return nil
    }
    guard entry.kind == kind, let object = entry.make() as? T else {
      issues.add(
        classNode ?? node,
        Text.sceneFiles.otherKind(
          class: name, is: entry.kind.rawValue, not: kind.rawValue,
          classes: SceneClasses.names(kind)))
      return nil
    }
    return object
  }

  /// Gives the object its id; ids are unique.
  func name(_ object: AnyObject, _ node: SceneNode, standard: String?) {
    let idNode = node["id"]
    guard let id = idNode.flatMap({ text($0) }) ?? standard else {
      if idNode == nil { loaded.noteUnnamed(object, at: node) }
      return
    }
    let place = idNode ?? node
    guard loaded.name(object, id, at: place) else { return }
    if let view = object as? UIView { loaded.nameOwnRecognizers(of: view, at: place) }
    if let controller = object as? UIViewController { nameParts(of: controller, id, place) }
  }

  /// Names the objects that an object creates itself.
  func adopt(_ object: AnyObject, _ id: String, _ place: SceneNode) {
    let nothing = SceneNode(content: .mapping([]), line: place.line, column: place.column)
    name(object, nothing, standard: id)
    if let recognizer = object as? UIGestureRecognizer { loaded.addRecognizer(recognizer) }
  }

  /// Applies all attributes of a mapping except those that the structure has used already.
  func apply(_ node: SceneNode, to object: AnyObject, except used: [String]) {
    var found: [(SceneAttribute, SceneNode)] = []
    for (key, value) in node.entries ?? [] {
      guard let name = key.text, !used.contains(name) else { continue }
      guard let attribute = AttributeCatalog.find(name, for: object) else {
        unknown(key, name, object, used)
        continue
      }
      found.append((attribute, value))
    }
    for (attribute, value) in found.sorted(by: { $0.0.order < $1.0.order }) {
      write(attribute, object, value, id: Self.id(of: object))
    }
  }

  private func write(
    _ attribute: SceneAttribute, _ object: AnyObject, _ value: SceneNode, id: String?
  ) {
    let problems = issues.list.count
    attribute.apply(self, object, value)
    guard let id, issues.list.count == problems else { return }
    given.insert("\(id).\(attribute.name)")
    if attribute.read == nil { written["\(id).\(attribute.name)"] = value }
  }

  private static func id(of object: AnyObject) -> String? {
    (object as? UIResponder)?.touchscopeName ?? (object as? UIGestureRecognizer)?.touchscopeName
  }

  private func unknown(_ key: SceneNode, _ name: String, _ object: AnyObject, _ used: [String]) {
    issues.add(key, problem(unknown: name, object, used))
  }

  func problem(
    unknown name: String, _ object: AnyObject, _ used: [String]
  ) -> ProblemText {
    let className = "\(type(of: object))"
    if let elsewhere = AttributeCatalog.all.first(where: { $0.name == name }) {
      return Text.sceneFiles.otherSubject(
        attribute: name, of: className, subject: elsewhere.subject)
    }
    return Text.sceneFiles.unknownAttribute(
      name, of: className,
      nearest: Suggestion.nearest(to: name, among: AttributeCatalog.names(for: object) + used))
  }

  func finish() {
    loaded.complete()
    checkRings()
  }

  /// Reports overrides of nextResponder that form a cycle.
  private func checkRings() {
    for (responder, _, node) in overriddenNext {
      var current: UIResponder? = responder
      var seen: [UIResponder] = []
      while let one = current, !seen.contains(where: { $0 === one }) {
        seen.append(one)
        current = one.touchscopeHooks.next?() ?? one.next
      }
      if let again = current, again === responder {
        let names =
          seen.map { $0.touchscopeName ?? "\(type(of: $0))" } + [again.touchscopeName ?? ""]
        issues.add(node, Text.sceneFiles.cycle(names))
      }
    }
  }

  // MARK: Changes in mid-run

  /// Reports a path without an object or property, and a value that the property never takes, once everything is
  /// loaded.
  func checkPath(_ path: String, at node: SceneNode, value: SceneNode) {
    guard let dot = path.lastIndex(of: ".") else {
      issues.add(node, Text.sceneFiles.noPath(path))
      return
    }
    let name = String(path[path.index(after: dot)...])
    whenLoaded(String(path[..<dot]), AnyObject.self, at: node) { [unowned self] object in
      guard let attribute = AttributeCatalog.find(name, for: object) else {
        return unknown(node, name, object, [])
      }
      attribute.check?(self, value)
    }
  }

  /// Sets `id.property` for a run, a variant or an action; problems go to `issues`.
  func set(path: String, to value: SceneNode) {
    guard let (id, object, attribute) = target(of: path) else {
      if let problem = ChangeCheck(self).problem(ofSetting: path) { issues.add(value, problem) }
      return
    }
    write(attribute, object, value, id: id)
  }

  /// The object and the attribute that `id.property` names.
  func target(of path: String) -> (
    id: String, object: AnyObject, attribute: SceneAttribute
  )? {
    guard let dot = path.lastIndex(of: "."), let object = loaded[String(path[..<dot])],
      let attribute = AttributeCatalog.find(String(path[path.index(after: dot)...]), for: object)
    else { return nil }
    return (String(path[..<dot]), object, attribute)
  }

  func changes(_ node: SceneNode) -> [SceneChange] { RunParser(self).changes(node) }

  func perform(_ changes: [SceneChange]) {
    for change in changes { perform(change) }
  }

  func perform(_ change: SceneChange) {
    switch change {
    case .set(let path, let value): set(path: path, to: value)
    case .program(let verb, let arguments): program(verb, arguments)
    }
  }

  private func program(_ verb: String, _ arguments: [String]) {
    let first = arguments.first.flatMap { loaded[$0] }
    let second = arguments.dropFirst().first.flatMap { loaded[$0] }
    switch (verb, first, second) {
    case ("removeFromSuperview", let view as UIView, _): view.removeFromSuperview()
    case ("addSubview", let parent as UIView, let child as UIView): parent.addSubview(child)
    case ("addRecognizer", let view as UIView, let recognizer as UIGestureRecognizer):
      view.addGestureRecognizer(recognizer)
    case ("removeRecognizer", let recognizer as UIGestureRecognizer, _):
      recognizer.view?.removeGestureRecognizer(recognizer)
    case ("becomeFirstResponder", let responder as UIResponder, _):
      responder.becomeFirstResponder()
    case ("resignFirstResponder", let responder as UIResponder, _):
      responder.resignFirstResponder()
    case ("rotateDevice", _, _):
      if let to = UIInterfaceOrientation.named(arguments.first) { engine.rotate(to: to) }
    case ("setContentOffset", let view as UIScrollView, _):
      let numbers = arguments.dropFirst().compactMap { Double($0) }
      guard numbers.count == 2 else { break }
      view.setContentOffset(CGPoint(x: numbers[0], y: numbers[1]), animated: true)
    case ("button", _, _):
      let type = UIPress.PressType.allCases.first { $0.touchscopeName == arguments.first }
      let phase = TouchPhase.allCases.first { $0.name == arguments.last }
      if let type, let phase { engine.buttonSoon(type, phase) }
    case ("motion", _, _): engine.shakeSoon()
    case (_, let object?, _): programContainers(verb, object, second)
    default: break
    }
  }
}

extension UIInterfaceOrientation {
  /// The orientations that a scene may use.
  static let choices = allCases.filter { $0 != .unknown }.map(\.name)

  static func named(_ name: String?) -> UIInterfaceOrientation? {
    allCases.first { $0 != .unknown && $0.name == name }
  }
}

/// A change that code of the app would make.
enum SceneChange {
  case set(path: String, value: SceneNode)
  case program(verb: String, arguments: [String])
}
