import TouchTrace

/// What of an object is printed with an address of its own.
enum PrintedPart: Hashable, Sendable { case itself, layer, gestureRecognizers }

/// Addresses for objects that code prints, given out one after the other, so that equal runs print equal ones.
struct PrintedAddresses {
  private struct Key: Hashable {
    var handle: Handle
    var part: PrintedPart
  }

  private var numbers: [Key: Int] = [:]

  /// The first one is that of the first object that an article prints.
  private static let first = 0x7f93_cbf5_9500
  private static let step = 0x100

  mutating func text(of handle: Handle, _ part: PrintedPart) -> String {
    let key = Key(handle: handle, part: part)
    let number = numbers[key] ?? numbers.count
    numbers[key] = number
    return "0x" + String(Self.first + number * Self.step, radix: 16)
  }
}
