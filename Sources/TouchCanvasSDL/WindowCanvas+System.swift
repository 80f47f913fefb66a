import CSDL2
import TouchCanvas
package import TouchFiles
import TouchLanguage

/// System functions around the window.
extension WindowCanvas {
  /// Enters or leaves full screen.
  public func setFullScreen(_ isOn: Bool) {
    SDL_SetWindowFullscreen(handle, isOn ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
  }

  /// Draws all of the window when some window is gone: if it is this one, `DisplayErrors` knows it afterwards.
  package func confirm() {
    guard DisplayErrors.isInDoubt else { return }
    DisplayErrors.isInDoubt = false
    wasExposed()
    present()
  }

  /// Writes the last frame to the first of these files that is not there; nil if all are.
  package func writePNG(
    firstOf paths: some Sequence<String>, in files: FileSystem
  ) throws -> String? {
    guard let frame = lastFrame else {
      throw PNGFile.CannotWrite(path: Text.display.window, reason: Text.display.nothingDrawn)
    }
    return try PNGFile.write(
      frame.rgba, width: frame.width, height: frame.height, note: note, firstOf: paths, in: files)
  }

  /// Writes the last frame to a file.
  public func writePNG(to path: String) throws {
    guard let frame = lastFrame else { return }
    try PNGFile.write(
      frame.rgba, width: frame.width, height: frame.height, note: note, to: path)
  }

  /// Copies text to the clipboard; false if the system has none.
  @discardableResult
  public static func copy(_ text: String) -> Bool { SDL_SetClipboardText(text) == 0 }

  /// The text that the clipboard has; empty if it has none.
  public static func pasted() -> String {
    guard let text = SDL_GetClipboardText() else { return "" }
    defer { SDL_free(text) }
    return String(cString: text)
  }
}

/// The shapes of the pointer, created when they are first needed.
final class Cursors {
  private var made: [SDL_SystemCursor.RawValue: OpaquePointer] = [:]
  private var current: PointerShape?

  func show(_ shape: PointerShape) {
    guard shape != current else { return }
    current = shape
    let system =
      switch shape {
      case .arrow: SDL_SYSTEM_CURSOR_ARROW
      case .hand: SDL_SYSTEM_CURSOR_HAND
      case .cross: SDL_SYSTEM_CURSOR_CROSSHAIR
      case .leftRight: SDL_SYSTEM_CURSOR_SIZEWE
      case .upDown: SDL_SYSTEM_CURSOR_SIZENS
      case .text: SDL_SYSTEM_CURSOR_IBEAM
      }
    let cursor = made[system.rawValue] ?? SDL_CreateSystemCursor(system)
    guard let cursor else { return }
    made[system.rawValue] = cursor
    SDL_SetCursor(cursor)
  }

  func close() {
    for cursor in made.values { SDL_FreeCursor(cursor) }
    made = [:]
  }
}
