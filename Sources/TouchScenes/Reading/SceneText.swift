/// The text of a scene or recording, checked before anything parses it.
public enum SceneText {
  /// The text of a file; throws a diagnostic with a hint if it cannot be read.
  public static func read(path: String) throws -> String { try SourceText.read(path: path) }
}
