package import Foundation
package import TouchInspection
import TouchLanguage
import TouchReading
import TouchTrace

/// Which layers of the scene's views are drawn, and how deep the tree is unfolded.
package enum LayersUpdate {
  /// The slider comes, with all layers, or goes with what it left out.
  package static func toggle(_ c: inout Context) {
    let isOn = c.state.document.instruments.focus.layers != nil
    c.state.document.instruments.focus.layers = isOn ? nil : LayerRange()
    if !isOn { CommandUpdate.show(LeftTab.hierarchy, &c) }
  }

  /// The nearer thumb comes to a point of the window, and stays with the finger.
  package static func slide(to point: CGPoint, _ c: inout Context) {
    guard var layers = c.state.document.instruments.focus.layers,
      let room = c.regions.last(where: { $0.target == .layers })
    else { return }
    let slider = LayerSlider(
      in: room.outline, deepest: c.reading.input.snapshot.deepestLayer)
    let layer = slider.layer(atX: point.x)
    let end = c.state.input.slidEnd ?? layers.nearest(to: layer, deepest: slider.deepest)
    c.state.input.slidEnd = end
    layers.move(end, to: Int(layer.rounded()), deepest: slider.deepest)
    c.state.document.instruments.focus.layers = layers
  }

  package static func endSlide(_ c: inout Context) { c.state.input.slidEnd = nil }

  /// Left and right on a thumb that has the keys; false when none has.
  package static func move(_ direction: FocusStops.Direction, _ c: inout Context) -> Bool {
    guard case .layer(let end)? = c.state.focus.current?.target,
      var layers = c.state.document.instruments.focus.layers
    else { return false }
    let step: Int
    switch direction {
    case .left: step = -1
    case .right: step = 1
    case .up, .down: return false
    }
    let deepest = c.reading.input.snapshot.deepestLayer
    layers.move(end, to: layers.layer(end, deepest: deepest) + step, deepest: deepest)
    c.state.document.instruments.focus.layers = layers
    return true
  }

  /// Unfolds the tree down to a level, where windows are level 1, and folds all that is deeper.
  package static func unfold(to level: Int, _ c: inout Context) {
    let snapshot = c.reading.input.snapshot
    c.state.document.tree.collapsed = Set(
      zip(snapshot.views, snapshot.layers).filter { $0.1 >= level - 1 }.map(\.0.name))
    CommandUpdate.show(LeftTab.hierarchy, &c)
  }
}
