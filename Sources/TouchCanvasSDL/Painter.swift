import Foundation
import TouchCanvas

/// Draws draw lists into pixels; the window and pictures without one have the same pixels through it.
final class Painter {
  private let texts: TextPainter
  private let map = CoverageMap()

  init(fonts: FontBook) { texts = TextPainter(fonts: fonts) }

  /// Replaces all pixels of the buffer.
  func draw(_ list: DrawList, background: Color, scale: Double, into buffer: PixelBuffer) {
    buffer.clear(background)
    texts.forgetSome()
    for batch in Outliner.batches(list, scale: scale) {
      switch batch {
      case .shape(let outline, let color, let box): buffer.fill(outline, color, within: box, map)
      case .rectangle(let box, let color): buffer.fill(box, color)
      case .text(let text, let at, let font, let color, let clip):
        texts.draw(text, at, font, color, clip, buffer, map)
      }
    }
  }
}
