import TouchTrace

/// Reasons in a few words, for cards, lanes and lists.
extension ChineseReason {
  func name(_ reason: Reason) -> String {
    switch reason {
    case .none: "无"
    case .thresholdReached: "移动足够远"
    case .timerFired: "时间到"
    case .lifted: "触摸结束"
    case .moved: "移动"
    case .movedTooFar: "移动太远"
    case .notMovedEnough: "移动不够远"
    case .tooSlow: "太慢"
    case .tooFast: "太快"
    case .timedOut: "超时"
    case .liftedEarly: "抬起太早"
    case .tooFewTouches: "触摸太少"
    case .tooManyTouches: "触摸太多"
    case .wrongTapCount: "点击次数不符"
    case .wrongDirection: "方向不对"
    case .notFromEdge: "不是从边缘开始"
    case .nothingToPop: "没有可返回的页面"
    case .noSystemGesture: "不是系统手势"
    case .preventedBy: "被阻止"
    case .requirementPending: "等待另一个"
    case .requirementFailed: "不再等待"
    case .requiredOneRecognized: "所等待的识别成功"
    case .delegateRefused: "代理拒绝"
    case .viewRefused: "视图拒绝"
    case .controlWins: "控件优先"
    case .disabled: "已停用"
    case .systemCancel: "被系统取消"
    case .viewRemoved: "视图已移除"
    case .setByProgram: "由应用设置"
    case .reset: "复位"
    case .hidden: "隐藏"
    case .alpha: "alpha 低于 0.01"
    case .interactionOff: "用户交互已关闭"
    case .animating: "动画中"
    case .outside: "点在外面"
    case .override: "被重写"
    case .multipleTouchOff: "多点触控已关闭"
    case .exclusiveTouch: "独占触摸"
    case .scrollViewRefused: "滚动视图拒绝"
    case .touchType: "触摸类型不符"
    case .caughtInMotion: "滚动中被按住"
    case .nothingToScroll: "没有可滚动的余地"
    case .contentKeepsTouch: "内容留住触摸"
    case .leftToOuter: "让给外层滚动视图"
    case .nothingToZoom: "没有可缩放的内容"
    }
  }

  func short(_ cause: Cause) -> String {
    switch cause {
    case .unrecorded: name(.none)
    case .moved, .movedTooLittle: with("移动", cause) ?? name(.thresholdReached)
    case .movedAlong: with("移动", cause) ?? name(.thresholdReached)
    case .spread: with("距离变化", cause) ?? name(.thresholdReached)
    case .spreadTooLittle(let limit): "距离变化不到 \(Self.pt(limit))"
    case .turned, .turnedTooLittle: with("旋转", cause) ?? name(.thresholdReached)
    case .movesOn: name(.moved)
    case .movedTooFar: with("移动太远", cause) ?? name(.movedTooFar)
    case .strayed: with("偏离", cause) ?? name(.movedTooFar)
    case .tooSlow: with("太慢", cause) ?? name(.tooSlow)
    case .tooFast: with("太快", cause) ?? name(.tooFast)
    case .wrongDirection, .cannotScrollThatWay, .movedAlongEdge, .notFromEdge, .noEdge:
      shortDirection(cause)
    case .pressed: with("按住", cause) ?? name(.timerFired)
    case .pressedAtOnce: name(.timerFired)
    case .scrollDelayOver(let delay): "\(Units.milliseconds(delay)) 后放行触摸"
    case .liftedEarly: with("抬起于", cause) ?? name(.liftedEarly)
    case .liftedBeforeScrollDelay, .lifted, .tapped: name(.lifted)
    case .tapTooLong(let limit): "按住太久：超过 \(Units.duration(limit))"
    case .nextTapMissing(let limit, 2?): "点击 1/2 次，\(Units.duration(limit)) 内没有下一次"
    case .nextTapMissing(let limit, _): "\(Units.duration(limit)) 内没有下一次点击"
    case .timeOver(let limit):
      limit > 0 ? "\(Units.duration(limit)) 后超时" : name(.timedOut)
    case .tooFewTouches: numbers(cause).map { "\($0) 个触摸" } ?? shortTouches(cause)
    case .tooManyTouches(let c, _) where c.hasLimit:
      "\(Units.whole(c.value)) 个触摸，最多 \(Units.whole(c.limit))"
    case .tooManyTouches: shortTouches(cause)
    case .wrongTapCount: numbers(cause).map { "\($0) 次点击" } ?? name(.wrongTapCount)
    case .superNotCalled: "没有调用 super"
    case .prevented(let other, _): "被 \(other) 阻止"
    case .waits(let other): "等待 \(other)"
    case .waitedInVain(let other): "曾等待 \(other)"
    case .requirementFailed(let other): "\(other) 失败"
    case .requirementRecognized(let other): "等待的 \(other) 识别成功了"
    case .delegateRefused: name(.delegateRefused)
    case .viewRefused(let view), .controlWon(let view, _): "被 \(view) 拒绝"
    case .disabled: name(.disabled)
    case .systemCancelled: name(.systemCancel)
    case .viewRemoved: name(.viewRemoved)
    case .setByApp: name(.setByProgram)
    case .attemptOver: name(.reset)
    case .view(let refusal): short(refusal)
    case .withheld(let withholding): short(withholding)
    case .caughtInMotion: name(.caughtInMotion)
    case .contentFits: name(.nothingToScroll)
    case .atHardEdge: "已经到头"
    case .contentKeepsTouch(let content, _): "\(content) 留住触摸"
    case .leftToOuter(let outer): "让给 \(outer)"
    case .nothingToZoom: name(.nothingToZoom)
    case .nothingToPop: name(.nothingToPop)
    case .noSystemGesture: name(.noSystemGesture)
    }
  }

