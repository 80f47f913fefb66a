struct JapaneseWhyControl: WhyControlSentences {
  // MARK: Titles

  func doesNotTrack(_ control: String) -> String { "\(control) はタッチをトラッキングしていません" }
  func refusedToTrack(_ control: String) -> String {
    "\(control) はタッチをトラッキングしませんでした：beginTracking が false を返しました"
  }
  func isTracking(_ control: String) -> String { "\(control) はトラッキング中です" }
  func sentNothing(_ control: String) -> String { "\(control) はタッチを受け取り、何も送りませんでした" }
  func didNotFire(_ control: String) -> String { "\(control) は反応しませんでした" }
  func didNotFire(_ control: String, liftedOutsideBy points: Double?) -> String {
    let distance = points.map { " " + Units.distance($0) + " " } ?? ""
    return "\(control) は反応しませんでした：\(distance)外側で指が離れました"
  }
  func didNotFire(_ control: String, hitView: String, isOver: Bool) -> String {
    isOver
      ? "\(control) は反応しませんでした：タッチは \(hitView) が受け取りました"
      : "\(control) は反応しません：タッチは \(hitView) のものです"
  }
  func didNotFire(_ control: String, cancelledBy taker: TouchTaker) -> String {
    switch taker {
    case .recognizer(let name): "\(control) は反応しませんでした：\(name) がタッチをキャンセルしました"
    case .system: "\(control) は反応しませんでした：システムがタッチをキャンセルしました"
    }
  }
  func beganEditing(_ control: String) -> String { "\(control) は編集を始めました" }
  func fired(_ control: String, before loser: String?) -> String {
    loser.map { "\(control) が反応し、\($0) は反応しませんでした" } ?? "\(control) が反応しました"
  }
  func wasCancelled(_ control: String) -> String { "\(control) はキャンセルされました" }

  func changed(_ control: String, _ change: ControlChange) -> String {
    switch change {
    case .slider(let value): "\(control) が \(value) に動きました"
    case .stepper(let value): "\(control) が \(value) になりました"
    case .segment(let value): "\(control) がセグメント \(value) を選択しました"
    case .page(let value): "\(control) がページ \(value) に変わりました"
    case .switched(let isOn): isOn ? "\(control) がオンになりました" : "\(control) がオフになりました"
    case .other: "\(control) の値が変わりました"
    }
  }

  // MARK: Sentences

  func besideThumb(_ control: String) -> String {
    "タッチが \(control) のつまみの上で始まらなかったので、何もトラッキングしません。"
  }

  func gotUntracked(_ methods: [String], sent events: [String]) -> String {
    let sent =
      events.isEmpty
      ? "コントロールイベントは送りませんでした" : "\(events.joined(separator: "、")) を送りました"
    return "それでも \(methods.joined(separator: "、")) を受け取り、\(sent)。"
  }

  func tracks(_ control: String) -> String {
    "タッチはこのコントロールの内側で始まりました。\(control) の内側（または周囲の余白）で終われば反応します。"
  }

  func superNotCalled(by name: String) -> String {
    "\(name) は super を呼ばずにタッチのメソッドをオーバーライドしているため、beginTracking(_:with:) が呼ばれませんでした。UIControl はそれらのメソッドでタッチをトラッキングし、イベントを送ります。"
  }

  func hitInside(_ control: String, hitView: String) -> String {
    "タッチは \(control) の中のビュー \(hitView) のものです。コントロールがトラッキングするのはコントロール自身にヒットしたタッチだけなので、\(control) が受け取ったのはレスポンダチェーンで転送されたタッチだけです。"
  }

  func endedOutside(_ control: String, by distance: Comparison?) -> String {
    guard let distance else {
      return "タッチが \(control) の周囲の余白より外側で終了したので、touchUpOutside を送りました。"
    }
    let margin = distance.hasLimit ? "（余白は \(JapaneseReason.pt(distance.limit))）" : ""
    return
      "タッチが \(control) の外側 \(JapaneseReason.pt(distance.value)) の位置で終了した\(margin)ので、touchUpOutside を送りました。"
  }

  func noResponderActs(asked last: String) -> String {
    "何も起きませんでした。アクションにターゲットがなく、\(last) までのどのレスポンダもそのアクションを実装していません。"
  }

  var becameFirstResponder: String { "ファーストレスポンダになったので、editingDidBegin を送りました。" }

  func endedInside(_ control: String, isInMargin: Bool?) -> String {
    let place =
      switch isInMargin {
      case true?: "外側で、周囲の余白の中"
      case false?: "内側"
      case nil: "内側（または周囲の余白）"
      }
    return
      "タッチが \(control) の\(place)で終了し、どの認識器にもキャンセルされなかったので、\(control) は touchUpInside を送りました。"
  }

  func change(_ change: ControlChange) -> String {
    switch change {
    case .slider(let value): "つまみが \(value) までドラッグされたので、valueChanged を送りました。"
    case .stepper(let value): "値が \(value) になったので、valueChanged を送りました。"
    case .segment(let value):
      "タッチがセグメント \(value)（0 から数えて）の上で終了したので、valueChanged を送りました。"
    case .page(let value):
      "左右どちらかの半分がタップされ、ページ \(value)（0 から数えて）が現在のページになったので、valueChanged を送りました。"
    case .switched: "タップされたか、つまみが反対側へドラッグされたので、valueChanged を送りました。"
    case .other: "値が変わったので、valueChanged を送りました。"
    }
  }

  func beganOutside(by points: Double, reach: Double?) -> String {
    "タッチはバウンズから \(JapaneseReason.pt(points)) 外側で始まりましたが、オーバーライドされた point(inside:with:) が true を返しました\(JapaneseWhyView.limit(reach))。"
  }

  func late(_ control: String, _ cause: HoldingProperty, by seconds: Double, holder: String)
    -> String
  {
    let time = Units.milliseconds(seconds)
    let because = JapaneseWhyView.clause(cause, of: holder)
    return cause.isEnd
      ? "\(holder) がタッチの終了を \(time) 保留したので（\(because)）、touchUpInside はその分遅れました。"
      : "\(holder) がタッチを \(time) 保留してから \(control) に渡したので（\(because)）、touchDown はその分遅れました。"
  }

  func cancelled(_ control: String, by canceller: Canceller) -> String {
    switch canceller {
    case .system:
      "システムがタッチをキャンセルしたので、\(control) はトラッキングをやめ、touchCancel を送りました。"
    case .recognizer(let name, let cause):
      "\(name) が認識してタッチをキャンセルしたので（\(JapaneseWhyView.clause(cause, of: name))）、\(control) はトラッキングをやめ、touchUpInside の代わりに touchCancel を送りました。touchUpInside のアクションは実行されていません。"
    case .unknown:
      "タッチがキャンセルされたので、\(control) はトラッキングをやめ、touchUpInside の代わりに touchCancel を送りました。touchUpInside のアクションは実行されていません。"
    }
  }
}
