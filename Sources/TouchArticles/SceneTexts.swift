package import TouchLanguage

/// What scenes, their runs and variants are called and about in languages other than that of their files.
package struct SceneTexts: Sendable {
  /// The words of one scene.
  package struct Words: Sendable {
    package var title: TranslatedText
    /// By its language; English is in the scene's file.
    package var about: [TextLanguage: String]

    package init(title: TranslatedText, about: [TextLanguage: String]) {
      self.title = title
      self.about = about
    }
  }

  /// By the name of the scene's file without its ending.
  package var scenes: [String: Words] = [:]
  /// The groups of scenes by their English names.
  package var topics: [String: TranslatedText] = [:]

  /// What runs and variants are called, by their English names.
  package var names: [String: TranslatedText] = [:]

  package init() {}

  /// What a run or variant of the program's own scenes is called in a language.
  package func name(_ name: String, _ language: TextLanguage = Text.current) -> String {
    names[name]?[language] ?? name
  }

  /// What runs and variants of a scene are called, by the names in its file; a scene of that name which is another one
  /// keeps its own.
  package func spoken(
    _ all: [String], of file: String, title: String, _ language: TextLanguage
  ) -> [String: String] {
    guard language != .english, scenes[file]?.title.english == title else { return [:] }
    return Dictionary(all.map { ($0, name($0, language)) }) { first, _ in first }
  }

  /// A title and what a scene is about in a language; as its file has them where they were not translated, or where
  /// the file is another one of that name.
  package func words(
    of file: String, title: String, about: String, _ language: TextLanguage
  ) -> (title: String, about: String) {
    guard let words = scenes[file], words.title.english == title else { return (title, about) }
    return (words.title[language], words.about[language] ?? about)
  }

  package func topic(_ topic: String, _ language: TextLanguage) -> String {
    topics[topic]?[language] ?? topic
  }

  /// All translations of a scene's words, to be searched.
  package func search(_ file: String) -> String {
    guard let words = scenes[file] else { return "" }
    return (words.title.all + words.about.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value))
      .joined(separator: " ")
  }
}
