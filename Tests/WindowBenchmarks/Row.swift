import Foundation

/// One line of the report: what frames took, in processor time.
struct Row {
  let name: String
  /// What the median and nineteen of twenty should not exceed, milliseconds; nil where nothing is promised.
  let goal: (median: Double?, most: Double?)
  let times: [UInt64]

  var line: String {
    let sorted = times.sorted()
    func figure(_ part: Double) -> String {
      let index = min(sorted.count - 1, Int(Double(sorted.count) * part))
      return String(format: "%.2f", Double(sorted[index]) / 1e6)
    }
    let figures = sorted.count == 1 ? [figure(0)] : [figure(0.5), figure(0.95), figure(1)]
    let goals = [goal.median, goal.most].map { $0.map { String(format: "%g", $0) } ?? "-" }
    return Self.line(
      [name, "\(sorted.count)"] + figures + Array(repeating: "", count: 3 - figures.count) + goals)
  }

  static let title = line(["window", "frames", "median", "95 %", "longest", "goal", "goal 95 %"])

  private static func line(_ words: [String]) -> String {
    let first = words[0].padding(toLength: 44, withPad: " ", startingAt: 0)
    return first
      + words.dropFirst().map { String(repeating: " ", count: max(1, 10 - $0.count)) + $0 }.joined()
  }
}
