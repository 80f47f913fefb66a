import Foundation
import SceneStories
import Testing
import TouchEngine
import TouchLanguage
import TouchRecording
import TouchScenes
import TouchTrace

@testable import TouchSimulation

/// What was found once is played again: every scene with its recording in `Tests/Findings`.
@Suite struct FindingsTests {
  private nonisolated static let folder =
    URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().path + "/Findings"
  private nonisolated static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".rec") }.sorted()

  init() { Stories.register() }

  @Test func thereAreSome() { #expect(!Self.names.isEmpty) }

  @Test(arguments: names) func aFindingDoesNotComeBack(_ name: String) throws {
    let opened = try SessionFile.open(path: "\(Self.folder)/\(name)")
    opened.scene.engine.tearDown()
    #expect(opened.warning == nil && opened.note == nil, "the scene beside it is another one")
    var recording = opened.recording
    #expect(recording.sceneText == opened.scene.text)
    recording.sceneText = opened.scene.text
    #expect(try KeptOutcome.fault(recording) == nil)
  }

  /// SCR-08, TD-08: the trace that showed it has a move without a beginning, which the checks find.
  @Test func aMoveWithoutABeginningIsFoundInItsTrace() throws {
    let recording = try RecordingReader.read(path: "\(Self.folder)/refused-by-scroll-view.rec")
    let scene = try LiveScene.load(text: recording.sceneText ?? "", path: recording.scenePath)
    defer { scene.engine.tearDown() }
    for input in recording.inputs { scene.apply(input) }
    var trace = scene.engine.trace
    let names = trace.names
    let view = try #require(names.firstIndex(of: "button"))
    let finger = try #require(names.firstIndex(of: "finger1"))
    #expect(!trace.events.contains { $0.kind == .touches && $0.subject.index == view })
    var event = TraceEvent(
      kind: .touches, verb: .touchesMoved, subject: Handle(rawValue: UInt32(view)),
      other: Handle(rawValue: UInt32(finger)), phase: .moved)
    event.time = Instant(seconds: 40)
    trace.append(event)
    var reader = TraceReader()
    #expect(throws: TraceViolation(.callsAreInOrder, Handle(rawValue: UInt32(view)))) {
      try reader.read(trace)
    }
  }
}
