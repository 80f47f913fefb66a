import TouchLanguage
import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// The marks of a ruler: 1, 2 or 5 of a decade, from a microsecond to ten minutes.
struct TimelineRuler {
  struct Mark: Equatable {
    var x: Double
    /// Nil where the label would touch another one or the edge.
    var text: String?
    /// Of the label, points.
    var width: Double

    /// Whether its label, where it has one, has no room beside what stands in this box of the ruler.
    func isCovered(by box: CGRect) -> Bool {
      text != nil && x + width / 2 > box.minX - TimelineRuler.apart
        && x - width / 2 < box.maxX + TimelineRuler.apart
    }
  }

  /// Nanoseconds; minutes follow seconds.
  static let steps: [Int64] = {
    var steps: [Int64] = []
    var decade: Int64 = 1000
    while decade <= 10_000_000_000 {
      steps += [decade, decade * 2, decade * 5].filter { $0 <= 20_000_000_000 }
      decade *= 10
    }
    return steps + [1, 2, 5, 10].map { $0 * 60_000_000_000 }
  }()

  private static let gap = 24.0
  /// Nanoseconds.
  private static let tolerance = 100.0
  /// Between a label and what else stands in the ruler, points.
  private static let apart = 4.0
  static let font = Font.mono(11)

  /// Nanoseconds between two marks.
  let step: Int64
  let marks: [Mark]

  /// Labels count from `zero`.
  init(_ scale: TimelineScale, zero: Instant, _ look: Look) {
    let origin = Int64(zero.nanoseconds)
    let edges = (scale.x(0), scale.x(1))
    let perNanosecond = (edges.1 - edges.0) / 1e9
    let view = scale.view
    // A view that begins at a mark has it, although its seconds are no whole nanoseconds.
    let first = Int64((view.start * 1e9 - Self.tolerance).rounded(.up)) - origin
    let last = Int64((view.end * 1e9 + Self.tolerance).rounded(.down)) - origin
    func width(_ value: Int64, _ step: Int64) -> Double {
      look.width(Units.time(value, step: step), Self.font)
    }
    let step =
      Self.steps.first { step in
        let widest = max(width(first / step * step, step), width(last / step * step, step))
        return Double(step) * perNanosecond >= max(80, widest + Self.gap)
      } ?? Self.steps[Self.steps.count - 1]
    self.step = step
    var tick = first / step * step
    if tick < first { tick += step }
    var marks: [Mark] = []
    var free = scale.left + 2
    while tick <= last {
      let x = scale.x(Double(tick + origin) / 1e9)
      let half = width(tick, step) / 2
      let fits = x - half >= free && x + half <= scale.right - 4
      marks.append(Mark(x: x, text: fits ? Units.time(tick, step: step) : nil, width: half * 2))
      if fits { free = x + half + 8 }
      tick += step
    }
    self.marks = marks
  }
}
