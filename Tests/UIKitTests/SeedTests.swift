import DemoClasses
import Foundation
import Testing
import TouchEngine
import TouchTrace

/// The classes that write out what UIKit does inside, against what it does.
@Suite struct SeedTests {
  /// GOLD-003-06, C-41: written out, a touch that is not tracked sends nothing but lights the control up; a move that ends the
  /// tracking sends nothing, nor does what follows.
  @Test(arguments: [(false, true, [String]()), (true, false, ["touchDown"])])
  func tracksThatEnd(_ begins: Bool, _ goesOn: Bool, _ expected: [String]) {
    let app = App { Answering(frame: $0) }
    let control = app.view as? Answering
    control?.begins = begins
    control?.goesOn = goesOn
    app.touch(.began, 1, 200, 200)
    #expect(control?.isHighlighted == true)
    app.touch(.moved, 1, 210, 200)
    #expect(control?.isHighlighted == true)
    app.touch(.moved, 1, 390, 200)
    #expect(control?.isHighlighted == false)
    app.touch(.ended, 1, 390, 200)
    #expect(app.lines([.action]) == expected.map { "view action \($0)" })
  }

  /// GOLD-000-23: the states of the figure, grey, red and green; no way leads out of a dead end or into the start.
  @Test func theGraphOfRawTouches() {
    func names(_ verdict: RawTouchView.Verdict) -> [String] {
      RawTouchView.Node.allCases.filter { RawTouchView.verdict(of: $0) == verdict }.map(\.rawValue)
    }
    #expect(
      names(.undecided) == [
        "Start", "1 finger down", "Pending single tap", "1 finger down (2)", "2 fingers down",
        "1 down, 1 lifted",
      ])
    #expect(names(.deadEnd) == ["1 finger, not a tap", "2 fingers, not a tap", "> 2 fingers down"])
    #expect(
      names(.result) == ["Single tap", "Double tap", "2 finger tap", "Pan", "Pinch and pan"])
    let edges = RawTouchView.edges
    #expect(edges.allSatisfy { RawTouchView.verdict(of: $0.from) != .deadEnd && $0.to != .start })
    for node in RawTouchView.Node.allCases where node != .start {
      #expect(edges.contains { $0.to == node }, "\(node)")
    }
  }

  /// GOLD-003-05, C-19, C-20: recognizers first, each with its own touches, the deepest view's before the others; then every
  /// view its own touches, by phase.
  @Test func theWindowHandsTouchesOut() {
    let engine = Engine(screen: CGSize(width: 400, height: 400))
    defer { engine.tearDown() }
    let heard = engine.perform { SeedScene() }
    func report(_ changes: (TouchPhase, Int, Double)..., at time: Double) {
      engine.step(
        DigitizerEvent(
          arrival: Instant(seconds: time),
          changes: changes.map {
            FingerChange(finger: $0.1, phase: $0.0, location: CGPoint(x: $0.2, y: 100))
          }))
    }
    report((.began, 1, 50), (.began, 2, 250), at: 0)
    // One finger moves while the other is lifted: each view gets its own.
    report((.moved, 1, 52), (.ended, 2, 250), at: 0.05)
    report((.cancelled, 1, 52), at: 0.1)
    #expect(
      heard.log == [
        "inner began 1", "both began 2", "left began", "right began", "inner moved 1",
        "both moved 1", "both ended 1", "left moved", "right ended", "inner cancelled 1",
        "both cancelled 1", "left cancelled",
      ])
  }
}

/// A window written out with two views side by side; a recognizer on the left one and one on the window.
@MainActor private final class SeedScene {
  var log: [String] = []
  private let window = SeedWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  init() {
    for (index, name) in ["left", "right"].enumerated() {
      let view = Listening(frame: CGRect(x: 200 * index, y: 0, width: 200, height: 400))
      view.touchscopeName = name
      view.note = { [unowned self] phase in log.append("\(name) \(phase)") }
      window.addSubview(view)
    }
    add("both", to: window)
    add("inner", to: window.subviews[0])
    window.makeKeyAndVisible()
  }

  private func add(_ name: String, to view: UIView) {
    let recognizer = Counting()
    recognizer.note = { [unowned self] phase, count in log.append("\(name) \(phase) \(count)") }
    view.addGestureRecognizer(recognizer)
  }
}

private final class Listening: UIView {
  var note: (String) -> Void = { _ in }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled")
  }
}

private final class Counting: UIGestureRecognizer {
  var note: (String, Int) -> Void = { _, _ in }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    note("began", touches.count)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    note("moved", touches.count)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    note("ended", touches.count)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    note("cancelled", touches.count)
  }
}

private final class Answering: SeedControl {
  var begins = true
  var goesOn = true
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { begins }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { goesOn }
}
