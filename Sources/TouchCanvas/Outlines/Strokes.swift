import Foundation

/// The outlines of lines: butt caps and miter joins, or bevel or round joins where a miter would be long. In pixels.
enum Strokes {
  /// The miter limit in half widths; longer corners are bevelled.
  private static let miterLimit = 8.0.squareRoot()
  /// No pixel of a line is further from its points and edges than this many half widths.
  static let reach = miterLimit
  /// Lines of at least this width in pixels get round joins instead of bevels.
  private static let roundWidth = 4.0

  static func outline(_ points: [CGPoint], closed: Bool, width: Double) -> Outline {
    var outline = Outline()
    add(points, closed: closed, width: width, to: &outline)
    return outline
  }

  static func add(_ points: [CGPoint], closed: Bool, width: Double, to outline: inout Outline) {
    guard points.count > 1 else { return }
    let line = Line(points, isClosed: closed && points.count > 2, half: width / 2)
    // A strip goes on through pointed corners and ends at the others.
    var strip = Strip()
    let first = line.isClosed ? line.corners.firstIndex { !$0.isPointed } ?? 0 : 0
    let last = first + line.edges.count
    for number in first...last {
      let index = number % points.count
      let isEnd = number == first || number == last
      let corner = line.corners[index]
      if corner.isPointed {
        strip.add(points[index], corner.offset)
        continue
      }
      if number != first {
        strip.add(points[index], line.edges[(number - 1) % line.edges.count].scaled(line.half))
        outline.add(strip.polygon)
        strip = Strip()
      }
      if number != last {
        strip.add(points[index], line.edges[number % line.edges.count].scaled(line.half))
      }
      if !isEnd || (line.isClosed && number == first) {
        outline.add(join(line, index, isRound: width >= roundWidth))
      }
    }
    if !strip.isEmpty { outline.add(strip.polygon) }
  }

  /// The join on the outer side of a corner between two strips.
  private static func join(_ line: Line, _ index: Int, isRound: Bool) -> [CGPoint] {
    let point = line.points[index]
    let (a, b) = line.edges(at: index)
    // The outer side is the left one at a turn to the right.
    let side = a.dx * b.dy - a.dy * b.dx >= 0 ? line.half : -line.half
    var polygon = [point, point + a.scaled(side)]
    if isRound {
      let start = atan2(a.dy * side, a.dx * side)
      var turn = atan2(b.dy * side, b.dx * side) - start
      if side > 0, turn < 0 { turn += 2 * .pi }
      if side < 0, turn > 0 { turn -= 2 * .pi }
      let steps = max(2, Int((abs(turn) * line.half.squareRoot() * 1.5).rounded(.up)))
      for step in 1..<steps {
        let angle = start + turn * Double(step) / Double(steps)
        polygon.append(point + Direction(dx: cos(angle), dy: sin(angle)).scaled(abs(side)))
      }
    }
    polygon.append(point + b.scaled(side))
    return Polygons.clockwise(polygon)
  }

  /// A line with what its corners need.
  private struct Line {
    let points: [CGPoint]
    let isClosed: Bool
    let half: Double
    /// The normal of every edge, to its left.
    let edges: [Direction]
    private(set) var corners: [Corner] = []

    init(_ points: [CGPoint], isClosed: Bool, half: Double) {
      self.points = points
      self.isClosed = isClosed
      self.half = half
      let count = isClosed ? points.count : points.count - 1
      var lengths: [Double] = []
      var edges: [Direction] = []
      for index in 0..<count {
        let a = points[index]
        let b = points[index + 1 < points.count ? index + 1 : 0]
        let length = max(Flattening.distance(a, b), 1e-9)
        lengths.append(length)
        edges.append(Direction(dx: (b.y - a.y) / length, dy: (a.x - b.x) / length))
      }
      self.edges = edges
      corners = points.indices.map { index in
        guard isClosed || (index > 0 && index < points.count - 1) else { return Corner() }
        let before = index > 0 ? index - 1 : count - 1
        return Corner(edges[before], edges[index], half, min(lengths[before], lengths[index]))
      }
    }

    func edges(at index: Int) -> (Direction, Direction) {
      (edges[index > 0 ? index - 1 : edges.count - 1], edges[index])
    }
  }

  /// Where two edges meet.
  private struct Corner {
    /// Whether the corner is mitered.
    var isPointed = false
    /// From the corner to the tip on the left side.
    var offset = Direction(dx: 0, dy: 0)

    init() {}

    init(_ a: Direction, _ b: Direction, _ half: Double, _ shorter: Double) {
      let sum = Direction(dx: a.dx + b.dx, dy: a.dy + b.dy)
      let square = sum.dx * sum.dx + sum.dy * sum.dy
      guard square > 4 / (miterLimit * miterLimit) else { return }
      offset = sum.scaled(2 * half / square)
      // On the inner side the point must not lie behind the end of the shorter edge.
      let along = half * max(0, 4 / square - 1).squareRoot()
      isPointed = along < shorter
    }
  }

  struct Direction {
    var dx: Double
    var dy: Double
    func scaled(_ factor: Double) -> Direction { Direction(dx: dx * factor, dy: dy * factor) }
  }

  /// Both sides of a piece of the line.
  private struct Strip {
    private var left: [CGPoint] = []
    private var right: [CGPoint] = []
    var isEmpty: Bool { left.isEmpty }

    mutating func add(_ point: CGPoint, _ offset: Direction) {
      left.append(point + offset)
      right.append(point + offset.scaled(-1))
    }

    var polygon: [CGPoint] { left + right.reversed() }
  }
}

extension CGPoint {
  fileprivate static func + (point: CGPoint, way: Strokes.Direction) -> CGPoint {
    CGPoint(x: point.x + way.dx, y: point.y + way.dy)
  }
}
