import TouchTrace

struct JapaneseReason: ReasonSentences {
  // MARK: Changes of state

  func sentence(_ cause: Cause, touches: Int, of owner: String?) -> String {
    let owners = owner.map { "\($0) の " } ?? ""
    switch cause {
    case .unrecorded: return "理由はトレースに記録されていません。"
    case .moved, .movedAlong, .spread, .turned, .movesOn, .movedTooFar, .strayed, .movedTooLittle,
      .spreadTooLittle, .turnedTooLittle, .tooSlow, .tooFast, .wrongDirection, .movedAlongEdge,
      .noEdge, .notFromEdge:
      return movement(cause, touches, owners)
    case .pressed, .pressedAtOnce, .liftedEarly, .tapTooLong, .nextTapMissing, .timeOver,
      .scrollDelayOver, .liftedBeforeScrollDelay:
      return time(cause, owners)
    case .lifted: return touches > 1 ? "すべてのタッチが終了しました。" : "タッチが終了しました。"
    case .tapped(let number, let down, let moved): return tapped(number, down, moved)
    case .tooFewTouches(let c, let property?), .tooManyTouches(let c, let property?):
      return
        "\(property) は \(Units.whole(c.limit)) ですが、届いたタッチは \(Units.whole(c.value)) 個です。"
    case .tooFewTouches(let c, nil):
      return "タッチは \(Units.whole(c.value)) 個です（\(Units.whole(c.limit)) 個必要）。"
    case .tooManyTouches(let c, nil):
      return "タッチは \(Units.whole(c.value)) 個です（許容は \(Units.whole(c.limit)) 個まで）。"
    case .wrongTapCount(let c):
      return
        "numberOfTapsRequired は \(Units.whole(c.limit)) ですが、タップは \(Units.whole(c.value)) 回でした。"
    case .superNotCalled(let name):
      let owner = name.map { "\($0) は" } ?? "この認識器のクラスは"
      return "\(owner) super を呼ばずに touchesBegan をオーバーライドしているため、認識器はタッチを見ていません。"
    case .prevented(let other, let precedence): return prevented(other, precedence)
    case .waits, .waitedInVain, .requirementFailed, .requirementRecognized:
      return requirement(cause)
    case .delegateRefused: return "デリゲートが gestureRecognizerShouldBegin(_:) で false を返しました。"
    case .viewRefused(let view):
      return "\(view) が gestureRecognizerShouldBegin(_:) で false を返しました。"
    case .controlWon(let control, let gesture):
      return
        "\(control) が gestureRecognizerShouldBegin(_:) で false を返しました。コントロール自身のアクションが、スーパービューの\(Self.outer(gesture))より優先されるためです。"
    case .disabled: return "isEnabled が false に設定されました。"
    case .systemCancelled: return "システムがタッチをキャンセルしました。"
    case .viewRemoved: return "ビューから外されたか、ビューがウインドウから外れました。"
    case .setByApp(let method?): return "\(owner.map { "\($0) の" } ?? "自分の") \(method) が状態を設定しました。"
    case .setByApp(nil): return "アプリのコードが状態を設定しました。"
    case .attemptOver: return "試行が終わりました。"
    case .view(let refusal): return sentence(refusal)
    case .withheld(let withholding): return sentence(withholding)
    case .caughtInMotion, .contentFits, .atHardEdge, .cannotScrollThatWay, .contentKeepsTouch,
      .leftToOuter, .nothingToZoom, .nothingToPop, .noSystemGesture:
      return container(cause)
    }
  }

  private static func outer(_ gesture: Cause.OuterGesture?) -> String {
    switch gesture {
    case .singleTap: "シングルタップ"
    case .drag: "ドラッグ"
    case .swipe: "スワイプ"
    case nil: "このようなジェスチャ"
    }
  }

