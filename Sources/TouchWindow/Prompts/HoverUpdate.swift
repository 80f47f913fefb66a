package import Foundation
package import TouchCanvas
package import TouchInspection
import TouchReading

/// What the pointer rests on, what is said beside it, and its shape.
package enum HoverUpdate {
  /// How long the pointer rests before something is said, and how long it is said, seconds.
  private static let rest = 0.5
  private static let duration = 6.0

  /// The region under the pointer, and the pointer's shape.
  package static func hover(_ point: CGPoint, _ c: inout Context) {
    let region = c.regions.last { region in
      region.outline.contains(point) && !region.target.isQuiet
    }
    c.state.hover.isInPlot = c.regions.contains {
      $0.target == .plot && $0.outline.contains(point)
    }
    if let tooltip = c.state.hover.tooltip, !tooltip.isPinned || left(tooltip, point, c) {
      c.state.hover.forgetTooltip()
    }
    if region?.target != c.state.hover.region?.target {
      c.state.hover.region = region
      c.state.hover.since = c.now
    }
    let shape = shape(point, region, c)
    guard shape != c.state.hover.shape else { return }
    c.state.hover.shape = shape
    c.add(.setPointer(shape))
  }

  /// The pointer was moved off what was pressed, or that shows no longer.
  private static func left(
    _ tooltip: Hover.Shown, _ point: CGPoint, _ c: Context
  ) -> Bool {
    guard let pin = tooltip.pin else { return false }
    guard c.regions.contains(where: { $0.target == pin.target }) else { return true }
    return point != pin.pointer
      && !pin.box.insetBy(dx: -slack, dy: -slack).contains(point)
  }

  /// How far from its region the pointer may be moved before a pinned tooltip goes, points.
  private static let slack = 6.0

  private static func shape(
    _ point: CGPoint, _ region: Picture.Region?, _ c: Context
  ) -> PointerShape {
    switch c.reading.panels.splitters.first(where: { $0.frame.contains(point) })?.edge {
    case .left, .right: return .leftRight
    case .timeline: return .upDown
    case nil: break
    }
    if c.state.compose.isOn, c.state.compose.trial == nil, c.state.compose.hands.armed != nil,
      c.layout.isFree(point), c.sceneLocation(point).isInside
    {
      return .cross
    }
    if c.state.workspace.isPicking, c.sceneLocation(point).isInside { return .cross }
    guard let target = region?.target else { return .arrow }
    return target.isField ? .text : target.isPressable ? .hand : .arrow
  }

  // MARK: Tooltips

  /// After a rest of the pointer a region says what it is, for some seconds.
  package static func showTooltip(_ c: inout Context) {
    if let tooltip = c.state.hover.tooltip {
      if !tooltip.isPinned, c.now.seconds(since: tooltip.since) > duration {
        c.state.hover.forgetTooltip()
      }
      return
    }
    let point = c.state.input.pointer.window
    guard let hovered = c.state.hover.region, !c.state.isModal,
      c.state.input.mouseOwner == .nobody, let since = c.state.hover.since,
      c.now.seconds(since: since) > rest
    else { return }
    // As it shows now: since the pointer came, the same may stand elsewhere.
    let region =
      c.regions.last { $0.target == hovered.target && $0.outline.contains(point) } ?? hovered
    guard !region.tooltip.isEmpty else { return }
    show(region, at: point, &c)
  }

  /// What a region means stays there until the next press or key, so that a finger can read it too, or until the pointer
  /// leaves the region.
  package static func pinTooltip(of region: Picture.Region, _ c: inout Context) {
    // Below what was pressed.
    let at = CGPoint(x: region.outline.minX, y: region.outline.maxY - 14)
    let pin = Hover.Pin(
      target: region.target, box: region.outline, pointer: c.state.input.pointer.window)
    show(region, at: at, pin: pin, &c)
  }

  private static func show(
    _ region: Picture.Region, at point: CGPoint, pin: Hover.Pin? = nil, _ c: inout Context
  ) {
    c.state.hover.since = nil
    c.state.hover.tooltip = Hover.Shown(
      text: region.tooltip.text(in: c.reading.input.trace), at: point, since: c.now,
      pin: pin)
  }

  /// Any input but a move of the mouse ends what is said.
  package static func forgetTooltip(after event: CanvasEvent, _ c: inout Context) {
    switch event {
    case .mouseDown, .key, .text, .wheel, .focusLost, .resized, .finger(_, _, .began, _):
      c.state.hover.forgetTooltip()
    case .mouseMoved, .mouseUp, .finger, .touchscreenGone, .focusGained, .exposed, .droppedFile,
      .quit:
      break
    }
  }
}
