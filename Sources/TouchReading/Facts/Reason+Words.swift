import TouchLanguage
import TouchTrace

extension Reason {
  /// Failed because another recognized, not by a rule of its own.
  package var isPrevention: Bool { self == .preventedBy || self == .requiredOneRecognized }

  /// The reason on its own, without numbers: `moved too far`.
  package var words: String { Text.reasons.name(self) }
}
