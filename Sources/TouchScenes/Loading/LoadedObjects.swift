import TouchEngine
import TouchLanguage

/// The objects of a scene by their ids, which are unique, and closures that wait until all of them are loaded.
final class LoadedObjects {
  private let issues: SceneIssues
  private var objects: [String: AnyObject] = [:]
  /// The position of each id in the file.
  private var places: [String: SceneNode] = [:]
  /// All recognizers, in the order of the file.
  private(set) var recognizers: [(id: String, recognizer: UIGestureRecognizer)] = []
  /// Objects without an id, with the places of their tables in the file.
  private(set) var unnamed: [(object: AnyObject, place: SceneNode)] = []
  private var waiting: [() -> Void] = []
  private var isComplete = false

  init(issues: SceneIssues) { self.issues = issues }

  /// Looks for objects that have come since.
  var whenMissing: () -> Void = {}

  subscript(id: String) -> AnyObject? {
    if let object = objects[id] { return object }
    whenMissing()
    return objects[id]
  }

  /// The same, without looking for it.
  subscript(known id: String) -> AnyObject? { objects[id] }

  var all: [String: AnyObject] { objects }

  /// All ids, for hints.
  var ids: [String] { objects.keys.sorted() }

  // MARK: Names

  /// Gives an object its id; false, with a diagnostic, if the id is not valid or another object has it.
  func name(_ object: AnyObject, _ id: String, at place: SceneNode) -> Bool {
    guard !id.isEmpty, !id.contains(" ") else {
      issues.add(place, Text.sceneFiles.invalidID(id))
      return false
    }
    if let first = places[id] {
      issues.add(place, Text.sceneFiles.duplicateID(id, line: first.line))
      return false
    }
    places[id] = place
    objects[id] = object
    if let responder = object as? UIResponder { responder.touchscopeName = id }
    if let recognizer = object as? UIGestureRecognizer { recognizer.touchscopeName = id }
    return true
  }

  /// The file gives an object no id.
  func noteUnnamed(_ object: AnyObject, at place: SceneNode) { unnamed.append((object, place)) }

  /// Adopts an object that a program created and named.
  func adopt(_ object: AnyObject, id: String) {
    objects[id] = object
    if let recognizer = object as? UIGestureRecognizer { addRecognizer(recognizer) }
  }

  /// A view's built-in recognizers are named after it: `scroll.pan`, `scroll.delay`.
  func nameOwnRecognizers(of view: UIView, at place: SceneNode) {
    guard let id = view.touchscopeName else { return }
    for (suffix, recognizer) in view.touchscopeOwnRecognizers {
      let name = "\(id).\(suffix)"
      guard objects[name] == nil else { continue }
      places[name] = place
      objects[name] = recognizer
      recognizer.touchscopeName = name
      addRecognizer(recognizer)
    }
  }

  func addRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizers.append((recognizer.touchscopeName ?? "", recognizer))
  }

  // MARK: What comes when everything is there

  /// Runs `body` with the object of that id once everything is loaded.
  func whenLoaded<T: AnyObject>(
    _ id: String, _ type: T.Type, at node: SceneNode, _ body: @escaping (T) -> Void
  ) {
    whenComplete { [unowned self] in
      guard let object = objects[id] else {
        issues.add(
          node,
          Text.sceneFiles.unknownID(id, nearest: Suggestion.nearest(to: id, among: ids)))
        return
      }
      guard let typed = object as? T else {
        issues.add(
          node,
          Text.sceneFiles.otherType(id, is: "\(Swift.type(of: object))", not: "\(T.self)"))
        return
      }
      body(typed)
    }
  }

  /// Runs `body` once everything is loaded.
  func whenComplete(_ body: @escaping () -> Void) {
    if isComplete { body() } else { waiting.append(body) }
  }

  /// Ends loading: everything is there.
  func complete() {
    isComplete = true
    for body in waiting { body() }
    waiting = []
  }
}
