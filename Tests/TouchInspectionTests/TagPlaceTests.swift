import Foundation
import Testing
import TouchInspection

/// Tags over a composed scene, of which none covers a handle or another tag.
@Suite struct TagPlaceTests {
  private static let canvas = CGRect(x: 0, y: 0, width: 300, height: 300)
  private let size = CGSize(width: 24, height: 16)

  @Test func aLongLineHasItInItsMiddle() {
    var tags = TagPlaces(in: Self.canvas, besides: [])
    let box = tags.place(size, on: CGPoint(x: 100, y: 50), CGPoint(x: 100, y: 150))
    #expect(CGPoint(x: box.midX, y: box.midY) == CGPoint(x: 100, y: 100))
  }

  /// A short line ends at a handle: its tag stands beside it, as near as it can.
  @Test(arguments: [true, false]) func aShortLineHasItBeside(isLevel: Bool) {
    let end = isLevel ? CGPoint(x: 112, y: 100) : CGPoint(x: 100, y: 112)
    let handle = CGRect(x: end.x - 4, y: end.y - 4, width: 8, height: 8)
    var tags = TagPlaces(in: Self.canvas, besides: [handle])
    let box = tags.place(size, on: CGPoint(x: 100, y: 100), end)
    #expect(!box.intersects(handle))
    #expect(abs(box.midX - end.x) < 40 && abs(box.midY - end.y) < 40)
  }

  /// Left and right of a view, where the gaps are too small, both tags stand in it.
  @Test func tagsOfSmallGapsStandOnTheSameSideOfTheirEdges() {
    let view = CGRect(x: 100, y: 100, width: 100, height: 60)
    let handles = [100, 150, 200].flatMap { x in
      [100.0, 130, 160].map { CGRect(x: x - 4, y: $0 - 4, width: 8, height: 8) }
    }
    var tags = TagPlaces(in: Self.canvas, besides: handles)
    let center = CGPoint(x: view.midX, y: view.midY)
    let left = tags.place(
      size, on: CGPoint(x: 92, y: 130), CGPoint(x: 100, y: 130), near: center)
    let right = tags.place(
      size, on: CGPoint(x: 200, y: 130), CGPoint(x: 208, y: 130), near: center)
    #expect(left.midX - view.minX == view.maxX - right.midX)
    #expect(view.contains(left) && view.contains(right))
  }

  @Test func noneCoversAnother() {
    var tags = TagPlaces(in: Self.canvas, besides: [])
    let line = (CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 110))
    let boxes = (0..<4).map { _ in tags.place(size, on: line.0, line.1) }
    for (index, box) in boxes.enumerated() {
      #expect(Self.canvas.contains(box))
      #expect(!boxes[(index + 1)...].contains { $0.intersects(box) }, "\(index)")
    }
  }

  @Test func whatLeavesTheCanvasStandsElsewhere() {
    var tags = TagPlaces(in: Self.canvas, besides: [])
    let box = tags.place(size, at: [CGPoint(x: 150, y: -4), CGPoint(x: 150, y: 20)])
    #expect(box.midY == 20)
  }
}
