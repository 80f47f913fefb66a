import TouchTrace

struct EnglishArbitration: ArbitrationSentences {
  // MARK: Touches

  var touches: String { "Touches" }
  var noTouches: String { "No recognizer has received a touch yet." }
  func recognizers(ofTouches numbers: [Int]) -> String {
    let touches = numbers.map(String.init).list
    return numbers.count == 1
      ? "Recognizers of touch \(touches), in delivery order"
      : "Recognizers of touches \(touches), in delivery order"
  }
  var touchCancelled: [String] { ["got touchesCancelled", "touchesCancelled"] }
  var touchNeverCame: String { "never got it" }
  func touchCame(at seconds: Double) -> String { "got it at \(Units.milliseconds(seconds))" }
  func released(after seconds: Double) -> [String] {
    ["released after \(Units.milliseconds(seconds))", "released"]
  }
  func on(view: String) -> String { "on \(view)" }
  var refused: String { "refused" }
  func refused(by call: String) -> String { "\(call): no" }
  var disabled: String { "disabled" }
  func disabled(_ recognizer: String) -> String { "\(recognizer) is disabled" }

  // MARK: Relations

  var relations: String { "Relations between recognizers" }
  var noRecognizers: String {
    "No recognizer in this scene. The hit view gets its touches at once."
  }

  func relation(_ relation: RelationLabel) -> String {
    switch relation {
    case .waitsFor: "waits for"
    case .recognizesWith: "recognizes with"
    case .prevented: "prevents"
    case .doesNotPrevent: "does not prevent"
    case .cancelledTouchOf: "cancels the touch of"
    case .heldTouchOf: "holds the touch of"
    case .keptFromBeginning: "does not let begin"
    case .keptTouchFrom: "keeps its touch from"
    }
  }

  let standingWait = "requires to fail (no wait)"

  func relation(_ relation: RelationLabel, _ first: String, _ second: String) -> String {
    switch relation {
    case .waitsFor, .recognizesWith, .doesNotPrevent:
      "\(first) \(self.relation(relation)) \(second)"
    case .prevented: "\(first) prevented \(second)"
    case .cancelledTouchOf: "\(first) cancelled the touch of \(second)"
    case .heldTouchOf: "\(first) held the touch of \(second)"
    case .keptFromBeginning: "\(first) did not let \(second) begin"
    case .keptTouchFrom: "\(first) kept its touch from \(second)"
    }
  }

  let unconnected =
    "No recognizer here depends on another. Whichever recognizes first prevents the others (UIKit's default)."

  func defaults(_ decided: Set<Cause.Precedence>) -> String {
    let first =
      "UIKit's default: the first to recognize prevents the others, unless a delegate lets them recognize together"
    let ties = [
      decided.contains(.deeper) ? "the one of the deeper view" : nil,
      decided.contains(.addedLater) ? "the one added last" : nil,
    ].compactMap { $0 }
    guard let tie = ties.first else { return "\(first)." }
    let rest = ties.dropFirst().map { ", and on the same view \($0)" }.joined()
    return decided.isDisjoint(with: [.first, .begunBefore])
      ? "UIKit's default: of recognizers that are ready at the same moment, \(tie) prevents the others\(rest)."
      : "\(first); of those that are ready at the same moment, \(tie) wins\(rest)."
  }

  let onlyOneRecognizer = "There is only one recognizer: none can prevent another."

  /// Who made a relation, in an edge and in a sentence about it.
  private func source(_ source: AnswerSource) -> String {
    switch source {
    case .none: "default"
    case .api: "require(toFail:)"
    case .delegate: "delegate"
    case .subclass: "subclass"
    case .view: "view"
    }
  }

  /// Who left its touch to a view: the scroll view that was asked, or the property that leaves all of them.
  private func keeper(_ source: AnswerSource) -> String {
    source == .view ? "scroll view" : "canCancelContentTouches"
  }

  func time(seconds: Double) -> String { Units.milliseconds(seconds) }

