package import TouchFiles

/// The text of a scene or recording, checked before anything parses it.
public enum SceneText {
  /// The text of a file; throws a diagnostic with a hint if it cannot be read.
  public static func read(path: String) throws -> String { try SourceText.read(path: path) }

  /// The same, from a file system that tests may fail.
  package static func read(path: String, from files: FileSystem) throws -> String {
    try SourceText.read(path: path, from: files)
  }

  /// The same with a byte order mark, if it has one: what is written back has it again.
  package static func readWhole(path: String, from files: FileSystem) throws -> String {
    try SourceText.read(path: path, from: files, keepsMark: true)
  }
}
