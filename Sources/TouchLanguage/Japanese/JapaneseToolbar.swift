import Foundation
import TouchTrace

struct JapaneseToolbar: ToolbarSentences {
  // MARK: Labels and menus

  let touch = "タッチ"
  let pick = "ピック"
  let compose = "作成"
  let openScene = "シーンを開く"
  let asWritten = "記述どおり"
  var variantWord: String { "バリアント" }
  var noVariants: String { "このシーンにはバリアントがありません" }
  func changed(_ variant: String, _ count: Int) -> String {
    "\(variant)、\(changes(count))"
  }
  func changes(_ count: Int) -> String { "変更 \(count) 件" }
  func variantHelp(variant: String?, changes: Int) -> String {
    guard changes == 0 else {
      let from = variant.map { "バリアント「\($0)」" } ?? "記述どおりのシーン"
      return "\(from)からの\(self.changes(changes))。もう一度選ぶと破棄します"
    }
    if let variant { return "バリアント「\(variant)」：別のものか「\(asWritten)」を選べます" }
    return "記述どおりのシーン：バリアントを選べます"
  }
  let simulate = "模擬操作"
  func simulateHelp(latch: TwoFingerLatch, queued: Int?) -> String {
    let now: [String] = [
      latch == .off ? nil : "現在：\(name(latch))",
      queued.map { "入力を停止中、\(self.queued($0))" },
    ].compactMap { $0 }
    let what = "2 つのタッチ、着信、入力の停止、デバイスの向き"
    return now.isEmpty ? what : "\(what)（\(now.joined(separator: "。"))）"
  }
  private func name(_ latch: TwoFingerLatch) -> String {
    switch latch {
    case .off: "1 本の指"
    case .mirrored: "左右対称の 2 本の指"
    case .parallel: "並んだ 2 本の指"
    case .pinch: "ピンチだけの 2 本の指"
    case .rotate: "回転だけの 2 本の指"
    }
  }
  let overlays = "重ね表示"
  func overlaysOn(_ count: Int) -> [String] { ["\(count) 個オン", "\(count)"] }
  var record: String { "記録" }
  var stop: String { "停止" }
  func overlaysHelp(_ titles: [String], of count: Int) -> String {
    let on = "シーンに重ねて描くもの（\(count) 個のうち \(titles.count) 個がオン"
    return titles.isEmpty ? "\(on)）" : "\(on)：\(titles.inJapanese)）"
  }
  func themeName(isLight: Bool) -> String { isLight ? "ライト" : "ダーク" }
  func themeHelp(_ choice: ThemeChoice, isLight: Bool) -> String {
    let now = isLight ? "ライト" : "ダーク"
    return switch choice {
    case .dark, .light: "テーマ：\(now)"
    case .system: "テーマ：システムに合わせる（現在は\(now)）"
    }
  }
  func factor(_ speed: Double) -> String {
    let part = 1 / speed
    let isPart = speed < 1 && part == part.rounded()
    return isPart ? "1/\(Int(part))×" : "\(CanonicalLine.number(speed))×"
  }
  let speedWord = "速度"
  let timeHelp = "タッチ 1 からの時間と速度：ステップ、速度、ループ"
  var back: String { "戻る" }
  var forward: String { "進む" }
  var twoTouches: String { "2 つのタッチ" }
  func queued(_ events: Int) -> String { "待ち \(events) 件" }
  let play = "再生"
  let pause = "一時停止"
  let cancelAll = "全キャンセル"
  let moreHelp = "その他のボタン"
  func name(_ language: TextLanguage) -> String {
    switch language {
    case .english: "英語"
    case .chinese: "中国語"
    case .japanese: "日本語"
    }
  }
  func heading(_ heading: MenuHeading) -> String {
    switch heading {
    case .variant: "バリアント"
    case .steps: "ステップ"
    case .speed: "速度"
    case .replay: "再生"
    case .twoTouches: "マウスの働き"
    case .system: "システムとデバイス"
    case .overlays: "重ね表示"
    case .contents: "ビュー"
    case .theme: "テーマ"
    case .language: "言語"
    case .panels: "パネル"
    case .recording: "記録"
    case .help: "ヘルプ"
    }
  }

