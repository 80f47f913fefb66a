import Testing

@testable import TouchDebugger

/// Finding commands by some of their letters.
@Suite struct KeymapPaletteTests {
  private func ids(_ query: String) -> [String] { PaletteSearch.find(query).map(\.command.id) }

  @Test func nothingAskedIsEverythingInOrder() {
    #expect(ids("") == CommandCatalog.all.map(\.id))
    #expect(ids("  ") == CommandCatalog.all.map(\.id))
  }

  @Test func beginningsOfWordsComeFirst() {
    #expect(ids("ne").first == "variant.next")
    #expect(ids("kh").first == "help")
    #expect(ids("cp").first == "palette")
    #expect(ids("tp").first == "panel.timeline")
    #expect(ids("zoom out") == ["timeline.out"])
    #expect(ids("CAT").prefix(2) == ["copy", "cancelTouches"])
    #expect(ids("light").first == "theme.toggle")
    #expect(ids("theme").first == "theme.toggle")
    #expect(ids("dark theme").first == "theme.toggle", "the second line is searched, too")
  }

  @Test func lettersHaveToComeInOrder() {
    #expect(ids("moor") == [])
    #expect(!ids("zi").contains("timeline.out"))
    #expect(ids("xyzzy") == [])
  }

  @Test func lettersTogetherComeBeforeLettersApart() {
    let all = [
      Command("1", "Copy regions of test", "Apart", .window),
      Command("2", "Scope", "In a word", .window), Command("3", "Cope", "At its start", .window),
    ]
    #expect(PaletteSearch.find("cope", in: all).map(\.command.id) == ["3", "2", "1"])
  }

  @Test func equalMatchesKeepTheirOrder() {
    let all = (1...5).map { Command("\($0)", "Next", "The same", .window) }
    #expect(PaletteSearch.find("ne", in: all).map(\.command.id) == ["1", "2", "3", "4", "5"])
  }

  @Test func whatWasMeantIsMarked() {
    let match = PaletteSearch.find("no").first { $0.command.id == "lane.next" }
    #expect(match?.positions == [0, 5])
    // An id finds its command too, after all titles.
    #expect(ids("tab.recognizers") == ["tab.recognizers"])
    #expect(PaletteSearch.find("tab.recognizers").first?.positions == [])
  }
}
