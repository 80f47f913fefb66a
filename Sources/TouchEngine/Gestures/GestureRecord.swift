import Foundation
import TouchTrace

/// What the engine notes about a recognizer: its present attempt, its requirements, and where the gesture environment has it.
///
/// Its fields are read and changed where they lie, in the recognizer. What is computed out of several of them belongs to the
/// recognizer: on a struct it would be computed on a copy of all (docs/benchmarks.md).
struct GestureRecord {
  // MARK: The attempt

  /// The state of the present attempt.
  var life = GestureLife()
  /// Touches that it gets at present, in order.
  var touchesInPlay: [UITouch] = []
  /// All touches of this attempt, ended ones too; ignored ones are taken out.
  var attemptTouches: [UITouch] = []
  /// The contact that it was gathered for last.
  var lastContact: UInt32 = 0
  /// What its machine waits for.
  var timers: [MachineTimer] = []
  /// Why the state that is assigned next is assigned; nil when the program does it.
  var whyNext: Why?
  /// Assignments since the update `passOfAssignments` (GR-54).
  var assignments = 0
  /// The update that `assignments` was counted for.
  var passOfAssignments = -1
  /// The middle of its touches on the screen, as it was last known (AR-51).
  var lastScreenLocation = CGPoint.zero
  /// True while the engine calls `reset`.
  var isResetting = false
  /// True when it was switched off and on in mid-attempt: it does not wait for those fingers (GR-29).
  var hasDroppedTouches = false

  // MARK: Requirements

  /// Recognizers that this one requires to fail, for good (`require(toFail:)`).
  var staticRequirements: [UIGestureRecognizer] = []
  /// The same, by a delegate's or subclass's answer, until the reset.
  var dynamicRequirements: [UIGestureRecognizer] = []
  /// For each touch of this attempt, the recognizers with which it was asked about requirements.
  var askedWith: [[Handle]] = []
  /// True while it is asked: somebody of its own may answer.
  var mayHaveDynamicRequirements = false

  // MARK: What is known of it

  /// True when its class is one of `KnownRecognizers`.
  var isOfKnownClass = false
  /// False once its touch types were set.
  var allowsAllTypes = true
  /// False when its delegate was never set.
  var hasDelegate = false

  // MARK: What the gesture environment notes, so that it need not search its lists

  /// True while the gesture environment knows it (GOLD-000-16).
  var isRegistered = false
  /// True while it is in `GestureEnvironment.inPlay`.
  var isInPlay = false
  /// True while it is in the queue of the next batch.
  var isQueued = false
  /// The search among requirements that runs has found it.
  var isFound = false
  /// It failed in the batch that is being settled.
  var hasJustFailed = false
  /// Somebody in its group of `BlockedGroups` has not finished; noted in the top one.
  var isBlocked = false
  /// The index of one that stands above it in its tree of `BlockedGroups`.
  var placeAbove = 0
  /// Where it stands among those in play.
  var order = GestureOrder()
}
