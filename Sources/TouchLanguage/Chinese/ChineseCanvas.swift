import TouchTrace

struct ChineseCanvas: CanvasSentences {
  // MARK: Overlays

  func title(of overlay: OverlayKind) -> String {
    switch overlay {
    case .hit: "命中测试"
    case .touches: "触摸"
    case .responders: "响应者链"
    case .areas: "触摸区域"
    case .window: "查找窗口的命中测试"
    }
  }

  func summary(of overlay: OverlayKind) -> String {
    switch overlay {
    case .hit: "命中测试依次问到的视图、拒绝的视图和命中视图"
    case .touches: "触摸的编号和轨迹"
    case .responders: "从命中视图往上的响应者链"
    case .areas: "控件、带手势识别器的视图和自己实现 point(inside:with:) 的视图的实际触摸区域"
    case .window: "查找窗口的那次命中测试，而不是绑定触摸的那次"
    }
  }

  func name(of render: SceneRender) -> String {
    switch render {
    case .contents: "内容"
    case .wireframe: "线框"
    case .both: "内容和线框"
    }
  }

  // MARK: Hit test

  func hitPath(_ views: [String], touch: Int?) -> String {
    let path = views.joined(separator: " › ")
    return touch.map { "\(self.touch($0))：\(path)" } ?? path
  }

  let hitPathHelp = "命中测试的路径，从窗口到命中视图"

  func visit(_ number: Int, of view: String) -> String { "\(view)：命中测试中第 \(number) 个被问到" }

  func refusal(_ reason: Reason, by number: Double, rule: Rule) -> String {
    switch reason {
    case .hidden: "隐藏"
    case .alpha: "alpha \(Units.alpha(number)) < 0.01"
    case .interactionOff: "用户交互已关闭"
    case .animating: "动画中"
    case .outside where number > 0: "在外面 \(Units.distance(number))"
    case .outside where rule == .ht10: "在右边缘或下边缘上，属于外面"
    case .outside: "point(inside:with:) 返回 false"
    case .override: "hitTest(_:with:) 返回 nil"
    case .disabled: "已停用"
    default: ChineseReason().name(reason)
    }
  }

  func refused(_ view: String) -> String { "\(view) 拒绝" }
  let copyPathHelp = "拷贝路径"

  func moved(by recognizer: String) -> String { "\(recognizer) 的 action 移动了它" }

  func hitView(_ state: HitViewState) -> String {
    switch state {
    case .wouldGet: "在这里触摸会收到"
    case .has(let touch): "持有触摸 \(touch)"
    case .got(let touch): "收到触摸 \(touch)"
    case .held(let touch): "触摸 \(touch) 被扣住"
    case .cancelled(let touch?, let seconds):
      "\(Units.milliseconds(seconds)) 时收到触摸 \(touch) 的 touchesCancelled"
    case .cancelled(nil, let seconds): "\(Units.milliseconds(seconds)) 时收到 touchesCancelled"
    case .notGiven(let touch): "收不到触摸 \(touch)"
    case .notYet(let touch): "还没有收到触摸 \(touch)"
    case .neverTold: "被命中，但没有收到触摸"
    case .taken(let touch, let recognizer): "触摸 \(touch) 被 \(recognizer) 拿走"
    }
  }

