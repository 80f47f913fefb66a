import Foundation
import Testing

@testable import TouchCanvas

/// Lines, by the pixels that they cover.
@Suite struct LineTests {
  private func stroked(_ points: [(Double, Double)], width: Double, closed: Bool = false) -> Raster
  {
    let points = points.map { CGPoint(x: $0.0, y: $0.1) }
    var list = DrawList()
    list.stroke(closed ? .polygon(points) : .polyline(points), .black, width: width)
    return Raster(list)
  }

  @Test(arguments: [1.0, 1.25, 2.0]) func hairlinesFillWholeRows(_ scale: Double) {
    for y in [10.0, 10.3, 10.5, 10.8, 11.1] {
      var list = DrawList()
      list.stroke(.line(CGPoint(x: 0, y: y), CGPoint(x: 80, y: y)), .black, width: 1)
      let raster = Raster(list, scale: scale)
      #expect(raster.isCrisp)
      #expect(raster.box.height == Int(scale.rounded()) && raster.box.width == Int(80 * scale))
    }
  }

  @Test(arguments: [1.0, 1.25, 2.0]) func framesFillWholeRowsAndColumns(_ scale: Double) {
    for x in [10.0, 10.3, 10.5, 10.8] {
      var list = DrawList()
      list.stroke(.rectangle(CGRect(x: x, y: x, width: 40.4, height: 30.7)), .black, width: 1)
      #expect(Raster(list, scale: scale).isCrisp)
    }
  }

  /// The straight sides of a rounded rectangle are as crisp as those of an upright one.
  @Test(arguments: [1.0, 1.25, 2.0]) func roundedFramesHaveCrispSides(_ scale: Double) {
    for x in [10.0, 10.3, 10.5, 10.8] {
      var list = DrawList()
      let frame = CGRect(x: x, y: x, width: 60.4, height: 50.7)
      list.stroke(.roundedRectangle(frame, 8), .black, width: 1)
      let raster = Raster(list, scale: scale)
      let column = Int((frame.midX * scale).rounded())
      let row = Int((frame.midY * scale).rounded())
      let upright = raster.rows.map { $0[column] }
      for covers in [upright, raster.rows[row]] {
        #expect(covers.allSatisfy { $0 < 0.01 || $0 > 0.99 })
        #expect(covers.filter { $0 > 0.5 }.count == 2 * Int(scale.rounded()))
      }
    }
  }

  @Test func dashesAreAsLongAsAsked() {
    var list = DrawList()
    list.stroke(
      .line(CGPoint(x: 0, y: 0.5), CGPoint(x: 60, y: 0.5)), .black, width: 1, dash: [10, 5])
    #expect(abs(Raster(list).area - 40) < 0.1)
  }

  @Test func slantedLinesCoverLengthTimesWidth() {
    for width in [1.0, 2, 3.5, 8] {
      let raster = stroked([(20, 20), (170, 90)], width: width)
      let length = (150.0 * 150 + 70 * 70).squareRoot()
      #expect(abs(raster.area / (width * length) - 1) < 0.02)
    }
  }

  /// A line that turns back keeps its width on both ways.
  @Test(arguments: [1.0, 2, 3, 6, 12]) func sharpCornersKeepBothLegs(_ width: Double) {
    for tip in [(110.0, 40.0), (110, 52), (20, 43)] {
      let raster = stroked([(100, 20), (30, 40), (tip.0, tip.1)], width: width)
      let legs = [((100.0, 20.0), (30.0, 40.0)), ((30.0, 40.0), tip)]
      for (a, b) in legs {
        let length = ((b.0 - a.0) * (b.0 - a.0) + (b.1 - a.1) * (b.1 - a.1)).squareRoot()
        let normal = (-(b.1 - a.1) / length, (b.0 - a.0) / length)
        for part in [0.15, 0.5, 0.85] {
          for side in [-0.3, 0, 0.3] where width > 2 || side == 0 {
            let x = a.0 + (b.0 - a.0) * part + normal.0 * side * width
            let y = a.1 + (b.1 - a.1) * part + normal.1 * side * width
            #expect(raster.rows[Int(y)][Int(x)] > 0.3, "\(tip) \(part) \(side)")
          }
        }
      }
    }
  }

  /// The corner is cut, or rounded on thick lines: nothing reaches further than the limit, and no notch is left.
  @Test func sharpCornersHaveNoSpikes() {
    for width in [2.0, 3, 8, 14] {
      let raster = stroked([(150, 90), (60, 100), (150, 110)], width: width)
      #expect(raster.box.left >= Int(60 - width / 2) - 1 && raster.box.left <= 60)
      #expect(raster.rows[100][60] > 0.3 && raster.rows[100][61] > 0.6)
      let round = stroked([(150, 100), (60, 100), (150, 100.001)], width: width)
      #expect(round.box.left >= Int(60 - width / 2) - 1)
      if width >= 4 { #expect(round.box.left == Int(60 - width / 2)) }
    }
  }

  @Test func rightAnglesArePointed() {
    let raster = stroked([(20, 20), (80, 20), (80, 80), (20.5, 80.5)], width: 6, closed: true)
    #expect(raster.rows[17][82] > 0.95 && raster.rows[17][83] < 0.05)
  }

  @Test func ringsCoverTheirArea() {
    for width in [1.0, 2.5, 9] {
      var list = DrawList()
      list.stroke(.circle(CGPoint(x: 100, y: 100), 60), .black, width: width)
      #expect(abs(Raster(list).area / (2 * .pi * 60 * width) - 1) < 0.01)
    }
  }

  /// Where a line crosses itself a translucent colour is not laid twice.
  @Test func crossingsAreNotDarker() {
    var list = DrawList()
    let points = [(20.0, 20.0), (120, 120), (120, 20), (20, 120)].map { CGPoint(x: $0.0, y: $0.1) }
    list.stroke(.polyline(points), .black.opacity(0.5), width: 10)
    #expect(Raster(list).rows.allSatisfy { $0.allSatisfy { $0 < 0.51 } })
  }

  @Test func shortEdgesOfThickLinesLeaveNoHoles() {
    let points: [(Double, Double)] = (0..<40).map { number in
      let angle = Double(number) * Double.pi / 20
      return (100 + 6 * cos(angle), 100 + 6 * sin(angle))
    }
    let raster = stroked(points, width: 12, closed: true)
    #expect(raster.rows[100][100...111].allSatisfy { $0 > 0.95 })
  }
}
