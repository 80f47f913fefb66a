/// A property of the selected object.
public struct PropertyRow: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    case number, flag, text, readonly
    case choice([String])
  }

  public var name: String
  /// As it is shown; `true` and `false` for flags.
  public var value: String
  public var kind: Kind
  /// True when it differs from the scene file.
  public var isEdited: Bool
  /// Why the last edit was refused.
  public var problem: String?

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

/// What an inspector shows of the selected object.
public struct InspectModel: Sendable {
  /// The region id of the object; nil when nothing is selected.
  public var selection: String?
  public var className = ""
  public var rows: [PropertyRow] = []
  /// Where a run with the edits differs from the one without: `run B differs at event 12: ...`.
  public var difference: String?
  /// Those that the selected recognizer requires to fail; nil when the object has no relations.
  public var requireToFail: [String]?
  /// Those that could be added.
  public var canRequire: [String] = []
  /// The property whose field has the keys, with what was typed so far.
  public var editing: (name: String, text: String)?
  public var hover: String?
  public var rowHeight = 24.0
  public var textScale = 1.0
  public init() {}
}
