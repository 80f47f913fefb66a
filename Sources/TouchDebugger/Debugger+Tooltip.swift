import Foundation
import TouchCanvasSDL
import TouchInspection
import TouchReading

/// What is said beside the pointer: after a rest of it, or for a rule that was pressed.
extension Debugger {
  /// How long the pointer rests before something is said, and how long it is said, seconds.
  private static let rest = 0.5
  private static let stay = 6.0

  /// After half a second of rest a region says what it is, for some seconds.
  func showTooltip(_ wall: UInt64) {
    if model.tooltip != nil {
      if !model.isTooltipPinned, Double(wall &- tooltipSince) / 1e9 > Self.stay { forgetTooltip() }
      return
    }
    guard let region = model.hover, !region.tooltip.isEmpty, !model.isModal,
      mouseOwner == .nobody, hoverSince > 0, Double(wall &- hoverSince) / 1e9 > Self.rest
    else { return }
    hoverSince = 0
    say(region.tooltip.text(in: view.input.trace), at: pointer.window, wall)
  }

  /// What a region means stays there until the next press or key, so that a finger can read it too.
  func pinTooltip(of target: Target) {
    if let region = regions.last(where: { $0.target == target }) { pinTooltip(of: region) }
  }

  func pinTooltip(of region: Picture.Region) {
    hoverSince = 0
    // Below what was pressed.
    let at = CGPoint(x: region.outline.minX, y: region.outline.maxY - 14)
    say(region.tooltip.text(in: view.input.trace), at: at, MonotonicClock.now())
    model.isTooltipPinned = true
  }

  private func say(_ text: String, at point: CGPoint, _ wall: UInt64) {
    model.tooltip = (text, point)
    tooltipSince = wall
    model.isTooltipPinned = false
    needsFrame = true
  }

  /// Any input but a move of the mouse ends what is said.
  func forgetTooltip(after event: CanvasEvent) {
    switch event {
    case .mouseDown, .key, .text, .wheel, .focusLost, .resized: forgetTooltip()
    case .finger(_, _, .began, _): forgetTooltip()
    default: break
    }
  }

  func forgetTooltip() {
    hoverSince = 0
    model.isTooltipPinned = false
    guard model.tooltip != nil else { return }
    model.tooltip = nil
    needsFrame = true
  }
}
