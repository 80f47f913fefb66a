import TouchReading
import TouchTrace

/// Whether a recognizer has timers in the gesture that is shown: its lane is higher from its first touch on.
enum RecognizerTiming {
  /// UIKit's classes whose recognizers wait for a time.
  private static let timed: Set<String> = [
    "UITapGestureRecognizer", "UILongPressGestureRecognizer",
    "UIScrollViewDelayedTouchesBeganGestureRecognizer",
  ]

  /// True for one of these classes, for what an app derives from them, and for a recognizer of the system that waits.
  static func hasTimers(
    _ recognizer: RecognizerSnapshot, _ reading: RecognizerReading, _ trace: Trace
  ) -> Bool {
    if recognizer.need == .systemGesture { return waits(reading, trace) }
    return timed.contains(recognizer.className)
      || trace.lineage(of: recognizer.handle).names.contains(where: timed.contains)
  }

  /// The system's recognizer starts its timer with the first touch of an attempt, or not at all.
  private static func waits(_ reading: RecognizerReading, _ trace: Trace) -> Bool {
    reading.slices.contains { slice in
      slice.look == .possible
        && trace.events(at: slice.from).contains {
          $0.verb == .timerStarts && $0.subject == reading.handle
        }
    }
  }
}
