import TouchTrace

struct JapaneseTimeline: TimelineSentences {
  // MARK: Lanes

  func touch(_ number: Int) -> String { "タッチ \(number)" }
  var sampled: String { "サンプル" }
  var delivered: String { "配信" }
  var view: String { "ビュー" }
  var answers: String { "回答" }
  var heldBack: (title: String, detail: String) { ("保留", "合計") }
  func above(_ view: String, _ count: Int) -> String { "\(view) の上位 \(count) 個" }
  var responders: String { "レスポンダ" }

  func theSame(as view: String, by responders: [String]) -> [String] {
    let same = "\(view) と同じタッチ"
    return Self.names(responders).map { "\($0)：\(same)" } + [same, "同じタッチ"]
  }

  func group(_ state: StateLabel, _ count: Int) -> String { "\(state.inJapanese) \(count) 個" }
  func several(_ state: StateLabel, _ count: Int) -> String { "\(state.inJapanese) ×\(count)" }

  func members(_ names: [String], _ reason: String?) -> [String] {
    let all = Self.names(names)
    guard let reason else { return all }
    return all.map { "\($0) · \(reason)" } + [reason]
  }

  /// All names, then fewer and fewer of them with the number of the others.
  private static func names(_ names: [String]) -> [String] {
    [names.inJapanese]
      + [4, 2, 1].filter { $0 < names.count }.map { count in
        "\(Array(names.prefix(count)).inJapanese)、ほか \(names.count - count) 個"
      }
  }

  func contentOffset(isVertical: Bool) -> String {
    isVertical ? "contentOffset.y" : "contentOffset.x"
  }

  func offsets(in range: ClosedRange<Double>) -> String {
    "\(Units.number(range.lowerBound))〜\(Units.number(range.upperBound)) pt"
  }

  func moreLanes(_ names: [String]) -> String { "下に続くレーン：\(names.inJapanese)" }

  // MARK: What is done with lanes

  func fold(isOpen: Bool) -> String { isOpen ? "折りたたむ" : "展開する" }

  func title(_ action: LaneAction) -> String {
    switch action {
    case .fold: "折りたたむ／展開する"
    case .pin: "一番上に固定／固定を解除"
    case .up: "上へ移動"
    case .down: "下へ移動"
    case .collapse: "低くする／元の高さに戻す"
    case .hide: "隠す"
    case .only: "このレーンとそのタッチだけを表示"
    case .all: "すべてのレーンを元どおりに表示"
    }
  }

  func lane(_ title: String) -> String { "レーン：\(title)" }

  // MARK: Before the first touch

  func invitation(_ invitation: TimelineInvitation) -> (title: String, hint: String) {
    switch invitation {
    case .noScene:
      ("シーンを開いてください。すべての判定がここに現れます。", "")
    case .replay:
      ("まだ何もタッチされていません。", "記録を再生中です。あなたのタッチは配信されません。")
    case .composing:
      (
        "F4 を押したままシーンにタッチしてください。すべての判定がここに現れます。",
        "F4 を短く押すと、次に押すまで続きます。"
      )
    case .touch(hasRuns: false):
      (Self.touchTheScene, "クリック = タッチ、Ctrl + クリック = 2 つのタッチ")
    case .touch(hasRuns: true):
      (Self.touchTheScene, "クリック = タッチ、Ctrl + クリック = 2 つのタッチ。またはシナリオを再生：")
    }
  }

  private static let touchTheScene = "シーンにタッチしてください。すべての判定がここに現れます。"

  // MARK: Touches

  var ignored: [String] { ["無視：アプリがイベントを無視中", "無視"] }

  func notGiven(to view: String, _ reason: Reason) -> [String] {
    let why =
      switch reason {
      case .exclusiveTouch: "別のビューが排他タッチ"
      case .scrollViewRefused: "touchesShouldBegin が false"
      default: JapaneseReason().name(reason)
      }
    return ["\(view) に渡らない：\(why)", "渡らない"]
  }

  func touch(_ number: Int, deliveredTo view: String, from: Double, to: Double?) -> String {
    let start = Units.milliseconds(from)
    guard let end = to else { return "タッチ \(number) を \(view) に配信：\(start) から" }
    return "タッチ \(number) を \(view) に配信：\(start) から \(Units.milliseconds(end)) まで"
  }

  func delivered(to view: String, contact: Int?) -> String {
    contact.map { "\($0) 回目：\(view) へ" } ?? "\(view) へ"
  }

  func movesOn(to distance: String, at seconds: Double) -> String {
    "\(Units.milliseconds(seconds)) に \(distance) まで動く"
  }

  func over(_ end: TouchEnd, at seconds: Double) -> String {
    let what =
      switch end {
      case .lifted: "離した"
      case .cancelled: "キャンセル"
      case .takenAway: "システムがアプリから取り上げた"
      }
    return "\(Units.milliseconds(seconds)) で\(what)"
  }