  private func movement(_ cause: Cause, _ touches: Int, _ owners: String) -> String {
    // Where several touches drag, their middle counts: two that pinch do not move it.
    let point = touches > 1 ? "タッチの中点" : "タッチ"
    return switch cause {
    case .moved(let c, let axis):
      "\(point)が\(Self.along(axis)) \(Self.pt(c.value)) 動きました（最小 \(Units.number(c.limit))）。"
    case .movedAlong(let c, let isSlow):
      "タッチが所定の方向に \(Self.pt(c.value)) 動きました（\(isSlow ? "この速さでは" : "")最小 \(Units.number(c.limit))）。"
    case .spread(let c): "タッチの間隔が \(Self.pt(c.value)) 変わりました（最小 \(Units.number(c.limit))）。"
    case .turned(let c):
      "タッチが \(Units.degrees(c.value)) 回転しました（最小 \(Units.degrees(c.limit))）。"
    case .movesOn: "タッチがさらに動きました。"
    case .movedTooFar(let c, let property?):
      "タッチが \(Self.pt(c.value)) 動きました。\(owners)\(property) は \(Self.pt(c.limit)) です。"
    case .movedTooFar(let c, nil): "タッチが \(Self.pt(c.value)) 動きました（最大 \(Units.number(c.limit))）。"
    case .strayed(let c, let isSlow):
      "タッチが所定の方向から \(Self.pt(c.value)) それました（\(isSlow ? "この速さでは" : "")最大 \(Units.number(c.limit))）。"
    case .movedTooLittle(let c, let axis, let isSlow):
      "\(point)は終了までに\(Self.along(axis)) \(Self.pt(c.value)) しか動きませんでした（\(isSlow ? "この速さでは" : "")最小 \(Units.number(c.limit))）。"
    case .spreadTooLittle(let limit): "終了までのタッチの間隔の変化は \(Self.pt(limit)) 未満でした。"
    case .turnedTooLittle(let c):
      "タッチは終了までに \(Units.degrees(c.value)) しか回転しませんでした（最小 \(Units.degrees(c.limit))）。"
    case .tooSlow(let c):
      "タッチの速度は \(Units.speed(c.value)) でした（最小 \(Units.whole(c.limit))）。"
    case .tooFast(let c):
      "タッチの速度は \(Units.speed(c.value)) でした（最大 \(Units.whole(c.limit))）。"
    case .wrongDirection(let c) where c.hasLimit:
      "タッチが direction プロパティにない方向に \(Self.pt(c.value)) 動きました（最大 \(Units.number(c.limit))）。"
    case .wrongDirection: "タッチが direction プロパティにない方向に動きました。"
    case .movedAlongEdge(let c):
      "タッチが端から \(Self.pt(c.limit)) 離れる前に、端に沿って \(Self.pt(c.value)) 動きました。"
    case .noEdge: "edges が空なので、どの端からもタッチを始められません。"
    case .notFromEdge(let c, let edge) where c.hasLimit:
      "タッチは画面の\(Self.edge(edge))から \(Self.pt(c.value)) の位置で始まりました（最大 \(Units.number(c.limit))）。"
    default: "タッチは画面の端から始まりませんでした。"
    }
  }

  /// `横に 12 pt 動いた（最小 10）`
  static func distance(_ c: Comparison, _ axis: MovementAxis?) -> String {
    "\(along(axis)) \(pt(c.value)) 動いた（最小 \(Units.number(c.limit))）"
  }

  /// `縦に`; nothing where every direction counts.
  private static func along(_ axis: MovementAxis?) -> String {
    switch axis {
    case .horizontal: "横に"
    case .vertical: "縦に"
    case .both, nil: ""
    }
  }

  private func time(_ cause: Cause, _ owners: String) -> String {
    switch cause {
    case .pressed(let c): "タッチが \(owners)minimumPressDuration の \(Units.duration(c.limit)) 間続きました。"
    case .pressedAtOnce: "minimumPressDuration が 0 なので、タッチと同時に始まります。"
    case .liftedEarly(let c):
      "タッチは \(Units.duration(c.value)) で終了しました。\(owners)minimumPressDuration は \(Units.duration(c.limit)) です。"
    case .tapTooLong(let limit): "タッチが \(Units.milliseconds(limit)) を超えて続き、タップには長すぎました。"
    case .nextTapMissing(let limit, let taps?):
      "numberOfTapsRequired は \(taps) ですが、\(Units.milliseconds(limit)) 以内に次のタップがありませんでした。"
    case .nextTapMissing(let limit, nil): "\(Units.milliseconds(limit)) 以内に次のタップがありませんでした。"
    case .scrollDelayOver(let delay):
      "delaysContentTouches による保留時間の \(Units.duration(delay)) の間ドラッグがなかったので、タッチを配信します。"
    case .liftedBeforeScrollDelay(let c):
      "delaysContentTouches による保留時間の \(Units.duration(c.limit)) が過ぎる前に、タッチが \(Units.duration(c.value)) で終了したので、保留を解きます。"
    case .timeOver(let limit): "制限時間の \(Units.milliseconds(limit)) が過ぎました。"
    default: "制限時間が過ぎました。"
    }
  }

  private func tapped(_ number: Int, _ down: Comparison?, _ moved: Comparison?) -> String {
    let tap = number > 1 ? "\(number) 回目のタップ" : "タップ"
    // Brackets do not stand in brackets.
    let time =
      down.map { "（\(Units.milliseconds($0.value))、最大 \(Units.whole($0.limit * 1000))）" } ?? ""
    let way = moved.map { "（\(Self.pt($0.value))、最大 \(Units.number($0.limit))）" } ?? ""
    return "\(tap)は十分に短く\(time)、動きすぎてもいません\(way)。"
  }

