import TouchTrace

struct ChineseLog: LogSentences {
  var nested: String { "按调用缩进" }
  var nestedTooltip: String { "把调用缩进到调用者下面" }
  var printed: String { "只看打印" }
  var printedTooltip: String { "显示场景自己的类和动作打印的内容" }
  var filterPlaceholder: String { "筛选日志" }

  func kind(_ kind: TraceKind, lines: Int) -> String { "\(summary(kind))：\(lines) 行" }

  private func summary(_ kind: TraceKind) -> String {
    switch kind {
    case .hit: "命中测试问到的视图和它们的回答"
    case .receive: "手势识别器是否接收触摸"
    case .gesture: "手势识别器收到的触摸"
    case .decision: "对代理、子类和视图的询问，以及回答"
    case .state: "手势识别器的状态变化"
    case .held: "等待其他手势识别器失败的手势识别器"
    case .measure: "手势识别器测量的数值和限值"
    case .timer: "手势识别器的定时器"
    case .machine: "由代码赋值的状态"
    case .action: "发送的动作"
    case .touches: "视图收到的触摸"
    case .tracking: "跟踪触摸的控件"
    case .event: "窗口收到的事件"
    case .withhold: "视图收不到的触摸"
    case .hold: "被手势识别器扣住的触摸"
    case .chain: "转发给下一个响应者的触摸"
    case .change: "变化的属性"
    case .sample: "每个触摸的采样"
    case .print: "代码打印的内容"
    case .reset: "复位到 possible 的手势识别器"
    case .warning: "代码不应该做的事"
    case .scroll: "滚动视图对代理的询问和通知"
    case .press: "响应者收到的按键事件"
    case .motion: "响应者收到的运动事件"
    case .pipeline: "事件进入应用的路径"
    }
  }

  func moreKinds(_ count: Int) -> String { "还有 \(count) 种" }
  func moreKinds(_ names: [String]) -> String { "更多种类：\(names.joined(separator: "、"))" }

  func empty(_ reason: LogEmptiness) -> String {
    switch reason {
    case .noEvents: "还没有事件。请触摸场景。"
    case .nothingPrinted: "没有打印任何内容。请触摸类中有打印代码的视图，或点击“\(printed)”查看引擎做了什么。"
    case .allKindsHidden: "所有种类的日志行都已隐藏。点击上方的种类即可显示。"
    case .notFound(let query): ChineseHierarchy().notFound(query)
    case .notFoundInShownKinds(let query):
      "在显示的种类里没有找到“\(query)”。点击上方的种类显示更多，或试试更短的关键词。"
    }
  }

  func line(_ number: Int, _ kind: TraceKind, milliseconds: Double, _ line: String) -> String {
    "事件 \(number)，\(kind.name)，\(Units.decimal(milliseconds)) ms：\(line)"
  }

  func printedLine(_ number: Int, milliseconds: Double, _ line: String) -> String {
    "打印第 \(number) 行，\(Units.decimal(milliseconds)) ms：\(line)"
  }

  func breakpoint(isSet: Bool) -> String { isSet ? "移除断点" : "设置断点" }
}
