import TouchTrace

struct ChineseCard: CardSentences {
  // MARK: Cards

  var noRecognizers: String { "这个场景没有手势识别器，命中视图立刻收到触摸。" }

  func card(_ name: String, className: String, view: String?, state: String) -> String {
    "\(name)，\(subject(className: className, view: view))：\(state)"
  }

  func systemsOwn(count: Int) -> String { "系统自己的手势，未参与" }

  func need(_ need: RecognizerNeed) -> String {
    switch need {
    case .tap(let count, let fingers): of(fingers) + "点击 \(count) 次"
    case .press(let seconds): "长按 \(CanonicalLine.number(seconds)) s"
    case .drag(let fingers): of(fingers) + "拖动"
    case .edgeDrag(let edges):
      edges.isEmpty ? "没有边缘的拖动" : "从\(edges.map(Self.side).joined(separator: "或"))边缘拖动"
    case .swipe(let directions, let fingers):
      of(fingers)
        + (directions.isEmpty
          ? "没有方向的轻扫" : "向\(directions.map(Self.side).joined(separator: "或"))轻扫")
    case .pinch: "捏合"
    case .rotation: "旋转"
    case .hover: "悬停"
    case .scroll: "滚动"
    case .zoom: "缩放"
    case .hold(let milliseconds): "扣住 \(milliseconds) ms"
    case .beginEditing: "开始编辑"
    case .toggle: "抬起时切换"
    case .backSwipe: "从左边缘右滑返回"
    case .systemGesture: "从上、下边缘开始的系统手势"
    case .systemWatch: "为系统监视触摸"
    }
  }

  func shortNeeds(_ need: RecognizerNeed) -> [String] {
    switch need {
    case .press(let seconds): ["\(CanonicalLine.number(seconds)) s"]
    case .edgeDrag(let edges) where !edges.isEmpty:
      ["从\(edges.map(Self.side).joined(separator: "或"))边缘"]
    case .pinch, .rotation: ["2 指"]
    case .backSwipe: ["右滑返回"]
    case .systemGesture: ["系统手势"]
    case .systemWatch: ["系统手势"]
    case .hold(let milliseconds): ["\(milliseconds) ms"]
    default: []
    }
  }

  private func of(_ fingers: Int) -> String { fingers == 1 ? "" : "\(fingers) 指" }

  /// A side or direction by its name in scene files.
  private static func side(_ name: String) -> String {
    switch name {
    case "left": "左"
    case "right": "右"
    case "up", "top": "上"
    case "down", "bottom": "下"
    case "all": "任意"
    default: " \(name) "
    }
  }

  func limits(_ need: RecognizerNeed) -> String? {
    guard case .swipe = need else { return nil }
    return
      "需要移动的距离和允许的偏离，取决于最近两次采样之间沿其方向的速度：越慢越少。速度过低时，移动满全程就失败。"
  }

  func moves(_ need: RecognizerNeed, view: String) -> String? {
    switch need {
    case .scroll: "滚动 \(view)"
    case .zoom: "缩放 \(view)"
    default: nil
    }
  }

  func needs(_ summary: String, on view: String?) -> String {
    view.map { "\(summary)，在 \($0) 上" } ?? summary
  }

  func subject(className: String, view: String?) -> String {
    view.map { "\(className)，在 \($0) 上" } ?? className
  }

  func absence(_ absence: RecognizerAbsence) -> String {
    switch absence {
    case .disabled: "已停用"
    case .refused(let question): "\(question.appleName) 返回了 false"
    case .noTouchYet: "还没有触摸"
    case .touchElsewhere: "触摸在另一个视图上"
    case .unexplained: "没有收到触摸"
    }
  }

  var undecided: String { "未定" }

  func taps(_ count: Int, of needed: Int, nextWithin seconds: Double) -> String {
    "已点击 \(count) / \(needed) 次，下一次须在 \(Units.duration(seconds)) 内"
  }

  func prevented(by recognizer: String, _ prevention: Prevention?) -> [String] {
    let name = "因 \(recognizer)"
    let reasons = prevention.map { ChineseReason().notFirst($0) } ?? []
    return reasons.map { "\(name) \u{00B7} \($0)" } + reasons + [name]
  }

  func waits(for recognizers: [String], secondsLeft: Double?) -> [String] {
    let names = recognizers.joined(separator: "、")
    let left = left(secondsLeft)
    let texts = ["等待 \(names) 失败\(left)", "等待 \(names)\(left)"]
    return recognizers.count == 1 ? texts + ["等 \(names)\(left)", "等 \(names)"] : texts
  }

  func waits(for recognizer: String, others: Int, secondsLeft: Double?) -> String {
    "等待 \(recognizer)\(others > 0 ? " +\(others)" : "")\(left(secondsLeft))"
  }

  func waits(secondsLeft: Double?) -> String { "等待另一个\(left(secondsLeft))" }

  private func left(_ seconds: Double?) -> String {
    seconds.map { "，还剩 \(Units.milliseconds($0))" } ?? ""
  }

  // MARK: State machines

  func node(_ state: StateLabel) -> String { state.inChinese }

  func node(_ state: StateLabel, entered count: Int) -> String {
    "\(node(state))：\(count == 0 ? "没有进入过" : "进入过 \(count) 次")"
  }

  func transition(from: StateLabel, to: StateLabel) -> String { "\(node(from)) → \(node(to))" }

  var notTaken: String { "未经过" }
  var reset: String { "复位" }
  func waits(for recognizer: String) -> String { "等待 \(recognizer)" }
  var blockedByControl: String { "控件优先" }
  var shouldBeginRefused: String { "shouldBegin：false" }

  func assigned(_ state: StateLabel, by className: String, consequence: String) -> String {
    "\(className) 设置了 \(node(state))：\(consequence)"
  }

  func illegal(from: StateLabel, to: StateLabel) -> String {
    "非法转换 \(transition(from: from, to: to))"
  }
}

extension StateLabel {
  /// UIKit's states have UIKit's names; the two that the program adds have words.
  var inChinese: String {
    switch self {
    case .possible: "Possible"
    case .held: "等待中"
    case .began: "Began"
    case .changed: "Changed"
    case .ended: "Ended"
    case .cancelled: "Cancelled"
    case .failed: "Failed"
    case .prevented: "被阻止"
    }
  }
}
