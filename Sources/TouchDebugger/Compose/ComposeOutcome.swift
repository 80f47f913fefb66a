import TouchInspection
import TouchLanguage
import TouchReading
import TouchRecording
import TouchScenes
import TouchTrace

/// What a change, or a trial, came to: a sentence, and the object that it is about.
struct ComposeOutcome {
  let sentence: InEveryLanguage<String>
  let target: Target?

  /// Of the last gesture in the changed scene. What was just added or deleted is no news; what ends otherwise is.
  init(_ edit: EditResult) {
    let (before, now) = (Set(edit.before.scene.ids), Set(edit.now.scene.ids))
    let outcomes = edit.outcomes.filter {
      before.contains($0.subject) && now.contains($0.subject)
    }
    if let first = outcomes.first {
      let result = EditResult(
        before: edit.before, now: edit.now, zero: edit.zero, difference: edit.difference,
        outcomes: outcomes)
      sentence = InEveryLanguage { result.text.sentence }
      target = Self.target(first.subject, in: edit.now)
    } else if let same = Self.ending(of: edit.now, since: edit.zero) {
      sentence = InEveryLanguage { Text.compose.sameOutcome(same, zero: edit.zero) }
      target = Self.target(same.subject, in: edit.now)
    } else {
      let wasTouched = edit.now.inputs.contains {
        if case .digitizer = $0.event { true } else { false }
      }
      sentence = InEveryLanguage {
        wasTouched ? edit.text.sentence : Text.compose.invitation
      }
      target = nil
    }
  }

  /// How something ended in the last gesture: what acted comes before what failed.
  private static func ending(of session: Session, since zero: Instant) -> OutcomeChange? {
    let known = Set(session.scene.ids)
    let all = OutcomeChange.all(Trace(), session.trace, since: zero).filter {
      known.contains($0.subject) && !$0.b.isEmpty && !$0.isDelivery
    }
    return all.first { change in
      change.b.contains { $0.word != GestureState.failed.name }
    } ?? all.first
  }

  private static func target(_ id: String, in session: Session) -> Target {
    let recognizers = session.snapshot(afterStep: session.steps.count - 1).recognizers
    return recognizers.contains { $0.name == id } ? .recognizer(id) : .view(id)
  }

  /// Why the last gesture of a session came to what it did; nil before the first one.
  init?(endOf session: Session) {
    let view = SessionView(session)
    view.follow(session.now)
    let input = view.input
    guard !input.reading.fingers.isEmpty, let why = Explanation.last(input) else { return nil }
    sentence = InEveryLanguage {
      let why = Explanation.last(input) ?? why
      let reason = why.sentences.first?.text ?? ""
      return reason.isEmpty ? why.title : "\(why.title). \(reason)"
    }
    target = Self.target(input.name(of: why.subject), in: session)
  }
}
