/// The panel with the scene's text.
extension EnglishCompose {
  var findInText: String { "Find in the text" }
  func found(_ index: Int, of count: Int) -> String { "\(index) of \(count)" }
  var noProblem: String { "All of the text loads." }
  func moreProblems(_ count: Int) -> String {
    count == 1 ? "1 more problem" : "\(count) more problems"
  }
}
