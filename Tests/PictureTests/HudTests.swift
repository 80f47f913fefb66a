import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchEngine
import TouchGeometry
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

@testable import TouchDebugger
@testable import TouchInspection
@testable import TouchReading

/// What is said of each touch beside the device.
@Suite struct HudTests {
  private let look = Look(theme: .dark, metrics: FixedTextMetrics())

  /// What is said of the touches, with plain spaces.
  private func texts(_ input: PictureInput, width: Double = 240) -> [String] {
    let scene = HitScene(
      hits: input.reading.hits, input.snapshot, toCanvas: .identity, radius: 0)
    let numbers = HitNumbers(scene, column: nil, fingers: [], marks: [], look)
    return CanvasTexts(input: input, model: CanvasModel(), scene: scene, numbers: numbers).all()
      .filter { if case .touch = $0.kind { true } else { false } }
      .map { text in
        text.lines(width, look).map(\.text).joined(separator: " ").replacing("\u{00A0}", with: " ")
      }
  }

  private func moment() throws -> PictureInput {
    let session = try Stories.session(
      "000-td-panpinch", "two fingers, spreading while moving", at: 0.2)
    let view = SessionView(session)
    view.seek(to: session.steps.count - 1, time: session.now)
    var input = view.input
    input.forces = [1: 0.33, 2: 0.33]
    return input
  }

  /// A mouse has no force to tell of.
  @Test func aForceThatNobodyToldIsNotSaid() throws {
    var input = try moment()
    input.forces = [1: 0, 2: 0]
    #expect(texts(input).count == 2)
    #expect(texts(input).allSatisfy { !$0.contains("force") })
  }

  @Test func eachTouchHasItsNumbers() throws {
    let words = texts(try moment())
    #expect(words.count == 2)
    for (index, words) in words.enumerated() {
      #expect(words.hasPrefix("touch \(index + 1) moves x "), "\(words)")
      for part in [" y ", " moved ", " pt", " pt/s", " force 0.33"] {
        #expect(words.contains(part), "\(part) in: \(words)")
      }
    }
  }

  /// Numbers stay with their units when there is little room, and at most seven lines are used.
  @Test func littleRoomBreaksBetweenNumbers() throws {
    for width in [90.0, 120, 200] {
      let input = try moment()
      let scene = HitScene(
        hits: input.reading.hits, input.snapshot, toCanvas: .identity, radius: 0)
      let numbers = HitNumbers(scene, column: nil, fingers: [], marks: [], look)
      let texts = CanvasTexts(
        input: input, model: CanvasModel(), scene: scene, numbers: numbers
      ).all()
      let lines = texts[0].lines(width, look)
      #expect((3...7).contains(lines.count))
      let isCut = lines.contains { $0.text.contains("\u{2026}") }
      #expect(!isCut || width < 120, "\(lines.map(\.text))")
      for line in lines { #expect(look.width(line.text, line.font) <= width - 26) }
    }
  }

  @Test func theSpeedIsThatOfTheLastTenthOfASecond() {
    func at(_ seconds: Double) -> Instant { Instant(seconds: seconds) }
    var finger = FingerReading(
      handle: Handle(rawValue: 1), number: 1, at: CGPoint(x: 10, y: 10), time: at(0))
    finger.read(.moved, CGPoint(x: 10, y: 510), at(0.1))
    for step in 1...20 {
      finger.read(.moved, CGPoint(x: 10 + Double(step), y: 510), at(0.1 + Double(step) * 0.01))
    }
    #expect(abs(finger.speed(at: at(0.3)) - 100) < 0.001)
    // It rests.
    #expect(finger.speed(at: at(0.5)) == 0)
    finger.read(.ended, CGPoint(x: 30, y: 510), at(0.31))
    #expect(finger.speed(at: at(2)) > 80)
  }

  @Test func theForceIsWhatTheDigitizerSaidLast() throws {
    Stories.register()
    let scene = try LiveScene.load(path: "\(Stories.root)/scenes/000-td-tap.yaml")
    let session = Session(scene)
    for (index, force) in [0.25, 0.75].enumerated() {
      let change = FingerChange(
        finger: 1, phase: index == 0 ? .began : .moved,
        location: CGPoint(x: 190 + Double(index) * 4, y: 420), force: force)
      let time = Instant(seconds: 0.01 + Double(index) * 0.01)
      session.feed(
        SceneInput(
          arrival: time, event: .digitizer(DigitizerEvent(arrival: time, changes: [change]))))
    }
    let view = SessionView(session)
    view.seek(to: session.steps.count - 1)
    #expect(view.input.forces == [1: 0.75])
    #expect(texts(view.input).joined().contains("force 0.75"))
    view.seek(to: 0)
    #expect(view.input.forces == [1: 0.25])
    scene.engine.tearDown()
  }
}
