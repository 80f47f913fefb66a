import Foundation
import TouchGeometry
import TouchTrace

/// Decides whether fingers swipe (SWP-01 to SWP-13). Places on the screen, points.
///
/// The speed along the direction from one sample to the next counts, not the time since the touch-down (SWP-12).
nonisolated struct SwipeMachine: FingerMachine, Hashable, Sendable {
  struct Configuration: Hashable, Sendable {
    /// Unit vectors of the directions that count, in the order right, left, up, down.
    var directions = [CGPoint(x: 1, y: 0)]
    var touches = 1
    /// Least way along the direction, points. Engine choice.
    var minimumDistance = 50.0
    /// Most way across it, points. Engine choice.
    var maximumDrift = 50.0
    /// Least speed along it from one sample to the next, points per second. SWP-12; the number is an engine choice.
    var minimumSpeed = 70.0
    /// From this speed on all of the distance and drift counts, points per second. Engine choice.
    var fullSpeed = 300.0
    /// The least part of both. Engine choice.
    var slowPart = 0.5

    /// What part of distance and drift a swipe of some speed has: the slower, the shorter and the straighter (SWP-09).
    func part(at speed: Double) -> Double {
      fullSpeed > 0 ? min(max(speed / fullSpeed, slowPart), 1) : 1
    }
  }

  private struct Sample: Hashable, Sendable {
    let time: Instant
    let moved: CGPoint
  }

  /// Where it stands; `start` is the middle of the fingers where they went down.
  private enum State: Hashable, Sendable {
    /// So many fingers have come.
    case gathering(seen: Int)
    case swiping(start: CGPoint)
    /// Without a start when they never were all down.
    case over(start: CGPoint?)
  }

  /// A way seen from one direction: how far along it and how far across it, points.
  private struct Verdict {
    let direction: CGPoint
    let along: Double
    let across: Double
  }

  /// How far along its direction and how far across it a swipe of some speed goes, points (SWP-09).
  private struct Limits {
    let least: Double
    let most: Double
    let areLowered: Bool
    var rule: Rule { areLowered ? .swp09 : .ec21 }
  }

  var isMeasured = true
  var configuration = Configuration()
  private(set) var fingers = FingerSet()
  private var state = State.gathering(seen: 0)
  /// Where the fingers went down (SWP-13); empty until all are down.
  private(set) var startPoints: [CGPoint] = []
  /// Where the fingers are, and where they were at the last moment before that; the same at the start.
  private var last = Sample(time: .zero, moved: .zero)
  private var before = Sample(time: .zero, moved: .zero)

  /// The middle of the fingers where they went down (SWP-13); nil until all are down.
  var start: CGPoint? {
    switch state {
    case .gathering: nil
    case .swiping(let start): start
    case .over(let start): start
    }
  }

  private var wanted: Double { Double(configuration.touches) }

  mutating func began(_ points: [FingerPoint], at now: Instant) -> MachineActions {
    fingers.add(points)
    let seen: Int
    switch state {
    case .gathering(let before): seen = before + points.count
    case .swiping: seen = configuration.touches + points.count
    case .over: return .none
    }
    guard seen <= configuration.touches else {
      return fail(.tooManyTouches, Double(seen), wanted, .swp03)
    }
    state = .gathering(seen: seen)
    if seen == configuration.touches, fingers.count == seen {
      state = .swiping(start: fingers.startCenter)
      startPoints = fingers.starts
      last = Sample(time: now, moved: .zero)
      before = last
    }
    return .none
  }

  mutating func moved(_ points: [FingerPoint], at now: Instant) -> MachineActions {
    if case .over = state { return .none }
    guard fingers.move(points) else { return .none }
    guard case .swiping(let start) = state, fingers.count == configuration.touches else {
      return measure(.touches, Double(fingers.count), wanted)
        + fail(.tooFewTouches, Double(fingers.count), wanted, .swp03)
    }
    let center = fingers.center
    let way = CGPoint(x: center.x - start.x, y: center.y - start.y)
    note(Sample(time: now, moved: way))
    return judge(way)
  }

  /// Of samples of one moment the last one counts.
  private mutating func note(_ sample: Sample) {
    if sample.time > last.time { before = last }
    last = sample
  }

  private mutating func judge(_ way: CGPoint) -> MachineActions {
    let best = best(way)
    let (along, across) = (best.along, best.across)
    let other = max(across, -along)
    let limit = configuration.minimumDistance
    // Nothing is decided yet, whatever the speed is, and nobody wants to know it.
    if !isMeasured, along < limit * configuration.slowPart, other < limit { return .none }
    let speed = speed(along: best.direction)
    let limits = limits(at: speed)
    let lowering: Rule = limits.areLowered ? .swp09 : .none
    var actions =
      measure(.distance, max(0, along), limits.least, lowering)
      + measure(.across, across, limits.most, lowering)
      + measure(.speed, max(0, speed), configuration.minimumSpeed)
    // One that is too slow is judged where the whole way is behind it.
    let isFast = speed >= configuration.minimumSpeed
    if along >= (isFast ? limits.least : configuration.minimumDistance) {
      guard isFast, across <= limits.most else { return actions + refuse(best, speed, limits) }
      state = .over(start: start)
      actions.append(
        .end(.thresholdReached, measured: along, limit: limits.least, limits.rule))
      return actions
    }
    guard other >= limit else { return actions }
    return actions + fail(.wrongDirection, other, limit, .swp01)
  }

  /// Fails one that is long enough for its speed.
  private mutating func refuse(
    _ verdict: Verdict, _ speed: Double, _ limits: Limits
  ) -> MachineActions {
    verdict.across > limits.most
      ? fail(.movedTooFar, verdict.across, limits.most, limits.rule)
      : fail(.tooSlow, max(0, speed), configuration.minimumSpeed, .swp12)
  }

  private func limits(at speed: Double) -> Limits {
    let part = configuration.part(at: speed)
    return Limits(
      least: configuration.minimumDistance * part, most: configuration.maximumDrift * part,
      areLowered: part < 1)
  }

  /// The direction that most of the way goes along, the first of equal ones.
  private func best(_ way: CGPoint) -> Verdict {
    var best: Verdict?
    for direction in configuration.directions {
      let along = way.x * direction.x + way.y * direction.y
      if let best, along <= best.along { continue }
      best = Verdict(
        direction: direction, along: along,
        across: abs(way.x * direction.y - way.y * direction.x))
    }
    return best ?? Verdict(direction: .zero, along: 0, across: CGPoint.zero.distance(to: way))
  }

  /// Points per second from the sample before to the last one; 0 while all of them are of one moment.
  private func speed(along direction: CGPoint) -> Double {
    let seconds = last.time.since(before.time)
    guard seconds > 0 else { return 0 }
    let x = (last.moved.x - before.moved.x) * direction.x
    let y = (last.moved.y - before.moved.y) * direction.y
    return (x + y) / seconds
  }

  mutating func ended(_ points: [FingerPoint], at now: Instant) -> MachineActions {
    let actions = moved(fingers.changed(points), at: now)
    for point in points { fingers.remove(point.id) }
    guard fingers.isEmpty else { return actions }
    switch state {
    case .gathering(let seen):
      return actions + fail(.tooFewTouches, Double(seen), wanted, .swp03)
    case .swiping: return actions + lifted()
    case .over: return actions
    }
  }

  /// Fails by the limits of the last sample, which a finger that never moved has none of.
  private mutating func lifted() -> MachineActions {
    let best = best(last.moved)
    let along = max(0, best.along)
    guard last.time > before.time else {
      return fail(.notMovedEnough, along, configuration.minimumDistance, .swp04)
    }
    let speed = speed(along: best.direction)
    let limits = limits(at: speed)
    // What is long enough at its speed has not been judged yet only because it is too slow.
    guard along < limits.least else { return refuse(best, speed, limits) }
    return fail(.notMovedEnough, along, limits.least, limits.areLowered ? .swp09 : .swp04)
  }

  mutating func cancelled() -> MachineActions { fail(.systemCancel, 0, 0, .win13) }

  private mutating func fail(
    _ reason: Reason, _ measured: Double, _ limit: Double, _ rule: Rule
  ) -> MachineActions {
    if case .over = state { return .none }
    state = .over(start: start)
    return SmallList(.fail(reason, measured: measured, limit: limit, rule))
  }

  mutating func reset() {
    fingers.removeAll()
    state = .gathering(seen: 0)
    startPoints = []
  }
}
