import TouchTrace

struct ChineseReason: ReasonSentences {
  func sentence(_ cause: Cause, touches: Int, of owner: String?) -> String {
    "\(Self.clause(cause, touches: touches, of: owner))。"
  }

  func sentence(_ refusal: Refusal) -> String { "\(Self.clause(refusal))。" }

  func sentence(_ withholding: Withholding) -> String { "\(Self.clause(withholding))。" }

  // MARK: Changes of state

  /// Why a recognizer changed its state, without a full stop.
  static func clause(_ cause: Cause, touches: Int, of owner: String? = nil) -> String {
    let owners = owner.map { " \($0) 的" } ?? "它的"
    return switch cause {
    case .unrecorded: "记录中没有说明原因"
    case .moved, .movedAlong, .spread, .turned, .movesOn, .movedTooFar, .strayed, .movedTooLittle,
      .spreadTooLittle, .turnedTooLittle, .tooSlow, .tooFast, .wrongDirection, .movedAlongEdge,
      .noEdge, .notFromEdge:
      movement(cause, touches, owners)
    case .pressed, .pressedAtOnce, .liftedEarly, .tapTooLong, .nextTapMissing, .timeOver,
      .scrollDelayOver, .liftedBeforeScrollDelay:
      time(cause, owners)
    case .lifted: touches > 1 ? "它的触摸全部结束了" : "它的触摸结束了"
    case .tapped(let number, let down, let moved): tapped(number, down, moved)
    case .tooFewTouches(let count, let property?), .tooManyTouches(let count, let property?):
      "它的 \(property) 为 \(Units.whole(count.limit))，而它收到 \(Units.whole(count.value)) 个触摸"
    case .tooFewTouches(let count, nil):
      "它只收到 \(Units.whole(count.value)) 个触摸，需要 \(Units.whole(count.limit)) 个"
    case .tooManyTouches(let count, nil):
      "它收到 \(Units.whole(count.value)) 个触摸，最多接受 \(Units.whole(count.limit)) 个"
    case .wrongTapCount(let count):
      "它的 numberOfTapsRequired 为 \(Units.whole(count.limit))，而它收到 \(Units.whole(count.value)) 次点击"
    case .superNotCalled(let name?): "\(name) 重写了 touchesBegan 却没有调用 super，所以识别器根本没看到这个触摸"
    case .superNotCalled(nil): "它的类重写了 touchesBegan 却没有调用 super，所以识别器根本没看到这个触摸"
    case .prevented(let other, let precedence): prevented(other, precedence)
    case .waits, .waitedInVain, .requirementFailed, .requirementRecognized: requirement(cause)
    case .delegateRefused: "它的代理在 gestureRecognizerShouldBegin(_:) 中返回了 false"
    case .viewRefused(let view): "\(view) 在 gestureRecognizerShouldBegin(_:) 中返回了 false"
    case .controlWon(let control, let gesture):
      "\(control) 在 gestureRecognizerShouldBegin(_:) 中返回了 false，因为控件自己的动作优先于父视图上的\(outer(gesture))"
    case .disabled: "它的 isEnabled 被设为 false"
    case .systemCancelled: "系统取消了它的触摸"
    case .viewRemoved: "它被移出了视图，或者视图离开了窗口"
    case .setByApp(let method?): "\(owners) \(method) 设置了它的状态"
    case .setByApp(nil): "应用的代码设置了它的状态"
    case .attemptOver: "它这一轮识别结束了"
    case .view(let refusal): clause(refusal)
    case .withheld(let withholding): clause(withholding)
    case .caughtInMotion, .contentFits, .atHardEdge, .cannotScrollThatWay, .contentKeepsTouch,
      .leftToOuter, .nothingToZoom, .nothingToPop, .noSystemGesture:
      container(cause)
    }
  }

  private static func outer(_ gesture: Cause.OuterGesture?) -> String {
    switch gesture {
    case .singleTap: "单击"
    case .drag: "拖动"
    case .swipe: "轻扫"
    case nil: "这类手势"
    }
  }

