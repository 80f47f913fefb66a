/// Searches as people type: the letters in their order, not side by side.
package enum FuzzyMatch {
  /// How well a text matches, smaller is better; nil when it does not. An empty query matches all.
  ///
  /// Letters side by side come before scattered ones, and early ones before late ones.
  package static func rank(_ query: String, in text: String) -> Int? {
    let wanted = Array(query.lowercased().utf8.filter { $0 != 0x20 })
    guard !wanted.isEmpty else { return 0 }
    return rank(wanted, in: text)
  }

  /// The same for a query in small letters and without blanks.
  static func rank(_ wanted: [UInt8], in text: String) -> Int? {
    guard !wanted.isEmpty else { return 0 }
    var next = 0
    var first = 0
    var last = 0
    var position = 0
    var skipped = 0
    for byte in text.utf8 {
      let letter = byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte
      if letter == wanted[next] {
        if next == 0 { first = position } else { skipped += position - last - 1 }
        last = position
        next += 1
        if next == wanted.count { return min(first, 99) + min(skipped, 99) * 100 }
      }
      position += 1
    }
    // Letters beyond ASCII keep their case in the loop above.
    guard text.utf8.contains(where: { $0 > 0x7F }) else { return nil }
    let small = text.lowercased()
    return small == text ? nil : rank(wanted, in: small)
  }
}
