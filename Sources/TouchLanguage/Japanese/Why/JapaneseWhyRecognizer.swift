import TouchTrace

struct JapaneseWhyRecognizer: WhyRecognizerSentences {
  // MARK: Titles

  func title(_ name: String, _ state: GestureState, isDiscrete: Bool, isPrevented: Bool) -> String {
    switch state {
    case .possible: "\(name) は possible に戻りました"
    case .began: "\(name) が始まりました"
    case .changed: "\(name) は変化しています"
    case .ended: isDiscrete ? "\(name) が認識しました" : "\(name) が終了しました"
    case .cancelled: "\(name) はキャンセルされました"
    case .failed: isPrevented ? "\(name) は妨げられました" : "\(name) は失敗しました"
    }
  }

  func noneRecognized(_ kind: RecognizerKind) -> String {
    switch kind {
    case .tap: "タップは認識されませんでした"
    case .longPress: "長押しは認識されませんでした"
    case .pan: "パンは認識されませんでした"
    case .swipe: "スワイプは認識されませんでした"
    case .pinch: "ピンチは認識されませんでした"
    case .rotation: "回転は認識されませんでした"
    case .screenEdgePan: "画面端パンは認識されませんでした"
    case .custom(let className): "どの \(className) も認識しませんでした"
    }
  }

  func alikeFailed(_ names: [String], _ cause: Cause) -> String {
    "\(names.inJapanese) は失敗しました。\(cause.inJapanese(touches: 1))"
  }

  func severalFailed(_ names: [String], _ cause: Cause) -> String { alikeFailed(names, cause) }

  func firedLate(_ name: String, by seconds: Double, isDiscrete: Bool) -> String {
    "\(name) は \(Units.milliseconds(seconds)) 遅れて\(isDiscrete ? "認識しました" : "始まりました")"
  }

  func beganAlong(_ name: String, _ axis: MovementAxis, over losers: [String]) -> String {
    let others = losers.count == 1 ? losers[0] : "ほかの \(losers.count) 個"
    let began = "\(others) ではなく \(name) が始まりました"
    return switch axis {
    case .horizontal: "横の動きのほうが大きかったので、\(began)"
    case .vertical: "縦の動きのほうが大きかったので、\(began)"
    case .both: began
    }
  }

  func direction(
    won: (name: String, axis: MovementAxis, way: Comparison),
    lost: [(name: String, axis: MovementAxis, way: Comparison)]
  ) -> String {
    let others = lost.map { "\($0.name) は\(Self.way($0.way, $0.axis)) だけ" }.inJapanese
    let ways = "\(won.name) は\(Self.way(won.way, won.axis))、\(others)でした。"
    let limits = Set(([won] + lost).map(\.way.limit))
    guard let limit = limits.first, limits.count == 1 else {
      return "それぞれ自分の軸に沿った動きを測ります。\(ways)"
    }
    let all = lost.count == 1 ? "どちらも" : "いずれも"
    return "\(all)自分の軸に沿って \(JapaneseReason.pt(limit)) の動きが必要です。\(ways)"
  }

  static func way(_ way: Comparison, _ axis: MovementAxis) -> String {
    switch axis {
    case .horizontal: "横に \(JapaneseReason.pt(way.value))"
    case .vertical: "縦に \(JapaneseReason.pt(way.value))"
    case .both: " \(JapaneseReason.pt(way.value))"
    }
  }

