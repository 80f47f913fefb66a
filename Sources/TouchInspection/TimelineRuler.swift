import Foundation
import TouchCanvas
import TouchTrace

/// The marks of a ruler: 1, 2 or 5 of a decade, from a microsecond to ten minutes.
struct TimelineRuler {
  struct Mark: Equatable {
    var x: Double
    /// Nil where the label would touch another one or the edge.
    var text: String?
  }

  /// Nanoseconds; seconds go on as minutes.
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
    let first = Int64((view.start * 1e9).rounded(.up)) - origin
    let last = Int64((view.end * 1e9).rounded(.down)) - origin
    func width(_ value: Int64, _ step: Int64) -> Double {
      look.width(Self.label(value, step: step), Self.font)
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
      marks.append(Mark(x: x, text: fits ? Self.label(tick, step: step) : nil))
      if fits { free = x + half + 8 }
      tick += step
    }
    self.marks = marks
  }

  /// `250 µs`, `40 ms`, `2 s`, `1 min`; as many decimals as the step needs.
  static func label(_ nanoseconds: Int64, step: Int64) -> String {
    let size = nanoseconds.magnitude
    let sign = nanoseconds < 0 ? "\u{2212}" : ""
    let second: UInt64 = 1_000_000_000
    if step >= 60 * Int64(second) || (step >= Int64(second) && size >= 60 * second) {
      let rest = size / second % 60
      return "\(sign)\(size / second / 60) min" + (rest == 0 ? "" : " \(rest) s")
    }
    if step >= Int64(second) || size >= 10 * second {
      return sign + decimal(size, second, step) + " s"
    }
    if step < 1_000_000, size < 10_000_000 {
      return sign + decimal(size, 1000, step) + " \u{00B5}s"
    }
    return sign + decimal(size, 1_000_000, step) + " ms"
  }

  private static func decimal(_ value: UInt64, _ unit: UInt64, _ step: Int64) -> String {
    var digits = 0
    var part = unit
    while part > 1, UInt64(step) % part != 0 {
      part /= 10
      digits += 1
    }
    let scaled = (value + part / 2) / part
    guard digits > 0 else { return "\(scaled)" }
    var rest = String(scaled % (unit / part))
    while rest.count < digits { rest = "0" + rest }
    return "\(scaled / (unit / part)).\(rest)"
  }
}
