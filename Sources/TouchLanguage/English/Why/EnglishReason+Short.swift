import TouchTrace

/// Reasons in a few words, for cards, lanes and lists.
extension EnglishReason {
  func name(_ reason: Reason) -> String {
    switch reason {
    case .none: "none"
    case .thresholdReached: "moved far enough"
    case .timerFired: "time is up"
    case .lifted: "touch ended"
    case .moved: "moved"
    case .movedTooFar: "moved too far"
    case .notMovedEnough: "not moved enough"
    case .tooSlow: "too slow"
    case .tooFast: "too fast"
    case .timedOut: "timed out"
    case .liftedEarly: "lifted early"
    case .tooFewTouches: "too few touches"
    case .tooManyTouches: "too many touches"
    case .wrongTapCount: "wrong tap count"
    case .wrongDirection: "wrong direction"
    case .notFromEdge: "not from the edge"
    case .nothingToPop: "nothing to pop"
    case .noSystemGesture: "no system gesture"
    case .preventedBy: "prevented"
    case .requirementPending: "waits for another"
    case .requirementFailed: "no longer waits"
    case .requiredOneRecognized: "the required one recognized"
    case .delegateRefused: "delegate refused"
    case .viewRefused: "view refused"
    case .controlWins: "control won"
    case .disabled: "disabled"
    case .systemCancel: "cancelled by the system"
    case .viewRemoved: "view removed"
    case .setByProgram: "set by the app"
    case .reset: "reset"
    case .hidden: "hidden"
    case .alpha: "alpha below 0.01"
    case .interactionOff: "interaction off"
    case .animating: "animating"
    case .outside: "outside"
    case .override: "override"
    case .multipleTouchOff: "multiple touch off"
    case .exclusiveTouch: "exclusive touch"
    case .scrollViewRefused: "scroll view refused"
    case .touchType: "type of touch"
    case .caughtInMotion: "caught in motion"
    case .nothingToScroll: "nothing to scroll"
    case .contentKeepsTouch: "content keeps the touch"
    case .leftToOuter: "left to the outer scroll view"
    case .nothingToZoom: "nothing to zoom"
    }
  }

  func short(_ cause: Cause) -> String {
    switch cause {
    case .unrecorded: name(.none)
    case .moved, .movedAlong: with("moved", cause) ?? name(.thresholdReached)
    case .movedTooLittle: with("moved", cause) ?? name(.thresholdReached)
    case .spread: with("distance changed by", cause) ?? name(.thresholdReached)
    case .spreadTooLittle(let limit): "distance changed by less than \(Self.pt(limit))"
    case .turned: with("turned", cause) ?? name(.thresholdReached)
    case .turnedTooLittle: with("turned", cause) ?? name(.thresholdReached)
    case .movesOn: name(.moved)
    case .movedTooFar: with("moved too far:", cause) ?? name(.movedTooFar)
    case .strayed: with("strayed", cause) ?? name(.movedTooFar)
    case .tooSlow: with("too slow:", cause) ?? name(.tooSlow)
    case .tooFast: with("too fast:", cause) ?? name(.tooFast)
    case .wrongDirection, .cannotScrollThatWay, .movedAlongEdge, .notFromEdge, .noEdge:
      shortDirection(cause)
    case .pressed: with("down for", cause) ?? name(.timerFired)
    case .pressedAtOnce: name(.timerFired)
    case .scrollDelayOver(let delay): "released the touch after \(Units.milliseconds(delay))"
    case .liftedEarly: with("lifted at", cause) ?? name(.liftedEarly)
    case .liftedBeforeScrollDelay, .lifted, .tapped: name(.lifted)
    case .tapTooLong(let limit): "too long: over \(Units.duration(limit))"
    case .nextTapMissing(let limit, 2?): "1 of 2 taps, none within \(Units.duration(limit))"
    case .nextTapMissing(let limit, _): "no further tap within \(Units.duration(limit))"
    case .timeOver(let limit):
      limit > 0 ? "timed out after \(Units.duration(limit))" : name(.timedOut)
    case .tooFewTouches: numbers(cause).map { "\($0) touches" } ?? shortTouches(cause)
    case .tooManyTouches(let c, _) where c.hasLimit:
      "\(Units.whole(c.value)) touches, max \(Units.whole(c.limit))"
    case .tooManyTouches: shortTouches(cause)
    case .wrongTapCount: numbers(cause).map { "\($0) taps" } ?? name(.wrongTapCount)
    case .superNotCalled: "super not called"
    case .prevented(let other, _): "prevented by \(other)"
    case .waits(let other): "waits for \(other)"
    case .waitedInVain(let other): "waited for \(other)"
    case .requirementFailed(let other): "\(other) failed"
    case .requirementRecognized(let other): "waited for \(other), which recognized"
    case .delegateRefused: name(.delegateRefused)
    case .viewRefused(let view), .controlWon(let view, _): "refused by \(view)"
    case .disabled: name(.disabled)
    case .systemCancelled: name(.systemCancel)
    case .viewRemoved: name(.viewRemoved)
    case .setByApp: name(.setByProgram)
    case .attemptOver: name(.reset)
    case .view(let refusal): short(refusal)
    case .withheld(let withholding): short(withholding)
    case .caughtInMotion: name(.caughtInMotion)
    case .contentFits: name(.nothingToScroll)
    case .atHardEdge: "at its edge"
    case .contentKeepsTouch(let content, _): "\(content) keeps the touch"
    case .leftToOuter(let outer): "left to \(outer)"
    case .nothingToZoom: name(.nothingToZoom)
    case .nothingToPop: name(.nothingToPop)
    case .noSystemGesture: name(.noSystemGesture)
    }
  }

