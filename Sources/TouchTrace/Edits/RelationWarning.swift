/// Why a relation that was just drawn may not do what was meant.
package enum RelationWarning: Hashable, Sendable {
  /// They wait for each other, all of them.
  case ring([String])
  /// Two recognizers on views that no touch has in common.
  case apart(String, on: String, other: String, onOther: String)
  /// It waits for one that UIKit brings along.
  case brought(String)
}
