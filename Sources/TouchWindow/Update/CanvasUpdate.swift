import TouchLanguage
import Foundation
package import TouchCanvas
import TouchInspection
import TouchReading

/// Events of the window system.
package enum CanvasUpdate {
  package static func handle(_ event: CanvasEvent, _ c: inout Context) {
    HoverUpdate.forgetTooltip(after: event, &c)
    switch event {
    case .quit: ComposeQuestions.quit(&c)
    case .resized(let size):
      c.state.input.size = size
      c.state.hover.isStale = true
      c.add(.resize(size))
    case .focusLost:
      c.state.compose.zoom.isGrabbed = false
      c.state.compose.hands.showsDistances = false
      FingerUpdate.cancelAll(.windowLostFocus, &c)
    case .focusGained: c.add(.askTheme)
    case .exposed: c.add(.redraw)
    case .mouseMoved(let point): MouseUpdate.moved(point, &c)
    case .mouseDown(let button, let point):
      if button == 1 { MouseUpdate.down(point, &c) }
      if button == 2 { ComposePointer.grabCanvas(point, &c) }
      if button == 3 { MenuUpdate.open(at: point, &c) }
    case .mouseUp(let button, let point):
      if button == 1 { MouseUpdate.up(point, &c) }
      if button == 2 { ComposePointer.letCanvasGo(point, &c) }
    case .wheel(let dx, let dy, let point): TimelineUpdate.wheel(dx, dy, point, &c)
    case .finger(let id, let device, let phase, let point):
      FingerUpdate.finger(Pointer.Finger(device: device, id: id), phase, point, &c)
    case .touchscreenGone(let device): FingerUpdate.cancel(device: device, &c)
    case .key, .text: KeyboardUpdate.handle(event, &c)
    case .droppedFile(let path): LoadUpdate.open(path, &c)
    }
  }
}
