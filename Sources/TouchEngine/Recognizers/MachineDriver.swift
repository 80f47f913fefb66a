import TouchTrace

/// What a machine wants of its recognizer.
enum MachineAction: Hashable, Sendable {
  case startTimer(String, seconds: Double)
  case cancelTimer(String)
  case measure(String, Double, limit: Double)
  case fail(Reason, measured: Double, limit: Double, Rule)
  case begin(Reason, measured: Double, limit: Double, Rule)
  case change
  case end(Reason, measured: Double, limit: Double, Rule)
  case cancel
}

/// The timers and states of a recognizer, driven by what its machine says.
final class MachineDriver {
  private unowned let recognizer: UIGestureRecognizer
  private var timers: [(name: String, id: UInt64, seconds: Double)] = []

  init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }

  func perform(_ actions: [MachineAction], onTimer: @escaping (String) -> Void) {
    for action in actions {
      switch action {
      case .startTimer(let name, let seconds): start(name, seconds, onTimer)
      case .cancelTimer(let name): cancel(name)
      case .measure(let quantity, let value, let limit): recognizer.measure(quantity, value, limit)
      case .fail(let reason, let measured, let limit, let rule):
        recognizer.go(.failed, Why(reason, measured: measured, limit: limit, rule: rule))
      case .begin(let reason, let measured, let limit, let rule):
        recognizer.go(.began, Why(reason, measured: measured, limit: limit, rule: rule))
      case .change: recognizer.go(.changed, Why(.moved, rule: .gr16))
      case .end(let reason, let measured, let limit, let rule):
        recognizer.go(.ended, Why(reason, measured: measured, limit: limit, rule: rule))
      case .cancel: recognizer.go(.cancelled, Why(.systemCancel, rule: .win13))
      }
    }
  }

  /// For recognizers that go on after their begin: `onBegin` is called when a begin was allowed.
  func perform(_ actions: [MachineAction], onBegin: () -> Void) {
    for action in actions {
      perform([action]) { _ in }
      if action.isBegin, recognizer.life.isUndecided, recognizer.life.readable == .began {
        onBegin()
      }
    }
  }

  private func start(_ name: String, _ seconds: Double, _ onTimer: @escaping (String) -> Void) {
    cancel(name)
    record(.timerStarts, name, seconds)
    let id = recognizer.touchscopeEngine.schedule(after: seconds) { [weak self] in
      guard let self else { return }
      timers.removeAll { $0.name == name }
      let seq = record(.timerFires, name, seconds)
      recognizer.touchscopeEngine.because(seq) { onTimer(name) }
    }
    timers.append((name, id, seconds))
  }

  private func cancel(_ name: String) {
    guard let index = timers.firstIndex(where: { $0.name == name }) else { return }
    let timer = timers.remove(at: index)
    recognizer.touchscopeEngine.cancelDeadline(timer.id)
    record(.timerCancelled, name, timer.seconds)
  }

  func cancelAll() {
    for timer in timers { cancel(timer.name) }
  }

  @discardableResult
  private func record(_ verb: Verb, _ name: String, _ seconds: Double) -> UInt32 {
    recognizer.touchscopeEngine.record(
      TraceEvent(kind: .timer, verb: verb, subject: recognizer.touchscopeHandle, limit: seconds),
      payload: name)
  }
}

extension UIGestureRecognizer {
  /// The touches as machines take them, in the order of the event.
  func points(_ touches: Set<UITouch>) -> [FingerPoint] {
    touchesInPlay.filter { touches.contains($0) }.map {
      FingerPoint(id: $0.number, at: $0.screenLocation)
    }
  }
}
