import TouchInspection
import TouchLanguage
import TouchReading
import TouchTrace

extension CommandCatalog {
  package static let window = ownWindow + languages

  private static let ownWindow: [Command] = [
    Command(
      .help, .window, { PromptUpdate.toggleHelp(&$0) }),
    Command(
      .palette, .window, { PromptUpdate.togglePalette(&$0) }),
    Command(
      .menu, .window, { MenuUpdate.open(&$0) }),
    Command(
      .find, .window, { PromptUpdate.openFind(&$0) }),
    Command(
      .search, .window, { FieldUpdate.search(&$0) }),
    Command(
      .open, .window, { CommandUpdate.openScenes(&$0) }),
    Command(
      .sceneChoose, .window, isPaletteOnly: true, { PromptUpdate.openScenes(&$0) }),
    Command(
      .sceneNew, .window, { PromptUpdate.openTemplates(&$0) }),
    Command(
      .save, .window, unless: { $0.noScene }, { LoadUpdate.saveRecording(&$0) }),
    Command(
      .saveScene, .window, unless: { $0.noScene }, { ComposeUpdate.save(&$0) }),
    Command(
      .exportTest, .window, isPaletteOnly: true, unless: { $0.noScene },
      { $0.add(.compose(.export(.test))) }),
    Command(
      .exportSwift, .window, isPaletteOnly: true, unless: { $0.noScene },
      { $0.add(.compose(.export(.program))) }),
    Command(
      .reload, .window, unless: { $0.noScene }, { LoadUpdate.reload(&$0) }),
    Command(
      .shot, .window, { LoadUpdate.savePicture(&$0) }),
    Command(
      .undo, .window, unless: { $0.nothingToUndo },
      { EditUpdate.undo(&$0) }),
    Command(
      .redo, .window, unless: { $0.nothingToRedo },
      { EditUpdate.redo(&$0) }),
    Command(
      .copy, .window, { CopyUpdate.copy(&$0) }),
    Command(
      .copyPath, .window, isPaletteOnly: true, { CopyUpdate.copyPath(&$0) }),
    Command(
      .larger, .window, repeats: true, { SizeUpdate.changeText(1, &$0) }),
    Command(
      .smaller, .window, repeats: true, { SizeUpdate.changeText(-1, &$0) }),
    Command(
      .plainSize, .window, { SizeUpdate.changeText(0, &$0) }),
    Command(
      .fullscreen, .window,
      {
        $0.state.input.isFullScreen.toggle()
        $0.add(.setFullScreen($0.state.input.isFullScreen))
      }),
    Command(
      .panelTimeline, .window, unless: { $0.noScene }, { PanelUpdate.toggle(.timeline, &$0) }),
    Command(
      .panelLeft, .window, { PanelUpdate.toggle(.left, &$0) }),
    Command(
      .panelRight, .window, unless: { $0.noScene }, { PanelUpdate.toggle(.right, &$0) }),
    Command(
      .themeToggle, .window, isPaletteOnly: true,
      { $0.state.preferences.choose($0.state.isLight ? .dark : .light) }),
    Command(
      .themeDark, .window, isPaletteOnly: true, { $0.state.preferences.choose(.dark) }),
    Command(
      .themeLight, .window, isPaletteOnly: true, { $0.state.preferences.choose(.light) }),
    Command(
      .themeSystem, .window, isPaletteOnly: true,
      {
        $0.state.preferences.choose(.system)
        $0.add(.askTheme)
      }),
    Command(
      .escape, .window, { CommandUpdate.escape(&$0) }),
    Command(
      .problemClose, .window, isPaletteOnly: true,
      unless: { $0.state.problem == nil ? .noProblem : nil },
      { $0.state.problem = nil }),
    Command(
      .quit, .window, isPaletteOnly: true, { ComposeQuestions.quit(&$0) }),
  ]

  private static let languages = TextLanguage.allCases.map { language in
    Command(
      .language(language), .window, isPaletteOnly: true, { LanguageUpdate.choose(language, &$0) })
  }
}
