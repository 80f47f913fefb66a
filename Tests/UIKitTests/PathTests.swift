import Foundation
import Testing
import TouchEngine
import TouchTrace

/// Paths answer what touch code asks of them.
@Suite struct PathTests {
  /// A hit test that a path decides, with the even-odd rule.
  @Test(arguments: [(110.0, 200.0, true), (200, 200, false), (110, 110, false), (200, 290, true)])
  func aRingTakesTouches(x: Double, y: Double, isHit: Bool) {
    let app = App { RingView(frame: $0) }
    app.touch(.began, 1, x, y)
    #expect(app.lines([.touches]).contains("view touchesBegan") == isHit)
  }

  @Test func arcsGoTheirWay() {
    #expect(Paths.isInPie(60, 60) && !Paths.isInPie(80, 80) && !Paths.isInPie(-60, 60))
    #expect(Paths.isInPie(70.6, 70.6) && !Paths.isInPie(70.8, 70.8))
    #expect(!Paths.isInRest(60, 60) && Paths.isInRest(-60, 60) && Paths.isInRest(60, -60))
    #expect(Paths.isInTurnedPie(-60, -60) && !Paths.isInTurnedPie(60, 60))
  }

  @Test func cornersAreRound() {
    #expect(Paths.roundedBounds == CGRect(x: 10, y: 20, width: 100, height: 60))
    #expect(Paths.isInRounded(60, 50) && Paths.isInRounded(12, 50) && Paths.isInRounded(60, 21))
    #expect(!Paths.isInRounded(12, 22) && Paths.isInRounded(17, 27) && !Paths.isInRounded(108, 78))
  }

  /// Bounds have the points that steer in them.
  @Test func curvesHaveBounds() {
    let curve = Paths.curveBounds()
    #expect(curve.bounds == CGRect(x: 0, y: -10, width: 90, height: 50))
    #expect(curve.end == CGPoint(x: 90, y: 0) && curve.isEmpty)
  }
}
