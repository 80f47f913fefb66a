import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchFiles
import TouchEngine
import TouchGeometry
import TouchReading
@testable import TouchCanvasSDL
import TouchInspection
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

@testable import TouchDebugger

/// A window that was recorded plays again from its one file: the same states, the same trace, the same pixels.
@Suite(.serialized) struct WindowLogTests {
  private let folder = NSTemporaryDirectory() + "touchscope-window-\(UUID().uuidString)"

  private func withFolder(_ body: (String) throws -> Void) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  /// A window that writes what comes from outside.
  private final class RecordedWindow {
    let debugger: Debugger
    private let log: WindowLogWriter
    private var time = WindowTime.zero

    init(_ scene: LiveScene, _ options: DebuggerOptions, _ path: String) throws {
      setenv("SDL_VIDEODRIVER", "dummy", 1)
      let fonts = FontBook()
      var surroundings = WindowSurroundings()
      log = try WindowLogWriter(
        path: path, WindowLogHeader(scene, options, surroundings, fonts))
      surroundings.outside = log
      debugger = try Debugger(scene, options, fonts: fonts, surroundings)
      turn([])
    }

    /// Notes what the window has come to, or that it has come to something else.
    func note(_ other: WindowNote? = nil) {
      if let other { log.note(other) } else { log.note(debugger) }
    }

    func turn(_ events: [CanvasEvent], after seconds: Double = 0.016) {
      time = time.advanced(by: seconds)
      log.turn(at: time)
      var events = events[...]
      debugger.turn(at: time) {
        let next = events.popFirst()
        if let next { log.event(next) }
        return next
      }
    }

    func key(_ code: String, _ modifiers: KeyModifiers = [], types text: String? = nil) {
      let press = CanvasEvent.key(
        code: code, scan: code, modifiers, isDown: true, isRepeat: false)
      turn([press] + (text.map { [.text($0)] } ?? []))
    }

    func close() {
      log.close()
      debugger.end()
    }
  }

  private func scenePoint(_ view: String, _ debugger: Debugger) throws -> CGPoint {
    let snapshot = debugger.runner.host.view.input.snapshot
    let found = try #require(snapshot.views.first { $0.name == view })
    let middle = CGPoint(x: found.bounds.midX, y: found.bounds.midY).applying(found.toScreen)
    return middle.applying(WindowLayout(debugger.state).toWindow(snapshot.screen))
  }

  /// Touches, the past, a branch, an edit, the palette, another scene and a saved file, all in one recording.
  @Test func aRecordedWindowPlaysAgain() throws {
    try withFolder { folder in
      Stories.register()
      let path = "\(folder)/scene.yaml"
      try FileManager.default.copyItem(
        atPath: "\(Stories.root)/scenes/004-blue-1.yaml", toPath: path)
      var options = DebuggerOptions(scenePath: path)
      options.size = CGSize(width: 1280, height: 800)
      options.settingsPath = "\(folder)/settings.json"
      let window = try RecordedWindow(
        LiveScene.load(path: path), options, "\(folder)/window.jsonl")
      let at = try scenePoint("button", window.debugger)
      window.turn([.mouseMoved(at), .mouseDown(button: 1, at)])
      window.turn([.mouseUp(button: 1, at)], after: 0.05)
      window.key("home")
      window.key("p", [.control, .shift])
      for letter in ["b", "r", "a", "n", "c", "h"] { window.key(letter, types: letter) }
      window.key("return")
      #expect(window.debugger.state.document.hasPreviousRun)
      window.turn([.finger(id: 4, device: 1, .began, at)], after: 0.1)
      window.turn([.finger(id: 4, device: 1, .ended, at)], after: 0.1)
      let text = try String(contentsOfFile: path, encoding: .utf8)
      try (text + "\n# saved\n").write(toFile: path, atomically: true, encoding: .utf8)
      window.turn([], after: 0.4)
      #expect(window.debugger.state.notice?.text.hasPrefix("Loaded again") == true)
      window.turn([.resized(CGSize(width: 1100, height: 760))])
      window.key("o", [.control])
      for _ in 0..<3 { window.turn([]) }
      let states = window.debugger.state
      let pixels = window.debugger.window.pixels
      let lines = window.debugger.runner.host.session.trace.events.count
      window.close()
      // The file stands alone.
      try FileManager.default.removeItem(atPath: path)
      let replay = try WindowReplay(path: "\(folder)/window.jsonl", fonts: FontBook())
      try replay.run()
      defer { replay.end() }
      #expect(!replay.hasOtherFonts)
      #expect(replay.window.state == states)
      #expect(replay.window.runner.host.session.trace.events.count == lines)
      #expect(replay.window.window.pixels == pixels)
      #expect(!FileManager.default.fileExists(atPath: path))
    }
  }

