import Foundation
import Testing

@testable import TouchCanvas

/// Fills, clips and patterns, by the pixels that they cover.
@Suite struct ShapeTests {
  private func filled(_ path: Path) -> DrawList {
    var list = DrawList()
    list.fill(path, .black)
    return list
  }

  @Test(arguments: [1.0, 1.25, 2.0]) func aCircleCoversItsArea(_ scale: Double) {
    let list = filled(.circle(CGPoint(x: 50, y: 50), 40))
    let area = Raster(list, scale: scale).area / (scale * scale)
    #expect(abs(area / (.pi * 1600) - 1) < 0.003)
  }

  @Test func everyPixelHasTheShareThatIsCovered() {
    let raster = Raster(filled(.rectangle(CGRect(x: 2.25, y: 3.5, width: 2.25, height: 1.5))))
    let expected = [
      3: [2: 0.375, 3: 0.5, 4: 0.25], 4: [2: 0.75, 3: 1, 4: 0.5],
    ]
    for (y, row) in raster.rows.enumerated() {
      for (x, cover) in row.enumerated() {
        #expect(abs(cover - (expected[y]?[x] ?? 0)) < 0.005, "\(x),\(y)")
      }
    }
  }

  @Test func flatAndSteepEdgesCoverTheirArea() {
    for end in [(200.0, 3.0), (3, 200), (180, 170), (0.3, 180)] {
      let points = [
        CGPoint(x: 5.3, y: 7.7), CGPoint(x: end.0 + 6, y: end.1 + 8), CGPoint(x: 12, y: 9),
      ]
      let area = Raster(filled(.polygon(points))).area
      #expect(abs(area - abs(Polygons.area(points))) < 1.2, "\(end): \(area)")
    }
  }

  @Test func aConcaveShapeIsFilledInside() {
    let points = [(0, 0), (40, 0), (40, 40), (20, 10), (0, 40)].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(abs(Raster(filled(.polygon(points))).area - abs(Polygons.area(points))) < 0.5)
  }

  /// What is beyond the left side closes a shape, what is beyond the others is left out.
  @Test func shapesAreCutAtThePicturesSides() {
    for (x, y) in [(-80.0, 20.0), (180, 20), (20, -80), (20, 180), (-80, -80), (180, 180)] {
      let frame = CGRect(x: x, y: y, width: 120, height: 120)
      let visible = frame.intersection(CGRect(x: 0, y: 0, width: 220, height: 220))
      let path = Path.polygon([
        CGPoint(x: frame.midX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.midY),
        CGPoint(x: frame.midX, y: frame.maxY), CGPoint(x: frame.minX, y: frame.midY),
      ])
      let inside = Clipping.clip(
        path.segments.compactMap {
          if case .move(let p) = $0 { p } else if case .line(let p) = $0 { p } else { nil }
        },
        to: Path.corners(visible))
      let area = Raster(filled(path)).area
      #expect(abs(area - abs(Polygons.area(inside))) < 1, "\(x),\(y)")
    }
  }

