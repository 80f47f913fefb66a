import TouchTrace

struct EnglishCard: CardSentences {
  // MARK: Cards

  var noRecognizers: String {
    "No recognizer in this scene. The hit view gets its touches at once."
  }

  func card(_ name: String, className: String, view: String?, state: String) -> String {
    "\(name), \(subject(className: className, view: view)): \(state)"
  }

  func systemsOwn(count: Int) -> String {
    "system gesture\(count == 1 ? "" : "s"), not involved"
  }

  func need(_ need: RecognizerNeed) -> String {
    switch need {
    case .tap(let count, let fingers):
      (count == 1 ? "1 tap" : "\(count) taps") + of(fingers)
    case .press(let seconds): "long press, \(CanonicalLine.number(seconds)) s"
    case .drag(let fingers): "drag" + of(fingers)
    case .edgeDrag(let edges):
      edges.isEmpty ? "drag from no edge" : "drag from the \(edges.joined(separator: " or "))"
    case .swipe(let directions, let fingers):
      "swipe \(directions.isEmpty ? "nowhere" : directions.joined(separator: " or "))" + of(fingers)
    case .pinch: "pinch"
    case .rotation: "rotation"
    case .hover: "hover"
    case .scroll: "scrolls"
    case .zoom: "zooms"
    case .hold(let milliseconds): "holds \(milliseconds) ms"
    case .beginEditing: "begins editing"
    case .toggle: "switches at the lift"
    case .backSwipe: "back swipe from the left edge"
    case .systemGesture: "system gesture from the top or bottom"
    case .systemWatch: "watches for the system"
    }
  }

  func shortNeeds(_ need: RecognizerNeed) -> [String] {
    switch need {
    case .press(let seconds):
      ["press \(CanonicalLine.number(seconds)) s", "\(CanonicalLine.number(seconds)) s"]
    case .edgeDrag(let edges) where !edges.isEmpty:
      ["from the \(edges.joined(separator: " or "))"]
    case .pinch, .rotation: ["2 fingers"]
    case .backSwipe: ["back swipe"]
    case .systemGesture: ["system gesture"]
    case .systemWatch: ["system gesture"]
    case .hold(let milliseconds): ["\(milliseconds) ms"]
    default: []
    }
  }

  private func of(_ fingers: Int) -> String { fingers == 1 ? "" : ", \(fingers) fingers" }

  func limits(_ need: RecognizerNeed) -> String? {
    guard case .swipe = need else { return nil }
    return
      "How far it must go and may stray follows from its speed along its direction between the last two samples: the slower, the less. One that is too slow fails once it has gone the whole way."
  }

  func moves(_ need: RecognizerNeed, view: String) -> String? {
    switch need {
    case .scroll: "scrolls \(view)"
    case .zoom: "zooms \(view)"
    default: nil
    }
  }

  func needs(_ summary: String, on view: String?) -> String {
    view.map { "\(summary) on \($0)" } ?? summary
  }

  func subject(className: String, view: String?) -> String {
    view.map { "\(className) on \($0)" } ?? className
  }

  func absence(_ absence: RecognizerAbsence) -> String {
    switch absence {
    case .disabled: "disabled"
    case .refused(let question): "\(question.appleName) returned false"
    case .noTouchYet: "no touch yet"
    case .touchElsewhere: "the touch is on another view"
    case .unexplained: "got no touch"
    }
  }

  var undecided: String { "undecided" }

  func taps(_ count: Int, of needed: Int, nextWithin seconds: Double) -> String {
    "\(count) of \(needed) taps, next within \(Units.duration(seconds))"
  }

  func prevented(by recognizer: String, _ prevention: Prevention?) -> [String] {
    let name = "by \(recognizer)"
    let reasons = prevention.map { EnglishReason().notFirst($0) } ?? []
    return reasons.map { "\(name) \u{00B7} \($0)" } + reasons + [name]
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
