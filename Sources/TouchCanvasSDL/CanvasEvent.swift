public import Foundation

/// What the window system reports; points are points of the window.
public enum CanvasEvent: Sendable {
  public enum FingerPhase: Sendable { case began, moved, ended }

  case mouseMoved(CGPoint)
  case mouseDown(button: Int, CGPoint)
  case mouseUp(button: Int, CGPoint)
  case wheel(dx: Double, dy: Double, at: CGPoint)
  case finger(id: Int64, device: Int64, FingerPhase, CGPoint)
  /// `code` is a word: "space", "left", "h", "f1".
  case key(code: String, KeyModifiers, isDown: Bool, isRepeat: Bool)
  case resized(CGSize)
  case focusLost
  case focusGained
  case exposed
  case droppedFile(String)
  case quit
}

public struct KeyModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public nonisolated init(rawValue: Int) { self.rawValue = rawValue }
  public static let shift = KeyModifiers(rawValue: 1)
  public static let control = KeyModifiers(rawValue: 2)
  public static let alt = KeyModifiers(rawValue: 4)
  public static let command = KeyModifiers(rawValue: 8)
}
