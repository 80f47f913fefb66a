import TouchTrace

struct ChineseToolbar: ToolbarSentences {
  // MARK: Labels and menus

  let touch = "触摸"
  let pick = "拾取"
  let compose = "搭建"
  let openScene = "打开场景"
  let asWritten = "原样"
  var variantWord: String { "变体" }
  var noVariants: String { "这个场景没有变体" }
  func changed(_ variant: String, _ count: Int) -> String {
    "\(variant)，\(changes(count))"
  }
  func changes(_ count: Int) -> String { "\(count) 处修改" }
  func variantHelp(variant: String?, changes: Int) -> String {
    guard changes == 0 else {
      let from = variant.map { "变体“\($0)”" } ?? "原样的场景"
      return "对\(from)做了 \(self.changes(changes))；重新选择它即可放弃修改"
    }
    if let variant { return "变体“\(variant)”：可选择其他变体，或不用变体" }
    return "原样的场景：可选择一个变体"
  }
  let simulate = "模拟"
  func simulateHelp(latch: TwoFingerLatch, queued: Int?) -> String {
    let now: [String] = [
      latch == .off ? nil : "现在：\(name(latch))",
      queued.map { "输入已挂起，\(self.queued($0))" },
    ].compactMap { $0 }
    return (["两个触摸、来电、挂起输入、设备方向"] + now).joined(separator: "；")
  }
  private func name(_ latch: TwoFingerLatch) -> String {
    switch latch {
    case .off: "一根手指"
    case .mirrored: "两根对称的手指"
    case .parallel: "两根并排的手指"
    case .pinch: "两根只捏合的手指"
    case .rotate: "两根只旋转的手指"
    }
  }
  let overlays = "叠加层"
  func overlaysOn(_ count: Int) -> [String] { ["开 \(count) 个", "\(count)"] }
  var record: String { "录制" }
  var stop: String { "停止" }
  func overlaysHelp(_ titles: [String], of count: Int) -> String {
    let on = "叠加在场景上的内容；\(count) 个叠加层中开启 \(titles.count) 个"
    return titles.isEmpty ? on : "\(on)：\(titles.joined(separator: "、"))"
  }
  func themeName(isLight: Bool) -> String { isLight ? "浅色" : "深色" }
  func themeHelp(_ choice: ThemeChoice, isLight: Bool) -> String {
    let now = isLight ? "浅色" : "深色"
    return switch choice {
    case .dark, .light: "外观：\(now)"
    case .system: "外观：跟随系统，现在为\(now)"
    }
  }
  func factor(_ speed: Double) -> String {
    let part = 1 / speed
    let isPart = speed < 1 && part == part.rounded()
    return isPart ? "1/\(Int(part))×" : "\(CanonicalLine.number(speed))×"
  }
  let speedWord = "速度"
  let timeHelp = "从触摸 1 算起的时间和速度：逐步、变速、循环"
  var back: String { "后退" }
  var forward: String { "前进" }
  var twoTouches: String { "两个触摸" }
  func queued(_ events: Int) -> String { "\(events) 个在排队" }
  let play = "播放"
  let pause = "暂停"
  let cancelAll = "全部取消"
  let moreHelp = "更多按钮"
  func name(_ language: TextLanguage) -> String {
    switch language {
    case .english: "英语"
    case .chinese: "中文"
    case .japanese: "日语"
    }
  }
  func heading(_ heading: MenuHeading) -> String {
    switch heading {
    case .variant: "变体"
    case .steps: "逐步"
    case .speed: "速度"
    case .replay: "播放"
    case .twoTouches: "鼠标当作"
    case .system: "系统和设备"
    case .overlays: "叠加层"
    case .contents: "视图"
    case .theme: "外观"
    case .language: "语言"
    case .panels: "面板"
    case .recording: "录制"
    case .help: "帮助"
    }
  }

  // MARK: The status line

  func hint(_ hint: StatusHint) -> [String] {
    switch hint {
    case .start: ["打开一个场景，或把场景文件、录制文件拖放到窗口上。"]
    case .pick: ["拾取：悬停即做命中测试而不触摸，点击可选择。按 I 恢复触摸。", "按 I 恢复触摸。"]
    case .past: ["正在回看：不派发触摸。`End` 回到实时，空格键播放。", "`End` 回到实时，空格键播放。"]
    case .replay: ["回放中：不派发你的触摸。按 `Esc` 停止。", "按 `Esc` 停止。"]
    case .paused: ["已暂停：场景的时钟停住了。按空格键继续。", "按空格键继续。"]
    case .touch: ["点击即可触摸场景。按住 `Alt` 或 `Ctrl` 可产生两个触摸。", "按住 `Alt` 或 `Ctrl` 可产生两个触摸。"]
    case .touched: ["点击可再次触摸。在时间线中拖动可回看。按 `?` 查看所有按键。", "在时间线中拖动可回看。"]
    case .why: ["点击“原因”中的时间可跳到那一刻。在时间线中拖动可回看。", "点击“原因”中的时间可跳到那一刻。"]
    case .arbitration: ["点击一个手势识别器可查看它的结果。在时间线中拖动可回看。", "点击一个手势识别器可查看它的结果。"]
    case .inspect: ["修改一个值，上一个手势会重新运行。按 `Ctrl+Z` 撤销。", "修改一个值，上一个手势会重新运行。"]
    }
  }

  func decisionHint(_ caption: String) -> [String] {
    let short = "点击“\(caption)”可查看那一刻。"
    return ["\(short)在时间线中拖动可回看。", short]
  }

  func recording(_ seconds: Double) -> [String] {
    let now = "录制中 \(Units.decimal(seconds)) s"
    return ["\(now)。按 `F8` 停止并保存。", now]
  }
  func replay(_ seconds: Double, of length: Double?) -> [String] {
    let now =
      length.map { "正在播放录制文件：\(Units.decimal(seconds)) / \(Units.decimal($0)) s。" }
      ?? "正在播放用例：\(Units.decimal(seconds)) s。"
    return ["\(now)不派发你的触摸。按 `Esc` 停止。", "\(now)按 `Esc` 停止。", now]
  }

  func session(_ time: Instant) -> String {
    "会话 \(Units.sessionLength(Int64(clamping: time.nanoseconds)))"
  }
  func sinceFirstTouch(_ seconds: Double) -> String { "触摸 1 之后 \(Units.milliseconds(seconds))" }
  func gestureEnd(_ end: TouchEnd, at seconds: Double, ago: Double?) -> String {
    let what =
      switch end {
      case .lifted: "结束于"
      case .cancelled: "取消于"
      case .takenAway: "被系统从应用拿走于"
      }
    let since = ago.map { "，\(Units.duration($0)) 之前" } ?? ""
    return "最后一个触摸\(what) \(Units.milliseconds(seconds))\(since)"
  }
  func speed(_ speed: Double) -> String { "速度 \(CanonicalLine.number(speed))×" }
  let noScene = "没有场景"

  func momentHelp(event: Int, events: Int, step: Int, steps: Int) -> String {
    "事件 \(event) / \(events)：每个决定都是一个事件，编号与日志和“原因”一致。这些事件来自 \(steps) 步：一步是一次输入或一个定时器，以及由此引起的一切。现在是第 \(step) 步；方向键每次移动一步。"
  }
}
