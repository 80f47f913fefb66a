import CSDL2
public import Foundation
public import TouchCanvas

/// A picture in memory; needs no display, and gives the same pixels every time.
@MainActor
public final class SoftwareCanvas {
  /// Pixels.
  public let width: Int
  public let height: Int
  private let scale: Double
  private let surface: UnsafeMutablePointer<SDL_Surface>
  private let renderer: OpaquePointer
  private let painter: Painter

  /// `size` in points, `scale` in pixels per point; nil when there is no memory for it.
  public init?(size: CGSize, scale: Double, fonts: FontBook) {
    width = max(1, Int((size.width * scale).rounded()))
    height = max(1, Int((size.height * scale).rounded()))
    self.scale = scale
    guard
      let surface = SDL_CreateRGBSurfaceWithFormat(
        0, Int32(width), Int32(height), 32, SDL_PIXELFORMAT_ARGB8888.rawValue),
      let renderer = SDL_CreateSoftwareRenderer(surface)
    else { return nil }
    self.surface = surface
    self.renderer = renderer
    painter = Painter(renderer: renderer, fonts: fonts)
  }

  isolated deinit {
    painter.forgetTexts()
    SDL_DestroyRenderer(renderer)
    SDL_FreeSurface(surface)
  }

  public func draw(_ list: DrawList, background: Color) {
    painter.draw(list, background: background, scale: scale)
    SDL_RenderFlush(renderer)
  }

  /// Red, green, blue, alpha of every pixel, from the top left corner.
  public var pixels: [UInt8] {
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    SDL_RenderReadPixels(
      renderer, nil, SDL_PIXELFORMAT_ABGR8888.rawValue, &pixels, Int32(width * 4))
    for index in stride(from: 3, to: pixels.count, by: 4) { pixels[index] = 255 }
    return pixels
  }

  public func writePNG(to path: String) throws {
    try PNGFile.write(pixels, width: width, height: height, to: path)
  }
}
