import TouchTrace

struct ChineseTimeline: TimelineSentences {
  // MARK: Lanes

  func touch(_ number: Int) -> String { "触摸 \(number)" }
  var sampled: String { "采样" }
  var delivered: String { "派发" }
  var view: String { "视图" }
  var answers: String { "回答" }
  var heldBack: (title: String, detail: String) { ("扣住", "合计") }
  func above(_ view: String, _ count: Int) -> String { "\(view) 之上 \(count) 个" }
  var responders: String { "响应者" }

  func theSame(as view: String, by responders: [String]) -> [String] {
    let same = "与 \(view) 相同的触摸"
    return Self.names(responders).map { "\($0)：\(same)" } + [same, "相同的触摸"]
  }

  func group(_ state: StateLabel, _ count: Int) -> String { "\(count) 个 \(self.state(state))" }
  func several(_ state: StateLabel, _ count: Int) -> String { "\(self.state(state)) ×\(count)" }

  func members(_ names: [String], _ reason: String?) -> [String] {
    let all = Self.names(names)
    guard let reason else { return all }
    return all.map { "\($0) · \(reason)" } + [reason]
  }

  /// All names, then fewer and fewer of them with the number of all.
  private static func names(_ names: [String]) -> [String] {
    [names.joined(separator: "、")]
      + [4, 2, 1].filter { $0 < names.count }.map { count in
        "\(names.prefix(count).joined(separator: "、")) 等 \(names.count) 个"
      }
  }

  func contentOffset(isVertical: Bool) -> String {
    isVertical ? "contentOffset.y" : "contentOffset.x"
  }

  func offsets(in range: ClosedRange<Double>) -> String {
    "\(Units.number(range.lowerBound)) 到 \(Units.number(range.upperBound)) pt"
  }

  func moreLanes(_ names: [String]) -> String { "下面还有：\(names.joined(separator: "、"))" }

  // MARK: What is done with lanes

  func fold(isOpen: Bool) -> String { isOpen ? "收起" : "展开" }

  func title(_ action: LaneAction) -> String {
    switch action {
    case .fold: "收起或展开"
    case .pin: "固定在顶部，或取消固定"
    case .up: "上移"
    case .down: "下移"
    case .collapse: "压缩或还原"
    case .hide: "隐藏"
    case .only: "只显示这条轨道和它的触摸"
    case .all: "按原来的样子显示全部轨道"
    }
  }

  func lane(_ title: String) -> String { "轨道：\(title)" }

  // MARK: Before the first touch

  func invitation(_ invitation: TimelineInvitation) -> (title: String, hint: String) {
    switch invitation {
    case .noScene: ("打开一个场景，每个决定都会显示在这里。", "")
    case .replay: ("还没有触摸。", "正在播放录制文件；不派发你的触摸。")
    case .composing: ("按住 F4 并触摸场景，每个决定都会显示在这里。", "短按 F4 会一直有效，再按一次结束。")
    case .touch(hasRuns: false): (Self.touchTheScene, "点击 = 触摸，Ctrl + 点击 = 两个触摸")
    case .touch(hasRuns: true):
      (Self.touchTheScene, "点击 = 触摸，Ctrl + 点击 = 两个触摸，或播放一个用例：")
    }
  }

  private static let touchTheScene = "触摸场景，每个决定都会显示在这里。"

  // MARK: Touches

  var ignored: [String] { ["被忽略：应用正在忽略事件", "被忽略"] }

  func notGiven(to view: String, _ reason: Reason) -> [String] {
    let why =
      switch reason {
      case .multipleTouchOff: "多点触控已关闭"
      case .exclusiveTouch: "另一个视图独占触摸"
      case .scrollViewRefused: "touchesShouldBegin 返回 false"
      default: ChineseReason().name(reason)
      }
    return ["未派发给 \(view)：\(why)", "未派发"]
  }

  func touch(_ number: Int, deliveredTo view: String, from: Double, to: Double?) -> String {
    let start = Units.milliseconds(from)
    guard let end = to else { return "触摸 \(number) 派发给 \(view)，\(start) 起" }
    return "触摸 \(number) 派发给 \(view)，\(start) 到 \(Units.milliseconds(end))"
  }

  func delivered(to view: String, contact: Int?) -> String {
    contact.map { "第 \($0) 次：给 \(view)" } ?? "给 \(view)"
  }

  func movesOn(to distance: String, at seconds: Double) -> String {
    "继续移动，\(Units.milliseconds(seconds)) 时到 \(distance)"
  }

  func over(_ end: TouchEnd, at seconds: Double) -> String {
    let what =
      switch end {
      case .lifted: "抬起"
      case .cancelled: "取消"
      case .takenAway: "被系统从应用拿走"
      }
    return "于 \(Units.milliseconds(seconds)) \(what)"
  }

