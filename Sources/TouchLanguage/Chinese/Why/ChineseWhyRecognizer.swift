import TouchTrace

struct ChineseWhyRecognizer: WhyRecognizerSentences {
  // MARK: Titles

  func title(_ name: String, _ state: GestureState, isDiscrete: Bool, isPrevented: Bool) -> String {
    switch state {
    case .possible: "\(name) 回到 possible"
    case .began: "\(name) 开始了"
    case .changed: "\(name) 正在变化"
    case .ended: isDiscrete ? "\(name) 识别成功" : "\(name) 结束了"
    case .cancelled: "\(name) 被取消了"
    case .failed: isPrevented ? "\(name) 被阻止了" : "\(name) 失败了"
    }
  }

  func noneRecognized(_ kind: RecognizerKind) -> String {
    switch kind {
    case .tap: "没有识别到点击"
    case .longPress: "没有识别到长按"
    case .pan: "没有识别到拖动"
    case .swipe: "没有识别到轻扫"
    case .pinch: "没有识别到捏合"
    case .rotation: "没有识别到旋转"
    case .screenEdgePan: "没有识别到屏幕边缘拖动"
    case .custom(let className): "没有 \(className) 识别成功"
    }
  }

  func alikeFailed(_ names: [String], _ cause: Cause) -> String {
    "\(names.inChinese) 失败了：\(ChineseReason.clause(cause, touches: 1))。"
  }

  func severalFailed(_ names: [String], _ cause: Cause) -> String { alikeFailed(names, cause) }

  func firedLate(_ name: String, by seconds: Double, isDiscrete: Bool) -> String {
    "\(name) 晚了 \(Units.milliseconds(seconds)) 才\(isDiscrete ? "触发" : "开始")"
  }

  func beganAlong(_ name: String, _ axis: MovementAxis, over losers: [String]) -> String {
    let others = losers.count == 1 ? " \(losers[0])" : "其他 \(losers.count) 个"
    return switch axis {
    case .horizontal: "开始的是 \(name)，而不是\(others)：这次拖动更偏水平"
    case .vertical: "开始的是 \(name)，而不是\(others)：这次拖动更偏垂直"
    case .both: "开始的是 \(name)，而不是\(others)"
    }
  }

  func direction(
    won: (name: String, axis: MovementAxis, way: Comparison),
    lost: [(name: String, axis: MovementAxis, way: Comparison)]
  ) -> String {
    let first = "\(won.name) 已\(Self.way(won.way, won.axis))"
    let others = lost.map { "\($0.name) 只\(Self.way($0.way, $0.axis))" }
      .joined(separator: "，")
    let limits = Set(([won] + lost).map(\.way.limit))
    guard let limit = limits.first, limits.count == 1 else {
      return "各自沿自己的轴测量：\(first)，\(others)。"
    }
    return "各自都需要沿自己的轴移动 \(ChineseReason.pt(limit))：\(first)，\(others)。"
  }

  static func way(_ way: Comparison, _ axis: MovementAxis) -> String {
    switch axis {
    case .horizontal: "水平移动 \(ChineseReason.pt(way.value))"
    case .vertical: "垂直移动 \(ChineseReason.pt(way.value))"
    case .both: "移动 \(ChineseReason.pt(way.value))"
    }
  }

  func undecided(_ name: String) -> String { "\(name) 仍是 possible" }
  func waits(_ name: String, for other: String) -> String { "\(name) 在等待 \(other) 失败" }
  func tooSlow(_ speed: Comparison, after distance: Double) -> String {
    "移动 \(ChineseReason.pt(distance)) 后，与上一次采样之间的速度为 \(Units.speed(speed.value))（至少 \(Units.whole(speed.limit))）。"
  }
  func swiped(
    _ way: Comparison, _ direction: SwipeDirection, in seconds: Double, touches: Int, isSlow: Bool
  ) -> String {
    let whither =
      switch direction {
      case .right: "向右"
      case .left: "向左"
      case .up: "向上"
      case .down: "向下"
      }
    return
      "触摸在 \(Units.milliseconds(seconds)) 内\(whither)移动了 \(ChineseReason.pt(way.value))（\(isSlow ? "以这个速度" : "")至少 \(Units.number(way.limit))）。"
  }
  func heardLate(up: Double, heard: Double) -> String {
    "按时间戳，手指在 \(Units.milliseconds(up)) 时已经抬起：应用停住了，到 \(Units.milliseconds(heard)) 才得知。"
  }
  func wasNotGiven(_ name: String) -> String { "\(name) 没有得到触摸" }
  func hadNoPart(_ name: String) -> String { "\(name) 没有参与这一轮手势" }

  // MARK: Its touches

  func attached(_ touches: [Int], _ reason: AttachmentReason) -> String {
    let got = "它收到触摸 \(touches.map { "\($0)" }.inChinese)"
    return switch reason {
    case .hitView(let view): "\(got)，因为它的视图 \(view) 就是命中视图。"
    case .contains(let view, let hitView): "\(got)，因为它的视图 \(view) 包含命中视图 \(hitView)。"
    case .touched(let view?): "\(got)，因为它的视图 \(view) 被触摸了。"
    case .touched(nil): "\(got)，因为它的视图被触摸了。"
    }
  }

