import Foundation
import SceneStories
import Testing
import TouchScenes
import TouchTrace

@testable import TouchRecording

/// Recordings name their scene from where they lie, and may carry its text.
@Suite struct CarriedSceneTests {
  private let text = """
    touchscope: 1
    window:
      subviews:
        - {id: card, frame: [10, 10, 50, 50], gestureRecognizers: [{id: tap, class: UITapGestureRecognizer}]}
    runs:
      - {name: r, input: [{tap: {at: card}}, {wait: idle}]}

    """

  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "touchscope-carried-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: folder + "/scenes", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: folder + "/recordings", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func played(_ folder: String, _ text: String) throws -> Session {
    try text.write(toFile: "\(folder)/scenes/s.yaml", atomically: true, encoding: .utf8)
    let session = Session(try LiveScene.load(path: "\(folder)/scenes/s.yaml"))
    session.play(session.scene.runs[0])
    return session
  }

  private func problem(_ body: () throws -> Void) -> SceneDiagnostic? {
    do {
      try body()
      return nil
    } catch let problems as SceneDiagnostics { return problems.list.first } catch {
      Issue.record("\(error)")
      return nil
    }
  }

  @Test func aRecordingNamesItsSceneFromWhereItLies() throws {
    try inFolder { folder in
      let path = try SessionFile.save(try played(folder, text), to: "\(folder)/recordings/a.rec")
      #expect(try RecordingReader.read(path: path).scenePath == "../scenes/s.yaml")
      // Both move together.
      try FileManager.default.moveItem(atPath: folder, toPath: folder + "-moved")
      defer { try? FileManager.default.removeItem(atPath: folder + "-moved") }
      let opened = try SessionFile.open(path: "\(folder)-moved/recordings/a.rec")
      #expect(opened.scene.path == "\(folder)-moved/scenes/s.yaml")
      #expect(opened.warning == nil && opened.note == nil)
    }
  }

  @Test(arguments: [
    ("scenes/s.yaml", "recordings/a.rec", "../scenes/s.yaml"), ("s.yaml", "a.rec", "s.yaml"),
    ("s.yaml", "deep/down/a.rec", "../../s.yaml"), ("/x/s.yaml", "/y/a.rec", "/x/s.yaml"),
    ("/x/s.yaml", "/x/y/a.rec", "../s.yaml"), ("./a/../s.yaml", "a.rec", "s.yaml"),
  ])
  func namesLeadBack(_ scene: String, _ recording: String, _ name: String) {
    #expect(ScenePath.name(of: scene, in: recording) == name)
  }

  /// Recordings of before named the scene from the folder in which the program ran.
  @Test func bothFoldersAreLookedIn() {
    #expect(
      ScenePath.candidates("scenes/s.yaml", in: "recordings/a.rec")
        == ["recordings/scenes/s.yaml", "scenes/s.yaml"])
    #expect(
      ScenePath.candidates("../scenes/s.yaml", in: "recordings/a.rec")
        == ["scenes/s.yaml", "../scenes/s.yaml"])
    #expect(ScenePath.candidates("s.yaml", in: "a.rec") == ["s.yaml"])
    #expect(ScenePath.candidates("/s.yaml", in: "b/a.rec") == ["/s.yaml"])
  }

  /// The text is carried as it is, whatever its lines end with.
  @Test func aSavedRecordingPlaysWithoutItsSceneFile() throws {
    for text in [
      text, text + "# no end", text.replacing("\n", with: "\r\n"),
      "# |\n\n| a\n".replacing("| a\n", with: "") + text,
    ] {
      try inFolder { folder in
        let session = try played(folder, text)
        let path = try SessionFile.save(session, to: "\(folder)/recordings/a.rec")
        try FileManager.default.removeItem(atPath: "\(folder)/scenes/s.yaml")
        let opened = try SessionFile.open(path: path)
        #expect(opened.scene.text == text)
        #expect(opened.warning == nil && opened.note?.contains("own copy") == true)
        let again = Session(opened.scene)
        again.play(opened.recording)
        #expect(Stories.log(again) == Stories.log(session))
      }
    }
  }

  @Test func aChangedSceneIsTakenAndToldOf() throws {
    try inFolder { folder in
      let path = try SessionFile.save(try played(folder, text), to: "\(folder)/recordings/a.rec")
      let changed = text.replacing("id: card, frame", with: "id: card, alpha: 0.5, frame")
      try changed.write(toFile: "\(folder)/scenes/s.yaml", atomically: true, encoding: .utf8)
      let opened = try SessionFile.open(path: path)
      #expect(opened.scene.text == changed)
      #expect(opened.warning?.contains("has changed") == true)
    }
  }

  @Test func withoutASceneTheRecordingAndItsLineAreNamed() throws {
    try inFolder { folder in
      let path = "\(folder)/recordings/a.rec"
      try "touchscope recording 1\ndigest 0\nscene ../scenes/no.yaml\n".write(
        toFile: path, atomically: true, encoding: .utf8)
      let problem = problem { _ = try SessionFile.open(path: path) }
      #expect(problem?.file == path && problem?.line == 3)
      #expect(problem?.sentence.contains("\(folder)/scenes/no.yaml") == true)
      #expect(problem?.sentence.hasSuffix("no such file") == true)
      #expect(problem?.hint.contains("--with-scene") == true)
    }
  }

  @Test func aCarriedSceneIsTheOneOfTheRecording() {
    let recording = Recording(scenePath: "s.yaml", digest: digest(of: text), sceneText: text)
    let file = RecordingText.header(recording)
    let changed = file.replacing("id: card", with: "id: kard")
    let problem = problem { _ = try RecordingReader.read(text: changed, path: "r") }
    #expect(problem?.line == 4 && problem?.hint.contains("'|'") == true)
    for end in file.indices where file[end] == "\n" {
      let cut = String(file[...end])
      #expect(
        (try? RecordingReader.read(text: cut, path: "r"))?.sceneText.map { $0 == text } ?? true)
    }
  }

  @Test func recordingsOfOtherSystemsAreRead() throws {
    let lines = "touchscope recording 1\nscene s.yaml\ndigest 0\n0.5 down 1 2.0 3.0\n"
    let read = try RecordingReader.read(text: lines.replacing("\n", with: "\r\n"), path: "r")
    #expect(read == (try RecordingReader.read(text: lines, path: "r")))
    // The copy of the scene, too.
    let recording = Recording(scenePath: "s.yaml", digest: digest(of: text), sceneText: text)
    let file = RecordingText.header(recording).replacing("\n", with: "\r\n")
    #expect(try RecordingReader.read(text: file, path: "r").sceneText == text)
  }

  @Test(arguments: [
    ("force x", 22, "'x' is not a value of 'force'"), ("force nan", 22, "'nan'"),
    ("radius 1,5", 23, "'1,5' is not a value of 'radius'"),
    ("type pen", 21, "'pen' is not a value of 'type'"),
    ("altitude up", 25, "'up' is not a value of 'altitude'"),
    ("buttons 0.5", 24, "'0.5' is not a value of 'buttons'"),
    ("quality inf", 24, "'inf' is not a value of 'quality'"),
  ])
  func badValuesAreTold(_ words: String, _ column: Int, _ sentence: String) {
    let text = "touchscope recording 1\nscene s.yaml\ndigest 0\n0.1 move 1 1 2 \(words)\n"
    let problem = problem { _ = try RecordingReader.read(text: text, path: "r") }
    #expect(problem?.line == 4 && problem?.column == column)
    #expect(problem?.sentence.contains(sentence) == true && problem?.hint.isEmpty == false)
  }

  @Test(arguments: [
    "0.1", "0.1 at=0.1", "0.1 set", "0.1 do", "0.1 down 99 1 2", "0.1 down 1 1 2 |",
    "0.1 down 1 1 2 force", "x", "0.1 jump 1 1 1", "0.1 motion", "0.1 button", "0.1 suspend",
  ])
  func everyProblemHasAdvice(_ line: String) {
    let text = "touchscope recording 1\nscene s.yaml\ndigest 0\n\(line)\n"
    let problem = problem { _ = try RecordingReader.read(text: text, path: "r") }
    #expect(problem?.hint.isEmpty == false, "\(line)")
  }

  /// A line of megabytes is not printed.
  @Test func aLongLineIsCut() {
    let text =
      "touchscope recording 1\nscene s.yaml\ndigest 0\n0.1 \(String(repeating: "x", count: 1_000_000)) 1\n"
    let problem = problem { _ = try RecordingReader.read(text: text, path: "r") }
    #expect((problem?.description.utf8.count ?? .max) < 20_000)
  }
}
