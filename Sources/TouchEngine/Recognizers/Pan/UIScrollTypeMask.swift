/// What else than fingers may scroll: wheels and trackpads; nothing of it is here.
public nonisolated struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: Int
  /// By UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A wheel with clicks.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// A trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
