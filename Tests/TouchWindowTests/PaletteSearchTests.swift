import TouchLanguage
import Testing
import TouchCanvas
import TouchInspection

@testable import TouchWindow

/// Finding commands by some of their letters, as the palette does it.
@Suite struct PaletteSearchTests {
  private func item(_ command: Command) -> PaletteModel.Item {
    PaletteModel.Item(
      .command(command.id), title: command.text.title, detail: command.text.summary,
      names: [command.text.summary] + command.text.synonyms)
  }

  private func ids(_ query: String, _ more: [PaletteModel.Item] = []) -> [String] {
    var palette = PaletteModel()
    palette.items = CommandCatalog.all.map(item) + more
    palette.query = query
    return palette.matches.map { "\($0.action)" }
  }

  private func titles(_ query: String, _ titles: [String]) -> [String] {
    var palette = PaletteModel()
    palette.items = titles.map { PaletteModel.Item(.select(.screen), title: $0) }
    palette.query = query
    return palette.matches.map(\.title)
  }

  @Test func nothingAskedIsEverythingInOrder() {
    #expect(ids("") == CommandCatalog.all.map(\.id.rawValue))
  }

  @Test func beginningsOfWordsComeFirst() {
    #expect(ids("kh").first == "help")
    #expect(ids("cp").first == "palette")
    #expect(ids("tp").first == "panel.timeline")
    #expect(ids("zoom out").first == "timeline.out")
    #expect(ids("CAT").prefix(2) == ["copy", "cancelTouches"])
    #expect(ids("nv").first == "variant.next")
  }

  @Test(arguments: [
    ("light", "theme.toggle"), ("theme", "theme.toggle"), ("dark theme", "theme.toggle"),
    ("dark", "theme.toggle"), ("takes the last edit", "undo"), ("undo", "undo"),
    ("clock", "device.left"), ("screenshot", "shot"), ("fork", "fork"), ("switch", "variant.next"),
    ("font size", "larger"), ("shortcuts", "help"), ("restart", "reload"),
  ])
  func synonymsAndSummariesAreSearched(_ query: String, _ wanted: String) {
    #expect(ids(query).contains(wanted), "\(ids(query))")
  }

  @Test func lettersHaveToComeInOrder() {
    #expect(ids("xyzzy") == [])
    #expect(!ids("zi").contains("timeline.out"))
  }

  @Test func lettersTogetherComeBeforeLettersApart() {
    let all = ["Copy regions of test", "Scope", "Cope"]
    #expect(titles("cope", all) == ["Cope", "Scope", "Copy regions of test"])
  }

  @Test func equalMatchesKeepTheirOrder() {
    var palette = PaletteModel()
    palette.items = (1...5).map { PaletteModel.Item(.select(.event($0)), title: "Next") }
    palette.query = "ne"
    #expect(palette.matches.map(\.action) == (1...5).map { .select(.event($0)) })
  }

  /// What is in the scene comes before other scenes, however well those match.
  @Test func otherScenesComeLast() {
    let scene = PaletteModel.Item(
      .scene("undo.yaml"), title: "Undo", names: ["Undo"])
    #expect(ids("undo", [scene]).last == "scene:undo.yaml")
    #expect(ids("undo", [scene]).first == "undo")
  }

  @Test func anIdFindsItsCommandAfterAllTitles() {
    #expect(ids("tab.recognizers") == ["tab.recognizers"])
  }

  /// The list of scenes marks the one that is open and begins there, also where the scenes are read after it opened.
  @Test func theListOfScenesBeginsAtTheOpenOne() throws {
    var store = try WindowStore()
    store.run(.command(.sceneChoose))
    store.reading.library.scenes = ["0", "a", "b"].map { name in
      SceneEntry(
        path: "scenes/\(name).yaml", topic: "", title: "Scene \(name)", about: "", runCount: 0)
    }
    func shown() throws -> (open: [String], selected: String) {
      var palette = try #require(store.state.prompt?.palette)
      PromptUpdate.fill(&palette, store.reading)
      let matches = palette.matches
      return (
        matches.filter(\.isOpen).map(\.title), matches[palette.selected(in: matches)].title
      )
    }
    #expect(try shown() == (["Scene a"], "Scene a"))
    store.run(.command(.moveDown))
    #expect(try shown() == (["Scene a"], "Scene b"))
    // What is typed is looked for everywhere.
    for letter in "0" { store.run(.canvas(.text(String(letter)))) }
    #expect(try shown().selected == "Scene 0")
    #expect(store.run(.command(.activate)).contains { "\($0)".contains("scenes/0.yaml") })
  }
}
