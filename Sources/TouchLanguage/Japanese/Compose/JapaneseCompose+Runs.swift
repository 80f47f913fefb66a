/// Runs.
extension JapaneseCompose {
  func runsSummary(_ count: Int, failing: Int, isChecking: Bool) -> String {
    if isChecking { return "\(count) 個のランを確認しています" }
    return failing > 0 ? "今は \(count) 個のうち \(failing) 個のランが失敗します。" : "\(count) 個のランはすべて成功します。"
  }
  func runHelp(_ name: String, failures: Int?) -> String {
    failures.map { "\(name)：\(Self.verdict($0))" } ?? name
  }
  var runNamePlaceholder: String { "ランの名前" }
  var renameRun: String { "名前を変更" }
  var recordAgain: String { "記録し直す" }
  var recordAgainHelp: String { "このランを、最後のジェスチャとその結果に置き換えます" }
  func recordedAgain(_ name: String, failures: Int) -> String {
    "ラン「\(name)」を記録し直しました。\(Self.verdict(failures))。"
  }
  func recordedAgain(_ name: String, samples: Int, failures: Int) -> String {
    "ラン「\(name)」を \(samples) 個のサンプルで記録し直しました。単純なジェスチャでは結果が変わるためです。\(Self.verdict(failures))。"
  }
  var deleteRun: String { "削除" }
  var updateExpectation: String { "期待を更新" }
  func updateHelp(_ value: String) -> String { "実際の結果を期待します：\(value)" }
  func line(_ number: Int) -> String { "\(number) 行目" }
  var lineHelp: String { "この期待をテキストで表示します" }
  func played(_ name: String) -> String { "ラン「\(name)」を再生しました。認識も失敗もありませんでした。" }

  func noRun(_ name: String) -> String { "シーンのファイルにラン「\(name)」はありません。" }
  var namelessRun: String { "ランには名前が必要です。" }
  func takenRun(_ name: String, line: Int) -> String {
    "「\(name)」は別のランの名前です（\(line) 行目）。"
  }
  func noExpectation(_ run: String) -> String { "「\(run)」のテキストが変わり、この期待はもうありません。" }
}
