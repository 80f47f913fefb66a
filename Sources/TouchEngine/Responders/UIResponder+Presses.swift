import TouchTrace

/// How presses and motion reach a responder and go on from it.
extension UIResponder {
  /// Announces and runs a press method.
  final func receive(_ phase: TouchPhase, _ presses: Set<UIPress>, _ event: UIPressesEvent?) {
    touchscopeEngine.record(
      TraceEvent(
        kind: .press, verb: phase.pressesVerb, subject: touchscopeHandle, phase: phase,
        rule: .rc13), payload: presses.first?.type.touchscopeName ?? "")
    touchscopeEngine.nested {
      switch phase {
      case .began: pressesBegan(presses, with: event)
      case .moved: pressesChanged(presses, with: event)
      case .ended: pressesEnded(presses, with: event)
      case .cancelled: pressesCancelled(presses, with: event)
      case .stationary: break
      }
    }
  }

  /// Announces and runs a motion method.
  final func receive(_ phase: TouchPhase, _ motion: UIEvent.EventSubtype, _ event: UIEvent?) {
    touchscopeEngine.record(
      TraceEvent(
        kind: .motion, verb: phase.motionVerb, subject: touchscopeHandle, phase: phase,
        rule: .rc13), payload: "shake")
    touchscopeEngine.nested {
      switch phase {
      case .began: motionBegan(motion, with: event)
      case .ended: motionEnded(motion, with: event)
      case .cancelled: motionCancelled(motion, with: event)
      case .moved, .stationary: break
      }
    }
  }

  final func forward(_ phase: TouchPhase, _ presses: Set<UIPress>, _ event: UIPressesEvent?) {
    passOn { $0.receive(phase, presses, event) }
  }

  final func forward(_ phase: TouchPhase, _ motion: UIEvent.EventSubtype, _ event: UIEvent?) {
    passOn { $0.receive(phase, motion, event) }
  }

  private func passOn(_ deliver: (UIResponder) -> Void) {
    let wasForwarding = beginForwarding()
    if let next = nextInChain, mayGoOn(to: next, .prs02) { deliver(next) }
    endForwarding(wasForwarding)
  }
}

extension TouchPhase {
  fileprivate var pressesVerb: Verb {
    switch self {
    case .began: .pressesBegan
    case .moved, .stationary: .pressesChanged
    case .ended: .pressesEnded
    case .cancelled: .pressesCancelled
    }
  }

  fileprivate var motionVerb: Verb {
    switch self {
    case .began, .moved, .stationary: .motionBegan
    case .ended: .motionEnded
    case .cancelled: .motionCancelled
    }
  }
}
