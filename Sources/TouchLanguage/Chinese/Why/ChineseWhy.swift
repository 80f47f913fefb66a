import TouchTrace

struct ChineseWhy: WhySentences {
  func nothingYet(_ name: String) -> String { "\(name) 还没有收到过触摸" }
  func noTouchYet(isPast: Bool) -> String { isPast ? "这一时刻之前没有触摸。" : "还没有触摸过任何东西。" }

  func source(rule: String?, event: Int?, seconds: Double?, isUnexplained: Bool) -> String? {
    var parts: [String] = []
    if isUnexplained { parts.append("没有记录原因") }
    if let rule { parts.append(rule) }
    if let event {
      parts.append("事件 \(event)" + (seconds.map { "，\(CanonicalLine.number($0)) s" } ?? ""))
    }
    return parts.isEmpty ? nil : "[\(parts.joined(separator: "，"))]"
  }

  // MARK: Touches

  func touchIsNotDown(_ touch: Int) -> String { "触摸 \(touch) 已不在屏幕上" }
  func noSuchTouch(_ touch: Int) -> String { "这一轮手势里没有触摸 \(touch)。" }
  func touchHitNothing(_ touch: Int) -> String { "触摸 \(touch) 没有命中任何视图" }
  func touchBelongs(_ touch: Int, to view: String) -> String { "触摸 \(touch) 属于 \(view)" }
  func ignored(_ touch: Int) -> String {
    "触摸 \(touch) 按下时应用正在忽略事件（beginIgnoringInteractionEvents()），所以谁也不会收到它。"
  }
  func noViewTakesTouches(_ touch: Int) -> String {
    "触摸 \(touch) 开始的位置没有接收触摸的视图。"
  }
  func noWindowTakesTouches(_ touch: Int, asked window: String, _ refusal: Refusal) -> String {
    "触摸 \(touch) 开始的位置没有接收触摸的窗口：问到了 \(window)，但它拒绝了，因为\(ChineseReason.clause(refusal))。"
  }

  // MARK: Responders

  func gotTouch(_ responder: String) -> String { "\(responder) 收到了触摸" }
  func gotNoTouch(_ responder: String) -> String { "\(responder) 没有收到触摸" }
  var previousForwarded: String { "前一个响应者把触摸转发给了它。" }
  func forwarded(by chain: [String]) -> String {
    "触摸沿响应者链传到它：由 \(chain.inChinese) 转发。"
  }
  func allHeld(by recognizers: [String], _ causes: [HoldingProperty], _ end: HoldEnd) -> String {
    let recognizer = recognizers.inChinese
    let cause = HoldingProperty.together(causes) { $0.inChinese }
    let because = ChineseWhyView.clause(cause, of: recognizer)
    return switch end {
    case .ongoing: "还没有响应者收到触摸：\(recognizer) 正扣住它，因为\(because)。"
    case .dropped: "没有响应者收到触摸：\(recognizer) 扣住了它（\(because)），始终没有派发。"
    case .released: "没有响应者收到触摸：\(recognizer) 先扣住了它（\(because)），之后视图也没有收到。"
    }
  }
  func withheld(from view: String, touch: Int, _ withholding: Withholding) -> String {
    "没有响应者收到触摸 \(touch)：命中视图是 \(view)，而\(ChineseReason.clause(withholding))。"
  }
  func notDelivered(_ touch: Int, hitView: String) -> String {
    "还没有响应者收到触摸 \(touch)：它的命中视图是 \(hitView)。"
  }
  func stopped(at responder: String) -> String { "\(responder) 收到了触摸，但没有继续转发。" }
  func superNotCalled(by responder: String) -> String {
    "\(responder) 的 touchesBegan 没有调用 super，所以它之后的响应者都没有收到触摸。"
  }
  func notTold(by responder: String) -> String { "没有收到：\(responder) 没有调用 super" }
  func notInChain(_ chain: [String]) -> String {
    "触摸交给了 \(chain.inChinese)；它不在这条响应者链上。"
  }

  // MARK: Tables

  func rowSelected(_ row: String) -> String { "\(row) 被选中" }
  func rowSelected(of table: String) -> String { "\(table) 的一行被选中" }
  func itemSelected(of collection: String) -> String { "\(collection) 的一个项目被选中" }
  func itemSelection(by collection: String) -> String {
    "触摸在这个项目上结束，而且 \(collection) 没有滚动，所以它选中了这个项目，并用 collectionView(_:didSelectItemAt:) 通知代理。"
  }
  func cancelled(by recognizer: String, notSelected row: String) -> String {
    "\(recognizer) 取消了触摸：\(notSelected(row))"
  }
  func notSelected(_ row: String) -> String { "\(row) 没有被选中" }
  func notSelected(withoutTouch row: String) -> String { "\(notSelected(row))：它始终没有收到触摸" }
  func notSelected(
    _ cause: SelectionRefusal, in table: String, _ list: SelectingList
  ) -> String {
    let items = list == .table ? "行" : "项目"
    let base = list == .table ? "UITableView" : "UICollectionView"
    return switch cause {
    case .superNotCalled(let name):
      "\(name) 重写了触摸方法却没有调用 super，所以 \(base) 自己的触摸方法没有运行，而\(items)正是在这些方法里被选中的。"
    case .kept(let responder):
      "\(responder) 重写了触摸方法却没有调用 super，所以触摸始终没有到达 \(table)，而它正是在自己的触摸方法里选中\(items)的。"
    case .delegate:
      list == .table
        ? "\(table) 的代理在 tableView(_:shouldHighlightRowAt:) 中返回了 false：不能高亮的行也不会被选中。"
        : "\(table) 的代理在 collectionView(_:shouldHighlightItemAt:) 中返回了 false：不能高亮的项目也不会被选中。"
    case .notAllowed:
      list == .table
        ? "\(table) 的行都不能被选中：它的 allowsSelection 是 false（编辑时是 allowsSelectionDuringEditing）。"
        : "\(table) 的项目都不能被选中：它的 allowsSelection 是 false。"
    }
  }
  func rowSelection(by table: String) -> String {
    "触摸在这一行上结束，而且 \(table) 没有滚动，所以它选中了这一行，并用 tableView(_:didSelectRowAt:) 通知代理。"
  }
  func notSelected(_ row: String, lostIn table: String, _ list: SelectingList) -> String {
    "\(notSelected(row))：\(table) 要收到 touchesEnded 才会选中\(list == .table ? "一行" : "一个项目")。"
  }
  func rowLost(
    to recognizer: String, _ cause: CancellingProperty, _ place: CancelledTouchPlace, table: String
  ) -> String {
    let loss =
      switch place {
      case .view(let view): "识别，并取消了 \(view) 的触摸"
      case .held(let holders): "在 \(holders.inChinese) 还扣住触摸时识别，并取消了触摸"
      }
    return
      "\(recognizer) \(loss)：\(ChineseWhyView.clause(cause, of: recognizer))。\(table) 要收到触摸的结束才会选中一行。"
  }

  // MARK: The app

  func printed(_ line: String, by printer: String?) -> String {
    "\(printer.map { "\($0) 的动作" } ?? "应用")打印了“\(line)”。"
  }
}
