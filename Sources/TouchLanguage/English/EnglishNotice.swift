import TouchTrace

struct EnglishNotice: NoticeSentences {
  // MARK: The window

  func title(_ scene: String) -> String {
    "Touchscope \u{2014} \(scene)"
  }
  var openSceneFirst: String { "Open a scene first." }
  func openScene(_ title: String) -> String {
    "Open scene: \(title)"
  }
  var findPlaceholder: String { "Find a view, a recognizer or a scene" }
  var scenePlaceholder: String { "Find a scene by its title or file" }
  func variant(_ name: String) -> String {
    "Variant: \(name)"
  }
  func textSize(percent: Int) -> String {
    "Text \(percent) %"
  }
  var liftBeforeTextSize: String { "Lift all fingers to change the text size." }
  var showingContents: String { "Showing contents." }
  var showingWireframes: String { "Showing wireframes." }
  var showingBoth: String { "Showing contents and wireframes." }
  var nothingToLoop: String {
    "Nothing to loop yet. Touch the scene, or Shift-drag to measure a range."
  }
  var nothingToMeasure: String { "Nothing to measure yet. Touch the scene." }
  func slowFrame(milliseconds: UInt64, part: String) -> String {
    "Slow frame: \(milliseconds) ms, most of it the \(part)"
  }

  // MARK: Touches

