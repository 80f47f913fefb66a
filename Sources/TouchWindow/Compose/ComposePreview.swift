import Foundation
import TouchCanvas
import TouchGeometry
import TouchInspection
import TouchLanguage
import TouchReading
import TouchTrace

/// What a drag would do if it ended now: what shows meanwhile, and the changes of its end.
struct ComposePreview {
  private(set) var boxes: [ComposeModel.Box] = []
  private(set) var lines: [ComposeModel.Line] = []
  /// From the edges of what is dragged to those of what contains it, where a guide holds.
  private(set) var distances: [ComposeModel.Distance] = []
  private(set) var target: ComposeModel.Box?
  /// A box that is drawn around views, points of the window, and the views that it touches.
  private(set) var band: (box: CGRect, ids: [String])?
  private(set) var operations: [SceneOperation] = []
  /// What is selected after it.
  private(set) var select: Target?
  /// Two recognizers between which a relation is drawn.
  private(set) var related: (String, String)?
  /// A recognizer, what can be its delegate, and whether it can go there as well.
  private(set) var delegation: (String, String, moves: Bool)?

  private let scene: ComposeScene
  private let c: Context
  /// How near a guide draws, points of the window.
  private static let reach = 6.0
  private static let fingerReach = 12.0

  init(_ c: Context) {
    self.c = c
    scene = ComposeScene(c)
    guard let drag = c.state.compose.drag, drag.hasMoved, drag.grab != .canvas else {
      boxes = c.composeSelection.compactMap(scene.view).map {
        box($0.name, scene.box($0), scene.frame($0).size)
      }
      return
    }
    switch drag.grab {
    case .view(let id) where scene.text[id]?.isFixed == true: surround(drag, in: id)
    case .view: move(drag)
    case .handle(let id, let handle): resize(id, handle, drag)
    case .entry(let entry): drop(entry, at: drag.at)
    case .row(let row): drop(row, at: drag.at)
    case .ground: surround(drag, in: nil)
    case .canvas: break
    }
  }

  /// What a box touches of the views in the one where it began.
  private mutating func surround(_ drag: ComposeDrag, in ground: String?) {
    let box = CGRect(
      x: min(drag.start.x, drag.at.x), y: min(drag.start.y, drag.at.y),
      width: abs(drag.at.x - drag.start.x), height: abs(drag.at.y - drag.start.y))
    let onScreen = box.applying(drag.toScene)
    let parent = ground ?? scene.holder(of: .view, at: nil)
    let found = scene.text.objects.filter { object in
      object.kind == .view && !object.isFixed && object.parent == parent
        && scene.view(object.id).map { !$0.isHidden && scene.box($0).intersects(onScreen) } ?? false
    }
    band = (box, found.map(\.id))
    boxes = found.compactMap { scene.view($0.id) }.map {
      self.box($0.name, scene.box($0), scene.frame($0).size)
    }
  }

  private func box(_ id: String, _ frame: CGRect, _ size: CGSize) -> ComposeModel.Box {
    ComposeModel.Box(id: id, frame: frame, size: size)
  }

  /// Views of the file with recognizers of their own.
  var pills: [ComposeModel.Pill] {
    var counts: [String: Int] = [:]
    for object in scene.text.objects where object.kind == .recognizer {
      if let view = object.parent { counts[view, default: 0] += 1 }
    }
    return scene.snapshot.views.compactMap { view in
      guard let count = counts[view.name], !view.isHidden else { return nil }
      let frame = scene.box(view)
      guard frame.width >= 40, frame.height >= 28 else { return nil }
      return ComposeModel.Pill(id: view.name, count: count, frame: frame)
    }
  }

  // MARK: On the scene

