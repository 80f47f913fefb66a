/// The event that a digitizer sends: one Hand with one Finger for every contact that changed (GOLD-000-06).
///
/// The hand is only a container: its location is 0, 0, and it is never in range (C-49).
public struct HandEvent: Hashable, Sendable {
  /// When it was put into the port of the app.
  public var arrival: Instant
  /// When the hardware saw it; at most the arrival.
  public var timestamp: Instant
  /// Its children, in the order of the fingers.
  public var fingers: [FingerChange]
  /// True while at least one finger rests on the glass after it.
  public var isTouching: Bool

  /// Creates one finger for each contact.
  public init(
    arrival: Instant, timestamp: Instant, fingers: [FingerChange], isTouching: Bool
  ) {
    self.arrival = arrival
    self.timestamp = timestamp
    self.fingers = fingers
    self.isTouching = isTouching
  }
}
