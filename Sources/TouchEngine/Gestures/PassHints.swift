/// What a pass of the gesture environment need not find out again.
///
/// A hint that is missing is a promise: nobody is searched for then. One that is there promises nothing, it is only looked.
nonisolated struct PassHints: OptionSet {
  let rawValue: UInt8

  /// Somebody of the batch that is being settled has failed: those who are held are asked again.
  static let anyJustFailed = PassHints(rawValue: 1)
  /// An attempt may be over since the last look: a state, a finger or a link has changed.
  static let mayHaveFinished = PassHints(rawValue: 2)
  /// Somebody in play may have recognized: without it nobody is looked for who has.
  static let anybodyMayHaveRecognized = PassHints(rawValue: 4)
  /// Somebody in play may wait for a failure: without it nobody can be in a ring.
  static let anybodyMayBeHeld = PassHints(rawValue: 8)
}
