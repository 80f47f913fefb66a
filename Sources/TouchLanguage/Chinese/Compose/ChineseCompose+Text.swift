/// The panel with the scene's text.
extension ChineseCompose {
  var findInText: String { "在文本中查找" }
  var findPrevious: String { "查找上一处（Up）" }
  var findNext: String { "查找下一处（Enter）" }
  var endFinding: String { "回到文本（Esc）" }
  func found(_ index: Int, of count: Int) -> String { "第 \(index) 处，共 \(count) 处" }
  var noProblem: String { "文本全部可以载入。" }
  func moreProblems(_ count: Int) -> String { "另有 \(count) 个问题" }
}
