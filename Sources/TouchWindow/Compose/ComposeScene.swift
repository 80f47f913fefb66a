import Foundation
import TouchGeometry
import TouchInspection
import TouchLanguage
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

  /// Where the content of a scroll view ends, on the screen; nil for all others.
  func contentEnd(of id: String) -> CGPoint? {
    guard let size = text[id]?.contentSize, let view = view(id) else { return nil }
    return CGPoint(x: size.width, y: size.height).applying(view.toScreen)
  }

  /// From points of what contains it to the screen.
  func toScreen(around view: ViewSnapshot) -> CGAffineTransform {
    snapshot.view(view.parent)?.toScreen ?? .identity
  }

  /// As the file has it: in points of what contains it, before it is turned.
  func frame(_ view: ViewSnapshot) -> CGRect {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      .applying(view.toScreen.concatenating(toScreen(around: view).inverted()))
    let size = view.bounds.size
    return CGRect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// A frame beside a view, in points of another view; it stays where it is on the screen.
  func convert(_ frame: CGRect, beside view: ViewSnapshot, into parent: ViewSnapshot) -> CGRect {
    frame.applying(toScreen(around: view)).applying(parent.toScreen.inverted())
  }

  /// The ids of a list that are in none of the others.
  func outermost(_ ids: [String]) -> [String] {
    let all = Set(ids)
    return ids.filter { id in !ancestors(of: id).contains(where: all.contains) }
  }

  /// What has an object, from the nearest on.
  func ancestors(of id: String) -> [String] {
    var found: [String] = []
    var next = text[id]?.parent
    while let id = next, !found.contains(id) {
      found.append(id)
      next = text[id]?.parent
    }
    return found
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

  /// The front view of the file that is drawn at a point of the screen, as if some were not there.
  func drawn(at point: CGPoint, except ids: Set<String> = []) -> String? {
    var found = allDrawn(at: point, except: ids).last
    while let view = found, text[view.name] == nil { found = snapshot.view(view.parent) }
    return found?.name
  }

  /// All views that are drawn at a point of the screen, from back to front.
  func allDrawn(at point: CGPoint, except ids: Set<String> = []) -> [ViewSnapshot] {
    var hidden: Set<Handle> = []
    var cut: Set<Handle> = []
    var found: [ViewSnapshot] = []
    for view in snapshot.views {
      let contains = view.bounds.contains(point.applying(view.toScreen.inverted()))
      if view.isHidden || view.alpha < 0.01 || hidden.contains(view.parent)
        || ids.contains(view.name)
      {
        hidden.insert(view.handle)
      }
      if cut.contains(view.parent) || view.clipsToBounds && !contains { cut.insert(view.handle) }
      if contains, !hidden.contains(view.handle), !cut.contains(view.handle) { found.append(view) }
    }
    return found
  }

  /// The view that takes what is dropped on `id`.
  func holder(of kind: ComposeReading.Object.Kind, at id: String?) -> String? {
    var current = id
    while let name = current, let object = text[name] {
      if kind == .controller, object.kind == .window { return name }
      if kind == .recognizer, object.kind == .view || object.kind == .window { return name }
      if kind == .view, takesViews(object) { return name }
      current = object.parent
    }
    return text.objects.first { object in
      switch kind {
      case .controller: object.kind == .window
      case .view: takesViews(object)
      default: object.kind == .view || object.kind == .window
      }
    }?.id
  }

  /// Views go into views, and into a window without a root, whose view would take them.
  private func takesViews(_ object: ComposeReading.Object) -> Bool {
    switch object.kind {
    case .view: Self.holdsViews(object.className)
    case .window:
      !text.objects.contains {
        $0.parent == object.id && ($0.kind == .controller || $0.kind == .view && $0.isFixed)
      }
    default: false
    }
  }

  /// Labels, controls and lists have content of their own.
  static func holdsViews(_ className: String) -> Bool {
    ![
      "UILabel", "UIImageView", "UIButton", "UISwitch", "UISlider", "UIStepper",
      "UISegmentedControl", "UIPageControl", "UITextField", "UITableView", "UICollectionView",
    ].contains(className)
  }

  /// A view or recognizer goes into another; a view keeps its place on the screen, or its numbers.
  func move(
    _ id: String, into parent: String, before sibling: String?, keepsNumbers: Bool = false
  ) -> [SceneOperation] {
    let move = SceneOperation.move(id: id, into: parent, before: sibling)
    guard let object = text[id], object.kind == .view, parent != object.parent, !keepsNumbers,
      let view = view(id), let around = self.view(parent)
    else { return [move] }
    return [move] + place(id, convert(frame(view), beside: view, into: around), resizes: false)
  }

  /// Why an object cannot go into another; nil when it can.
  func refusal(of id: String, into parent: String) -> String? {
    guard let object = text[id], let around = text[parent] else {
      return Text.compose.wrongPlace(id, into: parent)
    }
    if object.isFixed { return Text.compose.fixed(id) }
    if id == parent || ancestors(of: parent).contains(id) { return Text.arranging.intoItself(id) }
    switch (object.kind, around.kind) {
    case (.view, .view):
      return Self.holdsViews(around.className)
        ? nil : Text.arranging.holdsNoViews(parent, around.className)
    case (.view, .window) where takesViews(around): return nil
    case (.recognizer, .view), (.recognizer, .window): return nil
    case (.recognizer, _): return Text.arranging.recognizersGoIntoViews
    default: return Text.compose.wrongPlace(id, into: parent)
    }
  }

  /// A dragged object can go into another or beside it, or relate to it.
  func takes(
    _ name: String, _ object: ComposeReading.Object, isRelation: Bool
  ) -> Bool {
    guard let other = text[name], name != object.id else { return false }
    switch (object.kind, other.kind) {
    case (.recognizer, .recognizer): return true
    case (.recognizer, _):
      return other.mayDelegate || refusal(of: object.id, into: name) == nil
    case (.view, .view) where !isRelation:
      if refusal(of: object.id, into: name) == nil { return true }
      // Beside it counts as well.
      return !other.isFixed
        && other.parent.map { refusal(of: object.id, into: $0) == nil } ?? false
    default: return false
    }
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