  private static func movement(
    _ cause: Cause, _ touches: Int, _ owners: String
  ) -> String {
    let its = touches > 1 ? "它的多个触摸" : "它的触摸"
    // Where several touches drag, their middle counts: two that pinch do not move it.
    let point = touches > 1 ? "它的多个触摸的中点" : its
    return switch cause {
    case .moved(let c, let axis): "\(point)\(distance(c, axis))"
    case .movedAlong(let c, let isSlow):
      "\(its)沿指定方向移动了 \(pt(c.value))（\(isSlow ? "以这个速度" : "")至少 \(number(c.limit))）"
    case .spread(let c): "它的触摸之间的距离变化了 \(pt(c.value))（至少 \(number(c.limit))）"
    case .turned(let c):
      "它的触摸旋转了 \(Units.degrees(c.value))（至少 \(Units.degrees(c.limit))）"
    case .movesOn: "\(its)继续移动"
    case .movedTooFar(let c, let property?):
      "\(its)移动了 \(pt(c.value))，而\(owners) \(property) 为 \(pt(c.limit))"
    case .movedTooFar(let c, nil): "\(its)移动了 \(pt(c.value))（最多 \(number(c.limit))）"
    case .strayed(let c, let isSlow):
      "\(its)偏离指定方向 \(pt(c.value))（\(isSlow ? "以这个速度" : "")最多 \(number(c.limit))）"
    case .movedTooLittle(let c, let axis, let isSlow):
      "到结束时，\(point)只\(along(axis))移动了 \(pt(c.value))（\(isSlow ? "以这个速度" : "")至少 \(number(c.limit))）"
    case .spreadTooLittle(let limit): "到结束时，它的触摸之间的距离变化不到 \(pt(limit))"
    case .turnedTooLittle(let c):
      "到结束时，它的触摸只旋转了 \(Units.degrees(c.value))（至少 \(Units.degrees(c.limit))）"
    case .tooSlow(let c): "\(its)的速度是 \(speed(c.value))（至少 \(Units.whole(c.limit))）"
    case .tooFast(let c): "\(its)的速度是 \(speed(c.value))（最多 \(Units.whole(c.limit))）"
    case .wrongDirection(let c) where c.hasLimit:
      "\(its)朝它的 direction 属性之外的方向移动了 \(pt(c.value))（最多 \(number(c.limit))）"
    case .wrongDirection: "\(its)朝它的 direction 属性之外的方向移动"
    case .movedAlongEdge(let c):
      "\(its)在离开边缘 \(pt(c.limit)) 之前，先沿边缘移动了 \(pt(c.value))"
    case .noEdge: "它的 edges 属性为空，所以没有触摸能从它的边缘开始"
    case .notFromEdge(let c, let edge) where c.hasLimit:
      "\(its)从离屏幕\(Self.edge(edge)) \(pt(c.value)) 处开始（最多 \(number(c.limit))）"
    default: "\(its)不是从屏幕边缘开始的"
    }
  }

  /// `水平移动了 12 pt（至少 10）`
  static func distance(_ c: Comparison, _ axis: MovementAxis?) -> String {
    "\(along(axis))移动了 \(pt(c.value))（至少 \(number(c.limit))）"
  }

  private static func along(_ axis: MovementAxis?) -> String {
    switch axis {
    case .horizontal: "水平"
    case .vertical: "垂直"
    case .both, nil: ""
    }
  }

  private static func time(_ cause: Cause, _ owners: String) -> String {
    switch cause {
    case .pressed(let c): "它的触摸按住了 \(Units.duration(c.limit))，达到\(owners) minimumPressDuration"
    case .pressedAtOnce: "它的 minimumPressDuration 为 0，所以一按下就开始"
    case .liftedEarly(let c):
      "它的触摸 \(Units.duration(c.value)) 后就结束了，而\(owners) minimumPressDuration 为 \(Units.duration(c.limit))"
    case .tapTooLong(let limit): "它的触摸按住超过 \(Units.milliseconds(limit))，对点击来说太久了"
    case .nextTapMissing(let limit, let taps?):
      "它的 numberOfTapsRequired 为 \(taps)，而 \(Units.milliseconds(limit)) 内没有下一次点击"
    case .nextTapMissing(let limit, nil): "\(Units.milliseconds(limit)) 内没有下一次点击"
    case .scrollDelayOver(let delay):
      "过了 delaysContentTouches 允许扣住触摸的 \(Units.duration(delay)) 还没有拖动，所以它派发这个触摸"
    case .liftedBeforeScrollDelay(let c):
      "触摸 \(Units.duration(c.value)) 后就结束了，还不到 delaysContentTouches 允许扣住触摸的 \(Units.duration(c.limit))，所以它不再扣住触摸"
    case .timeOver(let limit): "它的 \(Units.milliseconds(limit)) 时限到了"
    default: "它的时限到了"
    }
  }

  private static func tapped(_ number: Int, _ down: Comparison?, _ moved: Comparison?) -> String {
    let tap = number > 1 ? "第 \(number) 次点击" : "点击"
    let reasons = ChineseReason()
    let time = down.map { "（\(reasons.numbers(GaugeValue(.touchDown, $0), .most))）" } ?? ""
    let way = moved.map { "（\(reasons.numbers(GaugeValue(.moved, $0), .most))）" } ?? ""
    return "\(tap)足够快\(time)，也没有移动太远\(way)"
  }

