import TouchTrace

struct ChinesePanel: PanelSentences {
  // MARK: Panels and tabs

  func title(of tab: LeftTab) -> String {
    switch tab {
    case .hierarchy: "层级"
    case .scenes: "场景"
    case .articles: "文章"
    case .about: "说明"
    }
  }

  func title(of tab: RightTab) -> String {
    switch tab {
    case .why: "原因"
    case .recognizers: "识别器"
    case .arbitration: "仲裁"
    case .inspect: "检查"
    case .runs: "用例"
    case .log: "日志"
    case .system: "系统"
    }
  }

  let more = "更多"
  func moreHelp(_ titles: [String]) -> String { "更多：\(titles.joined(separator: "、"))" }

  func summary(of panel: Panel) -> String {
    switch panel {
    case .window: "整个窗口"
    case .stage: "只有场景，每像素一点，带叠加层"
    case .canvas: "设备中的场景，带叠加层和图例"
    case .why: "最后一次为什么触发或没有触发，或者 --about 指定的对象"
    case .recognizers: "每个手势识别器的状态机"
    case .recognizer: "一个大的状态机"
    case .arbitration: "谁收到触摸，哪些手势识别器等待、阻止或同时识别，以及代理的回答"
    case .timeline: "时间轴上的每个决定"
    case .chain: "最后一个触摸的响应者链"
    case .hierarchy: "视图及其手势识别器的层级"
    case .scenes: "场景和运行的列表"
    case .articles: "文章、问题和课程"
    case .inspect: "--about 指定对象的属性"
    case .log: "轨迹的各行"
    case .system: "系统的一张表，由 --table 指定"
    case .toolbar: "工具栏"
    }
  }

  func name(of part: WindowPartTitle) -> String {
    switch part {
    case .scene: "场景"
    case .left: "左侧面板"
    case .library: "库"
    case .text: "场景文本"
    case .right: "右侧面板"
    case .timeline: "时间线"
    case .toolbar: "工具栏"
    case .status: "状态栏"
    case .over: "面板上方的图层"
    }
  }

  // MARK: Tooltips and states

  func tooltip(_ title: String, summary: String, keys: String, refusal: String?) -> String {
    var text = title
    if !summary.isEmpty { text += "：\(summary)" }
    if !keys.isEmpty { text += "（\(keys)）" }
    if let refusal { text += "；现在不可用：\(refusal)" }
    return text
  }

  func title(of state: StateTitle) -> String {
    switch state {
    case .possible: "possible"
    case .held: "等待中"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    case .prevented: "被阻止"
    }
  }

  // MARK: Names and sentences beside each other

  func list(_ names: [String]) -> String { names.joined(separator: "、") }
  func pair(_ name: String, _ words: String) -> String { "\(name)：\(words)" }
  func text(_ sentences: [String]) -> String { sentences.joined() }

  // MARK: Why

  func nothingTouched(isPast: Bool) -> String { isPast ? "这一时刻之前没有触摸" : "还没有触摸" }

  func nothingTouchedAdvice(isPast: Bool) -> String {
    isPast ? "空格键播放，方向键逐步移动，End 回到实时。" : "触摸场景，或在拾取模式下指向视图做命中测试。"
  }

  let noReason = "没有记录原因"

  var picked: String { "指针所指之处，没有触摸" }
  func moment(touches: [Int], press: (number: Int, of: Int)?, at seconds: Double?) -> String {
    let numbers = touches.map { "\($0)" }.joined(separator: "、")
    return [
      touches.isEmpty ? nil : "触摸 \(numbers)",
      press.map { "\($0.of) 次按下中的第 \($0.number) 次" }, seconds.map(at),
    ].compactMap { $0 }.joined(separator: "，")
  }

  func at(_ seconds: Double) -> String { "\(Units.milliseconds(seconds)) 时" }
  func rules(count: Int) -> String { "UIKit 规则" }

  func rule(_ rule: Rule) -> String {
    let basis =
      switch rule.basis {
      case .documented: "Apple 文档。"
      case .observed: "实测。"
      case .engineChoice: "本引擎的选择。"
      }
    return "\(rule.id)：\(ChineseRule().sentence(rule))\(basis)"
  }

  var others: String { "其余的，以及原因" }
  let seekToDecision = "跳到作出决定的那一刻"
  var backToDecision: (title: String, help: String) {
    ("作出了什么决定", "显示作出了什么决定，并取消选择（Esc）")
  }
  let seekToEvent = "跳到这个事件"

  // MARK: Pictures for teaching

  func watermark(scene: String, run: String, events: Int) -> String {
    "\(scene) \u{00B7} \(run) \u{00B7} 事件 \(events)"
  }

  // MARK: About

  func key(_ key: AboutKey) -> String {
    switch key {
    case .touch: "点击"
    case .twoTouches: "Alt 或 Ctrl"
    case .parallelTouches: "+ Shift"
    case .play: "空格"
    case .step: "← →"
    case .variant: "V"
    case .cancelTouches: "Shift Esc"
    }
  }

  func meaning(of key: AboutKey) -> String {
    switch key {
    case .touch: "一个触摸"
    case .twoTouches: "两个触摸"
    case .parallelTouches: "并排"
    case .play: "播放或暂停"
    case .step: "逐步移动"
    case .variant(let name): name.map { "变体：\($0)" } ?? "下一个变体"
    case .cancelTouches: "取消触摸"
    }
  }
}
