import Foundation

/// Takes numbers from bytes, one byte each; zeros after their end.
struct ByteReader {
  private var bytes: Data.SubSequence

  init(_ bytes: Data) { self.bytes = bytes[...] }

  var isEmpty: Bool { bytes.isEmpty }

  mutating func next() -> UInt8 { bytes.popFirst() ?? 0 }

  /// A number from 0 to below `end`.
  mutating func next(below end: Int) -> Int { Int(next()) % end }

  /// One of some values.
  mutating func choice<Value>(_ values: [Value]) -> Value { values[next(below: values.count)] }

  /// One of 256 numbers from `low` to `high`.
  mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * Double(next()) / 255
  }
}
