import TouchTrace

struct ChineseHierarchy: HierarchySentences {
  var searchPlaceholder: String { "查找视图或识别器" }
  var noScene: String { "没有打开场景。" }
  func notFound(_ query: String) -> String { "没有找到“\(query)”。请试试更短的关键词。" }
  func disclosure(_ view: String, isOpen: Bool) -> String {
    isOpen ? "收起 \(view)" : "展开 \(view)"
  }
  func idle(_ views: String, why: String) -> String { "\(views)：\(why)。点按以逐个显示。" }
  func viewsOfUIKit(_ count: Int) -> String { "\(count) 个 UIKit 视图" }
  var leftTheScreen: String { "已离开屏幕" }
  var addedLater: String { "后来添加" }
  func recognizer(_ name: String, className: String, state: String, detail: String) -> String {
    "\(name)，\(className)：\(state)\(detail.isEmpty ? "" : "，\(detail)")"
  }
  var disabled: String { "已停用" }
  func waits(for recognizer: String) -> [String] {
    ["等待 \(recognizer)", "等 \(recognizer)", "等待中"]
  }

  // MARK: Hit test

  func visit(_ view: String, number: Int, _ answer: VisitAnswer) -> String {
    let asked = "\(view) 第 \(number) 个被问到"
    return switch answer {
    case .contains: "\(asked)，包含这个点"
    case .isHitView: "\(asked)，是命中视图"
    case .refused(let reason, let rule, let number):
      "\(asked)，拒绝了：\(refusal(reason, rule, number))"
    }
  }

  private func refusal(_ reason: Reason, _ rule: Rule, _ number: Double) -> String {
    switch reason {
    case .alpha: "alpha \(Units.alpha(number)) < 0.01"
    case .outside where number > 0: "点在它之外 \(Units.points(number))"
    case .outside where rule == .ht10: "点在它的右边缘或下边缘上"
    case .outside: "它的 point(inside:with:) 返回了 false"
    case .override: "它的 hitTest(_:with:) 返回了 nil"
    default: ChineseReason().name(reason)
    }
  }

  // MARK: Badges

  func badge(_ badge: ViewBadge, _ view: String) -> String {
    switch badge {
    case .hidden: "\(view) 是隐藏的。\(text(.ht01))"
    case .interactionOff: "\(view) 的用户交互已关闭。\(text(.ht01))"
    case .alpha(let alpha): "\(view) 的 alpha 是 \(Units.alpha(alpha))。\(text(.ht07))"
    case .clips: "\(view) 按 bounds 裁剪子视图。\(text(.ht02))"
    case .transform: "\(view) 有变换：点会转换到它自己的坐标系。\(text(.ht10))"
    }
  }

  private func text(_ rule: Rule) -> String { ChinesePanel().rule(rule) }

  func layers(_ first: Int, _ last: Int) -> String {
    first == last ? "第 \(first) 层" : "第 \(first)–\(last) 层"
  }
  var layersHelp: String { "拖动两端，只绘制某几层视图。第 0 层是窗口，第 1 层是窗口的子视图。" }
  func layer(isFirst: Bool, _ layer: Int) -> String {
    isFirst ? "从第 \(layer) 层开始绘制，可用方向键调整。" : "绘制到第 \(layer) 层为止，可用方向键调整。"
  }
  var path: String { "路径" }
}
