import TouchTrace

struct EnglishCard: CardSentences {
  // MARK: Cards

  var noRecognizers: String {
    "No recognizer in this scene. The hit view gets its touches at once."
  }

  func card(_ name: String, className: String, view: String?, state: String) -> String {
    "\(name), \(subject(className: className, view: view)): \(state)"
  }

  func subject(className: String, view: String?) -> String {
    view.map { "\(className) on \($0)" } ?? className
  }

  func absence(_ absence: RecognizerAbsence) -> String {
    switch absence {
    case .disabled: "disabled"
    case .refused(let question): "not involved: \(question.name) returned false"
    case .noTouchYet: "no touch yet"
    case .touchElsewhere: "not involved (touch is elsewhere)"
    case .unexplained: "not involved"
    }
  }

  var undecided: String { "undecided" }

  func taps(_ count: Int, of needed: Int, nextWithin seconds: Double) -> String {
    "\(count) of \(needed) taps, next within \(Units.duration(seconds))"
  }

  func waits(for recognizers: [String], secondsLeft: Double?) -> [String] {
    let names = recognizers.joined(separator: ", ")
    let left = left(secondsLeft)
    let texts = ["waits for \(names) to fail\(left)", "waits for \(names)\(left)"]
    return recognizers.count == 1 ? texts + ["for \(names)\(left)", "for \(names)"] : texts
  }

  func waits(for recognizer: String, others: Int, secondsLeft: Double?) -> String {
    "waits for \(recognizer)\(others > 0 ? " +\(others)" : "")\(left(secondsLeft))"
  }

  func waits(secondsLeft: Double?) -> String { "waits for another\(left(secondsLeft))" }

  private func left(_ seconds: Double?) -> String {
    seconds.map { ", \(Units.milliseconds($0)) left" } ?? ""
  }

  // MARK: State machines

  func node(_ state: StateLabel) -> String {
    switch state {
    case .possible: "Possible"
    case .held: "Held"
    case .began: "Began"
    case .changed: "Changed"
    case .ended: "Ended"
    case .cancelled: "Cancelled"
    case .failed: "Failed"
    case .prevented: "Prevented"
    }
  }

  func node(_ state: StateLabel, entered count: Int) -> String {
    let often =
      count == 0 ? "never entered" : count == 1 ? "entered once" : "entered \(count) times"
    return "\(node(state)): \(often)"
  }

  func transition(from: StateLabel, to: StateLabel) -> String {
    "\(node(from)) \u{2192} \(node(to))"
  }

  var notTaken: String { "not taken" }
  var reset: String { "reset" }
  func note(_ cause: TransitionCause) -> String { EnglishTransition(cause: cause).note }
  func waits(for recognizer: String) -> String { "waits for \(recognizer)" }
  var blockedByControl: String { "control wins" }
  var shouldBeginRefused: String { "shouldBegin: false" }

  func assigned(_ state: StateLabel, by className: String, consequence: String) -> String {
    "\(className) set \(node(state)): \(consequence)"
  }

  func illegal(from: StateLabel, to: StateLabel) -> String {
    "illegal transition \(transition(from: from, to: to))"
  }
}

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
    "\(Units.number(cause.measured)) of \(Units.number(cause.limit)) pt"
  }
  private var degrees: String {
    func shown(_ radians: Double) -> String { Units.number(radians * 180 / .pi) }
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