  func notDecided(_ gauges: [(value: GaugeValue, bound: GaugeBound)]) -> String {
    let reasons = ChineseReason()
    let numbers = gauges.map {
      "\(reasons.gauge($0.value.kind)) \(reasons.numbers($0.value, $0.bound))"
    }
    return numbers.isEmpty ? "它还没有做出判断。" : "它还没有做出判断：\(numbers.joined(separator: "；"))。"
  }

  func delegateRefused(_ touch: Int) -> String {
    "它的代理在 gestureRecognizer(_:shouldReceive:) 中对触摸 \(touch) 返回了 false，所以它始终收不到这个触摸。"
  }
  func typeNotAllowed(_ touch: Int) -> String {
    "它的 allowedTouchTypes 不包含触摸 \(touch) 的类型，所以它始终收不到这个触摸。"
  }
  func otherTypeThanFirst(_ touch: Int) -> String {
    "它的第一个触摸和触摸 \(touch) 类型不同，而它的 requiresExclusiveTouchType 为 true：复位之前它只接收一种类型的触摸。"
  }
  func buttonNotPressed(_ touch: Int) -> String {
    "触摸 \(touch) 来自指针，而指针没有按下 buttonMaskRequired 要求的按键，所以它始终收不到这个触摸。"
  }
  var onNoView: String { "它没有加到窗口里的任何视图上。" }
  var isDisabled: String { "它的 isEnabled 为 false，所以收不到触摸。" }
  var attemptNotOver: String { "触摸开始时，它上一轮识别还没有结束。" }
  var leftOut: String { "它的视图收到了这个触摸，但记录中没有说明手势识别器为什么没有收到。" }

  func hitElsewhere(_ touch: Int, hitView: String, view: String) -> String {
    "触摸 \(touch) 属于 \(hitView)，而 \(hitView) 不在手势识别器的视图 \(view) 里面：触摸只会交给命中视图及其父视图上的手势识别器。"
  }

  func notHit(_ view: String, _ miss: Miss) -> String {
    "\(view) 不是命中视图：\(ChineseWhyView.clause(miss))。"
  }

  // MARK: Waiting

  func recognizedButWaits(for other: String) -> String {
    "已经满足条件，但还在等待：\(other) 仍有可能成功，要等它先失败。"
  }

  func preventedTitle(_ names: [String], by winner: String) -> String {
    "\(winner) 阻止了 \(names.inChinese)"
  }
  func preventedTitle(count: Int, failed: Int, by winner: String) -> String {
    "\(winner) 胜出：阻止了 \(count) 个\(failed > 0 ? "，另有 \(failed) 个自行失败" : "")"
  }
  func beganTitle(_ name: String, failed: [String]) -> String {
    "\(name) 开始了，所以 \(failed.inChinese) 失败了"
  }
  func beganTitle(_ name: String, touches: Int, lostBy views: [String]) -> String {
    "\(name) 开始了：\(views.inChinese) 失去了触摸"
  }
  func beganTitle(_ name: String, notSelected row: String) -> String {
    "\(name) 开始了：\(row) 没有被选中"
  }
  func failedTitle(_ name: String, because reason: String) -> String { "\(name) 失败：\(reason)" }
  var unshared: String { "没有代理允许它们同时识别。" }
  func failed(by method: String, of owner: String, touch: Int, right: Double, down: Double)
    -> String
  {
    let across = "向\(right < 0 ? "左" : "右")移动 \(Units.distance(abs(right)))"
    let along = "向\(down < 0 ? "上" : "下")移动 \(Units.distance(abs(down)))"
    return "\(owner) 的 \(method) 把它的状态设为 failed，此时触摸 \(touch) 已\(across)、\(along)。"
  }
  func superNotCalled(_ name: String) -> String { "\(name) 失败：没有调用 super" }

  var systemTook: String { "系统拿走了触摸" }

  func systemGesture(_ name: String, from edge: TouchEdge, _ moved: Comparison) -> String {
    "\(name) 等待\(ChineseReason.edge(edge))上系统自己的手势，并识别出了一个：触摸离开边缘移动了 \(ChineseReason.pt(moved.value))（至少 \(Units.number(moved.limit))）。"
  }

  func ofSystem(_ name: String) -> String {
    "\(name) 是 UIKit 放在每个窗口上的识别器：它留意系统的手势，例如从屏幕边缘开始的手势。"
  }

  func timeLeft(_ other: String, _ left: Double, of whole: Double, isNextTap: Bool) -> String {
    let time = "还剩 \(ChineseReason.milliseconds(Comparison(left, of: whole)))"
    return isNextTap ? "\(other) 等待下一次点击，\(time)。" : "\(other) 做出判断的时间\(time)。"
  }

  func waited(_ name: String, ready: Double, wait: Double, for other: String) -> String {
    "\(name) 在 \(Units.milliseconds(ready)) 时就已满足条件，但必须等待 \(other) 失败，又等了 \(Units.milliseconds(wait))。"
  }

