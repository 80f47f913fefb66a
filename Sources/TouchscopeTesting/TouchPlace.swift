/// A point for a finger: a view's centre by its name, a point of the screen, or a point of a view.
public struct TouchPlace: ExpressibleByStringLiteral, Sendable {
  /// As scene files write it.
  let text: String

  private init(text: String) { self.text = text }

  /// The centre of the view with this name.
  public nonisolated init(stringLiteral name: String) { text = "\"\(name)\"" }

  /// The centre of the view with this name.
  public static func view(_ name: String) -> TouchPlace { TouchPlace(text: "\"\(name)\"") }

  /// A point of the screen.
  public static func screen(_ x: Double, _ y: Double) -> TouchPlace {
    TouchPlace(text: "[\(x), \(y)]")
  }

  /// A point of a view, in its own coordinates.
  public static func inside(_ name: String, _ x: Double, _ y: Double) -> TouchPlace {
    TouchPlace(text: "{in: \"\(name)\", at: [\(x), \(y)]}")
  }
}
