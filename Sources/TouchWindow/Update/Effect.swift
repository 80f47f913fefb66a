package import TouchLanguage
package import Foundation
package import TouchCanvas
import TouchInspection
import TouchReading
package import TouchTrace

/// What an update wants done outside of the state.
package enum Effect: Equatable {
  // The scene's session
  /// An input of the scene at its time.
  case feed(SceneFeed, at: Instant)
  /// Feeds what a replay has up to a time, and lets the scene's time go on to it.
  case advance(to: Instant)
  /// Feeds all that a replay still has, whenever it is due.
  case finishReplay
  /// Ends a replay where it is.
  case stopReplay
  /// Runs the same inputs with these edits again.
  case rerun([Edit], cause: RerunResult.Cause)
  /// Makes these edits from now on, in a session that is written to a file.
  case editRecorded([Edit], cause: RerunResult.Cause)
  /// Loads the saved scene and runs the same inputs again.
  case rerunSaved([Edit])
  /// A new run with the same inputs up to a step; `at` is the moment that shows.
  case branch(afterStep: Int, at: Instant)
  /// The run that a branch left, and this one in its place.
  case swapRuns
  /// Asks a copy of the scene which view a touch would hit, for a menu.
  case probe(MenuRequest)

  // The scene's text
  case compose(ComposeRequest)

  // Files
  case load(path: String, variant: String?)
  /// Makes a scene of a template beside the open one, and opens it.
  case newScene(SceneTemplate)
  /// A scene or a recording.
  case open(path: String)
  case openRecent(path: String)
  case openTyped(String)
  case completeTyped(String)
  case replayRecording(path: String)
  /// Plays the recording that waits for an answer.
  case replayPending
  case forgetPending
  case replayRun(String)
  /// Feeds a gesture of the window from a moment on, as a replay.
  case play(GestureScript, at: Instant)
  /// Loads a scene and plays a run of it.
  case playRun(String, path: String, variant: String?)
  /// Writes the inputs since a moment, nil for all since the scene was loaded; the name is a first try.
  case saveRecording(name: String, since: Instant?)
  /// Writes the window as a picture.
  case savePicture(name: String)

  // Long work
  /// Does the next slice of the work that goes on.
  case continueWork
  /// Stops it; nothing of it stays.
  case stopWork

  // The panels' views
  case feedPanels([[FingerChange]], at: WindowTime)
  case advancePanels(to: WindowTime)
  case cancelPanels(at: WindowTime)
  /// The wheel over the panels, points.
  case scrollPanels(Double, at: CGPoint)

  // The window
  case copy(String, name: CopiedText)
  /// Copies the lines of the log that show.
  case copyLog(name: CopiedText)
  case setPointer(PointerShape)
  case setTitle(String)
  case resize(CGSize)
  case setScale(Double)
  case setFullScreen(Bool)
  /// Asks for the name of the desktop's theme.
  case askTheme
  /// The system may have lost what the window showed.
  case redraw
}

/// An input of the scene that the window makes.
package enum SceneFeed: Equatable {
  case fingers([FingerChange])
  case rotateDevice(to: String)
  case interrupt, suspend, resume, wait
}
