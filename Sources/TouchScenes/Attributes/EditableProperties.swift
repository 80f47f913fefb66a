import TouchEngine
package import TouchTrace

/// One editable property of an object, with its current value.
public struct EditableProperty: Hashable, Sendable {
  public let name: String
  /// `pan.minimumNumberOfTouches`, as edits and inputs write it.
  public let path: String
  /// The value as a scene file would write it; empty if it was never given.
  public let value: String
  /// The kind of its value.
  public let kind: SceneAttribute.Kind
  /// The options: the words of a choice, or the ids that a list may hold.
  public let choices: [String]
  /// The allowed values, in words.
  public let values: String
  /// Its purpose, in a sentence.
  public let summary: String
  /// The rows of a table, or the items of a list like it; nil for what is no such list.
  package let rows: RowList?
  /// A file may give it.
  public let isSettable: Bool
  /// The scene's file, its variant or an edit gave it.
  public let isGiven: Bool
  /// It stands for a method that an object may have or not, so that it can be without a value.
  package let canBeAbsent: Bool
}

/// The properties of one object of a scene, for inspectors.
public enum EditableProperties {
  /// The properties in the order of the catalog; empty if the scene has no such object.
  public static func of(_ id: String, in scene: LiveScene) -> [EditableProperty] {
    guard let object = scene.object(id) else { return [] }
    var seen: Set<String> = []
    return scene.engine.perform {
      AttributeCatalog.all
        .filter { $0.accepts(object) && seen.insert($0.name).inserted }
        .filter { !isReplaced($0.name, of: id, object, scene) }
        .map { property($0, id, object, scene) }
    }
  }

  /// The current value of a property; nil if there is none of that name.
  public static func value(_ path: String, in scene: LiveScene) -> String? {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    let name = path[path.index(after: dot)...]
    return of(String(path[..<dot]), in: scene).first { $0.name == name }?.value
  }

  /// Rows and sections of a table stand for each other: a table that is given sections has no other rows, and one that is given
  /// none has rows.
  private static func isReplaced(
    _ name: String, of id: String, _ object: AnyObject, _ scene: LiveScene
  ) -> Bool {
    guard object is UITableView else { return false }
    let hasSections = scene.loader.written["\(id).sections"] != nil
    return name == (hasSections ? "rows" : "sections")
  }

  private static func property(
    _ attribute: SceneAttribute, _ id: String, _ object: AnyObject, _ scene: LiveScene
  ) -> EditableProperty {
    let path = "\(id).\(attribute.name)"
    let present = attribute.read?(object)
    let value = isOutside(present, attribute.kind) ? nil : present?.text
    return EditableProperty(
      name: attribute.name, path: path,
      value: value ?? scene.loader.written[path]?.flow ?? "", kind: attribute.kind,
      choices: choices(attribute, id, scene), values: attribute.values,
      summary: attribute.summary, rows: RowList(attribute.name, id, object, scene),
      isSettable: !attribute.isReading, isGiven: scene.loader.given.contains(path),
      canBeAbsent: attribute.read == nil)
  }

  /// An unset limit reads as a number outside the allowed range.
  private static func isOutside(_ value: SceneValue?, _ kind: SceneAttribute.Kind) -> Bool {
    guard case .number(let number) = value else { return false }
    switch kind {
    case .number(let from, let to, _), .seconds(let from, let to):
      return number < from || number > to
    case .flag, .numbers, .choice, .set, .ids, .id, .color, .texts, .text, .readOnly: return false
    }
  }

  private static func choices(
    _ attribute: SceneAttribute, _ id: String, _ scene: LiveScene
  ) -> [String] {
    switch attribute.kind {
    case .flag: ["true", "false"]
    case .choice(let words), .set(let words): words
    case .ids: scene.loader.loaded.recognizers.map(\.id).filter { !$0.isEmpty && $0 != id }
    case .id: scene.ids.filter { $0 != id && fits($0, attribute.name, of: id, scene) }
    case .number, .numbers, .color, .seconds, .texts, .text, .readOnly: []
    }
  }

  /// The objects that can be what an attribute names.
  private static func fits(
    _ other: String, _ attribute: String, of id: String, _ scene: LiveScene
  ) -> Bool {
    guard let object = scene.object(other) else { return false }
    switch attribute {
    case "viewForZooming":
      guard let view = object as? UIView, let scroll = scene.object(id) as? UIScrollView else {
        return false
      }
      return view.isDescendant(of: scroll)
    case "delegate": return object is any UIGestureRecognizerDelegate
    default: return object is UIResponder
    }
  }
}
