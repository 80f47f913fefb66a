/// The text of a scene or recording, checked before anything parses it.
public enum SceneText {
  /// The text of a file; a file that cannot be read is a problem with advice.
  public static func read(path: String) throws -> String { try SourceText.read(path: path) }
}
