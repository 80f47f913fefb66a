import TouchTrace

/// Gives recognizers their touches of one event.
extension GestureEnvironment {
  func process(_ event: UIEvent, in window: UIWindow) {
    // Who is over with this event is reset after it.
    let mayHaveFinished = hints.remove(.mayHaveFinished) != nil
    update()
    if mayHaveFinished { hints.insert(.mayHaveFinished) }
    guard !inPlay.isEmpty else { return }
    let wasProcessing = isProcessing
    isProcessing = true
    orders.update(inPlay, version: engine.treeVersion)
    let recognizers = orders.addedFirst
    engine.record(.gestureEnvironment, .updates, measured: Double(recognizers.count))
    let touches = event.orderedTouches
    if let phase = changedPhase(touches, window) {
      let changes = Changes(
        phase: phase, touches: touches, points: points,
        set: orders.haveOwnClasses ? engine.touchSets.set(of: touches) : nil)
      recognizers.visit {
        if !$0.record.touchesInPlay.isEmpty { deliver(changes, to: $0, event, in: window) }
      }
    } else {
      recognizers.visit {
        if !$0.record.touchesInPlay.isEmpty { deliverSome(of: event, to: $0, in: window) }
      }
    }
    update()
    isProcessing = wasProcessing
    if hasWork { engine.hasTurnWork = true }
  }

  /// All that changed, to one who follows it all; recognizers of known classes take it as points.
  private func deliver(
    _ changes: Changes, to recognizer: UIGestureRecognizer, _ event: UIEvent, in window: UIWindow
  ) {
    guard recognizer.follows(changes.touches) else {
      return deliverSome(of: event, to: recognizer, in: window)
    }
    let phase = changes.phase
    deliver(phase, changes.touches[0].fingerHandle, to: recognizer, event) {
      if recognizer.record.isOfKnownClass, recognizer.touchscopeHooks.touches == nil {
        recognizer.handle(phase, changes.points)
      } else {
        receive(changes, event, recognizer)
      }
    }
  }

  /// Traces touches that an app's code hands to a recognizer, as a window that overrides `sendEvent` does.
  func noteCall(
    of recognizer: UIGestureRecognizer, _ phase: TouchPhase, _ touches: Set<UITouch>
  ) {
    guard !isProcessing, let first = touches.min(by: { $0.number < $1.number }) else { return }
    engine.record(
      TraceEvent(
        kind: .gesture, verb: phase.touchesVerb, subject: recognizer.touchscopeHandle,
        other: first.fingerHandle, phase: phase))
  }

  /// Apart, so that nothing of it is done for recognizers of known classes.
  @inline(never)
  private func receive(_ changes: Changes, _ event: UIEvent, _ recognizer: UIGestureRecognizer) {
    if let set = changes.set {
      receive(changes.phase, set, event, recognizer)
    } else {
      receive(changes.phase, engine.touchSets.set(of: changes.touches), event, recognizer)
    }
  }

  /// Those of the changed touches that a recognizer follows, phase by phase.
  private func deliverSome(
    of event: UIEvent, to recognizer: UIGestureRecognizer, in window: UIWindow
  ) {
    for phase in TouchDelivery.phases where event.phases & phase.bit != 0 {
      guard
        let (first, set) = engine.touchSets.changed(
          recognizer.record.touchesInPlay, to: phase, in: window)
      else { continue }
      deliver(phase, first.fingerHandle, to: recognizer, event) {
        receive(phase, set, event, recognizer)
      }
    }
  }

  private func receive(
    _ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent,
    _ recognizer: UIGestureRecognizer
  ) {
    if let hook = recognizer.touchscopeHooks.touches {
      hook(phase.touchPhase, touches, event) { recognizer.receive(phase, touches, event) }
    } else {
      recognizer.receive(phase, touches, event)
    }
  }

  /// What an event brings when all touches in it came to the same phase: whoever follows them all gets them as they are.
  private struct Changes {
    let phase: UITouch.Phase
    let touches: [UITouch]
    let points: [FingerPoint]
    /// The touches, when somebody is sure to want them so.
    let set: Set<UITouch>?
  }

  /// The phase that all touches of an event came to, with `points` as where they are; nil when there is no such phase.
  private func changedPhase(_ touches: [UITouch], _ window: UIWindow) -> UITouch.Phase? {
    guard let phase = touches.first?.phase else { return nil }
    for index in touches.indices {
      guard touches[index].isChanged, touches[index].phase == phase,
        touches[index].window === window
      else { return nil }
      if index < points.count {
        points[index] = touches[index].point
      } else {
        points.append(touches[index].point)
      }
    }
    while points.count > touches.count { points.removeLast() }
    return phase
  }

  @inline(__always)
  private func deliver(
    _ phase: UITouch.Phase, _ finger: @autoclosure () -> Handle, to recognizer: UIGestureRecognizer,
    _ event: UIEvent, _ body: () -> Void
  ) {
    guard recognizer.isEnabled, !recognizer.record.life.isOver else { return }
    recognizer.modifierFlags = event.modifierFlags
    recognizer.buttonMask = event.buttonMask
    if phase == .ended || phase == .cancelled { recognizer.rememberPlace() }
    let outer = engine.enter(
      because: engine.record(
        TraceEvent(
          kind: .gesture, verb: phase.touchPhase.touchesVerb, subject: recognizer.touchscopeHandle,
          other: finger(), phase: phase.touchPhase)))
    body()
    engine.leave(outer)
    // A continuous recognizer changes with every move, whether its subclass says so or not (GR-15, GR-16).
    if phase == .moved, !recognizer.record.life.isUndecided, recognizer.record.life.effects.isEmpty,
      recognizer.record.life.situation == .began || recognizer.record.life.situation == .changed
    {
      recognizer.record.life.apply(.change, assigned: .changed, why: Why(.moved, rule: .gr16))
      enqueue(recognizer)
    }
  }
}
