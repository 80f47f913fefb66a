/// What commands are about; the palette and lists keep them together.
package enum CommandGroup: CaseIterable, Sendable {
  case window, touching, composing, time, timeline, pictures, keyboard
}

/// Where a key works. What has the focus or is open comes before `global`.
package enum KeyContext: String, CaseIterable, Sendable {
  case global, drag, tree, compose, scene, timeline, list, field, palette, help
}

/// Why a command can do nothing now.
package enum CommandRefusal: Hashable, Sendable {
  case noScene
  /// The session has no step.
  case nothingHappened
  /// The playhead is at the beginning.
  case nothingBefore
  /// The playhead is at the end.
  case isNewest
  case isLive
  case nothingToUndo, nothingToRedo
  /// The scene's time stands still, and with it the system.
  case paused
  /// The playhead is not at the end.
  case isPast
  case slowestSpeed, highestSpeed
  case noBreakpoint
  case noDifference
  /// The session is written to this file since it began.
  case isRecorded(path: String)
  case noTouch
  case noVariant
  case noFingerHeld
  case allViewsShow
  case noProblem
  /// Neither a question nor a lesson is open.
  case noLesson
  /// Only where the scene is composed.
  case notComposing
  /// Nothing that the scene's file has is selected.
  case nothingComposed
}
