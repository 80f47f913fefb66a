import Foundation
import Testing
import TouchInspection

@testable import TouchDebugger

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

  @Test func settingsComeBackAsTheyWere() throws {
    try withFolder { folder in
      let path = folder + "/state/touchscope/settings.json"
      let file = SettingsFile(path: path)
      #expect(file.settings == Settings() && file.takeProblem() == nil)
      file.keep(Settings())
      #expect(!FileManager.default.fileExists(atPath: path))
      var settings = Settings()
      settings.split.left = 301
      settings.split.timeline = 412.5
      settings.panels = [.left, .timeline]
      settings.isLight = true
      settings.textScale = 1.25
      settings.recents.note(recording: "/a/b.rec")
      settings.recents.note(scene: "/a/\u{201C}odd\u{201D} name.yaml")
      file.keep(settings)
      #expect(SettingsFile(path: path).settings == settings)
      // The usual sizes stay those of the program.
      settings.split = WindowSplit()
      file.keep(settings)
      #expect(SettingsFile(path: path).settings.split == WindowSplit())
      let written = try String(contentsOfFile: path, encoding: .utf8)
      #expect(!written.contains("Width"))
    }
  }

  @Test(arguments: ["", "{", "[1, 2]", #"{"textScale": "large"}"#, #"{"recordings": [3]}"#])
  func aDamagedFileIsSaidOnceAndWrittenAnew(_ text: String) throws {
    try withFolder { folder in
      let path = folder + "/settings.json"
      try write(text, path)
      let file = SettingsFile(path: path)
      #expect(file.settings == Settings())
      let problem = try #require(file.takeProblem())
      #expect(problem.contains(path) && file.takeProblem() == nil)
      file.keep(Settings())
      #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
      var settings = Settings()
      settings.isLight = true
      file.keep(settings)
      let again = SettingsFile(path: path)
      #expect(again.settings == settings && again.takeProblem() == nil)
    }
  }

  @Test func whatAnotherVersionWroteIsTakenAsFarAsItGoes() throws {
    try withFolder { folder in
      let path = folder + "/settings.json"
      try write(
        #"{"textScale": 99, "leftWidth": -4, "theme": "blue", "hiddenPanels": ["right", "top"], "more": 1}"#,
        path)
      let file = SettingsFile(path: path)
      #expect(file.takeProblem() == nil)
      #expect(file.settings.textScale == 2.5 && file.settings.split.left == 1)
      #expect(!file.settings.isLight && file.settings.panels == [.left, .timeline])
      #expect(
        WindowLayout(CGSize(width: 1440, height: 900), split: file.settings.split).left.width == 200
      )
    }
  }

  @Test func aFolderThatCannotBeMadeIsSaidOnce() throws {
    try withFolder { folder in
      try write("", folder + "/state")
      let file = SettingsFile(path: folder + "/state/touchscope/settings.json")
      var settings = Settings()
      settings.isLight = true
      file.keep(settings)
      #expect(file.takeProblem()?.contains("cannot be written") == true)
      settings.isLight = false
      file.keep(settings)
      #expect(file.takeProblem() == nil)
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
    for number in 1...20 { recents.note(scene: "/s/\(number).yaml") }
    #expect(recents.scenes.count == 12 && recents.scenes.first == "/s/20.yaml")
    recents.note(scene: "/s/../s/15.yaml")
    #expect(recents.scenes.prefix(2) == ["/s/15.yaml", "/s/20.yaml"] && recents.scenes.count == 12)
    recents.note(recording: "a/b.rec")
    let here = FileManager.default.currentDirectoryPath
    #expect(recents.recordings.first?.hasSuffix("/a/b.rec") == true)
    #expect(RecentFiles.shown(here + "/a/b.rec") == "a/b.rec")
    #expect(RecentFiles.shown("/elsewhere/b.rec") == "/elsewhere/b.rec")
    recents.forget("a/b.rec")
    #expect(recents.recordings.isEmpty)
  }

  // MARK: Typed paths

  @Test func wordsAreNoPaths() throws {
    for words in ["", "tap", "two fingers", "000-td"] { #expect(TypedPath(words) == nil) }
    for path in ["scenes/", "/tmp", "~", "a.yaml", "B.REC", " ./x "] {
      #expect(TypedPath(path) != nil, "\(path)")
    }
    #expect(TypedPath("~/a.rec")?.path == NSHomeDirectory() + "/a.rec")
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
        for file in TypedPath(text)?.completions() ?? [] {
          names.append("\(file.path.dropFirst(folder.count)) \(file.kind)")
        }
        return names
      }
      #expect(
        names(folder + "/a") == ["/alps/ folder", "/Apricot.rec recording", "/apple.yaml scene"])
      #expect(names(folder + "/.a") == ["/.aside.yaml scene"])
      #expect(names(folder + "/").count == 4)
      #expect(names(folder + "/nothing/").isEmpty)
      #expect(TypedPath(folder + "/apple.yaml")?.problem == nil)
      #expect(
        TypedPath(folder + "/pear.yaml")?.problem == "There is no file \(folder)/pear.yaml.")
      #expect(TypedPath(folder + "/alps/")?.problem?.contains("is a folder") == true)
    }
  }
}
