import Foundation
import TouchLanguage

/// How long frames took.
struct FrameStatistics {
  private var nanoseconds: [UInt64] = []
  private var processor: [UInt64] = []
  var count: Int { nanoseconds.count }

  /// The time that a frame took, and how much of it the processor worked, nanoseconds.
  mutating func add(_ time: UInt64, processor work: UInt64) {
    nanoseconds.append(time)
    processor.append(work)
    if nanoseconds.count > 100_000 {
      nanoseconds.removeFirst(50_000)
      processor.removeFirst(50_000)
    }
  }

  var report: String {
    guard !nanoseconds.isEmpty else { return Text.display.noFrames }
    return [
      Text.display.frames(nanoseconds.count, Self.figures(nanoseconds)),
      Text.display.processorTime(Self.figures(processor)),
    ].joined(separator: "\n")
  }

  private static func figures(_ times: [UInt64]) -> String {
    let sorted = times.sorted()
    func milliseconds(_ part: Double) -> String {
      let index = min(sorted.count - 1, Int(Double(sorted.count) * part))
      return String(format: "%.2f", Double(sorted[index]) / 1e6)
    }
    return Text.display.figures(
      median: milliseconds(0.5), most: milliseconds(0.95), longest: milliseconds(1))
  }
}
