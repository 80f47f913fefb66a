import TouchTrace

struct JapaneseWhy: WhySentences {
  func nothingYet(_ name: String) -> String { "\(name) にはまだタッチがありません" }
  func noTouchYet(isPast: Bool) -> String {
    isPast ? "この時点より前には何もタッチされていません。" : "まだ何もタッチされていません。"
  }

  func source(rule: String?, event: Int?, seconds: Double?, isUnexplained: Bool) -> String? {
    var parts: [String] = []
    if isUnexplained { parts.append("理由の記録なし") }
    if let rule { parts.append(rule) }
    if let event {
      parts.append("イベント \(event)" + (seconds.map { "（\(CanonicalLine.number($0)) s）" } ?? ""))
    }
    return parts.isEmpty ? nil : "［\(parts.inJapanese)］"
  }

  // MARK: Touches

  func touchIsNotDown(_ touch: Int) -> String { "タッチ \(touch) は画面に触れていません" }
  func noSuchTouch(_ touch: Int) -> String { "このジェスチャにタッチ \(touch) はありませんでした。" }
  func touchHitNothing(_ touch: Int) -> String { "タッチ \(touch) はどのビューにもヒットしませんでした" }
  func touchBelongs(_ touch: Int, to view: String) -> String {
    "タッチ \(touch) は \(view) のものです"
  }
  func ignored(_ touch: Int) -> String {
    "タッチ \(touch) は、アプリがイベントを無視している間（beginIgnoringInteractionEvents()）に始まったので、誰にも届きません。"
  }
  func noViewTakesTouches(_ touch: Int) -> String {
    "タッチ \(touch) は、タッチを受け付けるビューがない場所で始まりました。"
  }
  func noWindowTakesTouches(_ touch: Int, asked window: String, _ refusal: Refusal) -> String {
    "タッチ \(touch) は、タッチを受け付けるウインドウがない場所で始まりました。\(window) は尋ねられましたが拒否しました。\(refusal.inJapanese)"
  }

  // MARK: Responders

  func gotTouch(_ responder: String) -> String { "\(responder) はタッチを受け取りました" }
  func gotNoTouch(_ responder: String) -> String { "\(responder) はタッチを受け取りませんでした" }
  var previousForwarded: String { "手前のレスポンダがタッチを渡しました。" }
  func forwarded(by chain: [String]) -> String {
    "タッチはレスポンダチェーンを通って届きました。渡したのは \(chain.inJapanese) です。"
  }
  func allHeld(by recognizers: [String], _ causes: [HoldingProperty], _ end: HoldEnd) -> String {
    let recognizer = recognizers.inJapanese
    let cause = HoldingProperty.together(causes) { $0.inJapanese }
    let because = JapaneseWhyView.clause(cause, of: recognizer)
    return switch end {
    case .ongoing:
      "\(recognizer) がタッチを保留しているので（\(because)）、どのレスポンダもまだタッチを受け取っていません。"
    case .dropped:
      "\(recognizer) がタッチを保留したまま配信しなかったので（\(because)）、どのレスポンダもタッチを受け取りませんでした。"
    case .released:
      "どのレスポンダもタッチを受け取りませんでした。まず \(recognizer) が保留し（\(because)）、保留が解けた後もビューには渡りませんでした。"
    }
  }
  func withheld(from view: String, touch: Int, _ withholding: Withholding) -> String {
    "どのレスポンダもタッチ \(touch) を受け取りません。ヒットしたビューは \(view) です。\(JapaneseReason().sentence(withholding))"
  }
  func notDelivered(_ touch: Int, hitView: String) -> String {
    "どのレスポンダもまだタッチ \(touch) を受け取っていません。ヒットしたビューは \(hitView) です。"
  }
  func stopped(at responder: String) -> String {
    "\(responder) がタッチを受け取り、次には渡しませんでした。"
  }
  func superNotCalled(by responder: String) -> String {
    "\(responder) が touchesBegan で super を呼ばなかったので、その先のレスポンダはタッチを受け取りませんでした。"
  }
  func notTold(by responder: String) -> String { "届かなかった：\(responder) が super を呼ばなかった" }
  func notInChain(_ chain: [String]) -> String {
    "タッチは \(chain.inJapanese) に届きました。このオブジェクトはそのレスポンダチェーンに含まれません。"
  }

  // MARK: Tables

  func rowSelected(_ row: String) -> String { "\(row) が選択されました" }
  func rowSelected(of table: String) -> String { "\(table) の行が選択されました" }
  func itemSelected(of collection: String) -> String { "\(collection) の項目が選択されました" }
  func itemSelection(by collection: String) -> String {
    "タッチが項目の上で終了し、\(collection) はスクロールしませんでした。そこで項目を選択し、collectionView(_:didSelectItemAt:) でデリゲートに知らせました。"
  }
  func cancelled(by recognizer: String, notSelected row: String) -> String {
    "\(recognizer) がタッチをキャンセルし、\(notSelected(row))"
  }
  func notSelected(_ row: String) -> String { "\(row) は選択されませんでした" }
  func notSelected(withoutTouch row: String) -> String { "タッチが届かず、\(notSelected(row))" }
  func notSelected(
    _ cause: SelectionRefusal, in table: String, _ list: SelectingList
  ) -> String {
    let items = list == .table ? "行" : "項目"
    let base = list == .table ? "UITableView" : "UICollectionView"
    return switch cause {
    case .superNotCalled(let name):
      "\(name) は super を呼ばずにタッチのメソッドをオーバーライドしているため、\(base) 自身のメソッドが動きませんでした。\(items)の選択はそこで行われます。"
    case .kept(let responder):
      "\(responder) が super を呼ばずにタッチのメソッドをオーバーライドしているため、タッチは \(table) に届きませんでした。\(items)の選択は、そのタッチのメソッドで行われます。"
    case .delegate:
      list == .table
        ? "\(table) のデリゲートが tableView(_:shouldHighlightRowAt:) で false を返しました。ハイライトできない行は選択されません。"
        : "\(table) のデリゲートが collectionView(_:shouldHighlightItemAt:) で false を返しました。ハイライトできない項目は選択されません。"
    case .notAllowed:
      list == .table
        ? "\(table) の行は選択できません。allowsSelection が false です（編集中は allowsSelectionDuringEditing）。"
        : "\(table) の項目は選択できません。allowsSelection が false です。"
    }
  }
  func rowSelection(by table: String) -> String {
    "タッチが行の上で終了し、\(table) はスクロールしませんでした。そこで行を選択し、tableView(_:didSelectRowAt:) でデリゲートに知らせました。"
  }
  func notSelected(_ row: String, lostIn table: String, _ list: SelectingList) -> String {
    "\(notSelected(row))。\(table) は、touchesEnded を受け取ったときにだけ\(list == .table ? "行" : "項目")を選択します。"
  }
  func rowLost(
    to recognizer: String, _ cause: CancellingProperty, _ place: CancelledTouchPlace, table: String
  ) -> String {
    let loss =
      switch place {
      case .view(let view): "認識し、\(view) のタッチをキャンセルしました"
      case .held(let holders):
        "\(holders.inJapanese) がまだタッチを保留している間に認識し、それをキャンセルしました"
      }
    return
      "\(recognizer) が\(loss)（\(JapaneseWhyView.clause(cause, of: recognizer))）。\(table) は、タッチの終了を受け取ったときにだけ行を選択します。"
  }

  // MARK: The app

  func printed(_ line: String, by printer: String?) -> String {
    "\(printer.map { "\($0) のアクション" } ?? "アプリ")が「\(line)」と出力しました。"
  }
}
