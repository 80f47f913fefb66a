package import Foundation
import TouchCanvas
import TouchGeometry
import TouchInspection
import TouchReading
import TouchTrace

/// The mouse, or one finger, while the scene is composed: it selects, moves, resizes, and carries.
package enum ComposePointer {
  /// A press that goes no farther is no drag, points of the window.
  static let slack = 4.0

  /// Takes a press on the scene, on the library or on the tree; false for what is pressed as ever.
  package static func down(
    _ point: CGPoint, by finger: Pointer.Finger? = nil, _ c: inout Context
  ) -> Bool {
    if c.state.compose.zoom.isGrabbed, grabCanvas(point, &c) { return true }
    guard c.state.compose.isOn, c.state.compose.trial == nil, !c.state.document.isStart,
      var grab = c.state.isModal ? listed(at: point, c) : grab(at: point, c)
    else { return false }
    RowUpdate.keep(&c)
    if case .field = c.state.prompt { FieldUpdate.leave(&c) }
    if case .view(let id) = grab, finger != nil, !c.composeSelection.contains(id) {
      grab = .glide(id)
    }
    var drag = ComposeDrag(grab, at: point, c.sceneMapping.toScene, c.now)
    drag.finger = finger
    if case .view(let id) = grab {
      drag.wasSelected = c.composeSelection.contains(id)
      if !drag.wasSelected { ComposeSelecting.select(adding(id, c), &c) }
    }
    // Keys are those of the scene again.
    if c.layout.isFree(point), !c.state.isModal { c.state.focus.current = nil }
    c.state.compose.drag = drag
    return true
  }

  /// The scene follows the pointer on its room: the middle button, or Space and the first; false elsewhere.
  @discardableResult
  package static func grabCanvas(_ point: CGPoint, _ c: inout Context) -> Bool {
    guard c.state.compose.isOn, c.state.compose.drag == nil, !c.state.isModal,
      !c.state.document.isStart, c.layout.isFree(point)
    else { return false }
    c.state.compose.drag = ComposeDrag(.canvas, at: point, c.sceneMapping.toScene, c.now)
    return true
  }

  /// The middle button is up.
  package static func letCanvasGo(_ point: CGPoint, _ c: inout Context) {
    if c.state.compose.drag?.grab == .canvas { _ = up(point, &c) }
  }

  // MARK: What is grabbed

  /// A recognizer in the list of a view's, which is a menu.
  private static func listed(at point: CGPoint, _ c: Context) -> ComposeDrag.Grab? {
    guard c.state.prompt?.menu?.recognizersOf != nil,
      case .menu(.select(.recognizer(let id)))? = c.region(at: point)?.target
    else { return nil }
    return .listed(id)
  }

  /// A tile or row at a point of a list, which a finger may scroll instead.
  static func inList(at point: CGPoint, _ c: Context) -> ComposeDrag.Grab? {
    guard c.state.compose.isOn, c.state.compose.trial == nil, !c.state.isModal,
      !c.state.document.isStart, let grab = grab(at: point, c)
    else { return nil }
    switch grab {
    case .entry, .row: return grab
    case .view, .handle, .content, .drawing, .port, .listed, .ground, .canvas, .glide,
      .listRow:
      return nil
    }
  }

  private static func grab(at point: CGPoint, _ c: Context) -> ComposeDrag.Grab? {
    let layout = c.layout
    let region = c.region(at: point)
    if case .compose(let entry)? = region?.target {
      switch entry {
      case .entry, .userClass: return .entry(entry)
      case .group, .relate, .move, .line, .details, .recognizers, .groups, .complete, .find:
        return nil
      }
    }
    if case .property(let name, .grip)? = region?.target {
      return RowField(name).map { .listRow($0) }
    }
    if layout.left.contains(point) { return region.flatMap { row($0, at: point, c) } }
    // Relations are drawn in the graph, too.
    if c.isOnGraph(point), case .recognizer(let id)? = region?.target, c.reading.compose[id] != nil
    {
      return region.map { .port($0.target) }
    }
    guard layout.isFree(point), !c.isOnChip(point) else { return nil }
    let scene = ComposeScene(c)
    let (at, isInside) = c.sceneLocation(point)
    if isInside, let armed = c.state.compose.hands.armed { return .drawing(armed) }
    if let handle = handle(at: point, scene, c) { return handle }
    guard isInside else { return nil }
    return scene.drawn(at: at).map { .view($0) } ?? .ground
  }

  /// A row is dragged; by the ring at its end a relation is drawn.
  private static func row(
    _ region: Picture.Region, at point: CGPoint, _ c: Context
  ) -> ComposeDrag.Grab? {
    switch region.target {
    case .recognizer(let id) where c.reading.compose[id] != nil:
      let reach = c.state.input.touchMode == nil ? 12.0 : 22
      return abs(point.x - (region.outline.maxX - 24)) <= reach
        ? .port(region.target) : .row(region.target)
    case .view(let id): return c.reading.compose[id] == nil ? nil : .row(region.target)
    default: return nil
    }
  }

  private static func handle(
    at point: CGPoint, _ scene: ComposeScene, _ c: Context
  ) -> ComposeDrag.Grab? {
    guard let id = c.composeSelection.first, scene.text[id]?.isFixed == false,
      let view = scene.view(id)
    else { return nil }
    let box = scene.box(view).applying(c.sceneMapping.toScene.inverted())
    var reach = c.state.input.touchMode == nil ? 8.0 : 22
    // A small view is moved by its middle, however large a finger is.
    if box.contains(point) { reach = min(reach, box.width / 4, box.height / 4) }
    if let handle = ComposeHandle.hit(point, on: box, reach: reach) { return .handle(id, handle) }
    guard let end = scene.contentEnd(of: id)?.applying(c.sceneMapping.toScene.inverted()) else {
      return nil
    }
    return max(abs(end.x - point.x), abs(end.y - point.y)) <= reach ? .content(id) : nil
  }

  /// The selection after a press on what is not in it: with Shift or Ctrl it grows.
  private static func adding(_ id: String, _ c: Context) -> [String] {
    c.addsToSelection ? c.composeSelection + [id] : [id]
  }

  // MARK: Moving

  package static func moved(_ point: CGPoint, _ c: inout Context) -> Bool {
    guard var drag = c.state.compose.drag else { return false }
    if drag.grab.movesCanvas, drag.hasMoved || drag.grab == .canvas {
      c.state.compose.zoom.offset.x += point.x - drag.at.x
      c.state.compose.zoom.offset.y += point.y - drag.at.y
    }
    drag.at = point
    drag.hasMoved = drag.hasMoved || isFar(point, from: drag.start)
    if isFar(point, from: drag.restsAt) {
      (drag.restsAt, drag.restsSince) = (point, c.now)
    }
    c.state.compose.drag = drag
    // What was offered is over as soon as something else is below.
    if let offered = drag.offered, ComposePreview.holder(under: drag, c) != offered {
      c.state.compose.drag?.offered = nil
    }
    return true
  }

  static func isFar(_ a: CGPoint, from b: CGPoint) -> Bool {
    max(abs(a.x - b.x), abs(a.y - b.y)) > slack
  }

  package static func up(_ point: CGPoint, _ c: inout Context) -> Bool {
    guard moved(point, &c), let drag = c.state.compose.drag else { return false }
    guard drag.hasMoved, !drag.grab.movesCanvas else {
      c.state.compose.drag = nil
      if !drag.hasMoved { press(drag, &c) }
      return true
    }
    let preview = ComposePreview(c)
    c.state.compose.drag = nil
    if case .listed = drag.grab { c.state.prompt = nil }
    if case .drawing = drag.grab { c.state.compose.hands.armed = nil }
    if let band = preview.band {
      let own = c.addsToSelection ? c.composeSelection : []
      ComposeSelecting.select(own + band.ids.filter { !own.contains($0) }, &c)
    } else if let refusal = preview.refusal {
      ComposeUpdate.refuse(refusal, &c)
    } else if let (a, b) = preview.related {
      ComposeUpdate.openRelations(a, b, at: point, &c)
    } else if let (a, b, moves) = preview.delegation {
      ComposeUpdate.openDelegate(of: a, b, moves: moves, at: point, &c)
    } else if !preview.operations.isEmpty {
      ComposeUpdate.perform(preview.operations, select: preview.select ?? c.state.selection, &c)
    }
    return true
  }

  // MARK: Presses

  /// A press that went nowhere.
  private static func press(_ drag: ComposeDrag, _ c: inout Context) {
    switch drag.grab {
    case .entry(let entry): ComposeUpdate.press(entry, &c)
    case .drawing(let entry): drop(entry, at: drag.at, &c)
    case .listed(let id): MenuUpdate.choose(.select(.recognizer(id)), &c)
    case .row(let row), .port(let row):
      guard c.addsToSelection, let id = row.name else {
        c.state.compose.others = []
        return PressUpdate.press(drag.at, &c)
      }
      toggle(id, &c)
    case .view(let id):
      if !c.addsToSelection, ComposeEntering.isDouble(id, &c) {
        return ComposeEntering.enter(id, at: drag.at, &c)
      }
      guard drag.wasSelected else { return }
      if c.addsToSelection { toggle(id, &c) } else { ComposeSelecting.select([id], &c) }
    case .glide(let id):
      ComposeSelecting.select([id], &c)
      _ = ComposeEntering.isDouble(id, &c)
    case .ground:
      ComposeSelecting.select([ComposeScene(c).holder(of: .view, at: nil)].compactMap(\.self), &c)
    case .handle, .content, .canvas, .listRow: break
    }
  }

  /// Adds to the selection what is not in it, and takes from it what is.
  private static func toggle(_ id: String, _ c: inout Context) {
    let ids = c.composeSelection
    ComposeSelecting.select(ids.contains(id) ? ids.filter { $0 != id } : ids + [id], &c)
  }

  /// A pressed tile is added where the scene is pressed.
  private static func drop(_ entry: ComposeTarget, at point: CGPoint, _ c: inout Context) {
    c.state.compose.hands.armed = nil
    var drag = ComposeDrag(.entry(entry), at: point, c.sceneMapping.toScene, c.now)
    drag.hasMoved = true
    c.state.compose.drag = drag
    let preview = ComposePreview(c)
    c.state.compose.drag = nil
    ComposeUpdate.perform(preview.operations, select: preview.select, &c)
  }
}

extension Context {
  /// The topmost region at a point of the window that says something.
  func region(at point: CGPoint) -> Picture.Region? {
    regions.last { $0.outline.contains(point) && !$0.target.isQuiet }
  }

  /// A press adds to the selection, or takes from it.
  var addsToSelection: Bool { !state.input.modifiers.isDisjoint(with: [.shift, .control]) }
}
