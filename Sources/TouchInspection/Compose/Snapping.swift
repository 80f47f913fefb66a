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

  package var frame: CGRect
  package var guides: [Guide] = []

  package init(frame: CGRect, guides: [Guide] = []) {
    self.frame = frame
    self.guides = guides
  }

  /// Insets and gaps that frames like to have.
  private static let insets = [8.0, 16, 20]
  private static let gaps = [8.0, 16]

  /// `reach` is how far a target draws; nil leaves the frame at whole points.
  package static func settle(
    _ frame: CGRect, moving edges: Edges, in parent: CGRect, beside siblings: [CGRect],
    reach: Double?
  ) -> Snapping {
    var result = Snapping(frame: frame)
    result.settle(edges, isVertical: true, parent, siblings, reach)
    result.settle(edges, isVertical: false, parent, siblings, reach)
    return result
  }

  private mutating func settle(
    _ edges: Edges, isVertical: Bool, _ parent: CGRect, _ siblings: [CGRect], _ reach: Double?
  ) {
    let (low, high): (Edges, Edges) = isVertical ? (.left, .right) : (.top, .bottom)
    let movesLow = edges.contains(low)
    let movesHigh = edges.contains(high)
    guard movesLow || movesHigh else { return }
    let own = Self.span(frame, isVertical)
    var places: [Double] = []
    if movesLow { places.append(own.low) }
    if movesLow && movesHigh { places.append((own.low + own.high) / 2) }
    if movesHigh { places.append(own.high) }
    var best: (distance: Double, delta: Double, at: Double, guide: ClosedRange<Double>)?
    if let reach {
      for target in Self.targets(isVertical, parent, siblings, own) {
        for place in places {
          let distance = abs(target.at - place)
          guard distance <= reach, distance < (best?.distance ?? .infinity) else { continue }
          best = (distance, target.at - place, target.at, target.span)
        }
      }
    }
    let delta = best?.delta ?? rounding(places[0])
    move(by: delta, isVertical, movesLow: movesLow, movesHigh: movesHigh)
    if let best {
      let across = Self.span(frame, !isVertical)
      let span = min(best.guide.lowerBound, across.low)...max(best.guide.upperBound, across.high)
      guides.append(Guide(isVertical: isVertical, at: best.at, span: span))
    }
  }

  private func rounding(_ value: Double) -> Double { value.rounded() - value }

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

  /// In the order in which equally near ones win.
  private static func targets(
    _ isVertical: Bool, _ parent: CGRect, _ siblings: [CGRect], _ own: (low: Double, high: Double)
  ) -> [(at: Double, span: ClosedRange<Double>)] {
    func across(_ rect: CGRect) -> ClosedRange<Double> {
      let span = span(rect, !isVertical)
      return span.low...max(span.low, span.high)
    }
    let (low, high) = span(parent, isVertical)
    var targets = [low, (low + high) / 2, high].map { ($0, across(parent)) }
    for inset in insets {
      targets += [(low + inset, across(parent)), (high - inset, across(parent))]
    }
    for sibling in siblings {
      let edge = span(sibling, isVertical)
      targets += [edge.low, (edge.low + edge.high) / 2, edge.high].map { ($0, across(sibling)) }
    }
    for sibling in siblings {
      let edge = span(sibling, isVertical)
      for gap in gaps {
        targets += [(edge.low - gap, across(sibling)), (edge.high + gap, across(sibling))]
      }
    }
    return targets.map { (at: $0.0, span: $0.1) }
  }
}
