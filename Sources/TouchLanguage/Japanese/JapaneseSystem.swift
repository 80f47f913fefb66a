struct JapaneseSystem: SystemSentences {
  func title(of table: SystemTableKind) -> String {
    switch table {
    case .pipeline: "パイプライン"
    case .hid: "HID イベント"
    case .runLoop: "ランループ"
    case .touchMap: "タッチマップ"
    case .gestures: "ジェスチャ"
    case .objects: "オブジェクト"
    case .sequence: "シーケンス"
    case .stack: "スタック"
    case .classes: "クラス"
    case .reference: "資料"
    }
  }

  func summary(of table: SystemTableKind) -> String {
    switch table {
    case .pipeline: "Mach ポートからビューまで、最後のイベントが通った全段階"
    case .hid: "デジタイザのイベントとその全フィールド"
    case .runLoop: "スレッド、ランループソース、イベントキュー"
    case .touchMap: "ウインドウごと、ビューとフェーズごとのタッチ"
    case .gestures: "更新が必要な認識器（更新順）"
    case .objects: "イベントとそのタッチ、タッチのウインドウ、ビュー、認識器"
    case .sequence: "一つのタッチから起きた呼び出し（時間順）"
    case .stack: "選択したログの行、または最後の行のコールスタック"
    case .classes: "シーンのクラスとそのスーパークラス"
    case .reference: "記事が述べ、実行が出力しないこと（レジスタ、フェーズ、どれが勝つか）"
    }
  }

  func column(_ column: SystemColumn) -> String {
    switch column {
    case .classes: "クラス"
    case .superclasses: "スーパークラス"
    case .events: "イベント"
    case .objects: "オブジェクト"
    case .recognizer: "認識器"
    case .state: "状態"
    case .flags: "フラグ"
    case .view: "ビュー"
    case .target: "ターゲット"
    case .needs: "条件"
    case .field: "フィールド"
    case .hand: "手"
    case .finger(let number): "指 \(number)"
    case .object: "オブジェクト"
    case .step: "段階"
    case .frame: "フレーム"
    case .key: "キー"
    case .touches: "タッチ"
    case .source: "ソース"
    case .order: "順序"
    case .port: "ポート"
    case .signalled: "シグナル"
    case .valid: "有効"
    case .timeStamp: "タイムスタンプ"
    case .latency: "遅延"
    case .time: "時刻"
    case .from: "送り手"
    case .to: "受け手"
    case .message: "メッセージ"
    }
  }

  let empty = "まだ表示するものがありません。シーンにタッチしてください。"

  func note(_ note: SystemNote) -> String {
    switch note {
    case .printed: "実機の出力どおり"
    case .inferred: "推定"
    }
  }

  func legend(_ notes: [SystemNote]) -> String {
    notes.map(note).joined(separator: "、または") + "：定数であり、この実行から得たものではありません"
  }

  // MARK: Pipeline

  let mainThread = "メインスレッド"
  func suspended(thread: String, queued: Int) -> String { "\(thread)：停止中、待ち \(queued) 件" }
  func hand(fingers: Int) -> String { "手（指 \(fingers) 本）" }
  let consumed = "SpringBoard：ここで処理し、アプリには何も届かない"
  let forwarded = "SpringBoard：最前面のアプリへ Mach ポートで送る"
  func pass(_ number: Int) -> String { "\(number) 回目" }
  func viewsAsked(_ count: Int) -> String { "\(count) 個のビューに尋ねた" }
  func recognizers(_ count: Int) -> String { "認識器 \(count) 個" }
  func runLoopSleeps(in call: String) -> String { "\(call)：ランループがスリープ" }

  // MARK: Run loop

  let threadIsSuspended = "停止中"
  let threadWaitsForPorts = "ポートで待機"
  let threadIsAwake = "実行中"
  func threadSleeps(in call: String) -> String { "\(call) でスリープ中" }
  func lookup(_ register: String) -> String { "\(register) から検索" }
  func eventQueue(_ count: Int, isWaiting: Bool) -> String {
    isWaiting ? "イベントキュー：待ち \(count) 件" : "イベントキュー：受信 \(count) 件"
  }
  func event(_ number: Int, _ fingers: [String]) -> String {
    fingers.isEmpty ? "イベント \(number)" : "イベント \(number)：\(fingers.inJapanese)"
  }
  let isQueued = "待ち"

  // MARK: Recognizers, objects, calls, classes

  func sorted(_ list: String, by comparator: String) -> String { "\(list)、\(comparator) で整列" }
  let noUpdates = "更新が必要な認識器はありません"
  func objects(_ count: Int) -> String { "オブジェクト \(count) 個" }
  func calls(behind line: String) -> String { "コールスタック：\(line)" }
  func reception(_ reception: TouchReception) -> String {
    switch reception {
    case .responder: "タッチに応答する"
    case .recognizer: "タッチを受け取るがレスポンダではない"
    }
  }

  // MARK: Diagrams

  func sequence(touch: Int) -> String { "タッチ \(touch) の呼び出し" }
  func earlierTurns(_ count: Int) -> String { "それより前の \(count) 件は省略" }
  func repeated(_ count: Int, until time: String) -> String { "\(count) 回、最後は \(time)" }
  func reference(_ kind: ReferenceKind, to className: String) -> String {
    switch kind {
    case .view: "ビュー：\(className)"
    case .superview: "スーパービュー：\(className)"
    case .target: "ターゲット：\(className)"
    case .delegate: "デリゲート：\(className)"
    case .dataSource: "データソース：\(className)"
    }
  }
  func inChain(_ isResponder: Bool) -> String {
    isResponder ? "レスポンダチェーンに入れる" : "レスポンダではない"
  }
}
