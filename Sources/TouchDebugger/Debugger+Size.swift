import Foundation
import TouchCanvasSDL
import TouchGeometry
import TouchInspection

/// How large everything in the window is: for eyes and for fingers.
extension Debugger {
  private static let sizes = [0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5]
  /// At this scale the smallest targets of the panels are 44 points.
  private static let touchScale = 1.6
  /// Rows of lists, which touch mode makes 44 points high.
  static let rowHeight = 24.0
  static let touchRowHeight = 28.0

  /// The next size up or down; 0 is the usual one.
  func changeText(_ step: Int) {
    guard !isHeld else {
      return model.notice = "The size of the text changes when nothing is held."
    }
    let now = Self.sizes.firstIndex { $0 >= textScale - 0.001 } ?? 2
    textScale = step == 0 ? 1 : Self.sizes[min(max(now + step, 0), Self.sizes.count - 1)]
    applyScale()
    model.notice = "Text \(Int((textScale * 100).rounded())) %"
  }

  /// The last finger left the panels: from now on they are made for fingers.
  func beginTouchMode() {
    guard !isTouchMode else { return }
    isTouchMode = true
    touchModeStart = pointer.window
    applyScale()
  }

  /// The mouse is down, or a finger is on the panels, or left them and is still to be told of.
  var isHeld: Bool {
    !chromeNumbers.isEmpty || leavesPanels || mouseOwner != .nobody
  }

  /// The mouse is back, and nothing is down.
  func endTouchMode() {
    let point = pointer.window
    let way = max(abs(point.x - touchModeStart.x), abs(point.y - touchModeStart.y))
    guard isTouchMode, way > 20, numbers.isEmpty, pointer.finger == nil, !isHeld,
      !chromeTracker.isWaiting
    else { return }
    isTouchMode = false
    applyScale()
  }

  func applyScale() {
    let scale = options.scale * textScale * (isTouchMode ? Self.touchScale : 1)
    // The mouse stays where it is on the glass.
    let toPresent = CGAffineTransform(scaleX: events.scale / scale, y: events.scale / scale)
    pointer.window = pointer.window.applying(toPresent)
    touchModeStart = touchModeStart.applying(toPresent)
    window.setScale(scale)
    events.scale = scale
    isPictureOld = true
    model.size = window.size
    applyRowHeights()
    model.hover = nil
    // What was asked for stays where it is; what came by itself goes.
    if let at = model.menu?.at { model.menu?.at = at.applying(toPresent) }
    model.tooltip =
      model.isTooltipPinned
      ? model.tooltip.map { ($0.text, $0.at.applying(toPresent)) } : nil
    needsFrame = true
  }

  /// Another scene has a new model, too.
  func applyRowHeights() {
    model.isTouchMode = isTouchMode
    let row = isTouchMode ? Self.touchRowHeight : Self.rowHeight
    model.hierarchy.rowHeight = row
    model.scenes.rowHeight = row
    model.inspect.rowHeight = row
    model.log.rowHeight = isTouchMode ? row : 22
  }
}