  func cancelled(by recognizer: String?, isPart: Bool, at seconds: Double) -> [String] {
    let time = Units.milliseconds(seconds)
    guard let recognizer else { return ["\(time) でキャンセル", "キャンセル"] }
    if isPart {
      return ["\(time) に自身の \(recognizer) が使用", "自身の \(recognizer) が使用", "使用"]
    }
    return ["\(time) で \(recognizer) がキャンセル", "\(recognizer) がキャンセル", "キャンセル"]
  }

  func hold(_ phase: TouchPhase, by holders: [String], seconds: Double, _ outcome: HoldOutcome)
    -> [String]
  {
    let time = Units.milliseconds(seconds)
    let end =
      switch outcome {
      case .lasting: "ここまで \(time)"
      case .released: "\(time)、その後配信"
      case .dropped: "\(time)、配信なし"
      }
    let word = outcome == .dropped ? "破棄" : "保留"
    let held = "\(holders.inJapanese) が \(phase.methodName) を保留"
    return [
      "\(held) · \(end)", "\(holders.inJapanese) が\(word) · \(end)",
      "\(phase.methodName) を保留 · \(end)", held,
      "\(word) · \(holders.inJapanese)", word,
    ]
  }

  func shortHold(
    _ phase: TouchPhase, by holders: [String], seconds: Double, _ outcome: HoldOutcome,
    view: String?
  ) -> [String] {
    let held =
      "\(holders.inJapanese) が \(phase.methodName) を \(Units.milliseconds(seconds)) 保留"
    switch outcome {
    case .lasting: return [held, "\(phase.methodName) を保留"]
    case .released: return ["\(held)、その後配信", held, "保留後に配信"]
    case .dropped:
      let lost = "\(held)、その後破棄"
      let nothing = view.map { phase == .began ? ["\(lost)：\($0) には何も届かない"] : [] } ?? []
      return nothing + [lost, "保留後に破棄", "破棄"]
    }
  }

  func hold(_ phase: TouchPhase, by holder: String, seconds: Double, _ outcome: HoldOutcome)
    -> String
  {
    let held = "\(holder) が \(phase.methodName) を \(Units.milliseconds(seconds)) 保留"
    return switch outcome {
    case .lasting: "\(held)中"
    case .released: "\(held)し、その後配信"
    case .dropped: "\(held)し、配信なし"
    }
  }

  func total(_ seconds: Double, holders: Int) -> [String] {
    let time = Units.milliseconds(seconds)
    return holders > 1 ? ["\(time)、認識器 \(holders) 個による", time] : [time]
  }

  var nothingDelivered: String { "配信なし" }
  var noControlEvent: String { "コントロールイベントなし" }

  // MARK: Recognizers

  func state(_ state: StateLabel) -> String { state.inJapanese }

  func taps(_ count: Int, of needed: Int, within: Double?) -> [String] {
    let taps = "タップ \(count) / \(needed)"
    guard let within else { return [taps] }
    return ["\(taps) · \(count + 1) 回目は \(Units.duration(within)) 以内", taps]
  }

  func waits(for recognizer: String) -> [String] {
    ["\(recognizer) の失敗を待つ", "\(recognizer) を待つ"]
  }

  func changed(_ count: Int, _ began: Cause?) -> [String] {
    let name = count > 1 ? several(.changed, count) : state(.changed)
    guard let began, began != .unrecorded else { return [name] }
    let reasons = JapaneseReason()
    let why = reasons.numbers(began).map { "\($0) で開始" } ?? "開始：\(reasons.short(began))"
    return ["\(name) · \(why)", name]
  }

  func lasted(_ seconds: Double, isOver: Bool) -> String {
    let time = Units.milliseconds(seconds)
    return isOver ? "\(time) 続いた" : "ここまで \(time)"
  }

  var ticks: String { "変更ごとに目盛り 1 本" }

  func late(_ seconds: Double) -> String {
    "\(state(.ended)) · \(Units.milliseconds(seconds)) 遅れ"
  }

  func held(_ seconds: Double, then end: String) -> String {
    "\(Units.milliseconds(seconds)) 待機後：\(end)"
  }

  func prevented(by recognizer: String, _ prevention: Prevention?) -> [String] {
    let name = "\(recognizer) に\(state(.prevented))"
    let reasons = prevention.map { JapaneseReason().notFirst($0) } ?? []
    return reasons.map { "\(name) \u{00B7} \($0)" } + [name, state(.prevented)]
  }

  func shortSpans(_ count: Int) -> String { "短い区間 \(count) 個" }

  // MARK: The run before an edit

  var runs: (before: String, now: String) { ("編集前", "編集後") }

