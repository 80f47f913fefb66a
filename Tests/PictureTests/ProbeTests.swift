import Foundation
import SceneStories
import Testing
import TouchEngine
import TouchGeometry
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

@testable import TouchDebugger
@testable import TouchInspection
@testable import TouchReading

/// What the copy of a scene answers is what the scene itself does.
@Suite struct ProbeTests {
  /// At 10 000 points the view that the overlay names is the one that the engine gives a finger to.
  @Test func theWinnerOfAProbeGetsTheFinger() throws {
    Stories.register()
    var random = SplitMix(seed: 7)
    var points = 0
    var found = 0
    let share = 10_000 / Stories.paths.count + 1
    for path in Stories.paths {
      let scene = try LiveScene.load(path: path)
      let session = Session(scene)
      let shadow = Shadow(session)
      let screen = scene.engine.screen
      for index in 0..<share {
        let point = CGPoint(
          x: (random.next() * screen.width * 8).rounded() / 8,
          y: (random.next() * screen.height * 8).rounded() / 8)
        let probe = try #require(
          shadow.probe(at: point, afterStep: session.steps.count - 1, time: session.now))
        let overlay = HitReading(events: probe.events, winner: probe.view).winner
        let real = finger(at: point, index, session)
        points += 1
        if real != .none { found += 1 }
        // Views that an override makes have no name that both could know.
        let known = session.snapshot(afterStep: session.steps.count - 1)
        #expect(known.view(real)?.name == known.view(overlay)?.name, "\(path) at \(point)")
        #expect((real == .none) == (overlay == .none), "\(path) at \(point)")
      }
      scene.engine.tearDown()
    }
    #expect(points >= 10_000 && found > points / 2)
  }

  /// Puts a finger down and takes it away; returns the view that its hit test found.
  private func finger(at point: CGPoint, _ index: Int, _ session: Session) -> Handle {
    let start = session.trace.events.count
    let time = Instant(seconds: Double(index + 1) * 3)
    let down = FingerChange(finger: 1, phase: .began, location: point)
    session.feed(
      SceneInput(
        arrival: time, event: .digitizer(DigitizerEvent(arrival: time, changes: [down]))))
    var reading = TraceReading()
    for event in session.trace.events[start...] { reading.read(event, in: session.trace) }
    session.feed(SceneInput(arrival: time.advanced(by: 0.001), event: .interrupt))
    let up = FingerChange(finger: 1, phase: .ended, location: point)
    let later = time.advanced(by: 0.002)
    session.feed(
      SceneInput(
        arrival: later, event: .digitizer(DigitizerEvent(arrival: later, changes: [up]))))
    return reading.hit.winner
  }

  /// Asking leaves no mark: the trace, the picture and the printed lines stay as they were.
  @Test func probesLeaveNoMark() throws {
    for (name, run) in [("002-circle", nil), ("002-enlarge", nil), ("003-ts-both", nil)]
      as [(String, String?)]
    {
      let path = "\(Stories.root)/scenes/\(name).yaml"
      Stories.register()
      let scene = try LiveScene.load(path: path)
      let session = Session(scene)
      session.play(scene.runs.first { run == nil || $0.name == run } ?? scene.runs[0])
      let events = session.trace.events
      let before = session.snapshot(afterStep: session.steps.count - 1)
      let shadow = Shadow(session)
      for x in stride(from: 0.0, to: scene.engine.screen.width, by: 40) {
        _ = shadow.probe(
          at: CGPoint(x: x, y: 300), afterStep: session.steps.count - 1, time: session.now)
      }
      #expect(session.trace.events == events)
      #expect(scene.engine.snapshot() == before)
    }
  }

  /// The past can be asked too: the copy is made anew when the playhead goes back.
  @Test func thePastCanBeAsked() throws {
    let session = try Stories.session("000-pan-tap", Self.firstRun("000-pan-tap"))
    let shadow = Shadow(session)
    let last = session.steps.count - 1
    let point = CGPoint(x: 200, y: 300)
    let late = shadow.probe(at: point, afterStep: last, time: session.now)
    let early = shadow.probe(at: point, afterStep: 0, time: session.steps[0].time)
    let again = shadow.probe(at: point, afterStep: last, time: session.now)
    #expect(late?.view == again?.view && early != nil)
  }

  private static func firstRun(_ scene: String) throws -> String {
    Stories.register()
    return try LiveScene.load(path: "\(Stories.root)/scenes/\(scene).yaml").runs[0].name
  }

  // MARK: Touch areas

  private func areas(_ views: String) throws -> [String: TouchArea] {
    let text = """
      touchscope: 1
      screen: [300, 400]
      window:
        subviews:
      \(views)
      """
    Stories.register()
    let scene = try LiveScene.load(text: text, path: "areas.yaml")
    let snapshot = scene.engine.snapshot()
    let all = TouchAreas(engine: scene.engine, snapshot: snapshot).all()
    return Dictionary(uniqueKeysWithValues: all.map { (snapshot.view($0.view)?.name ?? "", $0) })
  }

  /// On the screen.
  private func place(_ area: TouchArea) -> CGRect { area.box.applying(area.toScreen) }

  @Test func aTurnedViewIsMeasuredAlongItsAxes() throws {
    let areas = try areas(
      "    - {id: button, class: UIButton, frame: [120, 120, 36, 36], transform: {rotate: 45, scale: 1, translate: [0, 0]}}"
    )
    let area = try #require(areas["button"])
    #expect(abs(area.extent.width - 36) < 0.6 && abs(area.extent.height - 36) < 0.6)
    #expect(area.isSmall)
  }

  /// A view that answers itself has an area without being a control, and without recognizers; a plain one has none.
  @Test func viewsThatAnswerThemselvesHaveAreas() throws {
    let areas = try areas(
      """
          - {id: plain, frame: [10, 10, 100, 100], transform: {rotate: 30}}
          - {id: circle, frame: [10, 120, 100, 100], pointInside: circle}
          - {id: byFrame, class: FrameCircleView, frame: [150, 150, 100, 100], transform: {rotate: 45}}
      """)
    #expect(areas.keys.sorted() == ["byFrame", "circle"])
    let circle = try #require(areas["circle"])
    #expect(abs(circle.size - .pi * 2500) < 200, "\(circle.size)")
  }

  @Test func aPlainButtonTakesTouchesInItsBounds() throws {
    let areas = try areas("    - {id: button, class: UIButton, frame: [50, 60, 101, 37]}")
    let area = try #require(areas["button"])
    #expect(abs(place(area).minX - 50) < 0.3 && abs(place(area).maxX - 151) < 0.3)
    #expect(abs(place(area).minY - 60) < 0.3 && abs(place(area).maxY - 97) < 0.3)
    #expect(abs(area.size - 101 * 37) < 60)
    #expect(area.isSmall)
  }

  @Test func whatIsOutsideOfItsParentTakesNone() throws {
    let areas = try areas(
      """
          - id: box
            frame: [50, 60, 100, 100]
            subviews: [{id: button, class: UIButton, frame: [60, 20, 80, 60]}]
      """)
    let area = try #require(areas["button"])
    #expect(abs(place(area).maxX - 150) < 0.3 && abs(place(area).width - 40) < 0.6)
    #expect(area.isSmall)
  }

  @Test func whatLiesUnderAnotherViewTakesNone() throws {
    let areas = try areas(
      """
          - {id: button, class: UIButton, frame: [50, 60, 80, 60]}
          - {id: cover, frame: [0, 0, 300, 400]}
      """)
    #expect(try #require(areas["button"]).rows.isEmpty)
  }

  @Test func anEnlargedAreaShows() throws {
    let areas = try areas(
      """
          - {id: button, class: UIButton, frame: [100, 100, 20, 20], pointInside: {inset: [-12, -12]}}
      """)
    let area = try #require(areas["button"])
    #expect(abs(place(area).width - 44) < 0.6 && abs(place(area).height - 44) < 0.6)
    // From a touch it is as far as from its nearest side, on the screen.
    #expect(abs(area.distance(to: CGPoint(x: 78, y: 110)) - 10) < 0.3)
    #expect(area.distance(to: CGPoint(x: 110, y: 110)) == 0)
    #expect(!area.isNear(CGRect(x: 0, y: 0, width: 20, height: 20)))
    #expect(area.isNear(CGRect(x: -12, y: -12, width: 44, height: 44)))
  }
}

/// Numbers that look random and are the same everywhere.
struct SplitMix {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  /// From 0 up to 1.
  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((z ^ (z >> 31)) >> 11) / Double(1 << 53)
  }
}
