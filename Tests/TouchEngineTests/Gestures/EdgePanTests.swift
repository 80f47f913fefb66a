import Foundation
import Testing
import TouchGeometry
import TouchTrace

@testable import TouchEngine

/// Pans that start at an edge of the screen (EDG-01 to EDG-08). The screen is 400 by 400 points.
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

  /// A second finger that is not at the edge: before the begin it fails, afterwards it joins.
  @Test func laterFingers() {
    let edge = edge(.left)
    world.touch(.began, 1, 4, 200)
    world.touch(.began, 2, 200, 200)
    #expect(edge.state == .failed)
    world.touch([(.ended, 1, 4, 200), (.ended, 2, 200, 200)])
    world.wait(1)
    world.touch(.began, 1, 4, 200)
    world.touch(.moved, 1, 30, 200)
    world.touch(.began, 2, 200, 200)
    #expect(edge.state == .began || edge.state == .changed)
    #expect(edge.translation(in: nil) == CGPoint(x: 16, y: 0))
  }
}
