public import TouchTrace

/// The reason of a change of state with the numbers that decided it.
public nonisolated struct Why: Hashable, Sendable {
  public var reason: Reason
  public var other: Handle
  public var measured: Double
  public var limit: Double
  public var rule: Rule

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
