struct ChineseWhyControl: WhyControlSentences {
  // MARK: Titles

  func doesNotTrack(_ control: String) -> String { "\(control) 没有跟踪这个触摸" }
  func refusedToTrack(_ control: String) -> String {
    "\(control) 没有跟踪这个触摸：beginTracking 返回了 false"
  }
  func isTracking(_ control: String) -> String { "\(control) 正在跟踪触摸" }
  func sentNothing(_ control: String) -> String { "\(control) 收到了触摸，但什么也没有发送" }
  func didNotFire(_ control: String) -> String { "\(control) 没有触发" }
  func didNotFire(_ control: String, liftedOutsideBy points: Double?) -> String {
    let distance = points.map { " " + Units.distance($0) + " " } ?? ""
    return "\(control) 没有触发：手指在外侧\(distance)处抬起"
  }
  func didNotFire(_ control: String, hitView: String, isOver: Bool) -> String {
    isOver
      ? "\(control) 没有触发：收到触摸的是 \(hitView)" : "\(control) 不会触发：触摸属于 \(hitView)"
  }
  func didNotFire(_ control: String, cancelledBy taker: TouchTaker) -> String {
    switch taker {
    case .recognizer(let name): "\(control) 没有触发：\(name) 取消了它的触摸"
    case .system: "\(control) 没有触发：系统取消了它的触摸"
    }
  }
  func beganEditing(_ control: String) -> String { "\(control) 开始编辑" }
  func fired(_ control: String, before loser: String?) -> String {
    "\(control) 触发了" + (loser.map { "，\($0) 没有" } ?? "")
  }
  func wasCancelled(_ control: String) -> String { "\(control) 被取消了" }

  func changed(_ control: String, _ change: ControlChange) -> String {
    switch change {
    case .slider(let value): "\(control) 移到了 \(value)"
    case .stepper(let value): "\(control) 步进到 \(value)"
    case .segment(let value): "\(control) 选中了分段 \(value)"
    case .page(let value): "\(control) 切换到页面 \(value)"
    case .switched(let isOn): isOn ? "\(control) 被打开" : "\(control) 被关闭"
    case .other: "\(control) 的值变了"
    }
  }

  // MARK: Sentences

  func besideThumb(_ control: String) -> String {
    "触摸不是从 \(control) 的圆钮上开始的，所以它什么也不跟踪。"
  }

  func gotUntracked(_ methods: [String], sent events: [String]) -> String {
    let sent =
      events.isEmpty ? "没有发送任何控件事件" : "发送了 \(events.joined(separator: "、"))"
    return "它仍然收到了 \(methods.joined(separator: "、"))，\(sent)。"
  }

  func tracks(_ control: String) -> String {
    "触摸从它里面开始。如果在 \(control) 里面（或周围的容差范围内）结束，\(control) 就会触发。"
  }

  func superNotCalled(by name: String) -> String {
    "\(name) 重写了触摸方法却没有调用 super，所以它的 beginTracking(_:with:) 始终没有被调用：UIControl 正是在这些方法里跟踪触摸并发送事件的。"
  }

  func hitInside(_ control: String, hitView: String) -> String {
    "触摸属于 \(control) 里面的视图 \(hitView)；控件只跟踪命中控件自身的触摸，所以 \(control) 收到的只是沿响应者链转发的触摸。"
  }

  func endedOutside(_ control: String, by distance: Comparison?) -> String {
    guard let distance else {
      return "触摸在 \(control) 周围的容差范围之外结束，所以它发送了 touchUpOutside。"
    }
    let margin = distance.hasLimit ? "（容差 \(ChineseReason.pt(distance.limit))）" : ""
    return
      "触摸在 \(control) 外面 \(ChineseReason.pt(distance.value)) 处结束\(margin)，所以它发送了 touchUpOutside。"
  }

  func noResponderActs(asked last: String) -> String {
    "什么也没有发生：它的动作没有目标，一直到 \(last) 也没有响应者实现这个动作。"
  }

  var becameFirstResponder: String { "它成为第一响应者，所以发送了 editingDidBegin。" }

  func endedInside(_ control: String, isInMargin: Bool?) -> String {
    let place =
      switch isInMargin {
      case true?: "\(control) 外面、但在周围的容差范围内"
      case false?: "\(control) 里面"
      case nil: "\(control) 里面（或周围的容差范围内）"
      }
    return
      "触摸在 \(place)结束，也没有被手势识别器取消，所以 \(control) 发送了 touchUpInside。"
  }

  func change(_ change: ControlChange) -> String {
    switch change {
    case .slider(let value): "它的圆钮被拖到 \(value)，所以发送了 valueChanged。"
    case .stepper(let value): "它的值变成了 \(value)，所以发送了 valueChanged。"
    case .segment(let value): "触摸在分段 \(value)（从 0 数起）上结束，所以发送了 valueChanged。"
    case .page(let value):
      "点击了它的左半边或右半边，当前页变为 \(value)（从 0 数起），所以发送了 valueChanged。"
    case .switched: "它被点击，或者圆钮被拖到另一边，所以发送了 valueChanged。"
    case .other: "它的值变了，所以发送了 valueChanged。"
    }
  }

  func beganOutside(by points: Double, reach: Double?) -> String {
    "触摸在它的 bounds 之外 \(ChineseReason.pt(points)) 处开始，但它重写的 point(inside:with:) 返回了 true\(ChineseWhyView.limit(reach))。"
  }

  func late(_ control: String, _ cause: HoldingProperty, by seconds: Double, holder: String)
    -> String
  {
    let time = Units.milliseconds(seconds)
    let because = ChineseWhyView.clause(cause, of: holder)
    return cause.isEnd
      ? "\(holder) 把触摸的结束扣住了 \(time)（\(because)），所以 touchUpInside 晚了这么久。"
      : "\(holder) 把触摸扣住 \(time) 之后 \(control) 才收到（\(because)），所以 touchDown 晚了这么久。"
  }

  func cancelled(_ control: String, by canceller: Canceller) -> String {
    switch canceller {
    case .system: "系统取消了触摸，所以 \(control) 停止跟踪，发送了 touchCancel。"
    case .recognizer(let name, let cause):
      "\(name) 识别成功并取消了触摸（\(ChineseWhyView.clause(cause, of: name))），所以 \(control) 停止跟踪，发送的是 touchCancel 而不是 touchUpInside：touchUpInside 的动作没有执行。"
    case .unknown:
      "它的触摸被取消了，所以 \(control) 停止跟踪，发送的是 touchCancel 而不是 touchUpInside：touchUpInside 的动作没有执行。"
    }
  }
}
