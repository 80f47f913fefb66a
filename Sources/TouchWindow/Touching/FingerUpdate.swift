package import TouchLanguage
package import Foundation
package import TouchCanvas
import TouchInspection
import TouchReading
import TouchTrace

/// Real fingers: those of the scene, those of the panels, and one that stands for two.
package enum FingerUpdate {
  package static func finger(
    _ finger: Pointer.Finger, _ phase: CanvasEvent.FingerPhase, _ p: CGPoint, _ c: inout Context
  ) {
    if ComposeFingers.finger(finger, phase, p, &c) { return }
    if phase == .began { down(finger, p, &c) }
    if c.state.input.pointer.finger == finger {
      pointerFinger(phase, c.sceneLocation(p, of: c.state.input.pointer.numbers.first), &c)
    } else if let number = c.state.input.panels.numbers.number(finger.device, finger.id) {
      panelFinger(finger, number, phase, p, &c)
    } else if let number = c.state.input.scene.numbers.number(finger.device, finger.id) {
      sceneFinger(finger, number, phase, p, &c)
    }
  }

  /// The finger that stands for two.
  private static func pointerFinger(
    _ phase: CanvasEvent.FingerPhase, _ at: CGPoint, _ c: inout Context
  ) {
    switch phase {
    case .began: break
    case .moved: PointerTouch.drag(to: at, shift: false, &c)
    case .ended:
      PointerTouch.lift(at: at, &c)
      // A finger that is gone points nowhere.
      c.state.input.pointer.isInside = false
    }
  }

  private static func panelFinger(
    _ finger: Pointer.Finger, _ number: Int, _ phase: CanvasEvent.FingerPhase, _ p: CGPoint,
    _ c: inout Context
  ) {
    switch phase {
    case .began: c.state.input.panels.tracker.add(.began, number, p)
    case .moved: c.state.input.panels.tracker.add(.moved, number, p)
    case .ended:
      c.state.input.panels.tracker.add(.ended, number, p)
      c.state.input.panels.numbers.end(finger.device, finger.id)
      c.state.input.panels.haveLeft = c.state.input.panels.numbers.isEmpty
      c.state.input.panels.mouse = c.state.input.pointer.window
    }
  }

  private static func sceneFinger(
    _ finger: Pointer.Finger, _ number: Int, _ phase: CanvasEvent.FingerPhase, _ p: CGPoint,
    _ c: inout Context
  ) {
    if phase == .began { c.holdMapping(of: number) }
    let at = c.sceneLocation(p, of: number)
    switch phase {
    case .began:
      // A finger on the ring of one that nobody held moves it.
      let isDown = c.state.input.scene.tracker.down[number] != nil
      c.state.input.scene.tracker.add(isDown ? .moved : .began, number, at)
    case .moved: c.state.input.scene.tracker.add(.moved, number, at)
    case .ended:
      c.state.input.scene.tracker.add(.ended, number, at)
      c.state.input.scene.numbers.end(finger.device, finger.id)
    }
  }

  /// Gives a finger a number among those of the scene or of the panels.
  private static func down(_ finger: Pointer.Finger, _ p: CGPoint, _ c: inout Context) {
    switch c.owner(of: p) {
    case .panels: _ = c.state.input.panels.numbers.begin(finger.device, finger.id)
    case .nobody: break
    case .scene:
      guard !c.state.input.pointer.isDown, !HeldFingerUpdate.take(finger, p, &c) else { return }
      if c.state.input.pointer.latch != .off, c.state.input.scene.numbers.isEmpty {
        PointerTouch.begin(at: c.sceneLocation(p).at, &c)
        if c.state.input.pointer.two.isDown { c.state.input.pointer.finger = finger }
        return
      }
      let held = c.state.input.scene.tracker.held
      if c.state.input.scene.numbers.begin(finger.device, finger.id, besides: held) == nil {
        c.say(Text.notices.tooManyFingers(most: FingerNumbers.most))
      } else {
        c.state.notice = nil
      }
    }
  }

  /// A touchscreen is gone: its fingers are cancelled where they are, and those of others stay.
  package static func cancel(device: Int64, _ c: inout Context) {
    ComposeFingers.cancel(device: device, &c)
    for number in c.state.input.panels.numbers.all(of: device) {
      if let at = c.state.input.panels.tracker.down[number] {
        c.state.input.panels.tracker.add(.cancelled, number, at)
      }
      c.state.input.panels.numbers.end(number: number)
      c.state.input.panels.haveLeft = c.state.input.panels.numbers.isEmpty
      c.state.input.panels.mouse = c.state.input.pointer.window
    }
    var lost = c.state.input.scene.numbers.all(of: device)
    for number in lost { c.state.input.scene.numbers.end(number: number) }
    let pointer = c.state.input.pointer
    if pointer.finger?.device == device {
      lost += [pointer.numbers.first, pointer.numbers.second]
      c.state.input.pointer.lift()
      c.state.input.pointer.isInside = false
    }
    let down = lost.filter { c.state.input.scene.tracker.down[$0] != nil }
    for number in down {
      guard let at = c.state.input.scene.tracker.down[number] else { continue }
      c.state.input.scene.tracker.add(.cancelled, number, at)
    }
    if !down.isEmpty { c.say(Text.notices.cancelled(down.count, .touchscreenGone)) }
  }

  /// Takes all fingers away, of the scene and of the panels, and says so.
  package static func cancelAll(_ cause: CancelCause, _ c: inout Context) {
    cancelPanels(&c)
    guard !c.state.input.scene.tracker.down.isEmpty else { return }
    // What came before is delivered first.
    for changes in c.state.input.scene.tracker.take(at: c.sceneTime)
    where !c.state.playback.clock.isPaused {
      c.feed(.fingers(changes))
    }
    c.feed(.interrupt)
    forget(cause, &c)
  }

  /// The scene is gone, and with it the touches of all fingers.
  package static func forgetAll(_ cause: CancelCause, _ c: inout Context) {
    cancelPanels(&c)
    forget(cause, &c)
  }

  private static func cancelPanels(_ c: inout Context) {
    c.add(.cancelPanels(at: c.now))
    c.state.input.panels.tracker.forget()
    c.state.input.panels.numbers.forget()
    c.state.input.mouseOwner = .nobody
  }

  private static func forget(_ cause: CancelCause, _ c: inout Context) {
    let count = c.state.input.scene.tracker.down.count
    c.state.input.scene.forget()
    c.state.input.pointer.lift()
    if count > 0 { c.say(Text.notices.cancelled(count, cause)) }
  }

  /// The system takes one touch away.
  package static func cancel(_ finger: Int, _ c: inout Context) {
    guard let at = c.state.input.scene.tracker.down[finger], !c.state.playback.clock.isPaused,
      c.state.playback.isAtNewest
    else { return c.say(Text.notices.touchIsNotDown(finger)) }
    c.state.input.scene.tracker.add(.cancelled, finger, at)
    c.state.input.scene.numbers.end(number: finger)
    if c.state.input.pointer.isDown { c.state.input.pointer.lift() }
  }
}
