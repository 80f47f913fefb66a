import Foundation
import TouchCanvas

/// Draws draw lists into pixels, the same for the window and for pictures without one.
final class Painter {
  private let texts: TextPainter
  private let map = CoverageMap()

  init(fonts: FontBook) { texts = TextPainter(fonts: fonts) }

  /// The commands of a list, with the pixels that they may change.
  func place(_ list: DrawList, scale: Double) -> [PlacedCommand] {
    PlacedCommand.all(of: list, scale: scale, extent: texts.extent)
  }

  /// Replaces all pixels of the buffer.
  func draw(_ list: DrawList, background: Color, scale: Double, into buffer: PixelBuffer) {
    draw(place(list, scale: scale), background: background, into: buffer, buffer.box)
  }

  /// Redraws a part; its pixels equal those of a full redraw. Commands whose pixels are in a ground are copied from there.
  func draw(
    _ commands: [PlacedCommand], background: Color, _ ground: LayerGround = LayerGround(),
    into buffer: PixelBuffer, _ part: PixelBox
  ) {
    texts.forgetSome()
    buffer.limited(to: part) {
      if let below = ground.buffer {
        buffer.draw(below, isOpaque: true, in: part)
      } else {
        buffer.clear(background)
      }
      for command in commands[ground.count...] where !command.box.intersection(part).isEmpty {
        for batch in command.batches { draw(batch, into: buffer) }
      }
    }
  }

  private func draw(_ batch: Batch, into buffer: PixelBuffer) {
    switch batch {
    case .shape(let shape): buffer.fill(shape, map)
    case .rectangle(let box, let color): buffer.fill(box, color)
    case .text(let text, let at, let font, let color, let clip):
      texts.draw(text, at, font, color, clip, buffer, map)
    }
  }
}
