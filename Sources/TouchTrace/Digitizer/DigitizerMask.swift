extension HandEvent {
  /// The changes of its fingers, without the range (C-49).
  public var eventMask: DigitizerMask {
    var mask: DigitizerMask = []
    for finger in fingers { mask.formUnion(finger.eventMask) }
    return mask.subtracting(.range)
  }

  /// The options of the event.
  public var flags: DigitizerFlags {
    isTouching ? [.hand, .touch] : .hand
  }
}

/// The event mask of a digitizer event: what has changed. The numbers are those of the system's headers.
///
/// Range and Touch are those of GOLD-000-06, the others are EC-60.
public struct DigitizerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The finger came into range or left it.
  public static let range = DigitizerMask(rawValue: 1 << 0)
  /// The finger touched or lifted.
  public static let touch = DigitizerMask(rawValue: 1 << 1)
  /// The finger moved.
  public static let position = DigitizerMask(rawValue: 1 << 2)
  /// The contact was cancelled.
  public static let cancel = DigitizerMask(rawValue: 1 << 7)

  /// `Range Touch`
  public var words: String {
    let names: [(DigitizerMask, String)] = [
      (.range, "Range"), (.touch, "Touch"), (.position, "Position"), (.cancel, "Cancel"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }
}

/// The options of a digitizer event. The meaning of two bits of a hand is unknown; they are as printed in GOLD-000-06.
public struct DigitizerFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The location is in the display's coordinates.
  public static let absolute = DigitizerFlags(rawValue: 0x1)
  /// The finger is in range.
  public static let range = DigitizerFlags(rawValue: 0x10000)
  /// The finger touches.
  public static let touch = DigitizerFlags(rawValue: 0x20000)
  /// The digitizer is built into the display.
  public static let displayIntegrated = DigitizerFlags(rawValue: 0x80000)

  static let finger: DigitizerFlags = [.displayIntegrated, .absolute]
  static let hand = DigitizerFlags(rawValue: 0x80000 | 0x10 | 0x4 | 0x1)
}

extension FingerChange {
  /// A finger is on the glass until its lift.
  public var isOnGlass: Bool { phase != .ended && phase != .cancelled }

  /// What changed.
  public var eventMask: DigitizerMask {
    switch phase {
    case .began, .ended: [.range, .touch]
    case .moved, .stationary: .position
    case .cancelled: [.range, .touch, .cancel]
    }
  }

  /// The options of the event.
  public var flags: DigitizerFlags {
    isOnGlass ? [.finger, .range, .touch] : .finger
  }

  /// Its place among the transducers of the hand, from 1.
  public var transducerIndex: Int { finger }
  /// The number by which the digitizer knows the contact: 2 for the first finger.
  public var identity: Int { finger + 1 }
}

/// A number as the system's events store it: 16 bits before the point and 16 after it.
public enum FixedPoint {
  /// Six decimals with no zeros at the end: `248.333328` for 248 1/3.
  public static func text(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 2_000_000 else { return "0" }
    let units = Int64((value * 65536).rounded(.towardZero))
    let magnitude = units.magnitude
    // Rounded to the nearest millionth of the value that is held.
    let millionths = ((magnitude & 0xFFFF) * 1_000_000 + 0x8000) >> 16
    let whole = (magnitude >> 16) + millionths / 1_000_000
    var digits = String(millionths % 1_000_000)
    while digits.count < 6 { digits = "0" + digits }
    while digits.hasSuffix("0") { digits.removeLast() }
    let sign = units < 0 ? "-" : ""
    return digits.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(digits)"
  }
}
