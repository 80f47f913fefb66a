import TouchArticles
package import TouchLanguage
import Foundation
package import TouchInspection
import TouchReading
import TouchTrace

/// The palette, the help, and questions.
package enum PromptUpdate {
  package static func toggleHelp(_ c: inout Context) {
    if case .help = c.state.prompt { return c.state.prompt = nil }
    c.state.input.isFieldSelected = false
    search("", &c)
  }

  /// Shows the keys of the help for which some words stand, from the first on.
  static func search(_ query: String, _ c: inout Context) {
    c.state.workspace.lists["help"] = 0
    c.state.prompt = .help(query: query)
  }

  // MARK: Palette

  package static func togglePalette(_ c: inout Context) {
    guard c.state.prompt?.palette == nil else { return c.state.prompt = nil }
    var palette = PaletteModel()
    palette.items = CommandCatalog.all.map(\.id).filter { $0 != .palette }.map { item($0, c) }
    open(palette, &c)
  }

  package static func openFind(_ c: inout Context) {
    var palette = PaletteModel()
    palette.subject = .objects
    palette.placeholder = Text.notices.findPlaceholder
    let snapshot = c.reading.input.snapshot
    palette.items =
      snapshot.recognizers.map {
        PaletteModel.Item(
          .select(.recognizer($0.name)), title: $0.printedName, detail: $0.className)
      }
      + snapshot.views.map {
        PaletteModel.Item(.select(.view($0.name)), title: $0.title, detail: $0.className)
      }
    open(palette, &c)
  }

  /// All scenes by title, and the way to files beside them.
  package static func openScenes(_ c: inout Context) {
    var palette = PaletteModel()
    palette.subject = .scenes
    palette.placeholder = Text.notices.scenePlaceholder
    palette.items = [item(.open, c)]
    palette.openScene = c.state.document.scene.path
    open(palette, &c)
  }

  /// The templates, of which one becomes a scene.
  package static func openTemplates(_ c: inout Context) {
    var palette = PaletteModel()
    palette.subject = .templates
    palette.placeholder = Text.compose.templatePlaceholder
    palette.items = SceneTemplate.allCases.map { template in
      let english = Text.speaking(.english) { Text.compose.title(template) }
      return PaletteModel.Item(
        .template(template), title: Text.compose.title(template), detail: template.rawValue,
        names: [template.rawValue, english])
    }
    open(palette, &c)
  }

  private static func item(_ id: CommandID, _ c: Context) -> PaletteModel.Item {
    let text = CommandCatalog.command(id).text
    return PaletteModel.Item(
      .command(id), title: text.title,
      keys: c.reading.configuration.keymap.keys(of: id).first ?? "", detail: text.summary,
      names: [text.summary] + text.synonyms)
  }

  private static func open(_ palette: PaletteModel, _ c: inout Context) {
    c.state.prompt = .palette(palette)
    c.state.input.isFieldSelected = false
  }

  /// The items of the palette with the scenes of the library, which come as they are read.
  static func items(_ palette: PaletteModel, _ reading: Reading) -> [PaletteModel.Item] {
    let scenes = reading.scenes.map { scene in
      var item = PaletteModel.Item(
        .scene(scene.path),
        title: palette.subject == .scenes ? scene.title : Text.notices.openScene(scene.title),
        detail: scene.file, names: [scene.title, scene.file])
      item.isOpen = scene.path == palette.openScene
      return item
    }
    switch palette.subject {
    case .templates: return palette.items
    case .contact(let contact): return ContactUpdate.items(palette.query, from: contact)
    case .gestures: return GestureUpdate.items(palette.query)
    // What is asked for comes first.
    case .scenes: return scenes + palette.items
    case .everything, .objects:
      return palette.items + described(palette, reading) + scenes
        + ArticleItems.items(palette.query, reading)
    }
  }

  /// The objects of the open scene, once something is typed: they are more than the commands.
  private static func described(
    _ palette: PaletteModel, _ reading: Reading
  ) -> [PaletteModel.Item] {
    guard !palette.query.isEmpty, palette.subject != .objects else { return [] }
    return objects(reading.input).map { target, className in
      let name = UnmentionedName.printed(target.name ?? "")
      return PaletteModel.Item(
        .describe(target), title: Text.over.describe(name), detail: className,
        names: [name, className])
    }
  }

  /// Recognizers, views, then other responders, with their classes.
  private static func objects(_ input: PictureInput) -> [(Target, String)] {
    let responders = input.trace.lineages.indices.compactMap { index -> (Target, String)? in
      let handle = Handle(rawValue: UInt32(index))
      let names = input.trace.lineages[index].names
      guard names.contains("UIResponder"), !names.contains("UIView") else { return nil }
      return (.responder(input.name(of: handle)), names.first ?? "")
    }
    return input.snapshot.recognizers.map { (.recognizer($0.name), $0.className) }
      + input.snapshot.views.map { (.view($0.name), $0.className) } + responders
  }

  /// Completes an open palette by what comes from outside, and by what is typed in other languages.
  package static func fill(_ palette: inout PaletteModel, _ reading: Reading) {
    palette.items = items(palette, reading)
    palette.translations =
      palette.query.isEmpty ? [] : reading.articles.data.glossary.translations(of: palette.query)
  }

  /// What the palette finds for what is typed.
  package static func matches(_ c: Context) -> [PaletteModel.Item] {
    guard var palette = c.state.prompt?.palette else { return [] }
    fill(&palette, c.reading)
    return palette.matches
  }

  package static func choose(_ action: PaletteAction, _ c: inout Context) {
    let query = c.state.prompt?.palette?.query ?? ""
    c.state.prompt = nil
    switch action {
    case .command(let id): CommandUpdate.perform(id, &c)
    case .scene(let path): LoadUpdate.load(path, &c)
    case .template(let template): LoadUpdate.make(template, &c)
    case .article(let target): ArticleUpdate.press(target, &c)
    case .select(let target): c.state.selection = target
    case .describe(let target): ListingUpdate.describe(target, &c)
    case .gesture(let preset, let place): GestureUpdate.make(preset, at: place, &c)
    case .contact(let contact): ContactUpdate.set(contact, &c)
    case .contactValue(let value): ContactUpdate.type(value, after: query, &c)
    }
  }

  /// Does what the selected row says.
  package static func chooseSelected(_ c: inout Context) {
    guard let palette = c.state.prompt?.palette else { return }
    let matches = matches(c)
    let row = palette.selected(in: matches)
    guard matches.indices.contains(row) else { return c.state.prompt = nil }
    choose(matches[row].action, &c)
  }

  /// Moves the selected row of a menu or of the palette, or scrolls the help; false for what has no rows.
  package static func move(_ step: Int, _ c: inout Context) -> Bool {
    switch c.state.prompt {
    case .menu(var menu):
      menu.move(step)
      c.state.prompt = .menu(menu)
    case .palette(var palette):
      let matches = matches(c)
      let count = max(1, matches.count)
      palette.chosen = (palette.selected(in: matches) + step + count) % count
      c.state.prompt = .palette(palette)
    case .help:
      c.state.workspace.lists["help"] = max(
        0, c.state.workspace.lists["help"] + Double(step) * 40)
    case .question, .field, .work, nil: return false
    }
    return true
  }

  // MARK: Questions

  /// What keys do while something has to be decided.
  package static func answer(_ command: CommandID, _ c: inout Context) {
    guard case .question(var question) = c.state.prompt else { return }
    switch command {
    case .escape: answer(question.harmless, &c)
    case .activate: answer(question.chosen, &c)
    case .moveLeft, .moveUp, .focusPrevious: choose(-1, &question, &c)
    case .moveRight, .moveDown, .focusNext: choose(1, &question, &c)
    default: break
    }
  }

  /// The next answer, or the one before, around the ends.
  private static func choose(_ step: Int, _ question: inout QuestionModel, _ c: inout Context) {
    let all = question.answers
    let now = all.firstIndex(of: question.chosen) ?? 0
    question.chosen = all[(now + step + all.count) % all.count]
    c.state.prompt = .question(question)
  }

  package static func answer(_ answer: QuestionAnswer, _ c: inout Context) {
    guard answer != .wait else { return }
    c.state.prompt = nil
    if ComposeQuestions.answer(answer, &c) { return }
    c.add(answer == .yes ? .replayPending : .forgetPending)
  }
}
