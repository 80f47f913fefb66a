public import TouchEngine
public import TouchTrace

/// One input of a scene with its time, as recordings store it.
public struct SceneInput: Sendable, Hashable {
  /// The input itself.
  public enum Event: Sendable, Hashable {
    case digitizer(DigitizerEvent)
    /// `card.alpha`, `0.5`
    case set(path: String, value: String)
    /// `removeFromSuperview`, `card`
    case program(verb: String, arguments: [String])
    /// A button of the device: `select`, began.
    case button(UIPress.PressType, TouchPhase)
    /// The device is shaken.
    case shake
    case interrupt
    /// Suspends and resumes the event fetch thread.
    case suspend, resume
    /// Time passes and nothing else.
    case wait
  }

  /// When it arrives.
  public var arrival: Instant
  /// The input itself.
  public var event: Event

  public nonisolated init(arrival: Instant, event: Event) {
    self.arrival = arrival
    self.event = event
  }
}
