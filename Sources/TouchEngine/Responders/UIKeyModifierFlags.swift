/// Keys that are held while something else happens (PRS-05, documented).
public nonisolated struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: Int
  /// By bits.
  public nonisolated init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps Lock.
  public nonisolated static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public nonisolated static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public nonisolated static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public nonisolated static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public nonisolated static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the number pad.
  public nonisolated static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

extension UIEvent {
  /// Buttons of a pointer (PRS-06, documented).
  public nonisolated struct ButtonMask: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: Int
    /// By bits.
    public nonisolated init(rawValue: Int) { self.rawValue = rawValue }
    /// The left button.
    public nonisolated static let primary = ButtonMask(rawValue: 1 << 0)
    /// The right button.
    public nonisolated static let secondary = ButtonMask(rawValue: 1 << 1)
    /// A button by its number, from 1; none outside 1 to 32.
    public nonisolated static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: (1...32).contains(buttonNumber) ? 1 << (buttonNumber - 1) : 0)
    }
  }
}
