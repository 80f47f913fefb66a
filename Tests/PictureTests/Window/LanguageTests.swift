import Foundation
import SceneStories
import Testing
import TouchArticles
import TouchCanvas
import TouchCanvasSDL
import TouchLanguage
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

@testable import TouchDebugger
@testable import TouchInspection

/// The window speaks another language while it runs, and its log stays what it is.
@Suite(.serialized) struct WindowLanguageTests {
  private func open(
    _ scene: String = "004-blue-1", settings: String? = nil, launch: TextLanguage? = nil,
    system: TextLanguage? = nil
  ) throws -> TestWindow {
    Stories.register()
    let path = "\(Stories.root)/scenes/\(scene).yaml"
    var options = DebuggerOptions(scenePath: path)
    options.size = CGSize(width: 1440, height: 900)
    options.settingsPath = settings
    (options.look.language, options.look.systemLanguage) = (launch, system)
    return try TestWindow(LiveScene.load(path: path), options)
  }

  private func texts(_ window: TestWindow) -> [String] { window.texts }

  private func touch(_ window: TestWindow) {
    let point = CGPoint(x: 700, y: 400)
    window.handle(.mouseDown(button: 1, point))
    window.turn()
    window.handle(.mouseUp(button: 1, point))
    window.turn(after: 1)
  }

  @Test func theLanguageIsSwitchedWhileTheWindowRuns() throws {
    let window = try open()
    defer { window.end() }
    touch(window)
    window.command("tab.log")
    window.turn(after: 10)
    let english = texts(window)
    let lines = window.session.trace.events.count
    #expect(english.contains("Why") && !english.contains(where: SearchText.isEastAsian))
    for (language, why, title) in [
      ("zh-Hans", "原因", "按钮赢过外层的点击手势"), ("ja", "理由", "ボタンはまわりのタップに勝つ"),
    ] {
      window.command("language.\(language)")
      window.turn()
      let shown = texts(window)
      #expect(shown.contains(why) && !shown.contains("Why"), "\(language)")
      #expect(window.model.scene.title == title)
      // The log has the canonical lines of the trace, in English as they are.
      let log = Set(english.filter { $0.contains("touchesBegan") })
      #expect(log.isSubset(of: Set(shown)), "\(language)")
      #expect(window.session.trace.events.count == lines)
    }
    window.command("language.en")
    window.turn(after: 10)
    // All but the times, which went on.
    func still(_ texts: [String]) -> [String] { texts.filter { !$0.contains(" s") } }
    #expect(still(texts(window)) == still(english))
  }

  /// Runs and variants have names in the window's language wherever they are chosen; files and commands keep the English ones.
  @Test(arguments: [TextLanguage.chinese, .japanese])
  func runsAndVariantsHaveNames(_ language: TextLanguage) throws {
    let window = try open("000-td-tap", launch: language)
    defer { window.end() }
    let names = ShippedArticles.all.scenes
    func name(_ english: String) -> String { names.name(english, language) }
    #expect(SearchText.isEastAsian(name("single tap") + name("no requirements")))
    // The timeline's offer, and the list of scenes.
    #expect(texts(window).contains { $0.contains(name("single tap")) })
    window.command("left.scenes")
    window.turn()
    #expect(texts(window).contains(name("double tap")) && !texts(window).contains("double tap"))
    #expect(texts(window).contains(name("no requirements")))
    // Menus and the toolbar.
    window.press(.more(.run))
    let runs = try #require(window.model.cover?.menu).items
    #expect(runs.contains { $0.title == name("hold, move, lift") })
    #expect(runs.contains { $0.action == .press(.run("hold, move, lift")) })
    window.press(.run("double tap"))
    window.turn(after: 1)
    #expect(window.state.document.run == "double tap", "what the file calls it")
    #expect(texts(window).contains { $0.contains(name("double tap")) })
    window.press(.more(.variant))
    #expect(
      try #require(window.model.cover?.menu).items.contains { $0.title == name("no requirements") })
    window.press(.variant("no requirements"))
    window.turn()
    #expect(window.state.document.scene.variant == "no requirements")
    #expect(window.model.toolbar.variant == name("no requirements"))
    #expect(window.state.notice?.text.contains(name("no requirements")) == true)
    // A question says which run plays.
    window.press(.article(.question("Q-000-3")))
    window.command("left.articles")
    window.turn()
    let run = try #require(ShippedArticles.all.question("Q-000-3")).place.run
    #expect(texts(window).contains { $0.contains(name(run)) }, "\(run)")
  }

