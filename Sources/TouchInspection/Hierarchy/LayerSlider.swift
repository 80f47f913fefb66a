package import Foundation
import TouchCanvas
import TouchLanguage

/// The slider with two thumbs that says which layers of views are drawn. A thumb is at each end of the range.
package struct LayerSlider {
  /// From the middle of the first tick to that of the last, points.
  private let track: CGRect
  /// The last layer of the scene.
  package let deepest: Int

  /// That of a scene, in the room that the region `Target.layers` has.
  package init(in room: CGRect, deepest: Int) {
    let inset = min(10, room.width / 4)
    track = CGRect(x: room.minX + inset, y: room.midY, width: room.width - inset * 2, height: 0)
    self.deepest = deepest
  }

  /// Where a layer is, points.
  package func point(of layer: Int) -> CGPoint {
    let part = deepest > 0 ? Double(layer) / Double(deepest) : 0
    return CGPoint(x: track.minX + track.width * part, y: track.midY)
  }

  /// The layer at an x, with its part; outside of the track that of its end.
  package func layer(atX x: Double) -> Double {
    guard track.width > 0 else { return 0 }
    return min(max(0, (x - track.minX) / track.width), 1) * Double(deepest)
  }

  /// The track with its ticks, the range on it and its thumbs.
  func draw(_ range: LayerRange, hover: Target?, _ pen: inout PanelPen) {
    let first = point(of: range.layer(.first, deepest: deepest))
    let last = point(of: range.layer(.last, deepest: deepest))
    pen.picture.list.stroke(.line(point(of: 0), point(of: deepest)), pen.theme.border, width: 2)
    pen.picture.list.stroke(.line(first, last), pen.theme.accent, width: 2)
    for layer in 0...deepest where deepest <= 20 {
      let isIn = range.contains(layer)
      pen.picture.list.fill(
        .circle(point(of: layer), 2), isIn ? pen.theme.accent : pen.theme.border)
    }
    for end in LayerRange.End.allCases {
      let layer = range.layer(end, deepest: deepest)
      let radius = hover == .layer(end) ? 7.0 : 6.0
      pen.picture.list.fill(.circle(point(of: layer), radius), pen.theme.accent)
      pen.picture.list.stroke(.circle(point(of: layer), radius), pen.theme.panel, width: 1.5)
      let half = max(12, pen.rowHeight / 2)
      pen.picture.region(
        .layer(end),
        CGRect(
          x: point(of: layer).x - half, y: track.midY - half, width: half * 2, height: half * 2),
        Text.hierarchy.layer(isFirst: end == .first, layer))
    }
  }
}
