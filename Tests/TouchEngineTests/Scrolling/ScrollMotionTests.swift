import Foundation
import Testing
import TouchGeometry
import TouchTrace

@testable import TouchEngine

/// The numbers of scrolling: within 0.5 pt and 10 ms of what was measured.
@Suite struct ScrollMotionTests {
  /// SCR-86: the pan begins in the event that reaches 10 pt, which scrolls by what is beyond them.
  @Test func tenPointsDecide() {
    let one = ScrollWorld()
    one.world.touch(.began, 1, 200, 300)
    one.world.wait(0.008)
    one.world.touch(.moved, 1, 200, 290.5)
    #expect(one.world.lines([.measure]) == ["pan measure distance 9.5 10"])
    #expect(!one.scroll.isDragging)
    one.world.wait(0.008)
    one.world.touch(.moved, 1, 200, 290)
    #expect(one.scroll.isDragging)
    #expect(one.offset.y == 0)
    one.world.wait(0.008)
    one.world.touch(.moved, 1, 200, 282)
    #expect(one.offset.y == 8)
  }

  /// SCR-38, SCR-49, SCR-84, SCR-87, A15: a release at v comes to rest at (v − 10) · 0.499 further; the target is told with 0.4995.
  @Test(arguments: [0.25, 0.5, 1.0, 2.0, 3.0])
  func aReleaseComesToRest(speed: Double) throws {
    let one = ScrollWorld()
    one.fling(speed)
    let released = one.offset.y
    let velocity = try #require(one.delegate.velocity).y * 1000
    #expect(abs(velocity - speed * 1000) < 0.01)
    let proposed = try #require(one.delegate.proposed).y
    #expect(abs(proposed - (released + (velocity - 10) * 0.4995)) < 0.5)
    one.world.wait(10)
    #expect(abs(one.offset.y - (released + (velocity - 10) * 0.499)) <= 0.5)
    #expect(one.offset.y * 2 == (one.offset.y * 2).rounded())
  }

  /// SCR-44, SCR-45: after t milliseconds of the normal and the fast rate, as the formula says.
  @Test(arguments: [(0.998, 1.0), (0.99, 1.0), (0.998, 2.5)])
  func decelerationFollowsItsFormula(rate: Double, speed: Double) {
    let one = ScrollWorld { $0.decelerationRate = .init(rawValue: rate) }
    one.fling(speed)
    let released = one.offset.y
    for frame in 1...20 {
      one.world.wait(1.0 / 60)
      let steps = (Double(frame) * 1000 / 60).rounded(.down)
      var power = 1.0
      for _ in 0..<Int(steps) { power *= rate }
      let exact = released + speed * rate * (1 - power) / (1 - rate)
      if abs(speed * power) > 0.011 { #expect(abs(one.offset.y - exact) <= 0.5) }
    }
  }

  /// SCR-85, SCR-88: an edge that is hit at about 3.1 pt/ms is passed by 100.3 pt, 107 ms after the lift; all is over after 0.81 s.
  @Test func theEdgeThrowsItBack() throws {
    var motion = ScrollMotion(
      from: -50, velocity: 3.125, goal: nil,
      range: ScrollRange(
        content: 400, page: 400, leading: 10_000, trailing: 0, bounces: true, alwaysBounces: true),
      constants: .init(rate: 0.998, stop: 0.01, bounceStiffness: 121, bounceSettled: 0.5))
    var peak = (at: 0, way: 0.0)
    var steps = 0
    while !motion.isAtRest {
      motion.step()
      steps += 1
      if motion.position > peak.way { peak = (steps, motion.position) }
    }
    #expect(abs(peak.way - 100.3) <= 0.5)
    #expect(abs(Double(peak.at) - 107) <= 10)
    #expect(steps <= 810)
    #expect(motion.position == 0)

    let one = ScrollWorld(content: CGSize(width: 400, height: 700))
    one.fling(3.125)
    one.world.wait(2)
    #expect(try #require(one.delegate.offsets.map(\.y).max()) > 350)
    #expect(one.offset.y == 300)
    let lifted = try #require(one.time(.willEndDragging))
    let settled = try #require(one.time(.didEndDecelerating))
    #expect(settled - lifted <= 0.82)
  }

  /// SCR-29, SCR-53, A16: 100 pt of pull beyond the edge of a view of 400 pt show 48.35 pt; letting go brings them back.
  @Test func pullingBeyondTheEdge() {
    let range = ScrollRange(
      content: 800, page: 400, leading: 0, trailing: 0, bounces: true, alwaysBounces: false)
    #expect(abs(range.shown(-100, coefficient: 0.55) + 48.35) < 0.01)
    #expect(abs(range.raw(range.shown(-100, coefficient: 0.55), coefficient: 0.55) + 100) < 1e-9)

    let one = ScrollWorld()
    one.drag(from: (200, 100), by: (0, 110), over: 0.4, samples: 24)
    #expect(abs(one.offset.y + 48.35) <= 0.5)
    one.world.wait(0.2)
    one.lift(200, 210)
    one.world.wait(2)
    #expect(one.offset.y == 0)
    #expect(
      one.delegate.calls == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
  }

  /// SCR-30, SCR-31: without bouncing the edge is hard, for the finger and for the momentum.
  @Test func hardEdges() {
    let one = ScrollWorld(content: CGSize(width: 400, height: 500)) { $0.bounces = false }
    one.drag(from: (200, 100), by: (0, 110), over: 0.4, samples: 24)
    #expect(one.offset.y == 0)
    one.lift(200, 210)
    one.world.wait(1)
    one.engine.perform { one.scroll.contentOffset.y = 30 }
    one.drag(from: (200, 100), by: (0, 110), over: 0.4, samples: 24)
    #expect(one.scroll.isDragging && one.offset.y == 0)
    one.lift(200, 210)
    one.world.wait(1)
    one.fling(1)
    one.world.wait(2)
    #expect(one.offset.y == 100)
    #expect(one.delegate.offsets.allSatisfy { $0.y >= 0 && $0.y <= 100 })
  }

  /// SCR-89, SCR-37, SCR-21: the order of a flick's callbacks, and the same in the trace.
  @Test func theOrderOfAFlick() {
    let one = ScrollWorld()
    one.fling(1)
    one.world.wait(10)
    #expect(
      one.delegate.calls == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
    let verbs = one.engine.trace.events.filter { $0.kind == .scroll && $0.verb != .didScroll }
    #expect(
      verbs.map(\.verb) == [
        .willBeginDragging, .willEndDragging, .didEndDragging, .willBeginDecelerating,
        .didEndDecelerating,
      ])
    #expect(one.engine.trace.events.filter { $0.kind == .scroll }.allSatisfy { $0.rule != .none })
  }

  /// SCR-50: a target that the delegate chooses is met exactly, before or behind the proposed one.
  @Test(arguments: [300.0, 900, 60]) func aChosenTargetIsMet(target: Double) {
    let one = ScrollWorld()
    one.delegate.chosen = CGPoint(x: 0, y: target)
    one.fling(1)
    one.world.wait(10)
    #expect(Double(one.offset.y) == target)
  }

  /// Determinism: the same fling twice gives the same lines.
  @Test func twiceTheSame() {
    func lines() -> [String] {
      let one = ScrollWorld()
      one.fling(2.7)
      one.world.wait(10)
      return one.world.lines(Set(TraceKind.allCases))
    }
    #expect(lines() == lines())
  }
}
