package import TouchTrace

/// What is said: notices, titles, and the state of switches in menus.
package protocol NoticeSentences: Sendable {
  // MARK: The window

  /// The title of the window.
  func title(_ scene: String) -> String
  var openSceneFirst: String { get }
  /// A row of the palette.
  func openScene(_ title: String) -> String
  /// In the empty field of the palette that finds objects.
  var findPlaceholder: String { get }
  /// In the empty field of the palette that lists scenes.
  var scenePlaceholder: String { get }
  func variant(_ name: String) -> String
  func textSize(percent: Int) -> String
  var liftBeforeTextSize: String { get }
  var showingContents: String { get }
  var showingWireframes: String { get }
  var showingBoth: String { get }
  var nothingToMeasure: String { get }
  var nothingToLoop: String { get }
  /// `part`, a panel by its id, took most of the time.
  func slowFrame(milliseconds: UInt64, part: String) -> String

  // MARK: Touches

  /// Why the scene got no touch; empty while it gets them.
  func touchesIgnored(_ mode: PlaybackMode) -> String
  func tooManyFingers(most: Int) -> String
  var secondFingerOutside: String { get }
  func cancelled(_ count: Int, _ cause: CancelCause) -> String
  /// The touches of a menu are found by number.
  func touchIsNotDown(_ number: Int) -> String
  /// What the mouse is from now on.
  var oneFinger: String { get }
  var mirroredFingers: String { get }
  var parallelFingers: String { get }
  var pinchingFingers: String { get }
  var rotatingFingers: String { get }
  /// The mouse left a finger on the glass, and no other one is there.
  func stickyFinger(_ number: Int) -> String
  func inputResumed(queued: Int) -> String
  var inputSuspended: String { get }
  func deviceRotated(_ orientation: DeviceOrientation) -> String

  // MARK: Time

  func speed(_ factor: Double) -> String
  /// A factor of speed: `0.5×`.
  func times(_ factor: Double) -> String
  /// The scene resumes with touches that were made while it stood still.
  var catchesUp: String { get }
  var selectFirst: String { get }
  func branched(from time: Instant) -> String
  var noPreviousRun: String { get }
  var replayStopped: String { get }

  // MARK: Views

  /// What is drawn alone, or left out, is the selected view.
  var selectView: String { get }

  // MARK: Breakpoints

  var selectForBreakpoint: String { get }
  func breakpointSet(_ breakpoint: Breakpoint.Kind) -> String
  var breakpointRemoved: String { get }
  /// `event` in the words of the room for events.
  func stopped(at event: String) -> String
  var noBreakpoint: String { get }
  var noBreakpointAfter: String { get }
  var noBreakpointBefore: String { get }

  // MARK: Files

  func saved(as path: String) -> String
  /// Instead of a recording.
  var nothingRecorded: String { get }
  var noRecording: String { get }
  /// The scene's file is gone; the recording carries its text.
  func playedOnCopy(_ path: String) -> String
  /// The title of the box that says why.
  var recordingStopped: String { get }
  /// `reason` is the system's.
  func recordingFailed(_ path: String, reason: String) -> String
  var recordingHasOneSession: String { get }
  var recordingHasOneScene: String { get }
  /// The file of the open scene was deleted or moved.
  func fileGone(_ path: String) -> String
  func missingRecent(_ path: String) -> String
  func noFile(_ path: String) -> String
  func isFolder(_ path: String) -> String
  func isUnreadable(_ path: String) -> String
  /// `reason` is a sentence without its end.
  func settingsUnreadable(_ path: String, _ reason: String) -> String
  /// The file has something else in it.
  func settingsDamaged(_ path: String) -> String
  /// `reason` is the system's.
  func settingsUnwritable(_ path: String, _ reason: String) -> String
  /// The same for a folder that something was to be saved in.
  func folderRefused(_ path: String, _ reason: String) -> String
  /// All pictures have names with a number, and all numbers are taken.
  func allNamesTaken(_ path: String) -> String
  /// The past of the scene no longer goes to a file; `problem` has the folder and the system's reason.
  func traceInMemory(_ problem: String) -> String
  func copied(_ text: CopiedText) -> String
  var nothingToCopy: String { get }
  var noClipboard: String { get }

  // MARK: Words of switches

  /// The detail of the one row that is chosen among others.
  var isChosen: String { get }
}
