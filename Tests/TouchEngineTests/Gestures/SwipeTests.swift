import Foundation
import Testing
import TouchTrace

@testable import TouchEngine

/// Swipes: which ways, how far, how straight, how fast (SWP-01 to SWP-14).
@Suite struct SwipeTests {
  private func swipe(
    _ set: (UISwipeGestureRecognizer) -> Void = { _ in }
  ) -> (World, UISwipeGestureRecognizer) {
    let world = World()
    return (world, world.add("swipe", UISwipeGestureRecognizer(), set))
  }

  private func last(_ world: World, _ name: String = "swipe") -> TraceEvent? {
    world.engine.trace.events.last {
      $0.kind == .state && world.engine.trace.name(of: $0.subject) == name
    }
  }

  /// Finger 1 from the middle of the view in equal steps of 1/60 s.
  private func go(_ world: World, by x: Double, _ y: Double, over seconds: Double) {
    world.touch(.began, 1, 200, 200)
    let steps = (seconds * 60).rounded()
    for step in 1...Int(steps) {
      world.wait(1.0 / 60)
      let part = Double(step) / steps
      world.touch(.moved, 1, 200 + x * part, 200 + y * part)
    }
  }

  @Test func defaultsAreThoseOfTheHeader() {
    let (_, swipe) = swipe()
    #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
    #expect(UISwipeGestureRecognizer.Direction.right.rawValue == 1)
    #expect(UISwipeGestureRecognizer.Direction.left.rawValue == 2)
    #expect(UISwipeGestureRecognizer.Direction.up.rawValue == 4)
    #expect(UISwipeGestureRecognizer.Direction.down.rawValue == 8)
    #expect(swipe.touchscopeNeed == .swipe(directions: ["right"], fingers: 1))
  }