  /// A session that is written to a file is shown as such, noted among the recent files, and not written again.
  @Test func aWindowThatRecordsItsSessionPlaysAgain() throws {
    try withFolder { folder in
      Stories.register()
      let path = "\(Stories.root)/scenes/004-blue-1.yaml"
      var options = DebuggerOptions(scenePath: path)
      options.size = CGSize(width: 1280, height: 800)
      options.settingsPath = "\(folder)/settings.json"
      options.recordingPath = "\(folder)/session.rec"
      let window = try RecordedWindow(
        LiveScene.load(path: path), options, "\(folder)/window.jsonl")
      let at = try scenePoint("button", window.debugger)
      window.turn([.mouseMoved(at), .mouseDown(button: 1, at)])
      window.turn([.mouseUp(button: 1, at)], after: 0.05)
      window.turn([], after: 0.4)
      let (state, pixels) = (window.debugger.state, window.debugger.window.pixels)
      window.close()
      let written = try String(contentsOfFile: "\(folder)/session.rec", encoding: .utf8)
      let replay = try WindowReplay(path: "\(folder)/window.jsonl", fonts: FontBook())
      try replay.run()
      defer { replay.end() }
      #expect(replay.window.state == state)
      #expect(replay.window.window.pixels == pixels)
      #expect(try String(contentsOfFile: "\(folder)/session.rec", encoding: .utf8) == written)
    }
  }

  /// A replay that comes to another state than the recorded window says so, and where.
  @Test(arguments: [true, false]) func anotherStateIsTold(_ isRight: Bool) throws {
    try withFolder { folder in
      Stories.register()
      let path = "\(Stories.root)/scenes/004-blue-1.yaml"
      let window = try RecordedWindow(
        LiveScene.load(path: path), DebuggerOptions(scenePath: path), "\(folder)/window.jsonl")
      let at = try scenePoint("button", window.debugger)
      window.turn([.mouseMoved(at), .mouseDown(button: 1, at)])
      var note = WindowNote(window.debugger)
      if !isRight { note.state = "0" }
      window.note(note)
      window.turn([.mouseUp(button: 1, at)])
      window.note()
      window.close()
      let replay = try WindowReplay(path: "\(folder)/window.jsonl", fonts: FontBook())
      defer { replay.end() }
      guard isRight else {
        let error = #expect(throws: SceneDiagnostics.self) { try replay.run() }
        #expect(error?.list.first?.sentence.contains("another state") == true)
        return
      }
      try replay.run()
      #expect(replay.summary.hasSuffix("2 states compared"))
    }
  }

  /// Numbers that no window has, in files that somebody else wrote, are refused at their line.
  @Test(
    arguments: [
      ("\"width\":1440", "\"width\":1e300", 1), ("\"height\":900", "\"height\":-5", 1),
      ("\"scale\":1", "\"scale\":1e9", 1), ("\"speed\":1", "\"speed\":0", 1),
      (
        "{\"turn\":{\"_0\":32", "{\"turn\":{\"_0\":18446744073709551615}}\n{\"turn\":{\"_0\":32",
        nil
      ),
      ("{\"turn\":{\"_0\":48", "{\"turn\":{\"_0\":1}}\n{\"turn\":{\"_0\":48", nil),
    ] as [(String, String, Int?)])
  func numbersThatNoWindowHasAreRefused(_ old: String, _ new: String, _ line: Int?) throws {
    try withFolder { folder in
      Stories.register()
      let path = "\(folder)/window.jsonl"
      let scene = "\(Stories.root)/scenes/004-blue-1.yaml"
      let window = try RecordedWindow(
        LiveScene.load(path: scene), DebuggerOptions(scenePath: scene), path)
      for _ in 0..<3 { window.turn([]) }
      window.close()
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let start = try #require(text.range(of: old), "\(text.suffix(800))")
      let before = text[..<start.lowerBound].split(separator: "\n").count
      try text.replacingCharacters(in: start, with: new)
        .write(toFile: path, atomically: true, encoding: .utf8)
      let error = #expect(throws: SceneDiagnostics.self) {
        try WindowReplay(path: path, fonts: FontBook()).end()
      }
      #expect(error?.list.first?.line == line ?? before + 1)
    }
  }

  @Test func aFullDiskIsToldOnce() throws {
    let full = open("/dev/full", O_WRONLY)
    try #require(full >= 0)
    defer { close(full) }
    let scene = try LiveScene.empty()
    defer { scene.engine.tearDown() }
    let header = WindowLogHeader(
      scene, DebuggerOptions(scenePath: ""), WindowSurroundings(), FontBook())
    let log = WindowLogWriter(OutputFile(descriptor: full), header)
    log.turn(at: .zero)
    #expect(log.takeProblem() == String(cString: strerror(ENOSPC)))
    #expect(log.takeProblem() == nil && log.problem != nil)
  }

  @Test func anExistingFileIsNotOverwritten() throws {
    try withFolder { folder in
      let path = "\(folder)/window.jsonl"
      try "mine".write(toFile: path, atomically: true, encoding: .utf8)
      let scene = try LiveScene.empty()
      defer { scene.engine.tearDown() }
      let header = WindowLogHeader(
        scene, DebuggerOptions(scenePath: ""), WindowSurroundings(), FontBook())
      #expect(throws: SceneDiagnostics.self) { try WindowLogWriter(path: path, header) }
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
    }
  }

  @Test(arguments: ["", "touchscope: 1", "{\"touchscopeWindow\": 1}"])
  func whatIsNoRecordedWindowIsRefused(_ text: String) throws {
    try withFolder { folder in
      let path = "\(folder)/window.jsonl"
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      #expect(throws: SceneDiagnostics.self) {
        try WindowReplay(path: path, fonts: FontBook())
      }
    }
  }
}
