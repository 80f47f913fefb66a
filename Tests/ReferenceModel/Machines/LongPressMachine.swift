/// LPR-01: a number of fingers that rest for half a second.
struct LongPressMachine: Machine {
  let fingers: Int
  private var hasBegun = false
  /// Those that pressed when it began.
  private var pressing: [Int] = []

  /// LPR-01, milliseconds.
  static let duration = 500
  /// LPR-01, points.
  static let allowable = 10.0

  init(fingers: Int) { self.fingers = fingers }

  mutating func began(_ turn: inout MachineTurn) {
    // LPR-08: a finger that comes after the begin neither ends it nor makes it fail.
    guard !hasBegun else { return }
    // EC-01
    guard turn.down.count <= fingers else { return turn.decide(.fail) }
    // LPR-02
    if turn.down.count == fingers { turn.decide(.start(.press, Self.duration)) }
  }

  mutating func moved(_ turn: inout MachineTurn) {
    guard !hasBegun else {
      // LPR-07
      if turn.moved.contains(where: { pressing.contains($0.id) }) { turn.decide(.change) }
      return
    }
    // LPR-05
    if turn.drift > Self.allowable { turn.decide(.fail) }
  }

  mutating func lifted(_ turn: inout MachineTurn) {
    // LPR-06
    guard hasBegun else { return turn.decide(.fail) }
    // LPR-08
    if turn.lifted.contains(where: { pressing.contains($0.id) }) { turn.decide(.end) }
  }

  mutating func fired(_ timer: MachineTimer, _ turn: inout MachineTurn) {
    // LPR-02
    hasBegun = true
    pressing = turn.down.map(\.id)
    turn.decide(.begin)
  }
}
