import TouchTrace

/// How much an engine writes into its trace.
public enum TraceLevel: Sendable {
  /// Nothing.
  case off
  /// What was decided, and which actions were sent; nothing of what every sample brings anew (EC-81).
  case decisions
  /// Everything: what pictures, explanations and golden traces are made of.
  case full

  /// A bit for every kind that is recorded.
  var kinds: UInt32 {
    switch self {
    case .off: 0
    case .decisions: Self.all & ~Self.everySample
    case .full: Self.all
    }
  }

  private static let all: UInt32 = TraceKind.allCases.reduce(0) { $0 | $1.bit }
  private static let everySample: UInt32 =
    [TraceKind.hit, .gesture, .measure, .touches, .event, .chain, .sample, .pipeline]
    .reduce(0) { $0 | $1.bit }
}

extension TraceKind {
  var bit: UInt32 { 1 << UInt32(rawValue) }
}
