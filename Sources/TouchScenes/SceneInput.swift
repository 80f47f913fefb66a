public import TouchEngine
public import TouchTrace

/// One thing that happens to a scene from outside, with its time: what recordings keep.
public struct SceneInput: Sendable, Hashable {
  /// What happens.
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
    /// The event fetch thread stops, and goes on.
    case suspend, resume
    /// Nothing happens but time goes on.
    case wait
  }

  /// When it arrives.
  public var arrival: Instant
  /// What happens.
  public var event: Event

  /// With all its parts.
  public nonisolated init(arrival: Instant, event: Event) {
    self.arrival = arrival
    self.event = event
  }
}
