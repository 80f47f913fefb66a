import TouchInspection

/// All commands: keys, palette, help, tooltips and menus name them by the ids of this list.
enum CommandCatalog {
  static let all: [Command] =
    window + touching + time + timeline + pictures + keyboard

  static func command(_ id: String) -> Command? { byID[id] }

  private static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { a, _ in a })

  private static let window = [
    Command("help", "Keyboard help", "Shows or hides all keys, those that work now first", .window),
    Command("palette", "Command palette", "Searches all commands", .window),
    Command("menu", "Context menu", "Shows what can be done with the focus or selection", .window),
    Command("find", "Find object", "Finds a view, a recognizer or a scene by its name", .window),
    Command("search", "Search panel", "Goes to the search of the panel under the pointer", .window),
    Command("open", "Open scene", "Shows all scenes and searches them by name", .window),
    Command("save", "Save recording", "Writes the inputs of this session to a file", .window),
    Command("reload", "Reload scene", "Loads the scene file again, from its beginning", .window),
    Command("shot", "Save picture", "Writes the window as it is now to a PNG file", .window),
    Command("undo", "Undo", "Takes the last edit back", .window),
    Command("redo", "Redo", "Does what was taken back again", .window),
    Command("copy", "Copy as text", "Copies the panel that has the focus as text", .window),
    Command(
      "larger", "Larger text", "Makes everything in the window larger", .window, repeats: true),
    Command(
      "smaller", "Smaller text", "Makes everything in the window smaller", .window, repeats: true),
    Command("plainSize", "Usual text size", "Gives everything its usual size again", .window),
    Command("fullscreen", "Full screen", "Fills the screen, or goes back to a window", .window),
    Command("panel.timeline", "Timeline panel", "Shows or hides what happened when", .window),
    Command("panel.left", "Left panel", "Shows or hides what the scene is about", .window),
    Command("panel.right", "Right panel", "Shows or hides reasons and recognizers", .window),
    Command(
      "theme.toggle", "Light or dark", "Changes between the light and the dark theme", .window,
      isPaletteOnly: true),
    Command(
      "escape", "Leave",
      "Leaves or clears the innermost thing: a list, the selection, Pick mode; never the program",
      .window),
    Command(
      "problem.close", "Close problem", "Closes what is said of a file that is not loaded", .window,
      isPaletteOnly: true),
    Command(
      "quit", "Quit", "Cancels all fingers and closes the window", .window, isPaletteOnly: true),
  ]

  private static let touching = [
    Command(
      "mode.toggle", "Touch or pick",
      "Changes between touching the scene and asking what would be touched", .touching),
    Command("cancelTouches", "Cancel all touches", "As a call that comes in does", .touching),
    Command(
      "device.left", "Turn device left", "Turns the device by a quarter, against the clock",
      .touching, isPaletteOnly: true),
    Command(
      "device.right", "Turn device right", "Turns the device by a quarter, with the clock",
      .touching, isPaletteOnly: true),
    Command(
      "interrupt", "Incoming call", "Takes all touches away, as the system does for a call",
      .touching, isPaletteOnly: true),
    Command(
      "suspend", "Suspend input",
      "Stops the thread that fetches events, or lets it go on with what has waited", .touching,
      isPaletteOnly: true),
    Command(
      "twoFingers.off", "One finger", "One pointer is one finger, unless Alt or Ctrl is held",
      .touching, isPaletteOnly: true),
    Command(
      "twoFingers.mirrored", "Two fingers mirrored",
      "One pointer is two fingers that pinch and rotate, without a key that is held", .touching,
      isPaletteOnly: true),
    Command(
      "twoFingers.parallel", "Two fingers side by side",
      "One pointer is two fingers that move together, without a key that is held", .touching,
      isPaletteOnly: true),
    Command("variant.next", "Next switch", "Loads the scene with its next switch", .touching),
  ]

  private static let time = [
    Command("play", "Play or pause", "Lets the time go on or stops it", .time),
    Command("start", "Go to start", "Shows the scene before its first event", .time),
    Command("live", "Go live", "Shows the newest event and takes touches again", .time),
    Command(
      "event.back", "Step back",
      "Moves the playhead back by a step: an input or a timer, and what follows from it", .time,
      repeats: true),
    Command(
      "event.forward", "Next step",
      "Moves the playhead on by a step: an input or a timer, and what follows from it", .time,
      repeats: true),
    Command(
      "transition.back", "Transition before",
      "Moves the playhead back to where a recognizer changed its state", .time, repeats: true),
    Command(
      "transition.forward", "Next transition",
      "Moves the playhead on to where a recognizer changes its state", .time, repeats: true),
    Command(
      "gesture.back", "Gesture before", "Moves the playhead to the beginning of a gesture", .time,
      repeats: true),
    Command(
      "gesture.forward", "Next gesture", "Moves the playhead to the beginning of the next gesture",
      .time, repeats: true),
    Command(
      "time.back", "16.7 ms back", "Moves the playhead one frame back", .time, repeats: true),
    Command(
      "time.forward", "16.7 ms on", "Moves the playhead one frame on", .time, repeats: true),
    Command(
      "time.backFar", "100 ms back", "Moves the playhead six frames back", .time, repeats: true),
    Command(
      "time.forwardFar", "100 ms on", "Moves the playhead six frames on", .time, repeats: true),
    Command("slower", "Half speed", "Halves the speed of the scene's time", .time),
    Command("faster", "Double speed", "Doubles the speed of the scene's time", .time),
    Command("continue", "Continue", "Plays on to the next breakpoint", .time),
    Command("continueBack", "Continue backwards", "Goes back to the breakpoint before", .time),
    Command(
      "breakpoint", "Toggle breakpoint", "Sets or removes a breakpoint on the selection", .time),
    Command(
      "breakpoints.clear", "Remove all breakpoints", "Nothing stops the time any more", .time,
      isPaletteOnly: true),
    Command(
      "fingers.lift", "Lift held fingers", "Lifts the fingers that no hand holds any more",
      .touching,
      isPaletteOnly: true),
    Command(
      "fork", "Continue from here", "Begins a new run from the moment that shows", .time,
      isPaletteOnly: true),
    Command(
      "run.former", "Former run", "Goes back to the run that a fork left", .time,
      isPaletteOnly: true),
    Command("record", "Record", "Marks the beginning and then the end of a recording", .time),
    Command("replay", "Replay", "Plays the last recording into the scene", .time),
  ]

  private static let timeline = [
    Command(
      "timeline.in", "Zoom in", "Shows less time, larger, around the playhead", .timeline,
      repeats: true),
    Command(
      "timeline.out", "Zoom out", "Shows more time, around the playhead", .timeline, repeats: true),
    Command(
      "timeline.left", "Earlier", "Moves the timeline to earlier times", .timeline, repeats: true),
    Command(
      "timeline.right", "Later", "Moves the timeline to later times", .timeline, repeats: true),
    Command("timeline.fit", "Fit last gesture", "Shows the last gesture as a whole", .timeline),
    Command(
      "timeline.area", "Measure selection",
      "Measures the stay, touch or gesture that is selected; Shift and a drag measure any time",
      .timeline),
    Command(
      "lane.previous", "Before on lane", "Goes to what happened before to the selection", .timeline,
      repeats: true),
    Command(
      "lane.next", "Next on lane", "Goes to what happened next to the selection", .timeline,
      repeats: true),
  ]

  private static let pictures =
    [
      Command("overlay.hit", "Hit test", "Shows visits, refusals and the winner", .pictures),
      Command("overlay.touches", "Touches", "Shows fingers with numbers and trails", .pictures),
      Command("overlay.responders", "Responder chain", "Shows whom an event is offered", .pictures),
      Command(
        "overlay.areas", "Touch areas",
        "Shows where controls and views with recognizers really take touches", .pictures),
      Command(
        "render.next", "Contents or wireframes",
        "Draws the views' contents, their frames, or both", .pictures),
      Command("tab.why", "Why", "Says why the last thing fired or did not", .pictures),
      Command("tab.recognizers", "Recognizers", "Shows a state machine per recognizer", .pictures),
      Command(
        "tab.arbitration", "Arbitration", "Shows whom each finger went to, and all questions",
        .pictures),
      Command(
        "tab.inspect", "Inspect", "Shows what can be changed of the selection", .pictures,
        isPaletteOnly: true),
      Command(
        "tab.log", "Log", "Shows every decision as a line", .pictures, isPaletteOnly: true),
      Command(
        "tab.system", "System", "Shows the way of events into the app as tables", .pictures,
        isPaletteOnly: true),
    ]
    + SystemTableKind.allCases.map {
      Command(
        "system.\($0.rawValue)", "System: \($0.title)",
        "Shows \($0.summary)", .pictures, isPaletteOnly: true)
    }

  private static let keyboard = [
    Command(
      "panel.next", "Next panel", "Gives the keys to the next panel of the window", .keyboard),
    Command("panel.previous", "Panel before", "Gives the keys to the panel before", .keyboard),
    Command(
      "focus.next", "Next part",
      "Gives the keys to the next part: a list, a card, a row of buttons", .keyboard,
      repeats: true),
    Command(
      "focus.previous", "Part before", "Gives the keys to the part before", .keyboard,
      repeats: true),
    Command("tab.next", "Next tab", "Shows the next tab of the panel", .keyboard),
    Command("tab.previous", "Tab before", "Shows the tab before", .keyboard),
    Command("move.up", "Up", "Moves up within a part, or scrolls", .keyboard, repeats: true),
    Command("move.down", "Down", "Moves down within a part, or scrolls", .keyboard, repeats: true),
    Command(
      "move.left", "Left", "Moves left within a part, or closes a row", .keyboard, repeats: true),
    Command(
      "move.right", "Right", "Moves right within a part, or opens a row", .keyboard, repeats: true),
    Command("activate", "Activate", "Does what a click on the focus would do", .keyboard),
  ]
}
