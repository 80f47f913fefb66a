import TouchEngine
package import TouchScenes
package import TouchTrace

/// The inputs of one session on their way into a fresh one, as many at a time as somebody has time for.
package struct SessionReplay {
  /// The session that gets them.
  package let session: Session
  private let inputs: [SceneInput]
  /// Which of them are edits.
  private let edits: Set<Int>
  private let end: Instant
  /// How long after the last input it goes on while something still waits, seconds.
  private let patience: Double
  private var next = 0
  private var isAtEnd = false

  /// `end` is how far time goes on behind the last input.
  init(
    into session: Session, _ inputs: [SceneInput], edits: Set<Int> = [], end: Instant,
    patience: Double = 0
  ) {
    self.patience = patience
    self.session = session
    self.inputs = inputs
    self.edits = edits
    self.end = end
  }

  /// How much is done, from 0 to 1.
  package var share: Double {
    isAtEnd ? 1 : Double(next) / Double(inputs.count + 1)
  }

  /// Feeds at most so many inputs; true when all are fed and the end is reached.
  package mutating func run(_ count: Int) -> Bool {
    let stop = count < inputs.count - next ? next + count : inputs.count
    while next < stop {
      session.feed(inputs[next], isEdit: edits.contains(next))
      next += 1
    }
    guard next == inputs.count else { return false }
    if !isAtEnd {
      session.advance(to: end)
      session.settle(within: patience)
    }
    isAtEnd = true
    return true
  }

  /// All at once.
  package func finished() -> Session {
    var replay = self
    while !replay.run(.max) {}
    return session
  }
}

extension Session {
  /// The same inputs in a fresh scene with other edits, which replace the current ones and are made at time zero.
  ///
  /// Throws `EditsRefused` if the scene rejects one of them; this session does not change.
  package func replaying(with edits: [Edit]) throws -> SessionReplay {
    try replaying(on: try freshScene(), with: edits)
  }

  /// The same inputs in a scene that has just been loaded, such as one whose file was changed.
  ///
  /// It goes on behind the present end while something still waits, until so many seconds after the last input.
  package func replaying(
    on scene: LiveScene, with edits: [Edit], patience: Double = 0
  ) throws -> SessionReplay {
    SessionReplay(
      into: try Session.edited(scene, edits), ownInputs, end: now, patience: patience)
  }

  /// Lets happen what still waits, until so many seconds after the last input at most.
  package func settle(within seconds: Double) {
    guard seconds > 0, let last = inputs.last else { return }
    let end = last.arrival.advanced(by: seconds)
    while let deadline = scene.engine.nextDeadline, deadline <= end { advance(to: deadline) }
  }

  /// A branch: a new session in the state of this one after a step.
  ///
  /// It gets the same inputs from the loading of the scene on, so its trace is the beginning of this one's.
  /// Before the first step it has the edits of time zero.
  package func branching(atStep step: Int) throws -> SessionReplay {
    let session = Session(try freshScene())
    let edits = Set(editInputs)
    guard steps.indices.contains(step) else {
      let count = inputs.prefix(while: \.isEditAtStart).prefix(editInputs.count).count
      return SessionReplay(
        into: session, Array(inputs[..<count]), edits: Set(0..<count), end: .zero)
    }
    // Deadlines may have fired after the last input.
    return SessionReplay(
      into: session, Array(inputs[..<steps[step].inputs]), edits: edits, end: steps[step].time)
  }
}
