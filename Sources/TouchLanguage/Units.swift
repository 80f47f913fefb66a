package import TouchTrace

/// Numbers as people read them.
package enum Units {
  /// `7.2`; whole numbers keep no decimal unless asked. What has no tenths any more is written as lines write it.
  package static func decimal(_ value: Double) -> String {
    guard isUsual(value) else { return CanonicalLine.number(value) }
    let tenths = (value * 10).rounded()
    let whole = Int64(tenths) / 10
    let rest = Int64(tenths).magnitude % 10
    return (tenths < 0 && whole == 0 ? "\u{2212}" : "") + "\(whole)".replacingMinus + ".\(rest)"
  }

  package static func milliseconds(_ seconds: Double) -> String { "\(whole(seconds * 1000)) ms" }
  /// `63.1 ms`
  package static func fineMilliseconds(_ seconds: Double) -> String {
    "\(decimal(seconds * 1000)) ms"
  }

  /// Numbers of files may be larger than whole numbers reach.
  private static func isUsual(_ value: Double) -> Bool { value.isFinite && abs(value) < 1e15 }

  /// `350 ms`, `2 s`.
  package static func duration(_ seconds: Double) -> String {
    seconds < 1
      ? milliseconds(seconds) : "\(CanonicalLine.number((seconds * 100).rounded() / 100)) s"
  }

  /// `8.2 µs`, `12.4 ms`, `1.250 s`: finer than `duration`, for what was measured.
  package static func preciseDuration(_ seconds: Double) -> String {
    if seconds == 0 { return "0 ms" }
    if seconds < 0.001 { return "\(decimal(seconds * 1e6)) \u{00B5}s" }
    if seconds < 1 { return "\(decimal(seconds * 1000)) ms" }
    guard seconds < 1e9 else { return duration(seconds) }
    return decimals(UInt64((seconds * 1e9).rounded()), 1_000_000_000, 1_000_000) + " s"
  }

  /// `350 ms`, `12.4 s`, `17 min`, `\u{2212}1.2 s`: a time that goes on, short enough for a button; with a sign seconds begin
  /// earlier, as it takes room.
  package static func clock(_ seconds: Double) -> String {
    let size = abs(seconds)
    let text =
      switch size {
      case ..<(seconds < 0 ? 0.9995 : 9.9995): milliseconds(size)
      case ..<999.95: "\(decimal(size)) s"
      default: "\(Int(size / 60)) min"
      }
    return (seconds <= -0.0005 ? "\u{2212}" : "") + text
  }

  /// `31.460 s` since the scene was loaded.
  package static func session(_ time: Instant) -> String {
    decimals(time.nanoseconds, 1_000_000_000, 1_000_000) + " s"
  }

  /// `2000 ms`, and `31.460 s` from ten seconds on: since the scene was loaded, in the unit of the toolbar's time.
  package static func sessionLength(_ nanoseconds: Int64) -> String {
    let milliseconds = (nanoseconds + 500_000) / 1_000_000
    guard milliseconds >= 10_000 else { return "\(milliseconds) ms" }
    let rest = "\(milliseconds % 1000 + 1000)".dropFirst()
    return "\(milliseconds / 1000).\(rest) s"
  }

  /// `7.2`, and `10` without a decimal.
  package static func number(_ value: Double) -> String {
    let text = decimal(value)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// `0.5`; all digits where a Float of a view lies below 0.01 and would be rounded to it: `0.0099999998`.
  package static func alpha(_ value: Double) -> String {
    let text = CanonicalLine.number(value)
    guard value < 0.01, text == CanonicalLine.number(0.01) else { return text }
    let digits = "\(Int((value * 1e10).rounded()))"
    return "0." + String(repeating: "0", count: max(0, 10 - digits.count)) + digits
  }

  package static func points(_ value: Double) -> String { "\(decimal(value)) pt" }

  /// `57 pt`, `28.3 pt`
  package static func distance(_ value: Double) -> String { "\(number(value)) pt" }

  /// `7 pt`
  package static func wholePoints(_ value: Double) -> String { "\(whole(value)) pt" }

  /// `8.0°` of an angle in radians.
  package static func degrees(_ radians: Double) -> String {
    "\(decimal(radians * 180 / .pi))\u{00B0}"
  }

  /// `119 pt/s`
  package static func speed(_ value: Double) -> String { "\(whole(value)) pt/s" }

  /// A whole number, also of what does not fit into one.
  package static func whole(_ value: Double) -> String {
    isUsual(value) ? "\(Int(value.rounded()))" : CanonicalLine.number(value)
  }

  /// `250 µs`, `40 ms`, `2 s`, `1 min`; as many decimals as the step needs.
  package static func time(_ nanoseconds: Int64, step: Int64) -> String {
    let size = nanoseconds.magnitude
    // Nothing has no unit of its own: it is not finer than anything else.
    if size == 0 { return step >= 1_000_000_000 ? "0 s" : "0 ms" }
    let sign = nanoseconds < 0 ? "\u{2212}" : ""
    let second: UInt64 = 1_000_000_000
    if step >= 60 * Int64(second) || (step >= Int64(second) && size >= 60 * second) {
      let rest = size / second % 60
      return "\(sign)\(size / second / 60) min" + (rest == 0 ? "" : " \(rest) s")
    }
    if step >= Int64(second) || size >= 10 * second {
      return sign + decimals(size, second, step) + " s"
    }
    if step < 1_000_000, size < 10_000_000 {
      return sign + decimals(size, 1000, step) + " \u{00B5}s"
    }
    return sign + decimals(size, 1_000_000, step) + " ms"
  }

  private static func decimals(_ value: UInt64, _ unit: UInt64, _ step: Int64) -> String {
    var digits = 0
    var part = unit
    while part > 1, UInt64(step) % part != 0 {
      part /= 10
      digits += 1
    }
    let scaled = (value + part / 2) / part
    guard digits > 0 else { return "\(scaled)" }
    var rest = String(scaled % (unit / part))
    while rest.count < digits { rest = "0" + rest }
    return "\(scaled / (unit / part)).\(rest)"
  }

  package static func ordinal(_ count: Int) -> String {
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
  package var list: String {
    guard count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + self[count - 1]
  }
}
