import Foundation

/// What UIKit's numbers and texts mean in scenes.
enum CaptureWords {
  /// The questions about pairs of recognizers, in the order of scenes.
  static let pairs = [
    "simultaneousWith", "requireFailureOf", "beRequiredToFailBy", "canPrevent", "canBePreventedBy",
  ]
  static let accessories = [1: "disclosureIndicator", 3: "checkmark", 4: "detailButton"]
  static let types = [0: "direct", 1: "indirect", 2: "pencil", 3: "indirectPointer"]
  /// Names with their bits.
  static let edges = [("top", 1), ("left", 2), ("bottom", 4), ("right", 8)]
  static let directions = [("right", 1), ("left", 2), ("up", 4), ("down", 8)]
  static let resizing = [
    ("flexibleLeftMargin", 1), ("flexibleWidth", 2), ("flexibleRightMargin", 4),
    ("flexibleTopMargin", 8),
    ("flexibleHeight", 16), ("flexibleBottomMargin", 32),
  ]

  static func names(_ all: [(String, Int)], _ bits: Int?) -> [String] {
    all.filter { (bits ?? 0) & $0.1 != 0 }.map(\.0)
  }

  /// Red, green and blue as scenes write them.
  static func color(_ parts: [Double]) -> String {
    let digits = parts[..<3].map {
      String(format: "%02x", Int((min(max($0, 0), 1) * 255).rounded()))
    }
    return "\"#\(digits.joined())\""
  }

  /// The addresses in `must-fail = {...}` of a recognizer's description, in hexadecimal digits: there is no getter. A form
  /// that is not known gives none.
  static func required(in description: String) -> [String] {
    guard let start = description.range(of: "must-fail = {"),
      let end = description[start.upperBound...].firstIndex(of: "}")
    else { return [] }
    let words = description[start.upperBound..<end]
      .split(separator: "<", omittingEmptySubsequences: false).dropFirst()
    return words.compactMap { word in
      word.range(of: ": 0x").map { String(word[$0.upperBound...].prefix(while: \.isHexDigit)) }
    }.filter { !$0.isEmpty }
  }

  /// A description in one line, with ids in place of addresses.
  static func plain(_ description: String, _ ids: [String: String]) -> String {
    let parts = description.split(whereSeparator: \.isNewline).joined(separator: " ")
      .components(separatedBy: "0x")
    return parts.dropFirst().reduce(parts[0]) { text, part in
      let digits = part.prefix(while: \.isHexDigit)
      return text + (ids[String(digits)] ?? "0x") + part.dropFirst(digits.count)
    }
  }
}
