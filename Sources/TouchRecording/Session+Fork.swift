import TouchScenes
import TouchTrace

extension Session {
  /// A branch: a new session in the state of this one after a step.
  ///
  /// It gets the same inputs from the loading of the scene on, so its trace is the beginning of this one's.
  /// Before the first step it has the edits of time zero.
  public func fork(atStep step: Int) throws -> Session {
    let session = Session(try freshScene())
    let edits = Set(editInputs)
    guard steps.indices.contains(step) else {
      for input in inputs.prefix(while: \.isEditAtStart).prefix(editInputs.count) {
        session.feedRecorded(input)
      }
      return session
    }
    for index in 0..<steps[step].inputs {
      session.feed(inputs[index], isEdit: edits.contains(index))
    }
    // Steps of deadlines that came after the last input.
    if session.steps.count <= step { session.advance(to: steps[step].time) }
    return session
  }
}
