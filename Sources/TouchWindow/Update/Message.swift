package import TouchLanguage
package import Foundation
package import TouchCanvas
package import TouchInspection
package import TouchReading
package import TouchTrace

/// All that can happen to the window.
package enum Message {
  // From outside
  /// The window system reports an event.
  case canvas(CanvasEvent)
  /// What the fingers did since the last turn is delivered.
  case deliver
  /// Time has passed.
  case tick
  /// A frame was laid out: what lies under the pointer may be something else.
  case laidOut
  /// The text size of the last launch is in effect.
  case restoredScale
  /// The process is asked to end.
  case end
  /// A frame took so many nanoseconds, most of them in one part of the picture.
  case frameTook(nanoseconds: UInt64, part: String)

  // From the user, by way of keys, buttons and panels
  case panel(ChromeCommand)
  case command(CommandID)
  case press(Target)

  // From effects
  /// The scene took what was due.
  case advanced(replayEnded: Bool, fingers: [HeldFinger])
  case sceneLoaded(LoadedScene)
  case loadFailed(String)
  /// The file to which all inputs are written takes no more, for the system's reason.
  case recordingFailed(path: String, reason: String)
  /// The file of the open scene has changed.
  case fileChanged(FileStamp)
  /// A recording was made on another version of its scene.
  case recordingDiffers(QuestionModel)
  case reran(RerunResult)
  /// The scene's text was changed, or was not.
  case composed(ComposeResult)
  case branched(BranchResult)
  case swappedRuns(hasPreviousRun: Bool, now: Instant, fingers: [HeldFinger])
  /// Work takes longer than a turn.
  case workBegan(WorkProgress)
  case workAdvanced(WorkProgress)
  /// It is done, or was stopped: what came of it is said next.
  case workEnded
  case menuProbed(MenuRequest, HitReading?)
  case typedPathCompleted(query: String, files: [ScenesModel.File]?)
  case typedPathRefused(String)
  case recentFileMissing(String)
  case recordingSaved(String)
  /// The name of the desktop's theme; nil when it is not known.
  case systemTheme(String?)
  case said(String)
}

/// A finger that is down in a session and that no hand holds.
package struct HeldFinger: Equatable {
  package var number: Int
  /// Points of the screen.
  package var at: CGPoint

  package init(number: Int, at: CGPoint) {
    self.number = number
    self.at = at
  }
}

/// A scene took the place of the one before.
package struct LoadedScene: Equatable {
  package var scene: SceneSummary
  package var replay: Replay?
  /// The scene has no file: it is the copy that the recording carries.
  package var isCopy: Bool
  /// It was made a moment ago, to be composed.
  package var isNew: Bool

  /// What is played into it.
  package enum Replay: Equatable {
    case recording(path: String)
    case run(String)
  }

  package init(
    scene: SceneSummary, replay: Replay? = nil, isCopy: Bool = false, isNew: Bool = false
  ) {
    self.isNew = isNew
    self.scene = scene
    self.replay = replay
    self.isCopy = isCopy
  }
}

/// The same inputs ran again, with other edits or in a scene whose file has changed.
package struct RerunResult {
  /// Why they ran again.
  package enum Cause: Equatable {
    /// A property was edited; `before` are the edits to go back to when it is refused, `typed` is what a field got.
    case edit(path: String?, before: EditHistory, typed: TypedValue?)
    /// An edit was taken back; `before` are the edits to go back to when that is refused.
    case undo(before: EditHistory)
    /// The scene's file was saved.
    case save
  }

  /// What was typed into the field of a property.
  package struct TypedValue: Equatable {
    package var name: String
    package var text: String

    package init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  package enum Outcome {
    /// The session did not run again: it is written to a file, and the edit counts from now on.
    case recorded
    case refused(String)
    case failed(String)
    /// The user did not wait for it.
    case stopped
    case done(Done)
  }

  /// What came out.
  package struct Done {
    package var difference: RunDifference?
    package var now: Instant
    package var fingers: [HeldFinger]
    /// Of a saved scene: what is new in it, edits that it does not take, and what changed, in words.
    package var saved: Saved?

    package init(
      difference: RunDifference?, now: Instant, fingers: [HeldFinger], saved: Saved? = nil
    ) {
      self.difference = difference
      self.now = now
      self.fingers = fingers
      self.saved = saved
    }
  }

  package struct Saved {
    package var scene: SceneSummary
    package var refused: [String]
    package var sentence: String

    package init(scene: SceneSummary, refused: [String], sentence: String) {
      self.scene = scene
      self.refused = refused
      self.sentence = sentence
    }
  }

  package var cause: Cause
  package var outcome: Outcome

  package init(cause: Cause, outcome: Outcome) {
    self.cause = cause
    self.outcome = outcome
  }
}

/// A branch from an earlier moment.
package enum BranchResult {
  case done(at: Instant, now: Instant, fingers: [HeldFinger])
  case failed(String)
}

/// A context menu that waits for the hit test under the pointer.
package struct MenuRequest: Equatable {
  /// What it is about; nil for the view that is hit.
  package var about: Target?
  /// Where it opens, points of the window.
  package var at: CGPoint
  /// The same in points of the screen; nil outside of it.
  package var point: CGPoint?

  package init(about: Target?, at: CGPoint, point: CGPoint?) {
    self.about = about
    self.at = at
    self.point = point
  }
}
