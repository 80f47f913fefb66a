package import TouchLanguage
package import TouchTrace

/// How the scene's time goes, and which moment shows.
package struct TimeModel {
  /// What the time does now.
  package var mode = PlaybackMode.live
  /// A moment of the session shows; while its scene is composed it waits at its start, before all of them.
  package var showsMoment = true
  /// Which moment a picture shows after which nothing goes on; nil in a window.
  package var still: StillMoment?
  /// The step that is shown, from 1; 0 before the first one.
  package var step = 0
  /// How many steps there are.
  package var stepCount = 0
  /// The newest event that is shown, from 1; 0 before the first one.
  package var event = 0
  /// How many events there are.
  package var eventCount = 0
  /// From the moment that shows to the newest event, seconds; 0 from there on.
  package var behind = 0.0
  /// How far a replay is, and how long a recording is, seconds; nil while hands touch the scene.
  package var replay: (time: Double, length: Double?)?
  /// How fast the scene's time goes; 1 is that of the wall.
  package var speed = 1.0
  /// How many events wait while the event fetch thread is suspended; nil while it is not.
  package var queued: Int?
  /// What the time stops at.
  package var breakpoints: Set<Target> = []
  package init() {}
}

extension TimeModel {
  /// What shows stands still.
  package var isPaused: Bool { mode == .paused || mode == .seeking }

  /// True while the playhead stands at the newest step.
  package var isLive: Bool { mode != .seeking && mode != .playing }

  /// Inputs come from a recording or a run.
  package var isReplaying: Bool { mode == .replaying }

  /// The newest moment shows, and others follow.
  package var goesOn: Bool { isLive && !isPaused && still == nil }

  /// Events since the moment that shows, while it is an earlier one.
  package var newEvents: Int { isLive ? 0 : eventCount - event }
}

/// How inputs are written to a file.
package struct RecordingModel {
  /// Whether they are.
  package var isOn = false
  /// When the recording began that is not yet saved, and how long it is, seconds; nil while there is none.
  package var unsaved: (since: Instant, length: Double)?
  package init() {}
}

/// What the timeline shows of the time.
package struct TimelineSettings {
  /// The part that shows; nil for the last gesture.
  package var range: TimelineRange?
  /// The part that is measured; nil for none.
  package var area: TimelineRange?
  /// How the lanes are arranged.
  package var lanes = LaneArrangement()
  /// Their order since the gesture was over.
  package var order = KeptLaneOrder()
  package init() {}
}
