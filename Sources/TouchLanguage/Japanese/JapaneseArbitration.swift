import TouchTrace

struct JapaneseArbitration: ArbitrationSentences {
  // MARK: Touches

  var touches: String { "タッチ" }
  var noTouches: String { "まだどの認識器もタッチを受け取っていません。" }
  func recognizers(ofTouches numbers: [Int]) -> String {
    "タッチ \(numbers.map(String.init).inJapanese) の認識器（配信順）"
  }
  var touchCancelled: [String] { ["touchesCancelled を受信", "touchesCancelled"] }
  var touchNeverCame: String { "届かなかった" }
  func touchCame(at seconds: Double) -> String { "\(Units.milliseconds(seconds)) に届いた" }
  func released(after seconds: Double) -> [String] {
    ["\(Units.milliseconds(seconds)) 後に通す", "通す"]
  }
  func on(view: String) -> String { "ビュー \(view)" }
  var refused: String { "拒否" }
  func refused(by call: String) -> String { "\(call)：いいえ" }
  var disabled: String { "無効" }
  func disabled(_ recognizer: String) -> String { "\(recognizer) は無効です" }

  // MARK: Relations

  var relations: String { "認識器どうしの関係" }
  var noRecognizers: String { JapaneseCard().noRecognizers }

  func relation(_ relation: RelationLabel) -> String {
    switch relation {
    case .waitsFor: "失敗を待つ"
    case .recognizesWith: "同時認識"
    case .prevented: "妨げる"
    case .doesNotPrevent: "妨げない"
    case .cancelledTouchOf: "タッチをキャンセル"
    case .heldTouchOf: "タッチを保留"
    case .keptFromBeginning: "開始させない"
    case .keptTouchFrom: "タッチを保持"
    }
  }

  let standingWait = "失敗が条件（待ちなし）"

  func relation(_ relation: RelationLabel, _ first: String, _ second: String) -> String {
    switch relation {
    case .waitsFor: "\(first) は \(second) の失敗を待つ"
    case .recognizesWith: "\(first) は \(second) と同時に認識する"
    case .prevented: "\(first) が \(second) を妨げた"
    case .doesNotPrevent: "\(first) は \(second) を妨げない"
    case .cancelledTouchOf: "\(first) が \(second) のタッチをキャンセルした"
    case .heldTouchOf: "\(first) が \(second) のタッチを保留した"
    case .keptFromBeginning: "\(first) が \(second) を開始させなかった"
    case .keptTouchFrom: "\(first) がタッチを保持し、\(second) に渡さなかった"
    }
  }

  let unconnected = "ここの認識器はどれも互いに依存していません。先に認識したものがほかを妨げます（UIKit のデフォルト）。"

  func defaults(_ decided: Set<Cause.Precedence>) -> String {
    let first = "先に認識したものがほかを妨げます（デリゲートが同時認識を許可する場合を除く）"
    let ties = [
      decided.contains(.deeper) ? "ビューがより深いもの" : nil,
      decided.contains(.addedLater) ? "最後に追加されたもの" : nil,
    ].compactMap { $0 }
    guard let tie = ties.first else { return "UIKit のデフォルト：\(first)。" }
    let rest = ties.dropFirst().map { "、同じビューでは\($0)" }.joined()
    let ready = "同じ瞬間に条件を満たした認識器では、\(tie)\(rest)がほかを妨げます。"
    return decided.isDisjoint(with: [.first, .begunBefore])
      ? "UIKit のデフォルト：\(ready)" : "UIKit のデフォルト：\(first)。\(ready)"
  }

  let onlyOneRecognizer = "認識器は一つだけで、ほかに妨げられません。"

  /// Who made a relation, in an edge and in a sentence about it.
  private func source(_ source: AnswerSource) -> String {
    switch source {
    case .none: "デフォルト"
    case .api: "require(toFail:)"
    case .delegate: "デリゲート"
    case .subclass: "サブクラス"
    case .view: "ビュー"
    }
  }

  /// Who left its touch to a view: the scroll view that was asked, or the property that leaves all of them.
  private func keeper(_ source: AnswerSource) -> String {
    source == .view ? "スクロールビュー" : "canCancelContentTouches"
  }

  func time(seconds: Double) -> String { Units.milliseconds(seconds) }

