import TouchTrace

struct JapaneseNotice: NoticeSentences {
  // MARK: The window

  func title(_ scene: String) -> String { "Touchscope — \(scene)" }
  var openSceneFirst: String { "先にシーンを開いてください。" }
  func openScene(_ title: String) -> String { "シーンを開く：\(title)" }
  var findPlaceholder: String { "ビュー、認識器、シーンを検索" }
  var scenePlaceholder: String { "タイトルかファイル名でシーンを検索" }
  func variant(_ name: String) -> String { "バリアント：\(name)" }
  func textSize(percent: Int) -> String { "文字サイズ \(percent) %" }
  var liftBeforeTextSize: String { "文字サイズを変えるには、すべての指を離してください。" }
  var showingContents: String { "内容を表示します。" }
  var showingWireframes: String { "ワイヤーフレームを表示します。" }
  var showingBoth: String { "内容とワイヤーフレームを表示します。" }
  var nothingToLoop: String {
    "ループする区間がまだありません。シーンにタッチするか、Shift+ドラッグで範囲を測定してください。"
  }
  var nothingToMeasure: String { "測定するものがまだありません。シーンにタッチしてください。" }
  func slowFrame(milliseconds: UInt64, part: String) -> String {
    "遅いフレーム：\(milliseconds) ms、大部分は\(part)"
  }

  // MARK: Touches

  func touchesIgnored(_ mode: PlaybackMode) -> String {
    switch mode {
    case .live: ""
    case .paused: "一時停止中なので、タッチは無視されます。スペースで再開します。"
    case .replaying: "リプレイ中なので、タッチは無視されます。End でリプレイを止め、ライブに戻ります。"
    case .seeking, .playing: "過去を表示中なので、タッチは無視されます。End でライブに戻ります。"
    }
  }
  func tooManyFingers(most: Int) -> String { "使える指は \(most) 本までです。" }
  var secondFingerOutside: String { "2 本目の指が画面の外に出てしまいます。" }
  func cancelled(_ count: Int, _ cause: CancelCause) -> String {
    let why =
      switch cause {
      case .windowLostFocus: "ウインドウがフォーカスを失いました"
      case .sceneLoaded: "シーンが再読み込みされました"
      case .sceneSaved: "シーンファイルが保存されました"
      case .edit: "プロパティが編集されました"
      case .pickMode: "ピックモードになりました"
      case .branch: "分岐が始まりました"
      case .otherRun: "別の実行が表示されました"
      case .call: "着信"
      case .command: "Shift Esc"
      case .touchscreenGone: "タッチスクリーンが外れました"
      case .work: "ウインドウは処理中です"
      }
    return "\(count) 個のタッチをキャンセル：\(why)"
  }
  func touchIsNotDown(_ number: Int) -> String { "タッチ \(number) は今、画面に触れていません。" }
  var oneFinger: String { "1 本の指になります。Alt か Ctrl を押している間は 2 本です。" }
  var mirroredFingers: String { "「1 本の指」を選ぶまで、左右対称に動く 2 本の指になります。" }
  var parallelFingers: String { "「1 本の指」を選ぶまで、並んで動く 2 本の指になります。" }
  var pinchingFingers: String { "「1 本の指」を選ぶまで、ピンチだけの 2 本の指になります（角度は一定）。" }
  func stickyFinger(_ number: Int) -> String {
    "タッチ \(number) は触れたままです。リングを押すと離れ、ドラッグすると動きます。ピンチするには、代わりに Alt か Ctrl を押しながらドラッグしてください。"
  }
  var rotatingFingers: String { "「1 本の指」を選ぶまで、回転だけの 2 本の指になります（距離は一定）。" }
  func inputResumed(queued: Int) -> String { "入力を再開し、待っていたイベント \(queued) 件を配信しました。" }
  var inputSuspended: String { "入力を停止しました。再開するまでイベントはキューで待ちます。" }
  func deviceRotated(_ orientation: DeviceOrientation) -> String {
    let name =
      switch orientation {
      case .unknown: "不明な向き"
      case .portrait: "縦向き"
      case .portraitUpsideDown: "縦向き（上下逆）"
      case .landscapeRight: "横向き（右）"
      case .landscapeLeft: "横向き（左）"
      }
    return "デバイスを\(name)に回転しました。"
  }

  // MARK: Time

  func speed(_ factor: Double) -> String { "速度 \(times(factor))" }
  func times(_ factor: Double) -> String { "\(CanonicalLine.number(factor))×" }
  var catchesUp: String { "一時停止中のタッチを今、配信します。" }
  var selectFirst: String { "先に何かを選択してください。" }
  func branched(from time: Instant) -> String {
    "\(CanonicalLine.number(time.seconds)) s から新しく分岐しました。コマンド「前の実行」で元の実行に戻れます。"
  }
  var noPreviousRun: String { "前の実行はありません。" }
  var replayStopped: String { "リプレイを停止しました。" }

  // MARK: Breakpoints

