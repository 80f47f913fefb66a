import Foundation
import TouchEngine
import TouchScenes

/// What a program is written from: the scene, the dialect, and how each object is reached. It collects what cannot be
/// said.
final class Program {
  let scene: ExportedScene
  let dialect: SwiftDialect
  private(set) var warnings: [ExportWarning] = []
  /// The controller whose class holds everything; nil when the app's delegate does.
  let owner: ScenePart?

  init(_ scene: ExportedScene, _ dialect: SwiftDialect) {
    self.scene = scene
    self.dialect = dialect
    owner = scene.soleController
  }

  /// The class that has all views and recognizers.
  var ownerClass: String {
    owner.map { SwiftNames.capitalized($0.name) + "ViewController" } ?? "AppDelegate"
  }

  /// A comment in place of what cannot be said, and a warning.
  func impossible(_ sentence: String, at node: SceneNode) -> String {
    if !warnings.contains(where: { $0.line == node.line && $0.sentence == sentence }) {
      warnings.append(ExportWarning(line: node.line, sentence: sentence))
    }
    return "// Not in UIKit: \(sentence)."
  }

  // MARK: Objects

  /// How the owner reaches a part.
  func expression(_ part: ScenePart) -> String {
    if part === owner { return "self" }
    if part === owner?.view { return "view" }
    if let path = part.path { return path }
    if part.kind == .application { return "UIApplication.shared" }
    if let controller = scene.all.first(where: { $0.view === part }) {
      return controller.name + ".view"
    }
    return part.name
  }

  /// How the owner reaches the object with an id, also one that another object brings along; nil if it cannot.
  func expression(_ id: String) -> String? {
    if let part = scene.part(id) { return expression(part) }
    if id == "application" { return "UIApplication.shared" }
    guard let dot = id.lastIndex(of: ".") else { return nil }
    let (rest, last) = (String(id[..<dot]), String(id[id.index(after: dot)...]))
    if let part = scene.part(rest) { return brought(last, by: part) }
    if last == "content" { return expression(rest).map { $0 + ".contentView" } }
    return nil
  }

  /// The class of an object that another one brings along, for its attributes.
  func sample(_ id: String) -> AnyObject? {
    if let part = scene.part(id) { return part.sample }
    if id.hasSuffix(".pan") || id.hasSuffix(".pop") { return scene.samplePan }
    return nil
  }

  private func brought(_ name: String, by part: ScenePart) -> String? {
    let object = expression(part)
    switch (name, part.sample) {
    case ("pan", is UIScrollView): return object + ".panGestureRecognizer"
    case ("pinch", is UIScrollView): return object + ".pinchGestureRecognizer"
    case ("pop", is UINavigationController): return object + ".interactivePopGestureRecognizer"
    case ("bar", is UINavigationController): return object + ".navigationBar"
    case ("bar", is UITabBarController): return object + ".tabBar"
    default: return nil
    }
  }

  /// Whether an expression is nil in some apps.
  static func isOptional(_ expression: String) -> Bool {
    expression.hasSuffix(".pinchGestureRecognizer")
      || expression.hasSuffix(".interactivePopGestureRecognizer")
  }

  // MARK: Classes

  /// The subclass of a part that overrides something, nested in the owner; nil if it needs none.
  func subclass(of part: ScenePart) -> String? {
    guard part !== owner, part.kind != .delegate, part.kind != .application,
      Overrides.areNeeded(for: part)
    else { return nil }
    let kind = part.kind.rawValue
    let word = part.kind == .recognizer ? "Recognizer" : SwiftNames.capitalized(kind)
    let name = SwiftNames.capitalized(part.name)
    return name.hasSuffix(word) ? name : name + word
  }

  func overrides(of part: ScenePart) -> Overrides {
    let isOwner = part === owner || part.kind == .delegate
    return Overrides(
      part: part,
      object: { [self] id in expression(id).map { isOwner ? $0 : "owner?." + $0 } },
      call: { isOwner ? "\($0)()" : "owner?.\($0)()" }, dialect: dialect)
  }

  /// A new object.
  func make(_ part: ScenePart) -> String {
    let type = subclass(of: part) ?? part.className
    switch part.sample {
    case is UIWindow: return type + "(frame: UIScreen.main.bounds)"
    case is UICollectionView:
      return type + "(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    case is UIButton where type == "UIButton": return "UIButton(type: .custom)"
    case is UIView where part.isOwnClass || type != part.className: return type + "(frame: .zero)"
    case is UIPageViewController:
      return type + "(transitionStyle: .scroll, navigationOrientation: .horizontal)"
    default: return type + "()"
    }
  }

