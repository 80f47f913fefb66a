struct ChineseWhyView: WhyViewSentences {
  // MARK: Titles

  func title(_ view: String, _ outcome: DeliveryOutcome, touch: Int) -> String {
    switch outcome {
    case .has: "\(view) 持有触摸 \(touch)"
    case .got: "\(view) 收到了触摸 \(touch)"
    case .late(let isEnd, let seconds):
      "\(view) 收到 \(isEnd ? "touchesEnded" : "touchesBegan") 晚了 \(Units.milliseconds(seconds))"
    case .lost(let taker): Self.lost(view, touch, taker)
    case .withheld: "\(view) 收不到触摸 \(touch)"
    case .dropped: "\(view) 始终没有收到触摸 \(touch)"
    case .waits: "\(view) 还没有收到触摸 \(touch)"
    case .hit: "\(view) 是触摸 \(touch) 的命中视图"
    }
  }

  func notHit(_ view: String, isInChain: Bool) -> String {
    isInChain ? "\(view) 收到了转发的触摸" : "\(view) 没有收到触摸"
  }

  func recognizersGotIt(_ recognizers: [String]) -> String {
    "它的手势识别器收到了：\(recognizers.inChinese)。"
  }

  func wouldBeHit(_ view: String) -> String { "在这里触摸，会由 \(view) 收到" }
  var nothingWouldBeHit: String { "在这里触摸，没有视图会收到" }
  var cannotBeAsked: String { "无法在场景的这一时刻进行询问" }
  func gets(_ view: String, isOver: Bool) -> String {
    isOver ? "\(view) 收到了触摸" : "\(view) 收到触摸"
  }
  func lacksEnd(_ view: String) -> String { "\(view) 还没有收到 touchesEnded" }
  func kept(_ view: String) -> String { "\(view) 收到了触摸，但没有转发" }
  func refused(_ view: String, so superview: String, isOver: Bool) -> String {
    "\(view) 拒绝了触摸：由 \(superview) \(isOver ? "收到了" : "收到")"
  }
  func lost(_ view: String, to taker: TouchTaker?) -> String { Self.lost(view, nil, taker) }
  private static func lost(_ view: String, _ number: Int?, _ taker: TouchTaker?) -> String {
    let touch = number.map { "触摸 \($0)" } ?? "触摸"
    let gap = number == nil ? "" : " "
    return switch taker {
    case .recognizer(let name): "\(view) 的\(touch)\(gap)被 \(name) 取消了"
    case .system: "\(view) 的\(touch)\(gap)被系统取消了"
    case nil: "\(view) 失去了\(touch)"
    }
  }
  func wasMissed(_ view: String, by points: Double) -> String {
    "触摸离 \(view) 差了 \(ChineseReason.pt(points))"
  }
  func wasMissed(_ view: String, tooFarBy excess: Double) -> String {
    "触摸没有碰到 \(view)：远了 \(Units.distance(excess))"
  }
  func neverGot(_ view: String) -> String { "\(view) 始终没有收到触摸" }
  func wasNeverAsked(_ view: String, _ unvisited: Unvisited) -> String {
    let title = "\(view) 从未被询问"
    return switch unvisited {
    case .covered(_, let sibling, _, _): "\(title)：\(sibling) 在它前面"
    case .parentRefused(_, let parent, _): "\(title)：\(parent) 拒绝了"
    case .windowBehind, .overridden, .addedLater: title
    }
  }

  // MARK: The hit test

  func chosen(_ choice: HitChoice) -> String {
    switch choice {
    case .alone: "它包含这个点，也没有子视图可问。"
    case .deepest(let view, let asked, let refused):
      "命中测试：问了 \(asked) 个视图，\(Self.refused(refused))。\(view) 是\(refused.isEmpty ? "其中" : "其余视图中")最深的视图。"
    case .overridden(let view, let hitView):
      "\(view)（或它外层的某个视图）重写了 hitTest(_:with:)，返回了 \(hitView)。"
    }
  }

  private static func refused(_ names: [String]) -> String {
    switch names.count {
    case 0: "没有视图拒绝"
    case 1...3: "\(names.count) 个拒绝（\(names.inChinese)）"
    default: "\(names.count) 个拒绝"
    }
  }

  func enlarged(by points: Double, parent: String?, reach: Double?) -> String {
    let (whose, who) = parent.map { (" \($0) 的", " \($0) ") } ?? ("它的", "它")
    return
      "点在\(whose) bounds 之外 \(ChineseReason.pt(points))，但\(who)重写的 point(inside:with:) 返回了 true\(Self.limit(reach))。"
  }

  /// How far outside of its bounds a view takes touches, behind the sentence that it took one there; empty where that is not
  /// known.
  static func limit(_ reach: Double?) -> String {
    reach.map { "（它接受边界外 \(Units.distance($0)) 以内的触摸）" } ?? ""
  }

  func enlargedPassedOn(by points: Double, to hitView: String) -> String {
    "点在它的 bounds 之外 \(ChineseReason.pt(points))，但它重写的 point(inside:with:) 返回了 true，所以它里面的 \(hitView) 能被命中。"
  }

  func passedOn(to hitView: String) -> String {
    "触摸由它里面的 \(hitView) 接收：只有当子视图都没有被命中时，视图自己才会被命中。"
  }

  var isGone: String { "它之后离开了场景。" }

  func doesNotZoom(_ scrollView: String) -> String { "\(scrollView) 不缩放" }

  func cannotZoom(_ scrollView: String) -> String {
    "\(scrollView) 没有捏合识别器，因为它的 maximumZoomScale 不大于 minimumZoomScale。"
  }

  func overridden(with hitView: String) -> String {
    "重写的 hitTest(_:with:) 改为返回 \(hitView)。"
  }

  var noViewAtPoint: String { "这个点上没有接收触摸的视图。" }
  var hasNoCopy: String { "这个场景无法再次建立，因此在这一时刻无法进行命中测试。" }

  func covers(_ front: String, isTransparent: Bool, _ covered: String) -> String {
    let place = isTransparent ? "什么也不画，但它在前面" : "在前面"
    return "\(front) 盖住了 \(covered)：\(front) \(place)并接收了触摸。"
  }

  func outOfReach(_ view: String, in superview: String, _ refusal: Refusal) -> String {
    "\(view) 就在触摸下面，却没有被问到，因为它的父视图 \(superview) 拒绝了：\(ChineseReason.clause(refusal))。"
  }

  func missed(_ view: String, by distance: Double) -> String {
    "触摸离 \(view) 还有 \(ChineseReason.pt(distance))。"
  }

  func missed(_ view: String, by distance: Double, reach: Double) -> String {
    "触摸在 \(view) 外 \(ChineseReason.pt(distance)) 处，而它只接受边界外 \(Units.distance(reach)) 以内的触摸。"
  }

  func refusedUnderTouch(_ view: String, _ refusal: Refusal) -> String {
    "\(view) 就在触摸下面，但它拒绝了：\(ChineseReason.clause(refusal))。"
  }

  func outsideArea(of view: String, by distance: Double) -> String {
    "触摸在 \(view) 的触摸区域外 \(ChineseReason.pt(distance)) 处。"
  }

  func unvisited(_ unvisited: Unvisited) -> String { "\(Self.clause(unvisited))。" }

  static func clause(_ miss: Miss) -> String {
    switch miss {
    case .refused(let refusal): ChineseReason.clause(refusal)
    case .unvisited(let unvisited): clause(unvisited)
    }
  }

  private static func clause(_ unvisited: Unvisited) -> String {
    switch unvisited {
    case .windowBehind(let hitView):
      return "没有问到它，因为前面的窗口里的 \(hitView) 接收了触摸"
    case .parentRefused(let superview, let parent, let refusal):
      let refused = "\(parent) 拒绝了：\(ChineseReason.clause(refusal))"
      return never(superview, "它的父视图 \(refused)", refused)
    case .covered(let superview, let sibling, let isTransparent, let outside):
      let anyway =
        outside.map { "（即使问到它也会拒绝：点在它之外 \(ChineseReason.pt($0))）" } ?? ""
      let clear = isTransparent ? "什么也不画，但它" : ""
      let front = "\(sibling) \(clear)在前面，已经接收了触摸\(anyway)"
      return never(superview, "它的兄弟视图 \(front)", front)
    case .overridden(let superview, let parent):
      let cause = "\(parent)（或它外层的某个视图）重写的 hitTest(_:with:) 没有往下问就回答了"
      return never(superview, " \(cause)", cause)
    case .addedLater(let superview, let parent):
      let cause = "触摸开始时还不在 \(parent) 里"
      return superview.map { "它的父视图 \($0) \(cause)" } ?? "它\(cause)"
    }
  }

  /// That it was never asked, or a view around it, and why.
  private static func never(_ superview: String?, _ own: String, _ other: String) -> String {
    superview.map { "没有问到它的父视图 \($0)，因为 \(other)" } ?? "没有问到它，因为\(own)"
  }

  func unvisitedShort(_ unvisited: Unvisited) -> String {
    switch unvisited {
    case .windowBehind: "在后面的窗口里"
    case .parentRefused(_, let parent, _): "在 \(parent) 里，它拒绝了"
    case .covered(_, let sibling, _, _): "在 \(sibling) 后面"
    case .overridden: "由重写的方法回答"
    case .addedLater: ChineseHierarchy().addedLater
    }
  }

  func neverAsked(_ names: [String], count: Int) -> String {
    names.isEmpty ? "\(count) 个视图" : names.inChinese
  }

  func neverAskedInRefusing(_ count: Int) -> String { "没有问到：它们所在的 \(count) 个视图拒绝了" }

  func neverAskedBecause(_ unvisited: Unvisited) -> String {
    switch unvisited {
    case .windowBehind(let hitView): "没有问到：前面的窗口里的 \(hitView) 先回答了"
    case .parentRefused(_, let parent, _): "没有问到：\(parent) 拒绝了"
    case .covered(_, let sibling, _, _): "没有问到：\(sibling) 先回答了"
    case .overridden(_, let parent): "没有问到：\(parent) 的 hitTest(_:with:) 回答了"
    case .addedLater: "触摸开始之后才添加"
    }
  }

  // MARK: Delivery

  var gotBegan: String { "它收到了 touchesBegan。" }

  /// The value of the property because of which a touch is held.
  static func clause(_ cause: HoldingProperty, of owner: String) -> String {
    switch cause {
    case .contentTouches(let scrollView): "\(scrollView) 的 delaysContentTouches 为 true"
    case .touchesBegan: "\(owner) 的 delaysTouchesBegan 为 true"
    case .touchesEnded: "\(owner) 的 delaysTouchesEnded 为 true"
    }
  }

  /// The value of the property with which touches are cancelled.
  static func clause(_ cause: CancellingProperty, of owner: String) -> String {
    switch cause {
    case .touchesInView: "\(owner) 的 cancelsTouchesInView 为 true"
    case .contentTouches(let scrollView): "\(scrollView) 的 canCancelContentTouches 为 true"
    }
  }

  func late(_ cause: HoldingProperty, by seconds: Double, holder: String) -> String {
    let (what, method) = cause.isEnd ? ("触摸的结束", "touchesEnded") : ("触摸", "touchesBegan")
    return
      "\(holder) 在做出判断之前扣住了\(what)（\(Self.clause(cause, of: holder))），所以 \(method) 晚了 \(Units.milliseconds(seconds))。"
  }

  func dropped(_ causes: [HoldingProperty], by holders: [String], taker: String?, view: String)
    -> String
  {
    let holder = holders.inChinese
    let because = Self.clause(HoldingProperty.together(causes) { $0.inChinese }, of: holder)
    return taker.map { "\(holder) 扣住触摸，直到 \($0) 识别成功，所以 \(view) 始终没有收到它（\(because)）。" }
      ?? "\(holder) 扣住触摸，随后自己识别成功，所以 \(view) 始终没有收到它（\(because)）。"
  }

  func holding(
    _ causes: [HoldingProperty], for seconds: Double, of limit: Double?, holders: [String],
    view: String
  ) -> String {
    let holder = holders.inChinese
    let cause = HoldingProperty.together(causes) { $0.inChinese }
    let time =
      limit.map { "\(Units.milliseconds(seconds))，最长 \(Units.milliseconds($0))" }
      ?? Units.milliseconds(seconds)
    let undecided = limit == nil ? "，还没有做出判断" : ""
    let what = cause.isEnd ? "触摸的结束" : "触摸"
    let nothing = cause.isEnd ? "收不到 touchesEnded" : "什么也收不到"
    return
      "\(holder) 已把\(what)扣住 \(time)（\(Self.clause(cause, of: holder))）\(undecided)：在它放行之前，\(view) \(nothing)。"
  }

  func cancelled(_ view: String, by canceller: Canceller) -> String {
    switch canceller {
    case .system: "系统取消了触摸，所以 \(view) 收到 touchesCancelled。"
    case .recognizer(let name, let cause):
      "\(name) 识别成功，而且\(Self.clause(cause, of: name))，所以 \(view) 收到 touchesCancelled。"
    case .unknown: "它的触摸被取消了：\(view) 收到 touchesCancelled，之后再也没有收到任何方法。"
    }
  }
}
