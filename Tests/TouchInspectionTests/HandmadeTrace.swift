import Foundation
import TouchGeometry
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// A trace written by hand, in the way in which the engine writes one.
struct HandmadeTrace {
  private(set) var trace = Trace()
  private var now = Instant.zero
  private var handles: [String: Handle] = [:]

  /// The number of an object, a new one when the name is new.
  mutating func handle(_ name: String) -> Handle {
    if let known = handles[name] { return known }
    let handle = Handle(rawValue: UInt32(handles.count))
    handles[name] = handle
    trace.setName(name, of: handle)
    return handle
  }

  /// The classes of an object, its own first; the rest are UIKit's.
  mutating func lineage(_ name: String, _ classes: [String]) {
    trace.setLineage(Lineage(names: classes, ownCount: 1), of: handle(name))
  }

  subscript(name: String) -> Handle { handles[name] ?? .none }

  /// What follows happens at this moment, in seconds.
  mutating func at(_ seconds: Double) { now = Instant(seconds: seconds) }

  mutating func add(
    _ kind: TraceKind, _ verb: Verb, _ subject: String, _ other: String? = nil,
    payload: String? = nil, _ change: (inout TraceEvent) -> Void = { _ in }
  ) {
    let subject = handle(subject)
    let other = other.map { handle($0) } ?? .none
    var event = TraceEvent(kind: kind, verb: verb, subject: subject, other: other)
    event.time = now
    change(&event)
    trace.append(event, payload: payload)
  }

  // MARK: Lines

  mutating func sample(_ finger: String, _ phase: TouchPhase, _ x: Double, _ y: Double) {
    add(.sample, .sample, finger) {
      $0.phase = phase
      $0.measured = x
      $0.limit = y
    }
  }

  /// One pass of a hit test: the views in the order of the visits, with the reasons of those that refuse.
  mutating func hit(_ finger: String, pass: Int, _ views: [(String, Reason)]) {
    for (view, reason) in views {
      var verbs: [Verb] = [.hitTest]
      verbs += reason == .none ? [.pointInsideYes] : [.rejected]
      for verb in verbs {
        add(.hit, verb, view, finger) {
          $0.measured = Double(pass)
          $0.reason = verb == .rejected ? reason : .none
        }
      }
    }
  }

  mutating func send(_ phase: TouchPhase) {
    add(.event, .sendEvent, "application") { $0.phase = phase }
    add(.event, .sendEvent, "window") { $0.phase = phase }
  }

  /// A touch that is forwarded along a chain of responders.
  mutating func touches(_ verb: Verb, _ finger: String, along chain: [String]) {
    for (index, responder) in chain.enumerated() {
      add(.touches, verb, responder, finger)
      guard index + 1 < chain.count else { continue }
      add(.chain, .nextResponder, responder, chain[index + 1])
    }
  }

  mutating func gesture(_ verb: Verb, _ recognizer: String, _ finger: String) {
    add(.gesture, verb, recognizer, finger)
  }

  mutating func transition(
    _ recognizer: String, _ from: GestureState, _ to: GestureState, _ reason: Reason,
    _ other: String? = nil, rule: Rule = .none, measured: Double = 0, limit: Double = 0
  ) {
    add(.state, .transition, recognizer, other) {
      $0.from = from
      $0.to = to
      $0.reason = reason
      $0.rule = rule
      $0.measured = measured
      $0.limit = limit
    }
  }

  mutating func timer(_ recognizer: String, _ verb: Verb, _ name: String, _ seconds: Double = 0) {
    add(.timer, verb, recognizer, payload: name) { $0.limit = seconds }
  }

  mutating func measure(_ recognizer: String, _ name: String, _ value: Double, _ limit: Double) {
    add(.measure, .measure, recognizer, payload: name) {
      $0.measured = value
      $0.limit = limit
    }
  }

  mutating func hold(_ verb: Verb, _ recognizer: String, _ finger: String, _ phase: TouchPhase) {
    add(.hold, verb, recognizer, finger) { $0.phase = phase }
  }

  // MARK: Reading

  /// What the trace says up to a moment, in seconds; time goes on to it.
  func reading(until seconds: Double = 3600) -> TraceReading {
    var reading = TraceReading()
    let end = Instant(seconds: seconds)
    for event in trace.events where event.time <= end { reading.read(event, in: trace) }
    if seconds < 3600 { reading.advance(to: end) }
    return reading
  }

  func why(until seconds: Double = 3600) -> Explanation? {
    Explanation.last(
      PictureInput(
        reading: reading(until: seconds), snapshot: TapStory.snapshot(self), trace: trace))
  }
}
