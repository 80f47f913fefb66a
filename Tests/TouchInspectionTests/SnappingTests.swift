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

  /// Half points where something lies on one already.
  @Test func theGridIsThatOfWhatIsThere() {
    let half = CGRect(x: 10.5, y: 20, width: 30, height: 40)
    #expect(Snapping.grid(for: half, parent) == 0.5 && Snapping.grid(for: parent) == 1)
    #expect(Snapping.grid(for: CGRect(x: 1.25, y: 0, width: 3, height: 4)) == 1)
    let frame = CGRect(x: 147.4, y: 77.8, width: 100, height: 40)
    let result = Snapping.settle(
      frame, moving: .all, in: parent, beside: [], reach: nil, grid: 0.5)
    #expect(result.frame.origin == CGPoint(x: 147.5, y: 78))
  }

  /// The gap that two siblings have draws a third one, on either side, and the middle between them draws one, too.
  @Test func equalGapsDraw() {
    let (a, b) = (
      CGRect(x: 20, y: 100, width: 50, height: 40), CGRect(x: 100, y: 100, width: 50, height: 40)
    )
    let after = settle(CGRect(x: 183, y: 107, width: 46, height: 30), beside: [a, b])
    #expect(after.frame.minX == 180)
    #expect(
      after.gaps.prefix(2) == [
        .init(from: CGPoint(x: 150, y: 122), to: CGPoint(x: 180, y: 122)),
        .init(from: CGPoint(x: 70, y: 120), to: CGPoint(x: 100, y: 120)),
      ], "\(after)")
    let far = CGRect(x: 260, y: 100, width: 50, height: 40)
    let between = settle(CGRect(x: 186, y: 300, width: 40, height: 30), beside: [b, far])
    // Not in the row: nothing of it draws.
    #expect(between.gaps.isEmpty)
    let middle = settle(CGRect(x: 188, y: 107, width: 40, height: 30), beside: [b, far])
    #expect(middle.frame.minX == 185 && middle.gaps.count == 2, "\(middle)")
    #expect(middle.gaps.map { $0.to.x - $0.from.x } == [35, 35])
  }

  /// A side that is dragged comes to the length of a sibling's; one that moves does not.
  @Test func equalSidesDraw() {
    let sibling = CGRect(x: 250, y: 300, width: 90, height: 33)
    let wide = settle(CGRect(x: 31, y: 40, width: 87, height: 50), [.right], beside: [sibling])
    #expect(wide.frame.width == 90 && wide.equals == [.init(isWidth: true, sibling: sibling)])
    let high = settle(CGRect(x: 31, y: 43, width: 87, height: 31), [.top], beside: [sibling])
    #expect(high.frame.height == 33 && high.frame.maxY == 74)
    let moved = settle(CGRect(x: 31, y: 43, width: 87, height: 31), beside: [sibling])
    #expect(moved.equals.isEmpty)
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
