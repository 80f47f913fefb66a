import Foundation
import Testing
import TouchInspection
import TouchLanguage

@testable import TouchDebugger
@testable import TouchWindow

/// What is kept from one start to the next, and paths that are typed.
@Suite struct SettingsTests {
  private let folder = NSTemporaryDirectory() + "touchscope-settings-\(UUID().uuidString)"

  private func withFolder(_ body: (String) throws -> Void) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func write(_ text: String, _ path: String) throws {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// A keeper that has read the file as a launch does.
  private func keeper(_ path: String) -> (SettingsKeeper, Settings?) {
    var keeper = SettingsKeeper(path, LiveOutside())
    let saved = keeper.takeSaved()
    keeper.saved = saved ?? Settings()
    return (keeper, saved)
  }

  @Test func settingsComeBackAsTheyWere() throws {
    try withFolder { folder in
      let path = folder + "/state/touchscope/settings.json"
      var (file, saved) = keeper(path)
      #expect(saved == nil && file.problem == nil)
      #expect(file.keep(Settings()) == nil)
      #expect(!FileManager.default.fileExists(atPath: path))
      var settings = Settings()
      settings.split.left = 301
      settings.split.timeline = 412.5
      settings.panels = [.left, .timeline]
      settings.split.window = CGSize(width: 1440, height: 900)
      settings.theme = .light
      settings.textScale = 1.25
      settings.recents.note(recording: "/a/b.rec", from: "/")
      settings.recents.note(scene: "/a/\u{201C}odd\u{201D} name.yaml", from: "/")
      #expect(file.keep(settings) == nil)
      #expect(keeper(path).1 == settings)
      // Default sizes stay those of the program.
      settings.split = WindowSplit()
      #expect(file.keep(settings) == nil)
      #expect(keeper(path).1?.split == WindowSplit())
      let written = try String(contentsOfFile: path, encoding: .utf8)
      #expect(!written.contains("Width"))
    }
  }

  @Test(arguments: ["", "{", "[1, 2]", #"{"textScale": "large"}"#, #"{"recordings": [3]}"#])
  func aDamagedFileIsIgnoredAndRewritten(_ text: String) throws {
    try withFolder { folder in
      let path = folder + "/settings.json"
      try write(text, path)
      var (file, saved) = keeper(path)
      #expect(saved == nil && file.problem?.contains(path) == true)
      #expect(file.keep(Settings()) == nil)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
      var settings = Settings()
      settings.theme = .light
      #expect(file.keep(settings) == nil)
      let again = keeper(path)
      #expect(again.1 == settings && again.0.problem == nil)
    }
  }

  @Test func whatAnotherVersionWroteIsTakenAsFarAsItGoes() throws {
    try withFolder { folder in
      let path = folder + "/settings.json"
      try write(
        #"{"textScale": 99, "leftWidth": -4, "theme": "blue", "hiddenPanels": ["right", "top"], "more": 1}"#,
        path)
      let (file, saved) = keeper(path)
      let settings = try #require(saved)
      #expect(file.problem == nil && settings.textScale == 2.5 && settings.split.left == 1)
      #expect(settings.theme == .system && settings.panels == [.left, .timeline])
      let layout = WindowLayout(CGSize(width: 1440, height: 900), split: settings.split)
      #expect(layout.left.width == 200)
    }
  }

  /// Earlier files have lengths alone, and say `dark` whether it was chosen or not.
  @Test(arguments: [("light", ThemeChoice.light), ("dark", .system)])
  func filesOfEarlierVersionsLoad(_ word: String, _ theme: ThemeChoice) throws {
    try withFolder { folder in
      let path = folder + "/settings.json"
      try write(#"{"theme": "\#(word)", "leftWidth": 300, "timelineHeight": 400}"#, path)
      let settings = try #require(keeper(path).1)
      #expect(settings.theme == theme && settings.split.left == 300)
      #expect(settings.split.window == nil && settings.skipsIdle)
      let large = WindowLayout(CGSize(width: 2000, height: 1200), split: settings.split)
      #expect(large.left.width == 300 && large.timeline.height == 400)
    }
  }

  /// What a splitter set is the same part of a window of any size.
  @Test func splittersAreParts() {
    var split = WindowSplit()
    (split.left, split.right, split.timeline) = (300, 400, 300)
    split.window = CGSize(width: 1440, height: 900)
    let large = WindowLayout(CGSize(width: 1800, height: 1200), split: split)
    #expect(large.left.width == 375 && large.right.width == 500 && large.timeline.height == 400)
    let same = WindowLayout(CGSize(width: 1440, height: 900), split: split)
    #expect(same.left.width == 300 && same.right.width == 400 && same.timeline.height == 300)
  }

  @Test func aFolderThatCannotBeMadeIsSaidOnce() throws {
    try withFolder { folder in
      try write("", folder + "/state")
      var (file, _) = keeper(folder + "/state/touchscope/settings.json")
      var settings = Settings()
      settings.theme = .light
      #expect(file.keep(settings)?.contains("cannot be written") == true)
      settings.theme = .dark
      #expect(file.keep(settings) == nil)
    }
  }

  @Test func theFileIsInTheFolderForState() {
    #expect(
      SettingsFile.standardPath(["XDG_STATE_HOME": "/s", "HOME": "/h"])
        == "/s/touchscope/settings.json")
    for environment in [["HOME": "/h"], ["HOME": "/h", "XDG_STATE_HOME": "relative"]] {
      #expect(
        SettingsFile.standardPath(environment) == "/h/.local/state/touchscope/settings.json")
    }
    #expect(SettingsFile.standardPath([:]) == nil)
    #expect(DebuggerOptions(scenePath: "").settingsPath == nil)
  }

  @Test func theLastFileComesFirst() {
    var recents = RecentFiles()
    for number in 1...20 { recents.note(scene: "/s/\(number).yaml", from: "/") }
    #expect(recents.scenes.count == 12 && recents.scenes.first == "/s/20.yaml")
    recents.note(scene: "/s/../s/15.yaml", from: "/")
    #expect(recents.scenes.prefix(2) == ["/s/15.yaml", "/s/20.yaml"] && recents.scenes.count == 12)
    let here = "/here"
    recents.note(recording: "a/b.rec", from: here)
    #expect(recents.recordings.first?.hasSuffix("/a/b.rec") == true)
    #expect(RecentFiles.shown(here + "/a/b.rec", from: here) == "a/b.rec")
    #expect(RecentFiles.shown("/elsewhere/b.rec", from: here) == "/elsewhere/b.rec")
    recents.forget("a/b.rec", from: here)
    #expect(recents.recordings.isEmpty)
  }

  // MARK: Typed paths

  private func typed(_ text: String) -> TypedFiles? {
    TypedPath(text).map { TypedFiles(path: $0, files: Files(outside: LiveOutside())) }
  }

  @Test func wordsAreNoPaths() throws {
    for words in ["", "tap", "two fingers", "000-td"] { #expect(TypedPath(words) == nil) }
    for path in ["scenes/", "/tmp", "~", "a.yaml", "B.REC", " ./x "] {
      #expect(TypedPath(path) != nil, "\(path)")
    }
    #expect(typed("~/a.rec")?.opened == NSHomeDirectory() + "/a.rec")
  }

  @Test func aPathIsCompletedOrRefusedWithAReason() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(
        atPath: folder + "/alps", withIntermediateDirectories: true)
      for name in ["apple.yaml", "Apricot.rec", "avocado.txt", "banana.yaml", ".aside.yaml"] {
        try write("x", "\(folder)/\(name)")
      }
      @MainActor func names(_ text: String) -> [String] {
        var names: [String] = []
        for file in typed(text)?.completions() ?? [] {
          names.append("\(file.path.dropFirst(folder.count)) \(file.kind)")
        }
        return names
      }
      #expect(
        names(folder + "/a") == ["/alps/ folder", "/Apricot.rec recording", "/apple.yaml scene"])
      #expect(names(folder + "/.a") == ["/.aside.yaml scene"])
      #expect(names(folder + "/").count == 4)
      #expect(names(folder + "/nothing/").isEmpty)
      #expect(typed(folder + "/apple.yaml")?.problem == nil)
      #expect(
        typed(folder + "/pear.yaml")?.problem == "There is no file \(folder)/pear.yaml.")
      #expect(typed(folder + "/alps/")?.problem?.contains("is a folder") == true)
    }
  }
}
