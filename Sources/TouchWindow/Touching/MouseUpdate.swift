import TouchLanguage
package import Foundation
import TouchCanvas
import TouchGeometry
import TouchInspection
import TouchReading
import TouchTrace

/// The mouse: as fingers of the scene, or as a finger of the panels.
package enum MouseUpdate {
  /// The mouse among the fingers of the panels.
  private static let finger = 11

  package static func moved(_ point: CGPoint, _ c: inout Context) {
    c.state.input.pointer.window = point
    SizeUpdate.endTouchMode(&c)
    let p = c.state.input.pointer.window
    if ComposePointer.moved(p, &c) { return }
    if !c.reading.shown.isOld(for: c.state), c.state.input.mouseOwner == .nobody {
      HoverUpdate.hover(p, &c)
    }
    if c.state.input.mouseOwner == .panels {
      return c.state.input.panels.tracker.add(.moved, finger, p)
    }
    // The mouse rests while a finger stands for two.
    guard c.state.input.pointer.finger == nil else { return }
    let (free, isInside) = c.sceneLocation(p)
    let pointer = c.state.input.pointer
    if pointer.grip != nil { return HeldFingerUpdate.drag(to: free, &c) }
    if c.state.workspace.isPicking {
      c.state.input.pickPoint = isInside ? free : nil
      return
    }
    let shift = c.state.input.modifiers.contains(.shift)
    c.state.input.pointer.isInside = isInside
    guard !pointer.isDown else {
      return PointerTouch.drag(to: c.sceneLocation(p, of: pointer.numbers.first), shift: shift, &c)
    }
    c.state.input.pointer.at = free
    c.state.input.pointer.aim(at: free)
    c.state.input.pointer.two.hover(to: free, shift: shift && pointer.wantsTwo)
  }

  package static func down(_ p: CGPoint, _ c: inout Context) {
    // The release of the press before was lost: that press is over.
    if c.state.input.mouseOwner != .nobody { up(p, &c) }
    if ComposePointer.down(p, &c) { return }
    let owner = c.owner(of: p)
    c.state.input.mouseOwner = owner
    switch owner {
    case .panels: c.state.input.panels.tracker.add(.began, finger, p)
    case .scene:
      // The mouse rests while real fingers are down.
      guard c.state.input.scene.numbers.isEmpty, c.state.input.pointer.finger == nil else { return }
      PointerTouch.begin(at: c.sceneLocation(p).at, &c)
    case .nobody: break
    }
  }

  package static func up(_ p: CGPoint, _ c: inout Context) {
    if ComposePointer.up(p, &c) { return }
    defer { c.state.input.mouseOwner = .nobody }
    if c.state.input.mouseOwner == .panels {
      return c.state.input.panels.tracker.add(.ended, finger, p)
    }
    let pointer = c.state.input.pointer
    if pointer.finger == nil {
      PointerTouch.lift(at: c.sceneLocation(p, of: pointer.numbers.first), &c)
      // What was outlined as the finger went down may lie elsewhere, or move on.
      if !c.state.workspace.isPicking { c.state.hover.region = nil }
    }
  }
}

/// One pointer that touches the scene as one finger or two.
package enum PointerTouch {
  /// One finger at the pointer, or two about the anchor.
  package static func begin(at point: CGPoint, _ c: inout Context) {
    c.state.notice = nil
    c.state.input.pointer.at = point
    if HeldFingerUpdate.grip(at: point, &c) { return }
    c.state.input.pointer.aim(at: point)
    let free = c.state.input.scene.tracker.free(2)
    guard free.count >= (c.state.input.pointer.wantsTwo ? 2 : 1) else {
      return c.say(Text.notices.tooManyFingers(most: FingerNumbers.most))
    }
    c.state.input.pointer.numbers = Pointer.Numbers(
      first: free[0], second: free[free.count - 1])
    c.holdMapping(of: free[0])
    guard c.state.input.pointer.wantsTwo else {
      c.state.input.pointer.isSingleDown = true
      c.state.input.pointer.isSticky = c.state.input.modifiers.contains(.shift)
      return c.state.input.scene.tracker.add(.began, free[0], point)
    }
    let partner = c.state.input.pointer.two.partner(of: point)
    guard CGRect(origin: .zero, size: c.reading.session.screen).contains(partner) else {
      return c.say(Text.notices.secondFingerOutside)
    }
    c.state.input.pointer.two.press(at: point)
    c.state.input.scene.tracker.add(.began, free[0], point)
    c.state.input.scene.tracker.add(.began, free[1], partner)
  }

  /// The fingers that the pointer put down go along.
  package static func drag(to point: CGPoint, shift: Bool, _ c: inout Context) {
    c.state.input.pointer.at = point
    if c.state.input.pointer.two.isDown { c.state.input.pointer.two.drag(to: point, shift: shift) }
    let pointer = c.state.input.pointer
    let first = pointer.two.first(for: point)
    c.state.input.scene.tracker.add(.moved, pointer.numbers.first, first)
    if pointer.two.isDown {
      c.state.input.scene.tracker.add(
        .moved, pointer.numbers.second, pointer.two.partner(of: first))
    }
  }

  /// They leave the screen where the pointer does.
  package static func lift(at point: CGPoint, _ c: inout Context) {
    let pointer = c.state.input.pointer
    let isSticky = pointer.isSticky || c.state.input.modifiers.contains(.shift)
    if pointer.isSingleDown, isSticky {
      HeldFingerUpdate.leave(pointer.numbers.first, at: point, &c)
    } else if let grip = pointer.grip {
      if !grip.hasMoved { HeldFingerUpdate.lift([grip.finger], &c) }
    } else {
      let first = pointer.two.first(for: point)
      if pointer.isDown { c.state.input.scene.tracker.add(.ended, pointer.numbers.first, first) }
      if pointer.two.isDown {
        c.state.input.scene.tracker.add(
          .ended, pointer.numbers.second, pointer.two.partner(of: first))
      }
    }
    c.state.input.pointer.lift()
  }
}
