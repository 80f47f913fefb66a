package import Foundation
import TouchCanvas
import TouchGeometry
package import TouchReading
import TouchTrace

/// The heights at which the texts of touches and hit views stand: they follow only when their object has moved far
/// enough, so that nothing jumps while a finger drags.
package struct SteadyHeights: Equatable, Sendable {
  /// From here on a text follows its object, points.
  static let reach = 24.0

  /// By what each text is about; points of the picture.
  private(set) var heights: [Target: Double] = [:]
  /// The screen in the picture; in another place everything is placed anew.
  private var frame = CGRect.zero

  /// No text has a place yet.
  package init() {}

  /// Where the text about a target stands; nil where its object is.
  subscript(target: Target) -> Double? { heights[target] }

  /// Takes over what shows now.
  package mutating func follow(_ input: PictureInput, _ canvas: CGRect) {
    let layout = CanvasLayout(bounds: canvas, screen: input.snapshot.screen)
    let before = layout.frame == frame ? heights : [:]
    frame = layout.frame
    heights = [:]
    for (target, height) in Self.objects(input, layout.transform) {
      heights[target] =
        before[target].flatMap { abs($0 - height) < Self.reach ? $0 : nil } ?? height
    }
  }

  /// The heights of what moves with a finger.
  private static func objects(
    _ input: PictureInput, _ toCanvas: CGAffineTransform
  ) -> [(Target, Double)] {
    let fingers = input.reading.fingers.map { finger -> (Target, Double) in
      (.hud(finger.number), Double(finger.at.applying(toCanvas).y))
    }
    let views = input.reading.hits.compactMap { hit -> (Target, Double)? in
      guard let view = input.snapshot.view(hit.winner),
        let middle = middle(of: view, input.snapshot, toCanvas)
      else { return nil }
      return (.hit(view.name), middle)
    }
    return fingers + views
  }

  /// The middle of what shows of a view; nil when nothing does.
  private static func middle(
    of view: ViewSnapshot, _ snapshot: SceneSnapshot, _ toCanvas: CGAffineTransform
  ) -> Double? {
    let screen = CGRect(origin: .zero, size: snapshot.screen)
    var visible = Clipping.clip(view.corners, to: SeenViews.corners(of: screen))
    var current = view
    for _ in snapshot.views {
      guard let parent = snapshot.view(current.parent) else { break }
      if parent.clipsToBounds { visible = Clipping.clip(visible, to: parent.corners) }
      current = parent
    }
    let heights = visible.map { Double($0.applying(toCanvas).y) }
    guard let top = heights.min(), let bottom = heights.max() else { return nil }
    return (top + bottom) / 2
  }
}
