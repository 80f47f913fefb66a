package import Foundation
package import TouchCanvas
import TouchGeometry
import TouchInspection
import TouchReading
import TouchTrace

/// The mouse, or one finger, while the scene is composed: it selects, moves, resizes, and carries.
package enum ComposePointer {
  /// A press that goes no farther is no drag, points of the window.
  private static let slack = 4.0

  /// Takes a press on the scene, on the library or on the tree; false for what is pressed as ever.
  package static func down(_ point: CGPoint, _ c: inout Context) -> Bool {
    if c.state.compose.zoom.isGrabbed, grabCanvas(point, &c) { return true }
    guard c.state.compose.isOn, c.state.compose.trial == nil, !c.state.isModal,
      !c.state.document.isStart,
      let grab = grab(at: point, c)
    else { return false }
    if case .field = c.state.prompt { FieldUpdate.leave(&c) }
    c.state.compose.drag = ComposeDrag(grab, at: point, c.sceneMapping.toScene)
    if case .view(let id) = grab { select(id, &c) }
    return true
  }

  /// The scene follows the pointer on its room: the middle button, or Space and the first; false elsewhere.
  @discardableResult
  package static func grabCanvas(_ point: CGPoint, _ c: inout Context) -> Bool {
    guard c.state.compose.isOn, c.state.compose.drag == nil, !c.state.isModal,
      !c.state.document.isStart, c.layout.isFree(point)
    else { return false }
    c.state.compose.drag = ComposeDrag(.canvas, at: point, c.sceneMapping.toScene)
    return true
  }

  /// The middle button is up.
  package static func letCanvasGo(_ point: CGPoint, _ c: inout Context) {
    if c.state.compose.drag?.grab == .canvas { _ = up(point, &c) }
  }

  /// One finger does what the mouse does; others rest meanwhile.
  package static func finger(
    _ finger: Pointer.Finger, _ phase: CanvasEvent.FingerPhase, _ point: CGPoint,
    _ c: inout Context
  ) -> Bool {
    if phase == .began, c.state.compose.drag == nil {
      // What was pressed is what was seen: after it the window grows for fingers.
      guard down(point, &c) else { return false }
      c.state.compose.drag?.finger = finger
      SizeUpdate.beginTouchMode(&c)
      return true
    }
    guard c.state.compose.drag?.finger == finger else { return false }
    return phase == .ended ? up(point, &c) : moved(point, &c)
  }

  private static func grab(at point: CGPoint, _ c: Context) -> ComposeDrag.Grab? {
    let layout = c.layout
    let region = c.regions.last { $0.outline.contains(point) && !$0.target.isQuiet }
    if case .compose(let entry)? = region?.target {
      switch entry {
      case .entry, .userClass: return .entry(entry)
      case .group, .relate, .move, .line, .details, .recognizers, .groups: return nil
      }
    }
    if layout.left.contains(point) {
      switch region?.target {
      case .view(let id)?, .recognizer(let id)?:
        return c.reading.compose[id] == nil ? nil : region.map { .row($0.target) }
      default: return nil
      }
    }
    // Relations are drawn in the graph, too.
    if c.isOnGraph(point), case .recognizer(let id)? = region?.target, c.reading.compose[id] != nil
    {
      return region.map { .row($0.target) }
    }
    guard layout.isFree(point), !c.isOnChip(point) else { return nil }
    let scene = ComposeScene(c)
    if let handle = handle(at: point, scene, c) { return handle }
    let (at, isInside) = c.sceneLocation(point)
    guard isInside else { return nil }
    return scene.drawn(at: at).map { .view($0) } ?? .ground
  }

  private static func handle(
    at point: CGPoint, _ scene: ComposeScene, _ c: Context
  ) -> ComposeDrag.Grab? {
    guard let id = c.composeSelection.first, scene.text[id]?.isFixed == false,
      let view = scene.view(id)
    else { return nil }
    let box = scene.box(view).applying(c.sceneMapping.toScene.inverted())
    let reach = c.state.input.touchMode == nil ? 8.0 : 22
    return ComposeHandle.hit(point, on: box, reach: reach).map { .handle(id, $0) }
  }

  private static func select(_ id: String, _ c: inout Context) {
    let modifiers = c.state.input.modifiers
    if modifiers.contains(.shift) || modifiers.contains(.control),
      let first = c.state.selection?.name
    {
      guard id != first else { return }
      if let index = c.state.compose.others.firstIndex(of: id) {
        c.state.compose.others.remove(at: index)
      } else {
        c.state.compose.others.append(id)
      }
      return
    }
    guard !c.composeSelection.contains(id) else { return }
    c.state.compose.others = []
    c.state.selection = .view(id)
  }

  package static func moved(_ point: CGPoint, _ c: inout Context) -> Bool {
    guard var drag = c.state.compose.drag else { return false }
    if drag.grab == .canvas {
      c.state.compose.zoom.offset.x += point.x - drag.at.x
      c.state.compose.zoom.offset.y += point.y - drag.at.y
    }
    drag.at = point
    drag.hasMoved =
      drag.hasMoved || max(abs(point.x - drag.start.x), abs(point.y - drag.start.y)) > slack
    c.state.compose.drag = drag
    return true
  }

  package static func up(_ point: CGPoint, _ c: inout Context) -> Bool {
    guard moved(point, &c), let drag = c.state.compose.drag else { return false }
    guard drag.hasMoved, drag.grab != .canvas else {
      c.state.compose.drag = nil
      press(drag, &c)
      return true
    }
    let preview = ComposePreview(c)
    c.state.compose.drag = nil
    if let band = preview.band {
      c.state.selection = band.ids.first.map(Target.view)
      c.state.compose.others = Array(band.ids.dropFirst())
    } else if let (a, b) = preview.related {
      ComposeUpdate.openRelations(a, b, at: point, &c)
    } else if let (a, b, moves) = preview.delegation {
      ComposeUpdate.openDelegate(of: a, b, moves: moves, at: point, &c)
    } else if !preview.operations.isEmpty {
      ComposeUpdate.perform(preview.operations, select: preview.select ?? c.state.selection, &c)
    }
    return true
  }

  /// A press that went nowhere.
  private static func press(_ drag: ComposeDrag, _ c: inout Context) {
    switch drag.grab {
    case .entry(let entry): ComposeUpdate.press(entry, &c)
    case .row:
      c.state.compose.others = []
      PressUpdate.press(drag.at, &c)
    case .view, .ground:
      if let armed = c.state.compose.armed { return drop(armed, at: drag.at, &c) }
    case .handle, .canvas: break
    }
  }

  /// A pressed tile is added where the scene is pressed.
  private static func drop(_ entry: ComposeTarget, at point: CGPoint, _ c: inout Context) {
    c.state.compose.armed = nil
    var drag = ComposeDrag(.entry(entry), at: point, c.sceneMapping.toScene)
    drag.hasMoved = true
    c.state.compose.drag = drag
    let preview = ComposePreview(c)
    c.state.compose.drag = nil
    ComposeUpdate.perform(preview.operations, select: preview.select, &c)
  }
}
