package import TouchLanguage
package import TouchReading
package import TouchTrace

/// A property of the selected object.
package struct PropertyRow: Sendable, Hashable {
  /// What is inspected.
  package enum Kind: Sendable, Hashable {
    case number, flag, text, readonly
    case choice([String])
    /// One of these words, or none, from a menu.
    case menu([String])
    /// Any of these words, in their order.
    case set([String])
    /// A field for each number of a list, by its name.
    case numbers([String])
    case color
    /// Ids that are chosen from a menu.
    case ids([String])
    /// Fields for each of them.
    case rows(RowList)

    /// A number that has buttons.
    var isNumber: Bool {
      if case .rows(let list) = self { list.count != nil } else { self == .number }
    }
  }

  /// What it is called.
  package var name: String
  /// As it is shown; `true` and `false` for flags.
  package var value: String
  package var kind: Kind
  /// True when it differs from the scene file.
  package var isEdited: Bool
  /// Why the last edit was refused.
  package var problem: String?
  /// What it may be, in words, where it has no value.
  package var hint: String
  /// The selected objects do not agree.
  package var isMixed = false
  /// The scene gives it a value; else it is what its class begins with.
  package var isGiven = false
  /// UIKit sets it, and nobody else.
  package var isReadOnly = false
  /// What it is in a new object of UIKit's class, as it is shown, empty for nothing; nil where that is not known.
  package var standard: String?
  /// The class of UIKit that declares it; empty where that is not known.
  package var declaredBy = ""
  /// Which of a recognizer's rows it is.
  package var role = Role.property
  /// A group other than that of its name; nil for the usual one.
  private var moved: Group?

  package init(
    _ name: String, _ value: String, _ kind: Kind, isEdited: Bool = false, problem: String? = nil,
    hint: String = ""
  ) {
    self.hint = hint
    self.name = name
    self.value = value
    self.kind = kind
    self.isEdited = isEdited
    self.problem = problem
  }
}

extension PropertyRow {
  /// What a row of a recognizer says.
  package enum Role: Sendable, Hashable {
    case property
    /// How its last attempt came out: UIKit's state is lost when it is reset.
    case outcome
    /// Its state beside that, for which its name alone could be mistaken.
    case stateNow
  }

  /// Its value says a moment, too, and so needs more room than others.
  package var saysMoment: Bool { role != .property }

  /// What a property has to do with touches, in the order of the list.
  package enum Group: Hashable, CaseIterable, Sendable {
    case hitTest, geometry, given, connections, behaviour, looks, values
  }

  /// In the order in which a hit test uses them.
  private static let hitTest = [
    "isUserInteractionEnabled", "isHidden", "alpha", "pointInside", "hitTest", "windowLevel",
  ]
  /// Where it is, which the hit test uses, too.
  private static let geometry = ["frame", "bounds", "center", "transform"]
  /// Whose it is and whom it tells, in this order.
  private static let connections = ["view", "target", "action", "delegate"]
  private static let looks: Set = [
    "accessoryType", "autoresizingMask", "backgroundColor", "clipsToBounds", "cornerRadius",
    "detail", "fontSize", "placeholder", "separatorStyle", "showsHorizontalScrollIndicator",
    "showsVerticalScrollIndicator", "tag", "text", "textAlignment", "textColor", "title",
  ]

  /// Of a recognizer everything that can be set is of one group.
  package var group: Group {
    if Self.connections.contains(name) { return .connections }
    if isReadOnly { return .values }
    if let moved { return moved }
    if Self.hitTest.contains(name) { return .hitTest }
    if Self.geometry.contains(name) { return .geometry }
    return Self.looks.contains(name) ? .looks : .behaviour
  }