  // MARK: Statements

  /// Sets one attribute.
  func statements(_ setting: ScenePart.Setting, _ part: ScenePart) -> [String] {
    if setting.name == "systemGates", dialect == .engine {
      return ["\(expression(part)).touchscopeAddGates()"]
    }
    let form = AttributeForm.of(
      setting, on: expression(part), part.sample, hasFrame: part["frame"] != nil)
    switch form {
    case .lines(let lines): return lines
    case .elsewhere: return []
    case .impossible(let sentence): return [impossible(sentence, at: setting.value)]
    }
  }

  /// Sets `id.attribute` while the program runs.
  func statements(setting name: String, of id: String, to value: SceneNode) -> [String] {
    guard let object = expression(id), let sample = sample(id),
      let attribute = scene.attribute(name, for: sample)
    else { return [impossible("\(id).\(name) cannot be reached", at: value)] }
    let setting = ScenePart.Setting(attribute: attribute, value: value)
    switch AttributeForm.of(setting, on: object, sample) {
    case .lines(let lines):
      return Self.isOptional(object)
        ? lines.map { $0.replacingOccurrences(of: object + ".", with: object + "?.") } : lines
    case .elsewhere:
      return [impossible("\(id).\(name) is part of a class and cannot change later", at: value)]
    case .impossible(let sentence): return [impossible(sentence, at: value)]
    }
  }

  /// `whenAction` and the like: a list of {set: ...} and {do: ...}.
  func statements(changes node: SceneNode) -> [String] {
    (node.items ?? [node]).flatMap { item -> [String] in
      let sets = (item["set"]?.entries ?? []).flatMap { key, value -> [String] in
        guard let path = key.text, let dot = path.lastIndex(of: ".") else { return [] }
        return statements(
          setting: String(path[path.index(after: dot)...]), of: String(path[..<dot]), to: value)
      }
      let calls = (item["do"]?.entries ?? []).flatMap { key, value in
        call(key.text ?? "", value)
      }
      return sets + calls
    }
  }

  private func call(_ verb: String, _ value: SceneNode) -> [String] {
    let words = (value.items ?? [value]).compactMap(\.text)
    let objects = words.map { expression($0) ?? "" }
    let first = objects.first ?? ""
    switch (verb, objects.count) {
    case ("removeFromSuperview", _): return ["\(first).removeFromSuperview()"]
    case ("addSubview", 2): return ["\(first).addSubview(\(objects[1]))"]
    case ("addRecognizer", 2): return ["\(first).addGestureRecognizer(\(objects[1]))"]
    case ("removeRecognizer", _): return ["\(first).view?.removeGestureRecognizer(\(first))"]
    case ("becomeFirstResponder", _), ("resignFirstResponder", _), ("makeKey", _):
      return ["\(first).\(verb)()"]
    case ("beginIgnoringInteractionEvents", _), ("endIgnoringInteractionEvents", _):
      return ["UIApplication.shared.\(verb)()"]
    case ("endEditing", _): return ["\(first).endEditing(false)"]
    case ("push", 2): return ["\(first).pushViewController(\(objects[1]), animated: true)"]
    case ("push", _):
      return ["front?.navigationController?.pushViewController(\(first), animated: true)"]
    case ("pop", _):
      let isNavigation = sample(words[0]) is UINavigationController
      return [
        "\(isNavigation ? first : first + ".navigationController?").popViewController(animated: true)"
      ].map { isNavigation ? $0 : "_ = " + $0 }
    case ("present", _): return ["front?.present(\(first), animated: true)"]
    case ("dismiss", _): return ["\(first).dismiss(animated: true)"]
    case ("removeFromParent", _):
      return [
        "\(first).willMove(toParent: nil)", "\(first).viewIfLoaded?.removeFromSuperview()",
        "\(first).removeFromParent()",
      ]
    case ("setContentOffset", 3):
      let point = "CGPoint(x: \(words[1]), y: \(words[2]))"
      return ["\(first).setContentOffset(\(point), animated: true)"]
    default: return [impossible("\(verb) is done by the user or the system", at: value)]
    }
  }
}

/// What of a scene a program cannot say, and where it stands.
public struct ExportWarning: Hashable, Sendable {
  /// The line of the scene's file, from 1.
  public let line: Int
  public let sentence: String
}
