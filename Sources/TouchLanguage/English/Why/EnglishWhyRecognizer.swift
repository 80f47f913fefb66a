import TouchTrace

struct EnglishWhyRecognizer: WhyRecognizerSentences {
  // MARK: Titles

  func title(_ name: String, _ state: GestureState, isDiscrete: Bool, isPrevented: Bool) -> String {
    switch state {
    case .possible: "\(name) is possible again"
    case .began: "\(name) began"
    case .changed: "\(name) is changing"
    case .ended: isDiscrete ? "\(name) recognized" : "\(name) ended"
    case .cancelled: "\(name) was cancelled"
    case .failed: isPrevented ? "\(name) was prevented" : "\(name) failed"
    }
  }

  func noneRecognized(_ kind: RecognizerKind) -> String {
    switch kind {
    case .tap: "No tap was recognized"
    case .longPress: "No long press was recognized"
    case .pan: "No pan was recognized"
    case .swipe: "No swipe was recognized"
    case .pinch: "No pinch was recognized"
    case .rotation: "No rotation was recognized"
    case .screenEdgePan: "No drag from the edge was recognized"
    case .custom(let className): "No \(className) recognized"
    }
  }

  func alikeFailed(_ names: [String], _ cause: Cause) -> String {
    "Each of \(names.list) failed: \(EnglishReason.clause(cause, touches: 1).text)."
  }

  func severalFailed(_ names: [String], _ cause: Cause) -> String {
    failed(names.list, cause, touches: 1)
  }

  func firedLate(_ name: String, by seconds: Double, isDiscrete: Bool) -> String {
    "\(name) \(isDiscrete ? "fired" : "began") \(Units.milliseconds(seconds)) late"
  }

  func beganAlong(_ name: String, _ axis: MovementAxis, over losers: [String]) -> String {
    let others = losers.count == 1 ? losers[0] : "\(losers.count) others"
    return switch axis {
    case .horizontal: "\(name) began, not \(others): the drag was more horizontal"
    case .vertical: "\(name) began, not \(others): the drag was more vertical"
    case .both: "\(name) began, not \(others)"
    }
  }

  func direction(
    won: (name: String, axis: MovementAxis, way: Comparison),
    lost: [(name: String, axis: MovementAxis, way: Comparison)]
  ) -> String {
    let others = lost.map { "\($0.name) \(Self.less($0.way, $0.axis))" }.list
    let limits = Set(([won] + lost).map(\.way.limit))
    guard let limit = limits.first, limits.count == 1 else {
      return
        "Each measures along its own axis: \(won.name) had \(Self.way(won.way, won.axis)), \(others)."
    }
    let all = lost.count == 1 ? "Both need" : "Each needs"
    return
      "\(all) \(EnglishReason.pt(limit)) along \(lost.count == 1 ? "their" : "its") own axis: \(won.name) had \(Self.way(won.way, won.axis)), \(others)."
  }

  /// What one had that did not begin; nothing is not said as a number.
  private static func less(_ way: Comparison, _ axis: MovementAxis) -> String {
    guard Units.number(way.value) == Units.number(0) else { return "only \(Self.way(way, axis))" }
    return switch axis {
    case .horizontal: "nothing horizontally"
    case .vertical: "nothing vertically"
    case .both: "nothing"
    }
  }

  static func way(_ way: Comparison, _ axis: MovementAxis) -> String {
    switch axis {
    case .horizontal: "\(EnglishReason.pt(way.value)) horizontally"
    case .vertical: "\(EnglishReason.pt(way.value)) vertically"
    case .both: EnglishReason.pt(way.value)
    }
  }

