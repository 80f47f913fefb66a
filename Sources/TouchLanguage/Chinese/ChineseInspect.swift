import TouchTrace

struct ChineseInspect: InspectSentences {
  var nothingSelected: String { "没有选择任何对象" }
  var howToSelect: String { "点击视图或手势识别器，或在拾取模式（I）下指向场景。" }
  var noProperties: String { "它没有可显示的属性。" }
  func underTouch(_ number: Int) -> String { "触摸 \(number) 下方" }
  var decidedThisTouch: String { "决定了这次触摸" }
  var decidesNoMore: String { "修改前起决定作用" }
  var decidedForOthers: String { "同样起了作用" }
  func name(of limit: FixedLimit, _ object: String) -> String {
    switch limit {
    case .controlMargin: "UIControl 的容差"
    case .dragDistance: "\(object) 开始所需的移动"
    }
  }
  func effect(_ effect: PropertyEffect) -> String {
    switch effect {
    case .held(let seconds, let isEnd):
      "把\(isEnd ? " touchesEnded " : "触摸")扣住了 \(Units.milliseconds(seconds))"
    case .holds(let isEnd): "正扣住\(isEnd ? " touchesEnded" : "触摸")"
    case .neverDelivered(let view, let isEnd):
      "\(view) 始终没有收到\(isEnd ? " touchesEnded" : "触摸")"
    case .cancelled(let view): "\(view) 失去了触摸"
    case .refused: "拒绝了触摸"
    case .withheld(let view, let touch): "\(view) 没有收到触摸 \(touch)"
    case .waited(let other, let seconds): "等待了 \(other) \(Units.milliseconds(seconds))"
    case .waits(let other): "在等待 \(other)"
    case .failed(let recognizer): "\(recognizer) 失败"
    case .began(let recognizer): "\(recognizer) 开始"
    case .outside(let distance): "点在外面 \(ChineseReason.pt(distance)) 处"
    case .ended(let control, let distance): "在 \(control) 外面 \(ChineseReason.pt(distance)) 处结束"
    case .moved(let way, let axis): ChineseWhyRecognizer.way(way, axis)
    }
  }
  var decidesHitTest: String { "决定命中测试" }
  var behaviour: String { "行为" }
  var connections: String { "视图、target 与 delegate" }
  var none: String { "无" }
  func on(_ view: String) -> String { "在 \(view) 上" }
  func inside(_ superview: String) -> String { "在 \(superview) 中" }
  func sibling(_ number: Int, of count: Int) -> String { "\(count) 个中的第 \(number) 个" }
  var needsID: String { "在场景中为它设置 id 后，才能在这里修改。" }
  var differsFromStandard: [String] { ["与 UIKit 的默认值不同", "非默认值"] }
  func standard(_ value: String) -> String { "UIKit 的默认值：\(value)" }
  func usual(_ value: String) -> String { "默认：\(value)" }
  var boldIsGiven: String { "粗体：场景所设" }
  var setByScene: String { "场景所设" }
  var state: String { "状态" }
  var readOnly: String { "只读" }
  var looks: String { "布局与外观" }
  var tryOut: String { "试试" }
  var geometry: String { "几何" }
  func tryOut(_ code: String) -> String { "用 \(code) 回放最后一轮手势；Ctrl+Z 撤销" }
  func withoutRequirement(_ recognizer: String, _ other: String) -> String {
    "\(recognizer) 不再 require(toFail: \(other))"
  }
  func together(_ recognizer: String, _ other: String) -> String {
    "让 \(recognizer) 与 \(other) 同时识别"
  }
  func callSuper(in name: String) -> String { "在 \(name) 的触摸方法中调用 super。" }
  func letBegin(of name: String, isDelegate: Bool) -> String {
    "让 \(name) \(isDelegate ? "的代理在" : "在") gestureRecognizerShouldBegin(_:) 中返回 true。"
  }
  func deferSystemGestures(at edge: TouchEdge) -> String {
    "让视图控制器的 preferredScreenEdgesDeferringSystemGestures 包含 .\(edge.name)：这样应用的手势在那里优先。"
  }
  func allowInteraction(during view: String) -> String {
    "给 \(view) 的动画加上选项 .allowUserInteraction。"
  }
  func includeSubview(_ view: String, in parent: String) -> String {
    "在 \(parent) 中重写 point(inside:with:)，使它包含 \(view)；或者把 \(parent) 放大。"
  }
  func advice(_ advice: GestureAdvice) -> String {
    switch advice {
    case .begin(let distance, let edge):
      "从\(ChineseReason.edge(edge)) \(Units.distance(distance)) 以内开始。"
    case .swipe(let speed): "轻扫得更快：至少 \(Units.speed(speed))。"
    case .touch(let distance, let view): "触摸离 \(view) 不超过 \(Units.distance(distance)) 的地方。"
    case .touchBeside(let control, let view, let recognizer):
      "触摸 \(view) 上 \(control) 以外的地方，或者把 \(recognizer) 加到 \(control) 自身上。"
    case .hold(let seconds, let distance):
      "先按住 \(Units.duration(seconds))，其间移动不超过 \(Units.distance(distance))。"
    case .lift(let distance, let control):
      "在离 \(control) \(Units.distance(distance)) 以内抬起。"
    case .liftBeforeMoving(let distance): "在移动 \(Units.distance(distance)) 之前抬起。"
    }
  }
  var notGiven: String { "未设置" }
  func coordinates(of view: String) -> String { "在 \(view) 中" }
  var measured: String { "测量值与限值" }
  var howToEdit: String { "修改一个值：最后一轮手势会用新值回放，差异显示在这里。" }
  func revert(_ property: String) -> String { "撤销对 \(property) 的修改" }
  func toggle(_ property: String, isOn: Bool) -> String {
    isOn ? "打开 \(property)" : "关闭 \(property)"
  }
  var increase: String { "增大（↑）" }
  var decrease: String { "减小（↓）" }
  func chooseColor(_ property: String) -> String { "选择 \(property)" }
  var choose: String { "选择" }
  func addTo(_ property: String) -> String { "添加到 \(property)" }
  func takeOut(_ word: String, of property: String) -> String {
    "从 \(property) 中去掉 \(word)"
  }
  func putIn(_ word: String, to property: String) -> String { "把 \(word) 加入 \(property)" }
  func chooseValue(_ property: String) -> String { "选择 \(property) 的值" }
  func several(_ count: Int) -> String { "\(count) 个对象" }
  var mixed: String { "不同" }
  var newText: String { "新文本" }
  func writeOut(_ count: Int, areItems: Bool) -> String {
    if areItems {
      return "要写出 \(count) 项，以便修改其中一项吗？"
    }
    return "要写出 \(count) 行，以便修改其中一行吗？"
  }
  var writeOut: String { "写出" }
  var makeSections: String { "分节" }
  var aboutSections: String { "所有行都放进第一节；可以撤销" }
  var addSection: String { "添加一节" }
  var detail: String { "详细文本" }
  func sectionTitle(_ number: Int) -> String { "第 \(number) 节的标题" }
  func moveRow(_ number: Int) -> String { "拖动以移动第 \(number) 行" }
  func removeSection(_ number: Int) -> String { "去掉第 \(number) 节和其中的行" }
  var rowKeys: String { "Enter 添加一行，Tab 转到详细文本" }
  var addText: String { "添加" }
  var requirements: String { "等待谁失败" }
  var possibleRequirements: String { "还可以等待" }
  func removeRequirement(_ recognizer: String) -> String { "不再等待 \(recognizer) 失败" }
  func addRequirement(_ recognizer: String) -> String { "等待 \(recognizer) 失败" }