  var selectView: String { "先にビューを選択してください。" }
  var selectForBreakpoint: String {
    "先に認識器、ビュー、ログの行を選択するか、状態の遷移、グラフの線、時点を指してください。"
  }
  func breakpointSet(_ breakpoint: Breakpoint.Kind) -> String {
    switch breakpoint {
    case .transition(let name, nil, nil): "\(name) の状態が変わると停止します。"
    case .transition(let name, nil, let to?): "\(name) が \(to) になると停止します。"
    case .transition(let name, let from?, nil): "\(name) が \(from) から離れると停止します。"
    case .transition(let name, let from?, let to?):
      "\(name) が \(from) から \(to) になると停止します。"
    case .prevention(let winner, let loser): Self.prevention(winner, loser)
    case .delivery(let view, nil): "\(view) がタッチを受け取ると停止します。"
    case .delivery(let view, let phase?): "\(view) が \(phase.methodName) を受け取ると停止します。"
    case .line(let line): "「\(line)」のような行で停止します。"
    }
  }
  private static func prevention(_ winner: String?, _ loser: String?) -> String {
    switch (winner, loser) {
    case (let winner?, let loser?): "\(winner) が \(loser) を妨げると停止します。"
    case (let winner?, nil): "\(winner) が何かを妨げると停止します。"
    case (nil, let loser?): "何かが \(loser) を妨げると停止します。"
    case (nil, nil): "何かが妨げられると停止します。"
    }
  }
  var breakpointRemoved: String { "ブレークポイントを外しました。" }
  func stopped(at event: String) -> String { "停止：\(event)" }
  var noBreakpoint: String { "ブレークポイントがありません。B で設定できます。" }
  var noBreakpointAfter: String { "この先にブレークポイントはありません。ライブに戻りました。" }
  var noBreakpointBefore: String { "これより前にブレークポイントはありません。" }

  // MARK: Files

  var nothingRecorded: String { "記録中にタッチがなかったので、何も保存していません。" }
  func saved(as path: String) -> String { "\(path) に保存しました" }
  var noRecording: String { "まだ記録がありません。F8 で記録を開始・停止し、Ctrl+Alt+S で最初からの入力をすべて保存します。" }
  func playedOnCopy(_ path: String) -> String {
    "\(path) を読み取れません。記録に含まれるシーンのコピーで再生します。"
  }
  var recordingStopped: String { "記録が停止しました" }
  func recordingFailed(_ path: String, reason: String) -> String {
    "\(path) に書き込めません（\(reason)）。ここまでの入力は残っていますが、この先は追加されません。"
  }
  var recordingHasOneSession: String { "一つの記録に含められるセッションは一つです。先に記録を終えてください。" }
  var recordingHasOneScene: String { "一つの記録に含められるシーンは一つです。開いているシーンで記録を続けます。" }
  func fileGone(_ path: String) -> String { "\(path) はもう存在しません。保存すると、もう一度書き込みます。" }
  func missingRecent(_ path: String) -> String { "\(path) はもう存在しないので、最近の項目から削除しました。" }
  func noFile(_ path: String) -> String { "ファイル \(path) はありません。" }
  func isFolder(_ path: String) -> String {
    "\(path) はフォルダです。その中のシーンまたは記録を指定してください。"
  }
  func isUnreadable(_ path: String) -> String { "\(path) を読み取れません。アクセス権を確認してください。" }
  func settingsUnreadable(_ path: String, _ reason: String) -> String {
    "\(path) の設定は読み取れないので無視します（\(reason)）。次に変更したときに書き直します。"
  }
  func settingsDamaged(_ path: String) -> String {
    "\(path) の設定は壊れていて読み取れないので無視します。次に変更したときに書き直します。"
  }
  func settingsUnwritable(_ path: String, _ reason: String) -> String {
    "設定を \(path) に書き込めません（\(reason)）。フォルダとアクセス権を確認してください。"
  }
  func folderRefused(_ path: String, _ reason: String) -> String {
    "フォルダ \(path) を作成できません（\(reason)）。何も保存していません。"
  }
  func allNamesTaken(_ path: String) -> String {
    "\(path) までの名前がすべて使われているので、何も保存していません。"
  }
  func traceInMemory(_ problem: String) -> String {
    "トレースを書き込めません（\(problem)）。シーンは続きますが、過去の内容はメモリに置かれます。"
  }
  func copied(_ text: CopiedText) -> String {
    let name =
      switch text {
      case .log: "ログ"
      case .runs: "ラン"
      case .timeline: "タイムラインのログ"
      case .hierarchy: "階層"
      case .scenes: "シーンの一覧"
      case .articles: "記事の一覧"
      case .about: "シーンの説明"
      case .properties: "プロパティ"
      case .recognizers: "認識器"
      case .relations: "認識器どうしの関係"
      case .table(let title): "表「\(title)」"
      case .named(let name): name
      }
    return "コピーしました：\(name)"
  }
  var nothingToCopy: String { "コピーするものがまだありません。" }
  var noClipboard: String { "クリップボードがありません。" }

  // MARK: Words of switches

  var isChosen: String { "選択中" }
}
