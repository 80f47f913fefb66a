/// One axis of a scroll view that moves by itself after a lift, in steps of one millisecond (SCR-84, SCR-85).
///
/// Only products and sums decide, so that the motion is the same on every machine.
struct ScrollMotion: Hashable, Sendable {
  enum Mode: Hashable, Sendable {
    case rest
    /// Slows down; `goal` is the offset on which it must rest, where somebody chose one (SCR-50).
    case glide(goal: Double?)
    /// Pulled to `target` by a critically damped spring of that stiffness, 1/s².
    case spring(target: Double, stiffness: Double)
  }

  struct Constants: Hashable, Sendable {
    /// Speed that is left after a millisecond, as a part (SCR-44).
    var rate: Double
    /// Speed at which a deceleration ends, points per millisecond (SCR-84).
    var stop: Double
    var bounceStiffness: Double
    /// Distance from the edge at which a bounce ends, points (SCR-85).
    var bounceSettled: Double
  }

  var position: Double
  /// Points per millisecond.
  private(set) var velocity: Double
  private(set) var mode: Mode
  /// Where the axis can scroll now; content and insets may become others while it moves.
  var range: ScrollRange {
    didSet { if range != oldValue { rangeChanged(from: oldValue) } }
  }
  let constants: Constants

  var isAtRest: Bool { mode == .rest }

  /// Where a deceleration from `velocity` ends, as `scrollViewWillEndDragging` is told (SCR-87).
  static func projected(_ position: Double, _ velocity: Double, _ constants: Constants) -> Double {
    let speed = abs(velocity) - constants.stop
    guard speed > 0 else { return position }
    let way = speed * (1 + constants.rate) / (2 * (1 - constants.rate))
    return position + (velocity < 0 ? -way : way)
  }

  /// A release; a goal beside the one that the velocity leads to is met exactly (SCR-50).
  init(
    from position: Double, velocity: Double, goal: Double?, range: ScrollRange,
    constants: Constants
  ) {
    self.position = position
    self.velocity = velocity
    self.range = range
    self.constants = constants
    mode = .rest
    let beyond = range.overshoot(position)
    if beyond != 0 {
      mode = .spring(target: range.limit(position), stiffness: constants.bounceStiffness)
    } else if let goal {
      let way = goal - position
      guard way != 0 else { return }
      let speed = abs(way) * (1 - constants.rate) / constants.rate + constants.stop
      self.velocity = way < 0 ? -speed : speed
      mode = .glide(goal: goal)
    } else if abs(velocity) >= constants.stop, range.canMove {
      mode = .glide(goal: nil)
    }
  }

  /// Settles on a page, never beyond it (SCR-61).
  init(
    from position: Double, velocity: Double, page: Double, stiffness: Double, range: ScrollRange,
    constants: Constants
  ) {
    self.position = position
    self.range = range
    self.constants = constants
    let way = page - position
    // A faster start than this would carry the spring past its target.
    let most = abs(way) * stiffness.squareRoot() / 1000
    self.velocity = velocity * way > 0 ? min(max(velocity, -most), most) : 0
    mode = way == 0 ? .rest : .spring(target: page, stiffness: stiffness)
  }

  /// One millisecond.
  mutating func step() {
    switch mode {
    case .rest: break
    case .glide(let goal): glide(goal)
    case .spring(let target, let stiffness): swing(target, stiffness)
    }
  }

  private mutating func glide(_ goal: Double?) {
    let wasInside = range.overshoot(position) == 0
    velocity *= constants.rate
    position += velocity
    if wasInside, range.overshoot(position) != 0 {
      let edge = range.limit(position)
      if range.bounces {
        mode = .spring(target: edge, stiffness: constants.bounceStiffness)
      } else {
        stop(at: edge)
      }
    } else if abs(velocity) < constants.stop {
      stop(at: goal ?? position)
    }
  }

  private mutating func swing(_ target: Double, _ stiffness: Double) {
    let overshoot = position - target
    let damping = 2 * stiffness.squareRoot()
    velocity -= (stiffness * overshoot + damping * velocity * 1000) * 0.000_001
    position += velocity
    let rest = position - target
    if abs(rest) < constants.bounceSettled, abs(velocity) < constants.stop {
      stop(at: target)
    } else if overshoot * rest < 0, range.overshoot(position) == 0,
      target == range.least || target == range.most, abs(velocity) >= constants.stop
    {
      // Thrown back over the edge faster than the spring pulls: the content goes on with that speed.
      mode = .glide(goal: nil)
    }
  }

  /// What lies beyond an edge goes to where that edge is now; what does not any more slows down where it is (EC-117).
  private mutating func rangeChanged(from old: ScrollRange) {
    if range.overshoot(position) != 0 {
      let edge = range.limit(position)
      if range.bounces {
        mode = .spring(target: edge, stiffness: constants.bounceStiffness)
      } else {
        stop(at: edge)
      }
    } else if old.overshoot(position) != 0 {
      mode = .glide(goal: nil)
    }
  }

  private mutating func stop(at offset: Double) {
    position = offset
    velocity = 0
    mode = .rest
  }
}
