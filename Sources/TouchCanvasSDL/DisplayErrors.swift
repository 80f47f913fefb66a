import Foundation

/// What the X server says when a window or the server itself is gone; Xlib would end the process at once.
public enum DisplayErrors {
  /// The window was closed from outside, without asking.
  public private(set) static var isWindowLost = false
  /// Called when the server is gone, just before the process ends: nothing may be drawn any more.
  public static var onServerLost: () -> Void = {}

  #if os(Linux)
    private typealias ErrorHandler =
      @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int32
    private typealias ServerHandler = @convention(c) (UnsafeMutableRawPointer?) -> Int32

    /// BadWindow and BadDrawable.
    private nonisolated static let lost: Set<UInt8> = [3, 9]

    /// Takes over from Xlib's handlers if SDL has loaded it; the library is asked for by name, as SDL does.
    static func watch() {
      guard let library = dlopen("libX11.so.6", RTLD_NOW | RTLD_NOLOAD) else { return }
      if let place = dlsym(library, "XSetErrorHandler") {
        typealias Setter = @convention(c) (ErrorHandler?) -> UnsafeMutableRawPointer?
        let take = unsafeBitCast(place, to: Setter.self)
        _ = take { _, event in
          // The code is the fifth field of XErrorEvent.
          let code = event?.load(fromByteOffset: 32, as: UInt8.self) ?? 0
          if DisplayErrors.lost.contains(code) {
            MainActor.assumeIsolated { DisplayErrors.isWindowLost = true }
          }
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
  #else
    static func watch() {}
  #endif
}
