package import TouchTrace

/// What would go with an object, and what a new id would change.
extension SceneDraft {
  /// What the text says of one object, and of what it brings along, anywhere.
  package func mentions(of id: String) throws -> SceneMentions {
    let editor = try SourceEditor(ownBytes, file: path)
    let object = SceneOutline(editor.root, editor.source)[id]
    // The log has such words, too.
    guard object?.isUnnamed != true else { return SceneMentions(of: [id]) }
    return MentionCounter(editor, of: [id]).count(SceneReferences.copies(of: id, in: editor))
  }

  /// What would go with objects that are deleted, beside what is in them; `kept` are moved out of them before.
  package func mentions(deleting ids: [String], kept: Set<String> = []) throws -> SceneMentions {
    let editor = try SourceEditor(ownBytes, file: path)
    let outline = SceneOutline(editor.root, editor.source)
    let paths = ids.compactMap { outline[$0]?.path }
    let keptPaths = kept.compactMap { outline[$0]?.path }
    func goes(_ path: [SceneStep]) -> Bool {
      paths.contains { path.starts(with: $0) } && !keptPaths.contains { path.starts(with: $0) }
    }
    var gone = outline.objects.filter { !$0.isUnnamed && goes($0.path) }.map(\.id)
    for path in paths {
      guard let node = editor.root[path] else { continue }
      // A row of a table is an object as well, but only objects of the outline are kept.
      let written = SceneDraftChange.writtenIDs(in: node)
      gone += written.filter { id in
        !gone.contains(id) && outline[id].map { goes($0.path) } ?? kept.isEmpty
      }
    }
    return MentionCounter(editor, of: ids).count(gone, except: goes)
  }
}

extension SceneReferences {
  /// An object and those that `repeat` makes of it.
  static func copies(of id: String, in editor: SourceEditor) -> [String] {
    let node = SceneOutline(editor.root, editor.source)[id].flatMap { editor.root[$0.path] }
    return [id] + (node.map { SceneOutline.copies(of: $0, as: id) } ?? [])
  }
}

/// Counts places that mention objects: a property, a variant and a run count once each.
private struct MentionCounter {
  private let editor: SourceEditor
  private var mentions: SceneMentions

  init(_ editor: SourceEditor, of ids: [String]) {
    self.editor = editor
    mentions = SceneMentions(of: ids)
  }

  func count(
    _ ids: [String], except isPart: ([SceneStep]) -> Bool = { _ in false }
  ) -> SceneMentions {
    var mentions = mentions
    let words = SceneReferences.words(in: editor.root)
    let written = SceneOutline(editor.root, editor.source).writtenIDs
    let sites = ids.filter(words.contains)
      .flatMap { SceneReferences.find($0, in: editor.root, ids: written) }
      .filter { !isPart($0.path) }
    let places = Set(sites.map { Self.place($0.path) })
    for place in places {
      switch place.first {
      case .key("variants")?: mentions.variants += 1
      case .key("runs")?: mentions.runs += 1
      default:
        if place.contains(.key("gestureRecognizers")) {
          mentions.ofRecognizers += 1
        } else {
          mentions.ofOthers += 1
        }
      }
    }
    let text = SourceLines.split(String(decoding: editor.source.bytes, as: UTF8.self))
    let numbers = Set(sites.map { editor.source.line(of: $0.node.range.lowerBound) })
    mentions.lines = numbers.sorted().map { number in
      SceneMentions.Line(
        number: number + 1,
        text: text.indices.contains(number) ? String(text[number].drop { $0 == " " }) : "")
    }
    mentions.inAbout =
      Self.words(editor.root["about"]?.text ?? "").filter {
        self.mentions.ids.contains($0)
      }.count
    return mentions
  }

  /// The variant, the run, or the property of an object that a path leads into.
  private static func place(_ path: [SceneStep]) -> [SceneStep] {
    if path.first == .key("variants") || path.first == .key("runs") { return Array(path.prefix(2)) }
    let property = path.indices.first { index in
      guard case .key(let name) = path[index] else { return false }
      return SceneReferences.holdsIDs(name) || SceneReferences.programs.contains(name)
    }
    return property.map { Array(path[...$0]) } ?? path
  }

  /// Words as an id is one: a point or comma behind it is none of it.
  private static func words(_ text: String) -> [String] {
    text.split { $0.isWhitespace || ",;:()“”\"'`!?".contains($0) }.map { word in
      String(word.last == "." ? word.dropLast() : word)
    }
  }
}
