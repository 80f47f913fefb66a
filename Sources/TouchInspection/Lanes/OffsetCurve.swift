import Foundation
import TouchReading
import TouchTrace

/// One coordinate of a scroll view's content offset over time: the one that moved more.
struct OffsetCurve {
  let isVertical: Bool
  let first: Double
  let points: [(time: Instant, value: Double, event: UInt32)]

  var last: Double { points.last?.value ?? first }
  /// The values between which it lies; never empty.
  let range: ClosedRange<Double>

  /// Nil when the content did not move.
  init?(_ reading: OffsetReading) {
    func range(_ value: (CGPoint) -> Double) -> ClosedRange<Double> {
      let all = [value(reading.first)] + reading.places.map { value($0.at) }
      return (all.min() ?? 0)...(all.max() ?? 0)
    }
    let (x, y) = (range { $0.x }, range { $0.y })
    let isVertical = y.upperBound - y.lowerBound >= x.upperBound - x.lowerBound
    self.range = isVertical ? y : x
    guard self.range.upperBound > self.range.lowerBound else { return nil }
    self.isVertical = isVertical
    first = isVertical ? reading.first.y : reading.first.x
    points = reading.places.map { ($0.time, isVertical ? $0.at.y : $0.at.x, $0.event) }
  }
}
