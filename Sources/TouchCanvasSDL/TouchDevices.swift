import CSDL2
import Foundation

/// Tells a finger that was lifted from one whose touchscreen is gone.
///
/// An X server that loses a device, or is asked to switch it off, lifts its fingers and says nothing else of it to SDL.
enum TouchDevices {
  /// Whether a touchscreen was unplugged or switched off since its finger went down.
  static func isGone(_ device: Int64) -> Bool {
    switch SDL_GetTouchDeviceType(device) {
    case SDL_TOUCH_DEVICE_INVALID: true
    case SDL_TOUCH_DEVICE_DIRECT: InputExtension.shared?.hasDevice(device) == false
    default: false
    }
  }
}

#if os(Linux)
  /// The X server's list of input devices; the libraries are those that SDL has loaded.
  private final class InputExtension {
    private typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    private typealias Query =
      @convention(c) (OpaquePointer, Int32, UnsafeMutablePointer<Int32>) -> UnsafeMutableRawPointer?
    private typealias Free = @convention(c) (UnsafeMutableRawPointer) -> Void

    /// Nil without an X server.
    static let shared = VideoSystem.driver == "x11" ? InputExtension() : nil

    private let display: OpaquePointer
    private let query: Query
    private let free: Free

    private init?() {
      guard let x = dlopen("libX11.so.6", RTLD_NOW | RTLD_NOLOAD),
        let input = dlopen("libXi.so.6", RTLD_NOW | RTLD_NOLOAD),
        let open = dlsym(x, "XOpenDisplay"), let query = dlsym(input, "XIQueryDevice"),
        let free = dlsym(input, "XIFreeDeviceInfo"),
        let display = unsafeBitCast(open, to: Open.self)(nil)
      else { return nil }
      self.display = display
      self.query = unsafeBitCast(query, to: Query.self)
      self.free = unsafeBitCast(free, to: Free.self)
    }

    /// Whether the server has the device, and takes its events. A device that is unknown is an error, which
    /// `DisplayErrors` ignores.
    func hasDevice(_ device: Int64) -> Bool {
      var count: Int32 = 0
      guard let number = Int32(exactly: device), let info = query(display, number, &count) else {
        return false
      }
      defer { free(info) }
      // `enabled` of XIDeviceInfo, after its number, name, use and attachment.
      return count > 0 && info.load(fromByteOffset: 24, as: Int32.self) != 0
    }
  }
#else
  /// Other systems end the touches of a device that is gone by themselves.
  private struct InputExtension {
    static let shared: InputExtension? = nil
    func hasDevice(_ device: Int64) -> Bool { true }
  }
#endif