  func edge(_ relation: RelationLabel, _ source: AnswerSource, _ outcome: RelationOutcome?)
    -> [String]
  {
    let who = self.source(source)
    switch (relation, outcome) {
    case (.waitsFor, .waits(let seconds)?):
      return ["waits, \(Units.milliseconds(seconds)) so far", "waits"]
    case (.waitsFor, .waited(let seconds)?):
      return ["waited \(Units.milliseconds(seconds))", "waited"]
    case (.waitsFor, .free?): return ["no wait"]
    case (.waitsFor, .failedFirst?): return ["failed in time"]
    case (.waitsFor, .neverFailed?): return ["waits for"]
    case (.waitsFor, .inVain(let time)?):
      return ["waited until \(Units.milliseconds(time))", "waited"]
    case (.waitsFor, _):
      return source == .api ? ["waits for"] : ["waits for (\(who))", "waits for"]
    case (.prevented, .happened(let time)?):
      let prevented = "prevented at \(Units.milliseconds(time))"
      return ["\(prevented) (\(who))", prevented, "prevented"]
    case (.prevented, _): return ["prevents (\(who))", "prevents"]
    case (.cancelledTouchOf, .happened(let time)?):
      let cancelled = "at \(Units.milliseconds(time))"
      return ["cancelled the touch \(cancelled)", "cancelled \(cancelled)", "cancelled"]
    case (.cancelledTouchOf, .dropped(let time)?):
      let dropped = "at \(Units.milliseconds(time))"
      return ["dropped the held touch \(dropped)", "dropped \(dropped)", "dropped"]
    case (.cancelledTouchOf, _): return ["cancelled the touch", "cancelled"]
    case (.heldTouchOf, .holds(let seconds)?):
      let holds = "holds the touch"
      return ["\(holds), \(Units.milliseconds(seconds)) so far", holds, "holds it"]
    case (.heldTouchOf, .held(let seconds)?): return ["held \(Units.milliseconds(seconds))"]
    case (.heldTouchOf, _): return ["held the touch", "held"]
    case (.keptFromBeginning, .happened(let time)?):
      let when = "at \(Units.milliseconds(time))"
      return ["did not let it begin \(when)", "did not let it begin", "refused it"]
    case (.keptFromBeginning, _): return ["did not let it begin", "refused it"]
    case (.keptTouchFrom, .happened(let time)?):
      let kept = "kept its touch at \(Units.milliseconds(time))"
      return ["\(kept) (\(keeper(source)))", kept, "kept its touch", "kept it"]
    case (.keptTouchFrom, _):
      return ["kept its touch (\(keeper(source)))", "kept its touch", "kept it"]
    case (.recognizesWith, _): return ["together (\(who))", "together"]
    case (.doesNotPrevent, _): return ["does not prevent (\(who))", "does not prevent"]
    }
  }

  func sentence(
    _ relation: RelationLabel, _ first: String, _ second: String, _ source: AnswerSource,
    at seconds: Double?
  ) -> String {
    let when = seconds.map { " at \(Units.milliseconds($0))" } ?? ""
    let why =
      switch source {
      case .none: "UIKit's default"
      case .api: "require(toFail:)"
      case .delegate: "a delegate's answer"
      case .subclass: "a subclass's answer"
      case .view: "a view's answer"
      }
    return "\(self.relation(relation, first, second))\(when): \(why)."
  }

  func noRelation(_ first: String, _ second: String) -> String {
    "\(first) did nothing to \(second). Whichever recognizes first prevents the other (UIKit's default)."
  }

  var controlWon: String { "won" }
  func alone(_ recognizers: [String], more: Int) -> String {
    "Without a relation: \((recognizers + (more > 0 ? ["\(more) more"] : [])).list)"
  }

  func members(_ names: [String], more: Int) -> String {
    (names + (more > 0 ? ["\(more) more"] : [])).joined(separator: ", ")
  }

  func failedByItself(_ recognizer: String) -> String { "\(recognizer) failed by itself." }
  let rowsActOnColumns = "Rows act on columns:"

  func failed(after other: String) -> String { "\(other) recognized" }
  func failure(_ reason: Reason) -> String {
    switch reason {
    case .movedTooFar: "too far"
    case .liftedEarly: "lifted"
    case .requiredOneRecognized, .requirementPending: "waited to the end"
    default: Text.reasons.name(reason)
    }
  }

  let views = "views"
  func withoutPart(_ count: Int) -> String {
    count == 1
      ? "1 other recognizer has no part in this gesture"
      : "\(count) other recognizers have no part in this gesture"
  }
  func nothingDone(_ first: String, _ second: String) -> String {
    "\(first) did nothing to \(second)."
  }

  func title(of view: RelationsView) -> String {
    switch view {
    case .graph: "Graph"
    case .matrix: "Matrix"
    }
  }

  var graphIsUnclear: String {
    "Too many lines cross here for a graph: the matrix has the same relations"
  }
  func help(of view: RelationsView) -> String {
    switch view {
    case .graph: "The recognizers that have a relation, with lines between them"
    case .matrix: "All recognizers: rows act on columns"
    }
  }

  // MARK: Answers

  var answers: String { "Questions and answers" }
  func answer(_ isYes: Bool, count: Int) -> String {
    (isYes ? "yes" : "no") + (count > 1 ? " \u{00D7}\(count)" : "")
  }
  func answerer(_ source: AnswerSource, of asked: String) -> String? {
    switch source {
    case .none: "default"
    case .api: "require(toFail:)"
    case .delegate: "\(asked)'s delegate"
    case .subclass, .view: nil
    }
  }
  func answered(by source: AnswerSource, of name: String) -> String {
    switch source {
    case .none: "UIKit's default for \(name)"
    case .api: "require(toFail:) of \(name)"
    case .delegate: "the delegate of \(name) answered"
    case .subclass: "the class of \(name) answered"
    case .view: "the view \(name) answered"
    }
  }
}
