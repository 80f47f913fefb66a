struct EnglishProbe: ProbeSentences {
  // MARK: Files

  func notABundle(start: String) -> ProblemText {
    ProblemText("not a bundle of a probe", hint: "its probe.txt starts with '\(start)'")
  }
  var noEpisodes: ProblemText {
    ProblemText(
      "the bundle has no episode", hint: "the probe writes one when the fingers have left the glass"
    )
  }
  func noEpisode(_ name: String, among names: [String]) -> ProblemText {
    ProblemText("the bundle has no episode '\(name)'", hint: names.joined(separator: ", "))
  }
  func notALog(start: String) -> ProblemText {
    ProblemText("not the log of a probe", hint: "its first line is '\(start)'")
  }
  func notACapture(start: String) -> ProblemText {
    ProblemText("not what a probe captured", hint: "its first line is '\(start)'")
  }

  // MARK: Agreement

  func agrees(recognizers: Int, touches: Int, controls: Int) -> String {
    let parts = [
      "\(recognizers) of \(recognizers) \(plural("recognizer", recognizers))",
      "\(touches) \(touches == 1 ? "touch" : "touches")",
      "\(controls) \(plural("control event", controls))",
    ]
    return "The engine does what the app did: \(parts.joined(separator: ", "))."
  }
  func agreeing(_ count: Int, of all: Int) -> String {
    "\(count) of \(all) \(plural("recognizer", all)) \(count == 1 ? "agrees" : "agree")."
  }
  func otherHit(touch: Int, app: String, here: String) -> String {
    "Touch \(touch) hit \(app) in the app and \(here) here. Everything after it differs for that reason."
  }
  func otherGathering(touch: Int, app: [String], here: [String]) -> String {
    "Touch \(touch) was for \(all(app)) in the app and for \(all(here)) here."
  }
  func otherActions(
    _ recognizer: String, at seconds: Double, app: String?, here: String?
  ) -> String {
    "First difference at \(Units.milliseconds(seconds)): the app's \(recognizer) \(did(app)); the engine's \(did(here))."
  }
  func otherControl(at seconds: Double, app: String?, here: String?) -> String {
    "First difference at \(Units.milliseconds(seconds)): the app sent \(app ?? "nothing"); the engine sent \(here ?? "nothing")."
  }
  func otherOrder(app: String, here: String) -> String {
    "All recognizers agree, but not their order: \(app) acted in the app when \(here) acts here."
  }
  func otherOffset(_ view: String, app: [Double], here: [Double]) -> String {
    "\(view) ended at \(place(app)) in the app and at \(place(here)) here."
  }
  func otherTime(_ recognizer: String, _ state: String, app: Double, here: Double) -> String {
    let way = app > here ? "later" : "earlier"
    return
      "\(recognizer) \(state) \(Units.milliseconds(abs(app - here))) \(way) in the app (\(Units.milliseconds(app)); here \(Units.milliseconds(here)))."
  }
  func waited(_ recognizer: String, ready: Double, acted: Double) -> String {
    "In the app \(recognizer) was ready at \(Units.milliseconds(ready)) and fired at \(Units.milliseconds(acted)), as here."
  }
  func neverRecognized(_ recognizer: String) -> String {
    "\(recognizer) did not recognize in the app; when it failed was not visible."
  }

  // MARK: Causes

  func shouldBeginUnknown(_ recognizer: String) -> String {
    "The app's delegate of \(recognizer) has gestureRecognizerShouldBegin; its answers were not recorded."
  }
  var requirementsUnknown: String { "Requirements were not readable." }
  func sampled(_ view: String) -> String { "The touch area of \(view) is sampled." }
  func animated(_ view: String) -> String { "\(view) was animated." }
  func notRegistered(_ className: String, takenAs known: String) -> String {
    "The class \(className) is not registered: it is taken as \(known)."
  }
  var programChanges: String { "The app changed its views meanwhile." }
  func notSeen(_ limit: String) -> String { "The probe notes: \(limit)." }

  // MARK: The command

  func episode(_ name: String, _ sentence: String) -> String { "\(name): \(sentence)" }
  func summary(agreeing: Int, of all: Int) -> String {
    let isOne = agreeing == 1 && all == 1
    return
      "\(agreeing) of \(all) \(isOne ? "episode" : "episodes") \(agreeing == 1 ? "agrees" : "agree")"
  }

  private func plural(_ word: String, _ count: Int) -> String { count == 1 ? word : word + "s" }
  private func all(_ names: [String]) -> String {
    names.isEmpty ? "nobody" : names.joined(separator: ", ")
  }
  private func place(_ point: [Double]) -> String {
    point.map { Units.number($0) }.joined(separator: ", ")
  }
  private func did(_ state: String?) -> String {
    switch state {
    case nil: "did nothing more"
    case "cancelled": "was cancelled"
    case let state?: state
    }
  }
}
