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

/// The line of numbers that each finger has beside the device.
@Suite struct HudTests {
  private let look = Look(theme: .dark, metrics: FixedTextMetrics())

  private func texts(_ input: PictureInput, _ size: CGSize) -> [String] {
    HudPicture.draw(input, in: CGRect(origin: .zero, size: size), look).list.commands.compactMap {
      if case .text(let text, _, _, _) = $0 { text } else { nil }
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
    #expect(texts(input, CGSize(width: 500, height: 60)).allSatisfy { !$0.contains(" F ") })
  }

  @Test func allNumbersOfTwoFingersFitBesideTheDevice() throws {
    let words = texts(try moment(), CGSize(width: 235, height: 200)).joined(separator: " ")
    for number in 1...2 { #expect(words.contains("T\(number) x ")) }
    for part in [" y ", "\u{0394} ", " v ", " pt/s", " F 0.33", "\u{2192} card"] {
      #expect(words.components(separatedBy: part).count == 3, "\(part) in: \(words)")
    }
  }

  @Test func theViewIsTheLastThatIsLeftOut() throws {
    let input = try moment()
    #expect(texts(input, CGSize(width: 500, height: 60)).allSatisfy { $0.contains(" F ") })
    let short = texts(input, CGSize(width: 235, height: 60))
    #expect(short.count == 2)
    for line in short {
      #expect(line.contains("\u{2192} card") && !line.contains(" F "), "\(line)")
    }
    let least = texts(input, CGSize(width: 100, height: 60))
    #expect(least == ["T1 \u{2192} card", "T2 \u{2192} card"])
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
    #expect(texts(view.input, CGSize(width: 400, height: 100)).joined().contains("F 0.75"))
    view.seek(to: 0)
    #expect(view.input.forces == [1: 0.25])
    scene.engine.tearDown()
  }
}
