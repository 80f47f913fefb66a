package import Foundation
import TouchCanvas
import TouchGeometry
import TouchInspection
import TouchReading
import TouchTrace

/// Enlarging the scene while it is composed.
extension ComposeUpdate {
  private static let factors = 0.25...8.0
  private static let step = 1.25
  /// Points of the window for a notch of the wheel.
  private static let notch = 40.0

  /// The wheel over the scene moves it, and enlarges it with Ctrl; false elsewhere.
  package static func wheel(_ dx: Double, _ dy: Double, _ point: CGPoint, _ c: inout Context)
    -> Bool
  {
    guard c.state.compose.isOn, c.layout.isFree(point), !c.state.isModal,
      c.state.compose.drag == nil
    else { return false }
    if c.state.input.modifiers.contains(.control) {
      zoom(by: pow(1.2, dy), at: point, &c)
    } else {
      c.state.compose.zoom.offset.x += dx * notch
      c.state.compose.zoom.offset.y += dy * notch
    }
    return true
  }

  /// Larger or smaller about the pointer, or about the middle where the pointer is elsewhere; 0 fits.
  package static func zoom(_ direction: Int, _ c: inout Context) {
    guard direction != 0 else { return c.state.compose.zoom = CanvasZoom() }
    let canvas = c.layout.canvas
    let pointer = c.state.input.pointer.window
    let point =
      c.layout.isFree(pointer) ? pointer : CGPoint(x: canvas.midX, y: canvas.midY)
    zoom(by: direction > 0 ? step : 1 / step, at: point, &c)
  }

  /// What is at a point of the window stays there.
  static func zoom(by factor: Double, at point: CGPoint, _ c: inout Context) {
    var zoom = c.state.compose.zoom
    let next = min(max(zoom.factor * factor, factors.lowerBound), factors.upperBound)
    let screen = c.reading.input.snapshot.screen
    let middle = CGPoint(x: screen.width / 2, y: screen.height / 2).applying(
      c.layout.toWindow(screen))
    let growth = next / zoom.factor
    zoom.offset.x += (point.x - middle.x) * (1 - growth)
    zoom.offset.y += (point.y - middle.y) * (1 - growth)
    zoom.factor = next
    c.state.compose.zoom = zoom
  }
}
