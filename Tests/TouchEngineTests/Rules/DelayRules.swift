import Foundation
import Testing
import TouchTrace

@testable import TouchEngine

/// What recognizers keep from views, and take from them.
@MainActor @Suite struct DelayRules {
  private let world = World()

  private func lines() -> [String] {
    world.lines([.gesture, .touches, .action], of: ["tap", "pan", "own", "view"])
  }

  /// Its place: on the view that is hit, or on the one around it.
  private func place(_ isOuter: Bool) -> UIView { isOuter ? world.window : world.view }

  /// DL-01: the defaults of the three flags.
  @Test func defaults() {
    let own = world.add("own", UIGestureRecognizer())
    #expect(own.cancelsTouchesInView && !own.delaysTouchesBegan && own.delaysTouchesEnded)
  }

  /// DL-03, DL-05, A1, OBS-025, OBS-027: a tap around a view: its beginning, then the action, then the cancellation.
  @Test(arguments: [false, true]) func aTapAroundAView(_ isOuter: Bool) {
    _ = world.add("tap", to: place(isOuter), UITapGestureRecognizer())
    world.tap()
    #expect(
      lines() == [
        "tap touchesBegan", "view touchesBegan", "tap touchesEnded", "tap action ended",
        "view touchesCancelled",
      ])
  }

  /// DL-02, DL-04, DL-06, A2, OBS-083: a pan around a view: moves of both, then the pan alone; the recognizing move never
  /// reaches the view.
  @Test(arguments: [false, true]) func aPanAroundAView(_ isOuter: Bool) {
    _ = world.add("pan", to: place(isOuter), UIPanGestureRecognizer())
    world.drag(by: 20, steps: 4)
    #expect(
      lines() == [
        "pan touchesBegan", "view touchesBegan", "pan touchesMoved", "view touchesMoved",
        "pan touchesMoved", "pan action began", "view touchesCancelled", "pan touchesMoved",
        "pan action changed", "pan touchesMoved", "pan action changed", "pan touchesEnded",
        "pan action ended",
      ])
  }

  /// DL-07, A3: a view that keeps its touches gets each event after the action.
  @Test(arguments: [false, true]) func aPanBesideAView(_ isOuter: Bool) {
    _ = world.add("pan", to: place(isOuter), UIPanGestureRecognizer()) {
      $0.cancelsTouchesInView = false
    }
    world.drag(by: 20, steps: 3)
    #expect(
      lines() == [
        "pan touchesBegan", "view touchesBegan", "pan touchesMoved", "view touchesMoved",
        "pan touchesMoved", "pan action began",
        "view touchesMoved", "pan touchesMoved", "pan action changed", "view touchesMoved",
        "pan touchesEnded", "pan action ended", "view touchesEnded",
      ])
  }

  /// DL-11, DL-12, TD-09, A4: with delaysTouchesBegan the view gets nothing, and nothing to end it.
  @Test(arguments: [false, true]) func aPanThatHolds(_ isOuter: Bool) {
    _ = world.add("pan", to: place(isOuter), UIPanGestureRecognizer()) {
      $0.delaysTouchesBegan = true
    }
    world.drag(by: 20, steps: 2)
    #expect(world.actions(of: "pan") == ["began", "changed", "ended"])
    #expect(world.touches(of: "view") == [])
  }

  /// DL-13, DL-22, DL-25, TD-19: when the holder fails, the view gets the beginning and one move with the values of their time.
  @Test func whatWasHeldIsDelivered() {
    var heard: [String] = []
    world.hear(world.view) { phase, touches, _ in
      let touch = touches[0]
      heard.append("\(phase) \(touch.location(in: nil).x) \(touch.timestamp)")
    }
    let own = world.add("own", Own()) { $0.delaysTouchesBegan = true }
    world.drag(by: 6, steps: 2, lifts: false)
    #expect(heard == [])
    own.moved = { own, _, _ in own.state = .failed }
    world.wait(0.02)
    world.touch(.moved, 1, 209, 200)
    #expect(heard == ["began 200.0 0.0", "moved 209.0 0.06"])
  }

  /// DL-13: had the finger been lifted, the beginning and the end come together.
  @Test func aHeldTouchThatIsOver() {
    let own = world.add("own", Own()) { $0.delaysTouchesBegan = true }
    world.drag(by: 6, steps: 2)
    #expect(world.touches(of: "view") == [])
    world.program { own.state = .failed }
    #expect(world.touches(of: "view") == ["Began", "Ended"])
  }

  /// DL-14, DL-15: an end waits until its recognizer has decided; a cancellation takes its place when that recognizes.
  @Test(arguments: [UIGestureRecognizer.State.failed, .ended])
  func heldEnds(_ state: UIGestureRecognizer.State) {
    let own = world.add("own", Own())
    world.drag(by: 6, steps: 2)
    #expect(world.touches(of: "view") == ["Began", "Moved", "Moved"])
    world.program { own.state = state }
    #expect(world.touches(of: "view").last == (state == .failed ? "Ended" : "Cancelled"))
    #expect(world.touches(of: "view").count == 4)
  }

  /// DL-16, A11: under a double tap the end of a single tap comes when the double tap gives up.
  @Test func underADoubleTap() {
    _ = world.add("tap", UITapGestureRecognizer()) { $0.numberOfTapsRequired = 2 }
    world.tap()
    world.wait(0.34)
    #expect(world.touches(of: "view") == ["Began"])
    world.wait(0.01)
    #expect(world.touches(of: "view") == ["Began", "Ended"])
  }

  /// DL-18: without delaysTouchesEnded the end comes with the lift.
  @Test func endsThatDoNotWait() {
    _ = world.add("tap", UITapGestureRecognizer()) {
      $0.numberOfTapsRequired = 2
      $0.delaysTouchesEnded = false
    }
    world.tap()
    #expect(world.touches(of: "view") == ["Began", "Ended"])
  }

  /// DL-20: what was held is sent in order of time, what belongs together in one call.
  @Test func heldTouchesAreSorted() {
    var heard: [String] = []
    world.hear(world.view) { phase, touches, _ in
      heard.append("\(phase) " + touches.map { "\($0.finger)" }.joined(separator: " "))
    }
    let own = world.add("own", Own()) { $0.delaysTouchesBegan = true }
    world.touch(.began, 2, 220, 200)
    world.wait(0.02)
    world.touch([(.began, 1, 200, 200), (.began, 3, 240, 200)])
    world.wait(0.02)
    world.touch(.ended, 1, 200, 200)
    world.program { own.state = .failed }
    #expect(heard == ["began 2", "began 1 3", "ended 1"])
  }

  /// DL-23, WIN-02: recognizers get at once what views wait for, and always first.
  @Test func recognizersDoNotWait() {
    _ = world.add("own", Own()) { $0.delaysTouchesBegan = true }
    _ = world.add("tap", UITapGestureRecognizer())
    world.touch(.began, 1, 200, 200)
    #expect(lines() == ["own touchesBegan", "tap touchesBegan"])
  }

  /// DL-26: one that recognizes while the finger is down takes the touch then; the end never comes.
  @Test func recognizedWhileTheFingerIsDown() {
    _ = world.add("own", Own()) { $0.moved = { own, _, _ in own.state = .ended } }
    world.drag(by: 6, steps: 2)
    #expect(world.touches(of: "view") == ["Began", "Cancelled"])
  }

  /// DL-27: a tap leaves no end, even where ends do not wait.
  @Test func aTapLeavesNoEnd() {
    _ = world.add("tap", UITapGestureRecognizer()) { $0.delaysTouchesEnded = false }
    world.tap()
    #expect(world.touches(of: "view") == ["Began", "Cancelled"])
  }

  /// DL-15, TD-26: another finger uses the touch again while its end is held; what is released is the end of the first one.
  @Test func theHeldEndIsOfItsOwnFinger() throws {
    _ = world.add("tap", UITapGestureRecognizer()) { $0.numberOfTapsRequired = 3 }
    world.tap()
    world.wait(0.1)
    world.touch(.began, 2, 200, 200)
    world.wait(1)
    #expect(world.lines([.hold]) == ["tap holds touch 1", "tap releases touch 1"])
    let trace = world.engine.trace
    let end = try #require(
      trace.events.first { $0.verb == .touchesEnded && trace.name(of: $0.subject) == "view" })
    #expect(trace.name(of: end.other) == "finger1")
    // What follows is the second one's again.
    world.touch(.ended, 2, 200, 200)
    #expect(world.touches(of: "view") == ["Began", "Ended", "Began", "Ended"])
    let last = world.engine.trace.events.last { $0.kind == .touches }
    #expect(last.map { trace.name(of: $0.other) } == "finger2")
  }
}
