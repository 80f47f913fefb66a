import Foundation
import TouchCanvas
import TouchGeometry

/// Finds lines that run through texts, over them or under them without a plate between.
struct LineChecker {
  let metrics: any TextMeasuring
  /// A clip whose content is not looked at: the app's own screen.
  var scene: CGRect?

  /// The lines of one command within their clips.
  private struct Stroke {
    let lines: [(a: CGPoint, b: CGPoint)]
    let order: Int
    private let (left, top, right, bottom): (Double, Double, Double, Double)

    init(_ lines: [(a: CGPoint, b: CGPoint)], order: Int) {
      (self.lines, self.order) = (lines, order)
      (left, top) = (
        lines.map { min($0.a.x, $0.b.x) }.min() ?? 0, lines.map { min($0.a.y, $0.b.y) }.min() ?? 0
      )
      (right, bottom) = (
        lines.map { max($0.a.x, $0.b.x) }.max() ?? 0, lines.map { max($0.a.y, $0.b.y) }.max() ?? 0
      )
    }

    /// Almost all lines are far from almost all texts.
    func crosses(_ box: Box) -> Bool {
      right > box.left && left < box.right && bottom > box.top && top < box.bottom
        && lines.contains { LineChecker.crosses($0.a, $0.b, box.whole) }
    }
  }

  /// A text's box with its edges, which are asked many times.
  private struct Box {
    let whole: CGRect
    let (left, top, right, bottom): (Double, Double, Double, Double)

    init(_ whole: CGRect) {
      self.whole = whole
      (left, top, right, bottom) = (whole.minX, whole.minY, whole.maxX, whole.maxY)
    }
  }

  /// The faults, one line each.
  func faults(_ list: DrawList) -> [String] {
    var faults: [String] = []
    var clips: [CGRect] = []
    var strokes: [Stroke] = []
    var plates: [(box: CGRect, order: Int)] = []
    var texts: [(text: String, box: CGRect, seen: Box)] = []
    for (order, command) in list.commands.enumerated() {
      let isScene = clips.contains { clip in scene.map { Self.isNear($0, clip) } ?? false }
      let room = clips.reduce(CGRect.infinite) { $0.intersection($1) }
      switch command {
      case .pushClip(let polygon):
        clips.append(CGRect(around: polygon))
      case .popClip: clips.removeLast()
      case .fill(let path, let color) where color.alpha > 200 && !isScene:
        let box = Self.bounds(path).intersection(room)
        guard !box.isNull else { continue }
        plates.append((box, order))
        texts.removeAll { Self.holds($0.box, in: box, near: 1) }
      case .stroke(let path, let color, let stroke)
      where color.alpha > 60 && stroke.width <= 3 && !isScene:
        let own = Self.lines(path).filter { Self.crosses($0.a, $0.b, room) }
        guard !own.isEmpty else { continue }
        let drawn = Stroke(own, order: order)
        for text in texts
        where drawn.crosses(text.seen) && drawn.crosses(Box(text.box.intersection(room))) {
          faults.append("a line runs over '\(text.text)' at \(Self.place(text.box))")
        }
        strokes.append(drawn)
      case .text(let text, let at, let font, _) where !isScene:
        let box = CGRect(
          x: at.x, y: at.y - font.size * 0.72, width: metrics.width(of: text, in: font),
          height: font.size * 0.72
        ).insetBy(dx: 1, dy: 1.5)
        guard box.width > 0, clips.allSatisfy({ $0.intersects(box) }) else { continue }
        let seen = box.intersection(room)
        let place = Box(seen)
        for drawn in strokes where drawn.crosses(place) {
          let isCovered = plates.contains {
            $0.order > drawn.order && Self.holds(seen, in: $0.box, near: 0.5)
          }
          guard !isCovered else { continue }
          let line = drawn.lines.first { Self.crosses($0.a, $0.b, seen) }
          let ends = line.map { "\(Int($0.a.x)),\(Int($0.a.y)) to \(Int($0.b.x)),\(Int($0.b.y))" }
          faults.append(
            "a line runs under '\(text)' at \(Self.place(box)) from \(ends ?? "")")
          break
        }
        texts.append((text, seen, place))
      default: break
      }
    }
    return faults
  }

  /// Whether a box lies inside another one, but for some points: `contains` compares a sum with one of its parts, and the
  /// sum is rounded.
  private static func holds(_ inner: CGRect, in outer: CGRect, near: Double) -> Bool {
    inner.minX >= outer.minX - near && inner.maxX <= outer.maxX + near
      && inner.minY >= outer.minY - near && inner.maxY <= outer.maxY + near
  }

  /// The straight pieces of an outline; curves in eight.
  private static func lines(_ path: Path) -> [(a: CGPoint, b: CGPoint)] {
    var lines: [(a: CGPoint, b: CGPoint)] = []
    var (start, at) = (CGPoint.zero, CGPoint.zero)
    for segment in path.segments {
      switch segment {
      case .move(let point): (start, at) = (point, point)
      case .line(let point):
        lines.append((at, point))
        at = point
      case .cubic(let c, let d, let end):
        let from = at
        for step in 1...8 {
          let (t, u) = (Double(step) / 8, 1 - Double(step) / 8)
          func mix(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
          }
          let point = CGPoint(
            x: mix(from.x, c.x, d.x, end.x), y: mix(from.y, c.y, d.y, end.y))
          lines.append((at, point))
          at = point
        }
      case .close:
        lines.append((at, start))
        at = start
      }
    }
    return lines
  }

  /// Whether a straight line has a part in a box.
  private static func crosses(_ a: CGPoint, _ b: CGPoint, _ box: CGRect) -> Bool {
    let (left, top) = (box.origin.x, box.origin.y)
    let (right, bottom) = (left + box.size.width, top + box.size.height)
    guard max(a.x, b.x) > left, min(a.x, b.x) < right, max(a.y, b.y) > top, min(a.y, b.y) < bottom,
      !box.isNull, !box.isEmpty
    else { return false }
    var (low, high) = (0.0, 1.0)
    for (from, delta, least, most) in [
      (a.x, b.x - a.x, box.minX, box.maxX), (a.y, b.y - a.y, box.minY, box.maxY),
    ] {
      if abs(delta) < 1e-9 {
        guard from > least, from < most else { return false }
        continue
      }
      let ends = [(least - from) / delta, (most - from) / delta].sorted()
      (low, high) = (max(low, ends[0]), min(high, ends[1]))
    }
    return low < high
  }

  private static func bounds(_ path: Path) -> CGRect {
    CGRect(around: lines(path).flatMap { [$0.a, $0.b] })
  }

  private static func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.maxX - b.maxX) < 0.01
      && abs(a.maxY - b.maxY) < 0.01
  }

  private static func place(_ box: CGRect) -> String { "\(Int(box.minX)),\(Int(box.minY))" }
}
