import TouchInspection
import TouchReading
import TouchTrace

extension CommandCatalog {
  package static let window: [Command] = [
    Command(
      .help, .window, "Keyboard help", "Shows or hides all keys, those that work now first",
      synonyms: ["shortcuts", "hotkeys"], { PromptUpdate.toggleHelp(&$0) }),
    Command(
      .palette, .window, "Command palette", "Searches all commands",
      { PromptUpdate.togglePalette(&$0) }),
    Command(
      .menu, .window, "Context menu", "Shows what can be done with the focus or selection",
      synonyms: ["right click"], { MenuUpdate.open(&$0) }),
    Command(
      .find, .window, "Find object", "Finds a view, a recognizer or a scene by its name",
      synonyms: ["search view", "go to"], { PromptUpdate.openFind(&$0) }),
    Command(
      .search, .window, "Search panel", "Focuses the search field of the panel under the pointer",
      synonyms: ["filter"], { FieldUpdate.search(&$0) }),
    Command(
      .open, .window, "Open scene", "Shows all scenes and searches them by name",
      synonyms: ["load", "file"], { CommandUpdate.openScenes(&$0) }),
    Command(
      .save, .window, "Save recording", "Writes the inputs of this session to a file",
      synonyms: ["export"], unless: { $0.noScene }, { LoadUpdate.saveRecording(&$0) }),
    Command(
      .reload, .window, "Reload scene", "Loads the scene file again and starts over",
      synonyms: ["restart", "reset"], unless: { $0.noScene }, { LoadUpdate.reload(&$0) }),
    Command(
      .shot, .window, "Save picture", "Writes the window as it is now to a PNG file",
      synonyms: ["screenshot", "image"], { LoadUpdate.savePicture(&$0) }),
    Command(
      .undo, .window, "Undo", "Undoes the last edit",
      synonyms: ["revert", "takes the last edit back"],
      unless: { $0.nothingToUndo },
      { EditUpdate.undo(&$0) }),
    Command(
      .redo, .window, "Redo", "Redoes the last undone edit",
      unless: { $0.state.document.edits.canRedo ? nil : "nothing to redo" },
      { EditUpdate.redo(&$0) }),
    Command(
      .copy, .window, "Copy as text", "Copies the panel that has the focus as text",
      synonyms: ["clipboard"], { CopyUpdate.copy(&$0) }),
    Command(
      .larger, .window, "Larger text", "Makes everything in the window larger",
      synonyms: ["zoom", "font size"], repeats: true, { SizeUpdate.changeText(1, &$0) }),
    Command(
      .smaller, .window, "Smaller text", "Makes everything in the window smaller",
      synonyms: ["zoom", "font size"], repeats: true, { SizeUpdate.changeText(-1, &$0) }),
    Command(
      .plainSize, .window, "Actual size", "Resets the text size", synonyms: ["zoom", "font size"],
      { SizeUpdate.changeText(0, &$0) }),
    Command(
      .fullscreen, .window, "Full screen", "Fills the screen, or returns to a window",
      {
        $0.state.isFullScreen.toggle()
        $0.add(.setFullScreen($0.state.isFullScreen))
      }),
    Command(
      .panelTimeline, .window, "Timeline panel", "Shows or hides the timeline",
      { PanelUpdate.toggle(.timeline, &$0) }),
    Command(
      .panelLeft, .window, "Left panel", "Shows or hides the hierarchy and the scenes",
      synonyms: ["sidebar"], { PanelUpdate.toggle(.left, &$0) }),
    Command(
      .panelRight, .window, "Right panel", "Shows or hides explanations and recognizers",
      synonyms: ["sidebar", "inspector"], { PanelUpdate.toggle(.right, &$0) }),
    Command(
      .themeToggle, .window, "Light or dark", "Switches between the light and the dark theme",
      synonyms: ["dark theme", "dark mode", "light mode", "colors", "colours"],
      isPaletteOnly: true,
      {
        $0.state.preferences.isLight.toggle()
        $0.state.preferences.savesLight = $0.state.preferences.isLight
      }),
    Command(
      .escape, .window, "Close or deselect",
      "Closes the innermost panel, clears the selection or leaves Pick mode; never quits",
      synonyms: ["cancel", "back"], { CommandUpdate.escape(&$0) }),
    Command(
      .problemClose, .window, "Close problem", "Dismisses the load error", isPaletteOnly: true,
      unless: { $0.state.problem == nil ? "there is no load error" : nil },
      { $0.state.problem = nil }),
    Command(
      .quit, .window, "Quit", "Cancels all touches and closes the window",
      synonyms: ["exit", "close window"], isPaletteOnly: true, { $0.state.isOver = true }),
  ]
}
