import Foundation
import Testing
import TouchGeometry
import TouchTrace

@testable import TouchEngine

/// With what speed a scroll view is let go, and whether it goes on.
@Suite struct ScrollReleaseTests {
  /// A finger at these heights, 8 ms apart; it is lifted at the last one after a rest, seconds.
  private func story(_ heights: [Double], rest: Double = 0) throws -> (ScrollWorld, CGPoint) {
    let one = ScrollWorld()
    move(one, heights, rest: rest)
    return (one, try #require(one.delegate.velocity))
  }

  private func move(_ one: ScrollWorld, _ heights: [Double], rest: Double = 0) {
    one.world.touch(.began, 1, 200, heights[0])
    for height in heights.dropFirst() {
      one.world.wait(0.008)
      one.world.touch(.moved, 1, 200, height)
    }
    one.world.wait(rest)
    one.lift(200, heights[heights.count - 1])
  }

  /// SCR-43, PAN-18: however long the finger rests, the speed at the lift is that of its last moves.
  @Test(arguments: [0.0, 0.05, 0.3, 2]) func aRestTakesNothing(_ rest: Double) throws {
    let (one, velocity) = try story([300, 295, 290, 285, 280, 275], rest: rest)
    #expect(abs(velocity.y - 0.625) < 1e-9 && velocity.x == 0)
    #expect(one.delegate.calls.suffix(2) == ["didEndDragging true", "willBeginDecelerating"])
  }

  /// SCR-43: a report of a finger that has not moved is no sample.
  @Test func reportsOfTheSamePlace() throws {
    let (_, velocity) = try story([300, 280, 260, 240, 240, 240])
    #expect(abs(velocity.y - 2.5) < 1e-9)
  }

  /// SCR-90: below 250 pt/s the content stays where it is, from there on it goes on.
  @Test(arguments: [33.0, 65, 187.5, 249]) func slowOnesStay(_ speed: Double) {
    let one = ScrollWorld()
    one.fling(speed / 1000, samples: 100)
    let released = one.offset
    #expect(released.y > 10 && one.delegate.velocity == .zero && one.delegate.proposed == released)
    #expect(one.delegate.calls.last == "didEndDragging false" && !one.scroll.isDecelerating)
    one.world.wait(3)
    #expect(one.offset == released && one.delegate.calls.last == "didEndDragging false")
  }

  /// What the program began to animate under the finger gives way to the release, so that the next finger ends one motion.
  @Test func aReleaseTakesThePlaceOfAnAnimation() {
    let one = ScrollWorld()
    one.world.touch(.began, 1, 200, 380)
    for step in 1...10 {
      one.world.wait(0.01)
      one.world.touch(.moved, 1, 200, 380 - Double(step) * 10)
    }
    one.engine.perform { one.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    one.lift(200, 280)
    #expect(one.scroll.isDecelerating)
    one.world.wait(0.05)
    one.world.touch(.began, 1, 200, 200)
    one.lift(200, 200)
    one.world.wait(2)
    #expect(one.delegate.calls.filter { $0 == "didEndDecelerating" }.count == 1)
    #expect(!one.delegate.calls.contains("didEndScrollingAnimation"))
  }

  /// SCR-90: the limit belongs to those that go on.
  @Test(arguments: [250.0, 251, 625]) func quickOnesGoOn(_ speed: Double) {
    let one = ScrollWorld()
    one.fling(speed / 1000, samples: 20)
    #expect(one.scroll.isDecelerating && one.delegate.calls.last == "willBeginDecelerating")
  }

  /// SCR-90: each axis for itself.
  @Test func theSlowAxisStays() throws {
    let one = ScrollWorld(content: CGSize(width: 2000, height: 2000))
    one.drag(from: (300, 300), by: (-10, -80), over: 0.08, samples: 10)
    one.lift(290, 220)
    let released = one.offset
    #expect(try #require(one.delegate.velocity).x == 0 && one.delegate.velocity?.y == 1)
    #expect(one.delegate.proposed?.x == released.x)
    one.world.wait(4)
    #expect(one.offset.x == released.x && one.offset.y > released.y + 400)
  }

  /// SCR-90: content beyond an edge, or between pages, returns all the same.
  @Test func whatCannotStayReturns() {
    let pulled = ScrollWorld()
    pulled.drag(from: (200, 100), by: (0, 100), over: 1, samples: 60)
    pulled.lift(200, 200)
    #expect(pulled.delegate.velocity == .zero && pulled.delegate.proposed == .zero)
    #expect(pulled.scroll.isDecelerating)
    pulled.world.wait(2)
    #expect(pulled.offset == .zero)
    let pages = ScrollWorld(content: CGSize(width: 2000, height: 400)) { $0.isPagingEnabled = true }
    pages.drag(from: (380, 300), by: (-230, 0), over: 1, samples: 60)
    pages.lift(150, 300)
    #expect(pages.delegate.velocity == .zero && pages.delegate.proposed?.x == 400)
    pages.world.wait(2)
    #expect(pages.offset.x == 400)
  }

  /// SCR-91: the last three pairs of samples count 0.05, 0.35 and 0.6, the oldest most; the pan's own velocity is another one.
  @Test func theOlderPairsCountMost() throws {
    let (one, velocity) = try story([380, 360, 352, 348, 346])
    #expect(abs(velocity.y * 1000 - (0.6 * 1000 + 0.35 * 500 + 0.05 * 250)) < 1e-6)
    #expect(one.engine.trace.events.contains { $0.verb == .willEndDragging })
    let pan = ScrollWorld()
    pan.world.touch(.began, 1, 200, 380)
    for height in [360.0, 352, 348, 346] {
      pan.world.wait(0.008)
      pan.world.touch(.moved, 1, 200, height)
    }
    let own = pan.scroll.panGestureRecognizer.velocity(in: pan.scroll).y
    #expect(own < -250 && own > -500)
  }

  /// SCR-91, EC-139: with fewer pairs the weights of those that there are count.
  @Test func fewerPairs() throws {
    let (_, one) = try story([380, 360])
    #expect(abs(one.y * 1000 - 2500) < 1e-6)
    let (_, two) = try story([380, 360, 350])
    #expect(abs(two.y * 1000 - (0.35 * 2500 + 0.05 * 1250) / 0.4) < 1e-6)
  }

  /// A fling that is caught after 0.3 s by a drag; its release speed, and the speed that was caught, points per second.
  private func caught(
    by heights: [Double], rest: Double = 0
  ) throws -> (speed: Double, caught: Double) {
    let one = ScrollWorld()
    one.fling(2)
    one.world.wait(0.3)
    move(one, heights, rest: rest)
    let caught = try #require(
      one.engine.trace.events.last { $0.kind == .state && $0.reason == .caughtInMotion }
    ).measured
    return (try #require(one.delegate.velocity).y * 1000, caught)
  }

  /// SCR-92: a drag the same way adds to its speed what the caught content had.
  @Test func momentumIsCarriedOn() throws {
    let (speed, caught) = try caught(by: [300, 292, 284, 276, 268])
    #expect(caught > 1000 && caught < 2000)
    #expect(abs(speed - (1000 + 0.000816 * pow(caught, 1.967))) < 1e-6)
  }

  /// SCR-92, EC-140: not the other way, not from a slow drag, and not after a rest of 100 ms.
  @Test(arguments: [
    ([300.0, 308, 316, 324], 0.0, -1000.0), ([300, 299, 298, 297], 0, 0),
    ([300, 292, 284, 276], 0.1, 1000),
  ]) func momentumIsLost(_ heights: [Double], _ rest: Double, _ expected: Double) throws {
    #expect(abs(try caught(by: heights, rest: rest).speed - expected) < 1e-6)
  }

  /// SCR-92: what is added has a limit, and the direction of the content.
  @Test func theLimitOfMomentum() {
    #expect(CarriedMomentum.added(by: 1e6) == 40_000 && CarriedMomentum.added(by: -1e6) == -40_000)
    #expect(CarriedMomentum.added(by: 0) == 0)
    for speed in [1.0, 10, 500, 3000] {
      let exact = 0.000816 * pow(speed, 1.967)
      #expect(abs(CarriedMomentum.added(by: speed) - exact) <= exact * 1e-9)
    }
  }
}
