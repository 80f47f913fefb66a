package import Foundation
package import TouchGeometry
package import TouchTrace

/// Where a view really takes touches: the points that its hit test and those of the views around it let through to it
/// or into it, overrides included.
package struct TouchArea: Sendable, Hashable {
  /// The view that it is about.
  package var view: Handle
  /// Rows of the area from top to bottom, in the view's own coordinates.
  package var rows: [CGRect]
  /// From the view's coordinates to the screen's.
  package var toScreen: CGAffineTransform
  /// Its point that is nearest to the touch of which it is told, points of the screen; nil where none was looked for.
  package var nearest: CGPoint?

  package init(view: Handle, rows: [CGRect], toScreen: CGAffineTransform) {
    self.view = view
    self.rows = rows
    self.toScreen = toScreen
  }

  /// The rectangle around it, in the view's own coordinates.
  package var box: CGRect { rows.reduce(CGRect.null) { $0.union($1) } }

  /// Width and height along the view's own axes, points of the screen.
  package var extent: CGSize {
    guard !rows.isEmpty else { return .zero }
    return CGSize(width: box.width * scale.x, height: box.height * scale.y)
  }

  /// Square points of the screen.
  package var size: Double {
    rows.reduce(0) { $0 + $1.width * $1.height } * scale.x * scale.y
  }

  /// Apple's guidelines ask for 44 by 44 points.
  package var isSmall: Bool { !rows.isEmpty && (extent.width < 43.9 || extent.height < 43.9) }

  /// Whether its box is a rectangle of the view's coordinates, but for half a point.
  package func isNear(_ bounds: CGRect) -> Bool {
    abs(box.minX - bounds.minX) < 0.5 && abs(box.maxX - bounds.maxX) < 0.5
      && abs(box.minY - bounds.minY) < 0.5 && abs(box.maxY - bounds.maxY) < 0.5
  }

  /// How far a point of the screen is from it, points of the screen; infinite for an empty area.
  package func distance(to point: CGPoint) -> Double {
    let own = point.applying(toScreen.inverted())
    return rows.map { $0.nearest(to: own).applying(toScreen).distance(to: point) }.min()
      ?? .infinity
  }

  /// How far around a view its area is looked for, points of the view.
  package static let margin = 64.0

  /// How far outside of the view's bounds it reaches from the point of these that is nearest to another one, through that one,
  /// points of the screen; nil where that other one lies in the bounds, or not in the area.
  fileprivate func reach(
    from bounds: CGRect, through point: CGPoint
  ) -> (distance: Double, end: CGPoint)? {
    let start = bounds.nearest(to: point)
    let way = start.distance(to: point)
    guard way > 0.1 else { return nil }
    let step = CGPoint(x: (point.x - start.x) / way, y: (point.y - start.y) / way)
    var end = way
    var isIn = false
    for part in rows.compactMap({ $0.part(from: start, along: step) }).sorted(by: { $0.0 < $1.0 })
    where part.from <= end + Self.tolerance {
      isIn = isIn || part.to >= way - Self.tolerance
      end = max(end, part.to)
    }
    guard isIn else { return nil }
    let last = CGPoint(x: start.x + step.x * end, y: start.y + step.y * end)
    return (start.applying(toScreen).distance(to: last.applying(toScreen)), last)
  }

  /// Rows meet, and sides are, where they are found, as close as this, points.
  private static let tolerance = 0.5

  private var scale: (x: Double, y: Double) {
    (
      (toScreen.a * toScreen.a + toScreen.b * toScreen.b).squareRoot(),
      (toScreen.c * toScreen.c + toScreen.d * toScreen.d).squareRoot()
    )
  }
}

/// How far a view takes touches outside of its bounds towards a touch that it missed.
package struct MissedReach {
  /// So far outside it would have taken the touch, whole points of the screen.
  package let outside: Double
  /// How far the touch was from there, points of the screen.
  package let gap: Double

  /// Nil where the view takes none outside of its bounds, and where its area is not known.
  package init?(_ answer: HitReading.Rejection, of finger: Handle, _ input: PictureInput) {
    guard let area = input.missedArea, area.view == answer.view,
      let touch = input.reading.fingers.last(where: { $0.handle == finger })
    else { return nil }
    gap = area.distance(to: touch.start)
    outside = (answer.number - gap).rounded()
    guard outside >= 1 else { return nil }
  }
}

extension CGRect {
  /// Where a ray runs through it, from its start on, in lengths of `step`; nil where it misses it.
  fileprivate func part(from start: CGPoint, along step: CGPoint) -> (from: Double, to: Double)? {
    var (from, to) = (0.0, Double.infinity)
    let axes: [(least: Double, most: Double, start: Double, step: Double)] = [
      (minX, maxX, start.x, step.x), (minY, maxY, start.y, step.y),
    ]
    for axis in axes {
      if abs(axis.step) < 1e-9 {
        guard axis.start >= axis.least, axis.start <= axis.most else { return nil }
        continue
      }
      let ends = [axis.least, axis.most].map { ($0 - axis.start) / axis.step }.sorted()
      (from, to) = (max(from, ends[0]), min(to, ends[1]))
    }
    return from <= to ? (from, to) : nil
  }
}

extension PictureInput {
  /// How far outside of its bounds a view takes touches that took one there, in the direction of that one, points of the
  /// screen: whole ones, unless the touch was farther. Nil where its area is not known, or goes on where none is looked for.
  package func reach(of answer: HitReading.Rejection, in hit: HitReading) -> Double? {
    guard let area = missedArea, area.view == answer.view, let view = snapshot.view(area.view),
      let touch = reading.finger(of: hit),
      let reach = area.reach(
        from: view.bounds, through: touch.start.applying(area.toScreen.inverted()))
    else { return nil }
    let searched = view.bounds.insetBy(dx: 1 - TouchArea.margin, dy: 1 - TouchArea.margin)
    let screen = CGRect(origin: .zero, size: snapshot.screen).insetBy(dx: 1, dy: 1)
    guard searched.contains(reach.end), screen.contains(reach.end.applying(area.toScreen)) else {
      return nil
    }
    return max(reach.distance.rounded(), answer.number)
  }
}
