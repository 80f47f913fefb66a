import Foundation
import TouchCanvas
import TouchGeometry
import TouchInspection
import TouchLanguage
import TouchReading
import TouchTrace

/// What a drag would do if it ended now: what shows meanwhile, and the changes of its end.
struct ComposePreview {
  var boxes: [ComposeModel.Box] = []
  var lines: [ComposeModel.Line] = []
  /// From the edges of what is dragged to those of what contains it, where a guide holds.
  var distances: [ComposeModel.Distance] = []
  var target: ComposeModel.Box?
  /// Between two rows where a dragged one would go, points of the window.
  var place: ComposeModel.Line?
  /// The end of the selected scroll view's content, points of the screen.
  var contentEnd: CGPoint?
  /// A box that is drawn around views, points of the window, and the views that it touches.
  var band: (box: CGRect, ids: [String])?
  var operations: [SceneOperation] = []
  /// Why nothing would be changed there.
  var refusal: String?
  /// What is selected after it.
  var select: Target?
  /// Two recognizers between which a relation is drawn.
  var related: (String, String)?
  /// A recognizer, what can be its delegate, and whether it can go there as well.
  var delegation: (String, String, moves: Bool)?
  /// A copy is dragged.
  private(set) var copies = false

  let scene: ComposeScene
  let c: Context
  /// How near a guide draws, points of the window.
  static let reach = 6.0
  private static let fingerReach = 12.0

  init(_ c: Context) {
    self.c = c
    scene = ComposeScene(c)
    guard let drag = c.state.compose.drag, drag.hasMoved, !drag.grab.movesCanvas else {
      boxes = c.composeSelection.compactMap(scene.view).map {
        box($0.name, scene.box($0), scene.frame($0).size)
      }
      contentEnd = c.composeSelection.first.flatMap(scene.contentEnd)
      if c.state.compose.hands.showsDistances { measure() }
      return
    }
    copies = drag.copies != c.state.input.modifiers.contains(.alt)
    switch drag.grab {
    case .view(let id) where scene.text[id]?.isFixed == true || id == c.composeGround:
      surround(drag, in: id)
    case .view: move(drag)
    case .handle(let id, let handle): resize(id, handle, drag)
    case .content(let id): resizeContent(id, drag)
    case .entry(let entry): drop(entry, at: drag.at)
    case .drawing(let entry): draw(entry, drag)
    case .row(let row): drop(row, at: drag.at)
    case .port(let row): relate(row, at: drag.at)
    case .listed(let id): drop(listed: id, at: drag.at)
    case .listRow(let field): drop(row: field, at: drag.at)
    case .ground: surround(drag, in: nil)
    case .canvas, .glide: break
    }
  }

  /// What hands do now.
  var activity: ComposeActivity {
    let compose = c.state.compose
    guard let drag = compose.drag, drag.hasMoved, !drag.grab.movesCanvas else {
      return compose.hands.armed.map {
        .armed(LibraryPicture.title($0), isView: ComposeAddition.kind(of: $0) == .view)
      } ?? .rest
    }
    return switch drag.grab {
    case .view: band == nil ? .moving(copies: copies) : .rest
    case .handle, .content: .resizing
    case .drawing: .drawing
    case .row, .listed, .listRow: .carrying
    case .entry, .port, .ground, .canvas, .glide: .rest
    }
  }

  /// What a box touches of the views in the one where it began.
  private mutating func surround(_ drag: ComposeDrag, in ground: String?) {
    let box = CGRect(
      x: min(drag.start.x, drag.at.x), y: min(drag.start.y, drag.at.y),
      width: abs(drag.at.x - drag.start.x), height: abs(drag.at.y - drag.start.y))
    let onScreen = box.applying(drag.toScene)
    let parent = ground ?? c.composeGround ?? scene.holder(of: .view, at: nil)
    let found = scene.text.objects.filter { object in
      object.kind == .view && !object.isFixed && object.parent == parent
        && scene.view(object.id).map { !$0.isHidden && scene.box($0).intersects(onScreen) } ?? false
    }
    band = (box, found.map(\.id))
    boxes = found.compactMap { scene.view($0.id) }.map {
      self.box($0.name, scene.box($0), scene.frame($0).size)
    }
  }

