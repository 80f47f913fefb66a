import CSDL2
import Foundation
package import TouchCanvas

/// Reads events from SDL's queue.
public final class CanvasEvents {
  /// Pixels per point.
  public var scale: Double
  /// The modifiers of the last key: text comes after the key that typed it.
  private var lastModifiers: UInt16 = 0

  /// Starts the reporting of typed text.
  public init(scale: Double) {
    self.scale = scale
    TextInput.start()
  }

  /// The next event, or nil after the timeout; its location is in points of the current scale.
  package func next(within milliseconds: Int = 0) -> CanvasEvent? {
    var event = SDL_Event()
    guard SDL_WaitEventTimeout(&event, Int32(max(0, milliseconds))) != 0 else { return nil }
    repeat {
      if let converted = convert(event) { return converted }
    } while SDL_PollEvent(&event) != 0
    return nil
  }

  /// Modifier keys that are down now.
  package var modifiers: KeyModifiers { modifiers(UInt16(SDL_GetModState().rawValue)) }

  /// The key of the user's layout at the position of a US key; both in lower case, as in `CanvasEvent.key`.
  public func code(at scan: String) -> String? {
    let code = SDL_GetKeyFromScancode(SDL_GetScancodeFromName(scan))
    return SDL_GetKeyName(code).map { String(cString: $0).lowercased() }.flatMap {
      $0.isEmpty ? nil : $0
    }
  }

  private func point(_ x: Int32, _ y: Int32) -> CGPoint {
    CGPoint(x: Double(x) / scale, y: Double(y) / scale)
  }

  private func convert(_ event: SDL_Event) -> CanvasEvent? {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: return .quit
    case SDL_MOUSEMOTION where event.motion.which != UInt32.max:
      return .mouseMoved(point(event.motion.x, event.motion.y))
    case SDL_MOUSEBUTTONDOWN where event.button.which != UInt32.max:
      return .mouseDown(button: Int(event.button.button), point(event.button.x, event.button.y))
    case SDL_MOUSEBUTTONUP where event.button.which != UInt32.max:
      return .mouseUp(button: Int(event.button.button), point(event.button.x, event.button.y))
    case SDL_MOUSEWHEEL:
      return .wheel(
        dx: Double(event.wheel.preciseX), dy: Double(event.wheel.preciseY),
        at: point(event.wheel.mouseX, event.wheel.mouseY))
    case SDL_FINGERDOWN: return finger(event.tfinger, .began)
    case SDL_FINGERMOTION: return finger(event.tfinger, .moved)
    case SDL_FINGERUP:
      let device = event.tfinger.touchId
      return TouchDevices.isGone(device)
        ? .touchscreenGone(device: device) : finger(event.tfinger, .ended)
    case SDL_KEYDOWN, SDL_KEYUP: return key(event.key)
    case SDL_TEXTINPUT: return text(event.text)
    case SDL_WINDOWEVENT: return window(event.window)
    case SDL_DROPFILE:
      guard let name = event.drop.file else { return nil }
      defer { SDL_free(name) }
      return .droppedFile(String(cString: name))
    default: return nil
    }
  }

  /// Touchscreens only: a trackpad's fingers have no location on the screen.
  private func finger(_ event: SDL_TouchFingerEvent, _ phase: CanvasEvent.FingerPhase)
    -> CanvasEvent?
  {
    guard SDL_GetTouchDeviceType(event.touchId) == SDL_TOUCH_DEVICE_DIRECT,
      let window = SDL_GetWindowFromID(event.windowID)
    else { return nil }
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(window, &width, &height)
    // SDL divides by the last pixel, not by the size.
    let at = CGPoint(
      x: Double(event.x) * Double(width - 1) / scale,
      y: Double(event.y) * Double(height - 1) / scale)
    return .finger(id: event.fingerId, device: event.touchId, phase, at)
  }

  private func key(_ event: SDL_KeyboardEvent) -> CanvasEvent? {
    lastModifiers = event.keysym.mod
    guard let name = SDL_GetKeyName(event.keysym.sym) else { return nil }
    let code = String(cString: name).lowercased()
    let scan = SDL_GetScancodeName(event.keysym.scancode).map { String(cString: $0).lowercased() }
    guard !code.isEmpty else { return nil }
    return .key(
      code: code, scan: scan ?? "", modifiers(event.keysym.mod),
      isDown: event.state == SDL_PRESSED, isRepeat: event.repeat != 0)
  }

  /// AltGr, which some systems report as Ctrl and right Alt, types text.
  private func text(_ event: SDL_TextInputEvent) -> CanvasEvent? {
    let down = UInt32(lastModifiers)
    let altGr = UInt32(KMOD_RALT.rawValue | KMOD_MODE.rawValue)
    let commands = UInt32(KMOD_LALT.rawValue | KMOD_GUI.rawValue)
    guard down & commands == 0,
      down & UInt32(KMOD_CTRL.rawValue) == 0 || down & altGr != 0
    else { return nil }
    let text = withUnsafeBytes(of: event.text) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    return text.isEmpty ? nil : .text(text)
  }

  private func modifiers(_ mod: UInt16) -> KeyModifiers {
    var modifiers: KeyModifiers = []
    func has(_ keys: SDL_Keymod) -> Bool { UInt32(mod) & UInt32(keys.rawValue) != 0 }
    if has(KMOD_LSHIFT) || has(KMOD_RSHIFT) { modifiers.insert(.shift) }
    if has(KMOD_LCTRL) || has(KMOD_RCTRL) { modifiers.insert(.control) }
    if has(KMOD_LALT) || has(KMOD_RALT) { modifiers.insert(.alt) }
    if has(KMOD_LGUI) || has(KMOD_RGUI) { modifiers.insert(.command) }
    return modifiers
  }

  private func window(_ event: SDL_WindowEvent) -> CanvasEvent? {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED:
      return .resized(
        CGSize(width: Double(event.data1) / scale, height: Double(event.data2) / scale))
    case SDL_WINDOWEVENT_FOCUS_LOST: return .focusLost
    case SDL_WINDOWEVENT_FOCUS_GAINED: return .focusGained
    case SDL_WINDOWEVENT_EXPOSED: return .exposed
    case SDL_WINDOWEVENT_CLOSE: return .quit
    default: return nil
    }
  }
}
