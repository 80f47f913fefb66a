/// Edges of a rectangle, with UIKit's numbers.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// Its number or name.
  public let rawValue: UInt
  /// The set whose bits are these.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper edge.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The lower edge.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// The four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]

  /// Single edges with their names.
  public static let named: [(name: String, edge: UIRectEdge)] = [
    ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
  ]

  /// Names of the edges in it: `left or right`; empty for none.
  public var names: [String] { Self.named.filter { contains($0.edge) }.map(\.name) }
}
