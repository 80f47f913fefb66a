struct JapaneseScene: SceneSentences {
  // MARK: The start page

  func startTitle(isEmpty: Bool) -> String {
    isEmpty ? "シーンが開かれていません" : "シーンを開いてタッチしてください"
  }
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
  let noVariant = "なし"
  func variantHelp(_ name: String?) -> String {
    name.map { "バリアント「\($0)」でシーンを読み込みます" } ?? "シーンを記述どおりに読み込みます"
  }
  func play(_ run: String, golden: String?) -> String {
    "シナリオ「\(run)」を再生します" + (golden.map { "（事例 \($0)）" } ?? "")
  }
}
