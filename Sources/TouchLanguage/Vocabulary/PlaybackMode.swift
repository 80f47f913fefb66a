/// The one thing that the window does with time now.
package enum PlaybackMode: Equatable, Sendable {
  /// Touches reach the scene.
  case live
  /// The scene's time stands still at its newest moment.
  case paused
  /// A recording or a run feeds the scene.
  case replaying
  /// An earlier moment shows.
  case seeking
  /// The past plays on towards the newest moment.
  case playing
}

/// Why all touches were cancelled.
package enum CancelCause: Sendable {
  case windowLostFocus, sceneLoaded, sceneSaved, edit, pickMode, branch, otherRun, call, command
  /// The touchscreen was unplugged or switched off.
  case touchscreenGone
  /// Work that takes long has begun.
  case work
}

/// Something that was copied as text.
package enum CopiedText: Equatable, Sendable {
  case log, timeline, hierarchy, scenes, articles, about, properties, recognizers, relations, runs
  /// A table of the tab System, by its title.
  case table(String)
  /// A subject of the tab Why, or another object, by its name.
  case named(String)
}
