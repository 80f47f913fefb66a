import TouchFiles
import Foundation
import SceneStories
import Testing
import TouchEngine
import TouchRecording
import TouchScenes
import TouchTrace

@testable import TouchSimulation

/// Recordings and scenes become as small as they can, and come to the same.
@Suite struct ShrinkerTests {
  init() { Stories.register() }

  /// A recording of a scene that has more in it than is needed.
  private func recording(_ inputs: String) throws -> Recording {
    let text = """
      touchscope: 1
      title: More than is needed
      screen: [300, 300]
      window:
        subviews:
          - id: outer
            frame: [0, 0, 300, 300]
            gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer, requireToFail: [tap]}]
            subviews:
              - id: card
                frame: [50, 50, 100, 100]
                gestureRecognizers:
                  - {id: tap, class: UITapGestureRecognizer, requireToFail: [double]}
                  - {id: double, class: UITapGestureRecognizer, numberOfTapsRequired: 2}
          - {id: other, class: UIButton, frame: [200, 200, 50, 50]}
      """
    let head = "touchscope recording 1\nscene more.yaml\ndigest \(digest(of: text))\n"
    let scene = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "| \($0)\n" }.joined()
    return try RecordingReader.read(text: head + scene + inputs, path: "more.rec")
  }

  private let taps = """
    0.1 down 1 220 220
    0.15 up 1 220 220
    0.5 down 1 100 100 | down 2 220 220
    0.51 move 1 100 101
    0.55 up 1 100 101
    0.6 up 2 220 220
    1 set other.alpha 0.5
    2 wait

    """

  private func shrunk(_ recording: Recording, _ outcome: KeptOutcome) throws -> Recording {
    #expect(outcome.holds(recording))
    var shrinker = try Shrinker(recording) { outcome.holds($0) }
    shrinker.run()
    let small = shrinker.recording
    #expect(outcome.holds(small))
    return small
  }

  @Test func oneTouchAndOneRecognizerAreLeft() throws {
    let small = try shrunk(try recording(taps), .lines(["tap action ended"]))
    // The double tap is not needed; a recognizer needs a view, and a view a frame.
    #expect(small.sceneText?.contains("double") == false)
    #expect(small.sceneText?.contains("other") == false)
    #expect(
      small.inputs.map(RecordingText.line) == [
        "0.500000 down 1 100.0 100.0", "0.550000 up 1 100.0 101.0",
      ])
    #expect((small.sceneText ?? "").split(separator: "\n").count <= 8, "\(small.sceneText ?? "")")
    #expect(digest(of: small.sceneText ?? "") == small.digest)
  }

  @Test func severalLinesStayInTheirOrder() throws {
    let small = try shrunk(
      try recording(taps),
      .lines(["other action touchUpInside", "tap held", "double possible -> failed"]))
    #expect(small.sceneText?.contains("double") == true && small.inputs.count >= 4)
    #expect(!KeptOutcome.lines(["tap held", "other action touchDown", "tap held"]).holds(small))
  }

  @Test func aPatternIsFoundInALine() throws {
    let pattern = try Regex("^other .*touchDown$")
    let small = try shrunk(try recording(taps), .pattern(pattern))
    #expect(small.inputs.count == 1 && small.sceneText?.contains("card") == false)
    #expect(!KeptOutcome.pattern(try Regex("nobody")).holds(small))
  }

  @Test func anExpectationDiffersInTheSameWay() throws {
    let recording = try recording(taps)
    let expectation = "actions: []"
    let difference = try #require(KeptOutcome.differences(recording, expectation))
    #expect(!difference.isEmpty)
    let small = try shrunk(recording, .expectation(expectation, difference: difference))
    #expect(KeptOutcome.differences(small, expectation) == difference)
    #expect(small.inputs.count < recording.inputs.count)
  }

  /// A scene that cannot be loaded comes to nothing.
  @Test func aBrokenSceneHasNoOutcome() throws {
    var broken = try recording(taps)
    broken.sceneText = "touchscope: 1\nwindow: {subviews: [{class: Nobody}]}\n"
    #expect(!KeptOutcome.lines([]).holds(broken))
    #expect(!KeptOutcome.fault(.differs).holds(broken))
    #expect(KeptOutcome.differences(broken, "actions: []") == nil)
  }

  /// Fingers go down before they move, in whatever is tried.
  @Test func inputsThatMakeSenseStaySo() throws {
    let recording = try recording(taps)
    var tried = 0
    var shrinker = try Shrinker(recording) { candidate in
      tried += 1
      #expect(InputAtoms.areInOrder(candidate.inputs))
      return candidate.inputs.contains { RecordingText.line($0).contains("move 1") }
    }
    shrinker.run()
    #expect(tried > 5)
    #expect(
      shrinker.inputs.map(RecordingText.line) == [
        "0.500000 down 1 100.0 100.0", "0.510000 move 1 100.0 101.0",
      ])
  }

  @Test func inputsAreTakenApartAndPutTogether() throws {
    let inputs = try recording(taps).inputs
    let atoms = InputAtoms(inputs)
    #expect(atoms.atoms.count == 9)
    #expect(atoms.groups.count == 5)
    #expect(atoms.inputs(of: atoms.groups.flatMap(\.self)) == inputs)
    #expect(!InputAtoms.areInOrder(Array(inputs.dropFirst())))
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    for path in Stories.paths {
      let document = try SceneDocument.read(path: path)
      let text = SceneWriter.text(document.root)
      let again = try SceneDocument(text: text, path: path)
      #expect(again.root.flow == document.root.flow, "\(path)")
      #expect(text.split(separator: "\n").count > 5)
    }
  }

  @Test func aFindingIsTwoFilesAndOverwritesNothing() throws {
    let name = NSTemporaryDirectory() + "touchscope-finding-\(UUID().uuidString)"
    defer { for ending in [".yaml", ".rec"] { unlink(name + ending) } }
    let finding = Finding(try recording(taps))
    try finding.write(named: name)
    let opened = try SessionFile.open(path: name + ".rec")
    #expect(opened.scene.text == finding.recording.sceneText && opened.warning == nil)
    #expect(opened.recording.inputs == finding.recording.inputs)
    opened.scene.engine.tearDown()
    #expect(throws: OutputFile.Refusal.self) { try finding.write(named: name) }
    unlink(name + ".yaml")
    // The recording is there still, so the scene is not left alone.
    #expect(throws: OutputFile.Refusal.self) { try finding.write(named: name) }
    #expect(!FileManager.default.fileExists(atPath: name + ".yaml"))
  }
}
