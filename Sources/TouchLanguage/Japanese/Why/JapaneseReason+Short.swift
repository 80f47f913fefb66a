import TouchTrace

/// Reasons in a few words, for cards, lanes and lists.
extension JapaneseReason {
  func name(_ reason: Reason) -> String {
    switch reason {
    case .none: "理由なし"
    case .thresholdReached: "十分に移動"
    case .timerFired: "時間経過"
    case .lifted: "タッチ終了"
    case .moved: "移動"
    case .movedTooFar: "動きすぎ"
    case .notMovedEnough: "移動不足"
    case .tooSlow: "遅すぎ"
    case .tooFast: "速すぎ"
    case .timedOut: "時間切れ"
    case .liftedEarly: "早く離した"
    case .tooFewTouches: "タッチ不足"
    case .tooManyTouches: "タッチ過多"
    case .wrongTapCount: "タップ回数違い"
    case .wrongDirection: "方向違い"
    case .notFromEdge: "端からではない"
    case .nothingToPop: "戻る先なし"
    case .noSystemGesture: "システムジェスチャではない"
    case .preventedBy: "妨げられた"
    case .requirementPending: "ほかを待つ"
    case .requirementFailed: "もう待たない"
    case .requiredOneRecognized: "待った相手が認識"
    case .delegateRefused: "デリゲートが拒否"
    case .viewRefused: "ビューが拒否"
    case .controlWins: "コントロール優先"
    case .disabled: "無効"
    case .systemCancel: "システムがキャンセル"
    case .viewRemoved: "ビューが外れた"
    case .setByProgram: "アプリが設定"
    case .reset: "リセット"
    case .hidden: "非表示"
    case .alpha: "alpha が 0.01 未満"
    case .interactionOff: "インタラクション無効"
    case .animating: "アニメーション中"
    case .outside: "範囲外"
    case .override: "オーバーライド"
    case .multipleTouchOff: "マルチタッチ無効"
    case .exclusiveTouch: "排他タッチ"
    case .scrollViewRefused: "スクロールビューが拒否"
    case .touchType: "タッチの種類違い"
    case .caughtInMotion: "スクロール中に触れた"
    case .nothingToScroll: "スクロールの余地なし"
    case .contentKeepsTouch: "コンテンツがタッチを保持"
    case .leftToOuter: "外側のスクロールビューに譲る"
    case .nothingToZoom: "ズーム対象なし"
    }
  }

  func short(_ cause: Cause) -> String {
    switch cause {
    case .unrecorded: name(.none)
    case .moved, .movedAlong, .movedTooLittle: with("移動 ", cause) ?? name(.thresholdReached)
    case .spread: with("間隔の変化 ", cause) ?? name(.thresholdReached)
    case .spreadTooLittle(let limit): "間隔の変化 \(Self.pt(limit)) 未満"
    case .turned, .turnedTooLittle: with("回転 ", cause) ?? name(.thresholdReached)
    case .movesOn: name(.moved)
    case .movedTooFar: with("動きすぎ：", cause) ?? name(.movedTooFar)
    case .strayed: with("横ずれ ", cause) ?? name(.movedTooFar)
    case .tooSlow: with("遅すぎ：", cause) ?? name(.tooSlow)
    case .tooFast: with("速すぎ：", cause) ?? name(.tooFast)
    case .wrongDirection, .cannotScrollThatWay, .movedAlongEdge, .notFromEdge, .noEdge:
      shortDirection(cause)
    case .pressed: with("長押し ", cause) ?? name(.timerFired)
    case .pressedAtOnce: name(.timerFired)
    case .scrollDelayOver(let delay): "\(Units.milliseconds(delay)) 後にタッチを通す"
    case .liftedEarly: numbers(cause).map { "\($0) で離した" } ?? name(.liftedEarly)
    case .liftedBeforeScrollDelay, .lifted, .tapped: name(.lifted)
    case .tapTooLong(let limit): "長すぎ：\(Units.duration(limit)) 超"
    case .nextTapMissing(let limit, 2?): "タップ 1/2 回、\(Units.duration(limit)) 以内に次なし"
    case .nextTapMissing(let limit, _): "\(Units.duration(limit)) 以内に次のタップなし"
    case .timeOver(let limit):
      limit > 0 ? "\(Units.duration(limit)) で時間切れ" : name(.timedOut)
    case .tooFewTouches, .tooManyTouches: with("タッチ ", cause) ?? shortTouches(cause)
    case .wrongTapCount: with("タップ ", cause) ?? name(.wrongTapCount)
    case .superNotCalled: "super の呼び出しなし"
    case .prevented(let other, _): "\(other) に妨げられた"
    case .waits(let other): "\(other) を待つ"
    case .waitedInVain(let other): "\(other) を待った"
    case .requirementFailed(let other): "\(other) が失敗"
    case .requirementRecognized(let other): "待っていた \(other) が認識"
    case .delegateRefused: name(.delegateRefused)
    case .viewRefused(let view), .controlWon(let view, _): "\(view) が拒否"
    case .disabled: name(.disabled)
    case .systemCancelled: name(.systemCancel)
    case .viewRemoved: name(.viewRemoved)
    case .setByApp: name(.setByProgram)
    case .attemptOver: name(.reset)
    case .view(let refusal): short(refusal)
    case .withheld(let withholding): short(withholding)
    case .caughtInMotion: name(.caughtInMotion)
    case .contentFits: name(.nothingToScroll)
    case .atHardEdge: "端に到達"
    case .contentKeepsTouch(let content, _): "\(content) がタッチを保持"
    case .leftToOuter(let outer): "\(outer) に譲る"
    case .nothingToZoom: name(.nothingToZoom)
    case .nothingToPop: name(.nothingToPop)
    case .noSystemGesture: name(.noSystemGesture)
    }
  }

