import TouchInspection
import TouchReading
import TouchScenes
import TouchTrace

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

extension LiveScene {
  /// The id that the scene has for an object. The name of one without an id tells nothing of its place in the text: the
  /// object itself is looked for there. Nil where the scene does not have it now, or did not get it from its text. `input` is
  /// made for such objects alone.
  func id(of object: Target?, _ input: @autoclosure () -> PictureInput) -> String? {
    guard let object, let name = object.name, !ObjectLabel(name).isNamed else {
      return object?.name
    }
    let input = input()
    return input.handle(of: input.renamed(object)).flatMap { unnamedIDs[$0] }
  }
}

extension PictureInput {
  /// The object that a person calls so: of several without a name that lines print alike the first; a number is that of a finger.
  func target(named name: String) -> Target? {
    var targets: [Target] = [.recognizer(name), .view(name), .responder(name)]
    if let number = Int(name) { targets.append(.finger(number)) }
    return targets.first { handle(of: $0) != nil }
      ?? snapshot.recognizers.first { $0.printedName == name }.map { .recognizer($0.name) }
      ?? snapshot.views.first { $0.printedName == name }.map { .view($0.name) }
  }
}
