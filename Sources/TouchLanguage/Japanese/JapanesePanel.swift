import TouchTrace

struct JapanesePanel: PanelSentences {
  // MARK: Panels and tabs

  func title(of tab: LeftTab) -> String {
    switch tab {
    case .hierarchy: "階層"
    case .scenes: "シーン"
    case .articles: "記事"
    case .about: "概要"
    }
  }

  func title(of tab: RightTab) -> String {
    switch tab {
    case .why: "理由"
    case .recognizers: "認識器"
    case .arbitration: "調停"
    case .inspect: "インスペクタ"
    case .runs: "ラン"
    case .log: "ログ"
    case .system: "システム"
    }
  }

  let more = "その他"
  func moreHelp(_ titles: [String]) -> String { "その他：\(titles.inJapanese)" }

  func summary(of panel: Panel) -> String {
    switch panel {
    case .window: "ウインドウ全体"
    case .stage: "シーンのみ（1 ピクセル 1 ポイント、重ね表示付き）"
    case .canvas: "デバイスに収めたシーン（重ね表示と凡例付き）"
    case .why: "最後に反応した、またはしなかったもの（または --about の対象）の理由"
    case .recognizers: "認識器ごとの状態機械"
    case .recognizer: "大きな状態機械を一つ"
    case .arbitration: "タッチを受け取った認識器、認識器どうしの待ち・妨げ・同時認識、デリゲートの回答"
    case .timeline: "時間軸に並べたすべての判定"
    case .chain: "最後のタッチのレスポンダチェーン"
    case .hierarchy: "ビューと認識器の階層"
    case .scenes: "シーンと実行の一覧"
    case .articles: "記事、質問、レッスン"
    case .inspect: "--about の対象のプロパティ"
    case .log: "トレースの各行"
    case .system: "システムの表を一つ（--table で指定）"
    case .toolbar: "ツールバー"
    }
  }

  func name(of part: WindowPartTitle) -> String {
    switch part {
    case .scene: "シーン"
    case .left: "左パネル"
    case .library: "ライブラリ"
    case .text: "シーンのテキスト"
    case .right: "右パネル"
    case .timeline: "タイムライン"
    case .toolbar: "ツールバー"
    case .status: "ステータス行"
    case .over: "パネルの上のレイヤー"
    }
  }

  // MARK: Tooltips and states

  func tooltip(_ title: String, summary: String, keys: String, refusal: String?) -> String {
    var text = title
    if !summary.isEmpty { text += "：\(summary)" }
    if !keys.isEmpty { text += "（\(keys)）" }
    if let refusal { text += "。今は使えません：\(refusal)" }
    return text
  }

  func title(of state: StateTitle) -> String {
    switch state {
    case .possible: StateLabel.possible.inJapanese
    case .held: StateLabel.held.inJapanese
    case .began: StateLabel.began.inJapanese
    case .changed: StateLabel.changed.inJapanese
    case .ended: StateLabel.ended.inJapanese
    case .cancelled: StateLabel.cancelled.inJapanese
    case .failed: StateLabel.failed.inJapanese
    case .prevented: StateLabel.prevented.inJapanese
    }
  }

  // MARK: Names and sentences beside each other

  func list(_ names: [String]) -> String { names.joined(separator: "、") }
  func pair(_ name: String, _ words: String) -> String { "\(name)：\(words)" }
  func text(_ sentences: [String]) -> String { sentences.joined() }

  // MARK: Why

  func nothingTouched(isPast: Bool) -> String {
    isPast ? "この時点より前には何もタッチされていません" : "まだ何もタッチされていません"
  }

  func nothingTouchedAdvice(isPast: Bool) -> String {
    isPast
      ? "スペースで再生、矢印キーでステップ移動、End でライブに戻ります。"
      : "シーンにタッチするか、ピックモードでビューを指してヒットテストしてください。"
  }

  let noReason = "理由の記録なし"

  var picked: String { "ポインタの位置（タッチなし）" }
  func moment(touches: [Int], press: (number: Int, of: Int)?, at seconds: Double?) -> String {
    let who = touches.isEmpty ? nil : "タッチ \(touches.map { "\($0)" }.inJapanese)"
    let again = press.map { "\($0.of) 回中 \($0.number) 回目" }
    return [who, again, seconds.map { Units.milliseconds($0) }].compactMap { $0 }.inJapanese
  }

  func at(_ seconds: Double) -> String { "\(Units.milliseconds(seconds)) に" }
  func rules(count: Int) -> String { "UIKit の規則" }

  func rule(_ rule: Rule) -> String {
    let basis =
      switch rule.basis {
      case .documented: "Apple の文書に記載。"
      case .observed: "観察による。"
      case .engineChoice: "このエンジンの選択。"
      }
    return "\(rule.id)：\(JapaneseRule().sentence(rule))\(basis)"
  }

  var others: String { "そのほかとその理由" }
  let seekToDecision = "決まった時点へシーク"
  var backToDecision: (title: String, help: String) {
    ("何が決まったか", "何が決まったかを表示し、選択を解除（Esc）")
  }
  let seekToEvent = "このイベントへシーク"

  // MARK: Pictures for teaching

  func watermark(scene: String, run: String, events: Int) -> String {
    "\(scene) \u{00B7} \(run) \u{00B7} イベント \(events)"
  }

  // MARK: About

  func key(_ key: AboutKey) -> String {
    switch key {
    case .touch: "クリック"
    case .twoTouches: "Alt か Ctrl"
    case .parallelTouches: "+ Shift"
    case .play: "スペース"
    case .step: "← →"
    case .variant: "V"
    case .cancelTouches: "Shift Esc"
    }
  }

  func meaning(of key: AboutKey) -> String {
    switch key {
    case .touch: "1 つのタッチ"
    case .twoTouches: "2 つのタッチ"
    case .parallelTouches: "並んで動く"
    case .play: "再生／一時停止"
    case .step: "1 ステップずつ移動"
    case .variant(let name): name.map { "バリアント：\($0)" } ?? "次のバリアント"
    case .cancelTouches: "タッチをキャンセル"
    }
  }
}