  /// Most short texts are brief; these have a shorter wording.
  func brief(_ cause: Cause) -> String {
    switch cause {
    case .requirementRecognized(let other): "\(other) が認識"
    case .spread: with("間隔 ", cause) ?? short(cause)
    case .spreadTooLittle(let limit): "間隔 \(Self.pt(limit)) 未満"
    case .movedAlong(let c, isSlow: true): short(.movedAlong(c, isSlow: false))
    case .strayed(let c, isSlow: true): short(.strayed(c, isSlow: false))
    case .movedTooLittle(let c, let axis, isSlow: true):
      short(.movedTooLittle(c, axis, isSlow: false))
    case .movedTooFar: with("移動 ", cause) ?? short(cause)
    case .movedTooLittle: with("移動 ", cause) ?? name(.notMovedEnough)
    case .cannotScrollThatWay(_, .horizontal?): "横にだけスクロール"
    case .cannotScrollThatWay(_, .vertical?): "縦にだけスクロール"
    case .tapTooLong(let limit): "\(Units.duration(limit)) 超"
    case .nextTapMissing(let limit, _): "\(Units.duration(limit)) 内にタップなし"
    default: short(cause)
    }
  }

  func middleMoved(_ way: Comparison, of touches: Int) -> [String] {
    let numbers = numbers(GaugeValue(.moved, way), .least)
    return ["\(touches) 本のタッチの中点の移動 \(numbers)", "中点 \(numbers)"]
  }

  func notFirst(_ prevention: Prevention) -> [String] {
    switch prevention {
    case .tooFewTouches(let touches): [short(.tooFewTouches(touches, property: nil))]
    case .tie(isDeeper: true): ["同時：より深いビューが優先", "同時：深いほう"]
    case .tie(isDeeper: false): ["同時：後から追加されたほうが優先", "同時：後のほう"]
    case .spares: ["妨げられない相手"]
    case .waited(let other): ["\(other) を待った", "待った"]
    case .beforeLift: ["指が離れる前"]
    case .moved(let distance):
      [
        "移動 \(numbers(GaugeValue(.moved, distance), .least))",
        numbers(GaugeValue(.moved, distance), .least),
      ]
    }
  }

  private func shortDirection(_ cause: Cause) -> String {
    switch cause {
    case .cannotScrollThatWay(let c, .horizontal?):
      "横にだけスクロール、縦に \(JapaneseReason.pt(c.value))"
    case .cannotScrollThatWay(let c, .vertical?):
      "縦にだけスクロール、横に \(JapaneseReason.pt(c.value))"
    case .cannotScrollThatWay: "スクロールできない方向"
    case .movedAlongEdge: with("端に沿って ", cause) ?? name(.wrongDirection)
    case .notFromEdge(_, let edge): with("\(Self.edge(edge))から ", cause) ?? name(.notFromEdge)
    case .noEdge: "端の指定なし"
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
    numbers(cause).map { words + $0 }
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
    case .least: "\(value)（最小 \(limit)）"
    case .most: "\(value)（最大 \(limit)）"
    case .leastAtSpeed: "\(value)（この速さでは最小 \(limit)）"
    case .mostAtSpeed: "\(value)（この速さでは最大 \(limit)）"
    case .exact: numbers(gauge)
    }
  }

  func gauge(_ kind: GaugeKind) -> String {
    switch kind {
    case .moved, .inward: "移動"
    case .across: "横ずれ"
    case .fromEdge(let edge): "\(Self.edge(edge))から"
    case .spread: "間隔"
    case .speed: "速度"
    case .angle: "回転"
    case .taps: "タップ"
    case .touches: "タッチ"
    case .touchDown: "接触時間"
    case .nextTap: "次のタップ"
    case .pressed: "長押し"
    case .allTouches: "全タッチ"
    case .decision: "判定時間"
    case .waits: "待ち"
    case .waited: "待った時間"
    case .number(let name), .timer(let name): name
    }
  }

  /// `左端`; `端` where it is not known which.
  static func edge(_ edge: TouchEdge?) -> String {
    switch edge {
    case .left: "左端"
    case .right: "右端"
    case .top: "上端"
    case .bottom: "下端"
    case .noEdge, nil: "端"
    }
  }

  static func pt(_ value: Double) -> String { Units.distance(value) }

  /// `12.4 / 10 pt`
  static func points(_ c: Comparison) -> String { "\(Units.number(c.value)) / \(pt(c.limit))" }
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
