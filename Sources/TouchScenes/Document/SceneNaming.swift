import TouchTrace

/// Objects without an id: whatever has to name one gives it one, in the same change.
struct SceneNaming {
  /// The changes with the ids that objects have from now on.
  private(set) var operations: [SceneOperation]
  /// Those ids, by what stood for them.
  private(set) var named: [String: String] = [:]

  /// Several changes of which one moves objects name all of theirs: what stands for an id counts the objects before it.
  init(_ operations: [SceneOperation], in editor: inout SourceEditor) throws {
    self.operations = operations
    let outline = SceneOutline(editor.root, editor.source)
    let unnamed = Set(outline.objects.filter(\.isUnnamed).map(\.id))
    let isNeeded = operations.flatMap(\.namedIDs).contains(where: unnamed.contains)
    let isOrdered = operations.count > 1 && operations.contains(where: \.movesObjects)
    guard isNeeded || isOrdered else { return }
    var taken: Set<String> = []
    for id in operations.flatMap(\.ids) where unnamed.contains(id) && named[id] == nil {
      guard let object = outline[id] else { continue }
      let new = outline.freeID(for: object, taken: taken)
      taken.insert(new)
      named[id] = new
      // A key in a table moves no other object.
      try editor.set(object.path + [.key("id")], to: SceneNode(.scalar(new)))
    }
    self.operations = operations.map { $0.mappingIDs { named[$0] ?? $0 } }
  }
}

extension SceneOperation {
  /// Objects that it is about.
  var ids: [String] {
    var found: [String] = []
    _ = mappingIDs {
      found.append($0)
      return $0
    }
    return found
  }

  /// Those of them that the text has to name.
  fileprivate var namedIDs: [String] {
    switch self {
    case .relate, .relateInVariant, .setInVariant: ids
    default: []
    }
  }

  /// Objects stand in another order after it.
  fileprivate var movesObjects: Bool {
    switch self {
    case .add, .move, .duplicate, .delete, .paste, .replaceText, .rename: true
    case .set, .changeRows, .setInVariant, .relate, .relateInVariant, .addRun, .renameRun,
      .deleteRun,
      .replaceRun, .updateExpectation:
      false
    }
  }

  /// The same about other objects.
  fileprivate func mappingIDs(_ id: (String) -> String) -> SceneOperation {
    switch self {
    case .set(let own, let property, let value):
      return .set(id: id(own), property: property, value: value)
    case .changeRows(let own, let property, let change):
      return .changeRows(id: id(own), property: property, change)
    case .setInVariant(let variant, let path, let value):
      let edit = Edit(path: path, value: "")
      return .setInVariant(variant, path: "\(id(edit.id)).\(edit.property)", value: value)
    case .add(let fragment, let parent, let sibling):
      return .add(fragment, into: id(parent), before: sibling.map(id))
    case .move(let own, let parent, let sibling):
      return .move(id: id(own), into: id(parent), before: sibling.map(id))
    case .rename(let own, let other): return .rename(id: id(own), to: other)
    case .duplicate(let own, let dx, let dy, let parent, let sibling):
      return .duplicate(id: id(own), dx: dx, dy: dy, into: parent.map(id), before: sibling.map(id))
    case .delete(let own): return .delete(id: id(own))
    case .relate(let own, let relation, let other, let isOn):
      return .relate(id: id(own), relation, other: id(other), isOn: isOn)
    case .relateInVariant(let variant, let own, let relation, let other, let isOn):
      return .relateInVariant(variant, id: id(own), relation, other: id(other), isOn: isOn)
    case .paste(let text, let parent): return .paste(text, into: id(parent))
    case .addRun, .renameRun, .deleteRun, .replaceRun, .updateExpectation, .replaceText:
      return self
    }
  }
}
