public import Foundation
public import TouchTrace

/// One contact as the trace tells it.
public struct FingerReading: Sendable {
  public let handle: Handle
  public let number: Int
  public let start: CGPoint
  public let startTime: Instant
  public internal(set) var at: CGPoint
  public internal(set) var isDown = true
  public internal(set) var isCancelled = false
  public internal(set) var isWithheld = false
  public internal(set) var endTime: Instant?
  public internal(set) var lastTime: Instant
  /// The latest places, the oldest first.
  public internal(set) var trail: [(at: CGPoint, time: Instant)]
  /// The view that got its beginning; none while it is held or nobody gets it.
  public internal(set) var view = Handle.none
  /// When its view stopped getting it, though the finger went on.
  public internal(set) var viewEnd: Instant?
  public internal(set) var holds: [Hold] = []
  public internal(set) var delivered: [Span] = []

  /// A phase that a recognizer kept from the view.
  public struct Hold: Sendable {
    public var holder: Handle
    public var phase: TouchPhase
    public var from: Instant
    public var to: Instant?
    public var isDropped = false
    /// The trace event that began it.
    public var event: UInt32
  }

  /// A time in which the view had the touch.
  public struct Span: Sendable {
    public var from: Instant
    public var to: Instant?
    public var isCancelled = false
  }

  init(handle: Handle, number: Int, at: CGPoint, time: Instant) {
    self.handle = handle
    self.number = number
    start = at
    startTime = time
    self.at = at
    lastTime = time
    trail = [(at, time)]
  }

  mutating func read(_ phase: TouchPhase, _ place: CGPoint, _ time: Instant) {
    at = place
    lastTime = time
    trail.append((place, time))
    if trail.count > 60 { trail.removeFirst(trail.count - 60) }
    guard phase == .ended || phase == .cancelled else { return }
    isDown = false
    isCancelled = phase == .cancelled
    endTime = time
  }

  mutating func deliver(_ event: TraceEvent) {
    switch event.verb {
    case .touchesBegan:
      if view == .none { view = event.subject }
      if delivered.last.map({ $0.to != nil }) ?? true { delivered.append(Span(from: event.time)) }
    case .touchesEnded, .touchesCancelled:
      if event.verb == .touchesCancelled, view == event.subject { viewEnd = event.time }
      guard let last = delivered.indices.last, delivered[last].to == nil else { return }
      delivered[last].to = event.time
      delivered[last].isCancelled = event.verb == .touchesCancelled
    default: break
    }
  }

  mutating func hold(_ event: TraceEvent) {
    holds.append(
      Hold(holder: event.subject, phase: event.phase, from: event.time, event: event.seq))
  }

  mutating func release(_ event: TraceEvent) {
    for index in holds.indices where holds[index].holder == event.subject && holds[index].to == nil
    {
      holds[index].to = event.time
      holds[index].isDropped = event.verb == .drops
    }
  }

  public var isHeld: Bool { holds.contains { $0.to == nil } }

  func isHeld(by holder: Handle) -> Bool {
    holds.contains { $0.holder == holder && $0.to == nil }
  }

  /// True from the delivery of its beginning to that of its end.
  var isWithView: Bool { delivered.last.map { $0.to == nil } ?? false }
}

/// A touch method of a responder that ran.
public struct Delivery: Sendable {
  public var time: Instant
  public var verb: Verb
  public var finger: Handle
  public var event: UInt32
}

/// An event that a control sent.
public struct ControlEvent: Sendable {
  public var time: Instant
  public var name: String
  public var event: UInt32
}

/// What a view, controller, window or application got.
public struct ResponderReading: Sendable {
  public let handle: Handle
  public internal(set) var deliveries: [Delivery] = []
  public internal(set) var events: [ControlEvent] = []
  public internal(set) var isTracking = false
}
