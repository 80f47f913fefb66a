package import TouchTrace

/// What is said: why a recognizer, view or touch changed or did not, with what was measured.
package protocol ReasonSentences: Sendable {
  /// A reason on its own, without numbers: `moved too far`.
  func name(_ reason: Reason) -> String
  /// Why a recognizer with so many touches changed its state; `owner` is its marked name, for properties whose owner would
  /// be in doubt, nil where it is not known.
  func sentence(_ cause: Cause, touches: Int, of owner: String?) -> String
  /// The same in a few words, with its numbers: `lifted at 66 ms, min 500`.
  func short(_ cause: Cause) -> String
  /// The same in the fewest words, for the edge of a diagram: `no tap within 350 ms`.
  func brief(_ cause: Cause) -> String
  /// How far the middle of several touches moved, whose own ways may be much longer: in a few words, and in the fewest.
  func middleMoved(_ way: Comparison, of touches: Int) -> [String]
  /// Why a recognizer was not first that another one prevented, from the longest wording to the shortest.
  func notFirst(_ prevention: Prevention) -> [String]
  /// The numbers alone: `66 ms, min 500`; nil for a cause without a limit.
  func numbers(_ cause: Cause) -> String?
  /// Why the hit test did not enter a view.
  func sentence(_ refusal: Refusal) -> String
  /// Why a view is not given a touch that hit it.
  func sentence(_ withholding: Withholding) -> String

  /// What a gauge measures.
  func gauge(_ kind: GaugeKind) -> String
  /// With what the limit is for it: `50 pt, min 25`; of a count, or where that is not known: `1 of 2`.
  func numbers(_ value: GaugeValue, _ bound: GaugeBound) -> String
}

extension ReasonSentences {
  /// Why a recognizer changed its state that the sentence does not name.
  package func sentence(_ cause: Cause, touches: Int) -> String {
    sentence(cause, touches: touches, of: nil)
  }
}
