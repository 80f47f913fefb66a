import Foundation

/// The theme that the desktop has, by its name.
public enum DesktopTheme {
  /// `Net/ThemeName` of XSETTINGS, or else `GTK_THEME`; nil when neither is known, or where no display is looked at.
  public static func name(_ environment: [String: String]) -> String? {
    #if os(macOS)
      return UserDefaults.standard.string(forKey: "AppleInterfaceStyle") ?? "Light"
    #else
      // Pictures without a screen look the same everywhere.
      if ["dummy", "offscreen"].contains(environment["SDL_VIDEODRIVER"] ?? "") { return nil }
      let hasDisplay = !(environment["DISPLAY"] ?? "").isEmpty
      if hasDisplay, let bytes = XSettings.property(),
        let name = XSettings.text("Net/ThemeName", in: bytes), !name.isEmpty
      {
        return name
      }
      return environment["GTK_THEME"].flatMap { $0.isEmpty ? nil : $0 }
    #endif
  }
}

/// The settings that a desktop shares with programs on its X server (the XSETTINGS protocol).
package enum XSettings {
  /// A text among the settings; nil when there is none of this name, or the bytes are no settings.
  package static func text(_ name: String, in bytes: [UInt8]) -> String? {
    var reader = Reader(bytes)
    guard let count = reader.start() else { return nil }
    for _ in 0..<count {
      guard let entry = reader.next() else { return nil }
      if entry.name == name { return entry.text }
    }
    return nil
  }

  /// Walks through settings; every step checks that there is as much as it takes.
  private struct Reader {
    private let bytes: [UInt8]
    private var at = 0
    private var isBigEndian = false

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The byte order, a serial number, and how many settings follow.
    mutating func start() -> Int? {
      guard let order = bytes.first, order <= 1 else { return nil }
      isBigEndian = order == 1
      at = 8
      return number(4)
    }

    /// A setting; its text is nil for numbers and colours.
    mutating func next() -> (name: String, text: String?)? {
      guard let type = number(1), skip(1), let length = number(2), let name = string(length),
        skip(4)
      else { return nil }
      switch type {
      case 0: return skip(4) ? (name, nil) : nil
      case 1: return number(4).flatMap { string($0) }.map { (name, $0) }
      case 2: return skip(8) ? (name, nil) : nil
      default: return nil
      }
    }

    private mutating func skip(_ count: Int) -> Bool {
      guard count <= bytes.count - at else { return false }
      at += count
      return true
    }

    private mutating func number(_ size: Int) -> Int? {
      guard size <= bytes.count - at else { return nil }
      let part = bytes[at..<at + size]
      at += size
      return (isBigEndian ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }

    /// A text, with what fills it up to four bytes.
    private mutating func string(_ length: Int) -> String? {
      guard length <= bytes.count - at else { return nil }
      let text = String(decoding: bytes[at..<at + length], as: UTF8.self)
      return skip(min((length + 3) / 4 * 4, bytes.count - at)) ? text : nil
    }
  }

  #if os(Linux)
    private typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    private typealias Close = @convention(c) (OpaquePointer) -> Int32
    private typealias Atom = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> UInt
    private typealias Owner = @convention(c) (OpaquePointer, UInt) -> UInt
    private typealias Screen = @convention(c) (OpaquePointer) -> Int32
    private typealias Free = @convention(c) (UnsafeMutableRawPointer) -> Int32
    private typealias Property =
      @convention(c) (
        OpaquePointer, UInt, UInt, Int, Int, Int32, UInt, UnsafeMutablePointer<UInt>,
        UnsafeMutablePointer<Int32>, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>,
        UnsafeMutablePointer<UnsafeMutableRawPointer?>
      ) -> Int32

    /// The settings of the X server's screen; nil when no program shares any. Xlib is asked for by name, as SDL does.
    static func property() -> [UInt8]? {
      guard let library = dlopen("libX11.so.6", RTLD_NOW) else { return nil }
      func function<F>(_ name: String, _: F.Type) -> F? {
        dlsym(library, name).map { unsafeBitCast($0, to: F.self) }
      }
      guard let open = function("XOpenDisplay", Open.self),
        let close = function("XCloseDisplay", Close.self),
        let atom = function("XInternAtom", Atom.self),
        let owner = function("XGetSelectionOwner", Owner.self),
        let screen = function("XDefaultScreen", Screen.self),
        let free = function("XFree", Free.self),
        let read = function("XGetWindowProperty", Property.self), let display = open(nil)
      else { return nil }
      defer { _ = close(display) }
      let manager = owner(display, atom(display, "_XSETTINGS_S\(screen(display))", 0))
      guard manager != 0 else { return nil }
      let settings = atom(display, "_XSETTINGS_SETTINGS", 0)
      var (type, count, rest) = (UInt(0), UInt(0), UInt(0))
      var format: Int32 = 0
      var data: UnsafeMutableRawPointer?
      // At most 1 MB, in units of four bytes; its format is bytes.
      let status = read(
        display, manager, settings, 0, 262_144, 0, settings, &type, &format, &count, &rest, &data)
      guard status == 0, let data else { return nil }
      defer { _ = free(data) }
      guard format == 8 else { return nil }
      return Array(UnsafeRawBufferPointer(start: data, count: Int(count)))
    }
  #else
    static func property() -> [UInt8]? { nil }
  #endif
}
