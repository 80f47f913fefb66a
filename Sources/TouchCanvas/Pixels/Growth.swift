import Foundation

extension PlacedCommand {
  /// The pixels in which it may differ from a command that fills the same shape but for one side of it, as a bar that has grown;
  /// nil where they differ otherwise.
  func growth(from old: PlacedCommand) -> PixelBox? {
    guard scale == old.scale, clip == old.clip, case .fill(let path, let color) = command,
      case .fill(let former, color) = old.command, let part = path.difference(from: former)
    else { return nil }
    var grown = box.union(old.box)
    grown.left = max(grown.left, PixelBox.whole((part.lowerBound * scale).rounded(.down)) - 1)
    grown.right = min(grown.right, PixelBox.whole((part.upperBound * scale).rounded(.up)) + 1)
    return grown
  }
}

extension Path {
  /// Between which x two paths fill other points, where they have the same points but for some that only lie further right or
  /// left, and level lines between those and the others. Nil where they differ otherwise, and where they do not.
  fileprivate func difference(from other: Path) -> ClosedRange<Double>? {
    guard segments.count == other.segments.count else { return nil }
    var sides = GrownSides()
    for (own, former) in zip(segments, other.segments) {
      switch (own, former) {
      case (.move(let p), .move(let q)): guard sides.move(p, q) else { return nil }
      case (.line(let p), .line(let q)): guard sides.line(p, q) else { return nil }
      case (.cubic(let a, let b, let p), .cubic(let c, let d, let q)):
        guard sides.curve((a, c), (b, d), (p, q)) else { return nil }
      case (.close, .close): guard sides.close() else { return nil }
      default: return nil
      }
    }
    // What moves as a whole leaves a place and comes to another.
    return sides.close() && sides.hasCommon ? sides.apart : nil
  }
}

/// The points of two paths beside each other: which of them are apart, and whether only level lines link them to the others.
private struct GrownSides {
  /// Where those lie that are apart; nil while none are.
  private(set) var apart: ClosedRange<Double>?
  /// Some points are in both.
  private(set) var hasCommon = false
  private var start: (own: CGPoint, former: CGPoint)?
  private var last: (own: CGPoint, former: CGPoint)?

  mutating func move(_ p: CGPoint, _ q: CGPoint) -> Bool {
    // What is filled is closed.
    guard close(), note(p, q) else { return false }
    (start, last) = ((p, q), (p, q))
    return true
  }

  mutating func line(_ p: CGPoint, _ q: CGPoint) -> Bool {
    guard let last, note(p, q) else { return false }
    let (isApart, wasApart) = (p.x != q.x, last.own.x != last.former.x)
    guard isApart == wasApart || p.y == last.own.y else { return false }
    self.last = (p, q)
    return true
  }

  mutating func curve(
    _ a: (own: CGPoint, former: CGPoint), _ b: (own: CGPoint, former: CGPoint),
    _ end: (own: CGPoint, former: CGPoint)
  ) -> Bool {
    guard let last else { return false }
    let isApart = last.own.x != last.former.x
    for point in [a, b, end] {
      guard note(point.own, point.former), (point.own.x != point.former.x) == isApart else {
        return false
      }
    }
    self.last = end
    return true
  }

  /// The line back to the beginning of a subpath, if there is one.
  mutating func close() -> Bool {
    guard let start else { return true }
    self.start = nil
    return line(start.own, start.former)
  }

  /// False for points of which one is higher, or no point.
  private mutating func note(_ p: CGPoint, _ q: CGPoint) -> Bool {
    guard p.y == q.y, p.x.isFinite, q.x.isFinite else { return false }
    guard p.x != q.x else {
      hasCommon = true
      return true
    }
    let (left, right) = (min(p.x, q.x), max(p.x, q.x))
    apart = min(apart?.lowerBound ?? left, left)...max(apart?.upperBound ?? right, right)
    return true
  }
}
