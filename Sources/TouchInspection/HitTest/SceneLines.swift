import Foundation
import TouchGeometry
import TouchCanvas

/// The outlines of the hit test as lines that words and numbers keep clear of: the views with outlines, and where hit
/// views were.
struct SceneLines {
  /// From words to the middle of a line, points.
  private static let clear = 3.0

  /// Convex, points of the picture.
  private let outlines: [[CGPoint]]
  /// The screen in the picture.
  private let screen: CGRect

  init(_ scene: HitScene) {
    screen = scene.frame
    outlines =
      scene.views.all.filter { scene.outline(of: $0) != nil }.map(\.visible)
      + scene.ghosts.map(\.was.visible) + scene.leftHits.map(\.visible)
  }

  /// Whether a box of the picture is all on the screen, beside which words stand.
  func surround(_ box: CGRect) -> Bool { screen.contains(box) }

  /// Whether one of them leads through a box of the picture, or near it.
  func meet(_ box: CGRect) -> Bool {
    let around = box.insetBy(dx: -Self.clear, dy: -Self.clear)
    return outlines.contains { Self.crosses($0, around) }
  }

  /// Whether the sides of a convex outline lead through a rectangle.
  private static func crosses(_ outline: [CGPoint], _ box: CGRect) -> Bool {
    let common = Clipping.clip(outline, to: SeenViews.corners(of: box))
    guard common.count > 2 else { return false }
    // All of it is inside when nothing was cut from it.
    let area = zip(common, common.dropFirst() + common.prefix(1)).reduce(0.0) { sum, side in
      sum + side.0.x * side.1.y - side.1.x * side.0.y
    }
    return abs(area) / 2 < box.width * box.height - 0.5
  }
}