  func cancelled(by recognizer: String?, isPart: Bool, at seconds: Double) -> [String] {
    let time = Units.milliseconds(seconds)
    guard let recognizer else { return ["\(time) 时取消", "取消"] }
    if isPart {
      return ["\(time) 时由自带的 \(recognizer) 使用", "由自带的 \(recognizer) 使用", "已使用"]
    }
    return ["\(time) 时被 \(recognizer) 取消", "被 \(recognizer) 取消", "取消"]
  }

  func hold(_ phase: TouchPhase, by holders: [String], seconds: Double, _ outcome: HoldOutcome)
    -> [String]
  {
    let time = Units.milliseconds(seconds)
    let end =
      switch outcome {
      case .lasting: "到现在 \(time)"
      case .released: "\(time) 后放行"
      case .dropped: "\(time)，始终没有派发"
      }
    let word = outcome == .dropped ? "丢弃" : "扣住"
    let names = holders.inChinese
    let held = "\(names) 扣住 \(phase.methodName)"
    return [
      "\(held) · \(end)", "\(names) \(word) · \(end)", "扣住 \(phase.methodName) · \(end)", held,
      "\(word) · \(names)", word,
    ]
  }

  func shortHold(
    _ phase: TouchPhase, by holders: [String], seconds: Double, _ outcome: HoldOutcome,
    view: String?
  ) -> [String] {
    let held = "\(holders.inChinese) 扣住 \(phase.methodName) \(Units.milliseconds(seconds))"
    switch outcome {
    case .lasting: return [held, "扣住 \(phase.methodName)"]
    case .released: return ["\(held)，然后放行", held, "扣住后放行"]
    case .dropped:
      let lost = "\(held)，然后丢弃"
      let nothing = view.map { phase == .began ? ["\(lost)：\($0) 什么也没收到"] : [] } ?? []
      return nothing + [lost, "扣住后丢弃", "丢弃"]
    }
  }

  func hold(_ phase: TouchPhase, by holder: String, seconds: Double, _ outcome: HoldOutcome)
    -> String
  {
    let held = "\(holder) 扣住 \(phase.methodName) \(Units.milliseconds(seconds))"
    return switch outcome {
    case .lasting: "\(holder) 已扣住 \(phase.methodName) \(Units.milliseconds(seconds))"
    case .released: "\(held)，然后放行"
    case .dropped: "\(held)，始终没有派发"
    }
  }

  func total(_ seconds: Double, holders: Int) -> [String] {
    let time = Units.milliseconds(seconds)
    return holders > 1 ? ["\(time)，由 \(holders) 个识别器", time] : [time]
  }

  var nothingDelivered: String { "没有派发" }
  var noControlEvent: String { "没有控件事件" }

  // MARK: Recognizers

  func state(_ state: StateLabel) -> String { state.inChinese }

  func taps(_ count: Int, of needed: Int, within: Double?) -> [String] {
    let taps = "点击 \(count) / \(needed)"
    guard let within else { return [taps] }
    return ["\(taps) · 下一次须在 \(Units.duration(within)) 内", taps]
  }

  func waits(for recognizer: String) -> [String] {
    ["等待 \(recognizer) 失败", "等待 \(recognizer)"]
  }

  func changed(_ count: Int, _ began: Cause?) -> [String] {
    let name = count > 1 ? several(.changed, count) : state(.changed)
    guard let began, began != .unrecorded else { return [name] }
    let reasons = ChineseReason()
    let why = reasons.numbers(began).map { "开始于 \($0)" } ?? "开始：\(reasons.short(began))"
    return ["\(name) · \(why)", name]
  }

  func lasted(_ seconds: Double, isOver: Bool) -> String {
    let time = Units.milliseconds(seconds)
    return isOver ? "持续 \(time)" : "到现在 \(time)"
  }

  var ticks: String { "每次改变一个刻度" }

  func late(_ seconds: Double) -> String { "\(state(.ended)) · 晚 \(Units.milliseconds(seconds))" }

  func held(_ seconds: Double, then end: String) -> String {
    "等待 \(Units.milliseconds(seconds))，之后：\(end)"
  }

  func prevented(by recognizer: String, _ prevention: Prevention?) -> [String] {
    let name = "被 \(recognizer) 阻止"
    let reasons = prevention.map { ChineseReason().notFirst($0) } ?? []
    return reasons.map { "\(name) \u{00B7} \($0)" } + [name, state(.prevented)]
  }

  func shortSpans(_ count: Int) -> String { "\(count) 个短区段" }

  // MARK: The run before an edit

  var runs: (before: String, now: String) { ("之前", "现在") }