  func box(_ id: String, _ frame: CGRect, _ size: CGSize) -> ComposeModel.Box {
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
      let around = Set(scene.ancestors(of: view.name) + [view.name])
      let others = scene.snapshot.views.filter {
        !$0.isHidden && scene.text[$0.name] != nil && !around.contains($0.name)
      }
      return ComposeModel.Pill(
        id: view.name, count: count, frame: scene.box(view), others: others.map(scene.box))
    }
  }

  // MARK: On the scene

  /// How far the drag went, in points of what contains a view.
  private func distance(_ drag: ComposeDrag, around view: ViewSnapshot) -> CGPoint {
    let toView = drag.toScene.concatenating(scene.toScreen(around: view).inverted())
    let (from, to) = (drag.start.applying(toView), drag.at.applying(toView))
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  /// In points that `toScreen` brings to the screen; nil where nothing is to snap.
  func reach(_ toScreen: CGAffineTransform) -> Double? {
    guard !c.state.input.modifiers.contains(.control) else { return nil }
    let toView = c.sceneMapping.toScene.concatenating(toScreen.inverted())
    let reach = c.state.input.touchMode == nil ? Self.reach : Self.fingerReach
    return reach * (toView.a * toView.a + toView.b * toView.b).squareRoot()
  }

  private mutating func move(_ drag: ComposeDrag) {
    let ids = scene.outermost(c.composeSelection.filter { scene.text[$0]?.isFixed == false })
    guard let first = ids.first.flatMap(scene.view) else { return }
    var delta = distance(drag, around: first)
    if c.state.input.modifiers.contains(.shift) {
      if abs(delta.x) > abs(delta.y) { delta.y = 0 } else { delta.x = 0 }
    }
    let old = scene.frame(first)
    let parent = drag.goesInto ? Self.holder(under: drag, c) : drag.offered
    let snapped = Snapping.settle(
      old.offsetBy(dx: delta.x, dy: delta.y), moving: .all, in: scene.bounds(around: first),
      beside: scene.siblings(of: first, except: copies ? [] : Set(ids)),
      reach: parent == nil ? reach(scene.toScreen(around: first)) : nil,
      grid: Snapping.grid(for: old, scene.bounds(around: first)))
    show(snapped, in: scene.bounds(around: first), scene.toScreen(around: first))
    // Several views move as far as the first of them on the screen.
    let toScreen = scene.toScreen(around: first)
    let way = CGPoint(x: snapped.frame.minX - old.minX, y: snapped.frame.minY - old.minY)
      .applying(Self.turning(toScreen))
    if let parent, let view = scene.view(parent) { target = box(parent, scene.box(view), .zero) }
    for id in ids {
      guard let view = scene.view(id) else { continue }
      let own = way.applying(Self.turning(scene.toScreen(around: view).inverted()))
      let old = scene.frame(view)
      let frame = old.offsetBy(dx: own.x, dy: own.y)
      boxes.append(box(id, frame.applying(scene.toScreen(around: view)), frame.size))
      operations += changes(id, view, from: old, to: frame, into: parent)
    }
  }

  /// A transform without its translation: for distances.
  private static func turning(_ transform: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
  }

  private func changes(
    _ id: String, _ view: ViewSnapshot, from old: CGRect, to frame: CGRect, into parent: String?
  ) -> [SceneOperation] {
    guard let parent, let around = scene.view(parent), scene.text[id]?.parent != parent else {
      return copies
        ? [.duplicate(id: id, dx: frame.minX - old.minX, dy: frame.minY - old.minY)]
        : scene.place(id, frame, resizes: false)
    }
    let inside = scene.convert(frame, beside: view, into: around)
    return copies
      ? [
        .duplicate(
          id: id, dx: inside.minX - old.minX, dy: inside.minY - old.minY, into: parent)
      ]
      : [.move(id: id, into: parent, before: nil)] + scene.place(id, inside, resizes: false)
  }

  /// The view under the pointer that would take what is dragged; nil where it is in it already.
  static func holder(under drag: ComposeDrag, _ c: Context) -> String? {
    let scene = ComposeScene(c)
    let ids = scene.outermost(c.composeSelection)
    let at = drag.at.applying(drag.toScene)
    guard c.layout.isFree(drag.at), let drawn = scene.drawn(at: at, except: Set(ids)),
      let id = scene.holder(of: .view, at: drawn),
      !ids.allSatisfy({ scene.text[$0]?.parent == id })
    else { return nil }
    return id
  }

  private mutating func resize(_ id: String, _ handle: ComposeHandle, _ drag: ComposeDrag) {
    guard let view = scene.view(id) else { return }
    let old = scene.frame(view)
    let toScreen = scene.toScreen(around: view)
    let modifiers = c.state.input.modifiers
    let delta = distance(drag, around: view)
    var frame: CGRect
    if modifiers.isDisjoint(with: [.shift, .alt]) {
      let snapped = Snapping.settle(
        handle.resize(old, by: delta), moving: handle.edges,
        in: scene.bounds(around: view), beside: scene.siblings(of: view, except: [id]),
        reach: reach(toScreen), grid: Snapping.grid(for: old, scene.bounds(around: view)))
      show(snapped, in: scene.bounds(around: view), toScreen)
      frame = snapped.frame
    } else {
      frame = handle.resize(
        old, by: delta, keepsRatio: modifiers.contains(.shift),
        fromMiddle: modifiers.contains(.alt))
    }
    boxes = [box(id, frame.applying(toScreen), frame.size)]
    operations = scene.place(id, frame, resizes: true)
  }
}

