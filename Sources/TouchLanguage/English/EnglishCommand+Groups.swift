/// Groups of commands, where keys work, and why a command can do nothing now, in English.
extension EnglishCommand {
  func group(_ group: CommandGroup) -> String {
    switch group {
    case .window: "Window"
    case .touching: "Touching"
    case .composing: "Composing"
    case .time: "Time"
    case .timeline: "Timeline"
    case .pictures: "Overlays and tabs"
    case .keyboard: "Keyboard navigation"
    }
  }

  func context(_ context: KeyContext) -> String {
    switch context {
    case .global: "Everywhere"
    case .drag: "While composing drags"
    case .tree: "In the tree, composing"
    case .compose: "Compose mode"
    case .scene: "In the scene"
    case .timeline: "In the timeline"
    case .list: "In lists"
    case .field: "In text fields"
    case .palette: "In the command palette"
    case .help: "In the help"
    }
  }

  func reason(_ refusal: CommandRefusal) -> String {
    switch refusal {
    case .noScene: "open a scene first"
    case .nothingHappened: "nothing has happened yet"
    case .nothingBefore: "nothing happened before this moment"
    case .isNewest: "this is the newest moment"
    case .isLive: "this is live"
    case .nothingToUndo: "nothing to undo"
    case .nothingToRedo: "nothing to redo"
    case .paused: "the scene is paused; press Space to resume"
    case .isPast: "an earlier moment shows; press End to go live"
    case .slowestSpeed: "this is the slowest speed"
    case .highestSpeed: "this is the highest speed"
    case .noBreakpoint: "there is no breakpoint"
    case .noDifference: "no edit has changed this run"
    case .isRecorded(let path): "this session is written to \(path) already"
    case .noTouch: "no touch is down"
    case .noVariant: "this scene has no variants"
    case .noFingerHeld: "no finger is held"
    case .allViewsShow: "all views are drawn"
    case .noProblem: "there is no load error"
    case .noLesson: "open a lesson or a question first"
    case .notComposing: "this is for Compose mode: press M"
    case .nothingComposed: "select a view or recognizer of the scene first"
    }
  }

  func sentence(_ refusal: CommandRefusal) -> String {
    let reason = reason(refusal)
    return "\(reason.prefix(1).uppercased())\(reason.dropFirst())."
  }
}
