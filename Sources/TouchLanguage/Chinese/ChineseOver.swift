struct ChineseOver: OverSentences {
  // MARK: Long work

  func working(_ kind: WorkKind) -> String {
    switch kind {
    case .opening: "正在读取录制文件"
    case .rerunning: "正在回放输入"
    case .reloading: "正在保存后的场景里回放输入"
    case .branching: "正在回放到这里为止的输入"
    case .copying: "正在拷贝日志"
    }
  }
  func workDone(_ share: Double) -> String { "\(Int(share * 100))%" }
  var stopWork: String { "停止（Esc）" }
  func workStopped(_ kind: WorkKind) -> String {
    switch kind {
    case .opening: "已停止：没有打开录制文件。"
    case .rerunning: "已停止：修改已撤销。"
    case .reloading: "已停止：没有重新载入场景。再次保存即可重试。"
    case .branching: "已停止：没有开始分支。"
    case .copying: "已停止：没有拷贝任何内容。"
    }
  }

  // MARK: Menus of objects

  var whyRecognizer: String { "为什么识别了，或没有识别？" }
  var whyView: String { "为什么收到或没收到触摸？" }
  var whyResponder: String { "它收到了什么？" }
  var whyTouch: String { "它去了哪里？" }
  var inspect: String { "检查和修改" }
  func describe(_ name: String) -> String { "说明 \(name)" }
  func toggle(isEnabled: Bool) -> String { isEnabled ? "停用并回放触摸" : "启用并回放触摸" }
  var breakAtTransitions: String { "状态变化时停下" }
  var breakAtDeliveries: String { "收到触摸时停下" }
  var breakAtEvents: String { "遇到这样的事件时停下" }
  var copyName: String { "拷贝名称" }
  var copyLine: String { "拷贝这一行" }
  var copyPath: String { "拷贝路径" }
  func touch(_ number: Int) -> String { "触摸 \(number)" }
  var cancelTouch: String { "取消这个触摸" }
  func event(_ number: Int) -> String { "事件 \(number)" }
  var seekToEvent: String { "跳到这个事件" }
  var open: String { "打开" }
  var removeFromRecents: String { "从最近项目中移除" }
  var playRun: String { "从头播放" }

  // MARK: Views at a point

  var viewsHere: String { "这个点上的视图，按命中测试的顺序" }
  var askedHere: String { "问过这个点的视图，按命中测试的顺序" }
  var neverAskedHere: String { "也在这个点上，没有问到" }
  var isHitView: String { "命中视图" }
  var askedSubviews: String { "包含这个点" }
  func visit(_ number: Int, of view: String) -> String { "\(number)  \(view)" }

  // MARK: Menus, palette, help

  var window: String { "窗口" }
  var moreAbove: String { "上面还有" }
  var moreBelow: String { "下面还有" }
  var palettePlaceholder: String { "输入命令" }
  let keysPlaceholder = "查找按键或它的作用"
  func nothingFound(_ query: String) -> String { "没有找到“\(query)”。" }
  var keys: String { "快捷键" }
  var closeHelp: String { "关闭（Esc）" }
  var mouse: String { "鼠标和手指" }

  func combinations(of gesture: MouseGesture) -> [String] {
    switch gesture {
    case .touch: ["点击", "拖动"]
    case .twoTouches: ["Alt+拖动"]
    case .parallelTouches: ["Alt+Shift+拖动"]
    case .moveCenter: ["Alt+Shift+移动"]
    case .contextMenu: ["右键点击"]
    case .longPress: ["长按"]
    case .drag: ["拖动"]
    case .reset: ["双击"]
    case .measure: ["Shift+拖动"]
    case .zoom: ["Ctrl+滚轮"]
    case .scroll: ["滚轮"]
    case .drop: ["拖放"]
    }
  }

  func meaning(of gesture: MouseGesture) -> String {
    switch gesture {
    case .touch: "触摸场景"
    case .twoTouches: "产生两个对称的触摸（也可用 Ctrl）"
    case .parallelTouches: "产生两个并排的触摸"
    case .moveCenter: "移动十字"
    case .contextMenu: "打开上下文菜单"
    case .longPress: "用手指打开上下文菜单"
    case .drag: "移动播放头或面板的边缘"
    case .reset: "还原面板的边缘"
    case .measure: "测量时间线上的一段"
    case .zoom: "缩放时间线（也可捏合）"
    case .scroll: "滚动列表和轨道"
    case .drop: "打开场景或录制文件"
    }
  }

  // MARK: A file that cannot be loaded

  func notLoaded(_ file: String?, problems: Int) -> String {
    let what = file.map { "无法载入 \($0)" } ?? "无法载入文件"
    return problems == 0 ? what : "\(what)：\(problems) 个问题"
  }

  let notLoadedAdvice = [
    "上一个可用的版本继续运行。改正文件并保存即会重新载入；按 Esc 隐藏这条消息。",
    "上一个可用的版本继续运行；按 Esc 隐藏这条消息。", "按 Esc 隐藏这条消息。",
  ]
  let notOpenedAdvice = [
    "改正文件后用 Ctrl+O 重新打开，或打开另一个场景；按 Esc 隐藏这条消息。",
    "改正文件后重新打开；按 Esc 隐藏这条消息。", "按 Esc 隐藏这条消息。",
  ]
  var escapeHidesProblem: String { "按 Esc 隐藏这条消息。" }
  var hideProblem: String { "隐藏这条消息；上一个可用的版本继续运行（Esc）" }
  func moreLines(_ count: Int) -> String { "… 还有 \(count) 行：touchscope check 会全部列出" }
}
