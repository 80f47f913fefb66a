/// What a scene file says, parsed once: any number of scenes are built from it.
public struct SceneDocument {
  /// Its file.
  public let path: String
  public let text: String
  package let root: SceneNode

  /// Parses a text; throws what is wrong with it as YAML.
  public init(text: String, path: String) throws {
    self.init(path: path, text: text, root: try YAMLReader.read(text, file: path))
  }

  /// Reads and parses a file.
  public static func read(path: String) throws -> SceneDocument {
    try SceneDocument(text: SceneText.read(path: path), path: path)
  }

  private init(path: String, text: String, root: SceneNode) {
    self.path = path
    self.text = text
    self.root = root
  }

  /// Of a scene that a program builds.
  static let program = SceneDocument(
    path: "program", text: "", root: SceneNode(content: .mapping([]), line: 1, column: 1))
}
