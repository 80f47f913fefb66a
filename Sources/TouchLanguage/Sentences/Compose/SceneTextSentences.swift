/// What is said in the panel with the scene's text.
package protocol SceneTextSentences: Sendable {
  /// In the empty field that searches the text.
  var findInText: String { get }
  /// The buttons beside what is searched in the text.
  var findPrevious: String { get }
  var findNext: String { get }
  var endFinding: String { get }
  /// Which of the places that a search found has the caret, from 1.
  func found(_ index: Int, of count: Int) -> String
  /// All of the text loads.
  var noProblem: String { get }
  /// Where there are several lines that do not load, how many follow.
  func moreProblems(_ count: Int) -> String
}
