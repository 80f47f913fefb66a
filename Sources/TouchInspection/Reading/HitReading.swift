public import TouchTrace

/// The views that the binding hit test of one finger asked, and what came of it.
public struct HitReading: Sendable {
  /// A view that said no.
  public struct Rejection: Sendable, Hashable {
    /// The view that it is about.
    public var view: Handle
    /// Why.
    public var reason: Reason
    /// How far outside of it the point lies (points of the screen), or its alpha.
    public var number: Double
    /// The rule behind it.
    public var rule: Rule
    /// Its place in the trace.
    public var event: UInt32
  }

  init() {}

  /// A hit test whose answer is known, as a probe's.
  public init(finger: Handle = .none, events: [TraceEvent], winner: Handle) {
    self.finger = finger
    for event in events { read(event) }
    owner = winner
  }

  /// Which finger.
  public internal(set) var finger = Handle.none
  /// In the order of the visits, each once.
  public internal(set) var visited: [Handle] = []
  /// Views that said no.
  public internal(set) var rejected: [Rejection] = []
  /// Views whose own `pointInside` said yes to a point outside of their bounds, with the distance on the screen.
  public internal(set) var enlarged: [Rejection] = []
  /// The last event of the pass.
  public internal(set) var lastEvent: UInt32?
  /// The view that the finger turned out to belong to, once something was delivered or withheld.
  var owner = Handle.none

  /// The visited views that were not rejected, from the outermost one.
  public var path: [Handle] { visited.filter { rejection(of: $0) == nil } }

  /// The view that the finger belongs to. An override can answer with a view that was never asked;
  /// until that shows, it is the last one of the path.
  public var winner: Handle { owner != .none ? owner : path.last ?? .none }

  /// True when an override of `hitTest` answered with another view than the last one asked.
  public var isRedirected: Bool { owner != .none && owner != path.last }

  /// Why a view was not hit; nil when it was, or was not asked.
  public func rejection(of view: Handle) -> Rejection? { rejected.first { $0.view == view } }

  mutating func read(_ event: TraceEvent) {
    lastEvent = event.seq
    switch event.verb {
    case .hitTest: if !visited.contains(event.subject) { visited.append(event.subject) }
    case .pointInsideYes where event.limit > 0:
      enlarged.append(
        Rejection(
          view: event.subject, reason: .override, number: event.limit, rule: .ht10,
          event: event.seq))
    case .rejected:
      rejected.append(
        Rejection(
          view: event.subject, reason: event.reason, number: event.limit, rule: event.rule,
          event: event.seq))
    default: break
    }
  }
}