  /// By groups, and in each of them what has no value last; who composes a scene changes frames before all else. What a
  /// recognizer has at the moment comes before how it is made, which is in the order of the classes that declare it: its own
  /// first, as in `classes`.
  package static func ordered(
    _ rows: [PropertyRow], isComposed: Bool, isRecognizer: Bool = false, classes: [String] = []
  ) -> [PropertyRow] {
    let names = isComposed ? geometry + hitTest : hitTest + geometry
    let first = names.compactMap { name in rows.first { $0.name == name && !$0.isReadOnly } }
    let others = rows.filter { row in !first.contains { $0.name == row.name } }
    let groups: [Group] =
      isRecognizer
      ? [.values, .given, .connections, .behaviour, .looks]
      : [.connections, .behaviour, .looks, .values]
    // What the scene sets is what tells a recognizer from others.
    let told = others.map { row in
      var row = row
      guard isRecognizer, row.group != .connections else { return row }
      if row.isGiven, row.hasValue, !row.isReadOnly {
        row.moved = .given
      } else if !isComposed, row.name == "isEnabled" {
        // Whether it takes part at all is of the moment, too.
        row.moved = .values
      }
      return row
    }
    return groups.reduce(first) { all, group in
      var members = told.filter { $0.group == group }
      if group == .connections {
        members = connections.compactMap { name in members.first { $0.name == name } }
      }
      if group == .values {
        members = members.filter(\.isReadOnly) + members.filter { !$0.isReadOnly }
      }
      let parts =
        group == .behaviour ? byClass(members, isComposed ? [] : classes) : [members]
      return all + parts.flatMap { $0.filter(\.hasValue) + $0.filter { !$0.hasValue } }
    }
  }

  /// Those of each class, then those of none of them, which no class heads.
  private static func byClass(_ rows: [PropertyRow], _ classes: [String]) -> [[PropertyRow]] {
    let others = rows.filter { !classes.contains($0.declaredBy) }.map { row in
      var row = row
      row.declaredBy = ""
      return row
    }
    return classes.map { name in rows.filter { $0.declaredBy == name } } + [others]
  }

  /// What it is called where it is shown.
  package var shownName: String { role == .stateNow ? Text.inspect.stateNow : name }

  private var hasValue: Bool { !value.isEmpty || isMixed }

  /// Whether it is other than in a new object of UIKit's class. Every frame is, so that of a place nothing is said.
  package var isUnusual: Bool {
    guard let standard, !isMixed, group != .geometry else { return false }
    return value != standard
  }
}

extension PictureInput {
  /// The state of a recognizer as its card says it, also after its reset.
  package func stateWord(ofRecognizer name: String) -> String? {
    guard let handle = handle(of: .recognizer(name)) else { return nil }
    return StateLook.word(reading.recognizer(handle) ?? RecognizerReading(handle: handle))
  }
}

/// What an inspector shows of the selected object.
package struct InspectModel: Sendable {
  /// The object; nil when nothing is selected.
  package var selection: Target?
  /// The scene is composed: a press selects, and no touch comes of it.
  package var isComposed = false
  /// In place of its name, where several are selected.
  package var title: String?
  package var className = ""
  /// What is listed, from top to bottom.
  package var rows: [PropertyRow] = []
  /// What the last edit changed in what the same input does; nil before the first edit.
  package var difference: WhatIfText?
  /// The timeline shows the run before it above the one with it.
  package var comparesRuns = false
  /// Objects whose values show whatever is selected.
  package var watched = WatchList()
  /// Those that the selected recognizer requires to fail; nil when the object has no relations.
  package var requireToFail: [String]?
  /// Those that could be added.
  package var canRequire: [String] = []
  /// Where its class and the scene's file say what it is; nil where nothing is selected.
  package var source: SourceModel?
  /// The property whose field has keyboard focus, with the text typed so far.
  package var editing: (name: String, text: String)?
  /// No edit can name the object: it has no id, and so its properties are only read. A composer writes where it stands in the
  /// text.
  package var lacksID: Bool {
    guard let name = selection?.name, !isComposed else { return false }
    return !ObjectLabel(name).isNamed
  }
  /// What the pointer is over, if anything.
  package var hover: Target?
  /// Height of a row, points.
  package var rowHeight = 24.0
  /// How much larger texts are than usual.
  package var textScale = 1.0
  package init() {}
}

extension PropertyRow {
  /// The value as it is read, without a scene's brackets: a point with its axes, parts with their names.
  var readText: String {
    guard let first = value.first, let last = value.last else { return value }
    let inner = String(value.dropFirst().dropLast())
    switch (first, last) {
    case ("{", "}"): return inner
    case ("[", "]"):
      let numbers = inner.split { $0 == "," || $0 == " " }.map { Double($0) }
      guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else { return value }
      return "x \(Units.number(x)), y \(Units.number(y))"
    default: return value
    }
  }
}
