/// The text of a scene or recording, checked before anything parses it.
public enum SceneText {
  public static func read(path: String) throws -> String { try SourceText.read(path: path) }
}
