package import TouchCanvas

/// The colours that scene files call by a name, and those that are written as `#rrggbb`.
package enum NamedColor: String, CaseIterable, Sendable {
  case clear, black, white, gray, lightGray, darkGray, red, green, blue, cyan, magenta, yellow
  case orange, purple, brown

  package var color: Color {
    switch self {
    case .clear: Color(0, alpha: 0)
    case .black: Color(0x101214)
    case .white: Color(0xFFFFFF)
    case .gray: Color(0x8E939A)
    case .lightGray: Color(0xD3D7DD)
    case .darkGray: Color(0x4A4F57)
    case .red: Color(0xE5484D)
    case .green: Color(0x3FA266)
    case .blue: Color(0x2F6FE0)
    case .cyan: Color(0x2BA8C4)
    case .magenta: Color(0xC646A6)
    case .yellow: Color(0xF2CE45)
    case .orange: Color(0xEE8B33)
    case .purple: Color(0x8A5FD3)
    case .brown: Color(0x8B6B4C)
    }
  }

  /// Those that look well beside each other: what is added to a scene has one of them.
  package static let palette = [
    "#2f80ed", "#27ae60", "#f2994a", "#9b51e0", "#eb5757", "#56ccf2", "#f2c94c", "#219653",
  ]

  /// A colour as a person types it, as a scene file has it: a name, `#rrggbb` or `#rrggbbaa`, where the sign may be
  /// missing; nil for what is none.
  package static func written(_ text: String) -> String? {
    if let named = NamedColor(rawValue: text) { return named.rawValue }
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard [6, 8].contains(digits.count), digits.allSatisfy(\.isHexDigit) else { return nil }
    return "#" + digits.lowercased()
  }

  /// What a colour of a scene file looks like; nil for what is none.
  package static func color(of text: String) -> Color? {
    if let named = NamedColor(rawValue: text) { return named.color }
    guard let written = written(text), let value = UInt32(written.dropFirst(), radix: 16) else {
      return nil
    }
    return written.count == 7 ? Color(value) : Color(value >> 8, alpha: Double(value & 0xFF) / 255)
  }
}
