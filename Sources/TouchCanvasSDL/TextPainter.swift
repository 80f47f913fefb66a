import CSDL2
import CSDL2TTF
import Foundation
import TouchCanvas

/// Draws texts on whole pixels; caches their masks.
///
/// Figures of a font whose characters are equally wide have masks of their own, one for each place in a text: a number that
/// changes from frame to frame costs no new mask, and its pixels are those of the whole text.
final class TextPainter {
  private let fonts: FontBook
  private var masks: [MaskKey: TextMask?] = [:]
  private var figures: [FigureKey: TextMask?] = [:]
  /// Texts with more bytes are drawn whole, because a figure far right in one is drawn behind as many spaces.
  private let longest: Int

  private struct MaskKey: Hashable {
    var text: String
    var file: Int
    /// A fraction of a pixel.
    var eighths: Int
  }

  private struct FigureKey: Hashable {
    var figure: UInt8
    /// The number of characters before it.
    var column: Int
    var file: Int
    /// A fraction of a pixel.
    var eighths: Int
  }

  init(fonts: FontBook, figuresUpTo longest: Int = 160) {
    (self.fonts, self.longest) = (fonts, longest)
  }

  /// Limits the memory of masks, because texts with changing numbers create ever new ones.
  func forgetSome() {
    if masks.count > 4000 { masks = [:] }
    if figures.count > 10_000 { figures = [:] }
  }

  /// The pixels of a text in a font whose size is in pixels.
  func extent(of text: String, in font: Font) -> TextExtent { fonts.extent(of: text, in: font) }

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
    func draw(_ mask: TextMask?) {
      guard let mask else { return }
      buffer.draw(mask, at: (Int(at.x.rounded()), Int(at.y.rounded())), color, clip)
    }
    guard fonts.cells(of: run.file) != nil,
      let parts = FigureText(run.text, longest: longest)
    else { return draw(mask(run.text, run.file, size)) }
    draw(mask(parts.rest, run.file, size))
    for (column, figure) in parts.figures { draw(mask(figure, column, run.file, size)) }
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
    let lines = PlacedCommand.all(of: list, scale: 1, extent: extent)
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
    if let known = masks[key] { return known }
    let mask = rendered(text, file, size)
    masks[key] = .some(mask)
    return mask
  }

  /// A figure with so many characters before it.
  private func mask(_ figure: UInt8, _ column: Int, _ file: Int, _ size: Double) -> TextMask? {
    let key = FigureKey(
      figure: figure, column: column, file: file, eighths: FontBook.eighths(size))
    if let known = figures[key] { return known }
    let spaces = String(repeating: " ", count: column)
    let mask = rendered(spaces + String(UnicodeScalar(figure)), file, size)
    figures[key] = .some(mask)
    return mask
  }

  /// Nil if it covers nothing.
  private func rendered(_ text: String, _ file: Int, _ size: Double) -> TextMask? {
    guard let opened = fonts.open(file, size),
      let surface = TTF_RenderUTF8_Blended(
        opened, text, SDL_Color(r: 255, g: 255, b: 255, a: 255))
    else { return nil }
    defer { SDL_FreeSurface(surface) }
    return TextMask(
      width: Int(surface.pointee.w), height: Int(surface.pointee.h),
      ascent: Int(TTF_FontAscent(opened)), cover: Self.cover(surface)
    ).cropped
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
