import Foundation
import TouchCanvas

/// Draws draw lists into pixels, the same for the window and for pictures without one.
final class Painter {
  private let texts: TextPainter
  private let map = CoverageMap()

  init(fonts: FontBook) { texts = TextPainter(fonts: fonts) }

  /// The commands of a list, with the pixels that they may change.
  func place(_ list: DrawList, scale: Double) -> [PlacedCommand] {
    PlacedCommand.all(of: list, scale: scale, width: texts.width)
  }

  /// Replaces all pixels of the buffer.
  func draw(_ list: DrawList, background: Color, scale: Double, into buffer: PixelBuffer) {
    draw(place(list, scale: scale), background: background, into: buffer, buffer.box)
  }

  /// Redraws a part; its pixels equal those of a full redraw.
  func draw(
    _ commands: [PlacedCommand], background: Color, into buffer: PixelBuffer, _ part: PixelBox
  ) {
    texts.forgetSome()
    buffer.limited(to: part) {
      buffer.clear(background)
      for command in commands where !command.box.intersection(part).isEmpty {
        for batch in command.batches { draw(batch, into: buffer) }
      }
    }
  }

  private func draw(_ batch: Batch, into buffer: PixelBuffer) {
    switch batch {
    case .shape(let outline, let color, let box): buffer.fill(outline, color, within: box, map)
    case .rectangle(let box, let color): buffer.fill(box, color)
    case .text(let text, let at, let font, let color, let clip):
      texts.draw(text, at, font, color, clip, buffer, map)
    }
  }
}
