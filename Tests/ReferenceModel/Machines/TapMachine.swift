/// TAP-01: a number of fingers, a number of times.
struct TapMachine: Machine {
  let taps: Int
  let fingers: Int
  private var done = 0
  /// Fingers that have gone down in this tap.
  private var landed = 0
  /// TAP-15: the centre of the first tap's fingers where they went down.
  private var start: Place?

  /// TAP-07, milliseconds.
  static let duration = 750
  /// TAP-12, milliseconds.
  static let gap = 350
  /// TAP-04, milliseconds.
  static let window = 350
  /// TAP-08, points.
  static let allowable = 45.0

  init(taps: Int, fingers: Int) {
    self.taps = taps
    self.fingers = fingers
  }

  mutating func began(_ turn: inout MachineTurn) {
    turn.decide(.stop(.gap))
    // TAP-03: in one tap no more fingers go down than it needs, also when one is up again.
    guard landed < fingers else { return turn.decide(.fail) }
    if landed == 0 {
      // TAP-07: measured from the tap's first finger.
      turn.decide(.start(.duration, Self.duration))
      // TAP-04
      if turn.down.count < fingers { turn.decide(.start(.fingers, Self.window)) }
    }
    landed += turn.new.count
    guard turn.down.count == fingers else { return }
    turn.decide(.stop(.fingers))
    if let start {
      // TAP-08: a later tap is where the first one was.
      if (turn.centre - start).length > Self.allowable { turn.decide(.fail) }
    } else {
      start = turn.startCentre
    }
  }

  mutating func moved(_ turn: inout MachineTurn) {
    // TAP-08
    if turn.drift > Self.allowable { turn.decide(.fail) }
  }

  mutating func lifted(_ turn: inout MachineTurn) {
    // TAP-08: once more for those that were down until now, as one that lifted before may have kept their centre back.
    guard turn.driftBefore <= Self.allowable else { return turn.decide(.fail) }
    // TAP-01: with too few fingers it is no tap.
    guard landed >= fingers else { return turn.decide(.fail) }
    // TAP-02: the last finger of the tap counts.
    guard turn.down.isEmpty else { return }
    turn.decide(.stop(.duration))
    landed = 0
    done += 1
    // TAP-12
    turn.decide(done == taps ? .end : .start(.gap, Self.gap))
  }

  mutating func fired(_ timer: MachineTimer, _ turn: inout MachineTurn) { turn.decide(.fail) }
}
