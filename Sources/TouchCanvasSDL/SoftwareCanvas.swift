public import Foundation
public import TouchCanvas

/// A picture in memory; needs no display, and is the same every time.
@MainActor
public final class SoftwareCanvas {
  /// Pixels.
  public var width: Int { buffer.width }
  /// Pixels.
  public var height: Int { buffer.height }
  private let scale: Double
  private let buffer: PixelBuffer
  private let painter: Painter
  private let fonts: FontBook
  private let stack: LayerStack

  /// `size` in points, `scale` in pixels per point; nil if there is not enough memory.
  public init?(size: CGSize, scale: Double, fonts: FontBook) {
    let whole = PixelBox(
      rounding: CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale))
    guard
      let buffer = PixelBuffer(
        PixelBox(left: 0, top: 0, right: max(1, whole.right), bottom: max(1, whole.bottom)))
    else { return nil }
    self.buffer = buffer
    self.scale = scale
    self.fonts = fonts
    painter = Painter(fonts: fonts)
    stack = LayerStack(painter: painter, scale: scale)
  }

  /// Replaces the picture; the background is treated as opaque.
  public func draw(_ list: DrawList, background: Color) {
    stack.forget()
    painter.draw(list, background: background.opaque, scale: scale, into: buffer)
  }

  /// Replaces the picture by layers, later ones over earlier ones; black where there is none.
  public func draw(layers: [Layer]) { _ = stack.draw(layers, into: buffer) }

  /// The number of layers that were redrawn.
  var redraws: Int { stack.redraws }

  /// Red, green, blue, alpha of every pixel, from the top left corner.
  public var pixels: [UInt8] { buffer.rgba }

  /// Writes a PNG file with a note of the program, the libraries and the fonts; throws if it cannot.
  public func writePNG(to path: String) throws {
    try PNGFile.write(
      pixels, width: width, height: height, note: PNGNote(fonts), to: path)
  }
}

extension Color {
  var opaque: Color { Color(red: red, green: green, blue: blue) }
}
