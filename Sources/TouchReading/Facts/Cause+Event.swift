package import TouchLanguage
package import TouchTrace

extension Cause {
  /// Why a recognizer changed its state in this event; `other` is the name of the other object that the event names, `axis`
  /// the axis along which the recognizer measures, `need` what it needs.
  package init(
    _ event: TraceEvent, other: String, axis: MovementAxis? = nil, need: RecognizerNeed? = nil
  ) {
    let comparison = Comparison(event.measured, of: event.limit)
    self =
      switch event.reason {
      case .none: .unrecorded
      case .thresholdReached, .moved, .movedTooFar, .notMovedEnough, .tooSlow, .tooFast,
        .wrongDirection:
        Self.movement(event, comparison, axis)
      case .notFromEdge where event.rule == .edg01: .noEdge
      case .notFromEdge: .notFromEdge(comparison, edge: need?.onlyEdge)
      case .timerFired, .timedOut, .liftedEarly, .lifted: Self.time(event, comparison, need)
      case .tooFewTouches where event.rule == .ec03 && event.measured == 0:
        .superNotCalled(className: nil)
      case .tooFewTouches: .tooFewTouches(comparison, property: Self.touches(event.rule))
      case .tooManyTouches: .tooManyTouches(comparison, property: Self.touches(event.rule))
      case .wrongTapCount: .wrongTapCount(comparison)
      case .preventedBy: .prevented(by: other, Precedence(event.rule))
      case .requirementPending where event.to == .failed: .waitedInVain(for: other)
      case .requirementPending: .waits(for: other)
      case .requirementFailed: .requirementFailed(other)
      case .requiredOneRecognized: .requirementRecognized(other)
      case .delegateRefused: .delegateRefused
      case .viewRefused: .viewRefused(other)
      case .controlWins: .controlWon(other, over: OuterGesture(need))
      case .disabled: .disabled
      case .systemCancel: .systemCancelled
      case .viewRemoved: .viewRemoved
      case .setByProgram: .setByApp(method: nil)
      case .reset: .attemptOver
      case .hidden: .view(.hidden)
      case .alpha: .view(.alpha(event.limit))
      case .interactionOff: .view(.interactionOff)
      case .animating: .view(.animating)
      case .outside: .view(.outside(event.limit))
      case .override: .view(.hitTest)
      case .multipleTouchOff: .withheld(.multipleTouchOff)
      case .exclusiveTouch: .withheld(Withholding(event))
      case .scrollViewRefused: .withheld(.scrollViewRefused)
      case .touchType: .withheld(.touchType)
      case .caughtInMotion, .nothingToScroll, .contentKeepsTouch, .leftToOuter, .nothingToZoom,
        .nothingToPop, .noSystemGesture:
        Self.container(event, other, axis)
      }
  }

  private static func movement(
    _ event: TraceEvent, _ comparison: Comparison, _ axis: MovementAxis?
  ) -> Cause {
    let isSlow = event.rule == .swp09
    let isAlong = event.rule == .ec21 || isSlow
    return switch event.reason {
    case .thresholdReached where event.rule == .pin01: .spread(comparison)
    case .thresholdReached where event.rule == .rot01: .turned(comparison)
    case .thresholdReached:
      isAlong ? .movedAlong(comparison, isSlow: isSlow) : .moved(comparison, axis)
    case .movedTooFar where isAlong: .strayed(comparison, isSlow: isSlow)
    case .movedTooFar:
      .movedTooFar(comparison, property: event.rule == .lpr05 ? "allowableMovement" : nil)
    case .notMovedEnough where event.rule == .rot01: .turnedTooLittle(comparison)
    case .notMovedEnough where event.rule == .pin13: .spreadTooLittle(limit: event.limit)
    case .notMovedEnough: .movedTooLittle(comparison, axis, isSlow: isSlow)
    case .tooSlow: .tooSlow(comparison)
    case .tooFast: .tooFast(comparison)
    case .wrongDirection where event.rule == .ec23: .movedAlongEdge(comparison)
    case .wrongDirection: .wrongDirection(comparison)
    default: .movesOn
    }
  }