  func movedSince(by points: Double) -> String { "此后移动了 \(Units.distance(points))" }
  func takesTouches(outside points: Double) -> String {
    "在边界外 \(Units.distance(points)) 以内也接受"
  }
  func outsideTouchArea(by points: Double) -> String {
    "在它的触摸区域外 \(Units.distance(points)) 处"
  }
  func whereItWas(at seconds: Double, isPale: Bool) -> String {
    "\(isPale ? "浅色" : "点线")：它在 \(Units.milliseconds(seconds)) 时的位置"
  }
  func leftTheScreen(with numbers: [ClosedRange<Int>]) -> String {
    let others = numbers.map { run in
      run.count == 1 ? "\(run.lowerBound)" : "\(run.lowerBound)–\(run.upperBound)"
    }
    return others.isEmpty ? "已离开屏幕" : "已和 \(others.inChinese) 一起离开屏幕"
  }
  func neverAskedItself(_ view: String) -> String { "没有问到 \(view)" }
  func lie(inRefusing views: [String]) -> String { "位于拒绝了的 \(views.inChinese) 之内" }
  func lie(inRefusing count: Int) -> String { "位于拒绝了的 \(count) 个视图之内" }
  func neverAsked(_ views: String) -> String { "没有问到：\(views)" }
  func answeredFirst(_ view: String) -> String { "\(view) 先回答了" }
  var notOnScreen: String { "不在屏幕上" }
  var alsoOnPath: String { "也在路径上" }
  func outside(whenTouchBegan number: Int, at seconds: Double, since change: ViewChange) -> String {
    let then = "触摸 \(number) 在 \(Units.milliseconds(seconds)) 开始时，触摸在它外面"
    return switch change {
    case .scrolled: "\(then)；之后它滚动过"
    case .left: "\(then)；之后它离开了屏幕"
    case .hidden: "\(then)；它现在看不见"
    }
  }
  func asked(_ numbers: [ClosedRange<Int>]) -> String {
    let runs = numbers.map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)"
    }
    return "第 \(runs.joined(separator: "、")) 个被问"
  }
  func listed(_ views: String, _ numbers: [ClosedRange<Int>]) -> String {
    guard numbers.count == 1, let only = numbers.first, only.count == 1 else {
      return "\(views)（\(asked(numbers))）"
    }
    return "\(views)（\(only.lowerBound)）"
  }
  func quoted(_ text: String) -> String { "“\(text)”" }
  func written(_ view: String, _ text: String) -> String { "\(view) \(quoted(text))" }
  var refusedViews: String { "拒绝了" }
  func others(_ count: Int) -> String { "\(count) 个视图" }
  func moreRefused(_ count: Int) -> String { "还有 \(count) 个" }

  func many(_ count: Int, _ kind: String) -> String { "\(count) 个 \(kind)" }

  // MARK: Legend

  let legendHelp = "颜色和图案的含义；原因是没有选中对象时说明首先提到的那次拒绝"

  func title(of entry: LegendEntry) -> String {
    switch entry {
    case .hitView: "命中视图"
    case .onPath: "在路径上"
    case .refused: "拒绝"
    case .cause: "原因"
    case .edge: "算作边缘"
    case .touchArea, .refusedArea, .takenArea: "接受触摸"
    case .margin: "容差"
    case .ghost: "原来的位置"
    case .clear: "什么都不画"
    case .neverAsked: "没有问到"
    }
  }

  // MARK: Responder chain

  let responderChain = "响应者链"
  let lastTouchsResponderChain = "响应者链：上一次触摸"
  func lastEvent(_ method: String) -> String { "最后一个事件：\(method)" }
  let chainBeforeTouch = "触摸场景，即可看到哪些响应者依次得到该触摸。"
  func moreResponders(_ count: Int, upTo last: String) -> String { "还有 \(count) 个，直到 \(last)" }

  func chain(_ step: ChainStep) -> String {
    switch step {
    case .getsAndPasses: "收到并转发"
    case .getsAndKeeps: "收到，不转发"
    case .passes: "转发"
    case .keeps: "不转发：链到此为止"
    case .end: "链的末尾"
    case .skipsSuper: "没有调用 super"
    case .skipped: "super 没有执行"
    }
  }

  func responder(_ position: Int) -> String { "链上第 \(position) 个响应者" }

  // MARK: Touches

  func touch(_ number: Int) -> String { "触摸 \(number)" }

  func touch(_ number: Int, _ state: TouchState) -> String {
    switch state {
    case .down: "\(touch(number)) 已按下"
    case .moves: "\(touch(number)) 移动中"
    case .held(let phase, let holders):
      "\(touch(number))：\(holders.inChinese) 扣住 \(phase.methodName)"
    case .over(let end, let seconds): "\(touch(number)) \(ChineseTimeline().over(end, at: seconds))"
    }
  }

  func place(_ x: Double, _ y: Double) -> [String] {
    ["x \(Units.decimal(x))", "y \(Units.decimal(y))"]
  }
  func moved(_ points: Double) -> String { "移动 \(Units.points(points))" }
  func force(_ force: Double) -> String {
    "压力 \(CanonicalLine.number((force * 100).rounded() / 100))"
  }

  func readoutHelp(touch number: Int) -> String {
    "触摸 \(number)：x 和 y 以屏幕的点为单位，离开始位置的距离，最近 100 ms 的速度，以及设备能报告时的压力"
  }

  func apart(_ points: Double) -> String { "相距 \(Units.wholePoints(points))" }

  // MARK: Direction

  func direction(touch: Int) -> String { "触摸 \(touch) 的方向" }
  func directionUntil(_ recognizer: String, isDiscrete: Bool, at seconds: Double) -> String {
    "到 \(recognizer) \(isDiscrete ? "识别成功" : "开始")为止，\(Units.milliseconds(seconds))"
  }
  func ofLimit(_ value: Double, of limit: Double) -> String {
    "\(Units.decimal(value)) pt，至少 \(CanonicalLine.number(limit))"
  }

  func axisOutcome(of recognizer: String, _ outcome: AxisOutcome) -> String {
    switch outcome {
    case .began: "\(recognizer) 开始"
    case .recognized: "\(recognizer) 识别成功"
    case .wrongWay: "\(recognizer)：方向不对"
    case .tooShort: "\(recognizer)：不够远"
    case .prevented: "\(recognizer) 被阻止"
    case .waits: "\(recognizer) 等待"
    case .undecided: "\(recognizer) 未定"
    }
  }

  // MARK: Touch areas

  let takesNoTouches = "不接收触摸"

  func touchArea(width: Double, height: Double, isSmall: Bool) -> String {
    let size = [width, height].map { CanonicalLine.number(($0 * 10).rounded() / 10) }
    return "\(size[0]) × \(size[1]) pt" + (isSmall ? "，小于 44" : "")
  }

  func areaHelp(_ squarePoints: Double) -> String {
    "触摸区域：\(Units.whole(squarePoints)) 平方点"
  }

  // MARK: The run and the time

  func run(_ name: String?) -> String { name.map { "用例：\($0)" } ?? "播放用例" }
  let runHelp = "选择一个用例，从头播放"

  func moment(_ state: MomentState) -> String {
    switch state {
    case .live: "实时"
    case .end: "已到末尾"
    case .paused: "暂停"
    case .past: "回看"
    case .playing: "播放"
    case .replaying: "回放"
    }
  }

  func momentHelp(_ state: MomentState) -> String {
    switch state {
    case .live: "场景的时间随时钟前进"
    case .end: "用例或录制文件已播放完"
    case .paused: "场景的时间已停住"
    case .past: "显示的是较早的时刻"
    case .playing: "播放头从较早的时刻向前推进"
    case .replaying: "由用例或录制文件向场景提供输入"
    }
  }

  func recording(_ seconds: Double?) -> [String] {
    guard let seconds else { return ["录制中"] }
    let time = "\(Units.decimal(seconds)) s"
    return ["录制中 \(time)", time]
  }
  let recordingHelp = "正在把输入写入文件；点击这里保存（F8）"

  // MARK: The past and held fingers

  func behindLive(by seconds: Double) -> [String] {
    let time = Units.clock(seconds)
    return ["落后实时 \(time)", "落后 \(time)", "落后 \(time)", time]
  }

  func behindLiveHelp(events: Int) -> String {
    "日志在这一时刻之后还有 \(events) 个事件。点击显示最新时刻（End）"
  }

  let branchFromHere = ["从这里开始分支", "从这里分支", "从这里分支", "分支"]
  let branchFromHereHelp = "从这一时刻开始新的运行；用“上一次运行”可回到这次运行"
  let backToLive = ["回到实时", "回到实时", "回到实时", "实时"]
  let backToLiveHelp = "显示最新时刻（End）"

  func focus(_ isolated: String?, hidden: [String]) -> [String] {
    if let isolated { return ["只绘制 \(isolated)", "只有 \(isolated)"] }
    let names = hidden.joined(separator: "、")
    return hidden.count == 1
      ? ["不绘制 \(names)", "\(names) 已隐藏"] : ["不绘制 \(names)", "\(hidden.count) 个视图已隐藏"]
  }

  func layers(_ first: Int, _ last: Int?) -> [String] {
    guard let last else {
      return first == 0
        ? ["绘制所有层", "所有层"] : ["只绘制第 \(first) 层及更深的层", "第 \(first) 层起"]
    }
    return first == last
      ? ["只绘制第 \(first) 层", "第 \(first) 层"]
      : ["只绘制第 \(first) 到 \(last) 层", "第 \(first)–\(last) 层"]
  }

  func heldFingers(_ touches: [Int]) -> [String] {
    let count = "\(touches.count) 根手指"
    return [
      "\(count)仍按着：按 Esc 抬起", "\(count)仍按着：Esc", "\(count)：Esc",
      touches.map { "\($0)" }.joined(separator: "、"),
    ]
  }

  func heldFingersHelp(_ touches: [Int]) -> String {
    "触摸 \(touches.map { "\($0)" }.inChinese) 的手指还按着，但没有鼠标按键按住。按 Esc 或点击这里可抬起，按 Shift+Esc 可取消。拖动圆环可移动手指，点击圆环可抬起。"
  }

  // MARK: Recognizers near a view

  func noRecognizer(onOrAbove view: String) -> String { "\(view) 和它的所有父视图上都没有手势识别器。" }
  func noRecognizer(on view: String) -> String { "\(view) 上没有手势识别器。最近的是：" }
  func recognizer(_ name: String, on view: String, levels: Int) -> String {
    "\(name)，在 \(view) 上 · 往上 \(levels) 层"
  }
  func select(_ name: String) -> String { "选择 \(name)" }
}
