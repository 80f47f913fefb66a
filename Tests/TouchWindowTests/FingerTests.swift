import Foundation
import Testing
import TouchCanvas
import TouchGeometry
import TouchInspection
import TouchLanguage
import TouchReading
import TouchTrace

@testable import TouchWindow

@Suite struct FingerTests {
  @Test func mirroredFingersKeepTheirMiddle() {
    var two = TwoFingers(anchor: CGPoint(x: 200, y: 300))
    two.press(at: CGPoint(x: 250, y: 300))
    for step in 0..<50 {
      let p = CGPoint(x: 250 + Double(step) * 1.7, y: 300 - Double(step) * 0.9)
      two.drag(to: p, shift: false)
      let middle = CGPoint.middle(p, two.partner(of: p))
      #expect(middle.distance(to: CGPoint(x: 200, y: 300)) < 0.5)
    }
  }

  @Test func withShiftTheyMoveSideBySideAndMirrorAboutTheirNewMiddle() {
    var two = TwoFingers(anchor: CGPoint(x: 200, y: 300))
    two.press(at: CGPoint(x: 240, y: 300))
    two.drag(to: CGPoint(x: 240, y: 300), shift: true)
    two.drag(to: CGPoint(x: 240, y: 400), shift: true)
    #expect(two.partner(of: CGPoint(x: 240, y: 400)) == CGPoint(x: 160, y: 400))
    two.drag(to: CGPoint(x: 240, y: 400), shift: false)
    #expect(two.anchor == CGPoint(x: 200, y: 400))
  }

  @Test func withShiftAndNoButtonTheAnchorGoesAlong() {
    var two = TwoFingers(anchor: CGPoint(x: 200, y: 300))
    two.hover(to: CGPoint(x: 100, y: 100), shift: false)
    two.hover(to: CGPoint(x: 110, y: 130), shift: true)
    #expect(two.anchor == CGPoint(x: 210, y: 330))
  }

  // MARK: Touchscreens

  private func finger(_ id: Int64, on device: Int64, _ phase: CanvasEvent.FingerPhase) -> Message {
    .canvas(.finger(id: id, device: device, phase, CGPoint(x: 660 + Double(id) * 9, y: 300)))
  }

  /// A touchscreen that is unplugged cancels its fingers, and says so; those of another one stay.
  @Test func aTouchscreenThatIsGoneTakesItsFingersAlong() throws {
    var store = try WindowStore()
    store.run(finger(1, on: 1, .began))
    store.run(finger(2, on: 1, .began))
    store.run(finger(1, on: 2, .began))
    store.run(.deliver)
    store.run(.canvas(.touchscreenGone(device: 1)))
    #expect(store.state.notice?.text == "2 touches cancelled: the touchscreen was disconnected")
    let effects = store.run(.deliver)
    let changes = effects.compactMap { effect -> [FingerChange]? in
      if case .feed(.fingers(let changes), _) = effect { changes } else { nil }
    }
    #expect(changes.map { $0.map(\.phase) } == [[.cancelled, .cancelled]])
    #expect(changes.first?.map(\.finger) == [1, 2])
    // The system may lift them, too.
    store.run(finger(1, on: 1, .ended))
    #expect(store.state.input.scene.tracker.down.keys.sorted() == [3])
    #expect(!store.state.input.scene.tracker.isWaiting)
    store.run(finger(1, on: 2, .ended))
    #expect(store.state.input.scene.tracker.down.isEmpty)
  }

