import Foundation
import TouchGeometry
import TouchTrace

/// Decides whether fingers drag, and how far (PAN-01 to PAN-25). Places on the screen, points.
nonisolated struct PanMachine: FingerMachine, Hashable, Sendable {
  struct Configuration: Hashable, Sendable {
    var minimumTouches = 1
    var maximumTouches = Int.max
    var hysteresis = 10.0
    var velocityWeight = 0.7
    /// False: movement along that axis does not count toward the begin (SCR-65).
    var measuresX = true
    var measuresY = true
    /// True: fingers that do not move in an event have no part in its movement (SCR-19, PAN-24).
    var leavesOutResting = false
  }

  enum State: Hashable, Sendable { case possible, begun, over }

  var isMeasured = true
  var configuration = Configuration()
  private(set) var state = State.possible
  private(set) var fingers = FingerSet()
  /// Movement of the middle of the fingers since the first of them went down; fingers that come and go leave no jump.
  private(set) var moved = CGPoint.zero
  /// What `translation` leaves out: the way that it took to begin.
  private(set) var origin = CGPoint.zero
  private(set) var velocity = VelocityTracker()
  private var most = 0

  /// Raw while possible, without the hysteresis from the begin on (PAN-25).
  var translation: CGPoint { CGPoint(x: moved.x - origin.x, y: moved.y - origin.y) }

  /// The part of the movement that decides about the begin.
  private var counted: CGPoint {
    CGPoint(x: configuration.measuresX ? moved.x : 0, y: configuration.measuresY ? moved.y : 0)
  }

  mutating func began(_ points: [FingerPoint], at now: Instant) -> MachineActions {
    for point in points where fingers.count < configuration.maximumTouches { fingers.add(point) }
    most = max(most, fingers.count)
    velocity.add(moved, at: now, weight: configuration.velocityWeight)
    return .none
  }

  mutating func moved(_ points: [FingerPoint], at now: Instant) -> MachineActions {
    guard let way = fingers.carry(points, leavingOutResting: configuration.leavesOutResting),
      state != .over
    else { return .none }
    guard fingers.count >= configuration.minimumTouches else {
      return measure(.touches, Double(fingers.count), Double(configuration.minimumTouches))
    }
    moved = CGPoint(x: moved.x + way.to.x - way.from.x, y: moved.y + way.to.y - way.from.y)
    velocity.add(moved, at: now, weight: configuration.velocityWeight)
    guard state == .possible else { return SmallList(.change) }
    let distance = CGPoint.zero.distance(to: counted)
    let limit = configuration.hysteresis
    guard distance >= limit else { return measure(.distance, distance, limit) }
    return measure(.distance, distance, limit)
      + SmallList(.begin(.thresholdReached, measured: distance, limit: limit, .pan02))
  }

  /// The begin was allowed, or forced by a subclass: then nothing is taken off (real code, 8).
  mutating func hasBegun(isForced: Bool) {
    guard state == .possible else { return }
    state = .begun
    let distance = CGPoint.zero.distance(to: counted)
    if isForced || distance == 0 {
      origin = isForced ? moved : .zero
    } else {
      let part = min(configuration.hysteresis, distance) / distance
      origin = CGPoint(x: counted.x * part, y: counted.y * part)
    }
  }

  mutating func ended(_ points: [FingerPoint], at now: Instant) -> MachineActions {
    var actions = MachineActions()
    let before = fingers.changed(points)
    if !before.isEmpty { actions = moved(before, at: now).filter { !$0.isChange } }
    for point in points { fingers.remove(point.id) }
    guard fingers.isEmpty, state != .over else { return actions }
    let wasBegun = state == .begun || actions.contains(where: \.isBegin)
    state = .over
    if wasBegun { return actions + SmallList(.end(.lifted, measured: 0, limit: 0, .pan07)) }
    if most < configuration.minimumTouches {
      return actions
        + SmallList(
          .fail(
            .tooFewTouches, measured: Double(most), limit: Double(configuration.minimumTouches),
            .pan10))
    }
    return actions
      + SmallList(
        .fail(
          .notMovedEnough, measured: CGPoint.zero.distance(to: counted),
          limit: configuration.hysteresis, .pan07))
  }

  mutating func cancelled() -> MachineActions {
    let wasBegun = state == .begun
    state = .over
    return SmallList(wasBegun ? .cancel : .fail(.systemCancel, measured: 0, limit: 0, .pan23))
  }

  /// `setTranslation`: the present place reads as `value` (PAN-12); the velocity goes on (EC-116).
  mutating func rebase(to value: CGPoint) {
    origin = CGPoint(x: moved.x - value.x, y: moved.y - value.y)
  }

  mutating func reset() {
    state = .possible
    fingers.removeAll()
    moved = .zero
    origin = .zero
    velocity.reset()
    most = 0
  }
}

nonisolated extension MachineAction {
  var isChange: Bool { self == .change }
  var isBegin: Bool {
    if case .begin = self { return true }
    return false
  }
}
