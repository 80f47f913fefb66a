public import Foundation

/// A change of one finger, as the digitizer reports it.
public struct FingerChange: Hashable, Sendable {
  /// 1 for the first finger; a number can be reused after its lift.
  public var finger: Int
  public var phase: TouchPhase
  /// In the screen's coordinates, points.
  public var location: CGPoint
  /// The kind of contact.
  public var kind: FingerKind
  /// Over which edge of the screen a finger that goes down came, as the digitizer says; nil if it does not (EDG-02).
  public var edge: TouchEdge?
  /// 1 is an average touch; 0 if the device does not report it.
  public var force: Double
  /// The larger radius in points; 0 if unknown.
  public var radius: Double
  /// A pencil's pose, a pointer's buttons, and modifier keys.
  public var tool: ToolState
  public var shape: ContactShape
  /// The finger's coalesced samples since the previous event, oldest first (TD-21).
  public var coalesced: [Sample]

  /// A sample of a finger that came too soon for an event of its own.
  public struct Sample: Hashable, Sendable {
    /// When the hardware saw it.
    public var timestamp: Instant
    /// In the screen's coordinates, points.
    public var location: CGPoint
    /// The force, as for the finger.
    public var force: Double
    /// The larger radius in points; 0 if unknown.
    public var radius: Double

    /// Missing values are treated as unknown.
    public init(timestamp: Instant, location: CGPoint, force: Double = 0, radius: Double = 0) {
      self.timestamp = timestamp
      self.location = location
      self.force = force
      self.radius = radius
    }
  }

  /// A change of one finger; the location is in points of the screen.
  public init(
    finger: Int, phase: TouchPhase, location: CGPoint, kind: FingerKind = .direct,
    force: Double = 0, radius: Double = 0, shape: ContactShape = .usual, coalesced: [Sample] = [],
    tool: ToolState = .usual, edge: TouchEdge? = nil
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
    self.edge = edge
  }
}

/// The edge of the screen over which a finger came.
public enum TouchEdge: UInt8, CaseIterable, Sendable {
  /// It came down within the screen, however near to an edge it is.
  case noEdge
  case left, right, top, bottom
  /// As scenes and recordings write it.
  public var name: String { self == .noEdge ? "none" : "\(self)" }
}

/// The kind of contact: the four types of UITouch (TD-31).
public enum FingerKind: UInt8, CaseIterable, Sendable {
  case direct, indirect, pencil, indirectPointer
  /// As lines print it.
  public var name: String { "\(self)" }
}

/// One report of a digitizer: all changes at one time, in the order of the fingers.
public struct DigitizerEvent: Hashable, Sendable {
  /// The time at which the engine gets it; it never decreases.
  public var arrival: Instant
  /// When the hardware saw it; at most the arrival.
  public var timestamp: Instant
  /// The changes of the fingers, in order.
  public var changes: [FingerChange]

  /// The time stamp is the arrival unless given.
  public init(arrival: Instant, timestamp: Instant? = nil, changes: [FingerChange]) {
    self.arrival = arrival
    self.timestamp = min(timestamp ?? arrival, arrival)
    self.changes = changes
  }
}
