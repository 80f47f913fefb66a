import Foundation
public import TouchEngine

/// Scenes that a program builds, with inputs and expectations written as in scene files.
extension LiveScene {
  /// Makes objects and puts them together, untraced; everything that has a `touchscopeName` can be named by inputs and
  /// expectations afterwards.
  public func build<R>(_ body: () -> R) -> R {
    engine.isLoading = true
    let result = engine.perform(body)
    engine.layoutIfNeeded()
    for window in engine.windows { adopt(window) }
    engine.isLoading = false
    return result
  }

  /// Starts an app, untraced, as the system does: its delegate makes the windows. Objects have their identifiers as
  /// names; those of an object that a controller brings along follow from its own, as in scene files.
  public func launch(
    _ makeApplication: () -> UIApplication, _ makeDelegate: () -> any UIApplicationDelegate
  ) {
    build {
      let application = makeApplication()
      engine.application = application
      application.touchscopeName = "application"
      let delegate = makeDelegate()
      application.delegate = delegate
      (delegate as? UIResponder)?.touchscopeName = "delegate"
      _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
      adopt(application, application.touchscopeName)
      adopt(delegate, "delegate")
      adopt(heldBy: delegate)
    }
    loader.windows = engine.windows
    loader.nameGates()
    loader.loaded.whenMissing = { [unowned self] in for window in engine.windows { adopt(window) } }
  }

  /// The name of an object's action in expectations; its own name unless this is called.
  public func nameAction(of id: String, _ action: String) {
    switch loader.loaded[id] {
    case let responder as UIResponder: loader.actionNames[responder.touchscopeHandle] = action
    case let recognizer as UIGestureRecognizer:
      loader.actionNames[recognizer.touchscopeHandle] = action
    default: break
    }
  }

  /// The windows and controllers that an app keeps in properties for later.
  private func adopt(heldBy owner: Any) {
    for (_, value) in Mirror(reflecting: owner).children {
      switch value {
      case let window as UIWindow: adopt(window)
      case let controller as UIViewController:
        adopt(controller)
        adopt(controller.view)
      default: break
      }
    }
  }

  private func adopt(_ controller: UIViewController) {
    guard let id = controller.touchscopeName, loader.loaded[known: id] !== controller else {
      return
    }
    adopt(controller, id)
    let nowhere = SceneNode(.mapping([]))
    loader.nameParts(of: controller, id, nowhere)
    guard let tabs = controller as? UITabBarController else { return }
    for (index, button) in tabs.tabBar.touchscopeButtons.enumerated() {
      loader.adopt(button, "\(id).bar.\(index + 1)", nowhere)
    }
  }

  private func adopt(_ view: UIView) {
    if let controller = view.next as? UIViewController { adopt(controller) }
    adopt(view, view.touchscopeName)
    if let name = view.touchscopeName {
      for (suffix, recognizer) in view.touchscopeOwnRecognizers {
        recognizer.touchscopeName = recognizer.touchscopeName ?? "\(name).\(suffix)"
      }
    }
    for recognizer in view.gestureRecognizers ?? [] { adopt(recognizer, recognizer.touchscopeName) }
    for subview in view.subviews { adopt(subview) }
  }

  private func adopt(_ object: AnyObject, _ name: String?) {
    guard let name, !name.hasPrefix("<"), loader.loaded[known: name] !== object else { return }
    loader.loaded.adopt(object, id: name)
    if let recognizer = object as? UIGestureRecognizer { remember(recognizer, name) }
  }

  /// A run of these inputs, written as in a scene file: `- tap: card`.
  public func run(of script: String) throws -> SceneRun {
    let (loader, node) = try reader(of: script, named: "script")
    let inputs = RunParser(loader).inputs(node)
    try loader.issues.throwIfAny()
    return SceneRun(
      name: "script", golden: nil, variant: nil, inputs: inputs, expectations: [], line: 1)
  }

  /// What differs from these expectations, which are written as in a scene file: `- actions: [tap]`. Values are those at
  /// the end.
  public func failures(of expectations: String) throws -> [String] {
    let (loader, node) = try reader(of: expectations, named: "expectations")
    let list = ExpectationParser(loader).list(node)
    try loader.issues.throwIfAny()
    let checker = TraceChecker(scene: self, probes: Probes([]))
    return list.compactMap { checker.failure($0) }
  }

  /// A loader for another text that knows this scene's objects.
  private func reader(of text: String, named name: String) throws -> (SceneLoader, SceneNode) {
    loader.loaded.whenMissing()
    let node = try YAMLReader.read(text, file: name)
    let reader = SceneLoader(issues: SceneIssues(file: name, text: text), engine: engine)
    for (id, object) in loader.loaded.all { reader.loaded.adopt(object, id: id) }
    reader.finish()
    return (reader, node)
  }

  /// The differing lines of two lists, each with a sign before it; nil if all match.
  ///
  /// An expected line matches a line that is equal to it, or starts with it and a space.
  public static func difference(expected: [String], actual: [String]) -> String? {
    let matches = { (expected: String, actual: String) in
      actual == expected || actual.hasPrefix(expected + " ")
    }
    guard
      expected.count != actual.count || !zip(expected, actual).allSatisfy({ matches($0, $1) })
    else { return nil }
    return LineDiff.rows(expected, actual, equal: matches).joined(separator: "\n")
  }
}
