import Foundation
import SceneStories
import Testing
import TouchArticles
import TouchEngine
import TouchLanguage

@testable import TouchScenes

/// Every scene has its words in every language: `assets/scenes.yaml`.
@Suite struct SceneTextTests {
  private func read() throws -> SceneTexts {
    try ArticleReader.scenes(
      String(contentsOfFile: "\(Stories.root)/assets/scenes.yaml", encoding: .utf8))
  }

  private static let others = TextLanguage.allCases.filter { $0 != .english }

  @Test func everySceneIsTranslated() throws {
    let texts = try read()
    let files = Stories.paths.map {
      ($0 as NSString).lastPathComponent.replacingOccurrences(of: ".yaml", with: "")
    }
    #expect(Set(texts.scenes.keys) == Set(files) && files.count > 90)
    for (path, file) in zip(Stories.paths, files) {
      let header = try SceneHeader.read(
        text: String(contentsOfFile: path, encoding: .utf8), path: path)
      let words = try #require(texts.scenes[file], "\(file)")
      #expect(words.title.english == header.title, "\(file): its title was changed")
      for language in Self.others {
        let (title, about) = texts.words(
          of: file, title: header.title, about: header.about, language)
        #expect(SearchText.isEastAsian(title) && title != header.title, "\(file)")
        #expect(SearchText.isEastAsian(about) && about != header.about, "\(file)")
        // Names of methods, and what is to be tried, are marked as in English.
        #expect(marks(about, "`") == marks(header.about, "`"), "\(file) \(language)")
        #expect(about.components(separatedBy: "**").count % 2 == 1, "\(file) \(language)")
      }
      #expect(texts.topics[header.topic] != nil, "\(header.topic)")
    }
  }

  /// Every run and variant of every scene, and nothing else; those of one scene can be told apart.
  @Test func everyRunAndVariantHasAName() throws {
    let texts = try read()
    var used: Set<String> = []
    for path in Stories.paths {
      let scene = try LiveScene.load(path: path)
      defer { scene.engine.tearDown() }
      let all = [scene.runs.map(\.name), scene.variants]
      for language in Self.others {
        for own in all {
          let names = own.map { texts.name($0, language) }
          #expect(Set(names).count == Set(own).count, "\(path): \(names)")
        }
      }
      used.formUnion(all.joined())
    }
    #expect(used.count > 400)
    #expect(used.symmetricDifference(texts.names.keys).sorted() == [])
    for (english, name) in texts.names {
      // A value is written in all languages alike.
      let isValue = english.wholeMatch(of: #/alpha [0-9.]+/#) != nil
      for language in Self.others {
        #expect(SearchText.isEastAsian(name[language]) != isValue, "\(english)")
      }
    }
    // Each stands in the file once.
    let file = try String(contentsOfFile: "\(Stories.root)/assets/scenes.yaml", encoding: .utf8)
    #expect(file.matches(of: #/\n  - \{en: /#).count == texts.names.count)
  }

  /// What is said of a scene calls its variants by the names that the window shows.
  @Test func scenesCallTheirVariantsByTheirNames() throws {
    let texts = try read()
    for (file, words) in texts.scenes {
      for (language, about) in words.about {
        for mark in about.matches(of: #/(?:[^*]|^)\*([a-z][^*]*)\*(?!\*)/#) {
          #expect(texts.names["\(mark.1)"] == nil, "\(file) \(language): \(mark.1)")
        }
      }
    }
  }

  /// What stands between marks, in any order.
  private func marks(_ text: String, _ mark: String) -> [String] {
    let parts = text.components(separatedBy: mark)
    return stride(from: 1, to: parts.count, by: 2).map { parts[$0] }.sorted()
  }

  /// Another scene of the same name keeps its own words.
  @Test func othersKeepTheirWords() throws {
    let texts = try read()
    let own = texts.words(of: "000-td-tap", title: "Mine", about: "Of my own.", .chinese)
    #expect(own.title == "Mine" && own.about == "Of my own.")
    #expect(texts.words(of: "mine", title: "Mine", about: "", .japanese).title == "Mine")
    #expect(texts.topic("a topic of mine", .chinese) == "a topic of mine")
    #expect(texts.search("mine").isEmpty)
  }
}
