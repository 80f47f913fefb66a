import Foundation
import TouchGeometry
import TouchReading
import TouchTrace

/// The mark of a finger on the scene.
enum TouchRing {
  /// Of the ring around a finger that is down, points of the picture.
  static let radius = 16.0
  /// Of the ring around the place of a lift on a title, so that a short one is inside of it; points of the picture.
  static let onWords = 22.0
  /// Of the small ring around the place of a lift elsewhere, points of the picture.
  static let small = 7.0
  /// A larger ring around a view would not be taken for the place of a touch, points of the picture.
  private static let most = 40.0
  /// From the corners of a view to the ring around it, so that its outline shows; points of the picture.
  private static let gap = 6.0
  /// A view that is lower has its title in its middle, points of the picture.
  static let lowView = 48.0

  /// Of the ring around the place of a lift, points of the picture: in a low view so large that its title is read, and
  /// around all of a small one, so that its outline is seen, too.
  static func ofLift(at point: CGPoint, in snapshot: SceneSnapshot, _ toCanvas: CGAffineTransform)
    -> Double
  {
    let at = point.applying(toCanvas)
    let low = snapshot.views.last { view in
      let box = view.bounds.applying(view.toScreen.concatenating(toCanvas))
      return box.height < lowView && box.contains(at)
    }
    guard let low else { return small }
    let corners = low.corners.map { $0.applying(toCanvas) }
    let around = (corners.map { $0.distance(to: at) }.max() ?? 0) + gap
    return around <= most ? max(around, onWords) : onWords
  }
}
