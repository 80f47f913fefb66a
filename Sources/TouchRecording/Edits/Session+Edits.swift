import TouchEngine
public import TouchScenes
package import TouchTrace

/// Edits of a session, and reruns of its inputs in another scene.
extension Session {
  /// The edits in effect, the last of each property, in the order in which properties were first edited.
  package var edits: [Edit] {
    var edits: [Edit] = []
    for index in editInputs {
      guard case .set(let path, let value) = inputs[index].event else { continue }
      if let old = edits.firstIndex(where: { $0.path == path }) {
        edits[old].value = value
      } else {
        edits.append(Edit(path: path, value: value))
      }
    }
    return edits
  }

  /// The inputs from fingers, runs and recordings, without edits.
  public var ownInputs: [SceneInput] {
    let edits = Set(editInputs)
    return inputs.enumerated().filter { !edits.contains($0.offset) }.map(\.element)
  }

  /// Edits the running scene; a rejected edit changes nothing.
  ///
  /// The edit becomes an input at the current time. A fresh copy of the scene is used to find out whether it is valid.
  package func edit(_ edit: Edit) throws {
    let copy = try freshScene()
    defer { copy.engine.tearDown() }
    let input = SceneInput(arrival: .zero, event: .set(path: edit.path, value: edit.value))
    if let refusal = copy.refusal(of: edit, { copy.apply(input) }) {
      throw EditsRefused(list: [refusal])
    }
    feed(SceneInput(arrival: now, event: input.event), isEdit: true)
  }

  /// The same inputs in a fresh scene with other edits, which replace the current ones and are made at time zero.
  ///
  /// Throws `EditsRefused` if the scene rejects one of them; this session does not change.
  package func rerun(with edits: [Edit]) throws -> Session {
    try replaying(with: edits).finished()
  }

  /// The same inputs in a scene that has just been loaded, such as one whose file was changed.
  package func replay(on scene: LiveScene, with edits: [Edit]) throws -> Session {
    try replaying(on: scene, with: edits).finished()
  }

  /// Advances time until no timer is pending, for at most a minute.
  public func settle() {
    let last = now.advanced(by: 60)
    while let deadline = scene.engine.nextDeadline, deadline <= last { advance(to: deadline) }
  }

  static func edited(_ scene: LiveScene, _ edits: [Edit]) throws -> Session {
    let session = Session(scene)
    let refusals = edits.compactMap { edit in
      scene.refusal(of: edit) {
        session.feed(
          SceneInput(arrival: .zero, event: .set(path: edit.path, value: edit.value)), isEdit: true)
      }
    }
    guard refusals.isEmpty else {
      scene.engine.tearDown()
      throw EditsRefused(list: refusals)
    }
    return session
  }

  /// The scene as it was loaded.
  func freshScene() throws -> LiveScene {
    try LiveScene.load(scene.document, variant: scene.variant)
  }
}

extension Edit {
  /// Sets a property to a text, which may contain any characters.
  @MainActor
  package init(path: String, text: String) { self.init(path: path, value: OneLine.text(text)) }
}

extension TraceDifference {
  /// Compares canonical lines moment by moment; the edits' own lines do not count.
  @MainActor
  package static func first(_ a: Session, _ b: Session) -> TraceDifference? {
    first(a.trace, b.trace, editsOfA: a.editEvents, editsOfB: b.editEvents)
  }
}

extension TraceComparison {
  /// The same, as far at a time as somebody has time for; what happened before `since` is not compared.
  @MainActor
  package init(_ a: Session, _ b: Session, since: Instant = .zero) {
    self.init(
      a.trace, b.trace, editsOfA: a.editEvents, editsOfB: b.editEvents, since: since)
  }
}

extension StepFinder {
  /// A finder that has read a session.
  @MainActor
  package init(_ session: Session) {
    self.init()
    read(session)
  }

  /// Reads the new steps of a session, at most `limit` of them; true when none is left.
  @MainActor @discardableResult
  package mutating func read(_ session: Session, limit: Int = .max) -> Bool {
    read(session.steps, session.trace, end: session.now, limit: limit)
  }
}
