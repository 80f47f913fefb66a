import TouchEngine
package import TouchTrace

extension LiveScene {
  /// How the scene stands, with those ids as names.
  package func named(_ snapshot: SceneSnapshot) -> SceneSnapshot {
    guard !unnamed.isEmpty else { return snapshot }
    var names: [Handle: String] = [:]
    for (id, object) in unnamed {
      if let responder = object as? UIResponder { names[responder.touchscopeHandle] = id }
      if let recognizer = object as? UIGestureRecognizer { names[recognizer.touchscopeHandle] = id }
    }
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
