struct EnglishCommand: CommandSentences {
  func words(_ command: CommandID) -> CommandText {
    switch command {
    // The window.
    case .help:
      CommandText(
        "Keyboard help", "Shows or hides all keys, those that work now first",
        synonyms: ["shortcuts", "hotkeys"])
    case .palette: CommandText("Command palette", "Searches all commands")
    case .menu:
      CommandText(
        "Context menu", "Shows what can be done with the focus or selection",
        synonyms: ["right click"])
    case .find:
      CommandText(
        "Find object", "Finds a view, a recognizer or a scene by its name",
        synonyms: ["search view", "go to"])
    case .search:
      CommandText(
        "Search panel", "Focuses the search field of the panel under the pointer",
        synonyms: ["filter"])
    case .open:
      CommandText(
        "Open scene", "Shows all scenes and searches them by name", synonyms: ["load", "file"])
    case .sceneChoose:
      CommandText(
        "Choose scene", "Lists all scenes by title, to search and open one",
        synonyms: ["scenes", "switch scene"])
    case .save:
      CommandText(
        "Save recording", "Writes the inputs of this session to a file", synonyms: ["export"])
    case .saveScene:
      CommandText(
        "Save scene", "Writes the scene with all edits to its file",
        synonyms: ["write", "keep edits", "yaml"])
    case .sceneNew:
      CommandText(
        "New scene…", "Makes a scene from a template, beside the open one, and composes it",
        synonyms: ["template", "create", "file"])
    case .exportTest:
      CommandText(
        "Export as test", "Writes all runs as tests into a Swift file beside the scene",
        synonyms: ["swift testing", "unit test"])
    case .exportSwift:
      CommandText(
        "Export as UIKit code", "Writes the scene as a UIKit program beside it",
        synonyms: ["xcode", "swift", "program"])
    case .modeCompose, .composeToggle, .composeAdd, .composeTry, .composeKeepRun, .composeLeft,
      .composeRight, .composeUp, .composeDown, .composeLeftFar, .composeRightFar, .composeUpFar,
      .composeDownFar, .composeNarrower, .composeWider, .composeLower, .composeHigher,
      .composeInside, .composeOutside, .composeNext, .composePrevious, .composeForward,
      .composeBackward, .composeDuplicate, .composeCopy, .composeCut, .composePaste,
      .composeRename, .composeDelete, .composeWrap, .composeUnwrap, .composeRelate, .composeZoomIn,
      .composeZoomOut,
      .composeZoomFit, .composeText:
      composing(command)
    case .composeFront, .composeBack, .composeAll, .composeAlignLeft, .composeAlignCenter,
      .composeAlignRight, .composeAlignTop, .composeAlignMiddle, .composeAlignBottom,
      .composeSpreadAcross, .composeSpreadDown, .composeNarrowerFar, .composeWiderFar,
      .composeLowerFar, .composeHigherFar, .composeRowUp, .composeRowDown, .composeRowIn,
      .composeRowOut, .composeDistances, .composeDragCopy, .composeDragInto,
      .composeProblem, .composeComplete:
      EnglishArrangingCommand.words(command)
    case .reload:
      CommandText(
        "Reload scene", "Loads the scene file again and starts over",
        synonyms: ["restart", "reset"])
    case .shot:
      CommandText(
        "Save picture", "Writes the window as it is now to a PNG file",
        synonyms: ["screenshot", "image"])
    case .undo:
      CommandText("Undo", "Undoes the last edit", synonyms: ["revert", "takes the last edit back"])
    case .redo: CommandText("Redo", "Redoes the last undone edit")
    case .copyPath:
      CommandText(
        "Copy hit path", "Copies the path of the hit test, from the window to the hit view")
    case .copy:
      CommandText(
        "Copy as text", "Copies the panel that has the focus as text", synonyms: ["clipboard"])
    case .larger:
      CommandText(
        "Larger text", "Makes everything in the window larger", synonyms: ["zoom", "font size"])
    case .smaller:
      CommandText(
        "Smaller text", "Makes everything in the window smaller", synonyms: ["zoom", "font size"])
    case .plainSize:
      CommandText("Actual size", "Resets the text size", synonyms: ["zoom", "font size"])
    case .fullscreen: CommandText("Full screen", "Fills the screen, or returns to a window")
    case .panelTimeline: CommandText("Timeline panel", "Shows or hides the timeline")
    case .panelLeft:
      CommandText(
        "Left panel", "Shows or hides the hierarchy and the scenes", synonyms: ["sidebar"])
    case .panelRight:
      CommandText(
        "Right panel", "Shows or hides explanations and recognizers",
        synonyms: ["sidebar", "inspector"])
    case .themeToggle:
      CommandText(
        "Light or dark", "Switches between the light and the dark theme",
        synonyms: ["dark theme", "dark mode", "light mode", "colors", "colours"])
    case .themeDark:
      CommandText("Dark theme", "Uses the dark theme", synonyms: ["dark mode", "colors"])
    case .themeLight:
      CommandText("Light theme", "Uses the light theme", synonyms: ["light mode", "colors"])
    case .themeSystem:
      CommandText(
        "Follow the system theme", "Uses the light or the dark theme as the desktop does",
        synonyms: ["automatic", "dark mode", "light mode"])
    case .languageEnglish:
      CommandText(
        "Language: English", "Shows the window in English", synonyms: TextLanguage.english.words)
    case .languageChinese:
      CommandText(
        "Language: Chinese", "Shows the window in Simplified Chinese",
        synonyms: TextLanguage.chinese.words)
    case .languageJapanese:
      CommandText(
        "Language: Japanese", "Shows the window in Japanese",
        synonyms: TextLanguage.japanese.words)
    case .escape:
      CommandText(
        "Close or deselect",
        "Closes the innermost panel, clears the selection or leaves Pick mode; never quits",
        synonyms: ["cancel", "back"])
    case .problemClose: CommandText("Close problem", "Dismisses the load error")
    case .quit:
      CommandText(
        "Quit", "Cancels all touches and closes the window", synonyms: ["exit", "close window"])
    // Touching.
    case .modeToggle:
      CommandText(
        "Touch or Pick", "Switches between touching the scene and asking what would be touched",
        synonyms: ["pick", "inspect", "hit test"])
    case .modeTouch: CommandText("Touch", "The mouse touches the scene")
    case .modePick: CommandText("Pick", "The mouse asks what would be touched, and touches nothing")
    case .cancelTouches:
      CommandText("Cancel all touches", "Cancels all touches, as an incoming call does")
    case .deviceLeft:
      CommandText(
        "Rotate device left", "Rotates the device a quarter turn counterclockwise",
        synonyms: ["clock", "turn", "orientation", "landscape"])
    case .deviceRight:
      CommandText(
        "Rotate device right", "Rotates the device a quarter turn clockwise",
        synonyms: ["clock", "turn", "orientation", "landscape"])
    case .interrupt:
      CommandText("Incoming call", "Cancels all touches, as the system does for a call")
    case .suspend:
      CommandText(
        "Suspend input", "Suspends event fetching, or resumes it and delivers what is queued",
        synonyms: ["resume input"])
    case .twoFingersOff:
      CommandText("One finger", "The mouse acts as one finger (hold Alt or Ctrl for two)")
    case .twoFingersMirrored:
      CommandText(
        "Two fingers mirrored",
        "The mouse acts as two fingers that pinch and rotate, without a key",
        synonyms: ["pinch", "rotate"])
    case .twoFingersParallel:
      CommandText(
        "Two fingers side by side",
        "The mouse acts as two fingers that move together, without a key")
    case .twoFingersPinch:
      CommandText(
        "Two fingers pinch only",
        "The mouse acts as two fingers that keep their angle, without a key",
        synonyms: ["pinch only", "scale", "zoom"])
    case .twoFingersRotate:
      CommandText(
        "Two fingers rotate only",
        "The mouse acts as two fingers that keep their distance, without a key",
        synonyms: ["rotate only", "turn"])
    case .twoFingersNext:
      CommandText(
        "Next way of two fingers",
        "Goes on from one finger to two: mirrored, pinch only, rotate only, side by side")
    case .variantNext:
      CommandText("Next variant", "Loads the scene with its next variant", synonyms: ["switch"])
    case .fingersLift:
      CommandText("Lift held fingers", "Lifts fingers left down by a branch or a replay")
    // Time.
    case .play:
      CommandText("Play or pause", "Plays or pauses the scene", synonyms: ["stop", "resume"])
    case .start:
      CommandText(
        "Go to start", "Shows the scene before its first event", synonyms: ["rewind", "beginning"])
    case .live:
      CommandText(
        "Go live", "Shows the newest event and takes touches again", synonyms: ["end", "present"])
    case .slower:
      CommandText("Half speed", "Halves the speed of the scene's time", synonyms: ["slow"])
    case .faster:
      CommandText("Double speed", "Doubles the speed of the scene's time", synonyms: ["fast"])
    case .eventBack:
      CommandText(
        "Previous step",
        "Moves the playhead back by a step: an input or a timer, and what follows from it")
    case .eventForward:
      CommandText(
        "Next step",
        "Moves the playhead forward by a step: an input or a timer, and what follows from it")
    case .transitionBack:
      CommandText(
        "Previous change of state", "Moves the playhead back to where a recognizer changed state",
        synonyms: ["transition"])
    case .transitionForward:
      CommandText(
        "Next change of state", "Moves the playhead forward to where a recognizer changes state",
        synonyms: ["transition"])
    case .gestureBack:
      CommandText(
        "Start of gesture",
        "Moves the playhead to the start of the gesture, then of the one before it",
        synonyms: ["previous gesture"])
    case .gestureForward:
      CommandText("Next gesture", "Moves the playhead to the start of the next gesture")
    case .timeBack: CommandText("Back 16.7 ms", "Moves the playhead back by one frame")
    case .timeForward: CommandText("Forward 16.7 ms", "Moves the playhead forward by one frame")
    case .timeBackFar: CommandText("Back 100 ms", "Moves the playhead back by six frames")
    case .timeForwardFar: CommandText("Forward 100 ms", "Moves the playhead forward by six frames")
    case .continue:
      CommandText("Run to breakpoint", "Runs to the next breakpoint", synonyms: ["continue"])
    case .continueBack:
      CommandText(
        "Run back to breakpoint", "Runs back to the previous breakpoint",
        synonyms: ["continue backwards"])
    case .breakpoint:
      CommandText(
        "Toggle breakpoint", "Sets or removes a breakpoint on the selection", synonyms: ["stop at"])
    case .breakpointsClear: CommandText("Remove all breakpoints", "Removes every breakpoint")
    case .fork:
      CommandText(
        "Branch from here", "Starts a new run at the playhead",
        synonyms: ["fork", "continue from here"])
    case .runFormer:
      CommandText("Previous run", "Returns to the run you branched from", synonyms: ["former run"])
    case .difference:
      CommandText(
        "Go to difference", "Seeks to where an edit first changed the run", synonyms: ["divergence"]
      )
    case .gestures:
      CommandText(
        "Insert a gesture\u{2026}", "Makes a tap, press, swipe, pinch or rotation at the playhead",
        synonyms: ["simulate gesture", "scripted gesture", "tap", "swipe", "pinch", "edge pan"])
    case .contact:
      CommandText(
        "Contact of touches\u{2026}",
        "Sets force, radii, twist and quality of the touches that you make here",
        synonyms: ["radius", "pressure", "force", "digitizer", "finger size"])
    case .isolate:
      CommandText(
        "Isolate view", "Draws only the selected view and what is in it, or all views again",
        synonyms: ["focus on layer", "subtree"])
    case .watch:
      CommandText(
        "Watch selection",
        "Shows the values of the selected object in Inspect whatever is selected",
        synonyms: ["sparkline", "plot"])
    case .hideView:
      CommandText("Hide view", "Leaves the selected view out of the picture, or draws it again")
    case .showAllViews:
      CommandText("Show all views", "Draws every view again", synonyms: ["end isolation"])
    case .layers:
      CommandText("Choose layers", "Shows or ends a slider of layers", synonyms: ["depth", "3D"])
    case .unfold1, .unfold2, .unfold3, .unfold4, .unfold5:
      CommandText(
        "Unfold to level \(command.unfoldedLevel ?? 1)",
        "Unfolds the tree down to this level, and folds the rest", synonyms: ["expand", "depth"])
    case .compareRuns:
      CommandText(
        "Compare runs", "Shows the run before the last edit above the one with it, or both as one",
        synonyms: ["A/B", "ghost"])
    case .record:
      CommandText("Record", "Starts a recording, or stops it and saves what happened since")
    case .replay: CommandText("Replay", "Replays the last recording")
    case .replaySkipsIdle:
      CommandText(
        "Skip idle replay time", "Leaves out the time in which a replay has nothing to do")
    // The timeline.
    case .timelineIn: CommandText("Zoom in", "Zooms in around the playhead")
    case .timelineOut: CommandText("Zoom out", "Zooms out around the playhead")
    case .timelineLeft: CommandText("Earlier", "Moves the timeline to earlier times")
    case .timelineRight: CommandText("Later", "Moves the timeline to later times")
    case .timelineFit: CommandText("Fit last gesture", "Shows the whole last gesture")
    case .timelineArea:
      CommandText(
        "Measure selection", "Measures the selected span; Shift-drag to measure any range",
        synonyms: ["duration"])
    case .timelineLoop:
      CommandText(
        "Loop the span", "Plays the measured span, or that of the selection, again and again",
        synonyms: ["repeat"])
    case .lanePrevious:
      CommandText("Previous event on lane", "Steps to the selection's previous event")
    case .laneNext: CommandText("Next event on lane", "Steps to the selection's next event")
    case .laneFold:
      CommandText(
        "Fold lane", "Folds or unfolds the lane of a group", synonyms: ["unfold", "expand"])
    case .lanePin:
      CommandText("Pin lane", "Keeps a lane above all others, or lets it go", synonyms: ["unpin"])
    case .laneUp: CommandText("Lane up", "Moves a lane above the one before it")
    case .laneDown: CommandText("Lane down", "Moves a lane below the one behind it")
    case .laneCollapse:
      CommandText("Collapse lane", "Makes a lane as low as its spans, or high again")
    case .laneHide: CommandText("Hide lane", "Leaves a lane out", synonyms: ["filter"])
    case .laneOnly:
      CommandText(
        "Only this lane", "Leaves out all lanes but one and the touches, or shows them again",
        synonyms: ["filter", "isolate"])
    case .laneAll:
      CommandText("All lanes", "Shows all lanes in their own order", synonyms: ["reset", "filter"])
    // Pictures.
    case .overlayHit: CommandText("Hit test", "Shows visits, refusals and the winner")
    case .overlayTouches: CommandText("Touches", "Shows touches with numbers and trails")
    case .overlayResponders: CommandText("Responder chain", "Shows who is offered an event")
    case .overlayAreas: CommandText("Touch areas", "Shows effective touch areas")
    case .overlayWindow:
      CommandText(
        "Window's own pass",
        "Shows the hit test that finds the window, before the one that binds the touch",
        synonyms: ["first pass"])
    case .renderNext:
      CommandText("Contents or wireframes", "Draws the views' contents, their frames, or both")
    case .tabWhy:
      CommandText("Why", "Says why the last thing fired or did not", synonyms: ["explanation"])
    case .tabRecognizers: CommandText("Recognizers", "Shows a state machine per recognizer")
    case .tabArbitration:
      CommandText("Arbitration", "Shows which recognizer took each touch and every delegate query")
    case .tabInspect:
      CommandText(
        "Inspect", "Shows the selection's properties, to edit them", synonyms: ["properties"])
    case .tabRuns:
      CommandText("Runs", "Shows the scene's runs and what fails in them", synonyms: ["tests"])
    case .tabLog: CommandText("Log", "Shows every decision as a line")
    case .tabSystem: CommandText("System", "Shows the event pipeline as tables")
    case .leftHierarchy: CommandText("Hierarchy", "Shows the tree of views", synonyms: ["views"])
    case .leftScenes: CommandText("Scenes", "Shows the scenes that can be opened")
    case .leftArticles:
      CommandText(
        "Articles", "Shows the articles with their questions, and lessons",
        synonyms: ["questions", "lessons", "learn"])
    case .leftAbout: CommandText("About", "Shows what the scene is about")
    case .systemPipeline:
      CommandText(
        "System: Pipeline", "Shows every step of the last event, from the port to the views")
    case .systemHid:
      CommandText("System: HID event", "Shows the digitizer's event with all its fields")
    case .systemRunLoop:
      CommandText("System: Run loop", "Shows threads, sources and the queue of events")
    case .systemTouchMap:
      CommandText("System: Touch map", "Shows touches by window, and by view and phase")
    case .systemGestures:
      CommandText("System: Gestures", "Shows the recognizers that need an update, in their order")
    case .systemObjects:
      CommandText(
        "System: Objects", "Shows the event, its touches, and their views and recognizers")
    case .systemSequence:
      CommandText(
        "System: Sequence", "Shows who called whom because of one touch, as a diagram",
        synonyms: ["sequence diagram", "lifelines"])
    case .systemStack:
      CommandText("System: Stack", "Shows the calls behind the last line, or the selected one")
    case .systemClasses:
      CommandText("System: Classes", "Shows the classes of the scene and their superclasses")
    case .systemReference:
      CommandText(
        "System: Reference", "Shows what the articles say of registers, phases and who wins",
        synonyms: ["po", "lldb", "priority"])
    // Questions and lessons.
    case .guideNext:
      CommandText(
        "Next lesson step", "Shows the next step of the lesson, or the next question",
        synonyms: ["lesson", "slide"])
    case .guidePrevious:
      CommandText(
        "Previous lesson step", "Shows the previous step of the lesson, or the previous question",
        synonyms: ["lesson", "slide"])
    case .guidePresent:
      CommandText(
        "Present lesson", "Shows the lesson in large type without panels, or ends that",
        synonyms: ["presenter", "slides", "teach"])
    // Keyboard navigation.
    case .panelNext: CommandText("Next panel", "Moves keyboard focus to the next panel")
    case .panelPrevious: CommandText("Previous panel", "Moves keyboard focus to the previous panel")
    case .focusNext:
      CommandText(
        "Next group", "Moves keyboard focus to the next group: a list, a card, a row of buttons")
    case .focusPrevious: CommandText("Previous group", "Moves keyboard focus to the previous group")
    case .tabNext: CommandText("Next tab", "Shows the next tab of the panel")
    case .tabPrevious: CommandText("Previous tab", "Shows the previous tab of the panel")
    case .moveUp: CommandText("Move up", "Moves up within a group, or scrolls")
    case .moveDown: CommandText("Move down", "Moves down within a group, or scrolls")
    case .moveLeft: CommandText("Move left", "Moves left within a group, or closes a row")
    case .moveRight: CommandText("Move right", "Moves right within a group, or opens a row")
    case .activate: CommandText("Activate", "Does what a click on the focus would do")
    }
  }
}
