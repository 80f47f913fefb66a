struct JapaneseArticle: ArticleSentences {
  // MARK: The list

  var placeholder: String { "記事、問題、レッスンを検索" }
  var articles: String { "記事" }
  var questions: String { "問題" }
  var lessons: String { "レッスン" }
  var sections: String { "節" }
  func nothingFound(_ query: String) -> String {
    "「\(query)」は見つかりません。言葉を減らすか、英語・中国語・日本語の用語を試してください。"
  }
  func alsoSearched(_ words: [String]) -> String { "同時に検索した語：\(words.inJapanese)" }
  func choice(_ language: TextLanguage?) -> String {
    switch language {
    case nil: "原文"
    case .english: "English"
    case .chinese: "中文"
    case .japanese: "日本語"
    }
  }
  func choiceHelp(_ language: TextLanguage?) -> String {
    language.map { "問題、答え、レッスンを\(name($0))で表示します" } ?? "それぞれの問題を記事の言語で表示します"
  }
  func missingFonts(_ languages: [TextLanguage]) -> String {
    "\(languages.map(name).inJapanese)のフォントがないため、これらのテキストは英語で表示します。fonts-noto-cjk などをインストールしてください。"
  }

  private func name(_ language: TextLanguage) -> String {
    switch language {
    case .english: "英語"
    case .chinese: "中国語"
    case .japanese: "日本語"
    }
  }

  // MARK: An article

  func facts(author: String?, _ language: TextLanguage, date: String?, sections: Int) -> String {
    var facts = author.map { ["著者 \($0)"] } ?? []
    facts.append(name(language))
    if let date { facts.append(date) }
    facts.append("\(sections) 節")
    return facts.inJapanese
  }
  func source(_ source: String) -> String { "出典：\(source)" }
  func demo(_ address: String) -> String { "デモ：\(address)" }
  var back: String { "すべての記事" }
  func back(to article: String) -> String { "記事 \(article)" }
  func place(_ scene: String, run: String?) -> String { "\(scene)：\(run ?? "すべてのシナリオ")" }
  func open(_ scene: String, run: String?) -> String {
    run.map { "\(scene) を開き、シナリオ「\($0)」を再生します" } ?? "\(scene) を開きます。シナリオはシーンの上にあります"
  }
  func says(_ sentence: String) -> String { "記事：\(sentence)" }
  func here(_ sentence: String) -> String { "ここ：\(sentence)" }
  var links: String { "リンク" }
  var sessions: String { "WWDC のセッション" }
  func session(year: String, number: String, title: String) -> String {
    "\(year)、\(number)：\(title)"
  }
  func name(of sight: Sight) -> String {
    switch sight {
    case .left(let tab): JapanesePanel().title(of: tab)
    case .right(let tab): JapanesePanel().title(of: tab)
    case .why(let id): "\(JapanesePanel().title(of: RightTab.why)) \(id)"
    case .printedLog: JapanesePanel().title(of: RightTab.log)
    case .system(let table): JapaneseSystem().title(of: table)
    case .overlay(let overlay): JapaneseCanvas().title(of: overlay)
    case .canvas: "シーン"
    case .timeline: "タイムライン"
    case .chain: "レスポンダチェーン"
    }
  }

  // MARK: A question

  func question(_ number: Int, of count: Int, article: String) -> String {
    "記事 \(article)、問題 \(number) / \(count)"
  }
  var predictFirst: String { "先に答えを選んでください。シナリオが再生され、結果がわかります。" }
  func missingScene(_ path: String) -> String {
    "シーンのファイル \(path) を開けません。そのフォルダのシーンを一つ開いてから（タブ「シーン」にパスを入力）、もう一度ここを開いてください。"
  }
  func opening(_ run: String) -> String { "シナリオ「\(run)」を開いています…" }
  func playing(_ run: String) -> String { "シナリオ「\(run)」を再生しています…" }
  var answer: String { "答え" }
  var predictedRight: String { "予想どおりです。" }
  var predictedWrong: String { "実際には別のことが起こります。" }
  var lookAt: String { "注目点" }
  var rules: String { "規則" }
  var next: String { "次へ" }
  var previous: String { "前へ" }
  var again: String { "もう一度" }

  // MARK: A lesson

  func step(_ number: Int, of count: Int) -> String { "ステップ \(number) / \(count)" }
  func steps(_ count: Int) -> String { "\(count) ステップ" }
  var present: String { "発表" }
  func presenterKeys(next: String, previous: String) -> String {
    "\(next) で次へ、\(previous) で前へ、Esc で終了"
  }
  var isLast: String { "これが最後です。" }
  var isFirst: String { "これが最初です。" }

  // MARK: Scenes

  var fromArticles: String { "出典の記事" }
  func section(_ number: String, of article: String) -> String { "\(article)、\(number)" }
  func openSection(_ title: String) -> String { "節「\(title)」を開きます" }

  // MARK: Files

  func mistake(_ mistake: ArticleFileMistake) -> ProblemText { EnglishArticle().mistake(mistake) }
}
