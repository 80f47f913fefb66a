import TouchEngine
import TouchScenes

/// One object of a scene, with its name in the program.
final class ScenePart {
  let kind: SceneClasses.Kind
  let id: String?
  let className: String
  /// An object of its class: it says which attributes there are.
  let sample: AnyObject
  let node: SceneNode
  /// What the scene and its variant set, in the order in which it is applied.
  let settings: [Setting]
  /// A property of the program, or a local constant of a function.
  let name: String
  let isLocal: Bool
  var recognizers: [ScenePart] = []
  var subviews: [ScenePart] = []
  /// Of a controller.
  var view: ScenePart?
  var controllers: [ScenePart] = []
  /// The controller that a view has of its own, or a window's root.
  var controller: ScenePart?

  /// Of a table.
  var sections: [Section] = []
  /// How the program reaches it, where that is not its name.
  var path: String?

  /// One section of a table: its rows, or how many plain ones there are.
  struct Section {
    var title: String?
    var footer: String?
    var cells: [ScenePart] = []
    var count = 0
    /// In front of the number of a row: `table.row`.
    var prefix = ""
  }

  /// One attribute with its value.
  struct Setting {
    let attribute: SceneAttribute
    let value: SceneNode
    var name: String { attribute.name }
  }

  init(
    kind: SceneClasses.Kind, id: String?, className: String, sample: AnyObject, node: SceneNode,
    settings: [Setting], name: String, isLocal: Bool
  ) {
    self.kind = kind
    self.id = id
    self.className = className
    self.sample = sample
    self.node = node
    self.settings = settings
    self.name = name
    self.isLocal = isLocal
  }

  /// The value of a setting; nil where the scene says nothing.
  subscript(name: String) -> SceneNode? { settings.last { $0.name == name }?.value }

  var isContainer: Bool {
    sample is UINavigationController || sample is UITabBarController
      || sample is UIPageViewController
  }

  /// Whether the class is the app's own, whose source is not in the program.
  var isOwnClass: Bool { !className.hasPrefix("UI") }

  /// With everything inside it, from the outside to the inside.
  var family: [ScenePart] {
    [self] + recognizers.flatMap(\.family)
      + ([controller, view].compactMap { $0 } + controllers + subviews
      + sections.flatMap(\.cells)).flatMap(\.family)
  }

  /// The controller whose view the user sees in it, and where subviews of its window go.
  var frontmost: ScenePart {
    switch sample {
    case is UINavigationController: controllers.last?.frontmost ?? self
    case is UITabBarController, is UIPageViewController: controllers.first?.frontmost ?? self
    default: self
    }
  }
}
