/// The numbers that decide, with the names under which a scene may change them (docs/rules.md, Constants).
public struct EngineConstants: Hashable, Sendable {
  /// Longest touch of one tap, seconds. TAP-07, engine choice.
  public var tapMaximumDuration = 0.75
  /// Longest gap between two taps, seconds. TAP-12, observed.
  public var tapMaximumInterval = 0.35
  /// How far the fingers of a tap may move, points. TAP-08; the number is an engine choice.
  public var tapAllowableMovement = 45.0
  /// Time in which all fingers of a tap must go down, seconds. TAP-04, engine choice.
  public var tapFingersWindow = 0.35
  /// Movement before a pan begins, points. PAN-02, observed.
  public var panHysteresis = 10.0
  /// Change of the fingers' distance before a pinch begins, points. EC-02, engine choice.
  public var pinchHysteresis = 8.0
  /// Least way of a swipe along its direction, points. EC-21, engine choice.
  public var swipeMinimumDistance = 50.0
  /// Most way of a swipe across its direction, points. EC-21, engine choice.
  public var swipeMaximumDrift = 50.0
  /// Least speed of a swipe along its direction, from one sample to the next, points per second. SWP-12; the number is an
  /// engine choice.
  public var swipeMinimumSpeed = 70.0
  /// Speed from which on a swipe has to go all of its way, points per second. SWP-09; the number is an engine choice.
  public var swipeFullSpeed = 300.0
  /// The least part of the way, and of what may be across, that a slow swipe has. SWP-09; the number is an engine choice.
  public var swipeSlowPart = 0.5
  /// Turn before a rotation begins, degrees below 90. ROT-11, observed to be 5 at most.
  public var rotationHysteresis = 5.0
  /// Width of the band at an edge of the screen in which an edge pan starts, points. EDG-02; the number is an engine choice.
  public var edgeWidth = 13.0
  /// Movement across the edge before an edge pan begins, points. EC-23, engine choice.
  public var edgeHysteresis = 10.0
  /// How long a push, a pop or a presentation takes, seconds. EC-51, engine choice.
  public var transitionDuration = 0.35
  /// Part of the width from which on a back swipe completes. EC-52, engine choice.
  public var backSwipeCompletion = 0.5
  /// Speed that completes a back swipe however short it was, or undoes it, points per second. EC-52, engine choice.
  public var backSwipeFlick = 300.0
  /// Width of the band at the top and bottom of the screen that the system watches, points. EC-53, engine choice.
  public var systemEdgeWidth = 20.0
  /// Movement inward that makes it a gesture of the system, points. EC-53, engine choice.
  public var systemGestureDistance = 10.0
  /// How long a resting finger in that band is kept from its view, seconds. EC-53, engine choice.
  public var systemGateDelay = 1.0
  /// Weight of the newest sample in a velocity, 0 to 1. Engine choice.
  public var velocityWeight = 0.7
  /// What counts as inside around a control that tracks, points. CTL-06.
  public var controlTrackingMargin = 70.0
  /// How far beside a slider's thumb a finger still takes hold of it, points. CTL-44; the number is an engine choice.
  public var sliderThumbMargin = 8.0
  /// How long a finger rests on a stepper before it steps by itself, seconds. CTL-50; the number is an engine choice.
  public var stepperRepeatDelay = 0.5
  /// Time between two steps of a resting finger, seconds; half of it after ten. CTL-50; the number is an engine choice.
  public var stepperRepeatInterval = 0.1
  /// Alpha below which a view is not hit. HT-07, documented.
  public var alphaThreshold = 0.01

