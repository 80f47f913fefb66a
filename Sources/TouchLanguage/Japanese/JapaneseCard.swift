import TouchTrace

struct JapaneseCard: CardSentences {
  // MARK: Cards

  var noRecognizers: String { "このシーンに認識器はありません。ヒットしたビューはタッチをすぐに受け取ります。" }

  func card(_ name: String, className: String, view: String?, state: String) -> String {
    "\(name)、\(subject(className: className, view: view))：\(state)"
  }

  func systemsOwn(count: Int) -> String { "システム自身のジェスチャ：関与なし" }

  func need(_ need: RecognizerNeed) -> String {
    switch need {
    case .tap(let count, let fingers): "タップ \(count) 回" + of(fingers)
    case .press(let seconds): "長押し \(CanonicalLine.number(seconds)) s"
    case .drag(let fingers): "ドラッグ" + of(fingers)
    case .edgeDrag(let edges):
      edges.isEmpty ? "端の指定がないドラッグ" : "\(Self.sides(edges))端からのドラッグ"
    case .swipe(let directions, let fingers):
      (directions.isEmpty ? "方向の指定がないスワイプ" : "\(Self.sides(directions))スワイプ") + of(fingers)
    case .pinch: "ピンチ"
    case .rotation: "回転"
    case .hover: "ホバー"
    case .scroll: "スクロール"
    case .zoom: "ズーム"
    case .hold(let milliseconds): "\(milliseconds) ms 保留"
    case .beginEditing: "編集を開始"
    case .toggle: "離すと切り替え"
    case .backSwipe: "左端からの戻るスワイプ"
    case .systemGesture: "上下の端からのシステムジェスチャ"
    case .systemWatch: "システムのための監視"
    }
  }

  func shortNeeds(_ need: RecognizerNeed) -> [String] {
    switch need {
    case .press(let seconds): ["\(CanonicalLine.number(seconds)) s"]
    case .edgeDrag(let edges) where !edges.isEmpty:
      ["\(Self.sides(edges))端から"]
    case .pinch, .rotation: ["指 2 本"]
    case .backSwipe: ["戻るスワイプ"]
    case .systemGesture: ["システム"]
    case .systemWatch: ["システム"]
    case .hold(let milliseconds): ["\(milliseconds) ms"]
    default: []
    }
  }

  private func of(_ fingers: Int) -> String { fingers == 1 ? "" : "、指 \(fingers) 本" }

  /// Edges and directions, by the names that UIKit gives to them.
  private static func sides(_ names: [String]) -> String {
    names.map {
      switch $0 {
      case "left": "左"
      case "right": "右"
      case "up", "top": "上"
      case "down", "bottom": "下"
      case "all": "すべての"
      default: $0
      }
    }.joined(separator: "・")
  }

  func limits(_ need: RecognizerNeed) -> String? {
    guard case .swipe = need else { return nil }
    return
      "必要な距離と許される横ずれは、直前の 2 サンプル間の、方向に沿った速度で決まります：遅いほど短くなります。遅すぎるときは、全距離を動いた時点で失敗します。"
  }

  func moves(_ need: RecognizerNeed, view: String) -> String? {
    switch need {
    case .scroll: "\(view) をスクロール"
    case .zoom: "\(view) をズーム"
    default: nil
    }
  }

  func needs(_ summary: String, on view: String?) -> String {
    view.map { "\(summary)（\($0)）" } ?? summary
  }

  func subject(className: String, view: String?) -> String {
    view.map { "\($0) の \(className)" } ?? className
  }

  func absence(_ absence: RecognizerAbsence) -> String {
    switch absence {
    case .disabled: "無効"
    case .refused(let question): "\(question.appleName) が false"
    case .noTouchYet: "タッチなし"
    case .touchElsewhere: "タッチは別のビューにあります"
    case .unexplained: "タッチなし"
    }
  }

  var undecided: String { "未確定" }

  func taps(_ count: Int, of needed: Int, nextWithin seconds: Double) -> String {
    "タップ \(count) / \(needed)、次は \(Units.duration(seconds)) 以内"
  }

  func prevented(by recognizer: String, _ prevention: Prevention?) -> [String] {
    let name = "\(recognizer) による"
    let reasons = prevention.map { JapaneseReason().notFirst($0) } ?? []
    return reasons.map { "\(name) \u{00B7} \($0)" } + reasons + [name]
  }

  func waits(for recognizers: [String], secondsLeft: Double?) -> [String] {
    let names = recognizers.inJapanese
    let left = left(secondsLeft)
    let texts = ["\(names) の失敗を待つ\(left)", "\(names) を待つ\(left)"]
    return recognizers.count == 1 ? texts + ["\(names) 待ち\(left)", "\(names) 待ち"] : texts
  }

  func waits(for recognizer: String, others: Int, secondsLeft: Double?) -> String {
    "\(recognizer)\(others > 0 ? " +\(others)" : "") を待つ\(left(secondsLeft))"
  }

  func waits(secondsLeft: Double?) -> String { "ほかを待つ\(left(secondsLeft))" }

  private func left(_ seconds: Double?) -> String {
    seconds.map { "、残り \(Units.milliseconds($0))" } ?? ""
  }

  // MARK: State machines

  func node(_ state: StateLabel) -> String { state.inJapanese }

  func node(_ state: StateLabel, entered count: Int) -> String {
    "\(node(state))：\(count == 0 ? "入っていない" : "\(count) 回入った")"
  }

  func transition(from: StateLabel, to: StateLabel) -> String { "\(node(from)) → \(node(to))" }

  var notTaken: String { "未通過" }
  var reset: String { "リセット" }
  func waits(for recognizer: String) -> String { "\(recognizer) を待つ" }
  var blockedByControl: String { "コントロール優先" }
  var shouldBeginRefused: String { "shouldBegin：false" }

  func assigned(_ state: StateLabel, by className: String, consequence: String) -> String {
    "\(className) が \(node(state)) を設定：\(consequence)"
  }

  func illegal(from: StateLabel, to: StateLabel) -> String {
    "不正な遷移 \(transition(from: from, to: to))"
  }
}
