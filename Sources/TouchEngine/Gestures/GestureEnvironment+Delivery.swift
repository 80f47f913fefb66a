import TouchTrace

/// Gives recognizers their touches of one event.
extension GestureEnvironment {
  func process(_ event: UIEvent, in window: UIWindow) {
    update()
    guard !inPlay.isEmpty else { return }
    let wasProcessing = isProcessing
    isProcessing = true
    let engine = window.touchscopeEngine
    orders.update(inPlay, version: engine.treeVersion)
    let recognizers = orders.addedFirst
    engine.record(.gestureEnvironment, .updates, measured: Double(recognizers.count))
    if let phase = changedPhase(event, window) {
      let touches = event.orderedTouches
      let changes = Changes(phase: phase, first: touches[0], touches: touches, points: points)
      for recognizer in recognizers where !recognizer.touchesInPlay.isEmpty {
        if recognizer.follows(changes.touches) {
          deliver(changes, to: recognizer, event, engine)
        } else {
          deliverSome(of: event, to: recognizer, in: window, engine)
        }
      }
    } else {
      for recognizer in recognizers where !recognizer.touchesInPlay.isEmpty {
        deliverSome(of: event, to: recognizer, in: window, engine)
      }
    }
    update()
    isProcessing = wasProcessing
    if hasWork { engine.hasTurnWork = true }
  }

  /// All that changed: recognizers of known classes take it as points.
  private func deliver(
    _ changes: Changes, to recognizer: UIGestureRecognizer, _ event: UIEvent, _ engine: Engine
  ) {
    let phase = changes.phase
    guard recognizer.isOfKnownClass, recognizer.touchscopeHooks.touches == nil else {
      let set = engine.touchSets.set(of: changes.touches)
      return deliver(phase, changes.first, to: recognizer, event, engine) {
        receive(phase, set, event, recognizer)
      }
    }
    deliver(phase, changes.first, to: recognizer, event, engine) {
      recognizer.handle(phase, changes.points)
    }
  }

  /// Those of the changed touches that a recognizer follows, phase by phase.
  private func deliverSome(
    of event: UIEvent, to recognizer: UIGestureRecognizer, in window: UIWindow, _ engine: Engine
  ) {
    for phase in TouchDelivery.phases where event.phases & phase.bit != 0 {
      guard
        let (first, set) = engine.touchSets.changed(recognizer.touchesInPlay, to: phase, in: window)
      else { continue }
      deliver(phase, first, to: recognizer, event, engine) {
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
    let first: UITouch
    let touches: [UITouch]
    let points: [FingerPoint]
  }

  /// The phase that all touches of the event came to, with `points` as where they are; nil when there is no such phase.
  private func changedPhase(_ event: UIEvent, _ window: UIWindow) -> UITouch.Phase? {
    guard let phase = event.orderedTouches.first?.phase else { return nil }
    points.vacate()
    for touch in event.orderedTouches {
      guard touch.isChanged, touch.phase == phase, touch.window === window else { return nil }
      points.append(touch.point)
    }
    return phase
  }

  @inline(__always)
  private func deliver(
    _ phase: UITouch.Phase, _ first: UITouch, to recognizer: UIGestureRecognizer,
    _ event: UIEvent, _ engine: Engine, _ body: () -> Void
  ) {
    guard recognizer.isEnabled, !recognizer.life.isOver else { return }
    recognizer.modifierFlags = event.modifierFlags
    recognizer.buttonMask = event.buttonMask
    if phase == .ended || phase == .cancelled { recognizer.rememberPlace() }
    let outer = engine.enter(
      because: engine.record(
        TraceEvent(
          kind: .gesture, verb: phase.touchPhase.touchesVerb, subject: recognizer.touchscopeHandle,
          other: first.fingerHandle, phase: phase.touchPhase)))
    body()
    engine.leave(outer)
    // A continuous recognizer changes with every move, whether its subclass says so or not (GR-15, GR-16).
    if phase == .moved, !recognizer.life.isUndecided, recognizer.life.effects.isEmpty,
      recognizer.life.situation == .began || recognizer.life.situation == .changed
    {
      recognizer.life.apply(.change, assigned: .changed, why: Why(.moved, rule: .gr16))
      enqueue(recognizer)
    }
  }
}
