import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchCanvasSDL
import TouchGeometry
import TouchInspection
import TouchRecording
import TouchScenes
import TouchWindow

@testable import TouchDebugger

/// Recent files, typed paths, and what a window has kept since the last start.
extension DebuggerTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "touchscope-recent-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  /// A window that keeps its settings in a folder.
  private func openKeeping(_ folder: String, isLight: Bool = false) throws -> TestWindow {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    Stories.register()
    let path = "\(Stories.root)/scenes/004-blue-1.yaml"
    var options = DebuggerOptions(scenePath: path)
    options.size = CGSize(width: 1440, height: 900)
    options.settingsPath = folder + "/settings.json"
    options.isLight = isLight
    return try TestWindow(LiveScene.load(path: path), options)
  }

  private func type(_ text: String, _ debugger: TestWindow) {
    for letter in text.map(String.init) {
      debugger.handle(
        .key(code: letter, scan: letter, [], isDown: true, isRepeat: false))
      debugger.handle(.text(letter))
    }
    debugger.turn()
  }

  private func enter(_ debugger: TestWindow) {
    debugger.handle(
      .key(code: "return", scan: "return", [], isDown: true, isRepeat: false))
    debugger.turn()
  }

  @Test func aWindowComesBackAsItWasLeft() throws {
    try withFolder { folder in
      let first = try openKeeping(folder)
      let edge = CGPoint(x: WindowLayout(first.model).left.maxX, y: 300)
      first.handle(.mouseMoved(edge))
      first.handle(.mouseDown(button: 1, edge))
      first.turn()
      let before = try String(contentsOfFile: folder + "/settings.json", encoding: .utf8)
      for step in 1...6 {
        first.handle(
          .mouseMoved(CGPoint(x: edge.x + Double(step) * 10, y: 300)))
        first.turn()
      }
      // While it is dragged nothing is written.
      #expect(abs(first.model.workspace.split.left - edge.x - 60) < 1)
      #expect(try String(contentsOfFile: folder + "/settings.json", encoding: .utf8) == before)
      first.handle(
        .mouseUp(button: 1, CGPoint(x: edge.x + 60, y: 300)))
      first.turn()
      for command in ["panel.right", "theme.toggle", "larger"] {
        first.command(command)
      }
      first.end()
      let second = try openKeeping(folder)
      defer { second.end() }
      #expect(
        second.model.workspace.split == first.model.workspace.split
          && second.model.workspace.panels == [.left, .timeline])
      #expect(second.state.isLight && second.state.preferences.textScale == 1.1)
      #expect(abs(second.model.workspace.size.width - 1440 / 1.1) < 0.01)
      #expect(WindowLayout(second.model).right.width == 0)
    }
  }

  /// The colours of the command line count for this start alone.
  @Test func anOptionIsNotKept() throws {
    try withFolder { folder in
      let first = try openKeeping(folder, isLight: true)
      #expect(first.state.isLight)
      first.command("panel.left")
      first.end()
      let second = try openKeeping(folder)
      defer { second.end() }
      #expect(!second.state.isLight && !second.model.workspace.panels.contains(.left))
    }
  }

  @Test func aDamagedFileIsSaidInTheWindow() throws {
    try withFolder { folder in
      try "{".write(toFile: folder + "/settings.json", atomically: true, encoding: .utf8)
      let debugger = try openKeeping(folder)
      defer { debugger.end() }
      #expect(debugger.model.messages.notice?.contains("settings.json cannot be read") == true)
      debugger.command("panel.left")
      debugger.turn()
      #expect(try SettingsFile(path: folder + "/settings.json").read() != nil, "it is written anew")
    }
  }

  /// Saved and opened recordings are listed, and open with a click, after another start, too.
  @Test func recordingsAreListedAndOpened() throws {
    let here = FileManager.default.currentDirectoryPath
    defer { _ = FileManager.default.changeCurrentDirectoryPath(here) }
    try withFolder { folder in
      #expect(FileManager.default.changeCurrentDirectoryPath(folder))
      let first = try openKeeping(folder)
      click(try scenePlace("button", first), first)
      first.command("save")
      first.end()
      let second = try openKeeping(folder)
      defer { second.end() }
      second.command("open")
      try press("recent:recordings/004-blue-1.rec", second)
      #expect(second.state.playback.source == .replay && second.model.messages.problem == nil)
      // Other scenes that were open come after them, the open one does not.
      second.command("left.scenes")
      second.load("\(Stories.root)/scenes/000-td-tap.yaml")
      second.command("open")
      second.turn()
      #expect(
        second.model.left.scenes.recent.map(\.path) == ["\(Stories.root)/scenes/004-blue-1.yaml"])
      type("nothing like this", second)
      #expect(!second.regions.contains { $0.id.hasPrefix("recent:") })
      // A file that is gone leaves the list.
      second.state.workspace.search.query = ""
      try FileManager.default.removeItem(atPath: "recordings/004-blue-1.rec")
      try press("recent:recordings/004-blue-1.rec", second)
      #expect(second.model.messages.notice?.contains("004-blue-1.rec no longer exists") == true)
      #expect(second.state.preferences.recents.recordings.isEmpty)
    }
  }

  @Test func aTypedPathOpensOrSaysWhyNot() throws {
    let debugger = try open("004-blue-1")
    defer { debugger.end() }
    debugger.command("open")
    debugger.turn()
    type("\(Stories.root)/scenes/000-td-ta", debugger)
    #expect(debugger.regions.contains { $0.id == "file:\(Stories.root)/scenes/000-td-tap.yaml" })
    enter(debugger)
    #expect(
      debugger.model.left.scenes.problem == "There is no file \(Stories.root)/scenes/000-td-ta.")
    #expect(debugger.field == "scenes" && debugger.session.scene.path.hasSuffix("004-blue-1.yaml"))
    type("p.yaml", debugger)
    #expect(debugger.model.left.scenes.problem == nil)
    enter(debugger)
    #expect(debugger.session.scene.path.hasSuffix("000-td-tap.yaml"))
    #expect(debugger.field == nil && debugger.model.left.scenes.query.isEmpty)
    // A folder is gone on in.
    debugger.command("open")
    debugger.turn()
    type("\(Stories.root)/sce", debugger)
    try press("folder:\(Stories.root)/scenes/", debugger)
    debugger.turn()
    #expect(debugger.field == "scenes" && debugger.regions.count { $0.id.hasPrefix("file:") } > 5)
  }

  /// What a file has wrong covers the scene until it is closed; the scene before it goes on.
  @Test func aFileThatIsNoSceneIsSaidAndClosed() throws {
    try withFolder { folder in
      try "touchscope: 1\nwindow: [".write(
        toFile: folder + "/bad.yaml", atomically: true, encoding: .utf8)
      let debugger = try open("004-blue-1")
      defer { debugger.end() }
      debugger.perform(.openTyped(folder + "/bad.yaml"))
      #expect(debugger.model.messages.problem?.text.contains("bad.yaml") == true)
      #expect(debugger.state.preferences.recents.scenes.count == 1)
      try press("problem", debugger)
      #expect(debugger.model.messages.problem == nil)
      click(try scenePlace("button", debugger), debugger)
      #expect(lines(debugger).contains("button action touchUpInside"))
      debugger.open(folder + "/bad.yaml")
      debugger.command("escape")
      #expect(debugger.model.messages.problem == nil)
    }
  }
}
