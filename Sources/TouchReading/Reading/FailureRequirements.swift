package import TouchTrace

/// Whom a recognizer must wait for.
package enum FailureRequirements {
  /// All that must fail first: those of `require(toFail:)`, then those that the answers of delegates and
  /// subclasses added in this gesture, in the order of the questions.
  package static func required(_ snapshot: RecognizerSnapshot, _ input: PictureInput) -> [Handle] {
    var all = snapshot.requires
    for answer in input.reading.decisions where answer.answer {
      let other: Handle? =
        switch answer.verb {
        case .shouldRequireFailureOf where answer.subject == snapshot.handle: answer.other
        case .shouldBeRequiredToFailBy where answer.other == snapshot.handle: answer.subject
        default: nil
        }
      if let other, !all.contains(other) { all.append(other) }
    }
    return all
  }

  /// Those of them that have a touch and are undecided; the one that the trace names comes first.
  package static func pending(
    _ reading: RecognizerReading, _ snapshot: RecognizerSnapshot, _ input: PictureInput
  ) -> [Handle] {
    let named = reading.isHeld ? reading.waiting.map { [$0.other] } ?? [] : []
    return named
      + required(snapshot, input).filter { other in
        guard !named.contains(other), let reading = input.reading.recognizer(other) else {
          return false
        }
        return reading.isInPlay && reading.transitions.isEmpty
      }
  }
}
