/// One property of a scene's object that is given another value: `pan.minimumNumberOfTouches`, `2`.
package struct Edit: Hashable, Sendable {
  /// `id.property`
  package var path: String
  /// As a scene file would write it.
  package var value: String

  /// With all its parts.
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
