import Testing
import TouchEngine
import TouchTrace

/// States that are set from outside, and touches that are kept; the numbers are those of the list "Behaving".
@Suite struct OutsideTests {
  /// GR-13: an animation's completion begins a gesture, unless the finger is gone by then (real code 3).
  @Test func aCompletionBeginsAGesture() {
    let app = App()
    let (_, log) = app.add(AfterAnimationGestureRecognizer())
    app.touch(.began, 1, 200, 200)
    app.wait(0.1)
    app.touch(.ended, 1, 200, 200)
    app.wait(1)
    #expect(log.lines == [])
    app.touch(.began, 1, 200, 200)
    app.wait(0.3)
    #expect(log.lines == ["began"])
    app.touch(.ended, 1, 200, 200)
    #expect(log.lines == ["began", "ended"])
  }

  /// GR-13: another object sets the state; its action comes at the end of that turn (real code 3).
  @Test func anotherObjectSetsTheState() {
    let app = App()
    let (puppet, log) = app.add(PuppetGestureRecognizer())
    app.touch(.began, 1, 200, 200)
    app.perform {
      puppet.state = .began
      #expect(log.lines == [])
    }
    #expect(log.lines == ["began"])
    app.perform { puppet.state = .ended }
    #expect(log.lines == ["began", "ended"])
    // The finger is still down: nothing can be recognized before it is lifted.
    app.perform { puppet.state = .began }
    #expect(log.lines.count == 2)
    app.touch(.ended, 1, 200, 200)
    #expect(puppet.state == .possible)
  }

  /// GR-15: changed fires on each move, whether the subclass says so or not (real code 7).
  @Test func everyMoveIsTold() {
    let app = App()
    let (_, log) = app.add(SilentGestureRecognizer())
    app.stroke([(200, 200), (201, 200), (202, 200), (203, 200)])
    #expect(log.lines == ["began", "changed", "changed", "changed", "ended"])
  }

  /// TD-01, TD-22: a touch is itself from began to ended; coalesced and predicted ones are other objects (real code 6).
  @Test func aTouchKeepsItsIdentity() {
    let app = App { StrokeView(frame: $0) }
    app.view.isMultipleTouchEnabled = true
    app.touch(.began, 1, 150, 150)
    app.touch(.began, 2, 250, 250)
    app.touch(.moved, 1, 160, 150)
    app.touch(.moved, 2, 240, 250)
    app.touch(.ended, 2, 240, 250)
    app.touch(.ended, 1, 160, 150)
    #expect(
      (app.view as! StrokeView).lines == [
        "moved true true true", "moved true true true", "ended true", "ended true",
      ])
  }
}
