import CSDL2
import Foundation
import TouchLanguage

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
      // SDL asks the desktop's message bus about input methods; where there is none, it would start one.
      setenv("DBUS_SESSION_BUS_ADDRESS", "unix:runtime=yes", 0)
    #endif
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else {
      throw WindowCanvas.CannotOpen(reason: String(cString: SDL_GetError()))
    }
    isRunning = true
    DisplayErrors.watch()
  }

  /// What SDL shows windows with, as `x11`.
  static var driver: String { SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "" }

  /// Drivers without a screen, which SDL takes when no display answers: their display has no size that windows must keep to.
  static let invisible = ["offscreen", "dummy", "evdev"]

  /// The part of the first display that windows may take, pixels; nil where nobody sees them.
  static var room: CGSize? {
    guard !invisible.contains(driver) else { return nil }
    var bounds = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(0, &bounds) == 0 else { return nil }
    return CGSize(width: Double(bounds.w), height: Double(bounds.h))
  }

  static func stop() {
    guard isRunning else { return }
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
    isRunning = false
  }
}

/// Whether a window can be shown here.
public enum DisplayProbe {
  /// Whether somebody would see a window.
  public static func isSeen() -> Bool {
    problem() == nil && !VideoSystem.invisible.contains(VideoSystem.driver)
  }

  /// Why no window can be seen; nil if one can be opened.
  public static func problem() -> String? {
    let environment = ProcessInfo.processInfo.environment
    let chosen = environment["SDL_VIDEODRIVER"] ?? ""
    #if os(Linux)
      let named = ["DISPLAY", "WAYLAND_DISPLAY"].filter { !(environment[$0] ?? "").isEmpty }
      guard !named.isEmpty || !chosen.isEmpty else { return Text.display.noDisplay }
    #else
      let named: [String] = []
    #endif
    do { try VideoSystem.start() } catch { return "\(error)" }
    // A driver that was asked for is taken, whatever it shows.
    guard chosen.isEmpty, VideoSystem.invisible.contains(VideoSystem.driver) else { return nil }
    VideoSystem.stop()
    return Text.display.noAnswer(at: named.map { "\($0)=\(environment[$0] ?? "")" })
  }
}
