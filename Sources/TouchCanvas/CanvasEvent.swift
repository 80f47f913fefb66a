package import Foundation

/// What the window system reports; points are points of the window.
package enum CanvasEvent: Sendable, Equatable, Codable {
  /// What a finger did.
  package enum FingerPhase: String, Sendable, Codable { case began, moved, ended }

  case mouseMoved(CGPoint)
  case mouseDown(button: Int, CGPoint)
  case mouseUp(button: Int, CGPoint)
  case wheel(dx: Double, dy: Double, at: CGPoint)
  case finger(id: Int64, device: Int64, FingerPhase, CGPoint)
  /// `code` is what the user's layout has on the key, a word: "space", "left", "h", "f1". `scan` is what a US keyboard
  /// has at its place.
  case key(code: String, scan: String, KeyModifiers, isDown: Bool, isRepeat: Bool)
  /// What was typed, after the key that typed it; nothing while Ctrl or Alt is down.
  case text(String)
  case resized(CGSize)
  case focusLost
  case focusGained
  case exposed
  case droppedFile(String)
  case quit
}

/// Keys that are held beside others.
package struct KeyModifiers: OptionSet, Hashable, Sendable, Codable {
  /// Its number or name.
  package let rawValue: Int
  /// By its number or name.
  package init(rawValue: Int) { self.rawValue = rawValue }
  /// Shift.
  package static let shift = KeyModifiers(rawValue: 1)
  /// Ctrl.
  package static let control = KeyModifiers(rawValue: 2)
  /// Alt.
  package static let alt = KeyModifiers(rawValue: 4)
  /// The command or Windows key.
  package static let command = KeyModifiers(rawValue: 8)
}
