package import Foundation
import TouchGeometry
package import TouchTrace

/// Where a finger has been, points of the screen.
package struct FingerTrail: Sendable {
  /// A place with its time.
  package struct Sample: Sendable {
    package var at: CGPoint
    package var time: Instant
  }

  /// The latest reports, the oldest first.
  package private(set) var latest: [Sample]
  /// The whole way from where it went down: places that are some points apart.
  package private(set) var way: [CGPoint]
  /// From one place of the way to the next at least, points: it doubles where a way becomes long.
  private var step = 6.0

  private static let latestMax = 60
  private static let wayMax = 160

  init(_ at: CGPoint, _ time: Instant) {
    latest = [Sample(at: at, time: time)]
    way = [at]
  }

  mutating func add(_ at: CGPoint, _ time: Instant) {
    latest.append(Sample(at: at, time: time))
    if latest.count > Self.latestMax { latest.removeFirst(latest.count - Self.latestMax) }
    guard let last = way.last, last.distance(to: at) >= step else { return }
    way.append(at)
    guard way.count > Self.wayMax else { return }
    way = way.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    step *= 2
  }
}
