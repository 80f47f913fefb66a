/// The panel with the scene's text.
extension JapaneseCompose {
  var findInText: String { "テキスト内を検索" }
  func found(_ index: Int, of count: Int) -> String { "\(count) 件中 \(index) 件目" }
  var noProblem: String { "テキストはすべて読み込めます。" }
  func moreProblems(_ count: Int) -> String { "ほかに問題 \(count) 件" }
}
