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
