import Foundation
import Testing
import TouchGeometry
import TouchTrace

@testable import TouchEngine

/// Pans that start at an edge of the screen (EDG-01 to EDG-09). The screen is 400 by 400 points.
@Suite struct EdgePanTests {
  private let world = World()

  private func edge(_ edges: UIRectEdge) -> UIScreenEdgePanGestureRecognizer {
    world.add("edge", to: world.window, UIScreenEdgePanGestureRecognizer()) { $0.edges = edges }
  }

  private var last: TraceEvent? { world.engine.trace.events.last { $0.kind == .state } }

  /// EDG-01: without edges it never begins.
  @Test func withoutEdgesItFails() {
    let edge = edge([])
    #expect(UIScreenEdgePanGestureRecognizer().edges == [])
    world.touch(.began, 1, 0, 200)
    #expect(edge.state == .failed && last?.reason == .notFromEdge && last?.rule == .edg01)
  }

  /// EDG-02: 13 points belong to the band; further in it fails at once, with the distance.
  @Test(arguments: [
    (UIRectEdge.left, 13.0, 200.0, 0.0), (.left, 20, 200, 20), (.right, 387, 200, 0),
    (.right, 340, 200, 60), (.top, 200, 13, 0), (.top, 200, 14, 14), (.bottom, 200, 399, 0),
    (.bottom, 200, 380, 20),
  ]) func theBandDecides(_ edges: UIRectEdge, _ x: Double, _ y: Double, _ distance: Double) {
    let edge = edge(edges)
    world.touch(.began, 1, x, y)
    #expect(edge.state == (distance > 0 ? .failed : .possible))
    if distance > 0 {
      #expect(last?.reason == .notFromEdge && last?.rule == .edg02)
      #expect(last?.measured == distance && last?.limit == 13)
    }
  }

  /// EDG-06: translation and velocity are those of a pan.
  @Test func itReportsLikeAPan() {
    let edge = edge(.left)
    world.touch(.began, 1, 4, 200)
    for step in 1...6 {
      world.wait(1.0 / 60)
      world.touch(.moved, 1, 4 + 10 * Double(step), 200)
    }
    #expect(edge.state == .changed)
    #expect(edge.translation(in: world.view) == CGPoint(x: 50, y: 0))
    #expect(abs(edge.velocity(in: world.view).x - 600) < 0.1)
    world.touch(.ended, 1, 64, 200)
    #expect(last?.to == .ended && last?.reason == .lifted)
  }

  /// EC-23: along the edge it fails, and a pan that waits for it begins in the same event (EDG-08).
  @Test func alongTheEdgeItFails() {
    let edge = edge(.left)
    let pan = world.add("pan", to: world.window, UIPanGestureRecognizer())
    pan.require(toFail: edge)
    world.touch(.began, 1, 4, 100)
    world.wait(0.02)
    world.touch(.moved, 1, 6, 112)
    #expect(edge.state == .failed && pan.state == .began)
    let failure = world.engine.trace.events.last { $0.kind == .state && $0.to == .failed }
    #expect(failure?.reason == .wrongDirection && failure?.measured == 12)
    #expect(failure?.limit == 10 && failure?.rule == .ec23)
  }

  /// EDG-08: inward it wins over a pan that waits.
  @Test func inwardItWins() {
    let edge = edge(.left)
    let pan = world.add("pan", to: world.window, UIPanGestureRecognizer())
    pan.require(toFail: edge)
    world.touch(.began, 1, 4, 100)
    world.wait(0.02)
    world.touch(.moved, 1, 16, 104)
    #expect(edge.state == .began && pan.state == .failed)
  }

  /// In a corner of two of its edges both ways count.
  @Test func aCornerCountsBothWays() {
    for (x, y) in [(20.0, 5.0), (5, 20)] {
      let edge = edge([.left, .top])
      world.touch(.began, 1, 5, 5)
      world.wait(0.02)
      world.touch(.moved, 1, x, y)
      #expect(edge.state == .began)
      world.touch(.ended, 1, x, y)
      world.wait(1)
      world.engine.perform { world.window.removeGestureRecognizer(edge) }
    }
  }

  private func down(_ x: Double, _ y: Double, over edge: TouchEdge) {
    world.engine.step(
      DigitizerEvent(
        arrival: world.engine.now,
        changes: [
          FingerChange(finger: 1, phase: .began, location: CGPoint(x: x, y: y), edge: edge)
        ]))
  }

  /// EDG-02: what the digitizer says of the edge counts, wherever the finger is.
  @Test(arguments: [
    (TouchEdge.left, 200.0, true), (.noEdge, 4, false), (.right, 4, false), (.top, 4, false),
  ]) func theDigitizerDecides(_ edge: TouchEdge, _ x: Double, _ begins: Bool) {
    let pan = self.edge(.left)
    down(x, 200, over: edge)
    #expect((pan.state == .possible) == begins)
    #expect((last?.reason == .notFromEdge && last?.rule == .edg02) == !begins)
    world.touch(.moved, 1, x + 30, 200)
    #expect((pan.state == .began) == begins)
    #expect(world.lines([.measure], of: ["edge"]).contains { $0.contains("from edge") } == false)
  }

  /// EDG-09: fingers beyond the first are ignored, before the begin and after it.
  @Test(arguments: [true, false]) func laterFingersAreIgnored(_ comesBefore: Bool) {
    let edge = edge(.left)
    world.touch(.began, 1, 4, 200)
    if comesBefore { world.touch(.began, 2, 200, 300) }
    world.wait(0.02)
    world.touch(.moved, 1, 30, 200)
    if !comesBefore { world.touch(.began, 2, 200, 300) }
    world.wait(0.02)
    world.touch([(.moved, 1, 44, 200), (.moved, 2, 300, 300)])
    #expect(edge.state == .changed && edge.numberOfTouches == 1)
    #expect(edge.translation(in: nil) == CGPoint(x: 30, y: 0))
    #expect(edge.location(in: nil) == CGPoint(x: 44, y: 200))
    world.touch(.ended, 1, 44, 200)
    #expect(last?.to == .ended)
  }

  /// EDG-09: of fingers that come together the first one counts.
  @Test func fingersThatComeTogether() {
    let edge = edge(.left)
    world.touch([(.began, 1, 4, 200), (.began, 2, 200, 300)])
    world.touch(.moved, 1, 30, 200)
    #expect(edge.state == .began && edge.numberOfTouches == 1)
  }
}
