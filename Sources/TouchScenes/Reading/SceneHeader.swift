/// The header of a scene file for lists of scenes: the file is read, but nothing is built.
public struct SceneHeader: Sendable {
  /// The scene's title; empty for none.
  public var title = ""
  /// The group that it belongs to.
  public var topic = ""
  /// What to try and what to see, in Markdown.
  public var about = ""
  /// What of the articles it is; empty for none.
  public var mission = ""
  /// The articles' cases that its runs reproduce, by the names of the runs.
  public var goldens: [String: String] = [:]
  /// How many runs it has.
  public var runCount = 0

  /// Throws if the file is not a mapping.
  public static func read(path: String) throws -> SceneHeader {
    try read(text: SceneText.read(path: path), path: path)
  }

  /// Opens a recording whose text was read already.
  public static func read(text: String, path: String) throws -> SceneHeader {
    let root = try YAMLReader.read(text, file: path)
    var header = SceneHeader()
    header.title = root["title"]?.text ?? ""
    header.topic = root["topic"]?.text ?? ""
    header.about = root["about"]?.text ?? ""
    header.mission = root["mission"]?.text ?? ""
    for run in root["runs"]?.items ?? [] {
      if let name = run["name"]?.text { header.goldens[name] = run["golden"]?.text }
    }
    header.runCount = root["runs"]?.items?.count ?? 0
    return header
  }
}
