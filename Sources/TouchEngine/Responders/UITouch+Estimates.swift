public import Foundation

/// Which properties of a touch are estimates: none ever, as what a scene gives is exact (TD-33).
extension UITouch {
  /// Properties that a pencil tells late.
  public nonisolated struct Properties: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: Int
    /// By UIKit's bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// How hard it presses.
    public static let force = Properties(rawValue: 1 << 0)
    /// Where it points.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// How upright it is held.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// Where it is.
    public static let location = Properties(rawValue: 1 << 3)
    /// How far it is turned around itself.
    public static let roll = Properties(rawValue: 1 << 4)
  }

  /// Always empty.
  public var estimatedProperties: Properties { [] }
  /// Always empty: `touchesEstimatedPropertiesUpdated(_:)` is never called.
  public var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// Always nil: no update will come.
  public var estimationUpdateIndex: NSNumber? { nil }
}
