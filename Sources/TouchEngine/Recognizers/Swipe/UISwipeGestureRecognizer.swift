public import Foundation
public import TouchTrace

/// Recognizes a quick, straight movement while the fingers are still down (SWP-01, DL-26).
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// One or more directions, in the axes of the screen.
  public nonisolated struct Direction: OptionSet, Hashable, Sendable {
    /// Its number or name.
    public let rawValue: UInt
    /// The set whose bits are these.
    public nonisolated init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    /// Upward.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downward.
    public static let down = Direction(rawValue: 1 << 3)

    /// Single directions with their names and unit vectors.
    public static let named: [(name: String, direction: Direction, vector: CGPoint)] = [
      ("right", .right, CGPoint(x: 1, y: 0)), ("left", .left, CGPoint(x: -1, y: 0)),
      ("up", .up, CGPoint(x: 0, y: -1)), ("down", .down, CGPoint(x: 0, y: 1)),
    ]

    /// The single directions with their names.
    public var names: [String] { Self.named.filter { contains($0.direction) }.map(\.name) }
  }

  /// Which ways count; the action does not tell which of several it was (SWP-14).
  open var direction: Direction = .right
  /// Exactly so many fingers (SWP-03).
  open var numberOfTouchesRequired = 1

  @exclusivity(unchecked) private var machine = SwipeMachine()

  open override var touchscopeIsDiscrete: Bool { true }
  open override var touchscopeTouchesRequired: Int { max(1, numberOfTouchesRequired) }
  open override var touchscopeAxis: MovementAxis? {
    MovementAxis(
      horizontal: !direction.isDisjoint(with: [.left, .right]),
      vertical: !direction.isDisjoint(with: [.up, .down]))
  }
  open override var touchscopeNeed: RecognizerNeed? {
    .swipe(directions: direction.names, fingers: numberOfTouchesRequired)
  }

  override func handle(_ phase: UITouch.Phase, _ points: [FingerPoint]) {
    if phase == .began { configure() }
    perform(ask(&machine, phase, points))
  }

  /// The unit vectors of the directions, found when these change.
  private var vectors: [CGPoint] = []
  private var directionOfVectors: Direction = []

  private func configure() {
    if directionOfVectors != direction {
      directionOfVectors = direction
      vectors = Direction.named.filter { direction.contains($0.direction) }.map(\.vector)
    }
    let constants = touchscopeEngine.constants
    machine.configuration = SwipeMachine.Configuration(
      directions: vectors,
      touches: max(1, numberOfTouchesRequired), minimumDistance: constants.swipeMinimumDistance,
      maximumDrift: constants.swipeMaximumDrift, minimumSpeed: constants.swipeMinimumSpeed,
      fullSpeed: constants.swipeFullSpeed, slowPart: min(max(constants.swipeSlowPart, 0), 1))
  }

  open override func reset() {
    super.reset()
    machine.reset()
  }

  /// Where the swipe began, not where it was recognized (SWP-13, observed).
  open override var screenLocation: CGPoint { machine.start ?? super.screenLocation }

  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard machine.startPoints.indices.contains(touchIndex) else {
      return super.location(ofTouch: touchIndex, in: view)
    }
    return place(machine.startPoints[touchIndex], in: view)
  }
}