  /// The property that says how many touches a recognizer takes, by the rule that it followed.
  private static func touches(_ rule: Rule) -> String? {
    switch rule {
    case .tap03, .tap04, .ec03, .ec01, .lpr06, .swp03: "numberOfTouchesRequired"
    case .pan10: "minimumNumberOfTouches"
    default: nil
    }
  }

  private static func time(
    _ event: TraceEvent, _ comparison: Comparison, _ need: RecognizerNeed?
  ) -> Cause {
    switch event.reason {
    case .timerFired where event.rule == .scr02: .scrollDelayOver(event.limit)
    case .timerFired: comparison.hasLimit ? .pressed(comparison) : .pressedAtOnce
    case .liftedEarly: .liftedEarly(comparison)
    case .lifted where event.rule == .scr04: .liftedBeforeScrollDelay(comparison)
    case .lifted where event.rule == .tap02:
      .tapped(number: max(1, Int(event.limit)), down: nil, moved: nil)
    case .lifted: .lifted
    case .timedOut where event.rule == .tap12:
      .nextTapMissing(event.limit, taps: need.flatMap(Self.taps))
    case .timedOut where event.rule == .tap07: .tapTooLong(event.limit)
    default: .timeOver(event.limit)
    }
  }

  private static func taps(_ need: RecognizerNeed) -> Int? {
    if case .tap(let count, _) = need { count } else { nil }
  }

  private static func container(
    _ event: TraceEvent, _ other: String, _ axis: MovementAxis?
  ) -> Cause {
    switch event.reason {
    case .nothingToScroll where event.rule == .ec43: .atHardEdge
    case .nothingToScroll where event.rule == .ec123:
      .cannotScrollThatWay(Comparison(event.measured, of: event.limit), only: axis)
    case .contentKeepsTouch: .contentKeepsTouch(other, canCancel: event.rule != .scr09)
    case .leftToOuter: .leftToOuter(other)
    case .nothingToZoom: .nothingToZoom
    case .nothingToPop: .nothingToPop
    case .noSystemGesture: .noSystemGesture
    case .caughtInMotion: .caughtInMotion
    default: .contentFits
    }
  }
}

extension RecognizerNeed {
  /// The edge of the screen that a drag has to begin at; nil where there is a choice, or none.
  package var onlyEdge: TouchEdge? {
    switch self {
    case .edgeDrag(let edges) where edges.count == 1:
      [.left, .right, .top, .bottom].first { $0.name == edges[0] }
    case .backSwipe: .left
    default: nil
    }
  }
}

extension Cause.Precedence {
  /// By which rule one recognizer prevented the other.
  init(_ rule: Rule) {
    self =
      switch rule {
      case .ar22: .deeper
      case .ar23: .addedLater
      case .ar21: .begunBefore
      default: .first
      }
  }
}

extension Withholding {
  /// Why a view is not given a touch.
  init(_ event: TraceEvent) {
    self =
      switch event.reason {
      case .scrollViewRefused: .scrollViewRefused
      case .multipleTouchOff: .multipleTouchOff
      case .touchType: .touchType
      case .exclusiveTouch where event.rule == .mt07: .ownExclusiveTouch
      default: .exclusiveTouch
      }
  }
}

extension Refusal {
  /// Why the hit test did not enter a view.
  package init(_ rejection: HitReading.Rejection) {
    self =
      switch rejection.reason {
      case .outside where rejection.number > 0: .outside(rejection.number)
      case .outside where rejection.rule == .ht10: .onFarEdge
      case .outside: .pointInside
      case .alpha: .alpha(rejection.number)
      case .hidden: .hidden
      case .interactionOff: .interactionOff
      case .animating: .animating
      case .override: .hitTest
      case .disabled: .disabled
      default: .other(rejection.reason)
      }
  }
}
