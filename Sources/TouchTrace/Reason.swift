/// Why something happened: a code that lines print, tests compare and sentences explain.
public enum Reason: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  case none
  // state changes
  case thresholdReached, timerFired, lifted, moved
  case movedTooFar, notMovedEnough, tooSlow, tooFast, timedOut, liftedEarly
  case tooFewTouches, tooManyTouches, wrongTapCount, wrongDirection, notFromEdge, nothingToPop,
    noSystemGesture
  case preventedBy, requirementPending, requirementFailed, requiredOneRecognized
  case delegateRefused, viewRefused, controlWins
  case disabled, systemCancel, viewRemoved, setByProgram, reset
  // views that a hit test rejects
  case hidden, alpha, interactionOff, animating, outside, override
  // touches that a view or a recognizer is not given
  case multipleTouchOff, exclusiveTouch, scrollViewRefused, touchType
  // scroll views that begin, or do not
  case caughtInMotion, nothingToScroll, contentKeepsTouch, leftToOuter, nothingToZoom

  /// As lines print it.
  public var code: String { "\(self)" }

  /// Whether the line names a second object after the code: `preventedBy pan`.
  public var namesAnother: Bool {
    switch self {
    case .preventedBy, .requirementPending, .requirementFailed, .requiredOneRecognized,
      .viewRefused, .controlWins, .contentKeepsTouch, .leftToOuter:
      true
    default: false
    }
  }
}
