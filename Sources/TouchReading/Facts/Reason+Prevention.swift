package import TouchTrace

extension Reason {
  /// Failed because another recognized, not by a rule of its own.
  package var isPrevention: Bool { self == .preventedBy || self == .requiredOneRecognized }
}
