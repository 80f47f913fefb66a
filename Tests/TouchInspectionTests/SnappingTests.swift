import Foundation
import Testing

@testable import TouchInspection

/// Where a dragged frame comes to rest.
@Suite struct SnappingTests {
  private let parent = CGRect(x: 0, y: 0, width: 400, height: 600)

  private func settle(
    _ frame: CGRect, _ edges: Snapping.Edges = .all, beside siblings: [CGRect] = [],
    reach: Double? = 6
  ) -> Snapping {
    Snapping.settle(frame, moving: edges, in: parent, beside: siblings, reach: reach)
  }

  @Test func theParentsMiddleDraws() {
    let result = settle(CGRect(x: 147, y: 77, width: 100, height: 40))
    #expect(result.frame == CGRect(x: 150, y: 77, width: 100, height: 40))
    #expect(result.guides == [.init(isVertical: true, at: 200, span: 0...600)])
  }

  @Test func usualInsetsDraw() {
    let frame = settle(CGRect(x: 14.2, y: 250, width: 100, height: 30)).frame
    #expect(frame.minX == 16)
  }

  @Test func siblingsDrawWithEdgesAndGaps() {
    let sibling = CGRect(x: 60, y: 100, width: 100, height: 50)
    #expect(
      settle(CGRect(x: 63, y: 230, width: 70, height: 30), beside: [sibling]).frame.minX == 60)
    #expect(
      settle(CGRect(x: 63, y: 160, width: 70, height: 30), beside: [sibling]).frame.minY == 158)
  }

  @Test func withoutReachOnlyWholePointsCount() {
    let result = settle(CGRect(x: 147.4, y: 77.6, width: 100, height: 40), reach: nil)
    #expect(result.frame == CGRect(x: 147, y: 78, width: 100, height: 40) && result.guides == [])
  }

  @Test func onlyTheMovingEdgeSnaps() {
    let frame = settle(CGRect(x: 50, y: 50, width: 149, height: 40), [.right]).frame
    #expect(frame == CGRect(x: 50, y: 50, width: 150, height: 40))
  }

  @Test func noEdgeCrossesTheOther() {
    let frame = ComposeHandle.left.resize(
      CGRect(x: 10, y: 10, width: 40, height: 40), by: CGPoint(x: 90, y: 0))
    #expect(frame == CGRect(x: 49, y: 10, width: 1, height: 40))
  }

  @Test func theNearestHandleIsHit() {
    let box = CGRect(x: 100, y: 100, width: 200, height: 100)
    #expect(ComposeHandle.hit(CGPoint(x: 303, y: 198), on: box, reach: 8) == .bottomRight)
    #expect(ComposeHandle.hit(CGPoint(x: 200, y: 150), on: box, reach: 8) == nil)
    #expect(ComposeHandle.all(on: CGRect(x: 0, y: 0, width: 20, height: 20)).count == 4)
  }
}
