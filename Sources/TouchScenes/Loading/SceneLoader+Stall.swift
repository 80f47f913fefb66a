import TouchEngine
import TouchTrace

/// A touch method that takes long, as with a breakpoint: input that arrives meanwhile is handled afterwards.
extension SceneLoader {
  /// Blocks the app for this many seconds.
  func stall(_ seconds: Double) {
    stalledUntil = Instant(seconds: engine.now.seconds + seconds)
  }

  /// An input as it is handled: late, with its own time stamp.
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
