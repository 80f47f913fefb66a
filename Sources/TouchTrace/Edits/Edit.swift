/// A new value for one property of an object: `pan.minimumNumberOfTouches`, `2`.
package struct Edit: Hashable, Sendable {
  /// `id.property`
  package var path: String
  /// The value as a scene file would write it.
  package var value: String

  package init(path: String, value: String) {
    self.path = path
    self.value = value
  }

  /// The object's id.
  package var id: String { String(path.prefix(upTo: dot)) }
  /// The property's name.
  package var property: String { String(path[dot...].dropFirst()) }

  private var dot: String.Index { path.lastIndex(of: ".") ?? path.endIndex }
}