  /// A scene of one's own keeps the names of its runs.
  @Test func ownRunsKeepTheirNames() throws {
    let copy = try TestWindow.Copy(of: "000-td-tap")
    defer { copy.remove() }
    copy.window.command("language.ja")
    copy.window.command("left.scenes")
    copy.window.turn()
    #expect(copy.window.model.left.scenes.shown("double tap") != "double tap")
    let text = try String(contentsOfFile: copy.path, encoding: .utf8)
    let own = text.replacing(#/title: .+/#, with: "title: Mine", maxReplacements: 1)
    #expect(own != text)
    try own.write(toFile: copy.path, atomically: true, encoding: .utf8)
    copy.window.load(copy.path)
    copy.window.turn()
    #expect(copy.window.model.scene.title == "Mine")
    #expect(copy.window.model.left.scenes.shown("double tap") == "double tap")
  }

  /// What was asked before the change is in the old language, what is asked after it in the new one.
  @Test func noticesAndMenusAreInTheNewLanguage() throws {
    let window = try open()
    defer { window.end() }
    window.command("language.ja")
    window.command("slower")
    #expect(window.state.notice?.text == Text.speaking(.japanese) { Text.notices.speed(0.5) })
    window.command("palette")
    window.turn()
    let titles = window.model.cover?.palette?.items.map(\.title) ?? []
    #expect(titles.contains(where: SearchText.isEastAsian) && !titles.contains("Undo"))
    // The English name of a command finds it, too.
    let undo = try #require(
      window.model.cover?.palette?.items.first { $0.action == .command(.undo) })
    #expect(
      CommandSearch.score("undo", title: undo.title, other: undo.names, id: "undo") != nil)
  }

  @Test func theChoiceIsKept() throws {
    let folder = NSTemporaryDirectory() + "touchscope-language-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/settings.json"
    let first = try open(settings: path, system: .japanese)
    #expect(first.state.preferences.shownLanguage == .japanese, "the system's until one is chosen")
    first.command("language.zh-Hans")
    first.turn()
    first.end()
    let second = try open(settings: path, system: .japanese)
    #expect(second.state.preferences.shownLanguage == .chinese)
    second.end()
    // The option of the command line counts for one launch, and a choice in the window ends it.
    let third = try open(settings: path, launch: .english)
    #expect(third.state.preferences.shownLanguage == .english)
    #expect(third.state.preferences.language == .chinese)
    third.command("language.ja")
    #expect(third.state.preferences.shownLanguage == .japanese)
    third.end()
  }

  /// Without a choice each article has its own language; with one its questions follow, until the tab says otherwise.
  @Test func articlesFollowTheLanguage() throws {
    let window = try open()
    defer { window.end() }
    window.command("left.articles")
    func language() -> TextLanguage? { window.model.left.articles.language }
    #expect(language() == nil)
    window.command("language.ja")
    #expect(language() == .japanese)
    window.press(.article(.language(.english)))
    #expect(language() == .english)
    window.press(.article(.language(nil)))
    #expect(language() == nil)
    window.command("language.zh-Hans")
    #expect(language() == .chinese)
  }

  @Test func withoutFontsTheWindowSpeaksEnglish() {
    var preferences = Preferences()
    preferences.systemLanguage = .chinese
    #expect(preferences.readLanguages(ReadableLanguages { $0 == "a" }) == .chinese)
    #expect(preferences.shownLanguage == .english)
    preferences = Preferences()
    preferences.language = .japanese
    #expect(preferences.readLanguages(ReadableLanguages { _ in true }) == nil)
    #expect(preferences.shownLanguage == .japanese)
  }

  @Test(arguments: [
    (["LANG": "zh_CN.UTF-8"], TextLanguage.chinese), (["LANG": "ja_JP"], .japanese),
    (["LC_ALL": "ja_JP.UTF-8", "LANG": "zh_CN"], .japanese), (["LANG": "zh-Hans"], .chinese),
    (["LC_ALL": "", "LC_MESSAGES": "zh_SG.utf8"], .chinese), (["LANG": "zh_TW.UTF-8"], nil),
    (["LANG": "en_US.UTF-8"], nil), (["LC_ALL": "C", "LANG": "ja_JP"], nil), ([:], nil),
  ])
  func theSystemNamesALanguage(_ environment: [String: String], _ language: TextLanguage?) {
    #expect(TextLanguage(environment: environment) == language)
  }

  /// Tasks beside each other speak each their own, and a language ends with its body.
  @Test func languagesDoNotMix() async {
    let words = TextLanguage.allCases.map { language in
      Text.speaking(language) { Text.panels.title(of: .why as RightTab) }
    }
    #expect(Set(words).count == 3 && Text.current == .english)
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<60 {
        let language = TextLanguage.allCases[index % 3]
        group.addTask {
          Text.speaking(language) {
            (0..<50).allSatisfy { _ in
              Text.panels.title(of: .why as RightTab) == words[index % 3]
            }
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
