/// The panel with the scene's text.
extension JapaneseCompose {
  var findInText: String { "テキスト内を検索" }
  var findPrevious: String { "前の一致へ（Up）" }
  var findNext: String { "次の一致へ（Enter）" }
  var endFinding: String { "テキストへ戻る（Esc）" }
  func found(_ index: Int, of count: Int) -> String { "\(count) 件中 \(index) 件目" }
  var noProblem: String { "テキストはすべて読み込めます。" }
  func moreProblems(_ count: Int) -> String { "ほかに問題 \(count) 件" }
}
