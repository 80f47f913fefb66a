package import Foundation
package import TouchArticles
package import TouchCanvas
package import TouchLanguage

/// A scene that can be opened.
package struct SceneEntry: Sendable {
  /// The file.
  package var path: String
  /// The group that it belongs to.
  package var topic: String
  package var title: String
  /// The scene's own words; marks of Markdown are left out when it is shown.
  package var about: String
  /// What of the articles it is; empty for none.
  package var mission = ""
  /// The articles' cases that its runs reproduce, by the names of the runs.
  package var goldens: [String: String] = [:]
  /// How many runs it has.
  package var runCount: Int
  /// The scene as it looks before the first touch; empty for none.
  package var thumbnail: DrawList
  /// The size that the thumbnail was drawn in, points.
  package var thumbnailSize: CGSize

  package init(
    path: String, topic: String, title: String, about: String, runCount: Int,
    thumbnail: DrawList = DrawList(), thumbnailSize: CGSize = .zero
  ) {
    self.path = path
    self.topic = topic
    self.title = title
    self.about = about
    self.runCount = runCount
    self.thumbnail = thumbnail
    self.thumbnailSize = thumbnailSize
  }
}

extension SceneEntry {
  /// The file's name without its folder and its ending.
  package var file: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".yaml") ? String(name.dropLast(5)) : name
  }
}

extension SceneEntry {
  /// The same with its words in a language.
  package func spoken(_ texts: SceneTexts, _ language: TextLanguage) -> SceneEntry {
    var entry = self
    (entry.title, entry.about) = texts.words(of: file, title: title, about: about, language)
    entry.topic = texts.topic(topic, language)
    return entry
  }
}

extension ScenesModel {
  /// Files of the scenes that are worth to be tried first.
  package static let firstScenes = FirstScene.allCases.map(\.rawValue)

  /// What the start page offers: the scenes to be tried first, then others.
  static func featured(_ scenes: [SceneEntry]) -> [SceneEntry] {
    let first = firstScenes.compactMap { name in
      scenes.first { $0.path.hasSuffix("\(name).yaml") }
    }
    return first + scenes.filter { entry in !first.contains { $0.path == entry.path } }
  }
}

/// A section of an article that a scene is from.
package struct SceneSection: Hashable, Sendable {
  package var id: SectionID
  /// As `2.1`.
  package var number: String
  /// As it is shown.
  package var title: String
  /// What it is found by, in all languages.
  package var words: String

  package init(_ id: SectionID, number: String, title: String, words: String) {
    self.id = id
    self.number = number
    self.title = title
    self.words = words
  }
}

/// How the list of scenes is looked at.
package struct ScenesModel: Sendable {
  /// Words of titles, files, topics or of what is said of scenes, to find.
  package var query = ""
  /// True while the search field has the keys.
  package var isFocused = false
  /// The path of the open scene; its runs and switches show.
  package var open: String?
  package var runs: [String] = []
  /// The run that plays, or played last.
  package var run: String?
  /// Its switches by name.
  package var variants: [String] = []
  /// The switch that is thrown; nil for none.
  package var variant: String?
  /// What the runs and switches are called in the window's language, by their names; those that are missing keep theirs.
  package var names: [String: String] = [:]
  /// A file beside the scenes of the list.
  package struct File: Hashable, Sendable {
    /// What it is opened as.
    package enum Kind: Sendable { case scene, recording, folder }
    /// As it is shown and opened; that of a folder ends with a slash.
    package var path: String
    /// What it is opened as.
    package var kind: Kind
    /// What a scene is called; nil where that is not known.
    package var title: String?

    package init(path: String, kind: Kind, title: String? = nil) {
      self.path = path
      self.kind = kind
      self.title = title
    }
  }

  /// Recordings that were opened or saved, the last one first.
  package var recordings: [File] = []
  /// Scenes that were opened before, the last one first.
  package var recent: [File] = []
  /// What begins as the path that is typed; nil while words are searched.
  package var files: [File]?
  /// What is searched, in all languages.
  package var search = SearchText("")
  /// The sections of articles that a scene is from, by the name of its file.
  package var sections: [String: [SceneSection]] = [:]
  /// What scenes are found by in other languages.
  package var texts = SceneTexts()
  /// Why the typed path cannot be opened.
  package var problem: String?
  /// What is selected, if anything.
  package var selection: Target?
  /// What the pointer is over, if anything.
  package var hover: Target?
  /// The part of the picture's height that shows.
  package var visible: Range<Double> = 0..<Double.greatestFiniteMagnitude
  /// Height of a row, points.
  package var rowHeight = 24.0
  /// How much larger texts are than usual.
  package var textScale = 1.0
  package init() {}

  /// What a run or a switch of the open scene is called.
  package func shown(_ name: String) -> String { names[name] ?? name }

  /// The files that have all words of the query.
  package func found(_ files: [File]) -> [File] {
    files.filter { matches([$0.path, $0.title].compactMap { $0 }.joined(separator: " ")) }
  }

  private func matches(_ text: String) -> Bool {
    search.query == query ? search.matches(text) : SearchText(query).matches(text)
  }

  /// The scenes that have all words of the query, by topic in the order of the list; none while a path is typed.
  package func topics(_ scenes: [SceneEntry]) -> [(name: String, scenes: [SceneEntry])] {
    guard files == nil else { return [] }
    var topics: [(name: String, scenes: [SceneEntry])] = []
    for scene in scenes where query.isEmpty || matches(words(of: scene)) {
      if let index = topics.firstIndex(where: { $0.name == scene.topic }) {
        topics[index].scenes.append(scene)
      } else {
        topics.append((scene.topic, [scene]))
      }
    }
    return topics
  }

  /// What a scene is found by.
  private func words(of scene: SceneEntry) -> String {
    let about = PlainText.text(scene.about)
    let articles = sections[scene.file]?.map(\.words).joined(separator: " ") ?? ""
    let cases = scene.goldens.values.sorted().joined(separator: " ")
    let words = [
      scene.title, scene.file, scene.topic, about, scene.mission, cases, articles,
      texts.search(scene.file),
    ]
    return words.joined(separator: " ")
  }
}

/// The words of a scene file without the marks of Markdown.
enum PlainText {
  static func text(_ markdown: String) -> String {
    var text = markdown
    for mark in ["**", "__", "*", "`"] { text = text.replacing(mark, with: "") }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// What to do first: the sentence with the first bold words, or else the first one.
  static func invitation(_ markdown: String) -> String {
    let sentences = sentences(markdown)
    return text(sentences.first { $0.contains("**") } ?? sentences.first ?? "")
  }

  private static func sentences(_ text: String) -> [String] {
    var sentences: [String] = []
    var current = ""
    var previous: Character = " "
    for character in text {
      if character.isWhitespace, previous == "." {
        sentences.append(current)
        current = ""
      } else if character == "\u{3002}" {
        sentences.append(current + "\u{3002}")
        current = ""
      } else if !(current.isEmpty && character.isWhitespace) {
        current.append(character)
      }
      previous = character
    }
    return current.isEmpty ? sentences : sentences + [current]
  }
}