  /// How far the drag went, in points of what contains a view.
  private func distance(_ drag: ComposeDrag, around view: ViewSnapshot) -> CGPoint {
    let toView = drag.toScene.concatenating(scene.toScreen(around: view).inverted())
    let (from, to) = (drag.start.applying(toView), drag.at.applying(toView))
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  /// In points of what contains a view; nil where nothing is to snap.
  private func reach(around view: ViewSnapshot) -> Double? {
    guard !c.state.input.modifiers.contains(.control) else { return nil }
    let toView = c.sceneMapping.toScene.concatenating(scene.toScreen(around: view).inverted())
    let reach = c.state.input.touchMode == nil ? Self.reach : Self.fingerReach
    return reach * (toView.a * toView.a + toView.b * toView.b).squareRoot()
  }

  private mutating func move(_ drag: ComposeDrag) {
    let ids = c.composeSelection.filter { scene.text[$0]?.isFixed == false }
    guard let first = ids.first.flatMap(scene.view) else { return }
    var delta = distance(drag, around: first)
    if c.state.input.modifiers.contains(.shift) {
      if abs(delta.x) > abs(delta.y) { delta.y = 0 } else { delta.x = 0 }
    }
    let old = scene.frame(first)
    let snapped = Snapping.settle(
      old.offsetBy(dx: delta.x, dy: delta.y), moving: .all, in: scene.bounds(around: first),
      beside: scene.siblings(of: first, except: Set(ids)), reach: reach(around: first))
    show(snapped, in: scene.bounds(around: first), scene.toScreen(around: first))
    delta = CGPoint(x: snapped.frame.minX - old.minX, y: snapped.frame.minY - old.minY)
    for id in ids {
      guard let view = scene.view(id) else { continue }
      let frame = scene.frame(view).offsetBy(dx: delta.x, dy: delta.y)
      boxes.append(box(id, frame.applying(scene.toScreen(around: view)), frame.size))
      operations += scene.place(id, frame, resizes: false)
    }
  }

  private mutating func resize(_ id: String, _ handle: ComposeHandle, _ drag: ComposeDrag) {
    guard let view = scene.view(id) else { return }
    let old = scene.frame(view)
    let snapped = Snapping.settle(
      handle.resize(old, by: distance(drag, around: view)), moving: handle.edges,
      in: scene.bounds(around: view), beside: scene.siblings(of: view, except: [id]),
      reach: reach(around: view))
    show(snapped, in: scene.bounds(around: view), scene.toScreen(around: view))
    boxes = [box(id, snapped.frame.applying(scene.toScreen(around: view)), snapped.frame.size)]
    operations = scene.place(id, snapped.frame, resizes: true)
  }

  /// Guides, and how far the edges across them are from those of what contains it.
  private mutating func show(
    _ snapped: Snapping, in parent: CGRect, _ toScreen: CGAffineTransform
  ) {
    show(snapped.guides, toScreen)
    let frame = snapped.frame
    var found: [(from: CGPoint, to: CGPoint)] = []
    if snapped.guides.contains(where: \.isVertical) {
      found.append((CGPoint(x: parent.minX, y: frame.midY), CGPoint(x: frame.minX, y: frame.midY)))
      found.append((CGPoint(x: frame.maxX, y: frame.midY), CGPoint(x: parent.maxX, y: frame.midY)))
    }
    if snapped.guides.contains(where: { !$0.isVertical }) {
      found.append((CGPoint(x: frame.midX, y: parent.minY), CGPoint(x: frame.midX, y: frame.minY)))
      found.append((CGPoint(x: frame.midX, y: frame.maxY), CGPoint(x: frame.midX, y: parent.maxY)))
    }
    distances = found.compactMap { from, to in
      let length = (to.x - from.x) + (to.y - from.y)
      guard length >= 1 else { return nil }
      return ComposeModel.Distance(
        line: ComposeModel.Line(from: from.applying(toScreen), to: to.applying(toScreen)),
        length: length)
    }
  }

  private mutating func show(_ guides: [Snapping.Guide], _ toScreen: CGAffineTransform) {
    lines = guides.map { guide in
      func point(_ along: Double) -> CGPoint {
        (guide.isVertical ? CGPoint(x: guide.at, y: along) : CGPoint(x: along, y: guide.at))
          .applying(toScreen)
      }
      return ComposeModel.Line(from: point(guide.span.lowerBound), to: point(guide.span.upperBound))
    }
  }

  // MARK: From the library

  private mutating func drop(_ entry: ComposeTarget, at point: CGPoint) {
    let kind = ComposeAddition.kind(of: entry)
    let (at, isInside) = c.sceneLocation(point)
    if isInside {
      guard let id = scene.holder(of: kind, at: scene.drawn(at: at)), let view = scene.view(id)
      else { return }
      target = box(id, scene.box(view), .zero)
      let local = at.applying(view.toScreen.inverted())
      let size = ComposeAddition.size(of: entry, in: view.bounds.size)
      let frame = CGRect(
        x: local.x - size.width / 2, y: local.y - size.height / 2, width: size.width,
        height: size.height)
      let children = scene.snapshot.views.filter { $0.parent == view.handle }.map(scene.frame)
      let snapped = Snapping.settle(
        frame, moving: .all, in: view.bounds, beside: children,
        reach: kind == .view ? Self.reach : nil)
      if kind == .view {
        show(snapped, in: view.bounds, view.toScreen)
        boxes = [
          box(
            LibraryPicture.title(entry), snapped.frame.applying(view.toScreen), snapped.frame.size)
        ]
      }
      add(entry, to: id, frame: snapped.frame)
    } else if let row = row(at: point), let id = row.target.name,
      let holder = scene.holder(of: kind, at: id)
    {
      if let view = scene.view(holder) { target = box(holder, scene.box(view), .zero) }
      add(entry, to: holder, frame: nil)
    }
  }

  private mutating func add(_ entry: ComposeTarget, to id: String, frame: CGRect?) {
    guard let addition = ComposeAddition(entry, to: id, frame: frame, scene) else { return }
    operations = [.add(addition.fragment, into: id, before: nil)]
    select = addition.target
  }

  // MARK: In the tree

  /// The row of the tree at a point.
  private func row(at point: CGPoint) -> Picture.Region? {
    let isOnGraph = c.isOnGraph(point)
    guard c.layout.left.contains(point) || isOnGraph else { return nil }
    return c.regions.last { region in
      switch region.target {
      case .view, .responder: !isOnGraph && region.outline.contains(point)
      case .recognizer: region.outline.contains(point)
      default: false
      }
    }
  }

  private mutating func drop(_ dragged: Target, at point: CGPoint) {
    guard let id = dragged.name, let row = row(at: point), row.target != dragged,
      let other = row.target.name
    else { return }
    select = dragged
    switch (dragged, row.target) {
    case (.recognizer, .recognizer): related = (id, other)
    case (.recognizer, .view), (.recognizer, .responder):
      let holds = scene.text[other]?.kind == .view && scene.text[id]?.parent != other
      if scene.text[other]?.mayDelegate == true {
        delegation = (id, other, moves: holds)
        break
      }
      guard holds else { return }
      operations = [.move(id: id, into: other, before: nil)]
    case (.view, .view): reorder(id, other, (point.y - row.outline.minY) / row.outline.height)
    default: return
    }
    if let view = scene.view(other) { target = box(other, scene.box(view), .zero) }
  }

  /// The upper third of a row is before it, the lower third behind it, the middle in it.
  private mutating func reorder(_ id: String, _ other: String, _ share: Double) {
    guard let object = scene.text[other] else { return }
    let isInside = object.isFixed || (0.33...0.67).contains(share)
    let parent = isInside ? other : object.parent ?? other
    var before: String?
    if !isInside {
      let siblings = scene.text.children(of: parent, .view).map(\.id).filter { $0 != id }
      let index = siblings.firstIndex(of: other) ?? 0
      let next = share < 0.33 ? index : index + 1
      before = siblings.indices.contains(next) ? siblings[next] : nil
    }
    operations = [.move(id: id, into: parent, before: before)]
    guard parent != scene.text[id]?.parent, let view = scene.view(id),
      let around = scene.view(parent), !c.state.input.modifiers.contains(.shift)
    else { return }
    // It keeps its place on the screen.
    let frame = scene.box(view).applying(around.toScreen.inverted())
    operations += scene.place(id, frame, resizes: false)
  }
}

extension Context {
  /// The point is in the page with the graph of relations.
  func isOnGraph(_ point: CGPoint) -> Bool {
    state.workspace.rightTab == .arbitration && layout.right.contains(point)
  }

  /// The ids that are selected and in the scene's file, the main one first.
  var composeSelection: [String] {
    guard let first = state.selection?.name, reading.compose[first] != nil else { return [] }
    return [first] + state.compose.others.filter { $0 != first && reading.compose[$0] != nil }
  }
}