  func undecided(_ name: String) -> String { "\(name) はまだ possible です" }
  func waits(_ name: String, for other: String) -> String { "\(name) は \(other) の失敗を待っています" }
  func tooSlow(_ speed: Comparison, after distance: Double) -> String {
    "\(JapaneseReason.pt(distance)) 動いた時点で、直前のサンプルからの速度は \(Units.speed(speed.value)) でした（最小 \(Units.whole(speed.limit))）。"
  }
  func swiped(
    _ way: Comparison, _ direction: SwipeDirection, in seconds: Double, touches: Int, isSlow: Bool
  ) -> String {
    let whither =
      switch direction {
      case .right: "右"
      case .left: "左"
      case .up: "上"
      case .down: "下"
      }
    return
      "タッチが \(Units.milliseconds(seconds)) で\(whither)へ \(JapaneseReason.pt(way.value)) 動きました（\(isSlow ? "この速さでは" : "")最小 \(Units.number(way.limit))）。"
  }
  func heardLate(up: Double, heard: Double) -> String {
    "タイムスタンプでは指は \(Units.milliseconds(up)) で離れていました。アプリが止まっていて、知ったのは \(Units.milliseconds(heard)) でした。"
  }
  func wasNotGiven(_ name: String) -> String { "\(name) はタッチを受け取っていません" }
  func hadNoPart(_ name: String) -> String { "\(name) はこのジェスチャに関わっていません" }

  // MARK: Its touches

  func attached(_ touches: [Int], _ reason: AttachmentReason) -> String {
    let got = "タッチ \(touches.map { "\($0)" }.inJapanese) を受け取っています。"
    return switch reason {
    case .hitView(let view): "認識器のビュー \(view) がヒットしたビューなので、\(got)"
    case .contains(let view, let hitView):
      "認識器のビュー \(view) が、ヒットしたビュー \(hitView) を含んでいるので、\(got)"
    case .touched(let view?): "認識器のビュー \(view) がタッチされているので、\(got)"
    case .touched(nil): "認識器のビューがタッチされているので、\(got)"
    }
  }

  func notDecided(_ gauges: [(value: GaugeValue, bound: GaugeBound)]) -> String {
    let reasons = JapaneseReason()
    let numbers = gauges.map {
      "\(reasons.gauge($0.value.kind)) \(reasons.numbers($0.value, $0.bound))"
    }
    return numbers.isEmpty ? "まだ判定していません。" : "まだ判定していません：\(numbers.inJapanese)。"
  }

  func delegateRefused(_ touch: Int) -> String {
    "デリゲートがタッチ \(touch) について gestureRecognizer(_:shouldReceive:) で false を返したので、このタッチは届きません。"
  }
  func typeNotAllowed(_ touch: Int) -> String {
    "allowedTouchTypes にタッチ \(touch) の種類が含まれていないので、このタッチは届きません。"
  }
  func otherTypeThanFirst(_ touch: Int) -> String {
    "最初のタッチの種類がタッチ \(touch) と異なり、requiresExclusiveTouchType が true です。リセットされるまで、届くタッチは 1 種類だけです。"
  }
  func buttonNotPressed(_ touch: Int) -> String {
    "タッチ \(touch) はポインタによるもので、buttonMaskRequired のボタンが押されていないため、このタッチは届きません。"
  }
  var onNoView: String { "ウインドウ内のビューに追加されていません。" }
  var isDisabled: String { "isEnabled が false なので、タッチは届きません。" }
  var attemptNotOver: String { "タッチが始まったとき、前の試行が終わっていませんでした。" }
  var leftOut: String {
    "認識器のビューはタッチを持っていますが、認識器に届かなかった理由はトレースに記録されていません。"
  }

  func hitElsewhere(_ touch: Int, hitView: String, view: String) -> String {
    "タッチ \(touch) は \(hitView) のもので、\(hitView) は認識器のビュー \(view) の中にありません。タッチが届くのは、ヒットしたビューとその親ビューの認識器だけです。"
  }

  func notHit(_ view: String, _ miss: Miss) -> String {
    "\(view) はヒットしたビューではありません。\(JapaneseWhyView.sentence(miss))"
  }

  // MARK: Waiting

  func recognizedButWaits(for other: String) -> String {
    "認識の条件は満たしましたが、\(other) がまだ認識する可能性があるので、その失敗を待っています。"
  }

