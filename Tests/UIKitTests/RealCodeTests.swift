import DemoClasses
import Foundation
import Testing
import TouchEngine
import TouchGeometry
import TouchTrace

/// Recognizers written as apps write them behave; the numbers are those of docs/your-own-recognizers.md.
@Suite struct RealCodeTests {
  private static let checkmark = [
    (120.0, 200.0), (140, 220), (160, 240), (180, 220), (200, 190), (220, 170),
  ]

  /// GR-02, GR-14, GR-31: a discrete recognizer of one's own; its action comes after the state is set, then it is reset
  /// (real code 7).
  @Test func aCheckmarkIsRecognized() {
    let app = App()
    let (recognizer, log) = app.add(CheckmarkGestureRecognizer())
    app.stroke(Self.checkmark)
    #expect(log.lines == ["ended"])
    #expect(recognizer.state == .possible && recognizer.strokePhase == .notStarted)
    app.wait(0.1)
    app.stroke([(200, 200), (180, 180), (170, 170)])
    #expect(log.lines == ["ended"])
    #expect(app.lines([.state]).suffix(1) == ["r possible -> failed setByProgram"])
  }

  /// GR-48: an ignored touch is in no later set: the second finger spoils nothing (real code 5).
  @Test func anIgnoredFingerStaysOut() {
    let app = App()
    let (recognizer, log) = app.add(CheckmarkGestureRecognizer())
    app.stroke(Self.checkmark, lifts: false)
    app.touch(.began, 2, 250, 250)
    app.touch(.moved, 2, 150, 150)
    app.touch(.ended, 2, 150, 150)
    #expect(recognizer.state == .possible && recognizer.strokePhase == .upStroke)
    app.touch(.ended, 1, 220, 170)
    #expect(log.lines == ["ended"])
  }

  /// GR-53: possible straight to changed counts as began; each move is told (real code 1, 7).
  @Test func aRotationStartsWithChanged() {
    let app = App()
    let (recognizer, log) = app.add(OneFingerRotationGestureRecognizer())
    // A quarter of a turn in two steps, clockwise from the right of the middle.
    app.stroke([(280, 200), (256.5685, 256.5685), (200, 280)], lifts: false)
    #expect(abs(recognizer.rotation - Double.pi / 4) < 1e-6)
    app.touch(.ended, 1, 200, 280)
    // The state reads as it was assigned, the trace has what it counts as.
    #expect(log.lines == ["changed", "changed", "ended"])
    #expect(app.lines([.state]).first == "r possible -> began setByProgram")
  }

  /// GR-30: recognized in touchesBegan, with a finger that stays down and is not heard any more (real code 4).
  @Test func aTouchDownIsRecognizedAtOnce() {
    let app = App()
    let (recognizer, log) = app.add(TouchDownGestureRecognizer())
    app.touch(.began, 1, 200, 200)
    #expect(log.lines == ["ended"])
    app.wait(0.5)
    app.touch(.moved, 1, 220, 200)
    app.touch(.ended, 1, 220, 200)
    #expect(log.lines == ["ended"] && recognizer.state == .possible)
  }

  /// GR-53: began by the pan, cancelled by its subclass in the same callback: no action at all (real code 1).
  @Test func aPanKeepsToItsDirection() {
    let app = App()
    let (_, log) = app.add(PanDirectionGestureRecognizer(direction: .horizontal))
    app.stroke([(200, 200), (200, 208), (200, 216), (200, 230)])
    #expect(log.lines == [])
    #expect(app.lines([.machine]).count == 1)
    app.wait(0.1)
    app.stroke([(200, 200), (208, 200), (216, 200), (230, 200)])
    #expect(log.lines.first?.hasPrefix("began") == true)
    #expect(log.lines.last?.hasPrefix("ended") == true)
  }

