/// A property of the selected object.
public struct PropertyRow: Sendable, Hashable {
  /// What is inspected.
  public enum Kind: Sendable, Hashable {
    case number, flag, text, readonly
    case choice([String])
  }

  /// What it is called.
  public var name: String
  /// As it is shown; `true` and `false` for flags.
  public var value: String
  /// What kind it is.
  public var kind: Kind
  /// True when it differs from the scene file.
  public var isEdited: Bool
  /// Why the last edit was refused.
  public var problem: String?

  /// With all its parts.
  public init(
    _ name: String, _ value: String, _ kind: Kind, isEdited: Bool = false, problem: String? = nil
  ) {
    self.name = name
    self.value = value
    self.kind = kind
    self.isEdited = isEdited
    self.problem = problem
  }
}

extension PictureInput {
  /// The state of a recognizer as its card says it, also after its reset.
  public func stateWord(ofRecognizer name: String) -> String? {
    guard let handle = handle(of: "recognizer:\(name)") else { return nil }
    return StateLook.word(reading.recognizer(handle) ?? RecognizerReading(handle: handle))
  }
}

/// What an inspector shows of the selected object.
public struct InspectModel: Sendable {
  /// The region id of the object; nil when nothing is selected.
  public var selection: String?
  /// Its class.
  public var className = ""
  /// What is listed, from top to bottom.
  public var rows: [PropertyRow] = []
  /// What the last edit changed in what the same input does; nil before the first edit.
  public var difference: String?
  /// Those that the selected recognizer requires to fail; nil when the object has no relations.
  public var requireToFail: [String]?
  /// Those that could be added.
  public var canRequire: [String] = []
  /// The property whose field has the keys, with what was typed so far.
  public var editing: (name: String, text: String)?
  /// What the pointer is over, if anything.
  public var hover: String?
  /// Height of a row, points.
  public var rowHeight = 24.0
  /// How much larger texts are than usual.
  public var textScale = 1.0
  /// With nothing set.
  public init() {}
}