  func preventedTitle(_ names: [String], by winner: String) -> String {
    "\(winner) が \(names.inJapanese) を妨げました"
  }
  func preventedTitle(count: Int, failed: Int, by winner: String) -> String {
    failed > 0
      ? "\(winner) が優先され、\(count) 個を妨げました。\(failed) 個は自ら失敗しました"
      : "\(winner) が優先され、\(count) 個を妨げました"
  }
  func beganTitle(_ name: String, failed: [String]) -> String {
    "\(name) が始まったので、\(failed.inJapanese) は失敗しました"
  }
  func beganTitle(_ name: String, touches: Int, lostBy views: [String]) -> String {
    "\(name) が始まり、\(views.inJapanese) はタッチを失いました"
  }
  func beganTitle(_ name: String, notSelected row: String) -> String {
    "\(name) が始まり、\(row) は選択されませんでした"
  }
  func failedTitle(_ name: String, because reason: String) -> String { "\(name) は失敗：\(reason)" }
  var unshared: String { "同時認識を許可したデリゲートはありません。" }
  func failed(by method: String, of owner: String, touch: Int, right: Double, down: Double)
    -> String
  {
    let across = "\(right < 0 ? "左" : "右")へ \(Units.distance(abs(right)))"
    let along = "\(down < 0 ? "上" : "下")へ \(Units.distance(abs(down)))"
    return
      "\(owner) の \(method) が状態を failed に設定しました。それまでにタッチ \(touch) は\(across)、\(along) 動いていました。"
  }
  func superNotCalled(_ name: String) -> String { "\(name) は失敗：super が呼ばれていません" }

  var systemTook: String { "システムがタッチを取りました" }

  func systemGesture(_ name: String, from edge: TouchEdge, _ moved: Comparison) -> String {
    "\(name) は\(JapaneseReason.edge(edge))でのシステム自身のジェスチャを待ち、それを認識しました。タッチは端から \(JapaneseReason.pt(moved.value)) 離れました（最小 \(Units.number(moved.limit))）。"
  }

  func ofSystem(_ name: String) -> String {
    "\(name) は UIKit がすべてのウインドウに置く認識器で、画面の端からのジェスチャなど、システムのジェスチャを監視します。"
  }

  func timeLeft(_ other: String, _ left: Double, of whole: Double, isNextTap: Bool) -> String {
    let (time, limit) = (Units.milliseconds(left), Units.milliseconds(whole))
    return isNextTap
      ? "\(other) の次のタップまで、\(limit) のうち残り \(time) です。"
      : "\(other) の判定まで、\(limit) のうち残り \(time) です。"
  }

  func waited(_ name: String, ready: Double, wait: Double, for other: String) -> String {
    "\(name) は \(Units.milliseconds(ready)) の時点で条件を満たしましたが、\(other) の失敗を \(Units.milliseconds(wait)) 待つ必要がありました。"
  }

  func failed(_ other: String, _ cause: Cause, touches: Int) -> String {
    "\(other) は失敗しました。\(cause.inJapanese(touches: touches))"
  }

  func cycle(_ names: [String]) -> String {
    switch names.count {
    case 1: "\(names[0]) は自分自身の失敗を待っているので、決して認識できません。"
    case 2: "\(names.inJapanese) は互いの失敗を待っているので、どちらも認識できません。"
    default:
      "\((names + [names[0]]).joined(separator: " → "))：次が失敗するまで、どれも認識できません。"
    }
  }

  var cycleTitle: String { "認識器が互いの失敗を待っています" }
  func cycleFailed(_ names: [String]) -> String {
    switch names.count {
    case 1: "\(names[0]) は失敗：自分自身の失敗を待っています"
    case 2: "\(names.inJapanese) は失敗：互いの失敗を待っています"
    default: "\(names.inJapanese) は失敗：それぞれが次の失敗を待っています"
    }
  }

  // MARK: What came of it

  func began(_ name: String, _ cause: Cause, touches: Int) -> String {
    "\(name) が始まりました。\(cause.inJapanese(touches: touches))"
  }

