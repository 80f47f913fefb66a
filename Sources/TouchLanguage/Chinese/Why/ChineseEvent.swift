import TouchTrace

struct ChineseEvent: EventSentences {
  func name(_ subject: EventSubject) -> String {
    switch subject {
    case .touch(let number): "触摸 \(number)"
    case .object(let name): name
    }
  }

  /// The name behind a Chinese word: a Latin name needs a space there.
  private func after(_ subject: EventSubject) -> String {
    switch subject {
    case .touch(let number): "触摸 \(number)"
    case .object(let name): " \(name)"
    }
  }

  func sample(_ touch: EventSubject, _ phase: TouchPhase, x: Double, y: Double) -> String {
    let verb =
      switch phase {
      case .began: "开始于"
      case .moved: "移动到"
      case .stationary: "静止在"
      case .ended: "结束于"
      case .cancelled: "取消于"
      }
    return "\(name(touch)) \(verb) x \(Units.decimal(x))，y \(Units.points(y))"
  }

  func transition(_ recognizer: EventSubject, _ state: GestureState, _ cause: Cause?) -> String {
    let change = "\(name(recognizer)) \(state.name)"
    return cause.map { "\(change) · \(ChineseReason().short($0))" } ?? change
  }

  func held(_ recognizer: EventSubject, waitsFor other: EventSubject) -> String {
    "\(name(recognizer)) 等待中 · 等待 \(name(other)) 失败"
  }

  func released(_ recognizer: EventSubject) -> String { "\(name(recognizer)) 不再等待" }

  func reset(_ recognizer: EventSubject) -> String { "\(name(recognizer)) 复位：这一轮识别结束" }

  func timerStarts(_ owner: EventSubject, _ timer: String, due: Double) -> String {
    "\(name(owner)) · 定时器 \(timer) 启动，\(Units.duration(due)) 后到期"
  }

  func timerFires(_ owner: EventSubject, _ timer: String) -> String {
    "\(name(owner)) · 定时器 \(timer) 触发"
  }

  func timerCancelled(_ owner: EventSubject, _ timer: String) -> String {
    "\(name(owner)) · 定时器 \(timer) 被取消"
  }

  func timerWaits(_ owner: EventSubject, _ timer: String) -> String {
    "\(name(owner)) · 定时器 \(timer) 等待中"
  }

  func action(_ recognizer: EventSubject, _ state: GestureState) -> String {
    "\(name(recognizer)) 调用动作 · \(state.name)"
  }

  func sends(_ control: EventSubject, _ controlEvent: String) -> String {
    "\(name(control)) 发送 \(controlEvent)"
  }

  func touches(_ receiver: EventSubject, _ method: Verb) -> String {
    "\(name(receiver)) 收到 \(method.name)"
  }

  func holds(_ recognizer: EventSubject, _ touch: EventSubject) -> String {
    "\(name(recognizer)) 扣住\(after(touch))：它的视图还收不到"
  }

  func releases(_ recognizer: EventSubject, _ touch: EventSubject) -> String {
    "\(name(recognizer)) 把\(after(touch)) 放行给它的视图"
  }

  func drops(_ recognizer: EventSubject, _ touch: EventSubject) -> String {
    "\(name(recognizer)) 丢弃\(after(touch))：它的视图始终收不到"
  }

  func withholds(_ view: EventSubject, _ touch: EventSubject, _ reason: Reason) -> String {
    "\(name(view)) 收不到\(after(touch)) · \(ChineseReason().name(reason))"
  }

  func rejected(_ view: EventSubject, _ reason: Reason) -> String {
    "\(name(view)) 没有被命中 · \(ChineseReason().name(reason))"
  }

  func answer(
    _ asked: EventSubject, _ call: String, _ answer: Bool, from source: AnswerSource?
  ) -> String {
    "\(name(asked)) \(call) \u{2192} \(answer)\(source.map(Self.from) ?? "")"
  }

  private static func from(_ source: AnswerSource) -> String {
    switch source {
    case .none: ""
    case .api: "（API）"
    case .delegate: "（代理）"
    case .subclass: "（子类）"
    case .view: "（视图）"
    }
  }

  func line(_ subject: EventSubject, _ canonical: String) -> String {
    "\(name(subject)) \(canonical)"
  }
}
