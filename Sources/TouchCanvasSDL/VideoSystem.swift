import CSDL2
import Foundation

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
    #if os(Linux)
      // The finished pixels go to the window as they are; through OpenGL each frame would be a texture.
      SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    #endif
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else {
      throw WindowCanvas.CannotOpen(reason: String(cString: SDL_GetError()))
    }
    isRunning = true
  }

  static func stop() {
    guard isRunning else { return }
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
    isRunning = false
  }
}

/// Whether a window can be shown here.
public enum DisplayProbe {
  /// Whether a window can be opened.
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
