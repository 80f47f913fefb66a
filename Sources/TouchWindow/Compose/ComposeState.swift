package import Foundation
package import TouchGeometry
package import TouchInspection
package import TouchLanguage
package import TouchTrace

/// How the scene is composed: what of it is kept here; its text is with the runner.
package struct ComposeState: Equatable {
  package var isOn = false
  package var showsText = true
  package var group = LibraryGroup.views
  /// Words to find in the library.
  package var query = ""
  /// Ids that are selected beside the selection.
  package var others: [String] = []
  package var drag: ComposeDrag?
  package var hands = ComposeHands()
  /// What the last change did, or why it was not made.
  package var told: InEveryLanguage<String>?
  /// It in the language of the window.
  package var outcome: String? { told?.now }
  package var isRefusal = false
  /// The object that the last change or trial decided about.
  package var outcomeOf: Target?
  /// Since when touches reach the scene; nil while they do not.
  package var trial: WindowTime?
  /// How the scene is enlarged.
  package var zoom = CanvasZoom()
  package var question: Question?
  /// The run of the tab Runs whose expectations show.
  package var shownRun: RunID?

  /// What was asked about changes that are not in the file.
  package enum Question: Equatable {
    /// A text was not saved when the program ended.
    case draft
    /// The file has other changes, too.
    case outside
    /// Something would throw them away: what waits for the answer.
    case unsaved([Effect], quits: Bool)
    /// Changes delete what other places mention; what is selected after them.
    case deleting([SceneOperation], select: Target?)
  }

  package init() {}
}

/// What fingers, mouse and keys have begun, beside a drag.
package struct ComposeHands: Equatable {
  /// Two fingers that move and enlarge the scene.
  package var pinch: ComposePinch?
  /// A finger that rests on a tile or a row: it carries it soon.
  package var touched: TouchedPart?
  /// How far the selection is from what is around it shows, as long as the key is held.
  package var showsDistances = false
  /// A tile that was pressed: the next press on the scene adds it there.
  package var armed: ComposeTarget?
  /// When an arrow key moved something last.
  package var lastNudge: WindowTime?
  /// Views that a double click went into, the outermost first.
  package var grounds: [String] = []
  /// The view that was pressed last, and when.
  package var lastPress: Press?
  /// Where the object is mentioned whose new id is typed.
  package var mentions: SceneMentions?
  /// Letters that are searched in the text, as long as their field shows.
  package var search: TextSearch?
  /// Words that fit at the caret of the text.
  package var completion: TextCompletion?
  /// Where and when the text was typed last.
  package var lastTyped: Typed?

  package struct Press: Equatable {
    package var id: String
    package var at: WindowTime
  }

  package struct Typed: Equatable {
    package var line: Int
    package var at: WindowTime
  }

  package init() {}
}

extension DebuggerState {
  /// What is selected beside the selection while the scene is composed.
  package var composedOthers: [String] {
    guard compose.isOn, let first = selection?.name else { return [] }
    return compose.others.filter { $0 != first }
  }
}

/// The mouse or a finger is down while the scene is composed.
package struct ComposeDrag: Equatable {
  package enum Grab: Equatable {
    case view(String)
    case handle(String, ComposeHandle)
    /// The end of a scroll view's content.
    case content(String)
    case entry(ComposeTarget)
    /// The frame of a pressed tile is drawn.
    case drawing(ComposeTarget)
    /// A row of the tree.
    case row(Target)
    /// A recognizer by its ring or its node: a relation is drawn.
    case port(Target)
    /// A recognizer in the list of a view's.
    case listed(String)
    /// A row of a table in Inspect.
    case listRow(RowField)
    /// Nothing that moves.
    case ground
    /// The enlarged scene, on its room.
    case canvas
    /// The same by a finger on a view that is not selected: without a drag the view is.
    case glide(String)

    /// The scene moves on its room.
    package var movesCanvas: Bool {
      switch self {
      case .canvas, .glide: true
      case .view, .handle, .content, .entry, .drawing, .row, .port, .listed, .listRow, .ground:
        false
      }
    }
  }

  package var grab: Grab
  /// Points of the window.
  package var start: CGPoint
  package var at: CGPoint
  /// From there to the scene, as it was at the press: the layout may change under a finger.
  package var toScene: CGAffineTransform
  /// It went far enough to be no press.
  package var hasMoved = false
  /// Nil for the mouse.
  package var finger: Pointer.Finger?
  /// What is under it was selected before.
  package var wasSelected = false
  /// A copy is dragged; so it is while Alt is down.
  package var copies = false
  /// The key is down that puts it into what is under the pointer.
  package var goesInto = false
  /// The view that it would go into, because the pointer rested over it.
  package var offered: String?
  /// Where the pointer rests, and since when.
  package var restsAt: CGPoint
  package var restsSince: WindowTime

  package init(
    _ grab: Grab, at point: CGPoint, _ toScene: CGAffineTransform, _ now: WindowTime
  ) {
    self.grab = grab
    start = point
    at = point
    restsAt = point
    restsSince = now
    self.toScene = toScene
  }
}

