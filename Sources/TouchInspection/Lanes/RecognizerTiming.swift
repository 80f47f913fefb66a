import TouchTrace

/// Whether recognizers of a kind have timers: their lanes are higher, whatever happened.
enum RecognizerTiming {
  /// UIKit's classes whose recognizers wait for a time.
  private static let timed: Set<String> = [
    "UITapGestureRecognizer", "UILongPressGestureRecognizer",
    "UIScrollViewDelayedTouchesBeganGestureRecognizer", "_UISystemGestureGateGestureRecognizer",
  ]

  /// True for one of these classes, and for what an app derives from them.
  static func hasTimers(_ recognizer: RecognizerSnapshot, _ trace: Trace) -> Bool {
    timed.contains(recognizer.className)
      || trace.lineage(of: recognizer.handle).names.contains(where: timed.contains)
  }
}
