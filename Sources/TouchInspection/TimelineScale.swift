import Foundation
public import TouchTrace

/// The part of the time that a timeline shows.
public struct TimelineRange: Hashable, Sendable {
  public var start: Instant
  public var end: Instant
  public init(start: Instant, end: Instant) {
    self.start = start
    self.end = max(start, end)
  }
}

/// Maps moments to the picture.
struct TimelineScale {
  var start: Double
  var end: Double
  var left: Double
  var right: Double

  func x(_ time: Instant) -> Double { x(time.seconds) }
  func x(_ seconds: Double) -> Double {
    left + (seconds - start) / max(end - start, 1e-6) * (right - left)
  }

  /// From one x to another, cut to what is shown; nil when nothing of it is.
  func visible(_ from: Double, _ to: Double) -> (from: Double, to: Double)? {
    guard to >= left - 8, from <= right + 12 else { return nil }
    return (max(from, left - 8), min(to, right + 12))
  }

  func shows(_ x: Double) -> Bool { x >= left - 8 && x <= right + 12 }

  /// The given part, or the last gesture with its deadlines that are still to come.
  init(_ range: TimelineRange?, _ reading: TraceReading, left: Double, right: Double) {
    self.left = left
    self.right = right
    if let range {
      start = range.start.seconds
      end = max(range.end.seconds, start + 0.001)
      return
    }
    let first = reading.gestureStart.seconds
    // When nothing happens any more the picture rests.
    let still = reading.fingers.contains(where: \.isDown) ? reading.now : reading.lastActivity
    var last = max(min(reading.now.seconds, still.seconds + 0.05), first + 0.45)
    for recognizer in reading.recognizers {
      for timer in recognizer.timers where timer.end == nil {
        last = max(last, min(timer.start.seconds + timer.seconds, reading.now.seconds + 1))
      }
    }
    start = first - (last - first) * 0.02
    end = last + (last - first) * 0.12
  }

  /// A step of the ruler, seconds: 1, 2 or 5 of a decade, labels at least 95 pt apart.
  var step: Double {
    let steps = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60, 300]
    return steps.first { (end - start) / $0 <= (right - left) / 95 } ?? 3600
  }
}
