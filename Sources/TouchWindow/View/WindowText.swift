import Foundation
package import TouchInspection
import TouchReading
package import TouchTrace

/// The sentences that the window says: notices and titles.
package enum WindowText {
  // MARK: Scene

  package static func title(_ scene: SceneSummary) -> String {
    scene.path.isEmpty ? scene.shownTitle : "Touchscope \u{2014} \(scene.shownTitle)"
  }
  package static let openSceneFirst = "Open a scene first."
  package static func openScene(_ title: String) -> String { "Open scene: \(title)" }
  package static let findPlaceholder = "Find a view, a recognizer or a scene"
  package static func variant(_ name: String?) -> String {
    name.map { "Variant: \($0)" } ?? "No variant: the scene as written"
  }
  package static let fileChangedWhileRecording =
    "The scene file changed. This recording continues with the scene as it was."
  package static func missingRecent(_ path: String) -> String {
    "\(path) no longer exists; removed from recents."
  }

  // MARK: Touches

  package static func touchesIgnored(_ mode: PlaybackState.Mode) -> String {
    switch mode {
    case .live: ""
    case .paused: "Paused: touches are ignored. Press Space to resume."
    case .replaying: "Replaying: touches are ignored. Press End to stop the replay and go live."
    case .seeking, .playing: "Viewing the past: touches are ignored. Press End to go live."
    }
  }
  package static func tooManyFingers(_ most: Int) -> String {
    "At most \(most) fingers are supported."
  }
  package static let secondFingerOutside = "The second finger would be outside the screen."
  package static func cancelled(_ count: Int, _ cause: CancelCause) -> String {
    "\(count) touch\(count == 1 ? "" : "es") cancelled: \(words(cause))"
  }
  private static func words(_ cause: CancelCause) -> String {
    switch cause {
    case .windowLostFocus: "the window lost focus"
    case .sceneLoaded: "the scene was reloaded"
    case .sceneSaved: "the scene file was saved"
    case .edit: "a property was edited"
    case .pickMode: "Pick mode began"
    case .branch: "a branch was started"
    case .otherRun: "another run is shown"
    case .call: "incoming call"
    case .command: "Shift Esc"
    }
  }
  package static func touchIsNotDown(_ finger: Int) -> String { "Touch \(finger) is not down now." }
  package static func latch(_ latch: TwoFingerLatch) -> String {
    switch latch {
    case .off: "One finger; hold Alt or Ctrl for two."
    case .mirrored: "Two fingers that mirror each other, until you choose One finger."
    case .parallel: "Two fingers side by side, until you choose One finger."
    }
  }
  package static func inputResumed(_ waiting: Int) -> String {
    "Input resumed: \(waiting) queued event\(waiting == 1 ? " was" : "s were") delivered."
  }
  package static let inputSuspended = "Input suspended: events are queued until it resumes."
  package static func deviceRotated(_ words: String) -> String { "Device rotated to \(words)." }

  // MARK: Time

  package static func times(_ speed: Double) -> String { "\(CanonicalLine.number(speed))\u{00D7}" }
  package static func speed(_ speed: Double) -> String { "Speed \(times(speed))" }
  package static let catchesUp = "Touches made while paused are delivered now."
  package static let selectFirst = "Select something first."
  package static func branched(_ time: Instant) -> String {
    "Branch from \(CanonicalLine.number(time.seconds)) s. Previous run returns to the run you left."
  }
  package static let noPreviousRun = "There is no previous run."
  package static let recordingHasOneSession = "A recording has one session: end it first."
  package static let recordingHasOneScene =
    "A recording has one scene: it continues with the scene that is open."

  package static let replayStopped = "Replay stopped."

  // MARK: Breakpoints

  package static let selectForBreakpoint = "Select a recognizer, a view or a line of the log first."
  package static func breakpointSet(_ name: String) -> String { "Breakpoint set on \(name)." }
  package static let breakpointRemoved = "Breakpoint removed."
  package static func stopped(_ event: String) -> String { "Stopped: \(event)" }
  package static let noBreakpoint = "There is no breakpoint: press B to set one."
  package static let noBreakpointAfter = "No breakpoint after this: live again."
  package static let noBreakpointBefore = "No breakpoint before this."

  // MARK: Edits

  package static let editIsRecorded =
    "The edit is part of the recording: it takes effect from now on."
  package static let editRefusedBySave = "The saved file does not accept this edit; it was removed."

  // MARK: Files

  package static func saved(_ path: String) -> String { "Saved as \(path)" }
  package static let noRecording =
    "No recording yet: F8 starts and stops one, Ctrl+S saves all input."
  package static func copied(_ name: String) -> String { "Copied: \(name)" }
  package static let nothingToCopy = "Nothing to copy yet."
  package static let copiedLog = "the log"
  package static let copiedTimeline = "the log of the timeline"
  package static let copiedHierarchy = "the hierarchy"
  package static let copiedScenes = "the list of scenes"
  package static let copiedAbout = "the description of the scene"
  package static let copiedProperties = "the properties"
  package static let copiedRecognizers = "the recognizers"
  package static func copiedTable(_ title: String) -> String { "the table \(title)" }
  package static let noClipboard = "There is no clipboard."

  // MARK: Window

  package static let nothingToMeasure = "Nothing to measure yet. Touch the scene."
  package static let liftBeforeTextSize = "Lift all fingers to change the text size."
  package static func textSize(_ percent: Int) -> String { "Text \(percent) %" }
  package static func showing(_ render: SceneRender) -> String { "Showing \(render.words)." }
  package static func slowFrame(_ milliseconds: UInt64, _ part: String) -> String {
    "Slow frame: \(milliseconds) ms, most of it the \(part)"
  }
  /// A reason as a sentence of its own.
  package static func refusal(_ reason: String) -> String {
    "\(reason.prefix(1).uppercased())\(reason.dropFirst())."
  }
}
