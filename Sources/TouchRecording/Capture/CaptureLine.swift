import Foundation

/// One line of a capture: an object of JSON with a kind. What a line lacks, or has of another type, counts as not there.
struct CaptureLine {
  private let values: [String: Any]

  init?(_ text: Substring) {
    let object = try? JSONSerialization.jsonObject(with: Data(text.utf8))
    guard let values = object as? [String: Any], values["is"] is String else { return nil }
    self.values = values
  }

  private init(_ values: [String: Any]) { self.values = values }

  /// No line at all.
  static let empty = CaptureLine([:])

  var kind: String { text("is") ?? "" }
  var keys: [String] { values.keys.sorted() }

  func text(_ key: String) -> String? { values[key] as? String }
  func texts(_ key: String) -> [String] {
    (values[key] as? [Any] ?? []).compactMap { $0 as? String }
  }
  /// A finite number.
  func number(_ key: String) -> Double? { Self.number(values[key]) }
  func int(_ key: String) -> Int? { Self.int(values[key]) }
  func flag(_ key: String) -> Bool { (values[key] as? NSNumber)?.boolValue ?? false }
  func numbers(_ key: String) -> [Double] { (values[key] as? [Any] ?? []).compactMap(Self.number) }
  func ints(_ key: String) -> [Int] { (values[key] as? [Any] ?? []).compactMap(Self.int) }
  /// As many numbers as asked for; nil if there are others.
  func numbers(_ key: String, _ count: Int) -> [Double]? {
    let all = numbers(key)
    return all.count == count ? all : nil
  }
  func lines(_ key: String) -> [CaptureLine] {
    (values[key] as? [Any] ?? []).compactMap { ($0 as? [String: Any]).map { CaptureLine($0) } }
  }
  func lists(_ key: String) -> [[Any]] { (values[key] as? [Any] ?? []).compactMap { $0 as? [Any] } }
  /// A value as JSON prints it, for what is only told.
  func printed(_ key: String) -> String? {
    guard let value = values[key] else { return nil }
    let data = try? JSONSerialization.data(withJSONObject: [value], options: .sortedKeys)
    return data.map { String(String(decoding: $0, as: UTF8.self).dropFirst().dropLast()) }
  }

  static func number(_ value: Any?) -> Double? {
    (value as? NSNumber).map(\.doubleValue).flatMap { $0.isFinite ? $0 : nil }
  }
  static func int(_ value: Any?) -> Int? { number(value).flatMap { Int(exactly: $0) } }
}