  func earlier(_ attempt: EarlierAttempt) -> String {
    switch attempt {
    case .inGesture(let seconds): "前の試行が \(Units.milliseconds(seconds)) の時点で認識しました。"
    case .before(let seconds): "前の試行が、このジェスチャの \(Units.duration(seconds)) 前に認識しました。"
    }
  }

  func cancelledTouches(
    by recognizer: String, _ cause: CancellingProperty, touches: Int, in views: [String]
  ) -> String {
    let because = JapaneseWhyView.clause(cause, of: recognizer)
    return views.count == 1
      ? "\(recognizer) が \(views[0]) のタッチをキャンセルしました（touchesCancelled）。\(because)だからです。"
      : "\(recognizer) が \(views.inJapanese) のタッチをキャンセルしました（それぞれ touchesCancelled を受け取りました）。\(because)だからです。"
  }

  func inTheApp(_ changes: [String]) -> String { "アプリでは：\(changes.joined(separator: "、"))。" }
  func emptyAction(_ name: String, calls: Int) -> String {
    "\(name) はアクションを \(calls) 回呼び出しましたが、アクションは空です。"
  }

  func prevented(
    _ names: [String], by winner: String, _ precedence: Cause.Precedence, isUnshared: Bool
  ) -> String {
    Self.prevented(
      "\(winner) が", pause: "、", " \(names.inJapanese) ", by: winner, precedence, isUnshared)
  }

  func prevented(
    count: Int, by winner: String, after way: Comparison?, along axis: MovementAxis?,
    _ precedence: Cause.Precedence, isUnshared: Bool
  ) -> String {
    let began = way.map { "、タッチが\(JapaneseReason.distance($0, axis))時点で始まり、" }
    return Self.prevented(
      "\(winner) が\(began ?? "")", pause: began == nil ? "、" : "", "ほかの \(count) 個", by: winner,
      precedence, isUnshared)
  }

  private static func prevented(
    _ start: String, pause: String, _ others: String, by winner: String,
    _ precedence: Cause.Precedence, _ isUnshared: Bool
  ) -> String {
    switch precedence {
    case .deeper: "\(start)\(pause)同じ瞬間に条件を満たした\(others)を妨げました。\(winner) のビューのほうが深いからです。"
    case .addedLater: "\(start)\(pause)同じ瞬間に条件を満たした\(others)を妨げました。\(winner) が後から追加されたからです。"
    case .spared: "\(start)\(pause)同じ瞬間に条件を満たしたものの \(winner) を妨げられない\(others)を妨げました。"
    case .begunBefore, .first:
      "\(start)\(others)を妨げました。\(isUnshared ? "同時認識を許可したデリゲートはありません。" : "")"
    }
  }

  func ready(_ names: [String], with winner: String, isDeeper: Bool) -> String {
    let together = "\(names.inJapanese) も同じ瞬間に条件を満たしました"
    return isDeeper
      ? "\(together)が、\(winner) のビューのほうが深いのです。" : "\(together)が、\(winner) が後から追加されたのです。"
  }

  func together(with others: [String], allowedBy owners: [String]) -> String {
    "\(owners.inJapanese) のデリゲートが許可しているので、\(others.inJapanese) も同時に認識します。"
  }

  func notTogether(
    with others: [String], allowedBy owners: [String], _ cause: Cause?, touches: Int
  ) -> String {
    let start =
      "\(owners.inJapanese) のデリゲートは \(others.inJapanese) との同時認識を許可していましたが、"
    guard let cause else { return "\(start)認識しませんでした。" }
    return
      "\(start)\(others.count == 1 ? "" : "どれも")失敗しました。\(cause.inJapanese(touches: touches))"
  }

  func prevention(_ calls: [String], isAllowed: Bool) -> String {
    "\(calls.inJapanese) は \(isAllowed) を返しました。"
  }

  func togetherRefused(by owner: String) -> String {
    "\(owner) のデリゲートが gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) で false を返しました。"
  }

  var togetherNotAllowed: String {
    "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) で true を返したデリゲートはありません。"
  }
}
