import TouchTrace

struct EnglishReason: ReasonSentences {
  func sentence(_ cause: Cause, touches: Int, of owner: String?) -> String {
    Self.clause(cause, touches: touches, of: owner).sentence
  }

  func sentence(_ refusal: Refusal) -> String { Self.clause(refusal).sentence }

  func sentence(_ withholding: Withholding) -> String { Self.clause(withholding).sentence }

  // MARK: Changes of state

  /// Why a recognizer, which is `it`, changed its state; behind a touch its properties have its name, if that is known.
  static func clause(_ cause: Cause, touches: Int, of owner: String? = nil) -> Clause {
    let its = owner.map { "\($0)'s" } ?? "its"
    let touch = touches > 1 ? "the touches" : "the touch"
    switch cause {
    case .unrecorded: return Clause("the trace does not say why")
    case .moved, .movedAlong, .spread, .turned, .movesOn, .movedTooFar, .strayed, .movedTooLittle,
      .spreadTooLittle, .turnedTooLittle, .tooSlow, .tooFast, .wrongDirection, .movedAlongEdge,
      .noEdge, .notFromEdge:
      return movement(cause, touch, touches, its)
    case .pressed, .pressedAtOnce, .liftedEarly, .tapTooLong, .nextTapMissing, .timeOver,
      .scrollDelayOver, .liftedBeforeScrollDelay:
      return time(cause, its)
    case .lifted: return Clause("\(touch) ended")
    case .tapped(let number, let down, let moved): return tapped(number, down, moved)
    case .tooFewTouches(let count, let property?), .tooManyTouches(let count, let property?):
      return Clause(
        "its \(property) is \(Units.whole(count.limit)), and it got \(Count.of(count.value, "touch", "touches"))"
      )
    case .tooFewTouches(let count, nil):
      return Clause(
        "it got \(Count.of(count.value, "touch", "touches")) and needs \(needed(count))")
    case .tooManyTouches(let count, nil):
      return Clause(
        "it got \(Count.of(count.value, "touch", "touches")) and accepts \(needed(count))")
    case .wrongTapCount(let count):
      return Clause(
        "its numberOfTapsRequired is \(Units.whole(count.limit)), and it got \(Count.of(count.value, "tap", "taps"))"
      )
    case .superNotCalled(let name?):
      return Clause(
        name: name, "overrides touchesBegan without calling super, so it never saw the touch")
    case .superNotCalled(nil):
      return Clause(
        "its class overrides touchesBegan without calling super, so it never saw the touch")
    case .prevented(let other, let precedence): return prevented(other, precedence)
    case .waitedInVain(let other):
      let end = "waited for \(other) to fail; \(touch) ended first"
      return owner.map { Clause(name: $0, end) } ?? Clause("it \(end)")
    case .waits, .requirementFailed, .requirementRecognized: return requirement(cause)
    case .delegateRefused:
      return Clause("its delegate returned false from gestureRecognizerShouldBegin(_:)")
    case .viewRefused(let view):
      return Clause(name: view, "returned false from gestureRecognizerShouldBegin(_:)")
    case .controlWon(let control, let gesture):
      return Clause(
        name: control,
        "returned false from gestureRecognizerShouldBegin(_:), because a control's own action wins over \(outer(gesture)) on a superview"
      )
    case .disabled: return Clause("its isEnabled was set to false")
    case .systemCancelled: return Clause("the system cancelled its touches")
    case .viewRemoved: return Clause("it was removed from its view, or the view left its window")
    case .setByApp(let method?): return Clause("\(its) \(method) set its state")
    case .setByApp(nil): return Clause("the app's code set its state")
    case .attemptOver: return Clause("its attempt is over")
    case .view(let refusal): return clause(refusal)
    case .withheld(let withholding): return clause(withholding)
    case .caughtInMotion, .contentFits, .atHardEdge, .cannotScrollThatWay, .contentKeepsTouch,
      .leftToOuter, .nothingToZoom, .nothingToPop, .noSystemGesture:
      return container(cause)
    }
  }

  private static func outer(_ gesture: Cause.OuterGesture?) -> String {
    switch gesture {
    case .singleTap: "a single tap"
    case .drag: "a drag"
    case .swipe: "a swipe"
    case nil: "such a gesture"
    }
  }

