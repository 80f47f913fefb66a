import Foundation
import Testing
import TouchInspection

/// Counts of recognizers at the corners of views, which take no press that is meant for a view.
@Suite struct PillPlaceTests {
  private static let canvas = CGRect(x: 0, y: 0, width: 500, height: 800)

  private func place(
    _ frame: CGRect, reach: Double = 0, _ others: CGRect...
  ) -> PillPlace? {
    PillPlace(on: frame, width: 28, reach: reach, beside: others, in: Self.canvas)
  }

  @Test func aLargeViewHasItInACorner() throws {
    let frame = CGRect(x: 100, y: 100, width: 80, height: 60)
    let place = try #require(self.place(frame))
    #expect(place.box == CGRect(x: 146, y: 106, width: 28, height: 16) && place.hit == place.box)
    // Fingers hit more of it, but less than half of the view in each direction.
    let touched = try #require(
      self.place(CGRect(x: 100, y: 100, width: 100, height: 80), reach: 28))
    #expect(touched.hit.width == 28 && touched.hit.height == 28)
    #expect(CGRect(x: 100, y: 100, width: 100, height: 80).contains(touched.hit))
  }

  @Test(arguments: [(47.0, 60.0), (80, 31), (20, 20)])
  func aSmallViewHasItOutside(width: Double, height: Double) throws {
    let frame = CGRect(x: 100, y: 100, width: width, height: height)
    for reach in [0.0, 28] {
      let place = try #require(self.place(frame, reach: reach))
      #expect(!place.hit.intersects(frame) && place.hit.contains(place.box))
      // Handles reach that far.
      #expect(!place.hit.intersects(frame.insetBy(dx: -8, dy: -8)))
      // It is seen whose it is.
      #expect(place.box.minX < frame.maxX && frame.minX < place.box.maxX)
      #expect(frame.minY - place.box.maxY < 10)
    }
  }

  /// Where another view would lose what is meant for it, the count is left out.
  @Test func itCoversNoOtherView() {
    let small = CGRect(x: 100, y: 100, width: 30, height: 30)
    #expect(place(small, CGRect(x: 110, y: 70, width: 20, height: 20)) == nil)
    #expect(place(small, CGRect(x: 0, y: 0, width: 400, height: 90)) != nil)
    let large = CGRect(x: 0, y: 0, width: 375, height: 667)
    #expect(place(large, CGRect(x: 320, y: 0, width: 44, height: 30)) == nil)
    #expect(place(large, CGRect(x: 0, y: 0, width: 375, height: 300)) != nil)
    #expect(place(large, CGRect(x: 20, y: 300, width: 44, height: 30)) != nil)
  }

  @Test func itStaysOnTheCanvas() {
    #expect(place(CGRect(x: 485, y: 100, width: 20, height: 20)) == nil)
    #expect(place(CGRect(x: 100, y: 2, width: 20, height: 20)) == nil)
  }
}
