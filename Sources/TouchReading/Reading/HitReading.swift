package import Foundation
import TouchGeometry
package import TouchTrace

/// The views that the binding hit test of one finger asked, and what came of it.
package struct HitReading: Sendable {
  /// A view that refused the point.
  package struct Rejection: Sendable, Hashable {
    /// The view that it is about.
    package var view: Handle
    /// Why.
    package var reason: Reason
    /// How far outside of it the point lies (points of the screen), or its alpha.
    package var number: Double
    /// The rule behind it.
    package var rule: Rule
    /// Its seq in the trace.
    package var event: UInt32

    /// The point lies so far outside of it that nobody looks for it there.
    package var isFar: Bool { reason == .outside && number > Self.near }

    /// A miss by more is no near one, points of the screen.
    private static let near = 44.0

    /// The same of a view that refused for another reason: nobody looks for a touch there that went down so far from it.
    /// `touch` is where it did, points of the screen, where that is known.
    package func isFar(_ view: ViewSnapshot?, from touch: CGPoint?) -> Bool {
      guard reason != .outside, let touch, let nearest = view?.nearest(to: touch) else {
        return isFar
      }
      return nearest.distance(to: touch) > Self.near
    }
  }

  package init() {}

  /// A hit test whose answer is known, as a probe's.
  package init(finger: Handle = .none, events: [TraceEvent], winner: Handle) {
    self.finger = finger
    for event in events { read(event) }
    owner = winner
  }

  package internal(set) var finger = Handle.none
  /// In the order of the visits, each once.
  package internal(set) var visited: [Handle] = []
  /// Views that refused the point.
  package internal(set) var rejected: [Rejection] = []
  /// Views whose override of `point(inside:with:)` took a point outside of their bounds, with the distance on the screen.
  package internal(set) var enlarged: [Rejection] = []
  /// The last event of the pass.
  package internal(set) var lastEvent: UInt32?
  /// The view that the finger turned out to belong to, once something was delivered or withheld.
  var owner = Handle.none

  /// The visited views that were not rejected, from the outermost one.
  package var path: [Handle] {
    let refused = Set(rejected.map(\.view))
    return visited.filter { !refused.contains($0) }
  }

  /// The view that the finger belongs to. An override can answer with a view that was never asked;
  /// until that shows, it is the last one of the path.
  package var winner: Handle { owner != .none ? owner : deepest }

  /// The last view of the path.
  private var deepest: Handle {
    visited.last { view in !rejected.contains { $0.view == view } } ?? .none
  }

  /// True when an override of `hitTest` answered with another view than the last one asked.
  package var isRedirected: Bool { owner != .none && owner != deepest }

  /// Why a view was not hit; nil when it was, or was not asked.
  package func rejection(of view: Handle) -> Rejection? { rejected.first { $0.view == view } }

  /// Begins with what refused the point in the windows in front of the one that takes it.
  mutating func begin(behind windows: HitReading, with window: Handle) {
    let inFront = Set(windows.visited.prefix { $0 != window })
    rejected = windows.rejected.filter { inFront.contains($0.view) }
    visited = windows.visited.filter { view in rejected.contains { $0.view == view } }
  }

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
