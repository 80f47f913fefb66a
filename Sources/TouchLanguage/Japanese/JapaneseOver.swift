struct JapaneseOver: OverSentences {
  // MARK: Long work

  func working(_ kind: WorkKind) -> String {
    switch kind {
    case .opening: "記録を読み込み中"
    case .rerunning: "入力をリプレイ中"
    case .reloading: "保存されたシーンで入力をリプレイ中"
    case .branching: "ここまでの入力をリプレイ中"
    case .copying: "行をコピー中"
    }
  }
  func workDone(_ share: Double) -> String { "\(Int(share * 100)) %" }
  var stopWork: String { "中止（Esc）" }
  func workStopped(_ kind: WorkKind) -> String {
    switch kind {
    case .opening: "中止しました。記録は開かれていません。"
    case .rerunning: "中止しました。編集は取り消されました。"
    case .reloading: "中止しました。シーンは再読み込みされていません。もう一度保存するとやり直せます。"
    case .branching: "中止しました。分岐していません。"
    case .copying: "中止しました。何もコピーされていません。"
    }
  }

  // MARK: Menus of objects

  var whyRecognizer: String { "なぜ認識した／しなかった？" }
  var whyView: String { "なぜタッチが届いた／届かなかった？" }
  var whyResponder: String { "何を受け取った？" }
  var whyTouch: String { "どこへ届いた？" }
  var inspect: String { "インスペクタで編集" }
  func describe(_ name: String) -> String { "\(name) を説明" }
  func toggle(isEnabled: Bool) -> String {
    isEnabled ? "無効にしてタッチをリプレイ" : "有効にしてタッチをリプレイ"
  }
  var breakAtTransitions: String { "状態が変わったら停止" }
  var breakAtDeliveries: String { "タッチを受け取ったら停止" }
  var breakAtEvents: String { "このようなイベントで停止" }
  var copyName: String { "名前をコピー" }
  var copyLine: String { "行をコピー" }
  var copyPath: String { "パスをコピー" }
  func touch(_ number: Int) -> String { "タッチ \(number)" }
  var cancelTouch: String { "このタッチをキャンセル" }
  func event(_ number: Int) -> String { "イベント \(number)" }
  var seekToEvent: String { "このイベントへシーク" }
  var open: String { "開く" }
  var removeFromRecents: String { "最近の項目から削除" }
  var playRun: String { "最初から再生" }

  // MARK: Views at a point

  var viewsHere: String { "この点にあるビュー（ヒットテスト順）" }
  var askedHere: String { "この点を尋ねられたビュー（ヒットテスト順）" }
  var neverAskedHere: String { "この点にあるが尋ねられなかったビュー" }
  var isHitView: String { "ヒットしたビュー" }
  var askedSubviews: String { "点を含む" }
  func visit(_ number: Int, of view: String) -> String { "\(number)  \(view)" }

  // MARK: Menus, palette, help

  var window: String { "ウインドウ" }
  var moreAbove: String { "上に続きがあります" }
  var moreBelow: String { "下に続きがあります" }
  var palettePlaceholder: String { "コマンドを入力" }
  let keysPlaceholder = "キーや働きを検索"
  func nothingFound(_ query: String) -> String { "「\(query)」は見つかりません。" }
  var keys: String { "キー" }
  var closeHelp: String { "閉じる（Esc）" }
  var mouse: String { "マウスと指" }

  func combinations(of gesture: MouseGesture) -> [String] {
    switch gesture {
    case .touch: ["クリック", "ドラッグ"]
    case .twoTouches: ["Alt+ドラッグ"]
    case .parallelTouches: ["Alt+Shift+ドラッグ"]
    case .moveCenter: ["Alt+Shift+移動"]
    case .contextMenu: ["右クリック"]
    case .longPress: ["長押し"]
    case .drag: ["ドラッグ"]
    case .reset: ["ダブルクリック"]
    case .measure: ["Shift+ドラッグ"]
    case .zoom: ["Ctrl+ホイール"]
    case .scroll: ["ホイール"]
    case .drop: ["ドロップ"]
    }
  }

  func meaning(of gesture: MouseGesture) -> String {
    switch gesture {
    case .touch: "シーンにタッチします"
    case .twoTouches: "左右対称に動く 2 つのタッチになります（Ctrl も可）"
    case .parallelTouches: "並んで動く 2 つのタッチになります"
    case .moveCenter: "十字を動かします"
    case .contextMenu: "コンテキストメニューを開きます"
    case .longPress: "指でコンテキストメニューを開きます"
    case .drag: "再生ヘッドやパネルの端を動かします"
    case .reset: "パネルの端を元に戻します"
    case .measure: "タイムラインの範囲を測定します"
    case .zoom: "タイムラインを拡大・縮小します（ピンチも可）"
    case .scroll: "リストやレーンをスクロールします"
    case .drop: "シーンまたは記録を開きます"
    }
  }

  // MARK: A file that cannot be loaded

  func notLoaded(_ file: String?, problems: Int) -> String {
    let what = file.map { "\($0) を読み込めませんでした" } ?? "ファイルを読み込めませんでした"
    return problems == 0 ? what : "\(what)：問題 \(problems) 件"
  }

  let notLoadedAdvice = [
    "最後に読み込めた版で動作を続けます。修正して保存すると再読み込みされます。Esc でこのメッセージを隠します。",
    "最後に読み込めた版で動作を続けます。Esc でこのメッセージを隠します。", "Esc でこのメッセージを隠します。",
  ]
  let notOpenedAdvice = [
    "ファイルを修正して Ctrl+O で開き直すか、別のシーンを開いてください。Esc でこのメッセージを隠します。",
    "ファイルを修正して開き直してください。Esc でこのメッセージを隠します。", "Esc でこのメッセージを隠します。",
  ]
  var escapeHidesProblem: String { "Esc でこのメッセージを隠します。" }
  var hideProblem: String { "このメッセージを隠します。最後に読み込めた版で動作を続けます（Esc）" }
  func moreLines(_ count: Int) -> String { "… ほか \(count) 行。touchscope check ですべて表示できます" }
}
