import TouchScenes

/// One property of a scene's object that is given another value: `pan.minimumNumberOfTouches`, `2`.
public nonisolated struct Edit: Hashable, Sendable {
  /// `id.property`
  public var path: String
  /// As a scene file would write it.
  public var value: String

  /// With all its parts.
  public init(path: String, value: String) {
    self.path = path
    self.value = value
  }

  /// Gives a property a text, whatever characters it has.
  @MainActor
  public init(path: String, text: String) { self.init(path: path, value: OneLine.text(text)) }

  /// The object's id.
  public var id: String { String(path.prefix(upTo: dot)) }
  /// The property's name.
  public var property: String { String(path[dot...].dropFirst()) }

  private var dot: String.Index { path.lastIndex(of: ".") ?? path.endIndex }
}
