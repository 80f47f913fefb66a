import TouchLanguage

/// Reads what the articles ask for: `assets/mission.yaml`, and the questions of `assets/questions.yaml`.
public enum MissionFile {
  /// Requirements, cases, scenes and questions of a folder, in this order; throws all problems of a file at once.
  public static func read(folder: String) throws -> [MissionEntry] {
    let lists = ["requirements", "cases", "scenes"]
    return try MissionReader.read("\(folder)/mission.yaml") { reader, root in
      lists.flatMap { reader.entries($0, in: root) }
    }
      + MissionReader.read("\(folder)/questions.yaml") { reader, root in
        reader.questions(in: root)
      }
  }
}

/// Reads the entries of one file.
private final class MissionReader: SceneReader {
  let issues: SceneIssues

  private init(_ issues: SceneIssues) { self.issues = issues }

  static func read(
    _ path: String, _ entries: (MissionReader, SceneNode) -> [MissionEntry]
  ) throws -> [MissionEntry] {
    let text = try SourceText.read(path: path)
    let root = try YAMLReader.read(text, file: path)
    let reader = MissionReader(SceneIssues(file: path, text: text))
    let list = entries(reader, root)
    try reader.issues.throwIfAny()
    return list
  }

  func entries(_ key: String, in root: SceneNode) -> [MissionEntry] {
    items(key, of: root).compactMap { item in
      guard let id = text("id", of: item), let says = text("says", of: item),
        let at = value("at", of: item), let place = place(at)
      else { return nil }
      return MissionEntry(id: id, says: says, place: place)
    }
  }

  func questions(in root: SceneNode) -> [MissionEntry] {
    items("questions", of: root).compactMap { item in
      guard let id = text("id", of: item), let question = value("question", of: item),
        let says = text("en", of: question), let place = place(item)
      else { return nil }
      return MissionEntry(id: id, says: says, place: place)
    }
  }

  // MARK: Places

  private func place(_ node: SceneNode) -> MissionPlace? {
    guard let scene = text("scene", of: node), let run = text("run", of: node),
      let evidence = evidence(node)
    else { return nil }
    return MissionPlace(scene: scene, run: run, evidence: evidence)
  }

  private func evidence(_ node: SceneNode) -> MissionEvidence? {
    if node["line"] != nil { return text("line", of: node).map { .line($0) } }
    if node["printed"] != nil { return text("printed", of: node).map { .printed($0) } }
    if node["page"] != nil {
      guard let page = text("page", of: node), let text = text("text", of: node) else {
        return nil
      }
      return .page(page, text: text)
    }
    guard let moment = value("moment", of: node).flatMap({ number($0, in: 0...3600) }) else {
      return nil
    }
    guard node["table"] != nil else { return .moment(moment) }
    guard let table = text("table", of: node), let row = text("row", of: node) else { return nil }
    return .row(row, table: table, moment: moment)
  }

  // MARK: Keys

  private func items(_ key: String, of node: SceneNode) -> [SceneNode] {
    value(key, of: node).map { list($0) } ?? []
  }

  private func text(_ key: String, of node: SceneNode) -> String? {
    value(key, of: node).flatMap { text($0) }
  }

  private func value(_ key: String, of node: SceneNode) -> SceneNode? {
    if let value = node[key] { return value }
    issues.add(
      node, Text.runs.missing(field: key, among: node.entries?.compactMap(\.key.text) ?? []))
    return nil
  }
}
