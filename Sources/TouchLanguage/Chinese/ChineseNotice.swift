import TouchTrace

struct ChineseNotice: NoticeSentences {
  // MARK: The window

  func title(_ scene: String) -> String { "Touchscope — \(scene)" }
  var openSceneFirst: String { "请先打开一个场景。" }
  func openScene(_ title: String) -> String { "打开场景：\(title)" }
  var findPlaceholder: String { "查找视图、手势识别器或场景" }
  var scenePlaceholder: String { "按标题或文件名查找场景" }
  func variant(_ name: String) -> String { "变体：\(name)" }
  func textSize(percent: Int) -> String { "文字 \(percent)%" }
  var liftBeforeTextSize: String { "请先抬起所有手指，再改变文字大小。" }
  var showingContents: String { "显示内容。" }
  var showingWireframes: String { "显示线框。" }
  var showingBoth: String { "显示内容和线框。" }
  var nothingToLoop: String { "还没有可循环的内容。请触摸场景，或按住 Shift 拖动来测量一段时间。" }
  var nothingToMeasure: String { "还没有可测量的内容。请触摸场景。" }
  func slowFrame(milliseconds: UInt64, part: String) -> String {
    "慢帧：\(milliseconds) ms，大部分用于\(part)"
  }

  // MARK: Touches

  func touchesIgnored(_ mode: PlaybackMode) -> String {
    switch mode {
    case .live: ""
    case .paused: "已暂停：忽略触摸。按空格键继续。"
    case .replaying: "回放中：忽略触摸。按 End 停止回放并回到实时。"
    case .seeking, .playing: "正在回看：忽略触摸。按 End 回到实时。"
    }
  }
  func tooManyFingers(most: Int) -> String { "最多支持 \(most) 根手指。" }
  var secondFingerOutside: String { "第二根手指会落在屏幕之外。" }
  func cancelled(_ count: Int, _ cause: CancelCause) -> String {
    let why =
      switch cause {
      case .windowLostFocus: "窗口失去焦点"
      case .sceneLoaded: "场景重新载入"
      case .sceneSaved: "场景文件已保存"
      case .edit: "修改了属性"
      case .pickMode: "进入拾取模式"
      case .branch: "开始了分支"
      case .otherRun: "显示另一次运行"
      case .call: "来电"
      case .command: "Shift Esc"
      case .touchscreenGone: "触摸屏已断开"
      case .work: "窗口正忙"
      }
    return "取消了 \(count) 个触摸：\(why)"
  }
  func touchIsNotDown(_ number: Int) -> String { "触摸 \(number) 现在不在屏幕上。" }
  var oneFinger: String { "一根手指；按住 Alt 或 Ctrl 变为两根。" }
  var mirroredFingers: String { "两根对称移动的手指，直到选择“一根手指”。" }
  var parallelFingers: String { "两根并排移动的手指，直到选择“一根手指”。" }
  var pinchingFingers: String { "两根只捏合的手指：角度不变，直到选择“一根手指”。" }
  func stickyFinger(_ number: Int) -> String {
    "触摸 \(number) 保持按下：点击它的圆环可抬起，拖动圆环可移动。要捏合，请改为按住 Alt 或 Ctrl 拖动。"
  }
  var rotatingFingers: String { "两根只旋转的手指：距离不变，直到选择“一根手指”。" }
  func inputResumed(queued: Int) -> String { "输入已恢复：派发了 \(queued) 个排队的事件。" }
  var inputSuspended: String { "输入已挂起：恢复之前事件会排队。" }
  func deviceRotated(_ orientation: DeviceOrientation) -> String {
    let name =
      switch orientation {
      case .unknown: "未知方向"
      case .portrait: "竖屏"
      case .portraitUpsideDown: "竖屏（倒置）"
      case .landscapeRight: "横屏（右）"
      case .landscapeLeft: "横屏（左）"
      }
    return "设备已转为\(name)。"
  }

  // MARK: Time

  func speed(_ factor: Double) -> String { "速度 \(times(factor))" }
  func times(_ factor: Double) -> String { "\(CanonicalLine.number(factor))×" }
  var catchesUp: String { "现在派发暂停期间的触摸。" }
  var selectFirst: String { "请先选择一个对象。" }
  func branched(from time: Instant) -> String {
    "从 \(CanonicalLine.number(time.seconds)) s 开始了新的分支。用命令“上一次运行”可回到原来的运行。"
  }
  var noPreviousRun: String { "没有上一次运行。" }
  var replayStopped: String { "回放已停止。" }

  // MARK: Breakpoints

