package import TouchTrace

/// Why a recognizer changed its state, with what was measured.
///
/// Points, points a second, radians and seconds, as the trace has them; names are those of the scene.
package enum Cause: Hashable, Sendable {
  /// The trace does not say.
  case unrecorded

  // Movement that was enough, points or radians.
  /// The axis is nil where every direction counts.
  case moved(Comparison, MovementAxis?)
  /// In its direction; a slow one needs less way (SWP-09).
  case movedAlong(Comparison, isSlow: Bool)
  case spread(Comparison)
  case turned(Comparison)
  /// A continuous recognizer follows.
  case movesOn
  // Movement that was too much, too little or wrong.
  /// The property that says how far; nil where UIKit has none for it.
  case movedTooFar(Comparison, property: String?)
  case strayed(Comparison, isSlow: Bool)
  /// Until the touch ended; `isSlow`: the speed of a swipe has lowered the limit.
  case movedTooLittle(Comparison, MovementAxis?, isSlow: Bool)
  /// The distance of two touches changed by less than so much.
  case spreadTooLittle(limit: Double)
  case turnedTooLittle(Comparison)
  case tooSlow(Comparison)
  case tooFast(Comparison)
  case wrongDirection(Comparison)
  /// Along the edge of the screen before it moved away from it.
  case movedAlongEdge(Comparison)
  /// A recognizer of screen edges that has none.
  case noEdge
  /// `edge`: the one that it recognizes from; nil where it has several or none is known.
  case notFromEdge(Comparison, edge: TouchEdge?)

  // Time, seconds.
  case pressed(Comparison)
  case pressedAtOnce
  case liftedEarly(Comparison)
  case tapTooLong(Double)
  /// How many taps it needs; nil for a class that does not say it.
  case nextTapMissing(Double, taps: Int?)
  case timeOver(Double)
  /// A scroll view delivers the touch that it delayed.
  case scrollDelayOver(Double)
  case liftedBeforeScrollDelay(Comparison)

  // Taps and touches.
  case lifted
  /// Which tap ended, how long its touch was down (seconds) and how far it moved (points).
  case tapped(number: Int, down: Comparison?, moved: Comparison?)
  /// The property that says how many; nil where UIKit has none for it.
  case tooFewTouches(Comparison, property: String?)
  case tooManyTouches(Comparison, property: String?)
  case wrongTapCount(Comparison)
  /// A subclass overrides `touchesBegan` without calling super; nil when its name is not known.
  case superNotCalled(className: String?)

  // Other recognizers, views and the app.
  case prevented(by: String, Precedence)
  case waits(for: String)
  /// All touches ended while it waited.
  case waitedInVain(for: String)
  case requirementFailed(String)
  case requirementRecognized(String)
  case delegateRefused
  case viewRefused(String)
  /// A control acts itself and refused a gesture on a superview (CTL-35); nil where that gesture is none of those below.
  case controlWon(String, over: OuterGesture?)
  case disabled, systemCancelled, viewRemoved, attemptOver
  /// A method of its class, as Apple writes it; nil where the state was set elsewhere.
  case setByApp(method: String?)
  /// What only views are refused for.
  case view(Refusal)
  case withheld(Withholding)

  // Scroll views and containers.
  case caughtInMotion
  case contentFits
  /// At its edge, without bouncing.
  case atHardEdge
  /// Points in a direction in which it cannot scroll; the axis along which it can, nil where that is not known.
  case cannotScrollThatWay(Comparison, only: MovementAxis?)
  case contentKeepsTouch(String, canCancel: Bool)
  case leftToOuter(String)
  case nothingToZoom, nothingToPop, noSystemGesture

  /// A gesture on a superview that a control refuses because it acts itself (CTL-35).
  package enum OuterGesture: Hashable, Sendable {
    case singleTap, drag, swipe

    /// Nil for what needs anything else.
    package init?(_ need: RecognizerNeed?) {
      switch need {
      case .tap(count: 1, fingers: 1): self = .singleTap
      case .drag: self = .drag
      case .swipe: self = .swipe
      default: return nil
      }
    }
  }

  /// Whether a class forgot to call super, so that its recognizer never saw the touch.
  package var isSuperNotCalled: Bool {
    if case .superNotCalled = self { true } else { false }
  }

  /// What was measured, and what its limit is for it; nil where nothing was.
  var measured: (value: GaugeValue, bound: GaugeBound)? {
    switch self {
    case .moved(let c, _), .movedAlong(let c, isSlow: false): Self.measured(.moved, c, .least)
    case .movedAlong(let c, isSlow: true): Self.measured(.moved, c, .leastAtSpeed)
    case .spread(let c): Self.measured(.spread, c, .least)
    case .turned(let c): Self.measured(.angle, c, .least)
    case .movedTooFar(let c, _), .strayed(let c, isSlow: false), .wrongDirection(let c),
      .movedAlongEdge(let c):
      Self.measured(.moved, c, .most)
    case .strayed(let c, isSlow: true): Self.measured(.moved, c, .mostAtSpeed)
    case .notFromEdge(let c, let edge): Self.measured(.fromEdge(edge), c, .most)
    case .movedTooLittle(let c, _, let isSlow):
      c.hasLimit ? (GaugeValue(.moved, c), isSlow ? .leastAtSpeed : .least) : nil
    case .turnedTooLittle(let c): c.hasLimit ? (GaugeValue(.angle, c), .least) : nil
    case .tooSlow(let c): Self.measured(.speed, c, .least)
    case .tooFast(let c): Self.measured(.speed, c, .most)
    case .pressed(let c), .liftedEarly(let c): Self.measured(.pressed, c, .least)
    case .tooFewTouches(let c, _): Self.measured(.touches, c, .exact)
    case .tooManyTouches(let c, _): Self.measured(.touches, c, .most)
    case .wrongTapCount(let c): Self.measured(.taps, c, .exact)
    default: nil
    }
  }

  /// Whether these numbers, with the name of what they measure, say all of it: a wrong way is more than a number.
  package func isOnly(_ comparison: Comparison) -> Bool {
    switch self {
    case .wrongDirection, .movedAlongEdge: false
    default: measured?.value.comparison == comparison
    }
  }

  private static func measured(
    _ kind: GaugeKind, _ c: Comparison, _ bound: GaugeBound
  ) -> (value: GaugeValue, bound: GaugeBound)? {
    c.hasLimit && c.value > 0 ? (GaugeValue(kind, c), bound) : nil
  }

  /// Why the one that prevented it came first.
  package enum Precedence: Hashable, Sendable {
    /// At the same moment, on a deeper view.
    case deeper
    /// At the same moment, added later.
    case addedLater
    /// At the same moment; the other one may not prevent it, as it answered when it was asked.
    case spared
    /// It had begun before.
    case begunBefore
    /// It recognized while the other one had not.
    case first
  }
}

/// Why a view is not given a touch that hit it, or a recognizer one of its view.
package enum Withholding: Hashable, Sendable {
  case multipleTouchOff
  /// Another view with `isExclusiveTouch` has a touch.
  case exclusiveTouch
  /// The view's own `isExclusiveTouch` is true, and another view has a touch.
  case ownExclusiveTouch
  case scrollViewRefused, touchType
}

/// Why a recognizer was not first that another one prevented.
package enum Prevention: Hashable, Sendable {
  /// It had fewer touches than it needs.
  case tooFewTouches(Comparison)
  /// Both were ready at the same moment; the deeper view decided, or else what was added later.
  case tie(isDeeper: Bool)
  /// Both were ready at the same moment, and it may not prevent the other one.
  case spares
  /// It was ready, and waited for this one to fail.
  case waited(for: String)
  /// It had not moved far enough, points.
  case moved(Comparison)
  /// A tap whose touch was still down.
  case beforeLift
}