  func outcome(_ state: String, at seconds: Double?) -> String {
    seconds.map { "\(Units.milliseconds($0)) 时\(state)" } ?? state
  }
  var lastOutcome: String { "结果" }
  var stateNow: String { "当前 state" }
  var noneYet: String { "尚无" }
  func reset(_ state: String, at seconds: Double?) -> String {
    seconds.map { "\(state)，\(Units.milliseconds($0)) 时重置" } ?? state
  }

  var source: String { "源码" }
  func noListing(_ className: String) -> String { "\(className) 是你自己的类：源码在你的程序里。" }
  var applePages: String { "Apple 的文档页；按下复制网址" }
  func copyAddress(_ address: String) -> String { "复制 \(address)；本程序不联网，也不打开浏览器" }
  var overrides: String { "重写的方法" }
  func openListing(of method: String, in className: String) -> String {
    "在 \(className) 的源码中显示 \(method)"
  }
  func writtenByHand(_ name: String) -> String { "\(name)（手写版本）" }
  func listing(_ name: String, file: String, line: Int, isOpen: Bool) -> String {
    "\(isOpen ? "收起" : "展开") \(name) 的源码（\(file):\(line)）"
  }
  func sceneText(_ file: String) -> String { "场景文本（\(file)）" }
  func linesOfOthers(_ count: Int) -> String { "子视图的 \(count) 行" }

  var watch: String { "监视" }

  func watched(_ kind: WatchedKind, of name: String) -> String {
    switch kind {
    case .measure(let gauge): "\(name) \(ChineseReason().gauge(gauge))"
    case .offsetX: "\(name).contentOffset.x"
    case .offsetY: "\(name).contentOffset.y"
    case .touchX: "触摸 \(name) x"
    case .touchY: "触摸 \(name) y"
    }
  }

  func watched(_ kind: WatchedKind, _ value: Double) -> String {
    EnglishInspect().watched(kind, value)
  }
  var keyEventsAreNotModelled: String { "UIKit 还会丢弃发给该视图的按键事件；这里只模拟触摸。" }
}
