import Foundation

/// Where the words on the lines of a graph stand: on no pill, on no other words and, where that can be, on no other line.
struct GraphLabels {
  /// The line of each relation; nil for one that has none.
  let paths: [[CGPoint]?]
  /// What no words may cover.
  let pills: [CGRect]
  /// Of the picture, points.
  let width: Double

  /// The words of one relation.
  struct Label {
    /// Of the relation.
    let index: Int
    let box: CGRect
    /// No line runs under them.
    let isClear: Bool
    /// They lie on their line and leave too little of it to be seen.
    let hidesLine: Bool
  }

  private static let height = 15.0
  /// Where on a line its words may stand, the best first.
  private static let spots = [0.5, 0.56, 0.44, 0.62, 0.38, 0.7, 0.3]
  /// From a level line to the middle of the words above or below it, and the most from one that rises, points.
  private static let beside = 10.0
  private static let farBeside = 22.0
  /// What has to be seen of a line beside its words, points.
  private static let leastLine = 40.0

  /// Words of these widths, in the order of the relations; those without room are left out.
  func placed(_ widths: [Double]) -> [Label] {
    let samples = paths.map { path in
      path.map { points in (0...24).map { GraphCurve.point(points, Double($0) / 24) } } ?? []
    }
    var labels: [Label] = []
    for (index, path) in paths.enumerated() {
      guard let points = path, let start = points.first, let end = points.last else { continue }
      let on = Self.spots.map { t in
        let c = GraphCurve.point(points, t)
        return CGRect(
          x: c.x - widths[index] / 2, y: c.y - Self.height / 2, width: widths[index],
          height: Self.height)
      }
      // Words on a line that is nearly level would hide it.
      let slope = abs(start.y - end.y) / max(1, abs(end.x - start.x))
      let beside = Self.beside + slope * widths[index] * 0.65
      let above = on.map { $0.offsetBy(dx: 0, dy: -beside) }
      let below = on.map { $0.offsetBy(dx: 0, dy: beside) }
      let own = (0...96).map { GraphCurve.point(points, Double($0) / 96) }
      let aside =
        beside > Self.farBeside
        ? []
        : (above + below).filter { box in
          !own.contains(where: box.insetBy(dx: -3, dy: -1).contains)
        }
      let free = (aside + on).filter { box in
        box.minX >= 2 && box.maxX <= width - 2 && !pills.contains { $0.intersects(box) }
          && !labels.contains { $0.box.intersects(box) }
      }
      let isClear = { (box: CGRect) in
        !samples.indices.contains { $0 != index && samples[$0].contains(where: box.contains) }
      }
      guard let box = free.first(where: isClear) ?? free.first else { continue }
      let reach = abs(end.x - start.x)
      let isAside = aside.contains(box)
      labels.append(
        Label(
          index: index, box: box, isClear: isAside && isClear(box),
          hidesLine: !isAside && reach > box.height && box.width > reach - Self.leastLine))
    }
    return labels
  }
}
