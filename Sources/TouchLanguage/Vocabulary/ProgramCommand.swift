/// What the program does, as the first word of its command line says it.
package enum ProgramCommand: Hashable, Sendable, CaseIterable {
  /// The program itself, of which the others are parts.
  case touchscope
  case open, compose, replay, replayWindow, check, log, diff, explain, describe, diagram, shot,
    shots,
    export, shrink, simulate, new,
    schema, catalog
}

/// The number that users report with a fault, one for the whole package.
package enum ProgramVersion {
  /// As `--version` prints it.
  package static let current = "0.1.0"
  /// The program's name with it, as files name what made them.
  package static let program = "Touchscope \(current)"
}
