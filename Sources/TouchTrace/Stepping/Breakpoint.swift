/// A kind of trace event that pauses the scene.
package struct Breakpoint: Hashable, Sendable {
  /// The events that it stops at.
  package enum Kind: Hashable, Sendable {
    /// A recognizer's transition; nil stands for any state. Waiting for others is the state `held`.
    case transition(recognizer: String, from: String?, to: String?)
    /// A recognizer or control makes a recognizer fail; nil stands for any.
    case prevention(winner: String?, loser: String?)
    /// A view or another responder gets touches; nil stands for any phase.
    case delivery(view: String, phase: TouchPhase?)
    /// A line that is equal to this, or starts with it and a space.
    case line(String)
  }

  /// The events that it stops at.
  package var kind: Kind
  /// Stops only at events with this reason; nil for all.
  package var reason: Reason?

  package init(_ kind: Kind, reason: Reason? = nil) {
    self.kind = kind
    self.reason = reason
  }

  /// Whether it stops at an event.
  package func matches(_ event: TraceEvent, _ trace: Trace) -> Bool {
    if let reason, event.reason != reason { return false }
    switch kind {
    case .transition(let recognizer, let from, let to):
      return isTransition(event, from, to) && trace.name(of: event.subject) == recognizer
    case .prevention(let winner, let loser):
      return event.kind == .state && event.to == .failed
        && (event.reason == .preventedBy || event.reason == .controlWins)
        && (winner.map { $0 == trace.name(of: event.other) } ?? true)
        && (loser.map { $0 == trace.name(of: event.subject) } ?? true)
    case .delivery(let view, let phase):
      return event.kind == .touches && (phase.map { Self.verb($0) == event.verb } ?? true)
        && trace.name(of: event.subject) == view
    case .line(let prefix):
      // The subject first: most lines are about something else.
      guard prefix.hasPrefix(trace.name(of: event.subject)) else { return false }
      let text = CanonicalLine.text(event, in: trace)
      return text == prefix || text.hasPrefix(prefix + " ")
    }
  }

  private func isTransition(_ event: TraceEvent, _ from: String?, _ to: String?) -> Bool {
    switch event.kind {
    case .state:
      // From `held` it goes on as a change from the state that it was held in.
      return (from.map { $0 == event.from.name || $0 == Self.held } ?? true)
        && (to.map { $0 == event.to.name } ?? true)
    case .held:
      return event.verb == .held && to == Self.held
        && (from.map { $0 == event.from.name } ?? true)
    default: return false
    }
  }

  static let held = "held"

  private static func verb(_ phase: TouchPhase) -> Verb? {
    switch phase {
    case .began: .touchesBegan
    case .moved: .touchesMoved
    case .ended: .touchesEnded
    case .cancelled: .touchesCancelled
    case .stationary: nil
    }
  }
}
