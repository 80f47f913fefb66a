/// The number of one object of a scene: a view, window, controller, application, recognizer or finger.
///
/// Handles are given in the order of creation, so they are the same in every run of a scene. Their names are in the
/// trace's `names`.
public struct Handle: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// Its number or name.
  public let rawValue: UInt32
  /// By its number or name.
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static func < (a: Handle, b: Handle) -> Bool { a.rawValue < b.rawValue }
  /// Stands for "no object".
  @inlinable public static var none: Handle { Handle(rawValue: .max) }
  /// As an index of lists.
  @inlinable public var index: Int { Int(rawValue) }
}
