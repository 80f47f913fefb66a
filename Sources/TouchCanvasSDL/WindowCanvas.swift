import CSDL2
public import Foundation
public import TouchCanvas

/// A window on the screen. One per process.
public final class WindowCanvas {
  /// Points.
  public private(set) var size: CGSize
  /// Pixels per point.
  public let scale: Double
  private let window: OpaquePointer
  private let renderer: OpaquePointer
  private let painter: Painter

  public struct CannotOpen: Error, CustomStringConvertible {
    let reason: String
    public var description: String { "the window cannot be opened: \(reason)" }
  }

  public init(title: String, size: CGSize, scale: Double, isResizable: Bool, fonts: FontBook) throws
  {
    try VideoSystem.start()
    self.scale = scale
    self.size = size
    let flags =
      SDL_WINDOW_SHOWN.rawValue | (isResizable ? SDL_WINDOW_RESIZABLE.rawValue : 0)
    guard
      let window = SDL_CreateWindow(
        title, touchscope_windowpos_centered(), touchscope_windowpos_centered(),
        Int32((size.width * scale).rounded()), Int32((size.height * scale).rounded()), flags),
      let renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue)
    else { throw CannotOpen(reason: String(cString: SDL_GetError())) }
    self.window = window
    self.renderer = renderer
    painter = Painter(renderer: renderer, fonts: fonts)
  }

  public func setTitle(_ title: String) { SDL_SetWindowTitle(window, title) }

  public func resized(to size: CGSize) { self.size = size }

  public func draw(_ list: DrawList, background: Color) {
    painter.draw(list, background: background, scale: scale)
  }

  public func present() { SDL_RenderPresent(renderer) }

  public func close() {
    painter.forgetTexts()
    SDL_DestroyRenderer(renderer)
    SDL_DestroyWindow(window)
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }
}

/// Starts SDL once, with the hints that keep fingers and the mouse apart.
enum VideoSystem {
  private static var isRunning = false

  static func start() throws {
    guard !isRunning else { return }
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else {
      throw WindowCanvas.CannotOpen(reason: String(cString: SDL_GetError()))
    }
    isRunning = true
  }
}

/// Whether a window can be shown here.
public enum DisplayProbe {
  public static func hasDisplay() -> Bool {
    let environment = ProcessInfo.processInfo.environment
    #if os(Linux)
      let driver = environment["SDL_VIDEODRIVER"] ?? ""
      let isNamed = ["DISPLAY", "WAYLAND_DISPLAY"].contains { !(environment[$0] ?? "").isEmpty }
      guard isNamed || !driver.isEmpty else { return false }
    #endif
    return (try? VideoSystem.start()) != nil
  }
}