  private static func movement(
    _ cause: Cause, _ touch: String, _ touches: Int, _ its: String
  ) -> Clause {
    // Where several touches drag, their middle counts: two that pinch do not move it.
    let point = touches > 1 ? "the midpoint of its touches" : touch
    return switch cause {
    case .moved(let c, let axis):
      Clause("\(point) moved \(distance(c, axis))")
    case .movedAlong(let c, let isSlow):
      Clause(
        "\(touch) moved \(pt(c.value)) in its direction (min \(number(c.limit))\(isSlow ? " at this speed" : ""))"
      )
    case .spread(let c):
      Clause(
        "the distance between its touches changed by \(pt(c.value)) (min \(number(c.limit)))")
    case .turned(let c):
      Clause("its touches turned by \(Units.degrees(c.value)) (min \(Units.degrees(c.limit)))")
    case .movesOn: Clause("\(touch) moved again")
    case .movedTooFar(let c, let property?):
      Clause("\(touch) moved \(pt(c.value)), and \(its) \(property) is \(pt(c.limit))")
    case .movedTooFar(let c, nil):
      Clause("\(touch) moved \(pt(c.value)) (max \(number(c.limit)))")
    case .strayed(let c, let isSlow):
      Clause(
        "\(touch) moved \(pt(c.value)) across its direction (max \(number(c.limit))\(isSlow ? " at this speed" : ""))"
      )
    case .movedTooLittle(let c, let axis, let isSlow):
      Clause(
        "\(point) moved \(pt(c.value))\(along(axis)) before the end (min \(number(c.limit))\(isSlow ? " at this speed" : ""))"
      )
    case .spreadTooLittle(let limit):
      Clause("the distance between its touches changed by less than \(pt(limit)) before the end")
    case .turnedTooLittle(let c):
      Clause(
        "its touches turned by \(Units.degrees(c.value)) before the end (min \(Units.degrees(c.limit)))"
      )
    case .tooSlow(let c):
      Clause("\(touch) moved at \(speed(c.value)) (min \(Units.whole(c.limit)))")
    case .tooFast(let c):
      Clause("\(touch) moved at \(speed(c.value)) (max \(Units.whole(c.limit)))")
    case .wrongDirection(let c) where c.hasLimit:
      Clause(
        "\(touch) moved \(pt(c.value)) in a direction that its direction property does not have (max \(number(c.limit)))"
      )
    case .wrongDirection:
      Clause("\(touch) moved in a direction that its direction property does not have")
    case .movedAlongEdge(let c):
      Clause(
        "\(touch) moved \(pt(c.value)) along the edge before it moved \(pt(c.limit)) away from it")
    case .noEdge: Clause("its edges property is empty, so no touch can begin at one of its edges")
    case .notFromEdge(let c, let edge) where c.hasLimit:
      Clause(
        "\(touch) began \(pt(c.value)) from the \(Self.edge(edge)) of the screen (max \(number(c.limit)))"
      )
    default: Clause("\(touch) did not begin at the edge of the screen")
    }
  }

  /// `10 pt vertically (min 10)`.
  static func distance(_ c: Comparison, _ axis: MovementAxis?) -> String {
    "\(pt(c.value))\(along(axis)) (min \(number(c.limit)))"
  }

  /// ` vertically`; nothing where every direction counts.
  private static func along(_ axis: MovementAxis?) -> String {
    switch axis {
    case .horizontal: " horizontally"
    case .vertical: " vertically"
    case .both, nil: ""
    }
  }

  private static func time(_ cause: Cause, _ its: String) -> Clause {
    switch cause {
    case .pressed(let c):
      Clause("the touch stayed down for \(Units.duration(c.limit)), \(its) minimumPressDuration")
    case .pressedAtOnce:
      Clause("its minimumPressDuration is 0, so it begins with the touch")
    case .liftedEarly(let c):
      Clause(
        "the touch ended after \(Units.duration(c.value)), and \(its) minimumPressDuration is \(Units.duration(c.limit))"
      )
    case .tapTooLong(let limit):
      Clause("the touch was down for longer than \(Units.milliseconds(limit)), too long for a tap")
    case .nextTapMissing(let limit, let taps?):
      Clause(
        "its numberOfTapsRequired is \(taps), and no further tap came within \(Units.milliseconds(limit))"
      )
    case .nextTapMissing(let limit, nil):
      Clause("no further tap came within \(Units.milliseconds(limit))")
    case .scrollDelayOver(let delay):
      Clause(
        "\(Units.duration(delay)), for which delaysContentTouches lets it hold a touch, passed without a drag, so it delivers the touch"
      )
    case .liftedBeforeScrollDelay(let c):
      Clause(
        "the touch ended after \(Units.duration(c.value)), before the \(Units.duration(c.limit)) were over for which delaysContentTouches lets it hold a touch"
      )
    case .timeOver(let limit): Clause("its time of \(Units.milliseconds(limit)) ran out")
    default: Clause("its time ran out")
    }
  }

  private static func tapped(_ number: Int, _ down: Comparison?, _ moved: Comparison?) -> Clause {
    let tap = number > 1 ? "the \(Count.ordinal(number)) tap" : "the tap"
    let reasons = EnglishReason()
    let time = down.map { " (\(reasons.numbers(GaugeValue(.touchDown, $0), .most)))" } ?? ""
    let way = moved.map { " (\(reasons.numbers(GaugeValue(.moved, $0), .most)))" } ?? ""
    return Clause("\(tap) was quick enough\(time) and did not move too far\(way)")
  }