extension ComposePreview {
  /// The content ends at whole points; near the edges of what shows of it, it ends there.
  private mutating func resizeContent(_ id: String, _ drag: ComposeDrag) {
    guard let view = scene.view(id), let old = scene.text[id]?.contentSize else { return }
    let toView = drag.toScene.concatenating(view.toScreen.inverted())
    let (from, to) = (drag.start.applying(toView), drag.at.applying(toView))
    let reach = reach(view.toScreen)
    func settle(_ length: Double, _ visible: Double) -> Double {
      if let reach, abs(length - visible) <= reach { return visible }
      return max(0, length.rounded())
    }
    let size = CGSize(
      width: settle(old.width + to.x - from.x, view.bounds.width),
      height: settle(old.height + to.y - from.y, view.bounds.height))
    contentEnd = CGPoint(x: size.width, y: size.height).applying(view.toScreen)
    boxes = [
      box("\(id).contentSize", CGRect(origin: .zero, size: size).applying(view.toScreen), size)
    ]
    let numbers = [size.width, size.height].map(CanonicalLine.number).joined(separator: ", ")
    operations = [.set(id: id, property: "contentSize", value: "[\(numbers)]")]
  }
}

// MARK: - Guides and distances

extension ComposePreview {
  /// Guides, and how far the edges across them are from those of what contains it.
  mutating func show(
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
    found += snapped.gaps.map { ($0.from, $0.to) }
    distances = found.compactMap { distance($0.from, $0.to, toScreen) }
    for equal in snapped.equals {
      distances += [frame, equal.sibling].compactMap { rect in
        let (from, to) =
          equal.isWidth
          ? (CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.midY))
          : (CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.midX, y: rect.maxY))
        return distance(from, to, toScreen, isEqual: true)
      }
    }
  }

  private func distance(
    _ from: CGPoint, _ to: CGPoint, _ toScreen: CGAffineTransform, isEqual: Bool = false
  ) -> ComposeModel.Distance? {
    let length = (to.x - from.x) + (to.y - from.y)
    guard length >= 1 else { return nil }
    return ComposeModel.Distance(
      line: ComposeModel.Line(from: from.applying(toScreen), to: to.applying(toScreen)),
      length: length, isEqual: isEqual)
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

  /// From each edge of the selection to the nearest sibling across from it, or else to the edge of what contains it.
  private mutating func measure() {
    guard let view = c.composeSelection.first.flatMap(scene.view) else { return }
    let frame = scene.frame(view)
    let parent = scene.bounds(around: view)
    let siblings = scene.siblings(of: view, except: [])
    let beside = siblings.filter { $0.minY < frame.maxY && $0.maxY > frame.minY }
    let above = siblings.filter { $0.minX < frame.maxX && $0.maxX > frame.minX }
    let left = beside.map(\.maxX).filter { $0 <= frame.minX }.max() ?? parent.minX
    let right = beside.map(\.minX).filter { $0 >= frame.maxX }.min() ?? parent.maxX
    let top = above.map(\.maxY).filter { $0 <= frame.minY }.max() ?? parent.minY
    let bottom = above.map(\.minY).filter { $0 >= frame.maxY }.min() ?? parent.maxY
    let found = [
      (CGPoint(x: left, y: frame.midY), CGPoint(x: frame.minX, y: frame.midY)),
      (CGPoint(x: frame.maxX, y: frame.midY), CGPoint(x: right, y: frame.midY)),
      (CGPoint(x: frame.midX, y: top), CGPoint(x: frame.midX, y: frame.minY)),
      (CGPoint(x: frame.midX, y: frame.maxY), CGPoint(x: frame.midX, y: bottom)),
    ]
    distances = found.compactMap { distance($0.0, $0.1, scene.toScreen(around: view)) }
  }
}

extension Context {
  /// The point is in the page with the graph of relations.
  func isOnGraph(_ point: CGPoint) -> Bool {
    state.workspace.rightTab == .arbitration && layout.right.contains(point)
  }

  /// The view that was gone into last; nil outside of all.
  var composeGround: String? {
    state.compose.hands.grounds.last { reading.compose[$0]?.kind == .view }
  }

  /// The ids that are selected and in the scene's file, the main one first.
  var composeSelection: [String] {
    guard let first = state.selection?.name, reading.compose[first] != nil else { return [] }
    return [first] + state.compose.others.filter { $0 != first && reading.compose[$0] != nil }
  }
}
