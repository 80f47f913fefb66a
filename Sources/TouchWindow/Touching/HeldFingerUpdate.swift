package import Foundation
import TouchCanvas
import TouchGeometry
import TouchInspection
import TouchLanguage
import TouchReading
import TouchTrace

/// Fingers that stay down with no hand on them: those that Shift left there, and those of a branch or of a replay that
/// was stopped.
///
/// A press on the ring of one lifts it, a drag moves it, with Ctrl a press lets it move along with others; Esc lifts all
/// of them.
package enum HeldFingerUpdate {
  /// How near to a finger's middle its ring is, points of the screen.
  package static let ringRadius = 22.0

  /// Takes over the fingers that are down in the session.
  package static func adopt(_ fingers: [HeldFinger], _ c: inout Context) {
    c.state.input.scene.forget()
    c.state.input.pointer.lift()
    for finger in fingers { c.state.input.scene.tracker.hold(finger.number, finger.at) }
  }

  /// The mouse leaves its finger on the glass; at the first one it is said what can be done with it.
  package static func leave(_ finger: Int, at point: CGPoint, _ c: inout Context) {
    let tracker = c.state.input.scene.tracker
    guard let last = tracker.down[finger] else { return }
    if last != point { c.state.input.scene.tracker.add(.moved, finger, point) }
    c.state.input.scene.tracker.hold(finger, point)
    if tracker.held.isEmpty { c.say(Text.notices.stickyFinger(finger)) }
  }

  /// A press on a held finger's ring; false when none is there.
  package static func grip(at point: CGPoint, _ c: inout Context) -> Bool {
    let tracker = c.state.input.scene.tracker
    guard let finger = tracker.held(at: point, within: ringRadius),
      let location = tracker.down[finger]
    else { return false }
    if c.state.input.modifiers.contains(.control) {
      c.state.input.scene.linked.formSymmetricDifference([finger])
      return true
    }
    c.state.input.pointer.grip = Pointer.Grip(
      finger: finger, offset: CGVector(dx: location.x - point.x, dy: location.y - point.y),
      start: point)
    return true
  }

  /// A real finger on a held finger's ring takes it up; false when none is there.
  package static func take(_ finger: Pointer.Finger, _ p: CGPoint, _ c: inout Context) -> Bool {
    let at = c.sceneLocation(p).at
    guard let held = c.state.input.scene.tracker.held(at: at, within: ringRadius) else {
      return false
    }
    c.state.input.scene.tracker.take(held: held)
    c.state.input.scene.numbers.begin(finger.device, finger.id, as: held)
    c.state.notice = nil
    return true
  }

  /// The ring goes along with the mouse.
  package static func drag(to point: CGPoint, _ c: inout Context) {
    guard var grip = c.state.input.pointer.grip else { return }
    c.state.input.pointer.at = point
    grip.hasMoved = grip.hasMoved || grip.start.distance(to: point) > 3
    c.state.input.pointer.grip = grip
    guard grip.hasMoved else { return }
    let at = CGPoint(x: point.x + grip.offset.dx, y: point.y + grip.offset.dy)
    let tracker = c.state.input.scene.tracker
    guard let last = tracker.down[grip.finger] else { return }
    c.state.input.scene.tracker.add(.moved, grip.finger, at)
    let linked = c.state.input.scene.linked.intersection(tracker.held)
    guard linked.contains(grip.finger) else { return }
    for other in linked.sorted() where other != grip.finger {
      guard let place = tracker.down[other] else { continue }
      c.state.input.scene.tracker.add(
        .moved, other, CGPoint(x: place.x + at.x - last.x, y: place.y + at.y - last.y))
    }
  }

  /// Lifts fingers where they are, all in one event.
  package static func lift(_ fingers: Set<Int>, _ c: inout Context) {
    guard c.state.takesTouches else { return c.refuseTouch() }
    for finger in fingers.sorted() {
      if let at = c.state.input.scene.tracker.down[finger] {
        c.state.input.scene.tracker.add(.ended, finger, at)
      }
    }
  }
}
