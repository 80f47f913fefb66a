import Foundation
import SceneStories
import Testing
import TouchEngine
import TouchScenes
import TouchTrace

@testable import TouchRecording

@Suite struct RecordingTests {
  private let scene = """
    touchscope: 1
    window:
      subviews:
        - {id: card, frame: [100, 100, 100, 100], gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer}]}
    runs:
      - name: drag
        input: [{drag: {from: card, by: [70.3, 11.1], over: 0.25, fingers: 2}}, {set: {card.alpha: 0.5}}, {wait: idle}]
        expect: [{actions: [pan]}]

    """

  private func log(_ session: Session) -> [String] {
    let trace = session.trace
    return trace.events.map { "\($0.time.nanoseconds) \(CanonicalLine.text($0, in: trace))" }
  }

  @Test func aRecordingPlaysAsTheRunDid() throws {
    let first = try Stories.untouched(text: scene)
    var recording = Recording(scenePath: "s.yaml", digest: digest(of: scene))
    first.onInput = { recording.inputs.append($0) }
    first.play(first.scene.runs[0])
    let text =
      RecordingText.header(recording)
      + recording.inputs.map { RecordingText.line($0) + "\n" }.joined()
    let read = try RecordingReader.read(text: text, path: "r")
    #expect(read.inputs == recording.inputs)
    #expect(read.digest == digest(of: scene))
    let second = try Stories.untouched(text: scene)
    second.play(read)
    #expect(log(first) == log(second))
    #expect(log(first).contains { $0.contains("pan possible -> began") })
  }

  /// The fetch thread, shapes of contacts and coalesced samples are kept, with all their digits.
  @Test func systemInputsAndSamplesAreKept() throws {
    let at = Instant(seconds: 0.5)
    let shape = ContactShape(quality: 0.7, minorRadius: 5.25, twist: -30)
    let samples = [
      FingerChange.Sample(timestamp: Instant(seconds: 0.49), location: CGPoint(x: 1.1, y: 2)),
      FingerChange.Sample(
        timestamp: Instant(seconds: 0.495), location: CGPoint(x: 1.2, y: 2), force: 0.5, radius: 6),
    ]
    let changes = [
      FingerChange(
        finger: 1, phase: .moved, location: CGPoint(x: 1.3, y: 2), force: 0.25, radius: 7,
        shape: shape, coalesced: samples),
      FingerChange(finger: 2, phase: .began, location: CGPoint(x: 9, y: 8), edge: .left),
    ]
    let events: [SceneInput.Event] = [
      .suspend, .digitizer(DigitizerEvent(arrival: at, changes: changes)), .resume,
    ]
    let recording = Recording(
      scenePath: "s.yaml", digest: "0", inputs: events.map { SceneInput(arrival: at, event: $0) })
    let text =
      RecordingText.header(recording)
      + recording.inputs.map { RecordingText.line($0) + "\n" }.joined()
    #expect(text.contains("0.500000 suspend eventFetch\n"))
    #expect(text.contains("down 2 9.0 8.0 edge left\n"))
    #expect(text.contains("quality 0.7 minorRadius 5.25 twist -30.0 was 0.490000 1.1 2.0 was"))
    #expect(try RecordingReader.read(text: text, path: "r").inputs == recording.inputs)
  }

  @Test func aLineCutOffIsLeftOut() throws {
    let text =
      "touchscope recording 1\nscene s.yaml\ndigest 0\n0.000000 down 1 150.0 150.0\n0.100000 move 1 1"
    let read = try RecordingReader.read(text: text, path: "r")
    #expect(read.inputs.count == 1)
  }

  @Test(arguments: [
    ("0.1 down 1 nan 3\n", 4, 12, "two finite numbers"),
    ("0.2 down 1 1 2\n0.1 up 1 1 2\n", 5, 1, "time goes back"),
    ("0.1 jump 1 1 2\n", 4, 5, "'jump' is not an input"),
    ("0.1 down 99 1 2\n", 4, 5, "finger from 1 to 20"),
    ("soon down 1 1 2\n", 4, 1, "not a time in seconds"), ("0.1\n", 4, 4, "ends before"),
    ("0.1 down 1 1 2 & up 2 1 1\n", 4, 16, "needs a value"),
    ("0.1 suspend timers\n", 4, 5, "needs a thread"),
    ("0.1 move 1 1 2 was 0.1 x 2\n", 4, 24, "two finite numbers"),
    ("0.1 down 1 1 2 edge north\n", 4, 21, "'north' is not a value of 'edge'"),
    ("0.1 move 1 1 2 colour 3\n", 4, 16, "not a property of a finger"),
  ]) func badLinesHaveTheirPlace(_ lines: String, _ line: Int, _ column: Int, _ sentence: String) {
    do {
      _ = try RecordingReader.read(
        text: "touchscope recording 1\nscene s.yaml\ndigest 0\n" + lines, path: "r")
      Issue.record("read without a problem")
    } catch let problems as SceneDiagnostics {
      let first = problems.list[0]
      #expect(first.line == line)
      #expect(sentence == "needs a value" || first.column == column, "\(first.column)")
      #expect(first.sentence.contains(sentence) || sentence == "needs a value", "\(first.sentence)")
    } catch { Issue.record("\(error)") }
  }

  @Test func stepsAndSnapshotsFollowTheTime() throws {
    let session = try Stories.session(text: scene)
    #expect(session.steps.count > 10)
    #expect(session.steps.first?.events.lowerBound == 0)
    for (a, b) in zip(session.steps, session.steps.dropFirst()) {
      #expect(a.events.upperBound == b.events.lowerBound && a.time <= b.time)
    }
    #expect(session.snapshot(afterStep: -1).views.last?.alpha == 1)
    #expect(session.snapshot(afterStep: session.steps.count - 1).views.last?.alpha == 0.5)
    #expect(session.step(at: .zero) == 0)
    #expect(session.step(at: Instant(seconds: 99)) == session.steps.count - 1)
  }

  /// A picture of a moment says by this whether something comes after it.
  @Test func whatWasStoppedKnowsThatInputsAreLeft() throws {
    let whole = try Stories.session(text: scene)
    #expect(!whole.hasInputsLeft)
    let recording = Recording(
      scenePath: "s.yaml", digest: digest(of: scene), inputs: whole.inputs)
    let last = try #require(whole.inputs.last?.arrival)
    let before = Instant(nanoseconds: last.nanoseconds - 1)
    for (end, isLeft) in [(Instant.zero, true), (before, true), (last, false)] {
      let run = try Stories.untouched(text: scene)
      run.play(run.scene.runs[0], until: end)
      #expect(run.hasInputsLeft == isLeft, "\(end.nanoseconds)")
      let recorded = try Stories.untouched(text: scene)
      recorded.play(recording, until: end)
      #expect(recorded.hasInputsLeft == isLeft, "\(end.nanoseconds)")
      #expect(log(run) == log(recorded))
    }
  }

  /// Scenes have a limit of 4 MB; a long session is more, and must be readable again.
  @Test func longRecordingsAreRead() throws {
    let path = NSTemporaryDirectory() + "touchscope-long-\(getpid()).rec"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let padding = String(repeating: " ", count: 4 * 1024 * 1024)
    let text = """
      touchscope recording 1
      scene scenes/\(padding)long.yaml
      digest 0000000000000000
      0.100000 wait

      """
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    #expect(try RecordingReader.read(path: path).inputs.count == 1)
  }
}
