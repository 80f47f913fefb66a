import TouchTrace

/// Why a state changed, in a few words: `moved 12.4 of 10 pt`.
struct EnglishTransition {
  let cause: TransitionCause

  var note: String {
    switch cause.reason {
    case .thresholdReached, .movedTooFar, .notMovedEnough, .wrongDirection, .notFromEdge,
      .tooSlow, .tooFast:
      movement
    case .timerFired, .timedOut, .liftedEarly: time
    case .tooManyTouches, .tooFewTouches: count("touches")
    case .wrongTapCount: count("taps")
    case .preventedBy, .requirementPending, .requirementFailed, .requiredOneRecognized,
      .viewRefused, .controlWins, .contentKeepsTouch, .leftToOuter:
      other
    case .delegateRefused: "delegate returned false"
    case .systemCancel: "cancelled by the system"
    case .setByProgram: "state set by code"
    case .nothingToScroll where cause.rule == .ec43: "at its edge, no bounce"
    case .scrollViewRefused: "touchesShouldBegin: false"
    default: cause.reason.spelledOut
    }
  }

  private var movement: String {
    switch (cause.reason, cause.rule) {
    case (.thresholdReached, .rot01), (.notMovedEnough, .rot01): with("turned", degrees)
    case (.thresholdReached, .pin01): with("spread", points)
    case (.movedTooFar, .ec21), (.movedTooFar, .swp09): with("strayed", points)
    case (.wrongDirection, .ec23): with("along the edge", points)
    case (.wrongDirection, _): hasNumbers ? with("off axis", points) : "wrong direction"
    case (.notFromEdge, .edg01): "no edges set"
    case (.notFromEdge, _): hasNumbers ? with("from edge", points) : "not from an edge"
    case (.tooSlow, _): hasNumbers ? "too slow: \(speed)" : "too slow"
    case (.tooFast, _): hasNumbers ? "too fast: \(speed)" : "too fast"
    default: with("moved", points)
    }
  }

  private var time: String {
    switch (cause.reason, cause.rule) {
    case (.liftedEarly, _):
      hasNumbers
        ? "lifted at \(Units.whole(cause.measured * 1000)) of \(Units.milliseconds(cause.limit))"
        : "lifted early"
    case (.timerFired, .scr02): "waited \(Units.duration(cause.limit))"
    case (.timerFired, _):
      cause.limit > 0 ? "rested for \(Units.duration(cause.limit))" : "at touch-down"
    case (_, .tap12): "no tap within \(Units.duration(cause.limit))"
    case (_, .tap07): "down longer than \(Units.duration(cause.limit))"
    default: "not within \(Units.duration(cause.limit))"
    }
  }

  /// Reasons that name another recognizer, view or control.
  private var other: String {
    switch cause.reason {
    case .preventedBy: "prevented by \(cause.other)"
    case .requirementPending: "waits for \(cause.other)"
    case .requirementFailed: "\(cause.other) failed"
    case .requiredOneRecognized: "\(cause.other) recognized"
    case .viewRefused: "\(cause.other) returned false"
    case .controlWins: "\(cause.other) (control) won"
    case .contentKeepsTouch: "\(cause.other) keeps the touch"
    default: "left to \(cause.other)"
    }
  }

  // MARK: Numbers

  private var hasNumbers: Bool { cause.limit > 0 && cause.measured > 0 }

  /// A word with what was measured; the word alone where nothing was.
  private func with(_ word: String, _ numbers: String) -> String {
    let isKnown = hasNumbers || cause.limit > 0 && cause.reason == .notMovedEnough
    return isKnown ? "\(word) \(numbers)" : word
  }

  private var points: String {
    "\(Units.short(cause.measured)) of \(Units.short(cause.limit)) pt"
  }
  private var degrees: String {
    func shown(_ radians: Double) -> String { Units.short(radians * 180 / .pi) }
    return "\(shown(cause.measured)) of \(shown(cause.limit))\u{00B0}"
  }
  private var speed: String {
    "\(Units.whole(cause.measured)) of \(Units.speed(cause.limit))"
  }
  private func count(_ noun: String) -> String {
    guard cause.limit > 0 else { return cause.reason.spelledOut }
    return "\(Units.whole(cause.measured)) of \(Units.whole(cause.limit)) \(noun)"
  }
}

extension Reason {
  /// The code as words: `movedTooFar` as `moved too far`.
  var spelledOut: String {
    var words = ""
    for letter in code {
      if letter.isUppercase { words += " " }
      words += letter.lowercased()
    }
    return words
  }
}
