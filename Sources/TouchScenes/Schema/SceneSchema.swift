import Foundation
import TouchEngine
import TouchTrace

/// The JSON schema of scene files, made of the tables that read them; editors complete and check with it.
public enum SceneSchema {
  /// Draft 7, the last one that the usual language server for YAML reads.
  private static let draft = "http://json-schema.org/draft-07/schema#"

  /// Of scene files, with all classes that are registered.
  public static func scene() -> String {
    let engine = Engine(screen: .zero)
    defer { engine.tearDown() }
    let definitions = engine.perform { classes() } + structure + attributes + RunSchema.definitions
    let schema: JSON = .table(
      [
        ("$schema", .text(draft)), ("$id", "touchscope-scene-1"), ("title", "Touchscope scene"),
      ] + entries(root) + [("definitions", .table(definitions.map { ($0.0, $0.1) }))])
    return schema.text() + "\n"
  }

  /// Of the header lines of a recording, as an object: the first word of a line is the key.
  public static func recording() -> String {
    let schema: JSON = .table(
      [
        ("$schema", .text(draft)), ("$id", "touchscope-recording-1"),
        ("title", "Header of a Touchscope recording"),
      ]
        + entries(
          Shape.table(
            [
              ("recording", ["const": "1"]), ("scene", ["type": "string", "minLength": 1]),
              ("digest", ["type": "string", "pattern": "^[0-9a-f]{16}$"]),
              ("variant", ["type": "string", "minLength": 1]),
            ], required: ["recording", "scene"])))
    return schema.text() + "\n"
  }

  private static func entries(_ table: JSON) -> [(key: String, value: JSON)] {
    if case .table(let entries) = table { entries } else { [] }
  }

  // MARK: The file

  private static var root: JSON {
    let constants = EngineConstants.keys.map { ($0.name, Shape.number(0, 1e6)) }
    return Shape.table(
      [
        ("touchscope", ["enum": [1, "1"]]), ("title", Shape.text), ("topic", Shape.text),
        ("about", Shape.text), ("mission", Shape.text),
        ("profile", Shape.word(SystemProfile.allCases.map(\.rawValue))),
        (
          "screen",
          ["type": "array", "items": Shape.number(1, 10_000), "minItems": 2, "maxItems": 2]
        ),
        ("constants", Shape.table(constants)),
        ("overrides", Shape.map(Shape.words(OverriddenMethod.allCases.map(\.rawValue)))),
        ("traces", Shape.words(["releases"])),
        ("seed", ["type": "integer", "minimum": 0]), ("captured", Shape.map(Shape.text)),
        ("application", Shape.ref("application")),
        ("controllers", Shape.list(Shape.ref("controller"))), ("window", Shape.ref("window")),
        ("windows", Shape.list(Shape.ref("window"))),
        (
          "variants",
          Shape.list(
            Shape.table(
              [("name", Shape.text), ("set", Shape.settings)], required: ["name"]))
        ),
        ("runs", Shape.list(Shape.ref("run"))),
      ], required: ["touchscope"])
  }

  private static var structure: [(String, JSON)] {
    let cell = attributes { UITableViewCell(style: .default, reuseIdentifier: nil) }
    return [
      (
        "rows",
        Shape.anyOf([
          Shape.number(0, 2000, isWhole: true),
          Shape.list(Shape.anyOf([Shape.text, Shape.ref("row")])),
        ])
      ),
      ("row", Shape.table([("id", Shape.id)] + inside + cell)),
      (
        "item",
        Shape.table(
          [("subviews", Shape.list(Shape.ref("view")))]
            + attributes { UICollectionViewCell(frame: .zero) })
      ),
      (
        "delegate",
        Shape.table(
          [("id", Shape.id), ("class", Shape.text), ("isResponder", Shape.flag)]
            + attributes { UIResponder() })
      ),
    ]
  }

  /// What views have in them.
  private static let inside: [(String, JSON)] = [
    ("subviews", Shape.list(Shape.ref("view"))),
    ("gestureRecognizers", Shape.list(Shape.ref("recognizer"))),
  ]

