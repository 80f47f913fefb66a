package import Foundation
package import TouchLanguage
package import TouchTrace

/// One contact as the trace tells it.
package struct FingerReading: Sendable {
  /// Its number in the trace.
  package let handle: Handle
  /// Its number, from 1.
  package let number: Int
  /// Where it went down, points of the screen.
  package let start: CGPoint
  /// When it went down.
  package let startTime: Instant
  /// Where it is, points of the screen.
  package internal(set) var at: CGPoint
  /// Whether it is on the glass.
  package internal(set) var isDown = true
  /// How it was over last; a finger that the system took away is lifted later.
  package internal(set) var end = TouchEnd.lifted
  /// Why nobody gets it; nil where somebody may.
  package internal(set) var denial: Denial?
  /// When it was lifted or cancelled.
  package internal(set) var endTime: Instant?
  /// When it did something last.
  package internal(set) var lastTime: Instant
  /// Where it has been.
  package internal(set) var trail: FingerTrail
  /// The view that got its beginning; none while it is held or nobody gets it.
  package internal(set) var view = Handle.none
  /// When its view stopped getting it, though the finger went on.
  package internal(set) var viewEnd: Instant?
  /// Who kept it from its view, and when.
  package internal(set) var holds: [Hold] = []
  /// What its view got.
  package internal(set) var delivered: [Span] = []

  /// Why nobody gets a touch.
  package enum Denial: Sendable {
    /// Its hit view is not given it.
    case withheld
    /// The app ignored events when it went down (TD-39).
    case ignored
  }

  package var isCancelled: Bool { !isDown && end != .lifted }
  /// Whether its view does not get it.
  package var isWithheld: Bool { denial == .withheld }
  /// Whether the app ignored events when it went down.
  package var isIgnored: Bool { denial == .ignored }

  /// True when it was held, is over, and its view got nothing of it.
  package var isLost: Bool {
    !isDown && !holds.isEmpty && view == .none && delivered.isEmpty
  }

  /// Whether there was a time at which both were on the glass; true of itself.
  func wasDown(with other: FingerReading) -> Bool {
    (other.endTime.map { startTime <= $0 } ?? true)
      && (endTime.map { $0 >= other.startTime } ?? true)
  }

  /// A phase that a recognizer kept from the view.
  package struct Hold: Sendable {
    /// Who holds it.
    package var holder: Handle
    /// The view that it keeps the phase from, which its hit test found.
    package var view: Handle
    /// What it did.
    package var phase: TouchPhase
    /// When it began.
    package var from: Instant
    /// When it ended; nil while it goes on.
    package var to: Instant?
    /// True when the held phase was never delivered.
    package var isDropped = false
    /// The trace event that began it.
    package var event: UInt32
    /// The trace event that ended it, with which the view got the phase or never will; nil while it goes on.
    package var end: UInt32?
  }

  /// A time in which the view had the touch.
  package struct Span: Sendable {
    /// When it began.
    package var from: Instant
    /// When it ended; nil while it goes on.
    package var to: Instant?
    package var isCancelled = false
  }

  init(handle: Handle, number: Int, at: CGPoint, time: Instant) {
    self.handle = handle
    self.number = number
    start = at
    startTime = time
    self.at = at
    lastTime = time
    trail = FingerTrail(at, time)
  }

  /// `isTaken`: where it is cancelled, the system does it.
  mutating func read(
    _ phase: TouchPhase, _ point: CGPoint, _ time: Instant, isTaken: Bool = false
  ) {
    at = point
    lastTime = time
    trail.add(point, time)
    guard phase == .ended || phase == .cancelled else { return }
    isDown = false
    end = phase == .ended ? .lifted : isTaken ? .takenAway : .cancelled
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

  mutating func hold(_ event: TraceEvent, from view: Handle) {
    holds.append(
      Hold(
        holder: event.subject, view: view, phase: event.phase, from: event.time, event: event.seq))
  }

  /// An override answered the hit test: what was held is kept from that view.
  mutating func belongs(to view: Handle) {
    for index in holds.indices { holds[index].view = view }
  }

  mutating func release(_ event: TraceEvent) {
    for index in holds.indices where holds[index].holder == event.subject && holds[index].to == nil
    {
      holds[index].to = event.time
      holds[index].end = event.seq
      holds[index].isDropped = event.verb == .drops
    }
  }

  /// True while it waits for somebody else.
  package var isHeld: Bool { holds.contains { $0.to == nil } }

  func isHeld(by holder: Handle) -> Bool {
    holds.contains { $0.holder == holder && $0.to == nil }
  }

  /// True from the delivery of its beginning to that of its end.
  var isWithView: Bool { delivered.last.map { $0.to == nil } ?? false }
}

/// A touch method of a responder that ran.
package struct Delivery: Sendable {
  /// When it happened.
  package var time: Instant
  /// What was called.
  package var verb: Verb
  package var finger: Handle
  /// Its seq in the trace.
  package var event: UInt32
}

/// An event that a control sent.
package struct ControlEvent: Sendable {
  /// When it happened.
  package var time: Instant
  /// What it is called.
  package var name: String
  /// Its seq in the trace.
  package var event: UInt32
}

/// What a view, controller, window or application got.
package struct ResponderReading: Sendable {
  /// Its number in the trace.
  package let handle: Handle
  /// Touch methods that ran, in order.
  package internal(set) var deliveries: [Delivery] = []
  /// Control events that were sent, in order.
  package internal(set) var events: [ControlEvent] = []
  /// Whether it is a control that tracks.
  package internal(set) var isTracking = false
  /// The event in which its beginTracking refused, where that was the last it said of tracking.
  package internal(set) var trackingRefusal: UInt32?

  package init(handle: Handle) { self.handle = handle }
}