  /// How long a scroll view keeps its content waiting for a touch, seconds. SCR-03, documented.
  public var contentTouchDelay = 0.15
  /// How a scroll view follows a finger beyond its edges. SCR-29, observed.
  public var rubberBandCoefficient = 0.55
  /// Release speed below which an axis stays where it is, points per second. SCR-90.
  public var scrollMinimumReleaseSpeed = 250.0
  /// Rest after which a drag that caught moving content has none of its speed any more, seconds. SCR-92; the number is an
  /// engine choice.
  public var scrollMomentumRest = 0.1
  /// Speed at which a deceleration ends, points per second. SCR-84, observed.
  public var decelerationStop = 10.0
  /// The spring that brings content back to its edge, 1/s². SCR-85, observed.
  public var bounceStiffness = 121.0
  /// Distance from the edge at which a bounce ends, points. SCR-85.
  public var bounceSettled = 0.5
  /// The spring that brings a page into place, 1/s². SCR-61; the number is an engine choice.
  public var pagingStiffness = 324.0
  /// Speed that turns a page however short the drag was, points per second. SCR-60, engine choice.
  public var pagingFlick = 300.0
  /// How many times longer one direction must be than the other for a lock. SCR-33; the number is an engine choice.
  public var directionalLockRatio = 2.0
  /// How long an animated change of the offset takes, seconds. SCR-55, engine choice.
  public var scrollAnimation = 0.3
  /// Time between two frames of what moves by itself, seconds. Engine choice.
  public var frame = 1.0 / 60
  /// Pixels in a point, to which offsets are rounded. SCR-24; the number is an engine choice.
  public var pixelsPerPoint = 2.0

  /// With the numbers of real UIKit, or this engine's choice.
  public init() {}

  /// Names and places, for scene files and lists.
  public static let keys: [(name: String, path: WritableKeyPath<EngineConstants, Double>)] = [
    ("tapMaximumDuration", \.tapMaximumDuration), ("tapMaximumInterval", \.tapMaximumInterval),
    ("tapAllowableMovement", \.tapAllowableMovement), ("tapFingersWindow", \.tapFingersWindow),
    ("panHysteresis", \.panHysteresis), ("pinchHysteresis", \.pinchHysteresis),
    ("swipeMinimumDistance", \.swipeMinimumDistance), ("swipeMaximumDrift", \.swipeMaximumDrift),
    ("swipeMinimumSpeed", \.swipeMinimumSpeed), ("swipeFullSpeed", \.swipeFullSpeed),
    ("swipeSlowPart", \.swipeSlowPart),
    ("rotationHysteresis", \.rotationHysteresis), ("edgeWidth", \.edgeWidth),
    ("edgeHysteresis", \.edgeHysteresis), ("transitionDuration", \.transitionDuration),
    ("backSwipeCompletion", \.backSwipeCompletion), ("backSwipeFlick", \.backSwipeFlick),
    ("systemEdgeWidth", \.systemEdgeWidth), ("systemGestureDistance", \.systemGestureDistance),
    ("systemGateDelay", \.systemGateDelay),
    ("velocityWeight", \.velocityWeight),
    ("controlTrackingMargin", \.controlTrackingMargin), ("alphaThreshold", \.alphaThreshold),
    ("sliderThumbMargin", \.sliderThumbMargin), ("stepperRepeatDelay", \.stepperRepeatDelay),
    ("stepperRepeatInterval", \.stepperRepeatInterval),
    ("contentTouchDelay", \.contentTouchDelay),
    ("rubberBandCoefficient", \.rubberBandCoefficient), ("decelerationStop", \.decelerationStop),
    ("scrollMinimumReleaseSpeed", \.scrollMinimumReleaseSpeed),
    ("scrollMomentumRest", \.scrollMomentumRest),
    ("bounceStiffness", \.bounceStiffness), ("bounceSettled", \.bounceSettled),
    ("pagingStiffness", \.pagingStiffness), ("pagingFlick", \.pagingFlick),
    ("directionalLockRatio", \.directionalLockRatio), ("scrollAnimation", \.scrollAnimation),
    ("frame", \.frame), ("pixelsPerPoint", \.pixelsPerPoint),
  ]
}

/// What bounds every loop of the engine; reaching one leaves a warning in the trace.
public enum EngineLimits {
  /// Fingers that may be down at one time.
  public static let fingersMax = 64
  /// Depth of a view tree; checked when a subtree is added.
  public static let viewDepthMax = 512
  /// Links of a responder chain (RC-15).
  public static let chainLengthMax = 2048
  /// Assignments of one recognizer that take effect in one pass (GR-54).
  public static let assignmentsPerPassMax = 100
  /// Deadlines that one step may fire.
  public static let deadlinesPerStepMax = 10_000
  /// Layouts that follow from layouts in one turn.
  public static let layoutRoundsMax = 100
  /// Rounds of the update loop in one pass.
  public static let roundsPerPassMax = 1000
}