  // MARK: Others

  private static func prevented(_ other: String, _ precedence: Cause.Precedence) -> String {
    switch precedence {
    case .deeper: "\(other) 在同一时刻识别成功，而且它的视图层级更深"
    case .addedLater: "\(other) 在同一时刻识别成功，而且是后添加的"
    case .spared: "\(other) 在同一时刻识别成功，而它不允许阻止 \(other)"
    case .begunBefore: "\(other) 更早开始，而且不与它共享触摸"
    case .first: "\(other) 识别成功，阻止了它"
    }
  }

  private static func requirement(_ cause: Cause) -> String {
    switch cause {
    case .waitedInVain(let other): "它在等待 \(other) 失败，而触摸先结束了"
    case .waits(let other): "它在等待 \(other) 失败"
    case .requirementFailed(let other): "\(other) 失败了，所以它不再等待"
    case .requirementRecognized(let other): "它要求 \(other) 先失败，但 \(other) 识别成功了"
    default: "它在等待另一个手势识别器失败"
    }
  }

  private static func container(_ cause: Cause) -> String {
    switch cause {
    case .caughtInMotion: "触摸开始时滚动视图还在滚动"
    case .atHardEdge: "滚动视图已经到头，而且它的 bounces 为 false，所以不能朝这个方向滚动"
    case .cannotScrollThatWay(let c, .horizontal?):
      "触摸垂直移动了 \(pt(c.value))，而滚动视图只能水平滚动，所以不会变成拖动"
    case .cannotScrollThatWay(let c, .vertical?):
      "触摸水平移动了 \(pt(c.value))，而滚动视图只能垂直滚动，所以不会变成拖动"
    case .cannotScrollThatWay(let c, _):
      "触摸朝滚动视图不能滚动的方向移动了 \(pt(c.value))，所以不会变成拖动"
    case .contentKeepsTouch(let content, canCancel: false):
      "\(content) 已经收到触摸，而 canCancelContentTouches 为 false"
    case .contentKeepsTouch(let content, canCancel: true):
      "\(content) 已经收到触摸，而 touchesShouldCancel(in:) 返回了 false"
    case .leftToOuter(let outer): "滚动视图已经到头，而外层的 \(outer) 还能朝这个方向滚动"
    case .nothingToZoom: "滚动视图的代理在 viewForZooming(in:) 中返回了 nil"
    case .nothingToPop: "导航控制器没有可以返回的视图控制器"
    case .noSystemGesture:
      "所有触摸都结束了，其间没有从屏幕边缘开始之类的系统手势；UIKit 在每个窗口上都放了这样一个识别器来等待系统手势"
    default: "滚动视图的 contentSize 没有超出它的 bounds，没有可滚动的余地"
    }
  }

  // MARK: Views

  /// Why the hit test did not enter a view.
  static func clause(_ refusal: Refusal) -> String {
    switch refusal {
    case .outside(let distance): "点在它的 bounds 之外 \(pt(distance))"
    case .onFarEdge: "点正好在它的右边缘或下边缘上，而那里不属于它的 bounds"
    case .pointInside: "点在它的 bounds 之内，但它自己的 point(inside:with:) 返回了 false"
    case .hitTest: "它重写的 hitTest(_:with:) 返回了 nil"
    case .alpha(let alpha):
      "它的 alpha 是 \(Units.alpha(alpha))，低于 0.01，所以它和它的子视图都不会被命中"
    case .hidden: "它的 isHidden 为 true，所以它和它的子视图都不会被命中"
    case .interactionOff: "它的 isUserInteractionEnabled 为 false，所以它和它的子视图都不会被命中"
    case .animating: "它正在执行动画，动画结束之前不接收触摸"
    case .disabled: "它是按钮，而且 isEnabled 为 false，会让触摸穿过，交给后面的视图"
    case .other(let reason): "它拒绝了：\(ChineseReason().name(reason))"
    }
  }

  static func clause(_ withholding: Withholding) -> String {
    switch withholding {
    case .scrollViewRefused:
      "外层的滚动视图不交出触摸：它的 touchesShouldBegin(_:with:in:) 返回了 false"
    case .multipleTouchOff: "它的 isMultipleTouchEnabled 为 false，而且它已经有一个触摸"
    case .exclusiveTouch: "一个设置了 isExclusiveTouch 的视图正持有触摸，所以同一窗口的其他视图都收不到触摸"
    case .ownExclusiveTouch: "它的 isExclusiveTouch 为 true，而同一窗口的另一个视图正持有触摸"
    case .touchType: "它不接收这种类型的触摸"
    }
  }
}
