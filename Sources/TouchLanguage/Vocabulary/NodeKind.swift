/// What a file has at a place.
package enum NodeKind: Hashable, Sendable {
  case text(String)
  /// How many items it has.
  case list(Int)
  case mapping
}
