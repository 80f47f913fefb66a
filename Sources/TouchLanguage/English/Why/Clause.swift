/// An English clause that can stand alone or within a sentence.
struct Clause {
  /// Without a period; it begins with a small letter unless it begins with a name.
  let text: String
  /// A name, also of an API, keeps its first letter at the beginning of a sentence.
  private let startsWithName: Bool

  init(_ text: String) {
    self.text = text
    startsWithName = false
  }

  /// A clause that begins with a name.
  init(name: String, _ rest: String) {
    text = "\(name) \(rest)"
    startsWithName = true
  }

  /// The clause as a sentence.
  var sentence: String {
    (startsWithName ? text : text.prefix(1).uppercased() + text.dropFirst()) + "."
  }
}

/// English numbers and plurals.
enum Count {
  /// `one touch`, `no taps`
  static func of(_ value: Double, _ one: String, _ many: String) -> String {
    let number = Int(value)
    return "\(number == 0 ? "no" : Units.ordinal(number)) \(number == 1 ? one : many)"
  }

  /// `first`, `second`, `4th`
  static func ordinal(_ number: Int) -> String {
    switch number {
    case 1: "first"
    case 2: "second"
    case 3: "third"
    default: rank(number)
    }
  }

  /// `1st`, `22nd`, `113th`.
  static func rank(_ number: Int) -> String {
    switch (number % 100, number % 10) {
    case (11...13, _): "\(number)th"
    case (_, 1): "\(number)st"
    case (_, 2): "\(number)nd"
    case (_, 3): "\(number)rd"
    default: "\(number)th"
    }
  }
}
