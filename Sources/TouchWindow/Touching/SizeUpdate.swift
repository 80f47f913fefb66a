import TouchLanguage
import Foundation
import TouchGeometry
import TouchInspection
import TouchReading

/// How large everything in the window is: for eyes and for fingers.
package enum SizeUpdate {
  private static let sizes = [0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5]
  /// What is presented is read from afar.
  private static let presentedScale = 1.5
  /// At this scale the smallest targets of the panels are 44 points.
  private static let touchScale = 1.6

  /// The next text size up or down; 0 is the actual size.
  package static func changeText(_ step: Int, _ c: inout Context) {
    guard !c.state.input.isHeld else { return c.say(Text.notices.liftBeforeTextSize) }
    let scale = c.state.preferences.textScale
    let now = sizes.firstIndex { $0 >= scale - 0.001 } ?? 2
    c.state.preferences.textScale =
      step == 0 ? 1 : sizes[min(max(now + step, 0), sizes.count - 1)]
    applyScale(&c)
    c.say(Text.notices.textSize(percent: Int((c.state.preferences.textScale * 100).rounded())))
  }

  /// How far the mouse goes when it is meant, points of the window; fingers may carry it a little.
  private static let mouseWay = 20.0

  private static func wayOfMouse(from start: CGPoint, _ c: Context) -> Double {
    let point = c.state.input.pointer.window
    return max(abs(point.x - start.x), abs(point.y - start.y))
  }

  /// In a long turn the mouse can have moved after the last finger left.
  package static func mouseIsBack(_ c: Context) -> Bool {
    wayOfMouse(from: c.state.input.panels.mouse, c) > mouseWay
  }

  /// The last finger left the panels: from now on they are made for fingers.
  package static func beginTouchMode(_ c: inout Context) {
    guard c.state.input.touchMode == nil else { return }
    c.state.input.touchMode = TouchMode(began: c.state.input.pointer.window)
    applyScale(&c)
  }

  /// The mouse is back, and nothing is down.
  package static func endTouchMode(_ c: inout Context) {
    guard let mode = c.state.input.touchMode else { return }
    guard wayOfMouse(from: mode.began, c) > mouseWay, c.state.input.scene.numbers.isEmpty,
      c.state.input.pointer.finger == nil, !c.state.input.isHeld,
      !c.state.input.panels.tracker.isWaiting
    else { return }
    c.state.input.touchMode = nil
    applyScale(&c)
  }

  /// Brings the window's scale to text size and touch mode; the mouse and what is open stay where they are on the glass.
  package static func applyScale(_ c: inout Context) {
    let old = c.state.input.scale
    let scale =
      c.reading.configuration.scale
      * max(
        c.state.preferences.textScale, c.state.articles.presented == nil ? 0 : presentedScale)
      * (c.state.input.touchMode == nil ? 1 : touchScale)
    let factor = old / scale
    let toPresent = CGAffineTransform(scaleX: factor, y: factor)
    c.state.input.pointer.window = c.state.input.pointer.window.applying(toPresent)
    if let began = c.state.input.touchMode?.began {
      c.state.input.touchMode?.began = began.applying(toPresent)
    }
    c.state.input.scale = scale
    let size = c.state.input.size
    c.state.input.size = CGSize(width: size.width * factor, height: size.height * factor)
    c.add(.setScale(scale))
    c.state.hover.region = nil
    c.state.hover.isStale = true
    // What was asked for stays where it is; what came by itself goes.
    if case .menu(var menu) = c.state.prompt {
      menu.at = menu.at.applying(toPresent)
      c.state.prompt = .menu(menu)
    }
    if let tooltip = c.state.hover.tooltip {
      c.state.hover.tooltip = tooltip.isPinned ? tooltip : nil
      c.state.hover.tooltip?.at = tooltip.at.applying(toPresent)
      if let pin = tooltip.pin {
        c.state.hover.tooltip?.pin = Hover.Pin(
          target: pin.target, box: pin.box.applying(toPresent),
          pointer: pin.pointer.applying(toPresent))
      }
    }
  }
}
