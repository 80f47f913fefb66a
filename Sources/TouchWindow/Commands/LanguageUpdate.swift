import TouchLanguage

/// The language that is chosen for the window.
enum LanguageUpdate {
  /// Without a font for its signs the window keeps the language that can be read.
  static func choose(_ language: TextLanguage, _ c: inout Context) {
    guard !c.reading.articles.missing.contains(language) else {
      return c.say(Text.articles.missingFonts([language]))
    }
    c.state.preferences.choose(language)
    c.state.articles.language = .window
    let scene = c.state.document.scene
    c.add(.setTitle(Text.speaking(language) { c.reading.windowTitle(of: scene) }))
  }
}
