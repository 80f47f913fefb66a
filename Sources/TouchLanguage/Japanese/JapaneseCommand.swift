struct JapaneseCommand: CommandSentences {
  func group(_ group: CommandGroup) -> String {
    switch group {
    case .window: "ウインドウ"
    case .touching: "タッチ操作"
    case .composing: "作成"
    case .time: "時間"
    case .timeline: "タイムライン"
    case .pictures: "重ね表示とタブ"
    case .keyboard: "キーボード操作"
    }
  }

  func context(_ context: KeyContext) -> String {
    switch context {
    case .global: "どこでも"
    case .drag: "作成モードのドラッグ中"
    case .tree: "作成モードの階層"
    case .compose: "作成モード"
    case .scene: "シーン"
    case .timeline: "タイムライン"
    case .list: "リスト"
    case .field: "テキストフィールド"
    case .palette: "コマンドパレット"
    case .help: "ヘルプ"
    }
  }

  /// The palette finds a command by its English words as well.
  func words(_ command: CommandID) -> CommandText {
    let (japanese, english) = (words(of: command), EnglishCommand().words(command))
    return CommandText(
      japanese.title, japanese.summary,
      synonyms: japanese.synonyms + [english.title] + english.synonyms)
  }

  func reason(_ refusal: CommandRefusal) -> String {
    switch refusal {
    case .noScene: "先にシーンを開いてください"
    case .nothingHappened: "まだ何も起きていません"
    case .nothingBefore: "この時点より前には何も起きていません"
    case .isNewest: "最新の時点です"
    case .isLive: "すでにライブです"
    case .nothingToUndo: "取り消すものがありません"
    case .nothingToRedo: "やり直すものがありません"
    case .paused: "シーンは一時停止中です。スペースで再開します"
    case .isPast: "過去を表示中です。End でライブに戻ります"
    case .slowestSpeed: "最も遅い速度です"
    case .highestSpeed: "最も速い速度です"
    case .noBreakpoint: "ブレークポイントがありません"
    case .noDifference: "編集による違いはありません"
    case .isRecorded(let path): "このセッションはすでに \(path) に書き込まれています"
    case .noTouch: "画面に触れているタッチがありません"
    case .noVariant: "このシーンにバリアントはありません"
    case .noFingerHeld: "触れたままの指がありません"
    case .allViewsShow: "すべてのビューが描画されています"
    case .noProblem: "読み込みエラーはありません"
    case .noLesson: "先にレッスンか問題を開いてください"
    case .notComposing: "作成モードで使えます。M を押してください"
    case .nothingComposed: "先にシーンのビューか認識器を選択してください"
    }
  }

  func sentence(_ refusal: CommandRefusal) -> String { "\(reason(refusal))。" }
}