  /// Most short texts are brief; these have a shorter wording.
  func brief(_ cause: Cause) -> String {
    switch cause {
    case .requirementRecognized(let other): "\(other) recognized"
    case .spread: with("spread", cause) ?? short(cause)
    case .spreadTooLittle(let limit): "spread by less than \(Self.pt(limit))"
    case .movedAlong(let c, isSlow: true): short(.movedAlong(c, isSlow: false))
    case .strayed(let c, isSlow: true): short(.strayed(c, isSlow: false))
    case .movedTooLittle(let c, let axis, isSlow: true):
      short(.movedTooLittle(c, axis, isSlow: false))
    case .movedTooFar: with("moved", cause) ?? short(cause)
    case .movedTooLittle: with("moved", cause) ?? name(.notMovedEnough)
    case .cannotScrollThatWay(_, .horizontal?): "scrolls horizontally"
    case .cannotScrollThatWay(_, .vertical?): "scrolls vertically"
    case .notFromEdge(let c, let edge) where c.hasLimit:
      "\(EnglishReason.pt(c.value)) from \(edge == nil ? "its edge" : Self.edge(edge))"
    case .tapTooLong(let limit): "down over \(Units.duration(limit))"
    case .nextTapMissing(let limit, _): "no tap within \(Units.duration(limit))"
    case .timeOver(let limit) where limit > 0: "not within \(Units.duration(limit))"
    default: short(cause)
    }
  }

  func middleMoved(_ way: Comparison, of touches: Int) -> [String] {
    let numbers = numbers(GaugeValue(.moved, way), .least)
    return ["middle of \(touches) touches moved \(numbers)", "middle \(numbers)"]
  }

  func notFirst(_ prevention: Prevention) -> [String] {
    switch prevention {
    case .tooFewTouches(let touches): [short(.tooFewTouches(touches, property: nil))]
    case .tie(isDeeper: true): ["tie: the deeper view won", "tie: deeper won"]
    case .tie(isDeeper: false): ["tie: the one added later won", "tie: later won"]
    case .spares: ["may not prevent it"]
    case .waited(let other): ["waited for \(other)", "waited"]
    case .beforeLift: ["before the lift"]
    case .moved(let distance):
      [
        "moved \(numbers(GaugeValue(.moved, distance), .least))",
        numbers(GaugeValue(.moved, distance), .least),
      ]
    }
  }

  private func shortDirection(_ cause: Cause) -> String {
    switch cause {
    case .cannotScrollThatWay(let c, .horizontal?):
      "scrolls horizontally, moved \(EnglishReason.pt(c.value)) vertically"
    case .cannotScrollThatWay(let c, .vertical?):
      "scrolls vertically, moved \(EnglishReason.pt(c.value)) horizontally"
    case .cannotScrollThatWay: "cannot scroll that way"
    case .movedAlongEdge: with("along the edge", cause) ?? name(.wrongDirection)
    case .notFromEdge(let c, let edge) where c.hasLimit:
      "\(EnglishReason.pt(c.value)) from \(edge == nil ? "its edge" : "the \(Self.edge(edge))"), max \(Self.number(c.limit))"
    case .notFromEdge: name(.notFromEdge)
    case .noEdge: "no edges"
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
    numbers(cause).map { "\(words) \($0)" }
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
    case .least: "\(value), min \(limit)"
    case .most: "\(value), max \(limit)"
    case .leastAtSpeed: "\(value), min \(limit) at this speed"
    case .mostAtSpeed: "\(value), max \(limit) at this speed"
    case .exact: numbers(gauge)
    }
  }

  func gauge(_ kind: GaugeKind) -> String {
    switch kind {
    case .moved, .inward: "moved"
    case .across: "across"
    case .fromEdge(let edge): "from \(Self.edge(edge))"
    case .spread: "distance"
    case .speed: "speed"
    case .angle: "turned"
    case .taps: "taps"
    case .touches: "touches"
    case .touchDown: "tap time"
    case .nextTap: "next tap"
    case .pressed: "hold time"
    case .allTouches: "all touches"
    case .decision: "time to decide"
    case .waits: "waits"
    case .waited: "waited"
    case .number(let name), .timer(let name): name
    }
  }

  /// `left edge`; `edge` where it is not known which.
  static func edge(_ edge: TouchEdge?) -> String {
    switch edge {
    case .left: "left edge"
    case .right: "right edge"
    case .top: "top edge"
    case .bottom: "bottom edge"
    case .noEdge, nil: "edge"
    }
  }

  static func number(_ value: Double) -> String { Units.number(value) }
  static func pt(_ value: Double) -> String { Units.distance(value) }
  static func speed(_ value: Double) -> String { Units.speed(value) }
  static func needed(_ c: Comparison) -> String {
    c.limit == 0 ? "none" : Units.ordinal(Int(c.limit))
  }

  /// `12.4 of 10 pt`
  static func points(_ c: Comparison) -> String { "\(number(c.value)) of \(pt(c.limit))" }
  static func whole(_ c: Comparison) -> String {
    "\(Units.whole(c.value)) of \(Units.whole(c.limit))"
  }
  static func speed(_ c: Comparison) -> String {
    "\(Units.whole(c.value)) of \(Units.speed(c.limit))"
  }
  static func milliseconds(_ c: Comparison) -> String {
    "\(Units.whole(c.value * 1000)) of \(Units.milliseconds(c.limit))"
  }
  static func degrees(_ c: Comparison) -> String {
    "\(Units.degrees(c.value)) of \(Units.degrees(c.limit))"
  }
}
