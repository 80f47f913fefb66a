import TouchScenes
import TouchTrace

extension Session {
  /// A branch: a new session in the state of this one after a step; see `branching(atStep:)`.
  public func fork(atStep step: Int) throws -> Session {
    try branching(atStep: step).finished()
  }
}
