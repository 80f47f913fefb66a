/// Why a recognizer was not first that another one prevented.
package enum Prevention: Hashable, Sendable {
  /// It had fewer touches than it needs.
  case tooFewTouches(Comparison)
  /// Both were ready at the same moment; the deeper view decided, or else what was added later.
  case tie(isDeeper: Bool)
  /// It was ready, and waited for this one to fail.
  case waited(for: String)
  /// It had not moved far enough, points.
  case moved(Comparison)
}