  func touchesIgnored(_ mode: PlaybackMode) -> String {
    switch mode {
    case .live: ""
    case .paused: "Paused: touches are ignored. Press Space to resume."
    case .replaying: "Replaying: touches are ignored. Press End to stop the replay and go live."
    case .seeking, .playing: "Viewing the past: touches are ignored. Press End to go live."
    }
  }
  func tooManyFingers(most: Int) -> String {
    "At most \(most) fingers are supported."
  }
  var secondFingerOutside: String { "The second finger would be outside the screen." }
  func cancelled(_ count: Int, _ cause: CancelCause) -> String {
    let why =
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
      case .touchscreenGone: "the touchscreen was disconnected"
      case .work: "the window is busy"
      }
    return "\(count) touch\(count == 1 ? "" : "es") cancelled: \(why)"
  }
  func touchIsNotDown(_ number: Int) -> String {
    "Touch \(number) is not down now."
  }
  var oneFinger: String { "One finger; hold Alt or Ctrl for two." }
  var mirroredFingers: String { "Two fingers that mirror each other, until you choose One finger." }
  var parallelFingers: String { "Two fingers side by side, until you choose One finger." }
  var pinchingFingers: String {
    "Two fingers that only pinch: they keep their angle, until you choose One finger."
  }
  func stickyFinger(_ number: Int) -> String {
    "Touch \(number) stays down: press its ring to lift it, drag the ring to move it. To pinch, drag with Alt or Ctrl instead."
  }
  var rotatingFingers: String {
    "Two fingers that only rotate: they keep their distance, until you choose One finger."
  }
  func inputResumed(queued: Int) -> String {
    "Input resumed: \(queued) queued event\(queued == 1 ? " was" : "s were") delivered."
  }
  var inputSuspended: String { "Input suspended: events are queued until it resumes." }
  func deviceRotated(_ orientation: DeviceOrientation) -> String {
    let name =
      switch orientation {
      case .unknown: "an unknown orientation"
      case .portrait: "portrait"
      case .portraitUpsideDown: "portrait, upside down"
      case .landscapeRight: "landscape, right"
      case .landscapeLeft: "landscape, left"
      }
    return "Device rotated to \(name)."
  }

  // MARK: Time

  func speed(_ factor: Double) -> String {
    "Speed \(times(factor))"
  }
  func times(_ factor: Double) -> String {
    "\(CanonicalLine.number(factor))\u{00D7}"
  }
  var catchesUp: String { "Touches made while paused are delivered now." }
  var selectFirst: String { "Select something first." }
  func branched(from time: Instant) -> String {
    "New branch from \(CanonicalLine.number(time.seconds)) s. The command \u{201C}Previous run\u{201D} returns to the run you left."
  }
  var noPreviousRun: String { "There is no previous run." }
  var replayStopped: String { "Replay stopped." }

  // MARK: Breakpoints

  var selectView: String { "Select a view first." }
  var selectForBreakpoint: String {
    "Select a recognizer, a view or a line of the log first, or point at an edge, a line of the graph or a moment."
  }
  func breakpointSet(_ breakpoint: Breakpoint.Kind) -> String {
    switch breakpoint {
    case .transition(let name, nil, nil): "Stops when \(name) changes its state."
    case .transition(let name, nil, let to?): "Stops when \(name) becomes \(to)."
    case .transition(let name, let from?, nil): "Stops when \(name) leaves \(from)."
    case .transition(let name, let from?, let to?):
      "Stops when \(name) goes from \(from) to \(to)."
    case .prevention(let winner, let loser):
      "Stops when \(winner ?? "anything") prevents \(loser ?? "anything")."
    case .delivery(let view, nil): "Stops when \(view) gets a touch."
    case .delivery(let view, let phase?): "Stops when \(view) gets touches\(phase.suffix)."
    case .line(let line): "Stops at lines like \u{201C}\(line)\u{201D}."
    }
  }
  var breakpointRemoved: String { "Breakpoint removed." }
  func stopped(at event: String) -> String {
    "Stopped: \(event)"
  }
  var noBreakpoint: String { "There is no breakpoint: press B to set one." }
  var noBreakpointAfter: String { "No breakpoint after this: live again." }
  var noBreakpointBefore: String { "No breakpoint before this." }

  // MARK: Files

  var nothingRecorded: String { "Nothing saved: nothing was touched while recording." }
  func saved(as path: String) -> String {
    "Saved as \(path)"
  }
  var noRecording: String {
    "No recording yet: F8 starts and stops one, Ctrl+Alt+S saves all input since the start."
  }
  func playedOnCopy(_ path: String) -> String {
    "\(path) cannot be read. The recording plays on its own copy of the scene."
  }
  var recordingStopped: String { "The recording has stopped" }
  func recordingFailed(_ path: String, reason: String) -> String {
    "\(path) cannot be written: \(reason). It has all inputs until then, and gets no more."
  }
  var recordingHasOneSession: String { "A recording has one session: end it first." }
  var recordingHasOneScene: String {
    "A recording has one scene: it continues with the scene that is open."
  }
  func fileGone(_ path: String) -> String {
    "\(path) no longer exists. Save writes it again."
  }
  func missingRecent(_ path: String) -> String {
    "\(path) no longer exists; removed from recents."
  }
  func noFile(_ path: String) -> String {
    "There is no file \(path)."
  }
  func isFolder(_ path: String) -> String {
    "\(path) is a folder. Name a scene or a recording in it."
  }
  func isUnreadable(_ path: String) -> String {
    "\(path) cannot be read: check its permissions."
  }
  func settingsUnreadable(_ path: String, _ reason: String) -> String {
    "The settings in \(path) cannot be read and are ignored: \(reason). The next change rewrites them."
  }
  func settingsDamaged(_ path: String) -> String {
    "The settings in \(path) cannot be read and are ignored: they are damaged. The next change rewrites them."
  }
  func settingsUnwritable(_ path: String, _ reason: String) -> String {
    "The settings cannot be written to \(path): \(reason). Check the folder and its permissions."
  }
  func folderRefused(_ path: String, _ reason: String) -> String {
    "The folder \(path) cannot be made: \(reason). Nothing was saved."
  }
  func allNamesTaken(_ path: String) -> String {
    "Nothing was saved: all names up to \(path) are taken."
  }
  func traceInMemory(_ problem: String) -> String {
    "The trace cannot be written to \(problem). The scene goes on, and its past takes memory."
  }
  func copied(_ text: CopiedText) -> String {
    let name =
      switch text {
      case .log: "the log"
      case .timeline: "the log of the timeline"
      case .runs: "the runs"
      case .hierarchy: "the hierarchy"
      case .scenes: "the list of scenes"
      case .articles: "the list of articles"
      case .about: "the description of the scene"
      case .properties: "the properties"
      case .recognizers: "the recognizers"
      case .relations: "the relations of the recognizers"
      case .table(let title): "the table \(title)"
      case .named(let name): name
      }
    return "Copied: \(name)"
  }
  var nothingToCopy: String { "Nothing to copy yet." }
  var noClipboard: String { "There is no clipboard." }

  // MARK: Words of switches

  var isChosen: String { "now" }
}

extension TouchPhase {
  /// As the touch method of the phase ends: `touchesBegan`.
  fileprivate var suffix: String {
    switch self {
    case .began: "Began"
    case .moved: "Moved"
    case .stationary: "Stationary"
    case .ended: "Ended"
    case .cancelled: "Cancelled"
    }
  }
}
