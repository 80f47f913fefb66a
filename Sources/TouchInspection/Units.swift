import TouchTrace

/// Numbers as people read them.
enum Units {
  /// `7.2`; whole numbers keep no decimal unless asked.
  static func decimal(_ value: Double) -> String {
    let tenths = (value * 10).rounded()
    let whole = Int64(tenths) / 10
    let rest = Int64(tenths).magnitude % 10
    return (tenths < 0 && whole == 0 ? "\u{2212}" : "") + "\(whole)".replacingMinus + ".\(rest)"
  }

  static func milliseconds(_ seconds: Double) -> String { "\(Int((seconds * 1000).rounded())) ms" }

  /// `350 ms`, `2 s`.
  static func duration(_ seconds: Double) -> String {
    seconds < 1
      ? milliseconds(seconds) : "\(CanonicalLine.number((seconds * 100).rounded() / 100)) s"
  }

  static func points(_ value: Double) -> String { "\(decimal(value)) pt" }

  /// `8.0°` of an angle in radians.
  static func degrees(_ radians: Double) -> String { "\(decimal(radians * 180 / .pi))\u{00B0}" }

  /// `119 pt/s`
  static func speed(_ value: Double) -> String { "\(RecognizerCardText.whole(value)) pt/s" }

  static func ordinal(_ count: Int) -> String {
    switch count {
    case 1: "one"
    case 2: "two"
    case 3: "three"
    default: "\(count)"
    }
  }
}

extension String {
  fileprivate var replacingMinus: String {
    hasPrefix("-") ? "\u{2212}" + dropFirst() : self
  }
}

extension [String] {
  /// `a, b and c`
  var list: String {
    guard count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + self[count - 1]
  }
}
