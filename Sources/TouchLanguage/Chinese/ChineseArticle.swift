struct ChineseArticle: ArticleSentences {
  // MARK: The list

  var placeholder: String { "查找文章、问题、课程" }
  var articles: String { "文章" }
  var questions: String { "问题" }
  var lessons: String { "课程" }
  var sections: String { "章节" }
  func nothingFound(_ query: String) -> String {
    "没有找到“\(query)”。请减少关键词，或换用英文、中文、日文的术语。"
  }
  func alsoSearched(_ words: [String]) -> String { "还查找了：\(words.joined(separator: "、"))" }
  func choice(_ language: TextLanguage?) -> String {
    switch language {
    case nil: "原文"
    case .chinese: "中文"
    case .english, .japanese: language?.ownName ?? ""
    }
  }
  func choiceHelp(_ language: TextLanguage?) -> String {
    language.map { "用\(name($0))显示问题、答案和课程" } ?? "每个问题用它所属文章的语言显示"
  }
  func missingFonts(_ languages: [TextLanguage]) -> String {
    "这里没有支持\(languages.map(name).joined(separator: "和"))的字体，这些文字以英文显示。请安装 fonts-noto-cjk 或其他支持它们的字体。"
  }

  private func name(_ language: TextLanguage) -> String {
    switch language {
    case .english: "英文"
    case .chinese: "中文"
    case .japanese: "日文"
    }
  }

  // MARK: An article

  func facts(author: String?, _ language: TextLanguage, date: String?, sections: Int) -> String {
    var facts = author.map { ["作者 \($0)"] } ?? []
    facts.append(name(language))
    if let date { facts.append(date) }
    facts.append("\(sections) 节")
    return facts.joined(separator: "，")
  }
  func source(_ source: String) -> String { "来源：\(source)。" }
  func demo(_ address: String) -> String { "示例代码：\(address)" }
  var back: String { "全部文章" }
  func back(to article: String) -> String { "文章 \(article)" }
  func place(_ scene: String, run: String?) -> String { "\(scene)：\(run ?? "全部用例")" }
  func open(_ scene: String, run: String?) -> String {
    run.map { "打开 \(scene) 并播放用例“\($0)”" } ?? "打开 \(scene)；它的用例列在场景上方"
  }
  func says(_ sentence: String) -> String { "文章：\(sentence)" }
  func here(_ sentence: String) -> String { "这里：\(sentence)" }
  var links: String { "链接" }
  var sessions: String { "WWDC 演讲" }
  func session(year: String, number: String, title: String) -> String {
    "\(year)，\(number)：\(title)"
  }
  func name(of sight: Sight) -> String {
    switch sight {
    case .left(let tab): ChinesePanel().title(of: tab)
    case .right(let tab): ChinesePanel().title(of: tab)
    case .why(let id): "\(id) 的原因"
    case .printedLog: "日志"
    case .system(let table): ChineseSystem().title(of: table)
    case .overlay(let overlay): ChineseCanvas().title(of: overlay)
    case .canvas: "场景"
    case .timeline: "时间线"
    case .chain: "响应者链"
    }
  }

  // MARK: A question

  func question(_ number: Int, of count: Int, article: String) -> String {
    "文章 \(article)，问题 \(number) / \(count)"
  }
  var predictFirst: String { "请先选择答案，然后会播放用例，显示结果。" }
  func missingScene(_ path: String) -> String {
    "无法打开场景文件 \(path)。请先打开它所在文件夹里的一个场景（在“场景”标签页里输入路径），然后再打开这里。"
  }
  func opening(_ run: String) -> String { "正在打开用例“\(run)”…" }
  func playing(_ run: String) -> String { "正在播放用例“\(run)”…" }
  var answer: String { "答案" }
  var predictedRight: String { "预测正确。" }
  var predictedWrong: String { "实际结果不同。" }
  var lookAt: String { "看这里" }
  var rules: String { "规则" }
  var next: String { "下一个" }
  var previous: String { "上一个" }
  var again: String { "重来" }

  // MARK: A lesson

  func step(_ number: Int, of count: Int) -> String { "第 \(number) 步，共 \(count) 步" }
  func steps(_ count: Int) -> String { "\(count) 步" }
  var present: String { "演示" }
  func presenterKeys(next: String, previous: String) -> String {
    "\(next) 下一步，\(previous) 上一步，Esc 结束"
  }
  var isLast: String { "这是最后一个。" }
  var isFirst: String { "这是第一个。" }

  // MARK: Scenes

  var fromArticles: String { "出自文章" }
  func section(_ number: String, of article: String) -> String { "\(article)，\(number)" }
  func openSection(_ title: String) -> String { "打开章节“\(title)”" }

  // MARK: Files

  /// What is wrong with a file is English in every language.
  func mistake(_ mistake: ArticleFileMistake) -> ProblemText { EnglishArticle().mistake(mistake) }
}
