struct ChineseArranging: ArrangingSentences {
  func hints(_ activity: ComposeActivity) -> [String] {
    switch activity {
    case .rest: []
    case .armed(let title, let isView):
      isView
        ? [
          "在场景中拖动 = 画出\(title)的框   点击 = 默认大小   Esc = 放回", "在场景中拖动或点击   Esc = 放回",
        ] : ["点击要添加\(title)的视图   Esc = 放回"]
    case .drawing: ["Shift = 正方形   Ctrl = 不吸附   Esc = 取消", "Esc = 取消"]
    case .moving(let copies):
      [
        "\(copies ? "D = 移动" : "Alt 或 D = 复制")   Shift = 只沿一个方向   Ctrl = 不吸附   P 或停留 = 放进下面的视图   Esc = 取消",
        "\(copies ? "D = 移动" : "D = 复制")   Shift = 一个方向   P = 放进视图   Esc = 取消", "Esc = 取消",
      ]
    case .resizing: ["Shift = 保持比例   Alt = 从中心   Ctrl = 不吸附   Esc = 取消", "Esc = 取消"]
    case .carrying: ["Alt = 复制   Shift = 数值不变   Esc = 取消", "Esc = 取消"]
    }
  }
  func armed(_ title: String, isView: Bool) -> String {
    isView ? "\(title)：在场景中拖动画出它的框，或点击使用默认大小。" : "\(title)：点击要添加它的视图。"
  }
  func copy(_ id: String) -> String { "\(id) 的副本" }
  func recognizers(of view: String) -> String { "\(view)：拖动可以排序，或移到别的视图" }
  func selection(_ ids: [String]) -> String { ids.count == 1 ? ids[0] : "\(ids.count) 个对象" }

  // MARK: The bar for fingers

  var undo: String { "撤销" }
  var redo: String { "重做" }
  var add: String { "添加" }
  var duplicate: String { "复制" }
  var delete: String { "删除" }
  var link: String { "关联" }
  var tryScene: String { "试用" }

  // MARK: Why nothing is changed

  func fillsWindow(_ id: String) -> String { "\(id) 占满窗口：它的大小就是场景的屏幕大小。" }
  func intoItself(_ id: String) -> String { "\(id) 不能放进它自己。" }
  func holdsNoViews(_ id: String, _ className: String) -> String {
    "\(id) 是 \(className)，不能放入视图。"
  }
  var recognizersGoIntoViews: String { "手势识别器只能放进视图。" }
  func nothingAbove(_ id: String) -> String { "\(id) 的上面没有可以放入的视图。" }
  func isOutermost(_ id: String) -> String { "\(id) 不在可以移出的视图中。" }
  var threeToDistribute: String { "要均分间距，请选择三个或更多视图。" }
  func readsAsPart(_ id: String, _ part: String, of owner: String) -> String {
    "\(id) 看起来像 \(owner) 的 \(part)。请使用没有点的名字。"
  }
  func isLogWord(_ id: String) -> String { "\(id) 是日志中的词：日志的行会无法区分。" }
}
