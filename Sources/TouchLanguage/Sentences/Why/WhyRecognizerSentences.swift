package import TouchTrace

/// What is said in explanations about a recognizer.
package protocol WhyRecognizerSentences: Sendable {
  // MARK: Titles

  /// A change of its state; `isDiscrete`: from possible straight to ended; `isPrevented`: because another recognized.
  func title(_ name: String, _ state: GestureState, isDiscrete: Bool, isPrevented: Bool) -> String
  /// The same, with those that it prevented.
  func preventedTitle(_ names: [String], by winner: String) -> String
  /// That one won, where those that it prevented are too many to be named: how many they are; `failed`: how many others failed
  /// by themselves until then, or 0.
  func preventedTitle(count: Int, failed: Int, by winner: String) -> String
  /// A continuous one began, and with that those failed that required it to fail.
  func beganTitle(_ name: String, failed: [String]) -> String
  /// A continuous one began, and with that views lost their touches.
  func beganTitle(_ name: String, touches: Int, lostBy views: [String]) -> String
  /// A continuous one began, and with that a row lost its touch.
  func beganTitle(_ name: String, notSelected row: String) -> String
  /// The title of a recognizer that failed, with the name of the reason.
  func failedTitle(_ name: String, because reason: String) -> String
  /// A method of its class set its state to failed, when a touch was so far from where it began: points of the screen, to the
  /// right and down.
  func failed(by method: String, of owner: String, touch: Int, right: Double, down: Double)
    -> String
  /// It failed because its class does not call super.
  func superNotCalled(_ name: String) -> String
  /// A gesture of the system at an edge of the screen recognized.
  var systemTook: String { get }
  /// None of several recognizers of one kind recognized.
  func noneRecognized(_ kind: RecognizerKind) -> String
  /// Why several recognizers failed alike.
  func alikeFailed(_ names: [String], _ cause: Cause) -> String
  /// Why several recognizers failed, beside another one that recognized.
  func severalFailed(_ names: [String], _ cause: Cause) -> String
  /// It recognized so many seconds after it was ready; `isDiscrete`: from possible straight to ended.
  func firedLate(_ name: String, by seconds: Double, isDiscrete: Bool) -> String
  /// It began, and these did not, because the touch moved more along its axis.
  func beganAlong(_ name: String, _ axis: MovementAxis, over losers: [String]) -> String
  /// How far the touch had moved along the axis of the one that began, and along those of the others, points.
  func direction(
    won: (name: String, axis: MovementAxis, way: Comparison),
    lost: [(name: String, axis: MovementAxis, way: Comparison)]
  ) -> String
  func undecided(_ name: String) -> String
  func waits(_ name: String, for other: String) -> String
  /// A swipe was too slow where it had its whole way behind it, or its touch ended: its speed, points per second, and its way
  /// until then, points.
  func tooSlow(_ speed: Comparison, after distance: Double) -> String
  /// How far a swipe went, beside the least, points, and in which time, seconds; a slow one needs less way.
  func swiped(
    _ way: Comparison, _ direction: SwipeDirection, in seconds: Double, touches: Int, isSlow: Bool
  ) -> String
  /// A finger was lifted in time, and the app heard of it too late, seconds since the first touch.
  func heardLate(up: Double, heard: Double) -> String
  func hadNoPart(_ name: String) -> String
  /// The same of one that is off, or whose delegate or settings refused the touch.
  func wasNotGiven(_ name: String) -> String

  // MARK: Its touches

  /// Its touches by their numbers, and why it has them.
  func attached(_ touches: [Int], _ reason: AttachmentReason) -> String
  func notDecided(_ gauges: [(value: GaugeValue, bound: GaugeBound)]) -> String
  func delegateRefused(_ touch: Int) -> String
  /// Its `allowedTouchTypes` leave the touch out.
  func typeNotAllowed(_ touch: Int) -> String
  /// It has a touch of another type already.
  func otherTypeThanFirst(_ touch: Int) -> String
  /// A pointer without the button that it requires.
  func buttonNotPressed(_ touch: Int) -> String
  var onNoView: String { get }
  var isDisabled: String { get }
  var attemptNotOver: String { get }
  var leftOut: String { get }
  /// The touch hit a view outside of the recognizer's.
  func hitElsewhere(_ touch: Int, hitView: String, view: String) -> String
  func notHit(_ view: String, _ miss: Miss) -> String

  /// Why a recognizer of the system took the touch from the app at an edge of the screen, points.
  func systemGesture(_ name: String, from edge: TouchEdge, _ moved: Comparison) -> String
  /// What a recognizer of the system is.
  func ofSystem(_ name: String) -> String

  // MARK: Waiting

  func recognizedButWaits(for other: String) -> String
  /// How much is left of what the other may take, seconds; `isNextTap`: until its next tap.
  func timeLeft(_ other: String, _ left: Double, of whole: Double, isNextTap: Bool) -> String
  /// It was ready so long after the gesture's first touch, and waited so long for the other to fail, seconds.
  func waited(_ name: String, ready: Double, wait: Double, for other: String) -> String
  func failed(_ other: String, _ cause: Cause, touches: Int) -> String
  /// Recognizers that wait for each other, so that none can recognize.
  func cycle(_ names: [String]) -> String
  /// The title before anything was touched.
  var cycleTitle: String { get }
  /// The title of those that failed because of that.
  func cycleFailed(_ names: [String]) -> String

  // MARK: What came of it

  /// That a continuous recognizer began, and why; the moment stands beside it.
  func began(_ name: String, _ cause: Cause, touches: Int) -> String
  func earlier(_ attempt: EarlierAttempt) -> String
  func cancelledTouches(
    by recognizer: String, _ cause: CancellingProperty, touches: Int, in views: [String]
  ) -> String
  /// Those that it prevented, and why it and not they, where they were ready in the same event; `isUnshared`: no delegate
  /// let them recognize at the same time, which is worth a word.
  func prevented(
    _ names: [String], by winner: String, _ precedence: Cause.Precedence, isUnshared: Bool
  ) -> String
  /// The same of so many that they are counted; `way`: how far its touch had moved when it began, points, and along which axis;
  /// nil where that is not told with them.
  func prevented(
    count: Int, by winner: String, after way: Comparison?, along axis: MovementAxis?,
    _ precedence: Cause.Precedence, isUnshared: Bool
  ) -> String
  /// Why it and not they, of some that it prevented and that were ready in the same event: its view is deeper, or it was
  /// added later.
  func ready(_ names: [String], with winner: String, isDeeper: Bool) -> String
  /// No delegate let a recognizer and those that it prevented recognize at the same time.
  var unshared: String { get }
  /// Others that recognize at the same time, because the delegates of these let both.
  func together(with others: [String], allowedBy owners: [String]) -> String
  /// The same of others that did not recognize; `cause`: why each of them failed, nil where that is not one cause.
  func notTogether(
    with others: [String], allowedBy owners: [String], _ cause: Cause?, touches: Int
  ) -> String
  /// Questions that were asked before one prevented another, as calls of their recognizers: `a.canPrevent(b)`, and what all got.
  func prevention(_ calls: [String], isAllowed: Bool) -> String
  func togetherRefused(by owner: String) -> String
  /// What the recognizer did in an app that a probe watched, in the words of the timeline.
  func inTheApp(_ changes: [String]) -> String
  /// It called its action so often, from 1, and nothing follows the touch: nobody listens.
  func emptyAction(_ name: String, calls: Int) -> String
  var togetherNotAllowed: String { get }
}