  var appAndHere: (before: String, now: String) { ("アプリ", "ここ") }
  func between(_ state: StateLabel, _ since: Double, _ seconds: Double) -> String {
    "\(state.inJapanese)（\(Units.milliseconds(since))〜\(Units.milliseconds(seconds))）"
  }
  func hit(_ view: String) -> String { "ヒット：\(view)" }

  func former(_ state: StateLabel, for other: String) -> [String] {
    let name = self.state(state)
    guard state == .held, !other.isEmpty else { return [name] }
    return ["\(name) · \(other)", name]
  }

  func former(_ state: StateLabel?, _ name: String, at seconds: Double) -> [String] {
    let words = name.isEmpty ? state?.inJapanese ?? "" : name
    return ["\(words)（\(Units.milliseconds(seconds))）", words]
  }

  func before(_ state: StateLabel?, _ name: String, at seconds: Double) -> [String] {
    let all = former(state, name, at: seconds)
    return ["編集前：\(all[0])", all[0]]
  }

  var firstDifference: [String] { ["ここが最初の違い", "違い"] }
  var firstDifferenceHelp: String { "ここから先は、編集後の実行が編集前と異なります" }

  // MARK: Timers

  func timer(_ name: String, seconds: Double) -> String {
    let length =
      seconds < 0.001
      ? Units.time(Int64((seconds * 1e9).rounded()), step: 1000) : Units.duration(seconds)
    return switch GaugeKind(timer: name) {
    case .nextTap: "\(length) 以内に次のタップ"
    case .touchDown: "\(length) 以内に離す"
    case .allTouches: "\(length) 以内に全タッチ"
    case .pressed: "\(length) の長押し"
    case .decision: "\(length) 以内に判定"
    default: "\(name) \(length)"
    }
  }

  func timer(_ outcome: TimerOutcome) -> String {
    switch outcome {
    case .due(let time): due(at: time)
    case .fired(let time): "\(Units.milliseconds(time)) で発火"
    case .prevented(let other): "取り消し：\(other) に妨げられた"
    case .cancelled(nil): "取り消し"
    case .cancelled(.touch(let number, .began)?): "取り消し：タッチ \(number) 開始"
    case .cancelled(.touch(let number, .ended)?): "取り消し：タッチ \(number) を離した"
    case .cancelled(.touch(let number, .cancelled)?): "取り消し：タッチ \(number) のキャンセル"
    case .cancelled(.touch(let number, .moved)?), .cancelled(.touch(let number, .stationary)?):
      "取り消し：タッチ \(number) 移動"
    case .cancelled(.object(let name)?): "\(name) が取り消し"
    case .cancelled(.timer(let name)?): "タイマー \(name) が取り消し"
    }
  }

  func stopped(_ name: String, at seconds: Double, of limit: Double) -> [String] {
    let what =
      switch GaugeKind(timer: name) {
      case .nextTap: "次のタップ待ち"
      case .touchDown: "タップの限界時間"
      case .allTouches: "全タッチの限界時間"
      case .pressed: "長押し時間"
      case .decision: "判定時間"
      default: name
      }
    let at = "\(Units.whole(seconds * 1000)) / \(Units.milliseconds(limit))"
    return ["\(what) \(at)", at]
  }

  func due(at seconds: Double) -> String { "\(Units.milliseconds(seconds)) に発火予定" }

  // MARK: Answers

  func answer(_ isYes: Bool, to call: String) -> [String] {
    ["\(call) \u{2192} \(isYes)", "\(isYes)"]
  }

  func answers(_ count: Int, yes: Int) -> String {
    let all = "回答 \(count) 件"
    return yes == 0
      ? "\(all)、すべて false" : yes == count ? "\(all)、すべて true" : "\(all)、うち true は \(yes) 件"
  }

  // MARK: Arrows

  func moreEffects(_ count: Int) -> String { "+\(count)" }

  // MARK: Time

  func timeSince(touch: Int) -> [String] {
    ["タッチ \(touch) の開始からの時間", "タッチ \(touch) の開始から", "タッチ \(touch) から"]
  }

  var live: String { "ライブ" }
  var now: String { "現在" }
  var playheadTooltip: String { "ドラッグしてシーク" }
  func decided(at seconds: Double) -> [String] {
    ["\(Units.milliseconds(seconds)) で決定", Units.milliseconds(seconds)]
  }

  func measured(seconds: Double, events: Int) -> String {
    "Δt \(Units.preciseDuration(seconds)) · イベント \(events) 件"
  }

  var measuredTooltip: String { "測定した区間。Esc で消えます" }
  var session: String { "セッション" }

  func sessionLength(nanoseconds: Int64) -> String { Units.sessionLength(nanoseconds) }

  func wholeSession(nanoseconds: Int64) -> String {
    "セッション全体、\(sessionLength(nanoseconds: nanoseconds))"
  }
}