  /// SWP-01, DL-26: each direction, while the finger is still down.
  @Test(arguments: 0..<4) func eachDirectionIsItsOwn(_ index: Int) {
    let known = UISwipeGestureRecognizer.Direction.named
    let world = World()
    let all = known.map { one in
      world.add(one.name, UISwipeGestureRecognizer()) { $0.direction = one.direction }
    }
    let way = known[index].vector
    go(world, by: way.x * 60, way.y * 60, over: 0.1)
    #expect(all.map(\.state) == known.indices.map { $0 == index ? .ended : .failed })
    #expect(
      world.lines([.state], of: [known[index].name]) == [
        "\(known[index].name) possible -> ended thresholdReached"
      ])
  }

  /// SWP-14: of two ways either counts.
  @Test func aMaskAllowsEither() {
    for x in [-60.0, 60] {
      let (world, swipe) = swipe { $0.direction = [.left, .right] }
      go(world, by: x, 0, over: 0.1)
      #expect(swipe.state == .ended)
    }
    let (world, none) = swipe { $0.direction = [] }
    go(world, by: 60, 0, over: 0.1)
    #expect(none.state == .failed && last(world)?.reason == .wrongDirection)
  }

  /// EC-21: exactly 50 points are enough, and 50 across are allowed.
  @Test func theLimitsBelongToIt() throws {
    let (near, a) = swipe()
    near.touch(.began, 1, 200, 200)
    near.wait(0.1)
    near.touch(.moved, 1, 249.9, 200)
    #expect(a.state == .possible)
    near.touch(.moved, 1, 250, 250)
    #expect(a.state == .ended)
    let event = try #require(last(near))
    #expect(event.measured == 50 && event.limit == 50 && event.rule == .ec21)
    let (far, b) = swipe()
    far.touch(.began, 1, 200, 200)
    far.wait(0.1)
    far.touch(.moved, 1, 260, 251)
    #expect(b.state == .failed)
    let strayed = try #require(last(far))
    #expect(strayed.reason == .movedTooFar && strayed.measured == 51 && strayed.limit == 50)
  }

  /// SWP-12: a drag below 70 pt/s fails with its speed.
  @Test func aSlowDragFailsWithItsSpeed() throws {
    let (world, swipe) = swipe()
    go(world, by: 60, 0, over: 1)
    #expect(swipe.state == .failed)
    let event = try #require(last(world))
    #expect(event.reason == .tooSlow && event.limit == 70 && event.rule == .swp12)
    #expect(abs(event.measured - 60) < 0.1)
  }

  /// SWP-12: there is no longest duration, only a least speed from one sample to the next, and the last pair decides.
  @Test(arguments: [(60.0, 0.1, true), (100, 1, true), (75, 1, true), (65, 1, false)])
  func onlyTheSpeedCounts(_ way: Double, _ seconds: Double, _ succeeds: Bool) {
    let (world, swipe) = swipe()
    go(world, by: way, 0, over: seconds)
    #expect((swipe.state == .ended) == succeeds)
    let (other, late) = self.swipe()
    other.touch(.began, 1, 200, 200)
    for x in [220.0, 240, 249] {
      other.wait(0.02)
      other.touch(.moved, 1, x, 200)
    }
    other.wait(0.1)
    other.touch(.moved, 1, 250, 200)
    #expect(late.state == .failed && last(other)?.measured == 10)
  }

  /// Constants: 70 points in one second, faster and faster, are a swipe; so is one after a long rest.
  @Test func theTimeSinceTheTouchDownDoesNotCount() {
    let (world, swipe) = swipe()
    world.touch(.began, 1, 200, 200)
    for step in 1...60 {
      world.wait(1.0 / 60)
      let part = Double(step) / 60
      world.touch(.moved, 1, 200 + 70 * part * part, 200)
    }
    #expect(swipe.state == .ended)
    let (rested, late) = self.swipe()
    rested.touch(.began, 1, 200, 200)
    rested.wait(5)
    for step in 1...4 {
      rested.wait(1.0 / 60)
      rested.touch(.moved, 1, 200 + 15 * Double(step), 200)
    }
    #expect(late.state == .ended)
  }

  /// SWP-01: as far as a swipe in a way that it does not ask for.
  @Test func anotherWayFails() throws {
    for (x, y) in [(-60.0, 0.0), (0, 60), (10, -60)] {
      let (world, swipe) = swipe()
      go(world, by: x, y, over: 0.1)
      #expect(swipe.state == .failed)
      let event = try #require(last(world))
      #expect(event.reason == .wrongDirection && event.measured >= 50)
      #expect(event.limit == 50 && event.rule == .swp01)
    }
  }

  /// SWP-03: exactly as many fingers as required.
  @Test func fingersAreCounted() throws {
    let (more, a) = swipe()
    more.touch(.began, 1, 200, 200)
    more.touch(.began, 2, 220, 200)
    #expect(a.state == .failed && last(more)?.reason == .tooManyTouches)
    #expect(last(more)?.measured == 2 && last(more)?.limit == 1)
    let (fewer, b) = swipe { $0.numberOfTouchesRequired = 2 }
    fewer.touch(.began, 1, 200, 200)
    fewer.wait(0.02)
    fewer.touch(.moved, 1, 210, 200)
    #expect(b.state == .failed && last(fewer)?.reason == .tooFewTouches)
    let (two, c) = swipe { $0.numberOfTouchesRequired = 2 }
    two.touch([(.began, 1, 200, 190), (.began, 2, 200, 210)])
    for step in 1...4 {
      two.wait(1.0 / 60)
      let x = 200 + 15 * Double(step)
      two.touch([(.moved, 1, x, 190), (.moved, 2, x, 210)])
    }
    #expect(c.state == .ended)
  }

  /// SWP-04.
  @Test func aLiftBeforeItIsRecognizedFails() {
    let (world, swipe) = swipe()
    go(world, by: 30, 0, over: 0.05)
    world.touch(.ended, 1, 230, 200)
    #expect(swipe.state == .possible)
    #expect(last(world)?.reason == .notMovedEnough && last(world)?.measured == 30)
    #expect(last(world)?.limit == 50 && last(world)?.rule == .swp04)
    let (tapped, _) = self.swipe()
    tapped.touch(.began, 1, 200, 200)
    tapped.wait(0.1)
    tapped.touch(.ended, 1, 200, 200)
    #expect(last(tapped)?.reason == .notMovedEnough && last(tapped)?.limit == 50)
  }

  /// SWP-04, SWP-09: what was lacking at the lift is told by the limits of the last sample.
  @Test func aLiftIsJudgedByTheLastSpeed() throws {
    let (short, _) = swipe()
    go(short, by: 30, 0, over: 0.15)
    short.touch(.ended, 1, 230, 200)
    let event = try #require(last(short))
    #expect(event.reason == .notMovedEnough && event.rule == .swp09)
    #expect(abs(event.limit - 50 * 200 / 300) < 0.1)
    // Long enough at its speed, were that not too low.
    let (slow, _) = swipe()
    go(slow, by: 30, 0, over: 1)
    slow.touch(.ended, 1, 230, 200)
    let late = try #require(last(slow))
    #expect(late.reason == .tooSlow && late.rule == .swp12 && late.limit == 70)
    #expect(abs(late.measured - 30) < 0.1)
    // Too far across for its speed.
    let (strayed, _) = swipe()
    go(strayed, by: 30, 30, over: 1)
    strayed.touch(.ended, 1, 230, 230)
    #expect(last(strayed)?.reason == .movedTooFar && last(strayed)?.limit == 25)
  }

  /// The limits of one sample are those of its speed, each with the rule that lowered it.
  @Test func allLimitsAreOfOneMoment() {
    let (world, _) = swipe()
    go(world, by: 40, 0, over: 1)
    let measures = world.engine.trace.events.filter { $0.kind == .measure }.suffix(3)
    #expect(measures.map(\.limit) == [25, 25, 70])
    #expect(measures.map(\.rule) == [.swp09, .swp09, .none])
  }

  /// SWP-13, OBS-063: the location is where the finger went down.
  @Test func theLocationIsTheStart() {
    let (world, swipe) = swipe()
    go(world, by: 60, 10, over: 0.1)
    #expect(swipe.location(in: world.view) == CGPoint(x: 100, y: 100))
    #expect(swipe.location(ofTouch: 0, in: world.view) == CGPoint(x: 100, y: 100))
  }

  /// DL-26: the view's touch is cancelled while the finger is down.
  @Test func theViewLosesItsTouchAtOnce() {
    let (world, _) = swipe()
    go(world, by: 60, 0, over: 0.1)
    world.touch(.ended, 1, 260, 200)
    let lines = world.lines([.touches], of: ["view"])
    #expect(lines.contains("view touchesCancelled") && !lines.contains("view touchesEnded"))
  }

  @Test func afterAResetItIsNew() {
    let (world, swipe) = swipe()
    for _ in 0..<2 {
      go(world, by: 60, 0, over: 0.1)
      world.touch(.ended, 1, 260, 200)
      world.wait(1)
      #expect(swipe.state == .possible)
    }
    #expect(world.lines([.action]) == ["swipe action ended", "swipe action ended"])
  }

  @Test func theSystemsCancellationFails() {
    let (world, _) = swipe()
    world.touch(.began, 1, 200, 200)
    world.touch(.cancelled, 1, 200, 200)
    #expect(last(world)?.reason == .systemCancel)
  }
}