  /// The same while one finger stands for two, and on the panels.
  @Test func aTouchscreenThatIsGoneLeavesNothingDown() throws {
    var store = try WindowStore()
    store.state.input.pointer.setLatch(.mirrored)
    store.run(finger(1, on: 1, .began))
    try #require(store.state.input.pointer.finger != nil)
    store.run(.canvas(.touchscreenGone(device: 1)))
    #expect(store.state.input.scene.tracker.down.isEmpty && !store.state.input.pointer.isDown)
    #expect(store.state.notice?.text.hasPrefix("2 touches cancelled") == true)
    store.run(.canvas(.finger(id: 7, device: 1, .began, CGPoint(x: 20, y: 400))))
    try #require(!store.state.input.panels.numbers.isEmpty)
    store.run(.canvas(.touchscreenGone(device: 1)))
    #expect(store.state.input.panels.numbers.isEmpty)
    let effects = store.run(.deliver)
    #expect(
      effects.contains {
        if case .feedPanels(let changes, _) = $0 {
          changes.last?.last?.phase == .cancelled
        } else {
          false
        }
      })
  }

  @Test func whatOneDrainBroughtIsOneEvent() {
    var tracker = FingerTracker()
    let p = CGPoint(x: 1, y: 1)
    tracker.add(.began, 2, p)
    tracker.add(.began, 1, p)
    #expect(tracker.take().map { $0.map(\.finger) } == [[1, 2]])
    tracker.add(.moved, 1, CGPoint(x: 2, y: 2))
    tracker.add(.moved, 2, CGPoint(x: 3, y: 3))
    tracker.add(.moved, 1, CGPoint(x: 4, y: 4))
    let moves = tracker.take()
    #expect(moves.count == 1 && moves[0].map(\.location.x) == [4, 3])
    // A down and an up of one finger never merge.
    tracker.add(.ended, 1, p)
    tracker.add(.began, 1, p)
    tracker.add(.ended, 1, p)
    #expect(tracker.take().map { $0.map(\.phase) } == [[.ended], [.began], [.ended]])
  }

  /// A thousand random series of buttons, keys and moves leave no finger stuck, and nothing goes down twice.
  @Test func noFingerStaysStuck() {
    for seed in 0..<1000 {
      var random = Seeded(state: UInt64(seed) &* 7919 &+ 1)
      var tracker = FingerTracker()
      var two = TwoFingers(anchor: CGPoint(x: 100, y: 100))
      var engine: Set<Int> = []
      var isPressed = false
      func deliver() {
        for changes in tracker.take() {
          for change in changes {
            switch change.phase {
            case .began: #expect(engine.insert(change.finger).inserted, "seed \(seed)")
            case .ended, .cancelled: #expect(engine.remove(change.finger) != nil, "seed \(seed)")
            default: #expect(engine.contains(change.finger), "seed \(seed)")
            }
          }
        }
      }
      for _ in 0..<30 {
        let p = CGPoint(
          x: Double.random(in: 0...200, using: &random),
          y: Double.random(in: 0...200, using: &random))
        let shift = Bool.random(using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where !isPressed:
          isPressed = true
          two.press(at: p)
          tracker.add(.began, 1, p)
          tracker.add(.began, 2, two.partner(of: p))
        case 1 where isPressed:
          isPressed = false
          tracker.add(.ended, 1, p)
          tracker.add(.ended, 2, two.partner(of: p))
          two.release()
        case 2:
          if isPressed {
            two.drag(to: p, shift: shift)
            tracker.add(.moved, 1, p)
            tracker.add(.moved, 2, two.partner(of: p))
          } else {
            two.hover(to: p, shift: shift)
          }
        default: deliver()
        }
      }
      if isPressed {
        tracker.add(.ended, 1, .zero)
        tracker.add(.ended, 2, .zero)
      }
      deliver()
      #expect(engine.isEmpty && tracker.down.isEmpty, "seed \(seed)")
    }
  }

  @Test func realFingersGetTheLowestFreeNumber() {
    var numbers = FingerNumbers()
    #expect(numbers.begin(7, 100) == 1)
    #expect(numbers.begin(7, 101) == 2)
    #expect(numbers.begin(8, 100) == 3)
    numbers.end(7, 100)
    #expect(numbers.begin(7, 102) == 1)
    for id in 0..<7 { #expect(numbers.begin(9, Int64(id)) == id + 4) }
    #expect(numbers.begin(9, 50) == nil)
  }

  /// GOLD-003-07: a pause of the debugger, however long, is no time of the scene.
  @Test func thePausedClockStandsStill() {
    func at(_ seconds: Double) -> WindowTime { WindowTime.zero.advanced(by: seconds) }
    var clock = SceneClock(at(1))
    #expect(clock.time(at(1.5)) == Instant(seconds: 0.5))
    clock.pause(at(1.5))
    #expect(clock.time(at(9)) == Instant(seconds: 0.5))
    clock.resume(at(10))
    #expect(clock.time(at(10.25)) == Instant(seconds: 0.75))
    #expect(SceneClock(.zero, speed: 2).time(at(1)) == Instant(seconds: 2))
  }
}
