import TouchLanguage
import TouchReading
import TouchRecording
import TouchScenes
import TouchTrace

/// What an edit changed in what the same input does, in words.
struct EditResult {
  let before: Session
  let now: Session
  /// When the last gesture began: times count from there, as those of the ruler.
  let zero: Instant
  /// Where the runs first differ since then, or else before it.
  let difference: TraceDifference?
  /// What ends otherwise since then: what recognized or sent an event before what only failed, as the delay of a scroll view.
  let outcomes: [OutcomeChange]
  /// Names of all to which something else came since then; where all outcomes are the same, of what first differs.
  let subjects: Set<String>

  init(
    before: Session, now: Session, zero: Instant, difference: TraceDifference?,
    outcomes: [OutcomeChange], subjects: Set<String> = []
  ) {
    (self.before, self.now, self.zero, self.difference) = (before, now, zero, difference)
    self.subjects = subjects.isEmpty ? Set([difference?.subject].compactMap { $0 }) : subjects
    func acts(_ change: OutcomeChange) -> Bool {
      (change.a + change.b).contains { $0.word != GestureState.failed.name }
    }
    self.outcomes = outcomes.filter(acts) + outcomes.filter { !acts($0) }
  }

  /// Outcomes that are told one by one beside the first one.
  private static let rows = 2

  var text: WhatIfText {
    guard let difference else {
      return WhatIfText(outcome: hasTouches ? Text.edits.noDifference : Text.edits.noTouchYet)
    }
    guard outcomes.isEmpty else { return outcome(difference) }
    return WhatIfText(
      outcome: difference.time < zero
        ? Text.edits.earlierDifference(from: difference.time.seconds)
        : Text.edits.difference(from: milliseconds(difference.time), event(difference)))
  }

  private func outcome(_ difference: TraceDifference) -> WhatIfText {
    let rest = outcomes.count - 1 - Self.rows
    let notes =
      (rest > 0 ? [Text.edits.moreOutcomes(rest)] : [])
      + [Text.edits.differs(from: milliseconds(max(difference.time, zero)))]
    return WhatIfText(
      outcome: Text.edits.outcome(outcomes[0], zero: zero),
      rows: outcomes.dropFirst().prefix(Self.rows).map { Text.edits.row($0, zero: zero) },
      note: Text.panels.text(notes))
  }

  private var hasTouches: Bool {
    now.inputs.contains { if case .digitizer = $0.event { true } else { false } }
  }

  private func milliseconds(_ time: Instant) -> Int {
    Int(((time.seconds - zero.seconds) * 1000).rounded())
  }

  /// Two events are told beside each other only if they are of one kind.
  private func event(_ difference: TraceDifference) -> EventDifference {
    func words(_ line: TraceDifference.Line, _ session: Session) -> String {
      EventWords.text(session.trace.events[line.event], in: session.trace)
    }
    func time(_ line: TraceDifference.Line) -> Int? {
      line.time == difference.time ? nil : milliseconds(line.time)
    }
    guard let a = difference.a else {
      return .now(difference.b.map { words($0, now) } ?? difference.subject)
    }
    guard let b = difference.b else { return .before(words(a, before)) }
    guard before.trace.events[a.event].kind == now.trace.events[b.event].kind else {
      return a.time <= b.time ? .before(words(a, before)) : .now(words(b, now))
    }
    return .both(
      before: words(a, before), beforeAt: time(a), now: words(b, now), nowAt: time(b))
  }
}