  func undecided(_ name: String) -> String { "\(name) is still possible" }
  func waits(_ name: String, for other: String) -> String { "\(name) waits for \(other)" }
  func tooSlow(_ speed: Comparison, after distance: Double) -> String {
    "At \(EnglishReason.pt(distance)) the finger moved at \(Units.speed(speed.value)) (min \(Units.whole(speed.limit)))."
  }
  func swiped(
    _ way: Comparison, _ direction: SwipeDirection, in seconds: Double, touches: Int, isSlow: Bool
  ) -> String {
    let whither =
      switch direction {
      case .right: "to the right"
      case .left: "to the left"
      case .up: "up"
      case .down: "down"
      }
    return
      "The \(touches > 1 ? "touches" : "touch") moved \(EnglishReason.pt(way.value)) \(whither) in \(Units.milliseconds(seconds)) (min \(Units.number(way.limit))\(isSlow ? " at this speed" : ""))."
  }
  func heardLate(up: Double, heard: Double) -> String {
    "By its time stamp the finger was up after \(Units.milliseconds(up)): the app stood still, and heard of it only after \(Units.milliseconds(heard))."
  }
  func wasNotGiven(_ name: String) -> String { "\(name) did not get the touch" }
  func hadNoPart(_ name: String) -> String { "\(name) had no part in this gesture" }

  // MARK: Its touches

  func attached(_ touches: [Int], _ reason: AttachmentReason) -> String {
    let numbers = touches.map { "\($0)" }.list
    let got = touches.count == 1 ? "It has touch \(numbers)" : "It has touches \(numbers)"
    return switch reason {
    case .hitView(let view): "\(got), because its view \(view) is the hit view."
    case .contains(let view, let hitView):
      "\(got), because its view \(view) contains the hit view \(hitView)."
    case .touched(let view?): "\(got), because its view \(view) is touched."
    case .touched(nil): "\(got), because its view is touched."
    }
  }

  func notDecided(_ gauges: [(value: GaugeValue, bound: GaugeBound)]) -> String {
    let reasons = EnglishReason()
    let numbers = gauges.map {
      "\(reasons.gauge($0.value.kind)) \(reasons.numbers($0.value, $0.bound))"
    }
    return numbers.isEmpty
      ? "It has not decided yet." : "It has not decided yet: \(numbers.joined(separator: "; "))."
  }

  func delegateRefused(_ touch: Int) -> String {
    "Its delegate returned false from gestureRecognizer(_:shouldReceive:) for touch \(touch), so it never gets this touch."
  }
  func typeNotAllowed(_ touch: Int) -> String {
    "Its allowedTouchTypes do not contain the type of touch \(touch), so it never gets this touch."
  }
  func otherTypeThanFirst(_ touch: Int) -> String {
    "Its first touch is of another type than touch \(touch), and its requiresExclusiveTouchType is true: until its reset it gets touches of one type only."
  }
  func buttonNotPressed(_ touch: Int) -> String {
    "Touch \(touch) is that of a pointer without the buttons of its buttonMaskRequired, so it never gets this touch."
  }
  var onNoView: String { "It is not attached to a view in a window." }
  var isDisabled: String { "Its isEnabled is false, so it gets no touches." }
  var attemptNotOver: String { "Its previous attempt was not over when the touch began." }
  var leftOut: String {
    "Its view has the touch, but the trace does not say why the recognizer did not get it."
  }

  func hitElsewhere(_ touch: Int, hitView: String, view: String) -> String {
    "Touch \(touch) belongs to \(hitView), which is not inside its view \(view): a touch goes only to the recognizers of the hit view and its superviews."
  }

  func notHit(_ view: String, _ miss: Miss) -> String {
    "\(view) is not the hit view: \(EnglishWhyView.clause(miss).text)."
  }

  // MARK: Waiting

  func recognizedButWaits(for other: String) -> String {
    "Recognized, but waiting: \(other) could still win and must fail first."
  }