  @Test func tallShapesHaveNoSeams() {
    let list = filled(.roundedRectangle(CGRect(x: 3, y: 3, width: 20, height: 2994), 8))
    let raster = Raster(list, width: 1100, height: 3000)
    #expect(
      raster.rows[20...2980].allSatisfy {
        $0[3..<23].allSatisfy { $0 == 1 } && $0[23...].allSatisfy { $0 == 0 }
      })
  }

  @Test func clipsCutWhatIsOutside() {
    var list = DrawList()
    list.clipped(to: CGRect(x: 10, y: 10, width: 20, height: 20)) {
      $0.fill(.circle(CGPoint(x: 20, y: 20), 40), .black)
    }
    let raster = Raster(list)
    #expect(raster.area == 400)
    #expect(raster.box == PixelBox(left: 10, top: 10, right: 30, bottom: 30))
  }

  @Test func slantedClipsCutShapesAndBars() {
    let diamond = [(50, 10), (90, 50), (50, 90), (10, 50)].map { CGPoint(x: $0.0, y: $0.1) }
    var list = DrawList()
    list.clipped(to: diamond) {
      $0.fill(.rectangle(CGRect(x: 0, y: 0, width: 100, height: 100)), .black)
    }
    #expect(abs(Raster(list).area - 3200) < 2)
  }

  @Test func clipsThatDoNotMeetHideAll() {
    var list = DrawList()
    list.clipped(to: CGRect(x: 0, y: 0, width: 10, height: 10)) {
      $0.clipped(to: CGRect(x: 20, y: 20, width: 10, height: 10)) {
        $0.fill(.circle(CGPoint(x: 20, y: 20), 40), .black)
        $0.text("hidden", at: CGPoint(x: 20, y: 20), .ui(13), .black)
      }
    }
    #expect(Raster(list).area == 0)
  }

  @Test(arguments: [Pattern.stripes, .checkers, .backStripes, .dots, .crossHatch])
  func patternsStayInTheirShape(_ pattern: Pattern) {
    var list = DrawList()
    let circle = Path.circle(CGPoint(x: 60, y: 60), 40)
    list.pattern(circle, .black, pattern)
    let raster = Raster(list)
    let whole = Raster(filled(circle))
    for (row, limit) in zip(raster.rows, whole.rows) {
      for (cover, most) in zip(row, limit) {
        // Stripes that cross are laid over one another.
        let limit = pattern == .crossHatch ? 1 - (1 - most) * (1 - most) : most
        #expect(cover <= limit + 0.01)
      }
    }
    #expect(raster.area > 300 && raster.area < 4000)
  }

  /// Half of the squares, each beside none of its colour, also left of zero.
  @Test func checkersAreEverySecondSquare() {
    var list = DrawList()
    list.pattern(.rectangle(CGRect(x: 0, y: 0, width: 48, height: 24)), .black, .checkers)
    #expect(abs(Raster(list).area - 48 * 24 / 2) < 0.5)
    let box = [
      CGPoint(x: -12, y: -12), CGPoint(x: 12, y: -12), CGPoint(x: 12, y: 12),
      CGPoint(x: -12, y: 12),
    ]
    let corners = PatternShapes.shapes(.checkers, in: box, scale: 1).map { $0[0] }
    #expect(corners.count == 8)
    #expect(corners.allSatisfy { Int($0.x + $0.y).isMultiple(of: 12) }, "\(corners)")
  }

  @Test func placesThatAreNoNumbersAreLeftOut() {
    var list = DrawList()
    list.fill(.circle(CGPoint(x: Double.nan, y: 5), 40), .black)
    list.fill(.circle(CGPoint(x: 5, y: 5), .infinity), .black)
    list.stroke(.line(CGPoint(x: 1e300, y: 5), CGPoint(x: -1e300, y: 7)), .black)
    list.stroke(.line(CGPoint(x: 3, y: Double.nan), CGPoint(x: 5, y: 7)), .black)
    list.text("far", at: CGPoint(x: Double.nan, y: 3), .ui(13), .black)
    #expect(Raster(list).area > 0)
  }

  @Test func translucentPicturesAddUp() throws {
    let box = PixelBox(left: 0, top: 0, right: 8, bottom: 1)
    let under = try #require(PixelBuffer(box))
    let over = try #require(PixelBuffer(box))
    under.clear(Color(0x204060))
    over.clear(Color(0x000000, alpha: 0))
    over.fill(PixelBox(left: 2, top: 0, right: 6, bottom: 1), Color(0xFF8040, alpha: 0.5))
    under.draw(over, isOpaque: false, in: box)
    #expect(Array(under.rgba[0..<4]) == [0x20, 0x40, 0x60, 255])
    let mixed = under.rgba[8..<11].map(Int.init)
    for (value, expected) in zip(mixed, [0x8F, 0x60, 0x50]) { #expect(abs(value - expected) <= 1) }
  }
}
