import TouchTrace

enum CanonicalNumber {
  static func text(_ value: Double) -> String { CanonicalLine.number(value) }
}
