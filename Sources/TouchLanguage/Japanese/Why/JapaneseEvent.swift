import TouchTrace

struct JapaneseEvent: EventSentences {
  func name(_ subject: EventSubject) -> String {
    switch subject {
    case .touch(let number): "タッチ \(number)"
    case .object(let name): name
    }
  }

  /// The name within a sentence, with the spaces that it needs there.
  private func within(_ subject: EventSubject) -> String {
    switch subject {
    case .touch(let number): "タッチ \(number) "
    case .object(let name): " \(name) "
    }
  }

  func sample(_ touch: EventSubject, _ phase: TouchPhase, x: Double, y: Double) -> String {
    let verb =
      switch phase {
      case .began: "開始"
      case .moved: "移動"
      case .stationary: "静止"
      case .ended: "終了"
      case .cancelled: "キャンセル"
      }
    return "\(name(touch)) \(verb) · x \(Units.decimal(x))、y \(Units.points(y))"
  }

  func transition(_ recognizer: EventSubject, _ state: GestureState, _ cause: Cause?) -> String {
    let change = "\(name(recognizer)) \(state.name)"
    return cause.map { "\(change) · \(JapaneseReason().short($0))" } ?? change
  }

  func held(_ recognizer: EventSubject, waitsFor other: EventSubject) -> String {
    "\(name(recognizer)) 待機 · \(name(other)) を待つ"
  }

  func released(_ recognizer: EventSubject) -> String { "\(name(recognizer)) はもう待たない" }

  func reset(_ recognizer: EventSubject) -> String {
    "\(name(recognizer)) リセット：試行が終了"
  }

  func timerStarts(_ owner: EventSubject, _ timer: String, due: Double) -> String {
    "\(name(owner)) · タイマー \(timer) 開始、\(Units.duration(due)) 後に発火予定"
  }

  func timerFires(_ owner: EventSubject, _ timer: String) -> String {
    "\(name(owner)) · タイマー \(timer) 発火"
  }

  func timerCancelled(_ owner: EventSubject, _ timer: String) -> String {
    "\(name(owner)) · タイマー \(timer) 取り消し"
  }

  func timerWaits(_ owner: EventSubject, _ timer: String) -> String {
    "\(name(owner)) · タイマー \(timer) 待機"
  }

  func action(_ recognizer: EventSubject, _ state: GestureState) -> String {
    "\(name(recognizer)) がアクションを呼ぶ · \(state.name)"
  }

  func sends(_ control: EventSubject, _ controlEvent: String) -> String {
    "\(name(control)) が \(controlEvent) を送る"
  }

  func touches(_ receiver: EventSubject, _ method: Verb) -> String {
    "\(name(receiver)) が \(method.name) を受け取る"
  }

  func holds(_ recognizer: EventSubject, _ touch: EventSubject) -> String {
    "\(name(recognizer)) が\(within(touch))を保留：ビューにはまだ届かない"
  }

  func releases(_ recognizer: EventSubject, _ touch: EventSubject) -> String {
    "\(name(recognizer)) が\(within(touch))の保留を解き、ビューに渡す"
  }

  func drops(_ recognizer: EventSubject, _ touch: EventSubject) -> String {
    "\(name(recognizer)) が\(within(touch))を破棄：ビューには届かない"
  }

  func withholds(_ view: EventSubject, _ touch: EventSubject, _ reason: Reason) -> String {
    "\(name(view)) に\(within(touch))は渡らない · \(JapaneseReason().name(reason))"
  }

  func rejected(_ view: EventSubject, _ reason: Reason) -> String {
    "\(name(view)) はヒットしない · \(JapaneseReason().name(reason))"
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
    case .delegate: "（デリゲート）"
    case .subclass: "（サブクラス）"
    case .view: "（ビュー）"
    }
  }

  func line(_ subject: EventSubject, _ canonical: String) -> String {
    "\(name(subject)) \(canonical)"
  }
}
