import Foundation
import TouchEngine

/// Prints into the trace, so that what an app's code prints stands where it happened.
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  Engine.current.printed(items.map { "\($0)" }.joined(separator: separator))
}

/// Prints into the trace, with the quotes and names that debugging shows.
public func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  Engine.current.printed(items.map { String(reflecting: $0) }.joined(separator: separator))
}

/// Prints into the trace, without the date and process that the real one writes before the text.
///
/// `%@` takes any value, because Swift's own strings are no Objective-C objects here.
public func NSLog(_ format: String, _ args: Any...) {
  Engine.current.printed(FormattedText.text(format, args))
}

/// The same for values that C takes: Foundation's own signature, which it stands for.
public func NSLog(_ format: String, _ args: any CVarArg...) {
  Engine.current.printed(FormattedText.text(format, args))
}

/// A C format with values of any type.
enum FormattedText {
  static func text(_ format: String, _ values: [Any]) -> String {
    var text = ""
    var rest = format[...]
    var values = values[...]
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      let options = rest.prefix { !$0.isLetter && $0 != "@" && $0 != "%" }
      rest = rest.dropFirst(options.count)
      let lengths = rest.prefix { "lhqzt".contains($0) }
      rest = rest.dropFirst(lengths.count)
      guard let kind = rest.popFirst() else { return text + "%" + options + lengths }
      if kind == "%" {
        text += "%"
      } else if let value = values.popFirst() {
        text += one(String(options), kind, value)
      } else {
        text += "%" + options + lengths + String(kind)
      }
    }
    return text + rest
  }

  private static func one(_ options: String, _ kind: Character, _ value: Any) -> String {
    switch kind {
    case "d", "i", "u", "x", "X", "o":
      guard let number = integer(value) else { return "\(value)" }
      return String(format: "%\(options)ll\(kind)", number)
    case "f", "e", "g", "F", "E", "G":
      guard let number = real(value) else { return "\(value)" }
      return String(format: "%\(options)\(kind)", number)
    default: return "\(value)"
    }
  }

  private static func integer(_ value: Any) -> Int64? {
    if let number = value as? any BinaryInteger { return Int64(truncatingIfNeeded: number) }
    return (value as? NSNumber)?.int64Value
  }

  private static func real(_ value: Any) -> Double? {
    if let number = value as? any BinaryFloatingPoint { return Double(number) }
    return (value as? NSNumber)?.doubleValue
  }
}
