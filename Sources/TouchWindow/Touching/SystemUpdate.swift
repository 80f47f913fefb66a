package import TouchLanguage
import TouchInspection
import TouchReading

/// What the system does to an app: it takes touches away, stops fetching events, and turns the device.
package enum SystemUpdate {
  /// An incoming call: the same as the input `interrupt`, whether fingers are down or not.
  package static func interrupt(_ c: inout Context) {
    if c.state.input.scene.tracker.down.isEmpty { return c.feed(.interrupt) }
    FingerUpdate.cancelAll(.call, &c)
  }

  /// The same as the inputs `suspend` and `resume`.
  package static func toggleEventFetch(_ c: inout Context) {
    let session = c.reading.session
    c.feed(session.isSuspended ? .resume : .suspend)
    c.say(
      session.isSuspended
        ? Text.notices.inputResumed(queued: session.waitingEvents) : Text.notices.inputSuspended)
  }

  /// By a quarter turn: an input of the log.
  package static func turnDevice(_ to: DeviceOrientation, _ c: inout Context) {
    guard c.state.takesTouches else { return c.refuseTouch() }
    c.feed(.rotateDevice(to: to.rawValue))
    c.say(Text.notices.deviceRotated(to))
  }

  /// A device that was rotated has another screen: the pointer aims anew once nothing is down.
  package static func followScreen(_ c: inout Context) {
    let screen = c.reading.session.screen
    guard c.state.input.pointer.screen != screen, !c.state.input.pointer.isDown else { return }
    c.state.input.renewPointer(on: screen)
  }

  /// While picking nothing reaches the scene; fingers that are down are cancelled first. A mouse that rests on the scene asks
  /// at once.
  package static func setPicking(_ isPicking: Bool, _ c: inout Context) {
    if isPicking { FingerUpdate.cancelAll(.pickMode, &c) }
    c.state.workspace.isPicking = isPicking
    let (at, isInside) = c.sceneLocation(c.state.input.pointer.window)
    let isAsking = isPicking && isInside && c.state.input.touchMode == nil
    c.state.input.pickPoint = isAsking ? at : nil
  }

  /// Two fingers without a key that is held, or one again.
  package static func latch(_ latch: TwoFingerLatch, _ c: inout Context) {
    c.state.input.pointer.setLatch(latch)
    switch latch {
    case .off: c.say(Text.notices.oneFinger)
    case .mirrored: c.say(Text.notices.mirroredFingers)
    case .parallel: c.say(Text.notices.parallelFingers)
    case .pinch: c.say(Text.notices.pinchingFingers)
    case .rotate: c.say(Text.notices.rotatingFingers)
    }
  }
}

extension TwoFingerLatch {
  /// What comes after it, around the end.
  package var next: TwoFingerLatch {
    switch self {
    case .off: .mirrored
    case .mirrored: .pinch
    case .pinch: .rotate
    case .rotate: .parallel
    case .parallel: .off
    }
  }
}
