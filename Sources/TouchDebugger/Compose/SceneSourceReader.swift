import TouchInspection
import TouchScenes

/// What a scene's text says of one object, read anew when the scene is another one.
final class SceneSourceReader {
  private var read: (text: String, objects: [SceneOutline.Object], lines: [String])?

  /// The lines about an object, none where the text does not have it, and the classes of all objects.
  func source(of id: String?, in scene: LiveScene) -> SceneSource {
    guard !scene.text.isEmpty else { return SceneSource() }
    if read?.text != scene.text {
      let draft = SceneDraft(text: scene.text, path: scene.path)
      read = (scene.text, (try? draft.outline())?.objects ?? [], draft.lines)
    }
    let file = scene.path.split(separator: "/").last.map(String.init) ?? ""
    var source = SceneSource(file: file)
    source.classes = Dictionary(
      (read?.objects ?? []).map { ($0.id, $0.className) }, uniquingKeysWith: { first, _ in first })
    guard let id else { return source }
    // Objects that `repeat` makes are written once.
    let first = String(id.reversed().drop(while: \.isNumber).reversed())
    guard let read,
      let object = read.objects.first(where: { $0.id == id })
        ?? read.objects.first(where: { $0.id == first && $0.given.contains("repeat") }),
      // The view of a controller that the file does not mention has no lines.
      object.lines.upperBound > 1
    else { return source }
    let inner = read.objects.filter { other in
      other.kind != .recognizer && other.id != object.id
        && other.lines.lowerBound > object.lines.lowerBound
        && other.lines.upperBound <= object.lines.upperBound
    }
    var own = SceneSource(
      file: file, className: object.className, text: read.lines, own: object.lines,
      inner: inner.map(\.lines))
    own.classes = source.classes
    return own
  }
}
