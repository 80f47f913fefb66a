import TouchEngine
import TouchLanguage

/// What is known of a scene that was taken from a running app: what a class of your own makes itself is in the file as
/// well, and is not made twice.
struct CapturedScene {
  /// The class of UIKit's above each of the app's own.
  private let standIns: [String: String]

  /// `{KnobControl: UIControl}`; nil, with a diagnostic, for what is not a mapping.
  init?(_ node: SceneNode, _ reader: any SceneReader) {
    guard let entries = node.entries else {
      reader.issues.add(node, Text.values.noMapping(node.kind))
      return nil
    }
    var found: [String: String] = [:]
    for (key, value) in entries {
      if let name = reader.text(key), let known = reader.text(value) { found[name] = known }
    }
    standIns = found
  }

  /// What makes an object instead of one of a class that no program has registered.
  func entry(for name: String) -> SceneClasses.Entry? {
    standIns[name].flatMap { SceneClasses.entries[$0] }
  }

  func hasStandIn(for name: String) -> Bool { standIns[name] != nil }

  /// The classes that no program has registered.
  var unregistered: [(name: String, standIn: String)] {
    standIns.filter {
      SceneClasses.entries[$0.key] == nil && SceneClasses.entries[$0.value] != nil
    }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The subview of a class's own making that an entry describes.
  func subview(of parent: UIView, for node: SceneNode, _ loaded: LoadedObjects) -> UIView? {
    brought(among: parent.subviews, node, standard: "UIView", loaded) { $0.touchscopeName }
  }

  /// The recognizer of a class's own making that an entry describes.
  func recognizer(of view: UIView, for node: SceneNode, _ loaded: LoadedObjects)
    -> UIGestureRecognizer?
  {
    brought(among: view.gestureRecognizers ?? [], node, standard: nil, loaded) {
      $0.touchscopeName
    }
  }

  /// Whether a controller has made the view that an entry describes for itself.
  func hasView(_ controller: UIViewController, for node: SceneNode) -> Bool {
    node["class"]?.text == "\(type(of: controller.view!))"
  }

  /// The one with the entry's id, or else the first without any that is of its class.
  private func brought<Object: AnyObject>(
    among objects: [Object], _ node: SceneNode, standard: String?, _ loaded: LoadedObjects,
    _ name: (Object) -> String?
  ) -> Object? {
    guard let className = node["class"]?.text ?? standard else { return nil }
    let free = objects.filter { object in
      "\(type(of: object))" == className
        && name(object).map { loaded[known: $0] == nil || $0.hasPrefix("<") } != false
    }
    let id = node["id"]?.text
    return free.first { name($0) == id } ?? free.first { name($0) == nil }
  }
}
