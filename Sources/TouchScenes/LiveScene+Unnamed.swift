import TouchEngine
package import TouchTrace

extension LiveScene {
  /// The objects without an id, with the ids that stand for theirs in the outline of the text.
  package var unnamedIDs: [Handle: String] {
    var ids: [Handle: String] = [:]
    for (id, object) in unnamed {
      if let responder = object as? UIResponder { ids[responder.touchscopeHandle] = id }
      if let recognizer = object as? UIGestureRecognizer { ids[recognizer.touchscopeHandle] = id }
    }
    return ids
  }

  /// How the scene stands, with those ids as names.
  package func named(_ snapshot: SceneSnapshot) -> SceneSnapshot {
    let names = unnamedIDs
    guard !names.isEmpty else { return snapshot }
    var snapshot = snapshot
    for index in snapshot.views.indices {
      if let name = names[snapshot.views[index].handle] { snapshot.views[index].name = name }
    }
    for index in snapshot.recognizers.indices {
      if let name = names[snapshot.recognizers[index].handle] {
        snapshot.recognizers[index].name = name
      }
    }
    return snapshot
  }
}