  /// Most short texts are brief; these have a shorter wording.
  func brief(_ cause: Cause) -> String {
    switch cause {
    case .requirementRecognized(let other): "\(other) 识别成功"
    case .spread: with("距离", cause) ?? short(cause)
    case .movedAlong(let c, isSlow: true): short(.movedAlong(c, isSlow: false))
    case .strayed(let c, isSlow: true): short(.strayed(c, isSlow: false))
    case .movedTooLittle(let c, let axis, isSlow: true):
      short(.movedTooLittle(c, axis, isSlow: false))
    case .movedTooFar: with("移动", cause) ?? short(cause)
    case .movedTooLittle: with("移动", cause) ?? name(.notMovedEnough)
    case .cannotScrollThatWay(_, .horizontal?): "只能水平滚动"
    case .cannotScrollThatWay(_, .vertical?): "只能垂直滚动"
    case .tapTooLong(let limit): "按住超过 \(Units.duration(limit))"
    case .nextTapMissing(let limit, _): "\(Units.duration(limit)) 内无点击"
    case .timeOver(let limit) where limit > 0: "超过 \(Units.duration(limit))"
    default: short(cause)
    }
  }

  func middleMoved(_ way: Comparison, of touches: Int) -> [String] {
    let numbers = numbers(GaugeValue(.moved, way), .least)
    return ["\(touches) 个触摸的中点移动 \(numbers)", "中点 \(numbers)"]
  }

  func notFirst(_ prevention: Prevention) -> [String] {
    switch prevention {
    case .tooFewTouches(let touches): [short(.tooFewTouches(touches, property: nil))]
    case .tie(isDeeper: true): ["同时：视图层级更深的优先", "同时：更深优先"]
    case .tie(isDeeper: false): ["同时：后添加的优先"]
    case .spares: ["不允许阻止它"]
    case .waited(let other): ["曾等待 \(other)", "曾等待"]
    case .beforeLift: ["在抬起之前"]
    case .moved(let distance):
      [
        "移动 \(numbers(GaugeValue(.moved, distance), .least))",
        numbers(GaugeValue(.moved, distance), .least),
      ]
    }
  }

  private func shortDirection(_ cause: Cause) -> String {
    switch cause {
    case .cannotScrollThatWay(let c, .horizontal?):
      "只能水平滚动，垂直移动 \(ChineseReason.pt(c.value))"
    case .cannotScrollThatWay(let c, .vertical?):
      "只能垂直滚动，水平移动 \(ChineseReason.pt(c.value))"
    case .cannotScrollThatWay: "不能朝这个方向滚动"
    case .movedAlongEdge: with("沿边缘", cause) ?? name(.wrongDirection)
    case .notFromEdge(_, let edge): with("离\(Self.edge(edge))", cause) ?? name(.notFromEdge)
    case .noEdge: "没有边缘"
    default: name(.wrongDirection)
    }
  }

