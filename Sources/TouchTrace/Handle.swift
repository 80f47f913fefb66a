/// The number of one object of a scene: a view, window, controller, application, recognizer or finger.
///
/// Handles are assigned in the order of creation, so they are the same in every run of a scene. Their names are in the
/// trace's `names`.
public struct Handle: Hashable, Comparable, Sendable, BitwiseCopyable {
  public let rawValue: UInt32
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Orders handles by creation.
  public static func < (a: Handle, b: Handle) -> Bool { a.rawValue < b.rawValue }
  /// No object.
  @inlinable public static var none: Handle { Handle(rawValue: .max) }
  /// The handle as an index.
  @inlinable public var index: Int { Int(rawValue) }
}
