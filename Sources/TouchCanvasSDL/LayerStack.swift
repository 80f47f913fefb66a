import Foundation
import TouchCanvas

/// Keeps the pixels of layers from frame to frame, and lays them over one another.
final class LayerStack {
  private let painter: Painter
  private let scale: Double
  private var drawn: [String: Drawn] = [:]
  /// The layers of the picture that was made last, from the lowest.
  private var order: [String] = []
  /// How many layers were drawn anew so far.
  private(set) var redraws = 0

  private struct Drawn {
    var list: DrawList
    var background: Color
    var buffer: PixelBuffer
    /// False when the layers below shine through.
    var isOpaque: Bool { background.alpha == 255 }
  }

  init(painter: Painter, scale: Double) {
    self.painter = painter
    self.scale = scale
  }

  /// The next picture is drawn anew.
  func forget() {
    drawn = [:]
    order = []
  }

  /// Brings a picture, whose pixels are those of the last call unless `forget` was called, up to date.
  func draw(_ layers: [Layer], into target: PixelBuffer) {
    let ids = layers.map(\.id)
    var damage: [PixelBox] = []
    if order != ids {
      drawn = drawn.filter { ids.contains($0.key) }
      order = ids
      damage = [target.box]
      target.clear(.black)
    }
    for layer in layers {
      let box = box(layer.frame).intersection(target.box)
      let old = drawn[layer.id]
      if let old, old.buffer.box == box, old.background == layer.background, old.list == layer.list
      {
        continue
      }
      if let old { damage.append(old.buffer.box) }
      guard let buffer = old?.buffer.box == box ? old?.buffer : PixelBuffer(box) else {
        drawn[layer.id] = nil
        continue
      }
      painter.draw(layer.list, background: layer.background, scale: scale, into: buffer)
      redraws += 1
      drawn[layer.id] = Drawn(list: layer.list, background: layer.background, buffer: buffer)
      damage.append(box)
    }
    for box in damage {
      target.fill(box, .black)
      for id in ids {
        guard let layer = drawn[id] else { continue }
        target.draw(layer.buffer, isOpaque: layer.isOpaque, in: box)
      }
    }
  }

  private func box(_ frame: CGRect) -> PixelBox {
    PixelBox(
      rounding: CGRect(
        x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale,
        height: frame.height * scale))
  }
}
