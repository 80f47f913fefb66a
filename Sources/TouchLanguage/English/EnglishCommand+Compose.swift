/// Commands of composing, in English.
extension EnglishCommand {
  /// Those that `words` names as such, and no others.
  func composing(_ command: CommandID) -> CommandText {
    switch command {
    case .modeCompose:
      CommandText(
        "Compose", "Changes the scene itself: no touch reaches it", synonyms: ["edit", "design"])
    case .composeToggle:
      CommandText(
        "Compose or touch", "Changes the scene itself, or goes back to touching it",
        synonyms: ["edit mode", "design"])
    case .composeAdd:
      CommandText(
        "Add from the library", "Finds a view, control or recognizer to add",
        synonyms: ["insert", "new view"])
    case .composeTry:
      CommandText(
        "Try", "Lets touches reach the scene while the key is held, or until it is pressed again",
        synonyms: ["touch", "play", "test"])
    case .composeKeepRun:
      CommandText(
        "Keep as run", "Adds the last gesture with its outcome to the runs of the scene",
        synonyms: ["record", "test", "expect"])
    case .composeLeft: CommandText("Nudge left", "Moves the selection by 1 pt")
    case .composeRight: CommandText("Nudge right", "Moves the selection by 1 pt")
    case .composeUp: CommandText("Nudge up", "Moves the selection by 1 pt")
    case .composeDown: CommandText("Nudge down", "Moves the selection by 1 pt")
    case .composeLeftFar: CommandText("Nudge far left", "Moves the selection by 10 pt")
    case .composeRightFar: CommandText("Nudge far right", "Moves the selection by 10 pt")
    case .composeUpFar: CommandText("Nudge far up", "Moves the selection by 10 pt")
    case .composeDownFar: CommandText("Nudge far down", "Moves the selection by 10 pt")
    case .composeNarrower: CommandText("Narrower", "Moves the right edge left by 1 pt")
    case .composeWider: CommandText("Wider", "Moves the right edge right by 1 pt")
    case .composeLower: CommandText("Less high", "Moves the bottom edge up by 1 pt")
    case .composeHigher: CommandText("Higher", "Moves the bottom edge down by 1 pt")
    case .composeInside: CommandText("Select inside", "Selects the first subview")
    case .composeOutside: CommandText("Select outside", "Selects what contains the selection")
    case .composeNext: CommandText("Next object", "Selects the next object of the scene's file")
    case .composePrevious:
      CommandText("Previous object", "Selects the object before in the scene's file")
    case .composeForward: CommandText("Bring forward", "Moves the object behind its next sibling")
    case .composeBackward: CommandText("Send backward", "Moves the object before its sibling")
    case .composeDuplicate: CommandText("Duplicate", "Adds a copy with ids of its own")
    case .composeCopy:
      CommandText("Copy objects", "Copies the selection as text of a scene file")
    case .composeCut: CommandText("Cut objects", "Copies the selection and takes it out")
    case .composePaste:
      CommandText("Paste objects", "Adds copied objects to the selected view")
    case .composeRename:
      CommandText("Rename", "Gives the object another id, everywhere", synonyms: ["id"])
    case .composeDelete:
      CommandText(
        "Delete object", "Takes the object and what refers to it out of the scene",
        synonyms: ["remove"])
    case .composeWrap:
      CommandText(
        "Wrap in a view", "Puts the selected views into a new one, where they are",
        synonyms: ["group", "embed"])
    case .composeUnwrap:
      CommandText(
        "Unwrap", "Takes what is in the view out of it, where it is, and removes the view",
        synonyms: ["ungroup", "unembed"])
    case .composeRelate:
      CommandText(
        "Relate recognizers", "Waits for, recognizes together, prevents, is its delegate",
        synonyms: ["require to fail", "simultaneously", "relation", "delegate"])
    case .composeZoomIn: CommandText("Enlarge scene", "Shows the scene larger, about the pointer")
    case .composeZoomOut: CommandText("Reduce scene", "Shows the scene smaller")
    case .composeZoomFit: CommandText("Fit scene", "Shows all of the scene again")
    case .composeText:
      CommandText("Scene text", "Shows the scene's text beside the timeline", synonyms: ["yaml"])
    default: CommandText(command.rawValue, "")
    }
  }
}
