import TouchEngine
import TouchTrace

/// A touch method that takes long, as one with a breakpoint does: what arrives meanwhile is handled when it is over.
extension SceneLoader {
  /// The app does nothing else for so many seconds.
  func stall(_ seconds: Double) {
    stalledUntil = Instant(seconds: engine.now.seconds + seconds)
  }

  /// An input as it is handled: late, with the time stamp that it has.
  func afterStall(_ input: SceneInput) -> SceneInput {
    guard let end = stalledUntil else { return input }
    guard input.arrival < end else {
      stalledUntil = nil
      return input
    }
    var late = input
    late.arrival = end
    if case .digitizer(var event) = input.event {
      event.arrival = end
      late.event = .digitizer(event)
    }
    return late
  }
}
