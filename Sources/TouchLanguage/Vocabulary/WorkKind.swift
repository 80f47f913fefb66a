/// Work of the window that can take long.
package enum WorkKind: CaseIterable, Equatable, Sendable {
  /// A recording is read.
  case opening
  /// The same inputs run again, with other edits.
  case rerunning
  /// The same inputs run again in the scene as it was saved.
  case reloading
  /// The inputs up to a moment run again, for a branch.
  case branching
  /// Lines are copied as text.
  case copying
}
