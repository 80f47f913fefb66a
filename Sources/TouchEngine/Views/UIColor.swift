public import Foundation
public import TouchTrace

/// A colour with components from 0 to 1.
public nonisolated final class UIColor: NSObject, @unchecked Sendable {
  /// The components, from 0 to 1.
  public let touchscopeRGBA: RGBA
  /// As scene files write it: a name or `#rrggbb`.
  public let name: String

  /// By components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    touchscopeRGBA = RGBA(red, green, blue, alpha)
    let digits = [red, green, blue].map { component in
      let text = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16)
      return text.count == 1 ? "0" + text : text
    }
    name = "#" + digits.joined()
  }

  private init(named name: String, _ hex: UInt32, alpha: Double = 1) {
    self.name = name
    touchscopeRGBA = RGBA(
      Double(hex >> 16 & 0xFF) / 255, Double(hex >> 8 & 0xFF) / 255, Double(hex & 0xFF) / 255,
      alpha)
  }

  /// A gray, from 0, black, to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The same colour with another alpha.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(
      red: touchscopeRGBA.red, green: touchscopeRGBA.green, blue: touchscopeRGBA.blue, alpha: alpha)
  }

  /// Transparent.
  public static let clear = UIColor(named: "clear", 0x000000, alpha: 0)
  /// Almost black.
  public static let black = UIColor(named: "black", 0x101214)
  public static let white = UIColor(named: "white", 0xFFFFFF)
  public static let gray = UIColor(named: "gray", 0x8E939A)
  public static let lightGray = UIColor(named: "lightGray", 0xD3D7DD)
  public static let darkGray = UIColor(named: "darkGray", 0x4A4F57)
  public static let red = UIColor(named: "red", 0xE5484D)
  public static let green = UIColor(named: "green", 0x3FA266)
  public static let blue = UIColor(named: "blue", 0x2F6FE0)
  public static let cyan = UIColor(named: "cyan", 0x2BA8C4)
  public static let magenta = UIColor(named: "magenta", 0xC646A6)
  public static let yellow = UIColor(named: "yellow", 0xF2CE45)
  public static let orange = UIColor(named: "orange", 0xEE8B33)
  public static let purple = UIColor(named: "purple", 0x8A5FD3)
  public static let brown = UIColor(named: "brown", 0x8B6B4C)

  /// The tint of a view that nobody tinted.
  public static let touchscopeTint = UIColor(red: 0.11, green: 0.36, blue: 0.75, alpha: 1)

  /// The named colours, toned so that overlays read on them.
  public static let touchscopeNamed: [UIColor] = [
    clear, black, white, gray, lightGray, darkGray, red, green, blue, cyan, magenta, yellow,
    orange, purple, brown,
  ]
}
