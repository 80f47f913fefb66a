public import TouchTrace

/// The reason of a change of state with the numbers that decided it.
public nonisolated struct Why: Hashable, Sendable {
  /// The code.
  public var reason: Reason
  /// The second object that the reason names.
  public var other: Handle
  public var measured: Double
  /// What it was compared with.
  public var limit: Double
  /// The rule behind it.
  public var rule: Rule

  /// With all its parts.
  public init(
    _ reason: Reason, other: Handle = .none, measured: Double = 0, limit: Double = 0,
    rule: Rule = .none
  ) {
    self.reason = reason
    self.other = other
    self.measured = measured
    self.limit = limit
    self.rule = rule
  }
}
