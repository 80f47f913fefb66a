public import TouchTrace

/// Something that can be seen from outside: what the model and the engine must agree on.
public struct Outcome: Hashable, Sendable {
  /// Milliseconds since the start.
  public var time: Int
  public var what: What

  /// What happened; recognizers and views by their indices.
  public enum What: Hashable, Sendable {
    case state(Int, GestureState, GestureState)
    case action(Int, GestureState)
    case reset(Int)
    /// A call of a view with these fingers, sorted.
    case touches(Int, TouchPhase, [Int])
  }

  /// Something at a time, milliseconds.
  public init(_ time: Int, _ what: What) {
    self.time = time
    self.what = what
  }
}