  // MARK: Others

  private static func prevented(_ other: String, _ precedence: Cause.Precedence) -> Clause {
    switch precedence {
    case .deeper:
      Clause(name: other, "recognized at the same moment, and its view is deeper")
    case .addedLater:
      Clause(name: other, "recognized at the same moment, and was added later")
    case .spared:
      Clause(name: other, "recognized at the same moment, and may not be prevented by it")
    case .begunBefore:
      Clause(name: other, "began earlier and does not share its touches")
    case .first: Clause(name: other, "recognized and prevents it")
    }
  }

  private static func requirement(_ cause: Cause) -> Clause {
    switch cause {
    case .waits(let other): Clause("it waits for \(other) to fail")
    case .requirementFailed(let other): Clause(name: other, "failed, so it no longer waits")
    case .requirementRecognized(let other):
      Clause("it requires \(other) to fail, and \(other) recognized")
    default: Clause("it waits for another recognizer to fail")
    }
  }

  private static func container(_ cause: Cause) -> Clause {
    switch cause {
    case .caughtInMotion: Clause("the touch began while the scroll view was still moving")
    case .atHardEdge:
      Clause(
        "the scroll view is at its edge and its bounces is false, so it cannot scroll in that direction"
      )
    case .cannotScrollThatWay(let c, .horizontal?):
      Clause(
        "the touch moved \(pt(c.value)) vertically, and the scroll view scrolls only horizontally, so it will not become a drag"
      )
    case .cannotScrollThatWay(let c, .vertical?):
      Clause(
        "the touch moved \(pt(c.value)) horizontally, and the scroll view scrolls only vertically, so it will not become a drag"
      )
    case .cannotScrollThatWay(let c, _):
      Clause(
        "the touch moved \(pt(c.value)) in a direction in which the scroll view cannot scroll, so it will not become a drag"
      )
    case .contentKeepsTouch(let content, canCancel: false):
      Clause(name: content, "has the touch already, and canCancelContentTouches is false")
    case .contentKeepsTouch(let content, canCancel: true):
      Clause(name: content, "has the touch already, and touchesShouldCancel(in:) returned false")
    case .leftToOuter(let outer):
      Clause(
        "the scroll view is at its edge, and \(outer) around it can still scroll in that direction")
    case .nothingToZoom:
      Clause("viewForZooming(in:) of the scroll view's delegate returned nil")
    case .nothingToPop: Clause("the navigation controller has no view controller to pop to")
    case .noSystemGesture:
      Clause(
        "all touches ended without a system gesture, such as one from the edge of the screen; UIKit puts this recognizer on every window to wait for one"
      )
    default:
      Clause(
        "the contentSize of the scroll view fits into its bounds, so there is nothing to scroll")
    }
  }

  // MARK: Views

  /// Why the hit test did not enter a view, which is `it`.
  static func clause(_ refusal: Refusal) -> Clause {
    switch refusal {
    case .outside(let distance): Clause("the point is \(pt(distance)) outside its bounds")
    case .onFarEdge:
      Clause("the point is on its right or lower edge, which is outside its bounds")
    case .pointInside:
      Clause("the point is inside its bounds, but its own point(inside:with:) returned false")
    case .hitTest: Clause("its hitTest(_:with:) override returned nil")
    case .alpha(let alpha):
      Clause(
        "its alpha is \(Units.alpha(alpha)), below 0.01, so neither it nor its subviews are hit"
      )
    case .hidden: Clause("its isHidden is true, so neither it nor its subviews are hit")
    case .interactionOff:
      Clause("its isUserInteractionEnabled is false, so neither it nor its subviews are hit")
    case .animating: Clause("it is being animated and takes no touches until the animation ends")
    case .disabled:
      Clause(
        "it is a button and its isEnabled is false, so it lets touches through to what is behind it"
      )
    case .other(let reason): Clause("it refused: \(EnglishReason().name(reason))")
    }
  }

  static func clause(_ withholding: Withholding) -> Clause {
    switch withholding {
    case .scrollViewRefused:
      Clause(
        "a scroll view around it keeps the touch: its touchesShouldBegin(_:with:in:) returned false"
      )
    case .multipleTouchOff:
      Clause("it takes one touch at a time (isMultipleTouchEnabled is false) and already has one")
    case .exclusiveTouch:
      Clause("a view with isExclusiveTouch has a touch, so no other view of the window gets one")
    case .ownExclusiveTouch:
      Clause("its isExclusiveTouch is true, and another view of the window has a touch")
    case .touchType: Clause("it takes no touches of this type")
    }
  }
}
