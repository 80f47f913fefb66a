package import Foundation

/// Where a frame that is dragged comes to rest: at edges, middles and usual gaps of what is around it.
package struct Snapping: Sendable, Equatable {
  /// A line along which something is aligned, in points of the parent.
  package struct Guide: Sendable, Equatable {
    package var isVertical: Bool
    /// The x of a vertical line, the y of a horizontal one.
    package var at: Double
    /// What it joins along itself.
    package var span: ClosedRange<Double>
  }

  /// The edges that move.
  package struct Edges: OptionSet, Sendable, Hashable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let left = Edges(rawValue: 1)
    package static let right = Edges(rawValue: 2)
    package static let top = Edges(rawValue: 4)
    package static let bottom = Edges(rawValue: 8)
    /// The frame moves as a whole.
    package static let all: Edges = [.left, .right, .top, .bottom]
  }

  /// A gap between two frames that is as long as another one, or as a usual one, in points of the parent.
  package struct Gap: Sendable, Equatable {
    package var from: CGPoint
    package var to: CGPoint
  }

  /// A side that is as long as that of a sibling.
  package struct EqualSide: Sendable, Equatable {
    package var isWidth: Bool
    package var sibling: CGRect
  }

  package var frame: CGRect
  package var guides: [Guide] = []
  /// Equal gaps, that of the frame first.
  package var gaps: [Gap] = []
  package var equals: [EqualSide] = []

  package init(frame: CGRect, guides: [Guide] = []) {
    self.frame = frame
    self.guides = guides
  }

  /// The same, with what held before.
  package func joined(to earlier: Snapping) -> Snapping {
    var result = self
    result.guides = earlier.guides + guides
    result.gaps = earlier.gaps + gaps
    result.equals = earlier.equals + equals
    return result
  }

  /// Insets and gaps that frames like to have.
  private static let insets = [8.0, 16, 20]
  private static let gaps = [8.0, 16]

  /// `reach` is how far a target draws; nil leaves the frame at whole points, or at those of a finer grid.
  package static func settle(
    _ frame: CGRect, moving edges: Edges, in parent: CGRect, beside siblings: [CGRect],
    reach: Double?, grid: Double = 1
  ) -> Snapping {
    var result = Snapping(frame: frame)
    for isVertical in [true, false] {
      result.settle(edges, isVertical, parent, siblings, reach, grid)
    }
    return result
  }

  /// Half a point where something lies on one already, else a whole one.
  package static func grid(for frames: CGRect...) -> Double {
    let numbers = frames.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
    func isOn(_ step: Double, _ number: Double) -> Bool {
      abs(number / step - (number / step).rounded()) < 0.001
    }
    let hasHalves = numbers.contains { !isOn(1, $0) && isOn(0.5, $0) }
    return hasHalves ? 0.5 : 1
  }

  // MARK: Settling

  /// The edges, or the middle, that a target draws.
  private enum Place { case low, middle, high }

  /// Where an edge or middle may come to rest.
  private struct Goal {
    var at: Double
    /// Nil for all that move.
    var place: Place?
    var span: ClosedRange<Double>
    /// Pairs of edges between which gaps are as long as the new one, and the sibling beside it.
    var equalGaps: [(low: CGRect, high: CGRect)] = []
    var neighbour: CGRect?
    /// Whose side is as long.
    var side: CGRect?
  }

  private mutating func settle(
    _ edges: Edges, _ isVertical: Bool, _ parent: CGRect, _ siblings: [CGRect], _ reach: Double?,
    _ grid: Double
  ) {
    let (low, high): (Edges, Edges) = isVertical ? (.left, .right) : (.top, .bottom)
    let movesLow = edges.contains(low)
    let movesHigh = edges.contains(high)
    guard movesLow || movesHigh else { return }
    let own = Self.span(frame, isVertical)
    var places: [(Place, Double)] = []
    if movesLow { places.append((.low, own.low)) }
    if movesLow && movesHigh { places.append((.middle, (own.low + own.high) / 2)) }
    if movesHigh { places.append((.high, own.high)) }
    var best: (distance: Double, delta: Double, goal: Goal)?
    if let reach {
      for goal in goals(isVertical, parent, siblings, movesLow: movesLow, movesHigh: movesHigh) {
        for (place, value) in places where goal.place == nil || goal.place == place {
          let distance = abs(goal.at - value)
          guard distance <= reach, distance < (best?.distance ?? .infinity) - 1e-9 else { continue }
          best = (distance, goal.at - value, goal)
        }
      }
    }
    let rounding = (places[0].1 / grid).rounded() * grid - places[0].1
    move(
      by: best?.delta ?? rounding, isVertical, movesLow: movesLow, movesHigh: movesHigh)
    if let best { note(best.goal, isVertical) }
  }

  private mutating func note(_ goal: Goal, _ isVertical: Bool) {
    if let side = goal.side {
      return equals.append(EqualSide(isWidth: isVertical, sibling: side))
    }
    guard let neighbour = goal.neighbour else {
      let across = Self.span(frame, !isVertical)
      let span = min(goal.span.lowerBound, across.low)...max(goal.span.upperBound, across.high)
      return guides.append(Guide(isVertical: isVertical, at: goal.at, span: span))
    }
    let isAfter =
      Self.span(frame, isVertical).low >= Self.span(neighbour, isVertical).high - 0.001
    let pairs =
      [isAfter ? (neighbour, frame) : (frame, neighbour)]
      + goal.equalGaps.map {
        ($0.low == .null ? frame : $0.low, $0.high == .null ? frame : $0.high)
      }
    gaps += pairs.map { Self.gap(between: $0, $1, isVertical) }
  }

  /// From the end of one frame to the beginning of the other, in the middle of what they share across it.
  private static func gap(
    between low: CGRect, _ high: CGRect, _ isVertical: Bool
  ) -> Gap {
    let (a, b) = (span(low, !isVertical), span(high, !isVertical))
    let across = (max(a.low, b.low) + min(a.high, b.high)) / 2
    let (from, to) = (span(low, isVertical).high, span(high, isVertical).low)
    func point(_ along: Double) -> CGPoint {
      isVertical ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }
    return Gap(from: point(from), to: point(to))
  }

  private mutating func move(
    by delta: Double, _ isVertical: Bool, movesLow: Bool, movesHigh: Bool
  ) {
    var (low, high) = Self.span(frame, isVertical)
    if movesLow { low = movesHigh ? low + delta : min(low + delta, high - 1) }
    if movesHigh { high = movesLow ? high + delta : max(high + delta, low + 1) }
    if isVertical {
      frame.origin.x = low
      frame.size.width = high - low
    } else {
      frame.origin.y = low
      frame.size.height = high - low
    }
  }

  private static func span(_ rect: CGRect, _ isVertical: Bool) -> (low: Double, high: Double) {
    isVertical ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
  }

  // MARK: Goals

  /// In the order in which equally near ones win.
  private func goals(
    _ isVertical: Bool, _ parent: CGRect, _ siblings: [CGRect], movesLow: Bool, movesHigh: Bool
  ) -> [Goal] {
    func across(_ rect: CGRect) -> ClosedRange<Double> {
      let span = Self.span(rect, !isVertical)
      return span.low...max(span.low, span.high)
    }
    func lines(_ rect: CGRect) -> [Goal] {
      let (low, high) = Self.span(rect, isVertical)
      return [low, (low + high) / 2, high].map { Goal(at: $0, span: across(rect)) }
    }
    let (low, high) = Self.span(parent, isVertical)
    let insets = Self.insets.flatMap { inset in
      [
        Goal(at: low + inset, span: across(parent)), Goal(at: high - inset, span: across(parent)),
      ]
    }
    var goals = lines(parent) + insets + siblings.flatMap(lines)
    goals += gapGoals(isVertical, siblings)
    if movesLow != movesHigh { goals += sizeGoals(isVertical, siblings, movesLow: movesLow) }
    return goals
  }

  /// Gaps to siblings: usual ones, that which two of them in the row have, and the same gap on both sides.
  private func gapGoals(_ isVertical: Bool, _ siblings: [CGRect]) -> [Goal] {
    func span(_ rect: CGRect) -> (low: Double, high: Double) { Self.span(rect, isVertical) }
    let whole = Self.span(frame, !isVertical)
    let none = 0.0...0.0
    var goals = siblings.flatMap { sibling in
      Self.gaps.flatMap { gap in
        [
          Goal(at: span(sibling).low - gap, place: .high, span: none, neighbour: sibling),
          Goal(at: span(sibling).high + gap, place: .low, span: none, neighbour: sibling),
        ]
      }
    }
    let row = siblings.filter {
      let across = Self.span($0, !isVertical)
      return across.low < whole.high && across.high > whole.low
    }.sorted { span($0).low < span($1).low }
    let pairs = zip(row, row.dropFirst()).filter { span($1).low - span($0).high >= 1 }
    for (a, b) in pairs {
      let gap = span(b).low - span(a).high
      for sibling in row {
        goals.append(
          Goal(
            at: span(sibling).high + gap, place: .low, span: none, equalGaps: [(a, b)],
            neighbour: sibling))
        goals.append(
          Goal(
            at: span(sibling).low - gap, place: .high, span: none, equalGaps: [(a, b)],
            neighbour: sibling))
      }
      goals.append(
        Goal(
          at: (span(a).high + span(b).low) / 2, place: .middle, span: none,
          equalGaps: [(.null, b)], neighbour: a))
    }
    return goals
  }

  /// A side that is as long as that of a sibling.
  private func sizeGoals(
    _ isVertical: Bool, _ siblings: [CGRect], movesLow: Bool
  ) -> [Goal] {
    let own = Self.span(frame, isVertical)
    return siblings.map { sibling in
      let (low, high) = Self.span(sibling, isVertical)
      let length = high - low
      return Goal(
        at: movesLow ? own.high - length : own.low + length, place: movesLow ? .low : .high,
        span: 0...0, side: sibling)
    }
  }
}
