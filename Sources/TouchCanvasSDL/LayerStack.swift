import Foundation
import TouchCanvas

/// Caches the pixels of layers from frame to frame, and composes them.
final class LayerStack {
  private let painter: Painter
  private let scale: Double
  private var drawn: [String: Drawn] = [:]
  /// The layers of the last picture, from back to front.
  private var order: [String] = []
  /// The number of layers redrawn so far.
  private(set) var redraws = 0
  /// The number of layers whose lowest commands have pixels of their own.
  var grounds: Int { drawn.values.count { $0.ground.buffer != nil } }

  private struct Drawn {
    var list: DrawList
    var commands: [PlacedCommand]
    var background: Color
    var buffer: PixelBuffer
    var ground = LayerGround()
    /// Whether no layer below shows through.
    var isOpaque: Bool { background.alpha == 255 }
  }

  init(painter: Painter, scale: Double) {
    self.painter = painter
    self.scale = scale
  }

  /// Forces a redraw of the next picture.
  func forget() {
    drawn = [:]
    order = []
  }

  /// Updates a picture, whose pixels are those of the last call unless `forget` was called;
  /// returns the parts that may have changed.
  func draw(_ layers: [Layer], into target: PixelBuffer) -> [PixelBox] {
    let ids = layers.map(\.id)
    var damage: [PixelBox] = []
    if order != ids {
      drawn = drawn.filter { ids.contains($0.key) }
      order = ids
      damage = [target.box]
    }
    for layer in layers { damage += update(layer, in: target.box) }
    let shown = ids.compactMap { drawn[$0] }
    for box in damage { compose(shown, in: box, of: target) }
    return damage
  }

  /// Draws layers over each other, from the one that hides all below it.
  private func compose(_ layers: [Drawn], in box: PixelBox, of target: PixelBuffer) {
    let lowest = layers.lastIndex { $0.isOpaque && $0.buffer.box.intersection(box) == box }
    if lowest == nil { target.fill(box, .black) }
    for layer in layers[(lowest ?? 0)...] {
      target.draw(layer.buffer, isOpaque: layer.isOpaque, in: box)
    }
  }

  /// Redraws the changed parts of a layer; returns the parts of the picture that it changes.
  private func update(_ layer: Layer, in picture: PixelBox) -> [PixelBox] {
    let box = box(layer.frame).intersection(picture)
    let old = drawn[layer.id]
    if let old, old.buffer.box == box, old.background == layer.background {
      return old.list == layer.list ? [] : update(old, layer)
    }
    var damage = old.map { [$0.buffer.box] } ?? []
    drawn[layer.id] = nil
    guard let buffer = PixelBuffer(box) else { return damage }
    let commands = painter.place(layer.list, scale: scale)
    painter.draw(commands, background: layer.background, into: buffer, box)
    redraws += 1
    drawn[layer.id] = Drawn(
      list: layer.list, commands: commands, background: layer.background, buffer: buffer)
    damage.append(box)
    return damage
  }

  /// The same for a layer of which only the draw list changed.
  private func update(_ old: Drawn, _ layer: Layer) -> [PixelBox] {
    var commands = painter.place(layer.list, scale: scale)
    let damage = Damage.boxes(from: old.commands, to: &commands).map {
      $0.intersection(old.buffer.box)
    }
    let ground = ground(of: old, commands, layer.background, damage)
    for part in damage where !part.isEmpty {
      painter.draw(commands, background: layer.background, ground, into: old.buffer, part)
    }
    redraws += 1
    drawn[layer.id] = Drawn(
      list: layer.list, commands: commands, background: layer.background, buffer: old.buffer,
      ground: ground)
    return damage
  }

  /// What stays below the changes of this frame.
  private func ground(
    of old: Drawn, _ commands: [PlacedCommand], _ background: Color, _ damage: [PixelBox]
  ) -> LayerGround {
    var ground = old.ground
    ground.follow(
      unchanged: zip(old.commands, commands).prefix { $0 === $1 }.count,
      pixels: damage.reduce(0) { $0 + $1.width * $1.height })
    if let count = ground.due, let buffer = PixelBuffer(old.buffer.box) {
      painter.draw(Array(commands[..<count]), background: background, into: buffer, buffer.box)
      ground.keep(buffer, of: count)
    }
    return ground
  }

  private func box(_ frame: CGRect) -> PixelBox {
    PixelBox(
      rounding: CGRect(
        x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale,
        height: frame.height * scale))
  }
}
