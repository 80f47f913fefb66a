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

  mutating func deliver(_ verb: Verb, _ time: Instant) {
    switch verb {
    case .touchesBegan where delivered.last.map({ $0.to != nil }) ?? true:
      delivered.append(Span(from: time))
    case .touchesEnded, .touchesCancelled:
      guard let last = delivered.indices.last, delivered[last].to == nil else { return }
      delivered[last].to = time
      delivered[last].isCancelled = verb == .touchesCancelled
    default: break
    }
  }

  mutating func hold(_ event: TraceEvent) {
    holds.append(Hold(holder: event.subject, phase: event.phase, from: event.time))
  }

  mutating func release(_ event: TraceEvent) {
    for index in holds.indices where holds[index].holder == event.subject && holds[index].to == nil
    {
      holds[index].to = event.time
      holds[index].isDropped = event.verb == .drops
    }
  }

  public var isHeld: Bool { holds.contains { $0.to == nil } }
}

/// A touch method of a responder that ran.
public struct Delivery: Sendable {
  public var time: Instant
  public var verb: Verb
}

/// An event that a control sent.
public struct ControlEvent: Sendable {
  public var time: Instant
  public var name: String
}

/// What a view, controller, window or application got.
public struct ResponderReading: Sendable {
  public let handle: Handle
  public internal(set) var deliveries: [Delivery] = []
  public internal(set) var events: [ControlEvent] = []
  public internal(set) var isTracking = false
}

/// The views that one hit test asked.
public struct HitReading: Sendable {
  /// In the order of the visits, each once.
  public internal(set) var visited: [Handle] = []
  public internal(set) var rejected: [(view: Handle, reason: Reason)] = []

  /// The visited views that were not rejected; the last one is the hit view.
  public var path: [Handle] {
    visited.filter { view in !rejected.contains { $0.view == view } }
  }

  private var finger = Handle.none

  mutating func read(_ event: TraceEvent) {
    // The second pass binds.
    guard event.measured == 2 else { return }
    // Of several fingers that go down at one time the last one is shown.
    if event.other != finger {
      self = HitReading()
      finger = event.other
    }
    switch event.verb {
    case .hitTest: if !visited.contains(event.subject) { visited.append(event.subject) }
    case .rejected: rejected.append((event.subject, event.reason))
    default: break
    }
  }
}
