/// SWP-01: a quick move in one direction.
struct SwipeMachine: Machine {
  let side: Side
  let fingers: Int
  /// Fingers that have gone down.
  private var landed = 0
  private var travel = Travel()
  /// The sample before, along the direction.
  private var last = (time: 0, along: 0.0)

  /// EC-21, points.
  static let distance = 50.0
  /// EC-21, points.
  static let drift = 50.0
  /// SWP-12, points per second.
  static let least = 70.0
  /// EC-33, points per second.
  static let full = 300.0

  init(_ side: Side, fingers: Int) {
    self.side = side
    self.fingers = fingers
  }

  mutating func began(_ turn: inout MachineTurn) {
    // SWP-03
    landed += turn.new.count
    guard landed <= fingers else { return turn.decide(.fail) }
    travel.restart(at: turn.centre)
    last = (turn.now, 0)
  }

  mutating func moved(_ turn: inout MachineTurn) {
    // SWP-03
    guard turn.down.count == fingers else { return turn.decide(.fail) }
    travel.move(to: turn.centre)
    let along = self.along
    let speed = (along - last.along) / (Double(turn.now - last.time) / 1000)
    last = (turn.now, along)
    // EC-33: a slow swipe needs less distance and more precision.
    let part = min(1, max(0.5, speed / Self.full))
    let isFast = speed >= Self.least
    if along >= (isFast ? Self.distance * part : Self.distance) {
      // EC-21, SWP-12
      turn.decide(across <= Self.drift * part && isFast ? .end : .fail)
    } else if max(across, -along) >= Self.drift {
      // EC-21: before it has its way it must go neither so far across nor so far back.
      turn.decide(.fail)
    }
  }

  private var along: Double {
    switch side {
    case .left: -travel.way.x
    case .right: travel.way.x
    case .up: -travel.way.y
    case .down: travel.way.y
    }
  }

  private var across: Double {
    switch side {
    case .left, .right: abs(travel.way.y)
    case .up, .down: abs(travel.way.x)
    }
  }

  mutating func lifted(_ turn: inout MachineTurn) {
    travel.rebase(to: turn.centre)
    // SWP-04
    if turn.down.isEmpty { turn.decide(.fail) }
  }

  mutating func fired(_ timer: MachineTimer, _ turn: inout MachineTurn) {}
}