  var selectView: String { "请先选择一个视图。" }
  var selectForBreakpoint: String {
    "请先选择手势识别器、视图或日志中的一行，或指向状态机的一条边、关系图中的一条连线或某一时刻。"
  }
  func breakpointSet(_ breakpoint: Breakpoint.Kind) -> String {
    switch breakpoint {
    case .transition(let name, nil, nil): "\(name) 状态变化时停下。"
    case .transition(let name, nil, let to?): "\(name) 变为 \(to) 时停下。"
    case .transition(let name, let from?, nil): "\(name) 离开 \(from) 时停下。"
    case .transition(let name, let from?, let to?): "\(name) 从 \(from) 变为 \(to) 时停下。"
    case .prevention(let winner, let loser): Self.prevention(winner, loser)
    case .delivery(let view, nil): "\(view) 收到触摸时停下。"
    case .delivery(let view, let phase?): "\(view) 收到 \(phase.methodName) 时停下。"
    case .line(let line): "遇到“\(line)”这样的行时停下。"
    }
  }
  private static func prevention(_ winner: String?, _ loser: String?) -> String {
    switch (winner, loser) {
    case (let winner?, let loser?): "\(winner) 阻止 \(loser) 时停下。"
    case (let winner?, nil): "\(winner) 阻止任何手势识别器时停下。"
    case (nil, let loser?): "\(loser) 被阻止时停下。"
    case (nil, nil): "任何手势识别器被阻止时停下。"
    }
  }
  var breakpointRemoved: String { "断点已移除。" }
  func stopped(at event: String) -> String { "停在：\(event)" }
  var noBreakpoint: String { "没有断点：按 B 设置。" }
  var noBreakpointAfter: String { "这之后没有断点：已回到实时。" }
  var noBreakpointBefore: String { "这之前没有断点。" }

  // MARK: Files

  var nothingRecorded: String { "没有保存：录制期间没有触摸。" }
  func saved(as path: String) -> String { "已保存为 \(path)" }
  var noRecording: String { "还没有录制：按 F8 开始或停止录制，按 Ctrl+Alt+S 保存从开始到现在的全部输入。" }
  func playedOnCopy(_ path: String) -> String {
    "无法读取 \(path)。录制在它自带的场景副本上播放。"
  }
  var recordingStopped: String { "录制已停止" }
  func recordingFailed(_ path: String, reason: String) -> String {
    "无法写入 \(path)：\(reason)。文件里有在此之前的全部输入，之后不再写入。"
  }
  var recordingHasOneSession: String { "一个录制只包含一个会话：请先结束录制。" }
  var recordingHasOneScene: String { "一个录制只包含一个场景：继续使用当前打开的场景。" }
  func fileGone(_ path: String) -> String { "\(path) 已不存在。保存时会重新写入。" }
  func missingRecent(_ path: String) -> String { "\(path) 已不存在，已从最近项目中移除。" }
  func noFile(_ path: String) -> String { "没有文件 \(path)。" }
  func isFolder(_ path: String) -> String { "\(path) 是文件夹。请指定里面的场景或录制文件。" }
  func isUnreadable(_ path: String) -> String { "无法读取 \(path)：请检查权限。" }
  func settingsUnreadable(_ path: String, _ reason: String) -> String {
    "无法读取 \(path) 中的设置，已忽略：\(reason)。下一次更改会重新写入。"
  }
  func settingsDamaged(_ path: String) -> String {
    "无法读取 \(path) 中的设置，已忽略：它们已损坏。下一次更改会重新写入。"
  }
  func settingsUnwritable(_ path: String, _ reason: String) -> String {
    "无法把设置写入 \(path)：\(reason)。请检查文件夹和权限。"
  }
  func folderRefused(_ path: String, _ reason: String) -> String {
    "无法创建文件夹 \(path)：\(reason)。没有保存任何内容。"
  }
  func allNamesTaken(_ path: String) -> String { "没有保存任何内容：直到 \(path) 的所有名称都已被占用。" }
  func traceInMemory(_ problem: String) -> String {
    "无法把事件记录写入 \(problem)。场景继续运行，以前的记录会占用内存。"
  }
  func copied(_ text: CopiedText) -> String {
    let name =
      switch text {
      case .log: "日志"
      case .runs: "用例"
      case .timeline: "时间线的日志"
      case .hierarchy: "层级"
      case .scenes: "场景列表"
      case .articles: "文章列表"
      case .about: "场景的说明"
      case .properties: "属性"
      case .recognizers: "手势识别器"
      case .relations: "手势识别器之间的关系"
      case .table(let title): "表格“\(title)”"
      case .named(let name): name
      }
    return "已拷贝：\(name)"
  }
  var nothingToCopy: String { "还没有可拷贝的内容。" }
  var noClipboard: String { "没有剪贴板。" }

  // MARK: Words of switches

  var isChosen: String { "当前" }
}