  // MARK: Others

  private func prevented(_ other: String, _ precedence: Cause.Precedence) -> String {
    switch precedence {
    case .deeper: "同じ瞬間に、より深いビューの \(other) が認識しました。"
    case .addedLater: "同じ瞬間に、後から追加された \(other) が認識しました。"
    case .spared: "同じ瞬間に \(other) が認識し、この認識器はそれを妨げられません。"
    case .begunBefore: "\(other) が先に始まっていて、タッチを共有しません。"
    case .first: "\(other) が認識し、この認識器を妨げました。"
    }
  }

  private func requirement(_ cause: Cause) -> String {
    switch cause {
    case .waitedInVain(let other): "\(other) の失敗を待っている間に、すべてのタッチが終了しました。"
    case .waits(let other): "\(other) の失敗を待っています。"
    case .requirementFailed(let other): "\(other) が失敗したので、もう待ちません。"
    case .requirementRecognized(let other): "\(other) の失敗を要求していますが、\(other) は認識しました。"
    default: "ほかの認識器の失敗を待っています。"
    }
  }

  private func container(_ cause: Cause) -> String {
    switch cause {
    case .caughtInMotion: "スクロールビューがまだ動いている間にタッチが始まりました。"
    case .atHardEdge: "スクロールビューは端に達していて bounces が false なので、その方向にはスクロールできません。"
    case .cannotScrollThatWay(let c, .horizontal?):
      "タッチは縦に \(Self.pt(c.value)) 動きましたが、スクロールビューは横にしかスクロールできないので、ドラッグにはなりません。"
    case .cannotScrollThatWay(let c, .vertical?):
      "タッチは横に \(Self.pt(c.value)) 動きましたが、スクロールビューは縦にしかスクロールできないので、ドラッグにはなりません。"
    case .cannotScrollThatWay(let c, _):
      "タッチは、スクロールビューがスクロールできない方向に \(Self.pt(c.value)) 動いたので、ドラッグにはなりません。"
    case .contentKeepsTouch(let content, canCancel: false):
      "\(content) がすでにタッチを受け取っていて、canCancelContentTouches が false です。"
    case .contentKeepsTouch(let content, canCancel: true):
      "\(content) がすでにタッチを受け取っていて、touchesShouldCancel(in:) が false を返しました。"
    case .leftToOuter(let outer):
      "スクロールビューは端に達していて、外側の \(outer) はまだその方向にスクロールできます。"
    case .nothingToZoom: "スクロールビューのデリゲートが viewForZooming(in:) で nil を返しました。"
    case .nothingToPop: "ナビゲーションコントローラに、ポップして戻る先のビューコントローラがありません。"
    case .noSystemGesture:
      "すべてのタッチが終了しましたが、画面の端からの操作のようなシステムジェスチャはありませんでした。UIKit がそれを待つために、どのウインドウにも付けている認識器です。"
    default: "スクロールビューの contentSize が bounds に収まっているので、スクロールする余地がありません。"
    }
  }

  // MARK: Views

  func sentence(_ refusal: Refusal) -> String {
    switch refusal {
    case .outside(let distance): "点はバウンズから \(Self.pt(distance)) 外側にあります。"
    case .onFarEdge: "点は右端または下端の線上にあり、そこはバウンズに含まれません。"
    case .pointInside: "点はバウンズの内側にありますが、ビュー自身の point(inside:with:) が false を返しました。"
    case .hitTest: "オーバーライドされた hitTest(_:with:) が nil を返しました。"
    case .alpha(let alpha):
      "alpha が \(Units.alpha(alpha)) で 0.01 を下回るので、子ビューも含めてヒットしません。"
    case .hidden: "isHidden が true なので、子ビューも含めてヒットしません。"
    case .interactionOff: "isUserInteractionEnabled が false なので、子ビューも含めてヒットしません。"
    case .animating: "アニメーション中なので、終わるまでタッチを受け付けません。"
    case .disabled: "isEnabled が false のボタンなので、タッチは背後のビューに抜けます。"
    case .other(let reason): "拒否しました（\(name(reason))）。"
    }
  }

  func sentence(_ withholding: Withholding) -> String {
    switch withholding {
    case .scrollViewRefused:
      "外側のスクロールビューがタッチを渡しません。touchesShouldBegin(_:with:in:) が false を返しました。"
    case .multipleTouchOff: "isMultipleTouchEnabled が false で、すでに別のタッチを持っています。"
    case .exclusiveTouch:
      "isExclusiveTouch のビューがタッチを持っているので、同じウインドウのほかのビューはタッチを受け取れません。"
    case .ownExclusiveTouch: "isExclusiveTouch が true で、同じウインドウの別のビューがタッチを持っています。"
    case .touchType: "この種類のタッチは受け付けません。"
    }
  }
}
