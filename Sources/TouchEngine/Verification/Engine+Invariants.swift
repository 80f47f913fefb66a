import TouchTrace

/// Whether this build checks the invariants of the engine, and what becomes of one that does not hold.
package enum EngineChecks {
  /// True in debug builds, and in release builds that were built with the checks (`TOUCHSCOPE_VERIFY` in Package.swift).
  package static var areOn: Bool {
    #if TOUCHSCOPE_VERIFY
      true
    #else
      false
    #endif
  }

  /// Gets the sentence of an invariant that does not hold, after the step that broke it; nil stops the program.
  package static var whenBroken: ((String) -> Void)?
}

extension Engine {
  /// Stops the program where something does not hold that always does. Debug builds look after every step, release builds have
  /// nothing of it, unless they were built with the checks (`TOUCHSCOPE_VERIFY` in Package.swift).
  @inline(__always) func checkInvariants() {
    #if TOUCHSCOPE_VERIFY
      // In the middle of a step, as when a program calls from a handler, much is on its way.
      guard !isTornDown, !EngineStack.isRunning(self) else { return }
      guard let violation = invariantViolation else { return }
      guard let whenBroken = EngineChecks.whenBroken else {
        fatalError(violation.description)
      }
      whenBroken(violation.description)
    #endif
  }
}

#if TOUCHSCOPE_VERIFY
  extension Engine {
    /// The first thing found that does not hold; takes time in proportion to what there is.
    var invariantViolation: InvariantViolation? {
      do throws(InvariantViolation) {
        try checkCalls()
        try checkOrderOfCalls()
        try checkWindows()
        try checkTouches()
        try checkHolding()
        try GestureCheck(self).run()
        for window in windows { try ViewCheck(self).run(window) }
        return nil
      } catch { return error }
    }

    /// Stops at something that does not hold of an object.
    func demand(
      _ invariant: Invariant, of object: @autoclosure () -> Handle, _ holds: Bool
    ) throws(InvariantViolation) {
      guard !holds else { return }
      let handle = object()
      throw InvariantViolation(
        invariant: invariant, object: "\(name(of: handle) ?? "unnamed") (handle \(handle.rawValue))"
      )
    }

    private func checkCalls() throws(InvariantViolation) {
      let handle = application.touchscopeHandle
      try demand(
        .callsAreLeft, of: handle, recorder.depth == 0 && recorder.cause == TraceEvent.noCause)
    }

    /// Noted when a view is called, as nobody can see it afterwards.
    private func checkOrderOfCalls() throws(InvariantViolation) {
      guard let view = delivery.calls.broken else { return }
      try demand(.callsAreInOrder, of: view, false)
    }

    private func checkWindows() throws(InvariantViolation) {
      for index in windows.indices {
        try demand(
          .windowsAreOrdered, of: windows[index].touchscopeHandle,
          (index == 0 || windows[index - 1].windowLevel <= windows[index].windowLevel)
            && !windows[..<index].contains { $0 === windows[index] })
      }
    }

    private func checkTouches() throws(InvariantViolation) {
      let touches = events.event.orderedTouches
      for (index, touch) in touches.enumerated() {
        try demand(
          .fingersAreApart, of: touch.fingerHandle,
          touch.isDown && !touches[..<index].contains { $0.finger == touch.finger })
        try demand(
          .deadFingersHaveNoTouch, of: touch.fingerHandle,
          !events.deadFingers.contains(touch.finger))
      }
    }

    private func checkHolding() throws(InvariantViolation) {
      let holding = delivery.holding
      for (index, touch) in holding.enumerated() {
        try demand(
          .heldIsListed, of: touch.fingerHandle,
          !touch.record.held.isEmpty && !holding[..<index].contains { $0 === touch })
      }
      for touch in events.event.orderedTouches where !touch.record.held.isEmpty {
        try demand(.heldIsListed, of: touch.fingerHandle, holding.containsObject(touch))
      }
    }
  }
#endif