  func edge(_ relation: RelationLabel, _ source: AnswerSource, _ outcome: RelationOutcome?)
    -> [String]
  {
    let who = self.source(source)
    switch (relation, outcome) {
    case (.waitsFor, .waits(let seconds)?):
      return ["\(Units.milliseconds(seconds)) 待っている", "待っている"]
    case (.waitsFor, .waited(let seconds)?): return ["\(Units.milliseconds(seconds)) 待った", "待った"]
    case (.waitsFor, .free?): return ["待ちなし"]
    case (.waitsFor, .failedFirst?): return ["相手が先に失敗"]
    case (.waitsFor, .neverFailed?): return ["失敗を待つ"]
    case (.waitsFor, .inVain(let time)?):
      return ["\(Units.milliseconds(time)) まで待機", "待機"]
    case (.waitsFor, _): return source == .api ? ["失敗を待つ"] : ["失敗を待つ（\(who)）", "失敗を待つ"]
    case (.prevented, .happened(let time)?):
      let prevented = "\(Units.milliseconds(time)) に妨げた"
      return ["\(prevented)（\(who)）", prevented, "妨げた"]
    case (.prevented, _): return ["妨げる（\(who)）", "妨げる"]
    case (.cancelledTouchOf, .happened(let time)?):
      let cancelled = "\(Units.milliseconds(time)) にキャンセル"
      return ["タッチを \(cancelled)", cancelled, "キャンセル"]
    case (.cancelledTouchOf, .dropped(let time)?):
      let dropped = "\(Units.milliseconds(time)) に破棄"
      return ["保留中のタッチを \(dropped)", dropped, "破棄"]
    case (.cancelledTouchOf, _): return ["タッチをキャンセル", "キャンセル"]
    case (.heldTouchOf, .holds(let seconds)?):
      return ["タッチを保留中（\(Units.milliseconds(seconds))）", "タッチを保留中", "保留中"]
    case (.heldTouchOf, .held(let seconds)?):
      return ["\(Units.milliseconds(seconds)) 保留"]
    case (.heldTouchOf, _): return ["タッチを保留", "保留"]
    case (.keptFromBeginning, .happened(let time)?):
      return ["\(Units.milliseconds(time)) に開始を拒否", "開始を拒否"]
    case (.keptFromBeginning, _): return ["開始を拒否"]
    case (.keptTouchFrom, .happened(let time)?):
      let kept = "\(Units.milliseconds(time)) にタッチを保持"
      return ["\(kept)（\(keeper(source))）", kept, "タッチを保持", "保持"]
    case (.keptTouchFrom, _): return ["タッチを保持（\(keeper(source))）", "タッチを保持", "保持"]
    case (.recognizesWith, _): return ["同時認識（\(who)）", "同時認識"]
    case (.doesNotPrevent, _): return ["妨げない（\(who)）", "妨げない"]
    }
  }

  func sentence(
    _ relation: RelationLabel, _ first: String, _ second: String, _ source: AnswerSource,
    at seconds: Double?
  ) -> String {
    let when = seconds.map { "（\(Units.milliseconds($0))）" } ?? ""
    let why =
      switch source {
      case .none: "UIKit のデフォルト"
      case .api: "require(toFail:)"
      case .delegate: "デリゲートの回答"
      case .subclass: "サブクラスの回答"
      case .view: "ビューの回答"
      }
    return "\(self.relation(relation, first, second))\(when)：\(why)。"
  }

  func noRelation(_ first: String, _ second: String) -> String {
    "\(first) は \(second) に何もしていません。先に認識したほうが相手を妨げます（UIKit のデフォルト）。"
  }

  var controlWon: String { "優先" }
  func alone(_ recognizers: [String], more: Int) -> String {
    "関係なし：\(recognizers.inJapanese)\(more > 0 ? "、ほか \(more) 個" : "")"
  }

  func members(_ names: [String], more: Int) -> String {
    names.joined(separator: "、") + (more > 0 ? "、ほか \(more) 個" : "")
  }

  func failedByItself(_ recognizer: String) -> String { "\(recognizer) は自ら失敗しました。" }
  let rowsActOnColumns = "行が列に対して："

  func failed(after other: String) -> String { "\(other) が認識" }
  func failure(_ reason: Reason) -> String { Text.reasons.name(reason) }

  let views = "ビュー"
  func withoutPart(_ count: Int) -> String { "ほかの認識器 \(count) 個は、このジェスチャに関わっていません" }
  func nothingDone(_ first: String, _ second: String) -> String {
    "\(first) は \(second) に何もしませんでした。"
  }

  func title(of view: RelationsView) -> String {
    switch view {
    case .graph: "グラフ"
    case .matrix: "表"
    }
  }

  var graphIsUnclear: String { "線が交差しすぎるため、ここでは図にできません：表に同じ関係があります" }
  func help(of view: RelationsView) -> String {
    switch view {
    case .graph: "関係のある認識器を線で結んで表示します"
    case .matrix: "すべての認識器：行から列への関係を表示します"
    }
  }

  // MARK: Answers

  var answers: String { "問い合わせと回答" }
  func answer(_ isYes: Bool, count: Int) -> String {
    (isYes ? "はい" : "いいえ") + (count > 1 ? " ×\(count)" : "")
  }
  func answerer(_ source: AnswerSource, of asked: String) -> String? {
    switch source {
    case .none: "デフォルト"
    case .api: "require(toFail:)"
    case .delegate: "\(asked) のデリゲート"
    case .subclass, .view: nil
    }
  }
  func answered(by source: AnswerSource, of name: String) -> String {
    switch source {
    case .none: "\(name) に対する UIKit のデフォルト"
    case .api: "\(name) の require(toFail:)"
    case .delegate: "\(name) のデリゲートが答えました"
    case .subclass: "\(name) のクラスが答えました"
    case .view: "ビュー \(name) が答えました"
    }
  }
}
