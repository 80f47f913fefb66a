import CSDL2
import CSDL2TTF
import Foundation
import TouchCanvas

/// Draws texts on whole pixels; caches their masks.
final class TextPainter {
  private let fonts: FontBook
  private var masks: [MaskKey: TextMask] = [:]

  private struct MaskKey: Hashable {
    var text: String
    var file: Int
    /// A fraction of a pixel.
    var eighths: Int
  }

  init(fonts: FontBook) { self.fonts = fonts }

  /// Limits the memory of masks, because texts with changing numbers create ever new ones.
  func forgetSome() {
    if masks.count > 4000 { masks = [:] }
  }

  /// The advance of a text in a font whose size is in pixels.
  func width(of text: String, in font: Font) -> Double { fonts.width(of: text, in: font) }

  /// `at` is the left end of the baseline, and the font's size is in pixels.
  func draw(
    _ text: String, _ at: CGPoint, _ font: Font, _ color: Color, _ clip: PixelClip?,
    _ buffer: PixelBuffer, _ map: CoverageMap
  ) {
    guard isNear(at, font, buffer) else { return }
    var x = at.x
    let runs = fonts.runs(text, font)
    for (index, run) in runs.enumerated() {
      if run.isMissing {
        box(run, CGPoint(x: x, y: at.y), font, color, clip, buffer, map)
      } else {
        draw(run, CGPoint(x: x, y: at.y), font.size, color, clip, buffer)
      }
      if index < runs.count - 1 { x += fonts.width(of: run, in: font) }
    }
  }

  /// Texts above or below the buffer are skipped.
  private func isNear(_ at: CGPoint, _ font: Font, _ buffer: PixelBuffer) -> Bool {
    let room = font.size * 2
    return at.y + room > Double(buffer.box.top) && at.y - room < Double(buffer.box.bottom)
      && at.x < Double(buffer.box.right)
  }

  private func draw(
    _ run: FontBook.Run, _ at: CGPoint, _ size: Double, _ color: Color, _ clip: PixelClip?,
    _ buffer: PixelBuffer
  ) {
    guard let mask = mask(run.text, run.file, size) else { return }
    buffer.draw(
      mask, x: Int(at.x.rounded()), y: Int(at.y.rounded()) - mask.ascent, color, clip)
  }

  /// A frame of lines with the code point in it, for a character that no font has.
  private func box(
    _ run: FontBook.Run, _ at: CGPoint, _ font: Font, _ color: Color, _ clip: PixelClip?,
    _ buffer: PixelBuffer, _ map: CoverageMap
  ) {
    let line = max(1, (font.size / 16).rounded())
    let left = at.x.rounded() + line
    let right = (at.x + fonts.width(of: run, in: font)).rounded() - line
    let baseline = at.y.rounded()
    let top = baseline - (font.size * 0.76).rounded()
    let bottom = baseline + (font.size * 0.12).rounded() + 1
    let frame = CGRect(x: left, y: top, width: right - left, height: bottom - top)
      .insetBy(dx: line / 2, dy: line / 2)
    var list = DrawList()
    if let clip { list.commands.append(.pushClip(clip.polygon)) }
    list.stroke(.rectangle(frame), color, width: line)
    let lines = PlacedCommand.all(of: list, scale: 1, width: width)
    for batch in lines.flatMap(\.batches) {
      if case .rectangle(let box, let color) = batch { buffer.fill(box, color) }
      if case .shape(let shape) = batch { buffer.fill(shape, map) }
    }
    let label = FontBook.labelFont(font)
    let middle = (top + bottom) / 2
    let y = (middle + fonts.capitals(of: label) / 2).rounded()
    let x = at.x + (fonts.width(of: run, in: font) - fonts.width(of: run.text, in: label)) / 2
    for part in fonts.runs(run.text, label) {
      draw(part, CGPoint(x: x, y: y), label.size, color, clip, buffer)
    }
  }

  private func mask(_ text: String, _ file: Int, _ size: Double) -> TextMask? {
    let key = MaskKey(text: text, file: file, eighths: FontBook.eighths(size))
    if let mask = masks[key] { return mask }
    guard let opened = fonts.open(file, size),
      let surface = TTF_RenderUTF8_Blended(
        opened, text, SDL_Color(r: 255, g: 255, b: 255, a: 255))
    else { return nil }
    defer { SDL_FreeSurface(surface) }
    let mask = TextMask(
      width: Int(surface.pointee.w), height: Int(surface.pointee.h),
      ascent: Int(TTF_FontAscent(opened)), cover: Self.cover(surface))
    masks[key] = mask
    return mask
  }

  /// SDL_ttf returns white pixels whose alpha, the top byte, is the coverage.
  private static func cover(_ surface: UnsafeMutablePointer<SDL_Surface>) -> [UInt8] {
    let width = Int(surface.pointee.w)
    let height = Int(surface.pointee.h)
    guard let pixels = surface.pointee.pixels else { return [] }
    return [UInt8](unsafeUninitializedCapacity: width * height) { cover, count in
      for y in 0..<height {
        let row = (pixels + y * Int(surface.pointee.pitch)).assumingMemoryBound(to: UInt32.self)
        for x in 0..<width { cover[y * width + x] = UInt8(truncatingIfNeeded: row[x] >> 24) }
      }
      count = width * height
    }
  }
}
