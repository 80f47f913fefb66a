/// What the program does, as the first word of its command line says it.
package enum ProgramCommand: Hashable, Sendable, CaseIterable {
  /// The program itself, of which the others are parts.
  case touchscope
  case open, replay, replayWindow, check, log, diff, explain, shot, export, shrink, simulate, new,
    schema, catalog
}
