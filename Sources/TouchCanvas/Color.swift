/// A colour of eight bits a component, not premultiplied.
public struct Color: Hashable, Sendable {
  /// From 0 to 255.
  public var red: UInt8
  /// From 0 to 255.
  public var green: UInt8
  /// From 0 to 255.
  public var blue: UInt8
  /// From 0, transparent, to 255.
  public var alpha: UInt8

  /// A colour with components from 0 to 255.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// `Color(0x2F7AA8)`.
  public init(_ hex: UInt32, alpha: Double = 1) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex), alpha: UInt8((min(max(alpha, 0), 1) * 255).rounded()))
  }

  /// The same colour with its alpha multiplied.
  public func opacity(_ factor: Double) -> Color {
    var color = self
    color.alpha = UInt8((Double(alpha) * min(max(factor, 0), 1)).rounded())
    return color
  }

  /// `#2f7aa8`, with two more digits if it is not opaque.
  public var hex: String {
    func digits(_ value: UInt8) -> String {
      let text = String(value, radix: 16)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + digits(red) + digits(green) + digits(blue) + (alpha == 255 ? "" : digits(alpha))
  }

  /// Opaque black.
  public static let black = Color(0x000000)
  /// Opaque white.
  public static let white = Color(0xFFFFFF)
  /// Transparent.
  public static let clear = Color(0x000000, alpha: 0)
}