/// Two fingers on the room of the scene.
package struct ComposePinch: Equatable {
  package var first: (finger: Pointer.Finger, at: CGPoint)
  package var second: (finger: Pointer.Finger, at: CGPoint)

  package static func == (a: ComposePinch, b: ComposePinch) -> Bool {
    a.first == b.first && a.second == b.second
  }

  package var middle: CGPoint {
    CGPoint(x: (first.at.x + second.at.x) / 2, y: (first.at.y + second.at.y) / 2)
  }

  package var distance: Double {
    let (dx, dy) = (first.at.x - second.at.x, first.at.y - second.at.y)
    return (dx * dx + dy * dy).squareRoot()
  }
}

/// A finger on a tile of the library or a row of the tree, before it carries that or scrolls the list.
package struct TouchedPart: Equatable {
  package var finger: Pointer.Finger
  package var grab: ComposeDrag.Grab
  package var at: CGPoint
  package var since: WindowTime
}

/// What is done with the scene's text.
package enum ComposeRequest: Equatable {
  /// Changes it, and runs the last touches again; `goesOn` joins it with the change before.
  case perform([SceneOperation], goesOn: Bool, select: Target?)
  /// The same, unless other places mention what is deleted: then it is asked first.
  case delete([SceneOperation], select: Target?)
  /// Where an object is mentioned, before it is renamed.
  case lookUp(String)
  case undo, redo
  /// Letters at a place of the text; so many before it go first.
  case type(String, deleting: Int, at: TextCaret, goesOn: Bool)
  /// The words that fit at a place of the text; they were asked for, or a letter was typed.
  case complete(at: TextCaret, isAsked: Bool)
  /// Writes the file, with live edits in it.
  case save([SceneOperation])
  /// The file has changed while something was not saved.
  case mergeFile
  /// Decides between own changes and those of the file.
  case resolve(ComposeResolution)
  /// Changes that are not in the file are thrown away.
  case discard
  /// Takes the text that was not saved when the program ended.
  case restoreDraft
  /// The scene as it is now, from its beginning, without a touch.
  case beginTrial
  /// A trial is over: what still waits happens, and is said.
  case settle
  /// The last gesture becomes a run of the scene.
  case keepRun
  /// It takes the place of a run.
  case recordRun(RunID)
  /// A run from the beginning of the scene as it is now, to its end.
  case playRun(RunID)
  /// Writes the scene, as it is now, beside its file.
  case export(ExportFormat)
  /// The text of objects goes to the clipboard.
  case copy([String])
  /// What the clipboard has goes into an object.
  case paste(into: String)
}

/// What becomes of changes that do not fit a file that another program wrote.
package enum ComposeResolution: Equatable {
  /// The file's text with those of the own changes that fit.
  case both
  case file
  /// The own text, which the next save writes over the file.
  case own
}

/// How own changes and a file that another program wrote differ.
package struct ComposeConflict: Equatable {
  /// How many of the own changes fit.
  package var fitting: Int
  package var count: Int
  /// Those that do not, a sentence each.
  package var refused: [String]
  /// Lines that only the own text has, with a minus, and those that only the file has, with a plus.
  package var difference: [String]

  package init(fitting: Int, count: Int, refused: [String], difference: [String]) {
    self.fitting = fitting
    self.count = count
    self.refused = refused
    self.difference = difference
  }
}

/// What came of it.
package struct ComposeResult {
  package enum Outcome {
    case refused(String)
    case stopped
    /// The scene is another; what is said of it, and what is selected then, the main one first; none for what was.
    case done(
      RerunResult.Done, SceneSummary, sentence: InEveryLanguage<String>, select: [Target])
    /// The file has the text as it is, since then it is stamped so.
    case saved(FileStamp?, file: String)
    /// There is a text of the scene that was not saved when the program ended.
    case draftFound
    /// The scene is as it was loaded.
    case trialBegan
    /// What a trial came to, and of what; nil for nothing.
    case settled(sentence: InEveryLanguage<String>?, of: Target?)
    /// A run was played to its end.
    case played(RunID, RerunResult.Done, SceneSummary, sentence: InEveryLanguage<String>)
    /// The file has changed in places that own changes are about.
    case conflict(ComposeConflict)
    /// What a new id would change.
    case lookedUp(SceneMentions)
    /// What fits at a place of the text, and what is typed of it.
    case completions([String], prefix: String, at: TextCaret, isAsked: Bool)
    /// What would go with objects that are to be deleted.
    case mentioned(SceneMentions, by: [SceneOperation], select: Target?)
  }

  package var outcome: Outcome
  /// What its sentence is about.
  package var subject: Target?
  /// Ids that nothing has any more: what has the object's new id, or what it was in; nil for nothing.
  package var gone: [String: String?] = [:]

  package init(_ outcome: Outcome, of subject: Target? = nil) {
    self.outcome = outcome
    self.subject = subject
  }
}
