import TouchLanguage
import Foundation
import SceneStories
import Synchronization
import Testing
import TouchCanvas
import TouchFiles
import TouchInspection
import TouchReading
import TouchScenes
import TouchTrace
import TouchWindow

@testable import TouchDebugger
@testable import TouchRecording

/// A file of inputs that takes no more is told in every window, and at its end.
@Suite(.serialized) struct RecordingFailureTests {
  @Test func aFullDiskIsToldOnce() throws {
    let full = open("/dev/full", O_WRONLY)
    guard full >= 0 else { return }
    Stories.register()
    let scene = try LiveScene.load(path: "\(Stories.root)/scenes/004-yellow-tap.yaml")
    let host = SessionHost(
      scene,
      recorder: RecordingWriter(
        path: "a.rec", OutputFile(descriptor: full), Recording(scenePath: "s", digest: "0")))
    host.feed(.wait, at: Instant(seconds: 0.5))
    let problem = try #require(host.takeRecordingProblem())
    #expect(problem.path == "a.rec" && !problem.reason.isEmpty)
    host.feed(.wait, at: Instant(seconds: 1))
    #expect(host.takeRecordingProblem() == nil)
    host.endRecording()
    host.close()
    #expect(host.recordingProblem?.reason == problem.reason)
  }

  /// With panels and without, the box over the scene has the reason.
  @Test(arguments: [true, false]) func theWindowShowsIt(_ isStage: Bool) throws {
    Stories.register()
    let path = "\(Stories.root)/scenes/004-yellow-tap.yaml"
    var options = DebuggerOptions(scenePath: path)
    options.start = isStage ? .stage : .touching
    let window = try TestWindow(LiveScene.load(path: path), options)
    defer { window.end() }
    window.send(.recordingFailed(path: "a.rec", reason: "No space left on device"))
    window.turn()
    let box = try #require(window.regions.last { $0.target == .problem })
    #expect(box.outline.width > 100)
    #expect(window.model.messages.problem?.title == Text.notices.recordingStopped)
  }

  /// With each operation failing in turn, a notice has the path and the cause; the window goes on, and saves again.
  @Test(arguments: ["save", "shot"]) func whatCannotBeSavedIsSaid(_ command: String) throws {
    let here = FileManager.default.currentDirectoryPath
    let folder = NSTemporaryDirectory() + "touchscope-unsaved-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    #expect(FileManager.default.changeCurrentDirectoryPath(folder))
    defer {
      _ = FileManager.default.changeCurrentDirectoryPath(here)
      try? FileManager.default.removeItem(atPath: folder)
    }
    Stories.register()
    let path = "\(Stories.root)/scenes/004-yellow-tap.yaml"
    let countdown = Mutex(Int.max)
    let files = FileSystem { _ in
      countdown.withLock {
        $0 -= 1
        return $0 == -1 ? .error(EACCES) : nil
      }
    }
    var options = DebuggerOptions(scenePath: path)
    options.size = CGSize(width: 400, height: 300)
    let window = try TestWindow(LiveScene.load(path: path), options, files: files)
    defer { window.end() }
    var failures = 0
    for number in 0..<100 {
      countdown.withLock { $0 = number }
      window.command(command)
      window.turn()
      let isOver = countdown.withLock { $0 >= 0 }
      let said = window.state.notice?.text ?? ""
      if isOver {
        #expect(said.contains(command == "save" ? "recordings/004-yellow" : "out/004-yellow"))
        #expect(!said.contains("denied"))
        break
      }
      failures += 1
      #expect(said.contains("Permission denied"), "\(number): \(said)")
      #expect(said.contains(command == "save" ? "recordings" : "out"), "\(number): \(said)")
    }
    #expect(failures >= 5)
    // Each failure left nothing but what its own sentence names.
    let left = try FileManager.default.subpathsOfDirectory(atPath: folder)
    #expect(left.filter { $0.hasSuffix(".part") }.count <= 1, "\(left)")
  }

  /// What cannot be recorded is told before a window is there.
  @Test func nothingIsRecordedOverAFile() throws {
    let path = NSTemporaryDirectory() + "touchscope-kept-\(UUID().uuidString).rec"
    try "mine".write(toFile: path, atomically: true, encoding: .utf8)
    defer { unlink(path) }
    let scene = try LiveScene.load(path: "\(Stories.root)/scenes/004-yellow-tap.yaml")
    var options = DebuggerOptions(scenePath: scene.path)
    options.recordingPath = path
    #expect(throws: SceneDiagnostics.self) { try TestWindow(scene, options) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
  }

  @Test func aRecordingWithoutItsSceneFileSaysOnWhatItPlays() throws {
    let folder = NSTemporaryDirectory() + "touchscope-copy-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let session = try Stories.session("004-yellow-tap", "quick tap")
    try session.scene.text.write(toFile: "\(folder)/s.yaml", atomically: true, encoding: .utf8)
    let copy = Session(try LiveScene.load(path: "\(folder)/s.yaml"))
    copy.play(copy.scene.runs[0])
    let path = try SessionFile.save(copy, to: "\(folder)/a.rec")
    try FileManager.default.removeItem(atPath: "\(folder)/s.yaml")
    let window = try TestWindow("004-blue-1")
    defer { window.end() }
    window.open(path)
    #expect(window.state.problem == nil)
    #expect(window.state.notice?.text == Text.notices.playedOnCopy("\(folder)/s.yaml"))
    #expect(window.session.scene.text == session.scene.text)
  }

  @Test(arguments: [true, false]) func aRecordingCarriesItsSceneWhenAsked(_ carries: Bool) throws {
    let path = NSTemporaryDirectory() + "touchscope-carried-\(UUID().uuidString).rec"
    defer { unlink(path) }
    Stories.register()
    let scene = try LiveScene.load(path: "\(Stories.root)/scenes/004-yellow-tap.yaml")
    var options = DebuggerOptions(scenePath: scene.path)
    options.recordingPath = path
    options.recordsScene = carries
    let window = try TestWindow(scene, options)
    let text = window.session.scene.text
    window.end()
    #expect(try RecordingReader.read(path: path).sceneText == (carries ? text : nil))
  }
}