  var appAndHere: (before: String, now: String) { ("应用", "这里") }
  func between(_ state: StateLabel, _ since: Double, _ seconds: Double) -> String {
    "\(self.state(state))，\(Units.milliseconds(since)) 到 \(Units.milliseconds(seconds)) 之间"
  }
  func hit(_ view: String) -> String { "命中 \(view)" }

  func former(_ state: StateLabel, for other: String) -> [String] {
    let name = self.state(state)
    guard state == .held, !other.isEmpty else { return [name] }
    return ["\(name) · \(other)", name]
  }

  func former(_ state: StateLabel?, _ name: String, at seconds: Double) -> [String] {
    let words = name.isEmpty ? state.map(self.state) ?? "" : name
    return ["\(words)，\(Units.milliseconds(seconds))", words]
  }

  func before(_ state: StateLabel?, _ name: String, at seconds: Double) -> [String] {
    let all = former(state, name, at: seconds)
    return ["之前：\(all[0])", all[0]]
  }

  var firstDifference: [String] { ["从这里开始不同", "不同"] }
  var firstDifferenceHelp: String { "从这里起，修改后的运行与之前不同" }

  // MARK: Timers

  func timer(_ name: String, seconds: Double) -> String {
    let length =
      seconds < 0.001
      ? Units.time(Int64((seconds * 1e9).rounded()), step: 1000) : Units.duration(seconds)
    return switch GaugeKind(timer: name) {
    case .nextTap: "\(length) 内再次点击"
    case .touchDown: "\(length) 内抬起"
    case .allTouches: "\(length) 内全部按下"
    case .pressed: "按住 \(length)"
    case .decision: "在 \(length) 内判定"
    default: "\(name) \(length)"
    }
  }

  func timer(_ outcome: TimerOutcome) -> String {
    switch outcome {
    case .due(let time): due(at: time)
    case .fired(let time): "\(Units.milliseconds(time)) 时触发"
    case .prevented(let other): "已取消：被 \(other) 阻止"
    case .cancelled(nil): "已取消"
    case .cancelled(.touch(let number, .began)?): "已取消：触摸 \(number) 开始"
    case .cancelled(.touch(let number, .ended)?): "已取消：触摸 \(number) 抬起"
    case .cancelled(.touch(let number, .cancelled)?): "随触摸 \(number) 取消"
    case .cancelled(.touch(let number, .moved)?), .cancelled(.touch(let number, .stationary)?):
      "已取消：触摸 \(number) 移动"
    case .cancelled(.object(let name)?): "被 \(name) 取消"
    case .cancelled(.timer(let name)?): "被定时器 \(name) 取消"
    }
  }

  func stopped(_ name: String, at seconds: Double, of limit: Double) -> [String] {
    let what =
      switch GaugeKind(timer: name) {
      case .nextTap: "等待下一次点击"
      case .touchDown: "点击上限"
      case .allTouches: "全部按下的上限"
      case .pressed: "按住时间"
      case .decision: "判定时间"
      default: name
      }
    let at = "\(Units.whole(seconds * 1000)) / \(Units.milliseconds(limit))"
    return ["\(what)：\(at)", at]
  }

  func due(at seconds: Double) -> String { "\(Units.milliseconds(seconds)) 时到期" }

  // MARK: Answers

  func answer(_ isYes: Bool, to call: String) -> [String] {
    ["\(call) \u{2192} \(isYes)", "\(isYes)"]
  }

  func answers(_ count: Int, yes: Int) -> String {
    yes == 0
      ? "\(count) 个回答，全部为 false"
      : yes == count ? "\(count) 个回答，全部为 true" : "\(count) 个回答，\(yes) 个为 true"
  }

  // MARK: Arrows

  func moreEffects(_ count: Int) -> String { "+\(count)" }

  // MARK: Time

  func timeSince(touch: Int) -> [String] {
    ["从触摸 \(touch) 开始算起的时间", "从触摸 \(touch) 开始", "触摸 \(touch) 之后"]
  }

  var live: String { "实时" }
  var now: String { "现在" }
  var playheadTooltip: String { "拖动以跳转" }
  func decided(at seconds: Double) -> [String] {
    ["\(Units.milliseconds(seconds)) 决定", Units.milliseconds(seconds)]
  }

  func measured(seconds: Double, events: Int) -> String {
    "Δt \(Units.preciseDuration(seconds)) · \(events) 个事件"
  }

  var measuredTooltip: String { "测量的区段；按 Esc 移除" }
  var session: String { "会话" }

  func sessionLength(nanoseconds: Int64) -> String { Units.sessionLength(nanoseconds) }

  func wholeSession(nanoseconds: Int64) -> String {
    "整个会话，\(sessionLength(nanoseconds: nanoseconds))"
  }
}
