package import TouchTrace

extension Reason {
  /// Another recognized and prevents it. One that waited for another, which recognized, failed by its own requirement.
  package var isPrevention: Bool { self == .preventedBy }
}