  // MARK: The status line

  func hint(_ hint: StatusHint) -> [String] {
    switch hint {
    case .start: ["シーンを開くか、シーンファイルまたは記録をウインドウにドロップしてください。"]
    case .pick:
      [
        "ピック：ポインタを置くとタッチせずにヒットテスト、クリックで選択。I でタッチに戻ります。",
        "I でタッチに戻ります。",
      ]
    case .past:
      [
        "過去を表示中：タッチは配信されません。`End` でライブに戻り、スペースで再生します。",
        "`End` でライブに戻り、スペースで再生します。",
      ]
    case .replay: ["リプレイ中：あなたのタッチは配信されません。`Esc` で停止します。", "`Esc` で停止します。"]
    case .paused: ["一時停止中：シーンの時計が止まっています。スペースで再開します。", "スペースで再開します。"]
    case .touch:
      [
        "クリックでシーンにタッチします。`Alt` か `Ctrl` を押すと 2 つのタッチになります。",
        "`Alt` か `Ctrl` を押すと 2 つのタッチになります。",
      ]
    case .touched:
      [
        "クリックでもう一度タッチします。タイムラインのドラッグで過去を表示します。? ですべてのキー。",
        "タイムラインのドラッグで過去を表示します。",
      ]
    case .why:
      [
        "「理由」の時刻をクリックするとその時点に移ります。タイムラインのドラッグで過去を表示します。",
        "「理由」の時刻をクリックするとその時点に移ります。",
      ]
    case .arbitration:
      [
        "認識器をクリックするとその結果が分かります。タイムラインのドラッグで過去を表示します。",
        "認識器をクリックするとその結果が分かります。",
      ]
    case .inspect:
      [
        "値を変えると最後のジェスチャをもう一度実行します。`Ctrl+Z` で取り消せます。",
        "値を変えると最後のジェスチャをもう一度実行します。",
      ]
    }
  }

  func decisionHint(_ caption: String) -> [String] {
    let short = "「\(caption)」をクリックすると、その時点を表示します。"
    return ["\(short)タイムラインのドラッグで過去を表示します。", short]
  }

  func recording(_ seconds: Double) -> [String] {
    let now = "記録中 \(Units.decimal(seconds)) s"
    return ["\(now)。`F8` で停止して保存します。", now]
  }
  func replay(_ seconds: Double, of length: Double?) -> [String] {
    let now =
      length.map { "記録を再生中：\(Units.decimal(seconds)) / \(Units.decimal($0)) s。" }
      ?? "シナリオを再生中：\(Units.decimal(seconds)) s。"
    return ["\(now)あなたのタッチは配信されません。`Esc` で停止します。", "\(now)`Esc` で停止します。", now]
  }

  func session(_ time: Instant) -> String {
    "セッション \(Units.sessionLength(Int64(clamping: time.nanoseconds)))"
  }
  func sinceFirstTouch(_ seconds: Double) -> String {
    "タッチ 1 から \(Units.milliseconds(seconds))"
  }
  func gestureEnd(_ end: TouchEnd, at seconds: Double, ago: Double?) -> String {
    let what =
      switch end {
      case .lifted: "最後のタッチの終了"
      case .cancelled: "最後のタッチのキャンセル"
      case .takenAway: "システムが最後のタッチをアプリから取り上げた時刻"
      }
    let since = ago.map { "（\(Units.duration($0)) 前）" } ?? ""
    return "\(what) \(Units.milliseconds(seconds))\(since)"
  }
  func speed(_ speed: Double) -> String { "速度 \(CanonicalLine.number(speed))×" }
  let noScene = "シーンなし"

  func momentHelp(event: Int, events: Int, step: Int, steps: Int) -> String {
    """
    イベント \(event) / \(events)：判定の一つ一つがイベントで、番号はログや「理由」と共通です。これらのイベントは \(steps) 個のステップから\
    生じました。ステップは一つの入力またはタイマーと、それに続くすべてです。現在はステップ \(step) で、矢印キーで 1 ステップずつ動きます。
    """
  }
}