  /// TD-32: force, from the finger to the recognizer; moments of engine time (real code 7, 11).
  @Test func aDeepPressNeedsForce() {
    let app = App()
    let (recognizer, log) = app.add(
      DeepPressGestureRecognizer(target: nil, action: nil, threshold: 0.75))
    app.touch(.began, 1, 200, 200, force: 1)
    app.wait(0.25)
    app.touch(.moved, 1, 200, 200, force: 3)
    #expect(log.lines == [])
    app.wait(0.25)
    app.touch(.moved, 1, 200, 200, force: 6)
    #expect(log.lines == ["began"] && recognizer.pressedAt == 0.5)
    app.wait(0.25)
    app.touch(.moved, 1, 200, 200, force: 2)
    #expect(log.lines == ["began", "ended"])
    app.touch(.ended, 1, 200, 200)
    #expect(recognizer.pressedAt == nil)
  }

  /// PAN-11: nothing is taken off a pan that its subclass began (real code 8).
  @Test func anInstantPanCountsFromTheTouch() {
    let app = App()
    let (_, log) = app.add(InstantPanGestureRecognizer())
    app.stroke([(200, 200), (203, 200), (206, 204)])
    #expect(
      log.lines == ["began 0.0 0.0", "changed 3.0 0.0", "changed 6.0 4.0", "ended 6.0 4.0"])
  }

  /// PAN-14, GR-44: the argument's present coordinates, rotated ones too (real code 9).
  @Test func translationFollowsARotatedView() {
    let app = App()
    let (pan, _) = app.add(InstantPanGestureRecognizer())
    app.perform { app.view.transform = CGAffineTransform(rotationAngle: .pi / 2) }
    app.stroke([(200, 200), (210, 200), (220, 200)], lifts: false)
    let inside = pan.translation(in: app.view)
    #expect(abs(inside.x) < 1e-9 && abs(inside.y + 20) < 1e-9)
    #expect(pan.translation(in: app.window) == CGPoint(x: 20, y: 0))
    #expect(pan.velocity(in: app.view).y < 0)
  }

  /// TD-04: only changed touches are in the set, all of them in the event; an observer is in nobody's way
  /// (real code 6, 10).
  @Test func anObserverBlocksNobody() {
    let app = App()
    let (observer, _) = app.add(TouchObserver(target: nil, action: nil))
    let (_, log) = app.add(InstantPanGestureRecognizer())
    app.touch(.began, 1, 150, 150)
    app.touch(.began, 2, 250, 250)
    app.touch(.moved, 2, 255, 255)
    app.touch(.ended, 1, 150, 150)
    app.touch(.ended, 2, 255, 255)
    #expect(observer.counts.map(\.changed) == [1, 1, 1, 1, 1])
    #expect(observer.counts.map(\.all) == [1, 2, 2, 2, 1])
    #expect(log.lines.first == "began 0.0 0.0" && log.lines.count > 1)
    #expect(!app.lines([.state]).contains { $0.contains("failed") })
  }

  /// GR-53, GR-11: what shipped code gets wrong never traps (real code 1, 2).
  @Test(
    arguments: [
      ([], [.changed], [.ended], ["changed", "ended"]),
      ([.cancelled], [.began], [.ended], []),
      ([.began, .began], [.changed, .began], [.ended, .ended], ["began", "changed", "ended"]),
      ([.began], [.cancelled, .ended], [.ended], ["began", "cancelled"]),
      ([.failed, .began], [.changed], [.ended], []),
      ([.began], [.ended, .possible], [.possible], ["began", "ended"]),
      ([.possible], [.possible], [.failed, .possible], []),
    ]
      as [(
        [UIGestureRecognizer.State], [UIGestureRecognizer.State], [UIGestureRecognizer.State],
        [String]
      )])
  func oddAssignments(
    began: [UIGestureRecognizer.State], moved: [UIGestureRecognizer.State],
    ended: [UIGestureRecognizer.State], actions: [String]
  ) {
    let app = App()
    let (recognizer, log) = app.add(ScriptedGestureRecognizer())
    (recognizer.began, recognizer.moved, recognizer.ended) = (began, moved, ended)
    recognizer.resetsItself = true
    app.stroke([(200, 200), (210, 200)])
    #expect(log.lines == actions)
    #expect(recognizer.state == .possible)
    // The next attempt starts afresh.
    (recognizer.began, recognizer.moved, recognizer.ended) = ([.began], [], [.ended])
    log.lines = []
    app.stroke([(200, 200)])
    #expect(log.lines == ["began", "ended"])
  }
}
