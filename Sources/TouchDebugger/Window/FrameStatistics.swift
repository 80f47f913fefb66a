import Foundation

/// How long frames took.
struct FrameStatistics {
  private var nanoseconds: [UInt64] = []
  var count: Int { nanoseconds.count }

  mutating func add(_ time: UInt64) {
    nanoseconds.append(time)
    if nanoseconds.count > 100_000 { nanoseconds.removeFirst(50_000) }
  }

  var report: String {
    let sorted = nanoseconds.sorted()
    guard !sorted.isEmpty else { return "no frames" }
    func milliseconds(_ part: Double) -> String {
      String(
        format: "%.2f",
        Double(sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))]) / 1e6)
    }
    return
      "\(sorted.count) frames; milliseconds each: median \(milliseconds(0.5)), 95 % \(milliseconds(0.95)), longest \(milliseconds(1))"
  }
}