  func preventedTitle(_ names: [String], by winner: String) -> String {
    "\(winner) prevented \(names.list)"
  }
  func preventedTitle(count: Int, failed: Int, by winner: String) -> String {
    // What failed without the winner's doing is said below the headline, with its reason.
    "\(winner) won: \(count) prevented" + (failed == 0 ? "" : ", \(failed) failed")
  }
  func beganTitle(_ name: String, failed: [String]) -> String {
    "\(name) began, so \(failed.list) failed"
  }
  func beganTitle(_ name: String, touches: Int, lostBy views: [String]) -> String {
    "\(name) began: \(views.list) lost the \(touches == 1 && views.count == 1 ? "touch" : "touches")"
  }
  func beganTitle(_ name: String, notSelected row: String) -> String {
    "\(name) began: \(row) was not selected"
  }
  func failedTitle(_ name: String, because reason: String) -> String { "\(name) failed: \(reason)" }
  var unshared: String { "No delegate lets them recognize together." }
  func failed(by method: String, of owner: String, touch: Int, right: Double, down: Double)
    -> String
  {
    let across = "\(EnglishReason.pt(abs(right))) \(right < 0 ? "left" : "right")"
    let along = "\(EnglishReason.pt(abs(down))) \(down < 0 ? "up" : "down")"
    return
      "\(owner)'s \(method) set its state to failed, after touch \(touch) had moved \(across) and \(along)."
  }
  func superNotCalled(_ name: String) -> String { "\(name) failed: super was not called" }

  var systemTook: String { "The system took the touch" }

  func systemGesture(_ name: String, from edge: TouchEdge, _ moved: Comparison) -> String {
    "\(name) is the system's own recognizer for gestures from the \(EnglishReason.edge(edge)), and it recognized: the touch moved \(EnglishReason.pt(moved.value)) away from the edge (min \(Units.number(moved.limit)))."
  }

  func ofSystem(_ name: String) -> String {
    "\(name) is UIKit's own recognizer on every window: it watches for gestures of the system, such as one from the edge of the screen."
  }

  func timeLeft(_ other: String, _ left: Double, of whole: Double, isNextTap: Bool) -> String {
    let time = "\(other) has \(EnglishReason.milliseconds(Comparison(left, of: whole))) left"
    return isNextTap ? "\(time) for its next tap." : "\(time) to decide."
  }

  func waited(_ name: String, ready: Double, wait: Double, for other: String) -> String {
    "\(name) was ready at \(Units.milliseconds(ready)) but had to wait \(Units.milliseconds(wait)) for \(other) to fail."
  }

  func failed(_ other: String, _ cause: Cause, touches: Int) -> String {
    "\(other) failed: \(EnglishReason.clause(cause, touches: touches).text)."
  }

  func cycle(_ names: [String]) -> String {
    switch names.count {
    case 1: "\(names[0]) waits for itself, so it can never recognize."
    case 2: "\(names.list) wait for each other, so neither can recognize."
    default:
      "\((names + [names[0]]).joined(separator: " \u{2192} ")): none can recognize before the next one fails."
    }
  }

  var cycleTitle: String { "Recognizers wait for each other" }
  func cycleFailed(_ names: [String]) -> String {
    switch names.count {
    case 1: "\(names[0]) failed: it waits for itself"
    case 2: "\(names.list) failed: each waits for the other"
    default: "\(names.list) failed: each waits for the next"
    }
  }

  // MARK: What came of it

  func began(_ name: String, _ cause: Cause, touches: Int) -> String {
    switch cause {
    case .pressedAtOnce: "\(name) began: its minimumPressDuration is 0."
    case .moved(let distance, let axis) where touches == 1:
      "\(name) began after \(EnglishReason.distance(distance, axis))."
    default: "\(name) began: \(EnglishReason.clause(cause, touches: touches).text)."
    }
  }

  func earlier(_ attempt: EarlierAttempt) -> String {
    switch attempt {
    case .inGesture(let seconds): "A previous attempt recognized at \(Units.milliseconds(seconds))."
    case .before(let seconds):
      "A previous attempt recognized \(Units.duration(seconds)) before this gesture."
    }
  }

