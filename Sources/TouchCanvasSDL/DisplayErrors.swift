import Foundation

/// What the X server says when a window or the server itself is gone; Xlib would end the process at once.
public enum DisplayErrors {
  /// The window was closed from outside, without asking: nothing can be drawn into it.
  public private(set) static var isWindowLost = false
  /// Some window is gone, perhaps that of another program that asked for the clipboard; drawing shows whether it is ours.
  static var isInDoubt = false
  /// Called when the server is gone, just before the process ends: nothing may be drawn any more.
  public static var onServerLost: () -> Void = {}

  #if os(Linux)
    private typealias ErrorHandler =
      @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int32
    private typealias ServerHandler = @convention(c) (UnsafeMutableRawPointer?) -> Int32

    /// Takes over from Xlib's handlers if SDL has loaded it; the library is asked for by name, as SDL does.
    static func watch() {
      guard let library = dlopen("libX11.so.6", RTLD_NOW | RTLD_NOLOAD) else { return }
      if let place = dlsym(library, "XSetErrorHandler") {
        typealias Setter = @convention(c) (ErrorHandler?) -> UnsafeMutableRawPointer?
        let take = unsafeBitCast(place, to: Setter.self)
        _ = take { _, event in
          // The code is the fifth field of XErrorEvent.
          let code = event?.load(fromByteOffset: 32, as: UInt8.self) ?? 0
          MainActor.assumeIsolated { DisplayErrors.note(code) }
          return 0
        }
      }
      if let place = dlsym(library, "XSetIOErrorHandler") {
        typealias Setter = @convention(c) (ServerHandler?) -> UnsafeMutableRawPointer?
        let take = unsafeBitCast(place, to: Setter.self)
        _ = take { _ in
          MainActor.assumeIsolated { DisplayErrors.onServerLost() }
          // Xlib ends the process when this returns.
          exit(2)
        }
      }
    }
    private static func note(_ code: UInt8) {
      switch code {
      // BadWindow and BadDrawable of X.h.
      case 3: isInDoubt = true
      case 9: isWindowLost = true
      default: break
      }
    }
  #else
    static func watch() {}
  #endif
}
