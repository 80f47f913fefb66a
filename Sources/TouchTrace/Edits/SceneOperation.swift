/// A change of a scene's text.
package enum SceneOperation: Hashable, Sendable {
  /// Gives a property its value, as a scene file writes it; nil takes it out of the file.
  case set(id: String, property: String, value: String?)
  /// The same in a variant: `id.property`.
  case setInVariant(String, path: String, value: String?)
  /// Changes rows of a table, or items of a list like it.
  case changeRows(id: String, property: String, RowChange)
  /// A new object, as a scene file writes it, before one of its new siblings or behind them all.
  case add(SceneFragment, into: String, before: String?)
  /// An object goes into another, before one of the objects there or behind them all.
  case move(id: String, into: String, before: String?)
  /// The object and all that refers to it.
  case rename(id: String, to: String)
  /// A copy, moved by so many points: behind the object, or in another one as `move` would put it. Ids in it are new, and
  /// what copies made together say of each other's originals they say of each other.
  case duplicate(id: String, dx: Double, dy: Double, into: String? = nil, before: String? = nil)
  /// The object, what is in it, and what refers to them.
  case delete(id: String)
  /// Puts `other` into a list of ids of a recognizer, or takes it out.
  case relate(id: String, SceneRelation, other: String, isOn: Bool)
  /// The same in a variant, which begins with what the scene says.
  case relateInVariant(String, id: String, SceneRelation, other: String, isOn: Bool)
  /// A run behind the others, as a scene file writes it.
  case addRun(String)
  case renameRun(RunID, to: String)
  case deleteRun(RunID)
  /// A run gets the inputs and expectations of another, as a scene file writes it; its name and place stay.
  case replaceRun(RunID, by: String)
  /// An expectation of a run says what came.
  case updateExpectation(RunID, ExpectationUpdate)
  /// A list of objects, as a scene file writes it, into an object; ids that are taken become new ones.
  case paste(String, into: String)
  /// The whole text is another.
  case replaceText(String)
}

/// An object to add.
package struct SceneFragment: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case view, recognizer, controller }

  package var kind: Kind
  /// A mapping in YAML; its id is free in the scene.
  package var text: String

  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}

/// A list of ids that a recognizer may have; `delegate` is one id, of a view or controller.
package enum SceneRelation: String, Hashable, CaseIterable, Sendable {
  case requireToFail, simultaneousWith, requireFailureOf, beRequiredToFailBy
  case canPrevent, canBePreventedBy, delegate

  /// Those between two recognizers.
  package static let ofRecognizers = allCases.filter { $0 != .delegate }
}