  func cancelledTouches(
    by recognizer: String, _ cause: CancellingProperty, touches: Int, in views: [String]
  ) -> String {
    let because = EnglishWhyView.clause(cause, of: recognizer)
    return views.count == 1
      ? "\(recognizer) cancelled the \(touches == 1 ? "touch" : "touches") in \(views[0]) (touchesCancelled), because \(because)."
      : "\(recognizer) cancelled the touches in \(views.list) (each got touchesCancelled), because \(because)."
  }

  func inTheApp(_ changes: [String]) -> String { "In the app: \(changes.joined(separator: ", "))." }
  func emptyAction(_ name: String, calls: Int) -> String {
    let ran = calls == 1 ? "once" : "\(calls) times"
    return "\(name) called its action \(ran), but the action is empty."
  }

  func prevented(
    _ names: [String], by winner: String, _ precedence: Cause.Precedence, isUnshared: Bool
  ) -> String {
    Self.prevented(
      "\(winner) prevented \(names.list)", "which \(Self.wereReady(names.count))", by: winner,
      precedence, isUnshared)
  }

  func prevented(
    count: Int, by winner: String, after way: Comparison?, along axis: MovementAxis?,
    _ precedence: Cause.Precedence, isUnshared: Bool
  ) -> String {
    let began = way.map { " began after \(EnglishReason.distance($0, axis)) and" } ?? ""
    return Self.prevented(
      "\(winner)\(began) prevented \(count) others", "which \(Self.wereReady(count))", by: winner,
      precedence, isUnshared)
  }

  private static func prevented(
    _ prevented: String, _ ready: String, by winner: String, _ precedence: Cause.Precedence,
    _ isUnshared: Bool
  ) -> String {
    switch precedence {
    case .deeper:
      "\(prevented), \(ready): the view of \(winner) is deeper."
    case .addedLater:
      "\(prevented), \(ready): \(winner) was added later."
    case .spared: "\(prevented), \(ready) but may not prevent \(winner)."
    case .begunBefore, .first:
      isUnshared ? "\(prevented): no delegate lets them recognize together." : "\(prevented)."
    }
  }

  private static func wereReady(_ count: Int) -> String {
    "\(count == 1 ? "was" : "were") ready at the same moment"
  }

  func ready(_ names: [String], with winner: String, isDeeper: Bool) -> String {
    let together = "\(names.list) \(Self.wereReady(names.count))"
    return isDeeper
      ? "\(together); \(winner) won, because its view is deeper."
      : "\(together); \(winner) won, because it was added later."
  }

  func together(with others: [String], allowedBy owners: [String]) -> String {
    let who =
      owners.count == 1 ? "delegate of \(owners[0]) allows" : "delegates of \(owners.list) allow"
    return others.count == 1
      ? "\(others[0]) recognizes at the same time, because the \(who) both."
      : "\(others.list) recognize at the same time, because the \(who) it."
  }

  func notTogether(
    with others: [String], allowedBy owners: [String], _ cause: Cause?, touches: Int
  ) -> String {
    let isOne = others.count == 1
    let who: String =
      owners == others
      ? (isOne ? "its delegate allows" : "their delegates allow")
      : owners.count == 1
        ? "the delegate of \(owners[0]) allows" : "the delegates of \(owners.list) allow"
    let start = "\(others.list) could recognize at the same time (\(who) it), but"
    guard let cause else { return "\(start) did not." }
    let why = EnglishReason.clause(cause, touches: touches, of: isOne ? others[0] : nil).text
    return "\(start) \(isOne ? "failed" : "each failed"): \(why)."
  }

  func prevention(_ calls: [String], isAllowed: Bool) -> String {
    "\(calls.list) returned \(isAllowed)."
  }

  func togetherRefused(by owner: String) -> String {
    "The delegate of \(owner) returned false from gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)."
  }

  var togetherNotAllowed: String {
    "No delegate returned true from gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)."
  }
}