  private func shortTouches(_ cause: Cause) -> String {
    if case .tooManyTouches = cause { name(.tooManyTouches) } else { name(.tooFewTouches) }
  }

  private func short(_ refusal: Refusal) -> String {
    switch refusal {
    case .outside, .onFarEdge, .pointInside: name(.outside)
    case .hitTest: name(.override)
    case .alpha: name(.alpha)
    case .hidden: name(.hidden)
    case .interactionOff: name(.interactionOff)
    case .animating: name(.animating)
    case .disabled: name(.disabled)
    case .other(let reason): name(reason)
    }
  }

  private func short(_ withholding: Withholding) -> String {
    switch withholding {
    case .multipleTouchOff: name(.multipleTouchOff)
    case .exclusiveTouch, .ownExclusiveTouch: name(.exclusiveTouch)
    case .scrollViewRefused: name(.scrollViewRefused)
    case .touchType: name(.touchType)
    }
  }

  private func with(_ words: String, _ cause: Cause) -> String? {
    numbers(cause).map { "\(words) \($0)" }
  }

  // MARK: Numbers

  func numbers(_ cause: Cause) -> String? {
    cause.measured.map { numbers($0.value, $0.bound) }
  }

  private func numbers(_ value: GaugeValue) -> String {
    let c = value.comparison
    return switch value.kind {
    case .moved, .across, .inward, .fromEdge, .spread: Self.points(c)
    case .speed: Self.speed(c)
    case .angle: Self.degrees(c)
    case .taps, .touches, .number: Self.whole(c)
    case .touchDown, .nextTap, .pressed, .allTouches, .decision, .waits, .waited, .timer:
      Self.milliseconds(c)
    }
  }

  func numbers(_ gauge: GaugeValue, _ bound: GaugeBound) -> String {
    let (value, limit) = gauge.parts
    return switch bound {
    case .least: "\(value)，至少 \(limit)"
    case .most: "\(value)，最多 \(limit)"
    case .leastAtSpeed: "\(value)，以这个速度至少 \(limit)"
    case .mostAtSpeed: "\(value)，以这个速度最多 \(limit)"
    case .exact: numbers(gauge)
    }
  }

  func gauge(_ kind: GaugeKind) -> String {
    switch kind {
    case .moved, .inward: "移动"
    case .across: "偏离方向"
    case .fromEdge(let edge): "离\(Self.edge(edge))"
    case .spread: "距离"
    case .speed: "速度"
    case .angle: "旋转"
    case .taps: "点击"
    case .touches: "触摸"
    case .touchDown: "按下时间"
    case .nextTap: "下一次点击"
    case .pressed: "按住时间"
    case .allTouches: "全部触摸"
    case .decision: "判定时间"
    case .waits: "等待"
    case .waited: "已等待"
    case .number(let name), .timer(let name): name
    }
  }

  /// `左边缘`; `边缘` where it is not known which.
  static func edge(_ edge: TouchEdge?) -> String {
    switch edge {
    case .left: "左边缘"
    case .right: "右边缘"
    case .top: "上边缘"
    case .bottom: "下边缘"
    case .noEdge, nil: "边缘"
    }
  }

  static func number(_ value: Double) -> String { Units.number(value) }
  static func pt(_ value: Double) -> String { Units.distance(value) }
  static func speed(_ value: Double) -> String { Units.speed(value) }

  /// `12.4 / 10 pt`
  static func points(_ c: Comparison) -> String { "\(number(c.value)) / \(pt(c.limit))" }
  static func whole(_ c: Comparison) -> String {
    "\(Units.whole(c.value)) / \(Units.whole(c.limit))"
  }
  static func speed(_ c: Comparison) -> String {
    "\(Units.whole(c.value)) / \(Units.speed(c.limit))"
  }
  static func milliseconds(_ c: Comparison) -> String {
    "\(Units.whole(c.value * 1000)) / \(Units.milliseconds(c.limit))"
  }
  static func degrees(_ c: Comparison) -> String {
    "\(Units.degrees(c.value)) / \(Units.degrees(c.limit))"
  }
}