  func failed(_ other: String, _ cause: Cause, touches: Int) -> String {
    "\(other) 失败了：\(ChineseReason.clause(cause, touches: touches))。"
  }

  func cycle(_ names: [String]) -> String {
    switch names.count {
    case 1: "\(names[0]) 在等待自己失败，所以永远无法识别成功。"
    case 2: "\(names.inChinese) 互相等待对方失败，所以谁也无法识别成功。"
    default: "\((names + [names[0]]).joined(separator: " → "))：在下一个失败之前，谁也无法识别成功。"
    }
  }

  var cycleTitle: String { "手势识别器互相等待" }
  func cycleFailed(_ names: [String]) -> String {
    switch names.count {
    case 1: "\(names[0]) 失败了：它在等待自己"
    case 2: "\(names.inChinese) 失败了：它们互相等待"
    default: "\(names.inChinese) 失败了：每一个都在等待下一个"
    }
  }

  // MARK: What came of it

  func began(_ name: String, _ cause: Cause, touches: Int) -> String {
    switch cause {
    case .pressedAtOnce: "\(name) 开始了：它的 minimumPressDuration 为 0。"
    default: "\(name) 开始了：\(ChineseReason.clause(cause, touches: touches))。"
    }
  }

  func earlier(_ attempt: EarlierAttempt) -> String {
    switch attempt {
    case .inGesture(let seconds): "它的上一轮在 \(Units.milliseconds(seconds)) 时识别成功。"
    case .before(let seconds): "它的上一轮在这次手势之前 \(Units.duration(seconds)) 识别成功。"
    }
  }

  func cancelledTouches(
    by recognizer: String, _ cause: CancellingProperty, touches: Int, in views: [String]
  ) -> String {
    let because = ChineseWhyView.clause(cause, of: recognizer)
    return views.count == 1
      ? "\(recognizer) 取消了 \(views[0]) 里的触摸（touchesCancelled），因为\(because)。"
      : "\(recognizer) 取消了 \(views.inChinese) 里的触摸（它们都收到 touchesCancelled），因为\(because)。"
  }

  func inTheApp(_ changes: [String]) -> String { "应用中：\(changes.joined(separator: "；"))。" }
  func emptyAction(_ name: String, calls: Int) -> String {
    "\(name) 调用了 \(calls) 次动作方法，但该方法什么也不做。"
  }

  func prevented(
    _ names: [String], by winner: String, _ precedence: Cause.Precedence, isUnshared: Bool
  ) -> String {
    Self.prevented("\(winner) 阻止了", " \(names.inChinese)", by: winner, precedence, isUnshared)
  }

  func prevented(
    count: Int, by winner: String, after way: Comparison?, along axis: MovementAxis?,
    _ precedence: Cause.Precedence, isUnshared: Bool
  ) -> String {
    let began = way.map { "在触摸\(ChineseReason.distance($0, axis))后开始，" } ?? ""
    return Self.prevented(
      "\(winner) \(began)阻止了", "其他 \(count) 个", by: winner, precedence, isUnshared)
  }

  private static func prevented(
    _ prevented: String, _ others: String, by winner: String, _ precedence: Cause.Precedence,
    _ isUnshared: Bool
  ) -> String {
    switch precedence {
    case .deeper: "\(prevented)在同一时刻达到识别条件的\(others)：\(winner) 的视图层级更深。"
    case .addedLater: "\(prevented)在同一时刻达到识别条件的\(others)：\(winner) 是后添加的。"
    case .spared: "\(prevented)在同一时刻达到识别条件、但不允许阻止 \(winner) 的\(others)。"
    case .begunBefore, .first:
      isUnshared ? "\(prevented)\(others)：没有代理允许它们同时识别。" : "\(prevented)\(others)。"
    }
  }

  func ready(_ names: [String], with winner: String, isDeeper: Bool) -> String {
    let together = "\(names.inChinese) 在同一时刻达到了识别条件"
    return isDeeper ? "\(together)：\(winner) 的视图层级更深。" : "\(together)：\(winner) 是后添加的。"
  }

  func together(with others: [String], allowedBy owners: [String]) -> String {
    "\(others.inChinese) 同时识别成功，因为 \(owners.inChinese) 的代理允许同时识别。"
  }

  func notTogether(
    with others: [String], allowedBy owners: [String], _ cause: Cause?, touches: Int
  ) -> String {
    let start = "\(owners.inChinese) 的代理允许 \(others.inChinese) 同时识别"
    guard let cause else { return "\(start)，但没有识别成功。" }
    let isOne = others.count == 1
    let why = ChineseReason.clause(cause, touches: touches, of: isOne ? others[0] : nil)
    return "\(start)，但\(isOne ? "" : "各自")失败了：\(why)。"
  }

  func prevention(_ calls: [String], isAllowed: Bool) -> String {
    "\(calls.inChinese) 返回了 \(isAllowed)。"
  }

  func togetherRefused(by owner: String) -> String {
    "\(owner) 的代理在 gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) 中返回了 false。"
  }

  var togetherNotAllowed: String {
    "没有代理在 gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) 中返回 true。"
  }
}
