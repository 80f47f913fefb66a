import Foundation
import TouchEngine
import TouchGeometry
import TouchInspection
import TouchReading
import TouchRecording
import TouchTrace

/// Fingers that stay on the glass with no hand on them: the run that was gone on from, or a replay that was stopped, had
/// them down. A press on the ring of one lifts it, a drag moves it, Esc lifts all of them.
extension Debugger {
  /// How near to a finger's middle is on its ring, points of the screen.
  static let ringRadius = 22.0

  /// The fingers that are down in the session, and that nobody holds here.
  func adoptFingers() {
    tracker.forget()
    numbers.forget()
    pointer.lift()
    view.follow(session.now)
    for finger in view.reading.fingers where finger.isDown {
      tracker.hold(finger.number, finger.at)
    }
    needsFrame = true
  }

  /// A press on a held finger's ring; false when none is there.
  func grip(_ at: CGPoint) -> Bool {
    guard let finger = tracker.held(at: at, within: Self.ringRadius),
      let place = tracker.down[finger]
    else { return false }
    pointer.grip = Pointer.Grip(
      finger: finger, offset: CGVector(dx: place.x - at.x, dy: place.y - at.y), start: at)
    return true
  }

  /// A real finger on a held finger's ring takes it up; false when none is there.
  func takeHeld(_ id: Int64, _ device: Int64, _ p: CGPoint) -> Bool {
    guard let held = tracker.held(at: sceneLocation(p).0, within: Self.ringRadius)
    else { return false }
    tracker.take(held: held)
    numbers.begin(device, id, as: held)
    model.notice = nil
    return true
  }

  /// The ring goes along with the mouse.
  func drag(held at: CGPoint) {
    guard var grip = pointer.grip else { return }
    pointer.at = at
    grip.hasMoved = grip.hasMoved || grip.start.distance(to: at) > 3
    pointer.grip = grip
    guard grip.hasMoved else { return }
    tracker.add(.moved, grip.finger, CGPoint(x: at.x + grip.offset.dx, y: at.y + grip.offset.dy))
  }

  /// Lifts fingers where they are, all in one event.
  func lift(_ fingers: Set<Int>) {
    guard takesTouches else { return refuse() }
    for finger in fingers.sorted() {
      if let at = tracker.down[finger] { tracker.add(.ended, finger, at) }
    }
    needsFrame = true
  }
}
