import TouchEngine

/// What a value of a scene file looks like, as JSON Schema says it.
enum Shape {
  static func ref(_ name: String) -> JSON { ["$ref": .text("#/definitions/\(name)")] }

  static let flag: JSON = ["enum": [true, false, "yes", "no", "YES", "NO"]]
  /// Scalars are texts for the loader.
  static let text: JSON = ["type": ["string", "number", "boolean", "null"]]
  /// One word; whether there is such an object is the loader's business.
  static let id: JSON = ["type": ["string", "number"], "pattern": "^\\S+$"]
  static let ids = anyOf([id, list(id)])
  static let number: JSON = ["type": "number"]
  static let seconds: JSON = ["type": "number", "minimum": 0, "maximum": 3600]
  static let texts = anyOf([text, list(text)])

  static func number(_ from: Double, _ to: Double, isWhole: Bool = false) -> JSON {
    [
      "type": isWhole ? "integer" : "number", "minimum": .number(from), "maximum": .number(to),
    ]
  }

  static func numbers(_ count: Int) -> JSON {
    [
      "type": "array", "items": number, "minItems": .number(Double(count)),
      "maxItems": .number(Double(count)),
    ]
  }

  static func list(_ items: JSON) -> JSON { ["type": "array", "items": items] }
  static func anyOf(_ shapes: [JSON]) -> JSON { ["anyOf": .list(shapes)] }

  /// One of these words; `true` and `false` are also values of YAML.
  static func word(_ words: [String]) -> JSON {
    let flags = words.compactMap {
      $0 == "true" ? JSON.bool(true) : $0 == "false" ? .bool(false) : nil
    }
    return ["enum": .list(words.map { .text($0) } + flags)]
  }

  /// A word, or a list of them.
  static func words(_ words: [String]) -> JSON { anyOf([word(words), list(word(words))]) }

  /// A mapping with these keys and no others.
  static func table(_ fields: [(String, JSON)], required: [String] = []) -> JSON {
    var entries: [(key: String, value: JSON)] = [
      ("type", "object"), ("properties", .table(fields.map { ($0.0, $0.1) })),
      ("additionalProperties", false),
    ]
    if !required.isEmpty { entries.append(("required", .texts(required))) }
    return .table(entries)
  }

  /// A mapping whose keys are not known.
  static func map(_ values: JSON) -> JSON { ["type": "object", "additionalProperties": values] }

  /// `{id.property: value}`.
  static let settings: JSON = [
    "type": "object", "propertyNames": ["pattern": "^\\S+\\.\\S+$"],
  ]

  /// A mapping with exactly one of these keys.
  static func one(of fields: [(String, JSON)]) -> JSON {
    [
      "type": "object", "properties": .table(fields.map { ($0.0, $0.1) }),
      "additionalProperties": false, "minProperties": 1, "maxProperties": 1,
    ]
  }

  static let color = anyOf([
    word(UIColor.touchscopeNamed.map(\.name)),
    ["type": "string", "pattern": "^#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?$"],
  ])
  static let transform = anyOf([
    numbers(6),
    table([("rotate", number), ("scale", number), ("translate", numbers(2))]),
  ])
  static let place = anyOf([
    id, numbers(2), table([("in", id), ("at", numbers(2))], required: ["in", "at"]),
  ])
}
