struct EnglishOver: OverSentences {
  // MARK: Long work

  func working(_ kind: WorkKind) -> String {
    switch kind {
    case .opening: "Reading the recording"
    case .rerunning: "Replaying the inputs"
    case .reloading: "Replaying the inputs in the saved scene"
    case .branching: "Replaying the inputs up to here"
    case .copying: "Copying the lines"
    }
  }
  func workDone(_ share: Double) -> String { "\(Int(share * 100)) %" }
  var stopWork: String { "Stop (Esc)" }
  func workStopped(_ kind: WorkKind) -> String {
    switch kind {
    case .opening: "Stopped: the recording was not opened."
    case .rerunning: "Stopped: the edit was undone."
    case .reloading: "Stopped: the scene was not loaded again. Save it to try again."
    case .branching: "Stopped: no branch was started."
    case .copying: "Stopped: nothing was copied."
    }
  }

  // MARK: Menus of objects

  var whyRecognizer: String { "Why did it recognize, or not?" }
  var whyView: String { "Why did it (not) get the touch?" }
  var whyResponder: String { "What did it get?" }
  var whyTouch: String { "Where did it go?" }
  var inspect: String { "Inspect and edit" }
  func describe(_ name: String) -> String { "Describe \(name)" }
  func toggle(isEnabled: Bool) -> String {
    isEnabled ? "Disable and replay the touches" : "Enable and replay the touches"
  }
  var breakAtTransitions: String { "Break when it changes state" }
  var breakAtDeliveries: String { "Break when it gets a touch" }
  var breakAtEvents: String { "Break at events like this" }
  var copyName: String { "Copy name" }
  var copyLine: String { "Copy line" }
  var copyPath: String { "Copy path" }
  func touch(_ number: Int) -> String { "Touch \(number)" }
  var cancelTouch: String { "Cancel this touch" }
  func event(_ number: Int) -> String { "Event \(number)" }
  var seekToEvent: String { "Seek to this event" }
  var open: String { "Open" }
  var removeFromRecents: String { "Remove from recents" }
  var playRun: String { "Play from the start" }

  // MARK: Views at a point

  var viewsHere: String { "Views at this point, in hit-test order" }
  var askedHere: String { "Asked about this point, in hit-test order" }
  var neverAskedHere: String { "Also at this point, never asked" }
  var isHitView: String { "hit view" }
  var askedSubviews: String { "contains the point" }
  func visit(_ number: Int, of view: String) -> String { "\(number)  \(view)" }

  // MARK: Menus, palette, help

  var window: String { "Window" }
  var moreAbove: String { "More above" }
  var moreBelow: String { "More below" }
  var palettePlaceholder: String { "Type a command" }
  let keysPlaceholder = "Find a key, or what it does"
  func nothingFound(_ query: String) -> String { "Nothing found for \u{201C}\(query)\u{201D}." }
  var keys: String { "Keys" }
  var closeHelp: String { "Close (Esc)" }
  var mouse: String { "Mouse and fingers" }

  func combinations(of gesture: MouseGesture) -> [String] {
    switch gesture {
    case .touch: ["Click", "Drag"]
    case .twoTouches: ["Alt+Drag"]
    case .parallelTouches: ["Alt+Shift+Drag"]
    case .moveCenter: ["Alt+Shift+Move"]
    case .contextMenu: ["Right click"]
    case .longPress: ["Long press"]
    case .drag: ["Drag"]
    case .reset: ["Double click"]
    case .measure: ["Shift+Drag"]
    case .zoom: ["Ctrl+Wheel"]
    case .scroll: ["Wheel"]
    case .drop: ["Drop"]
    }
  }

  func meaning(of gesture: MouseGesture) -> String {
    switch gesture {
    case .touch: "Touches the scene"
    case .twoTouches: "Makes two touches that mirror each other (also Ctrl)"
    case .parallelTouches: "Makes two touches side by side"
    case .moveCenter: "Moves the cross"
    case .contextMenu: "Opens the context menu"
    case .longPress: "Opens the context menu, with a finger"
    case .drag: "Moves the playhead or a panel's edge"
    case .reset: "Resets a panel's edge"
    case .measure: "Measures a range of the timeline"
    case .zoom: "Zooms the timeline (also a pinch)"
    case .scroll: "Scrolls lists and lanes"
    case .drop: "Opens a scene or recording"
    }
  }

  // MARK: A file that cannot be loaded

  func notLoaded(_ file: String?, problems: Int) -> String {
    let what = file.map { "\($0) could not be loaded" } ?? "The file could not be loaded"
    return problems == 0 ? what : what + (problems == 1 ? ": 1 problem" : ": \(problems) problems")
  }

  let notLoadedAdvice = [
    "The last working version keeps running. Fix and save the file to reload; Esc hides this message.",
    "The last working version keeps running; Esc hides this message.", "Esc hides this message.",
  ]
  let notOpenedAdvice = [
    "Fix the file and open it again with Ctrl+O, or open another scene; Esc hides this message.",
    "Fix the file and open it again; Esc hides this message.", "Esc hides this message.",
  ]
  var escapeHidesProblem: String { "Esc hides this message." }
  var hideProblem: String { "Hides this message; the last working version keeps running (Esc)" }
  func moreLines(_ count: Int) -> String {
    "\u{2026} \(count) more lines: touchscope check lists all"
  }
}
