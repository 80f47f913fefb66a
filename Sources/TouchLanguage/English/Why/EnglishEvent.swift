import TouchTrace

struct EnglishEvent: EventSentences {
  func name(_ subject: EventSubject) -> String {
    switch subject {
    case .touch(let number): "touch \(number)"
    case .object(let name): name
    }
  }

  func sample(_ touch: EventSubject, _ phase: TouchPhase, x: Double, y: Double) -> String {
    let verb =
      switch phase {
      case .began: "began at"
      case .moved: "moved to"
      case .stationary: "is stationary at"
      case .ended: "ended at"
      case .cancelled: "was cancelled at"
      }
    return "\(name(touch)) \(verb) x \(Units.decimal(x)), y \(Units.points(y))"
  }

  func transition(_ recognizer: EventSubject, _ state: GestureState, _ cause: Cause?) -> String {
    let change = "\(name(recognizer)) \(state.name)"
    return cause.map { "\(change) \u{00B7} \(EnglishReason().short($0))" } ?? change
  }

  func held(_ recognizer: EventSubject, waitsFor other: EventSubject) -> String {
    "\(name(recognizer)) held \u{00B7} waits for \(name(other))"
  }

  func released(_ recognizer: EventSubject) -> String { "\(name(recognizer)) no longer waits" }

  func reset(_ recognizer: EventSubject) -> String {
    "\(name(recognizer)) was reset: its attempt is over"
  }

  func timerStarts(_ owner: EventSubject, _ timer: String, due: Double) -> String {
    "\(name(owner)) \u{00B7} timer \(timer) starts, due after \(Units.duration(due))"
  }

  func timerFires(_ owner: EventSubject, _ timer: String) -> String {
    "\(name(owner)) \u{00B7} timer \(timer) fires"
  }

  func timerCancelled(_ owner: EventSubject, _ timer: String) -> String {
    "\(name(owner)) \u{00B7} timer \(timer) is cancelled"
  }

  func timerWaits(_ owner: EventSubject, _ timer: String) -> String {
    "\(name(owner)) \u{00B7} timer \(timer) waits"
  }

  func action(_ recognizer: EventSubject, _ state: GestureState) -> String {
    "\(name(recognizer)) calls its action \u{00B7} \(state.name)"
  }

  func sends(_ control: EventSubject, _ controlEvent: String) -> String {
    "\(name(control)) sends \(controlEvent)"
  }

  func touches(_ receiver: EventSubject, _ method: Verb) -> String {
    "\(name(receiver)) gets \(method.name)"
  }

  func holds(_ recognizer: EventSubject, _ touch: EventSubject) -> String {
    "\(name(recognizer)) holds \(name(touch)): its view does not get it yet"
  }

  func releases(_ recognizer: EventSubject, _ touch: EventSubject) -> String {
    "\(name(recognizer)) releases \(name(touch)) to its view"
  }

  func drops(_ recognizer: EventSubject, _ touch: EventSubject) -> String {
    "\(name(recognizer)) drops \(name(touch)): its view never gets it"
  }

  func withholds(_ view: EventSubject, _ touch: EventSubject, _ reason: Reason) -> String {
    "\(name(view)) is not given \(name(touch)) \u{00B7} \(EnglishReason().name(reason))"
  }

  func rejected(_ view: EventSubject, _ reason: Reason) -> String {
    "\(name(view)) is not hit \u{00B7} \(EnglishReason().name(reason))"
  }

  func answer(
    _ asked: EventSubject, _ call: String, _ answer: Bool, from source: AnswerSource?
  ) -> String {
    "\(name(asked)) \(call) \u{2192} \(answer)\(source.map(Self.from) ?? "")"
  }

  private static func from(_ source: AnswerSource) -> String {
    switch source {
    case .none: ""
    case .api: " (API)"
    case .delegate: " (delegate)"
    case .subclass: " (subclass)"
    case .view: " (view)"
    }
  }

  func line(_ subject: EventSubject, _ canonical: String) -> String {
    "\(name(subject)) \(canonical)"
  }
}
