import Foundation
import TouchGeometry
import TouchInspection
import TouchReading
import TouchTrace

/// Where the objects of the scene's file are on the screen.
struct ComposeScene {
  let snapshot: SceneSnapshot
  let text: ComposeReading

  init(_ c: Context) { self.init(c.reading.input.snapshot, c.reading.compose) }

  init(_ snapshot: SceneSnapshot, _ text: ComposeReading) {
    self.snapshot = snapshot
    self.text = text
  }

  func view(_ id: String) -> ViewSnapshot? { snapshot.views.first { $0.name == id } }

  /// The smallest box around it on the screen, turned views included.
  func box(_ view: ViewSnapshot) -> CGRect { view.bounds.applying(view.toScreen) }

  /// From points of what contains it to the screen.
  func toScreen(around view: ViewSnapshot) -> CGAffineTransform {
    snapshot.view(view.parent)?.toScreen ?? .identity
  }

  /// As the file has it: in points of what contains it.
  func frame(_ view: ViewSnapshot) -> CGRect {
    box(view).applying(toScreen(around: view).inverted())
  }

  /// What contains it, in its own points.
  func bounds(around view: ViewSnapshot) -> CGRect {
    snapshot.view(view.parent)?.bounds ?? CGRect(origin: .zero, size: snapshot.screen)
  }

  func siblings(of view: ViewSnapshot, except ids: Set<String>) -> [CGRect] {
    snapshot.views.filter {
      $0.parent == view.parent && $0.handle != view.handle && !ids.contains($0.name) && !$0.isHidden
    }.map(frame)
  }

  /// The front view of the file that is drawn at a point of the screen.
  func drawn(at point: CGPoint) -> String? {
    var hidden: Set<Handle> = []
    var cut: Set<Handle> = []
    var found: ViewSnapshot?
    for view in snapshot.views {
      let contains = view.bounds.contains(point.applying(view.toScreen.inverted()))
      if view.isHidden || view.alpha < 0.01 || hidden.contains(view.parent) {
        hidden.insert(view.handle)
      }
      if cut.contains(view.parent) || view.clipsToBounds && !contains { cut.insert(view.handle) }
      if contains, !hidden.contains(view.handle), !cut.contains(view.handle) { found = view }
    }
    while let view = found, text[view.name] == nil { found = snapshot.view(view.parent) }
    return found?.name
  }

  /// The view that takes what is dropped on `id`.
  func holder(of kind: ComposeReading.Object.Kind, at id: String?) -> String? {
    var current = id
    while let name = current, let object = text[name] {
      if kind == .controller, object.kind == .window { return name }
      if kind == .recognizer, object.kind == .view || object.kind == .window { return name }
      if kind == .view, object.kind == .view, Self.holdsViews(object.className) { return name }
      current = object.parent
    }
    let root: ComposeReading.Object.Kind = kind == .controller ? .window : .view
    return text.objects.first { $0.kind == root }?.id
  }

  /// Labels, controls and lists have content of their own.
  private static func holdsViews(_ className: String) -> Bool {
    ![
      "UILabel", "UIImageView", "UIButton", "UISwitch", "UISlider", "UIStepper",
      "UISegmentedControl", "UIPageControl", "UITextField", "UITableView", "UICollectionView",
    ].contains(className)
  }

  /// The change that gives a view a frame: in the properties that its file has.
  func place(_ id: String, _ frame: CGRect, resizes: Bool) -> [SceneOperation] {
    let given = text[id]?.given ?? []
    func list(_ numbers: Double...) -> String {
      "[" + numbers.map(CanonicalLine.number).joined(separator: ", ") + "]"
    }
    guard !given.contains("frame"), given.contains("center") else {
      return [
        .set(
          id: id, property: "frame",
          value: list(frame.minX, frame.minY, frame.width, frame.height))
      ]
    }
    var operations: [SceneOperation] = [
      .set(id: id, property: "center", value: list(frame.midX, frame.midY))
    ]
    if resizes, let view = view(id) {
      operations.append(
        .set(
          id: id, property: "bounds",
          value: list(view.bounds.minX, view.bounds.minY, frame.width, frame.height)))
    }
    return operations
  }
}
