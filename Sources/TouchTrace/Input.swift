public import Foundation

/// What one finger did, as the digitizer reports it.
public struct FingerChange: Hashable, Sendable {
  /// 1 for the first finger; a number is free again after its lift.
  public var finger: Int
  /// What it did.
  public var phase: TouchPhase
  /// In the screen's coordinates, points.
  public var location: CGPoint
  /// What touches the screen.
  public var kind: FingerKind
  /// 1 is an average touch; 0 when the device does not say.
  public var force: Double
  /// Points; 0 when it is not known.
  public var radius: Double
  /// A pencil's pose, a pointer's buttons, keys that are held.
  public var tool: ToolState
  /// The form of the contact.
  public var shape: ContactShape
  /// Where the finger was between the event before and this one, the oldest first (TD-21).
  public var coalesced: [Sample]

  /// A place of a finger that came too soon for an event of its own.
  public struct Sample: Hashable, Sendable {
    /// When the hardware saw it.
    public var timestamp: Instant
    /// In the screen's coordinates, points.
    public var location: CGPoint
    /// As of the finger.
    public var force: Double
    /// Points; 0 when it is not known.
    public var radius: Double

    /// With what is not given unknown.
    public init(timestamp: Instant, location: CGPoint, force: Double = 0, radius: Double = 0) {
      self.timestamp = timestamp
      self.location = location
      self.force = force
      self.radius = radius
    }
  }

  /// A change of one finger; points of the screen.
  public init(
    finger: Int, phase: TouchPhase, location: CGPoint, kind: FingerKind = .direct,
    force: Double = 0, radius: Double = 0, shape: ContactShape = .usual, coalesced: [Sample] = [],
    tool: ToolState = .usual
  ) {
    self.finger = finger
    self.phase = phase
    self.location = location
    self.kind = kind
    self.force = force
    self.radius = radius
    self.shape = shape
    self.coalesced = coalesced
    self.tool = tool
  }
}

/// What touches: the four types of UITouch (TD-31).
public enum FingerKind: UInt8, CaseIterable, Sendable {
  case direct, indirect, pencil, indirectPointer
  /// As lines print it.
  public var name: String { "\(self)" }
}

/// One report of a digitizer: what changed at one time, in the order of the fingers.
public struct DigitizerEvent: Hashable, Sendable {
  /// When the engine gets it; never before an earlier one.
  public var arrival: Instant
  /// When the hardware saw it; at most the arrival.
  public var timestamp: Instant
  /// What the fingers did, in order.
  public var changes: [FingerChange]

  /// A report; without a time stamp it is its arrival.
  public init(arrival: Instant, timestamp: Instant? = nil, changes: [FingerChange]) {
    self.arrival = arrival
    self.timestamp = min(timestamp ?? arrival, arrival)
    self.changes = changes
  }
}
