public import TouchTrace

/// The views that the binding hit test of one finger asked, and what came of it.
public struct HitReading: Sendable {
  public internal(set) var finger = Handle.none
  /// In the order of the visits, each once.
  public internal(set) var visited: [Handle] = []
  public internal(set) var rejected: [(view: Handle, reason: Reason)] = []
  /// The view that the finger turned out to belong to, once something was delivered or withheld.
  var owner = Handle.none

  /// The visited views that were not rejected, from the outermost one.
  public var path: [Handle] {
    visited.filter { view in !rejected.contains { $0.view == view } }
  }

  /// The view that the finger belongs to. An override can answer with a view that was never asked;
  /// until that shows, it is the last one of the path.
  public var winner: Handle { owner != .none ? owner : path.last ?? .none }

  /// True when an override of `hitTest` answered with another view than the last one asked.
  public var isRedirected: Bool { owner != .none && owner != path.last }

  mutating func read(_ event: TraceEvent) {
    switch event.verb {
    case .hitTest: if !visited.contains(event.subject) { visited.append(event.subject) }
    case .rejected: rejected.append((event.subject, event.reason))
    default: break
    }
  }
}
