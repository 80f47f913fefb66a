/// The pose of a pencil, and the buttons and keys that are down while a contact is reported.
public struct ToolState: Hashable, Sendable {
  /// Radians from the screen's plane: 0 is flat, a quarter turn is upright, as for a finger.
  public var altitude: Double
  /// Radians clockwise from the screen's x axis.
  public var azimuth: Double
  /// A pointer's pressed buttons: 1 the primary one, 2 the secondary one, and so on in bits (PRS-06).
  public var buttons: Int
  /// Modifier keys that are held, as bits of UIKeyModifierFlags (PRS-05).
  public var modifiers: Int

  /// Arguments that are not given have their usual values.
  public init(
    altitude: Double = .pi / 2, azimuth: Double = 0, buttons: Int = 0, modifiers: Int = 0
  ) {
    self.altitude = altitude
    self.azimuth = azimuth
    self.buttons = buttons
    self.modifiers = modifiers
  }

  /// An upright finger and no keys.
  public static let usual = ToolState()

  /// The words of a recording that differ from the usual state, each followed by its number.
  public var words: [(name: String, value: String)] {
    var words: [(String, String)] = []
    if altitude != Self.usual.altitude { words.append(("altitude", "\(altitude)")) }
    if azimuth != 0 { words.append(("azimuth", "\(azimuth)")) }
    if buttons != 0 { words.append(("buttons", "\(buttons)")) }
    if modifiers != 0 { words.append(("modifiers", "\(modifiers)")) }
    return words
  }

  /// The words of a recording that `read` takes.
  public static let names = ["altitude", "azimuth", "buttons", "modifiers"]

  /// Reads a word of a recording; false if it is not one of these, or its value is not a number that it can have.
  public mutating func read(_ name: String, _ value: String) -> Bool {
    switch name {
    case "altitude": return Self.set(&altitude, Double(value).flatMap { $0.isFinite ? $0 : nil })
    case "azimuth": return Self.set(&azimuth, Double(value).flatMap { $0.isFinite ? $0 : nil })
    case "buttons": return Self.set(&buttons, Int(value))
    case "modifiers": return Self.set(&modifiers, Int(value))
    default: return false
    }
  }

  private static func set<Value>(_ old: inout Value, _ new: Value?) -> Bool {
    guard let new else { return false }
    old = new
    return true
  }
}
