import Foundation
import TouchGeometry

/// Where the words on the lines of a graph stand: on no pill, on no other words, apart from those of the pills and, where
/// that can be, on no other line.
struct GraphLabels {
  /// The line of each relation; nil for one that has none.
  let paths: [[CGPoint]?]
  /// What no words may cover.
  let pills: [CGRect]
  /// The words below the pills.
  let captions: [CGRect]
  /// Of the picture, points.
  let width: Double
  /// The relations of a fan whose lines have words of their own each, where there is room.
  var onEach: Set<Int> = []

  /// The words of one relation.
  struct Label {
    /// Of the relation.
    let index: Int
    /// Which of the wordings they are.
    let wording: Int
    let box: CGRect
    /// No line runs under them.
    let isClear: Bool
    /// They lie on their line and leave too little of it to be seen.
    let hidesLine: Bool
    /// Another line of its fan has the same words.
    var isRepeated = false
  }

  private static let height = 15.0
  /// Left and right of the words within their box, points.
  static let margin = 6.0
  /// The least from words to those of a pill, points.
  static let apart = 8.0
  /// The least above and below words to a node, points.
  private static let besideNode = 2.0
  /// Where on a line its words may stand, the best first.
  private static let spots = [0.5, 0.56, 0.44, 0.62, 0.38, 0.7, 0.3]
  /// From a level line to the middle of the words above or below it, and the most from one that rises, points.
  private static let beside = 10.0
  private static let farBeside = 22.0
  /// From a steep line to the box of the words at its side, points.
  private static let asideSteep = 12.0
  /// What words at the side of a steep line need beside their own width, points.
  static let roomAside = asideSteep + margin * 2 + 4
  /// So much nearer to its own line than to any other one is what cannot be taken for the words of the other.
  private static let nearer = 1.5
  /// Around the end of a line to what words leave to its arrow or bar, points.
  private static let (headLength, headHalf) = (10.0, 6.0)
  /// What has to be seen of a line beside its words, points.
  private static let leastLine = 40.0

  /// Words of these widths, in the order of the relations, each with its wordings from the longest to the shortest: the
  /// longest that covers no line, or else the longest that has room. Relations of one fan have one label, on the first of
  /// their lines that has room for it; those of `onEach` have it again on their others. Those without room are left out.
  func placed(_ widths: [[Double]], _ fans: [[Int]]) -> [Label] {
    let samples = paths.map { path in
      path.map { points in (0...24).map { GraphCurve.point(points, Double($0) / 24) } } ?? []
    }
    var labels: [Label] = []
    for fan in fans {
      var longest: Label?
      var best: Label?
      for wording in widths[fan[0]].indices {
        for index in fan where best == nil {
          guard let (label, isClear) = place(wording, index, widths, samples, leaving: labels)
          else { continue }
          longest = longest ?? label
          if isClear, !label.hidesLine { best = label }
        }
      }
      if let label = best ?? longest { labels.append(label) }
    }
    for first in labels where onEach.contains(first.index) {
      let fan = fans.first { $0.contains(first.index) } ?? []
      for index in fan where index != first.index && isOwn(first, samples) {
        guard
          case (var label, true)? = place(
            first.wording, index, widths, samples, leaving: labels),
          !label.hidesLine || first.hidesLine, isOwn(label, samples)
        else { continue }
        label.isRepeated = true
        labels.append(label)
      }
    }
    return labels
  }

  /// Whether it can be told which line a label belongs to.
  private func isOwn(_ label: Label, _ samples: [[CGPoint]]) -> Bool {
    let others = samples.indices.filter { $0 != label.index }.flatMap { samples[$0] }
    return isOwn(label.box, samples[label.index], others)
  }

  private func isOwn(_ box: CGRect, _ own: [CGPoint], _ others: [CGPoint]) -> Bool {
    let middle = CGPoint(x: box.midX, y: box.midY)
    func nearest(_ points: [CGPoint]) -> Double {
      points.map(middle.distance(to:)).min() ?? .infinity
    }
    return nearest(own) * Self.nearer <= nearest(others)
  }

