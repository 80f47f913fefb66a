/// The panel with the scene's text.
extension EnglishCompose {
  var findInText: String { "Find in the text" }
  var findPrevious: String { "Find the one before (Up)" }
  var findNext: String { "Find the next (Enter)" }
  var endFinding: String { "Back to the text (Esc)" }
  func found(_ index: Int, of count: Int) -> String { "\(index) of \(count)" }
  var noProblem: String { "All of the text loads." }
  func moreProblems(_ count: Int) -> String {
    count == 1 ? "1 more problem" : "\(count) more problems"
  }
}
