import Foundation
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
  /// The value in a new object of UIKit, empty for none; nil where none can be made, or where objects do not tell it.
  package let standard: String?
  /// The class of UIKit that declares it: `UIView`; empty where it is of several that share none.
  package let declaredBy: String
  /// It stands for a method that an object may have or not, so that it can be without a value.
  package let canBeAbsent: Bool
}

/// The properties of one object of a scene, for inspectors.
public enum EditableProperties {
  /// The properties in the order of the catalog; empty if the scene has no such object.
  public static func of(_ id: String, in scene: LiveScene) -> [EditableProperty] {
    guard let object = scene.object(id) else { return [] }
    var seen: Set<String> = []
    let standards = scene.standards.values(of: object)
    return scene.engine.perform {
      AttributeCatalog.all
        .filter { $0.accepts(object) && seen.insert($0.name).inserted }
        .filter { !isReplaced($0.name, of: id, object, scene) }
        .map { property($0, id, object, scene, standard: standards[$0.name]) }
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
    _ attribute: SceneAttribute, _ id: String, _ object: AnyObject, _ scene: LiveScene,
    standard: String?
  ) -> EditableProperty {
    let path = "\(id).\(attribute.name)"
    let value = present(attribute, object)
    return EditableProperty(
      name: attribute.name, path: path,
      value: value ?? scene.loader.written[path]?.flow ?? "", kind: attribute.kind,
      choices: choices(attribute, id, scene), values: attribute.values,
      summary: attribute.summary, rows: RowList(attribute.name, id, object, scene),
      isSettable: !attribute.isReading, isGiven: scene.loader.given.contains(path),
      standard: attribute.isReading ? nil : standard, declaredBy: attribute.declaredBy,
      canBeAbsent: attribute.read == nil)
  }

  /// The value that an object has now.
  fileprivate static func present(_ attribute: SceneAttribute, _ object: AnyObject) -> String? {
    let value = attribute.read?(object)
    return isOutside(value, attribute.kind) ? nil : value?.text
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

/// What properties are in new objects of UIKit's classes, which are made in an engine of their own: a scene counts its objects.
final class StandardValues {
  private var known: [String: [String: String]] = [:]

  /// Of the class of UIKit that an object is of, or that its class was made from, by name: those that an object tells.
  /// Empty where no such object can be made alone.
  func values(of object: AnyObject) -> [String: String] {
    let name = Lineage(of: object).base
    if let values = known[name] { return values }
    let values = Self.values(ofNew: name)
    known[name] = values
    return values
  }

  private static func values(ofNew className: String) -> [String: String] {
    let engine = Engine(screen: .zero)
    defer { engine.tearDown() }
    return engine.perform {
      guard let object = SceneClasses.sample(className)?.object else { return [:] }
      var values: [String: String] = [:]
      for attribute in AttributeCatalog.all
      where attribute.read != nil && attribute.accepts(object) && values[attribute.name] == nil {
        values[attribute.name] = EditableProperties.present(attribute, object) ?? ""
      }
      return values
    }
  }
}

/// Whose an object is and whom it tells.
package struct ObjectConnection: Hashable, Sendable {
  /// As UIKit calls it: `view`, `target`, `action`, `delegate`.
  package let name: String
  /// An id, or a class where the scene gives none; a method of an action; empty for nothing.
  package let value: String
}

extension ObjectConnection {
  /// Those of an object of a scene, whether the scene's file or code gave them.
  package static func all(of id: String, in scene: LiveScene) -> [ObjectConnection] {
    guard let object = scene.object(id) else { return [] }
    return scene.engine.perform {
      switch object {
      case let recognizer as UIGestureRecognizer: all(of: recognizer)
      case let control as UIControl:
        told(control.touchscopeTold(for: .allEvents))
          + ((control as? UITextField).map { [.init("delegate", $0.delegate)] } ?? [])
      case let scroll as UIScrollView: [.init("delegate", scroll.delegate)]
      default: []
      }
    }
  }

  private static func all(of recognizer: UIGestureRecognizer) -> [ObjectConnection] {
    let isAnswered = recognizer.delegate == nil && recognizer.touchscopeHooks.answersForDelegate
    let delegate =
      isAnswered
      ? ObjectConnection(name: "delegate", value: "UIGestureRecognizerDelegate")
      : .init("delegate", recognizer.delegate)
    return [.init("view", recognizer.view)] + told(recognizer.touchscopeTold) + [delegate]
  }

  private static func told(_ told: ToldObject?) -> [ObjectConnection] {
    guard let told else { return [.init("target", nil)] }
    return [.init("target", told.object), .init(name: "action", value: told.action)]
  }

  private init(_ name: String, _ object: AnyObject?) {
    self.init(name: name, value: object.map(Self.name) ?? "")
  }

  /// Its id; the protocol of what stands in for an app's object; else its class.
  private static func name(of object: AnyObject) -> String {
    (object as? UIResponder)?.touchscopeName ?? (object as? UIGestureRecognizer)?.touchscopeName
      ?? (object as? any ProtocolStandIn)?.standsFor ?? "\(type(of: object))"
  }
}