  private static func keys(_ kind: SceneClasses.Kind) -> [(String, JSON)] {
    let both: [(String, JSON)] = [("id", Shape.id), ("class", Shape.text)]
    switch kind {
    case .view:
      let grid = Shape.table(
        [
          ("rows", Shape.number(1, 100, isWhole: true)),
          ("columns", Shape.number(1, 100, isWhole: true)),
        ], required: ["rows", "columns"])
      return both + inside + [("repeat", grid), ("controller", Shape.ref("controller"))]
    case .controller:
      return both + [
        ("view", Shape.ref("view")), ("controllers", Shape.list(Shape.ref("controller"))),
        ("subviews", Shape.list(Shape.ref("view"))),
      ]
    case .window:
      return both + inside + [
        ("rootViewController", Shape.ref("controller")), ("process", Shape.word(["SpringBoard"])),
      ]
    case .application:
      return both + [("executable", Shape.text), ("delegate", Shape.ref("delegate"))]
    case .recognizer, .delegate: return both
    }
  }

  // MARK: Classes

  private static func attributes(_ make: () -> AnyObject) -> [(String, JSON)] {
    let engine = Engine(screen: .zero)
    defer { engine.tearDown() }
    return attributes(of: engine.perform(make))
  }

  /// The attributes that an object takes; of two with one name, the first, as the loader does.
  private static func attributes(of object: AnyObject) -> [(String, JSON)] {
    var seen: Set<String> = []
    return AttributeCatalog.all.compactMap { attribute in
      guard attribute.accepts(object), seen.insert(attribute.name).inserted else { return nil }
      return AttributeShape.of(attribute).map { _ in (attribute.name, Shape.ref(key(attribute))) }
    }
  }

  /// Attributes of one name may mean something else on other objects.
  private static func key(_ attribute: SceneAttribute) -> String {
    let words = attribute.subject.split { !$0.isLetter }
    return "\(attribute.name)-\(words.joined(separator: "-"))"
  }

  /// Each attribute once; classes refer to them.
  private static var attributes: [(String, JSON)] {
    AttributeCatalog.all.compactMap { attribute in
      AttributeShape.described(attribute).map { (key(attribute), $0) }
    }
  }

  /// A definition for each set of attributes, under the first of the classes that have it, and one for each kind that
  /// chooses by the class. A class that is registered elsewhere may have any key.
  private static func classes() -> [(String, JSON)] {
    SceneClasses.Kind.allCases.filter { $0 != .delegate }.flatMap { kind -> [(String, JSON)] in
      var groups: [(name: String, classes: [String], attributes: [(String, JSON)])] = []
      let names = SceneClasses.names(kind)
      for name in names.filter({ $0.hasPrefix("UI") }) + names.filter({ !$0.hasPrefix("UI") }) {
        guard let (_, object) = SceneClasses.sample(name) else { continue }
        let found = attributes(of: object)
        if let index = groups.firstIndex(where: { $0.attributes.map(\.0) == found.map(\.0) }) {
          groups[index].classes.append(name)
        } else {
          groups.append((name, [name], found))
        }
      }
      let choices: [JSON] = groups.map { group in
        ["if": test(group.classes, kind), "then": Shape.ref(group.name)]
      }
      return groups.map { ($0.name, Shape.table(keys(kind) + $0.attributes)) } + [
        (kind.rawValue, JSON.table([("type", "object"), ("allOf", .list(choices))]))
      ]
    }
  }

  /// Whether the class is one of these; without a class it is the kind's own.
  private static func test(_ classes: [String], _ kind: SceneClasses.Kind) -> JSON {
    let standard = [
      SceneClasses.Kind.view: "UIView", .controller: "UIViewController", .window: "UIWindow",
      .application: "UIApplication",
    ]
    var test: [(key: String, value: JSON)] = [
      ("properties", ["class": ["enum": .texts(classes)]])
    ]
    if standard[kind].map(classes.contains) != true { test.append(("required", ["class"])) }
    return .table(test)
  }
}
