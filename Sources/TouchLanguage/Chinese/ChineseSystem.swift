struct ChineseSystem: SystemSentences {
  func title(of table: SystemTableKind) -> String {
    switch table {
    case .pipeline: "事件路径"
    case .hid: "HID 事件"
    case .runLoop: "RunLoop"
    case .touchMap: "触摸表"
    case .gestures: "手势"
    case .objects: "对象"
    case .sequence: "时序图"
    case .stack: "调用栈"
    case .classes: "类"
    case .reference: "参考"
    }
  }

  func summary(of table: SystemTableKind) -> String {
    switch table {
    case .pipeline: "最后一个事件的每一步，从 mach 端口到视图"
    case .hid: "数字化仪的事件和它的全部字段"
    case .runLoop: "线程、RunLoop 的 source 和事件队列"
    case .touchMap: "按窗口，以及按视图和阶段列出的触摸"
    case .gestures: "需要更新的手势识别器，按更新顺序"
    case .objects: "事件、它的触摸，以及触摸的窗口、视图和手势识别器"
    case .sequence: "由一次触摸引起的调用，按时间排列"
    case .stack: "所选日志行（或最后一行）的调用栈"
    case .classes: "场景中的类和它们的父类"
    case .reference: "文章说了而运行不打印的：寄存器、阶段、谁赢"
    }
  }

  func column(_ column: SystemColumn) -> String {
    switch column {
    case .classes: "类"
    case .superclasses: "父类"
    case .events: "事件"
    case .objects: "对象"
    case .recognizer: "手势识别器"
    case .state: "状态"
    case .flags: "标志"
    case .view: "视图"
    case .target: "目标"
    case .needs: "条件"
    case .field: "字段"
    case .hand: "手"
    case .finger(let number): "手指 \(number)"
    case .object: "对象"
    case .step: "步骤"
    case .frame: "帧"
    case .key: "键"
    case .touches: "触摸"
    case .source: "source"
    case .order: "次序"
    case .port: "端口"
    case .signalled: "已发信号"
    case .valid: "有效"
    case .timeStamp: "时间戳"
    case .latency: "延迟"
    case .time: "时间"
    case .from: "从"
    case .to: "到"
    case .message: "消息"
    }
  }

  let empty = "还没有内容。请触摸场景。"

  func note(_ note: SystemNote) -> String {
    switch note {
    case .printed: "照设备打印"
    case .inferred: "推断"
    }
  }

  func legend(_ notes: [SystemNote]) -> String {
    notes.map(note).joined(separator: "或") + "：是常量，不取自这次运行"
  }

  // MARK: Pipeline

  let mainThread = "主线程"
  func suspended(thread: String, queued: Int) -> String { "\(thread)：已挂起，\(queued) 个在排队" }
  func hand(fingers: Int) -> String { "手，\(fingers) 根手指" }
  let consumed = "SpringBoard：自己处理，应用什么也收不到"
  let forwarded = "SpringBoard：经 mach 端口发给前台应用"
  func pass(_ number: Int) -> String { "第 \(number) 遍" }
  func viewsAsked(_ count: Int) -> String { "问了 \(count) 个视图" }
  func recognizers(_ count: Int) -> String { "\(count) 个手势识别器" }
  func runLoopSleeps(in call: String) -> String { "\(call)：RunLoop 休眠" }

  // MARK: Run loop

  let threadIsSuspended = "已挂起"
  let threadWaitsForPorts = "等待端口"
  let threadIsAwake = "运行中"
  func threadSleeps(in call: String) -> String { "休眠于 \(call)" }
  func lookup(_ register: String) -> String { "查找 \(register)" }
  func eventQueue(_ count: Int, isWaiting: Bool) -> String {
    "事件队列：\(count) 个\(isWaiting ? "等待中" : "已收到")"
  }
  func event(_ number: Int, _ fingers: [String]) -> String {
    fingers.isEmpty ? "事件 \(number)" : "事件 \(number)：\(fingers.joined(separator: "，"))"
  }
  let isQueued = "排队中"

  // MARK: Recognizers, objects, calls, classes

  func sorted(_ list: String, by comparator: String) -> String { "\(list)，按 \(comparator) 排序" }
  let noUpdates = "没有需要更新的手势识别器"
  func objects(_ count: Int) -> String { "\(count) 个对象" }
  func calls(behind line: String) -> String { "调用栈：\(line)" }
  func reception(_ reception: TouchReception) -> String {
    switch reception {
    case .responder: "响应触摸"
    case .recognizer: "收到触摸，但不是响应者"
    }
  }

  // MARK: Diagrams

  func sequence(touch: Int) -> String { "触摸 \(touch) 的逐次调用" }
  func earlierTurns(_ count: Int) -> String { "更早的 \(count) 个事件未显示" }
  func repeated(_ count: Int, until time: String) -> String { "共 \(count) 次，最后一次在 \(time)" }
  func reference(_ kind: ReferenceKind, to className: String) -> String {
    switch kind {
    case .view: "视图：\(className)"
    case .superview: "父视图：\(className)"
    case .target: "目标：\(className)"
    case .delegate: "代理：\(className)"
    case .dataSource: "数据源：\(className)"
    }
  }
  func inChain(_ isResponder: Bool) -> String { isResponder ? "可以在响应者链中" : "不是响应者" }
}
