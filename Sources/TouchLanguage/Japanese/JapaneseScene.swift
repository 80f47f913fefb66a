struct JapaneseScene: SceneSentences {
  // MARK: The start page

  func startTitle(isEmpty: Bool) -> String {
    isEmpty ? "シーンが開かれていません" : "何を理解したいですか？"
  }
  var startSentence: String {
    "シーンを開いてタッチしてください。どのビューがタッチを受け取り、どの認識器が勝つか、なぜそうなるかを Touchscope が示します。"
  }
  var startScenes: String { "シーンから始める" }
  var startQuestions: String { "質問から始める" }
  var startLessons: String { "レッスンで学ぶ" }
  var startArticles: String { "記事といっしょに読む" }
  var startOwn: String { "自分のファイル" }
  func allScenes(_ count: Int) -> String { "すべてのシーン \(count) 件" }
  func allQuestions(_ count: Int) -> String { "すべての質問 \(count) 件" }
  func words(of scene: FirstScene) -> String {
    switch scene {
    case .lateTap: "ダブルタップがあると、シングルタップはなぜ遅れるのか。"
    case .buttonAndTap: "ボタンは発火します。まわりのタップはなぜ発火しないのか。"
    case .deadButton: "ボタンを押しても何も起きません。タッチを取るのは何か。"
    case .outside: "はみ出した部分は見えます。触れるでしょうか。"
    case .asked: "入れ子の六つのビュー。尋ねられるのはどれか。"
    case .nestedScroll: "どちらがスクロールするかは、ドラッグの方向で決まります。"
    case .buttonInScroll: "スクロールビューはタッチを最長 150 ms 保留します。"
    case .together: "デリゲートが許すので、二つの認識器が同時に動きます。"
    case .noSuper: "super を呼ばないと、タップは発火しません。"
    }
  }
  var program: String { "UIKit のタッチを読み解く" }
  let drop = "シーンファイルや記録をここにドロップしても開けます"
  let dropHelp = "ウインドウにドロップしたシーンファイルまたは記録を開きます"

  // MARK: The list

  let placeholder = "シーンを検索、またはパスを入力"
  let noScenes = "ここにシーンはありません。シーンファイルをウインドウにドロップしてください。"
  func nothingFound(_ query: String) -> String {
    "「\(query)」は見つかりません。言葉を減らしてみてください。"
  }
  let files = "ファイル"
  let noFiles = "このパスで始まるフォルダ、シーン、記録はありません。"
  let recordings = "記録"
  let recentScenes = "最近のシーン"
  func runs(_ count: Int) -> String { "シナリオ \(count) 件" }

  // MARK: The open scene

  let variants = "バリアント"
  let runs = "シナリオ"
  func variantHelp(_ name: String?) -> String {
    name.map { "バリアント「\($0)」でシーンを読み込みます" } ?? "シーンを記述どおりに読み込みます"
  }
  func play(_ run: String, golden: String?) -> String {
    "シナリオ「\(run)」を再生します" + (golden.map { "（事例 \($0)）" } ?? "")
  }
}
