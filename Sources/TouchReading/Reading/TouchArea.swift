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

  private var scale: (x: Double, y: Double) {
    (
      (toScreen.a * toScreen.a + toScreen.b * toScreen.b).squareRoot(),
      (toScreen.c * toScreen.c + toScreen.d * toScreen.d).squareRoot()
    )
  }
}
