package import Foundation

/// An event of the window system; locations are in points of the window.
package enum CanvasEvent: Sendable, Equatable, Codable {
  package enum FingerPhase: String, Sendable, Codable { case began, moved, ended }

  case mouseMoved(CGPoint)
  case mouseDown(button: Int, CGPoint)
  case mouseUp(button: Int, CGPoint)
  case wheel(dx: Double, dy: Double, at: CGPoint)
  case finger(id: Int64, device: Int64, FingerPhase, CGPoint)
  /// A touchscreen was unplugged or switched off; the fingers on it are gone.
  case touchscreenGone(device: Int64)
  /// `code` is the key's name in the user's layout: "space", "left", "h", "f1". `scan` is the name of the key at the same
  /// position on a US keyboard.
  case key(code: String, scan: String, KeyModifiers, isDown: Bool, isRepeat: Bool)
  /// The typed text, after the key that typed it; not sent while Ctrl or Alt is down.
  case text(String)
  case resized(CGSize)
  case focusLost
  case focusGained
  case exposed
  case droppedFile(String)
  case quit
}

package struct KeyModifiers: OptionSet, Hashable, Sendable, Codable {
  /// Its number or name.
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }
  package static let shift = KeyModifiers(rawValue: 1)
  /// Ctrl.
  package static let control = KeyModifiers(rawValue: 2)
  package static let alt = KeyModifiers(rawValue: 4)
  /// The command or Windows key.
  package static let command = KeyModifiers(rawValue: 8)
}
