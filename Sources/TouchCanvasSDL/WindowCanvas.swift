import CSDL2
public import Foundation
public import TouchCanvas
import TouchLanguage

/// A window on the screen. One per process.
public final class WindowCanvas {
  /// Points.
  public private(set) var size: CGSize
  /// Pixels per point.
  public private(set) var scale: Double
  private let window: OpaquePointer
  private let cursors = Cursors()
  private let painter: Painter
  private let fonts: FontBook
  private var stack: LayerStack
  /// What the window shows after `present()`.
  private var buffer: PixelBuffer?
  /// The parts of the buffer that are not presented yet.
  private var damage: [PixelBox] = []

  /// The error when a window cannot be opened.
  public struct CannotOpen: Error, CustomStringConvertible {
    let reason: String
    /// What is printed.
    public var description: String { Text.display.windowNotOpened(reason) }
  }

  /// `size` in points, `scale` in pixels per point.
  public init(title: String, size: CGSize, scale: Double, isResizable: Bool, fonts: FontBook) throws
  {
    try VideoSystem.start()
    let size = Self.fitting(size, scale: scale, in: VideoSystem.room)
    self.scale = scale
    self.size = size
    let flags =
      SDL_WINDOW_SHOWN.rawValue | (isResizable ? SDL_WINDOW_RESIZABLE.rawValue : 0)
    guard
      let window = SDL_CreateWindow(
        title, touchscope_windowpos_centered(), touchscope_windowpos_centered(),
        Int32((size.width * scale).rounded()), Int32((size.height * scale).rounded()), flags)
    else { throw CannotOpen(reason: String(cString: SDL_GetError())) }
    guard SDL_GetWindowSurface(window) != nil else {
      let reason = String(cString: SDL_GetError())
      SDL_DestroyWindow(window)
      throw CannotOpen(reason: reason)
    }
    self.window = window
    self.fonts = fonts
    painter = Painter(fonts: fonts)
    stack = LayerStack(painter: painter, scale: scale)
  }

  /// A size in points that a display has room for, which is given in pixels; any size where nothing is known of it.
  package static func fitting(_ size: CGSize, scale: Double, in room: CGSize?) -> CGSize {
    guard let room, room.width > 0, room.height > 0, scale > 0 else { return size }
    return CGSize(
      width: min(size.width, (room.width / scale).rounded(.down)),
      height: min(size.height, (room.height / scale).rounded(.down)))
  }

  /// SDL's window.
  var handle: OpaquePointer { window }

  /// What the window shows after `present()`.
  var lastFrame: PixelBuffer? { buffer }

  /// What its pictures record of the program, the libraries and the fonts.
  var note: PNGNote { PNGNote(fonts) }

  package func setPointer(_ shape: PointerShape) { cursors.show(shape) }

  /// Sets the window's title.
  public func setTitle(_ title: String) { SDL_SetWindowTitle(window, title) }

  /// Tells the canvas its new size in points, as `CanvasEvent.resized` reports it.
  public func resized(to size: CGSize) {
    self.size = size
    wasExposed()
  }

  /// Sets the scale; the window keeps its size in pixels, so its size in points changes.
  public func setScale(_ scale: Double) {
    let factor = self.scale / scale
    self.scale = scale
    size = CGSize(width: size.width * factor, height: size.height * factor)
    stack = LayerStack(painter: painter, scale: scale)
  }

  /// Draws a frame; the background is treated as opaque. `present()` shows it.
  public func draw(_ list: DrawList, background: Color) {
    guard let buffer = fittingBuffer() else { return }
    stack.forget()
    painter.draw(list, background: background.opaque, scale: scale, into: buffer)
    damage = [buffer.box]
  }

  /// Draws a frame of layers, later ones over earlier ones; only changed layers are redrawn.
  public func draw(layers: [Layer]) {
    guard let buffer = fittingBuffer() else { return }
    damage += stack.draw(layers, into: buffer)
  }

  /// Makes the next `present()` show the whole frame, because the system may have lost the window's content.
  public func wasExposed() { damage = buffer.map { [$0.box] } ?? [] }

  /// Shows what was drawn since the last call.
  public func present() {
    guard let buffer, let surface = SDL_GetWindowSurface(window),
      let picture = SDL_CreateRGBSurfaceWithFormatFrom(
        buffer.pixels, Int32(buffer.width), Int32(buffer.height), 32, Int32(buffer.width * 4),
        // The frame is opaque; without alpha it has the format of most windows and is only copied.
        SDL_PIXELFORMAT_RGB888.rawValue)
    else { return }
    defer { SDL_FreeSurface(picture) }
    SDL_SetSurfaceBlendMode(picture, SDL_BLENDMODE_NONE)
    var parts = damage.map { $0.intersection(buffer.box) }.filter { !$0.isEmpty }.map {
      SDL_Rect(x: Int32($0.left), y: Int32($0.top), w: Int32($0.width), h: Int32($0.height))
    }
    damage = []
    for index in parts.indices {
      var target = parts[index]
      SDL_UpperBlit(picture, &parts[index], surface, &target)
    }
    if !parts.isEmpty { SDL_UpdateWindowSurfaceRects(window, &parts, Int32(parts.count)) }
  }

  /// Red, green, blue, alpha of every pixel of the last frame.
  var pixels: [UInt8] { buffer?.rgba ?? [] }

  /// The number of layers that were redrawn.
  var redraws: Int { stack.redraws }
  /// The number of layers whose lowest commands are kept.
  var grounds: Int { stack.grounds }

  /// Closes the window; one that is lost goes with the process, as SDL gives errors back to Xlib when it ends.
  public func close() {
    guard !DisplayErrors.isWindowLost else { return }
    cursors.close()
    SDL_DestroyWindow(window)
    VideoSystem.stop()
  }

  /// A buffer of the window's current size.
  private func fittingBuffer() -> PixelBuffer? {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(window, &width, &height)
    if let buffer, buffer.width == Int(width), buffer.height == Int(height) { return buffer }
    stack.forget()
    buffer = PixelBuffer(PixelBox(left: 0, top: 0, right: Int(width), bottom: Int(height)))
    return buffer
  }
}
