/// What is said where objects of a composed scene are selected, drawn, dragged and put in order.
package protocol ArrangingSentences: Sendable {
  /// What keys and pointer do now, from the longest wording to the shortest; none while hands rest.
  func hints(_ activity: ComposeActivity) -> [String]
  /// The line below the scene while a tile of the library waits for a press on the scene.
  func armed(_ title: String, isView: Bool) -> String
  /// Beside what is dragged: it is a copy.
  func copy(_ id: String) -> String
  /// Over the recognizers of a view, which can be dragged.
  func recognizers(of view: String) -> String
  /// Over the commands for the selection.
  func selection(_ ids: [String]) -> String

  // MARK: The bar for fingers

  var undo: String { get }
  var redo: String { get }
  var add: String { get }
  var duplicate: String { get }
  var delete: String { get }
  var link: String { get }
  var tryScene: String { get }

  // MARK: Why nothing is changed

  /// The view of the window's controller is as large as the window.
  func fillsWindow(_ id: String) -> String
  func intoItself(_ id: String) -> String
  /// Labels, controls and lists have content of their own.
  func holdsNoViews(_ id: String, _ className: String) -> String
  var recognizersGoIntoViews: String { get }
  /// To move a row out, or into the row above, there has to be such a place.
  func nothingAbove(_ id: String) -> String
  func isOutermost(_ id: String) -> String
  /// Gaps are between at least three views.
  var threeToDistribute: String { get }
  /// An id that reads as something that an object brings along, as `scroll.pan`.
  func readsAsPart(_ id: String, _ part: String, of owner: String) -> String
  /// Lines of the log that mention such an object could not be told apart.
  func isLogWord(_ id: String) -> String
}