  /// One wording on the line of a relation, and whether it covers no other line; nil where there is no room.
  private func place(
    _ wording: Int, _ index: Int, _ widths: [[Double]], _ samples: [[CGPoint]],
    leaving labels: [Label]
  ) -> (Label, isClear: Bool)? {
    guard let points = paths[index] else { return nil }
    let others = samples.indices.filter { $0 != index }.flatMap { samples[$0] }
    let width = widths[index][wording]
    guard let (box, isAside) = spot(width, on: points, leaving: labels.map(\.box), others)
    else { return nil }
    let isClear = !others.contains(where: box.contains) && !isOnHead(box)
    let reach = abs((points.last?.x ?? 0) - points[0].x)
    let label = Label(
      index: index, wording: wording, box: box, isClear: isAside && isClear,
      hidesLine: !isAside && reach > box.height && box.width > reach - Self.leastLine)
    return (label, isClear)
  }

  /// The best box for words of a width, and whether it is beside their line; nil where there is no room.
  private func spot(
    _ width: Double, on points: [CGPoint], leaving taken: [CGRect], _ others: [CGPoint]
  ) -> (box: CGRect, isAside: Bool)? {
    guard let start = points.first, let end = points.last else { return nil }
    let on = Self.spots.map { t in
      let c = GraphCurve.point(points, t)
      return CGRect(
        x: c.x - width / 2, y: c.y - Self.height / 2, width: width, height: Self.height)
    }
    // Words on a line that is nearly level would hide it.
    let slope = abs(start.y - end.y) / max(1, abs(end.x - start.x))
    let beside = Self.beside + slope * width * 0.65
    let own = (0...96).map { GraphCurve.point(points, Double($0) / 96) }
    let above = on.map { $0.offsetBy(dx: 0, dy: -beside) }
    let below = on.map { $0.offsetBy(dx: 0, dy: beside) }
    // Of a steep one there is room at its sides.
    let right = on.map { $0.offsetBy(dx: width / 2 + Self.asideSteep, dy: 0) }
    let left = on.map { $0.offsetBy(dx: -width / 2 - Self.asideSteep, dy: 0) }
    let aside = (beside > Self.farBeside ? right + left : above + below).filter { box in
      !own.contains(where: box.insetBy(dx: -3, dy: -1).contains)
    }
    let free = (aside + on).filter { isFree($0, taken) }
    let clear = free.filter { box in !others.contains(where: box.contains) }
    let apart = clear.filter { !isOnHead($0) }
    let box = apart.first { isOwn($0, own, others) } ?? apart.first ?? clear.first ?? free.first
    return box.map { ($0, aside.contains($0)) }
  }

  /// The ends of all lines, which have arrows or bars.
  private var heads: [CGRect] {
    paths.compactMap { points in
      guard let points, let end = points.last else { return nil }
      let isRightward = end.x >= points[points.count - 2].x
      return CGRect(
        x: isRightward ? end.x - Self.headLength : end.x, y: end.y - Self.headHalf,
        width: Self.headLength, height: Self.headHalf * 2)
    }
  }

  /// Whether words would lie on the arrow or bar of a line.
  private func isOnHead(_ box: CGRect) -> Bool {
    heads.contains { $0.intersects(box.insetBy(dx: Self.margin, dy: 0)) }
  }

  private func isFree(_ box: CGRect, _ taken: [CGRect]) -> Bool {
    let words = box.insetBy(dx: Self.margin - Self.apart, dy: -Self.apart)
    return box.minX >= 2 && box.maxX <= width - 2
      && !taken.contains { $0.intersects(box) }
      && !pills.contains { $0.intersects(box.insetBy(dx: 0, dy: -Self.besideNode)) }
      && !captions.contains { $0.intersects(words) }
  }
}
