package import Foundation
package import TouchCanvas
import TouchGeometry
import TouchInspection
import TouchReading
import TouchTrace

/// Fingers while the scene is composed: one does what the mouse does, but moves only what is selected; two move and
/// enlarge the scene.
package enum ComposeFingers {
  /// A finger that rests so long on an object opens its menu, on a tile it carries the tile, seconds.
  private static let longPress = 0.5
  private static let carries = 0.3
  /// A pointer that rests so long over a view offers to go into it, over a closed row it opens it, seconds.
  private static let offers = 0.5
  private static let unfolds = 0.6

  /// True for what is not pressed as ever.
  package static func finger(
    _ finger: Pointer.Finger, _ phase: CanvasEvent.FingerPhase, _ point: CGPoint,
    _ c: inout Context
  ) -> Bool {
    if c.state.compose.hands.pinch != nil { return pinch(finger, phase, point, &c) }
    switch phase {
    case .began: return began(finger, point, &c)
    case .moved:
      if let part = c.state.compose.hands.touched, part.finger == finger,
        ComposePointer.isFar(point, from: part.at)
      {
        c.state.compose.hands.touched = nil
      }
      guard c.state.compose.drag?.finger == finger else { return false }
      return ComposePointer.moved(point, &c)
    case .ended:
      if c.state.compose.hands.touched?.finger == finger { c.state.compose.hands.touched = nil }
      guard c.state.compose.drag?.finger == finger else { return false }
      let isTaken = ComposePointer.up(point, &c)
      // What was pressed is what was seen: from now on the window is made for fingers.
      SizeUpdate.beginTouchMode(&c)
      return isTaken
    }
  }

  private static func began(
    _ finger: Pointer.Finger, _ point: CGPoint, _ c: inout Context
  ) -> Bool {
    if let drag = c.state.compose.drag { return joined(drag, finger, point, &c) }
    if let part = ComposePointer.inList(at: point, c) {
      // The list may be scrolled as well.
      c.state.compose.hands.touched = TouchedPart(
        finger: finger, grab: part, at: point, since: c.now)
      return false
    }
    return ComposePointer.down(point, by: finger, &c)
  }

  /// A second finger: during a drag it makes a copy of what is dragged, or back; otherwise the two move the scene.
  private static func joined(
    _ drag: ComposeDrag, _ finger: Pointer.Finger, _ point: CGPoint, _ c: inout Context
  ) -> Bool {
    guard let first = drag.finger, first != finger else { return false }
    if drag.hasMoved, case .view = drag.grab {
      c.state.compose.drag?.copies.toggle()
      return true
    }
    guard c.layout.isFree(point), c.layout.isFree(drag.at) else { return true }
    c.state.compose.drag = nil
    c.state.compose.hands.pinch = ComposePinch(first: (first, drag.at), second: (finger, point))
    return true
  }

  private static func pinch(
    _ finger: Pointer.Finger, _ phase: CanvasEvent.FingerPhase, _ point: CGPoint,
    _ c: inout Context
  ) -> Bool {
    guard let old = c.state.compose.hands.pinch else { return false }
    var new = old
    if finger == old.first.finger {
      new.first.at = point
    } else if finger == old.second.finger {
      new.second.at = point
    } else {
      return true
    }
    c.state.compose.zoom.offset.x += new.middle.x - old.middle.x
    c.state.compose.zoom.offset.y += new.middle.y - old.middle.y
    if old.distance > 1, new.distance > 1 {
      ComposeUpdate.zoom(by: new.distance / old.distance, at: new.middle, &c)
    }
    c.state.compose.hands.pinch = phase == .ended ? nil : new
    if phase == .ended { SizeUpdate.beginTouchMode(&c) }
    return true
  }

  /// A touchscreen is gone: what its fingers did is as if it had not begun.
  package static func cancel(device: Int64, _ c: inout Context) {
    let compose = c.state.compose
    if compose.drag?.finger?.device == device { c.state.compose.drag = nil }
    if compose.hands.touched?.finger.device == device { c.state.compose.hands.touched = nil }
    if let pinch = compose.hands.pinch,
      pinch.first.finger.device == device || pinch.second.finger.device == device
    {
      c.state.compose.hands.pinch = nil
    }
  }

  // MARK: Time

  /// What a finger or the mouse comes to that rests.
  package static func tick(_ c: inout Context) {
    if let part = c.state.compose.hands.touched, c.now.seconds(since: part.since) >= carries {
      carry(part, &c)
    }
    guard let drag = c.state.compose.drag else { return }
    let rest = c.now.seconds(since: drag.restsSince)
    guard drag.hasMoved else {
      if drag.finger != nil, rest >= longPress { openMenu(drag, &c) }
      return
    }
    switch drag.grab {
    case .view where rest >= offers:
      let below = ComposePreview.holder(under: drag, c)
      c.state.compose.drag?.offered = below
    case .row where rest >= unfolds, .port where rest >= unfolds:
      if case .view(let name)? = c.region(at: drag.at)?.target {
        c.state.document.tree.collapsed.remove(name)
      }
    default: break
    }
  }

  /// Something comes if the pointer goes on to rest.
  package static func isWaiting(_ compose: ComposeState, _ now: WindowTime) -> Bool {
    if compose.hands.touched != nil { return true }
    return compose.drag.map { now.seconds(since: $0.restsSince) < unfolds * 2 } ?? false
  }

  private static func openMenu(_ drag: ComposeDrag, _ c: inout Context) {
    c.state.compose.drag = nil
    switch drag.grab {
    case .view, .glide, .row, .port, .ground, .handle, .content: MenuUpdate.open(at: drag.at, &c)
    case .entry, .drawing, .listed, .listRow, .canvas: break
    }
  }

  /// The finger is no longer one of the list's.
  private static func carry(_ part: TouchedPart, _ c: inout Context) {
    c.state.compose.hands.touched = nil
    let panels = c.state.input.panels
    if let number = panels.numbers.number(part.finger.device, part.finger.id) {
      c.state.input.panels.tracker.add(.cancelled, number, panels.tracker.down[number] ?? part.at)
      c.state.input.panels.numbers.end(part.finger.device, part.finger.id)
    }
    var drag = ComposeDrag(part.grab, at: part.at, c.sceneMapping.toScene, c.now)
    drag.finger = part.finger
    // A tile hangs at the finger; a row that is not moved has a menu.
    if case .entry = part.grab { drag.hasMoved = true }
    drag.restsSince = part.since
    c.state.compose.drag = drag
  }
}
