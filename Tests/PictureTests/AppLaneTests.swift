import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchEngine
import TouchLanguage
import TouchReading
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

@testable import TouchDebugger
@testable import TouchInspection

/// What an app did, beside what the engine makes of the same fingers: lanes of a bundle that a probe wrote.
@Suite struct AppLaneTests {
  private static let scene = """
    touchscope: 1
    window:
      subviews:
        - id: card
          class: UIView
          frame: [0, 0, 300, 300]
          gestureRecognizers:
            - {id: pan, class: UIPanGestureRecognizer}
            - {id: press, class: UILongPressGestureRecognizer}
    runs:
      - name: drag
        input: [{drag: {from: card, by: [60, 0], over: 0.2}}, {wait: idle}]

    """

  /// A bundle with one episode in a folder of its own; `observed` are the lines of its log.
  private func bundle(_ observed: [String]) throws -> (path: String, session: SessionFile.Opened) {
    Stories.register()
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchscope-app-\(UUID().uuidString)").path
    let folder = "\(path)/episode-001"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    let live = try LiveScene.load(text: Self.scene, path: "\(folder)/scene.yaml")
    let played = Session(live)
    played.play(try #require(live.runs.first))
    let recording = Recording(
      scenePath: "scene.yaml", digest: digest(of: Self.scene), inputs: played.inputs)
    live.engine.tearDown()
    let files = [
      "probe.txt": "touchscope probe 1\napp Notes\n",
      "episode-001/scene.yaml": Self.scene,
      "episode-001/fingers.rec": RecordingText.document(recording),
      "episode-001/objects.txt":
        "card UIView identifier\npan UIPanGestureRecognizer name\npress UILongPressGestureRecognizer name\n",
      "episode-001/observed.log": (["touchscope observed 1"] + observed).joined(separator: "\n"),
    ]
    for (name, text) in files {
      try text.write(toFile: "\(path)/\(name)", atomically: true, encoding: .utf8)
    }
    return (path, try ProbeBundle(path: path).session("episode-001"))
  }

  private let late = [
    "0.000000 touch 1 began 150 150 hit card window", "0.000000 gathers 1 pan press",
    "0.100000 state pan began action", "0.116000 state pan changed action",
    "0.200000 state pan ended action",
    "0.150000 state press failed polled 0.050000",
  ]

  @Test func theAppStandsAboveTheEngine() throws {
    let (path, opened) = try bundle(late)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let session = Session(opened.scene)
    session.play(opened.recording)
    let view = SessionView(session)
    view.follow(session.now)
    let lanes = TimelineLane.all(view.input.whole, LaneArrangement())

    let pan = try #require(lanes.first { $0.id == .recognizer("pan") })
    let story = try #require(pan.former)
    #expect(pan.isStacked && story.isApp)
    #expect(
      story.whole.spans == [
        LaneStory.Span(
          from: Instant(seconds: 0.1), to: Instant(seconds: 0.116), state: .began),
        LaneStory.Span(
          from: Instant(seconds: 0.116), to: Instant(seconds: 0.2), state: .changed),
      ])
    #expect(
      story.whole.moments == [LaneStory.Moment(time: Instant(seconds: 0.2), state: .ended)])

    // Nobody saw when it failed: somewhere in those 100 ms.
    let press = try #require(lanes.first { $0.id == .recognizer("press") }?.former)
    #expect(
      press.whole.spans == [
        LaneStory.Span(
          from: Instant(seconds: 0.05), to: Instant(seconds: 0.15), state: .failed,
          isUncertain: true)
      ])
    let touch = try #require(lanes.first { $0.id == .finger(1) }?.former)
    #expect(touch.whole.moments.map(\.name) == ["hit card"])

    let handle = try #require(view.input.snapshot.recognizers.first { $0.name == "press" }).handle
    let why = Explanation.about(handle, view.input).text
    #expect(why.hasSuffix("In the app: failed between 50 ms and 150 ms."), "\(why)")

    let look = Look(theme: .dark, metrics: FixedTextMetrics())
    let size = CGSize(width: 1440, height: 400)
    let picture = TimelinePicture.draw(view.input, TimelineModel(), size: size, look).picture
    let texts = PictureTexts.lines(picture, look).joined(separator: "\n")
    for word in [
      "app", "here", "Began", "Changed", "ended at 200 ms", "hit card", "first difference here",
    ] {
      #expect(texts.contains(word), "\(word) in \(texts)")
    }
    #expect(TextChecker(metrics: FixedTextMetrics(), size: size).faults(picture.list).isEmpty)
  }

  /// The flag stands where both first differ, and says what is different.
  @Test func theFirstDifferenceIsMarked() throws {
    let (path, opened) = try bundle(late)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let session = Session(opened.scene)
    session.play(opened.recording)
    let app = try #require(SessionView(session).input.app)
    let difference = try #require(app.difference)
    #expect(difference.seconds < 0.1 && difference.seconds > 0)
    #expect(app.verdict.contains("pan") && app.verdict.contains("later"))
  }

  /// An edit runs the fingers again on the engine: the app's lanes stay, also in the window.
  @Test func anEditKeepsWhatTheAppDid() throws {
    let (path, opened) = try bundle(late)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let host = SessionHost(opened.scene, recorder: nil)
    host.session.play(opened.recording)
    let again = Session(try LiveScene.load(opened.scene.document))
    host.take(again)
    #expect(host.session === again && host.view.input.app?.recognizers["pan"]?.count == 3)
    // Another scene has no app beside it.
    host.replace(with: try LiveScene.load(path: "\(Stories.root)/scenes/030-swipe.yaml"))
    #expect(host.view.input.app == nil)
  }

  /// Where both agree no flag shows, and lanes of gestures after the episode have no row of the app.
  @Test func agreementHasNoFlag() throws {
    let (path, opened) = try bundle([
      "0.000000 touch 1 began 150 150 hit card window", "0.000000 gathers 1 pan press",
      "0.033333 state pan began action", "0.050000 state pan changed action",
      "0.200000 state pan ended action",
    ])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let app = try #require(opened.recording.app)
    #expect(app.verdict.agrees && AppRun(app).difference == nil)
    let session = Session(opened.scene)
    session.play(opened.recording)
    session.advance(to: Instant(seconds: 5))
    session.play(try #require(opened.scene.runs.first))
    let view = SessionView(session)
    view.follow(session.now)
    #expect(view.input.reading.gestureStart.seconds >= 5)
    let lanes = TimelineLane.all(view.input.whole, LaneArrangement())
    #expect(!lanes.isEmpty)
    #expect(lanes.filter { $0.former != nil }.map(\.id) == [])
  }
}
