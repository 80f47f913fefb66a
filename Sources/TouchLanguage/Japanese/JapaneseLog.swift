import TouchTrace

struct JapaneseLog: LogSentences {
  var nested: String { "入れ子" }
  var nestedTooltip: String { "呼び出しを呼び出し元の下に字下げします" }
  var printed: String { "出力のみ" }
  var printedTooltip: String { "シーン自身のクラスとアクションが出力した行を表示します" }
  var filterPlaceholder: String { "行を絞り込む" }

  func kind(_ kind: TraceKind, lines: Int) -> String { "\(summary(kind))：\(lines) 行" }

  private func summary(_ kind: TraceKind) -> String {
    switch kind {
    case .hit: "ヒットテストが尋ねたビューとその回答"
    case .receive: "認識器がタッチを受け取るかどうか"
    case .gesture: "認識器が受け取ったタッチ"
    case .decision: "デリゲート、サブクラス、ビューへの問い合わせと回答"
    case .state: "認識器の状態の変化"
    case .held: "ほかの失敗を待つ認識器"
    case .measure: "認識器が測った値と限界値"
    case .timer: "認識器のタイマー"
    case .machine: "コードが設定した状態"
    case .action: "送られたアクション"
    case .touches: "ビューが受け取ったタッチ"
    case .tracking: "タッチをトラッキングするコントロール"
    case .event: "ウインドウが受け取ったイベント"
    case .withhold: "ビューに渡らないタッチ"
    case .hold: "認識器が遅らせるタッチ"
    case .chain: "次のレスポンダに渡されたタッチ"
    case .change: "変わったプロパティ"
    case .sample: "各タッチのサンプル"
    case .print: "コードが出力した行"
    case .reset: "リセットされて possible に戻った認識器"
    case .warning: "コードがすべきでないこと"
    case .scroll: "スクロールビューがデリゲートに尋ね、知らせること"
    case .press: "レスポンダが受け取ったプレス"
    case .motion: "レスポンダが受け取ったモーションイベント"
    case .pipeline: "イベントがアプリに届くまでの経路"
    }
  }

  func moreKinds(_ count: Int) -> String { "ほか \(count) 種" }
  func moreKinds(_ names: [String]) -> String { "ほかの種類：\(names.inJapanese)" }

  func empty(_ reason: LogEmptiness) -> String {
    switch reason {
    case .noEvents: "まだイベントはありません。シーンにタッチしてください。"
    case .nothingPrinted:
      "何も出力されていません。クラスが出力を行うビューにタッチするか、「\(printed)」をクリックしてエンジンの動作を表示してください。"
    case .allKindsHidden: "すべての種類の行が隠れています。上の種類をクリックすると表示されます。"
    case .notFound(let query): JapaneseHierarchy().notFound(query)
    case .notFoundInShownKinds(let query):
      "表示中の種類に「\(query)」は見つかりません。上の種類をクリックして表示するか、文字を減らしてみてください。"
    }
  }

  func line(_ number: Int, _ kind: TraceKind, milliseconds: Double, _ line: String) -> String {
    "イベント \(number)、\(kind.name)、\(Units.decimal(milliseconds)) ms：\(line)"
  }

  func printedLine(_ number: Int, milliseconds: Double, _ line: String) -> String {
    "出力された行 \(number)、\(Units.decimal(milliseconds)) ms：\(line)"
  }

  func breakpoint(isSet: Bool) -> String { isSet ? "ブレークポイントを外す" : "ブレークポイントを設定" }
}
