/// PAN-01: fingers that move; with an edge, one finger that comes over it.
struct PanMachine: Machine {
  let least: Int
  let most: Int
  let isFromEdge: Bool
  private var hasBegun = false
  private var travel = Travel()

  /// PAN-02, EC-23, points.
  static let hysteresis = 10.0
  /// EDG-02: the width of the band at the edge, points.
  static let edge = 13.0

  init(least: Int, most: Int, isFromEdge: Bool) {
    self.least = least
    self.most = most
    self.isFromEdge = isFromEdge
  }

  mutating func began(_ turn: inout MachineTurn) {
    // PAN-09, EDG-09
    for contact in turn.new where turn.down.firstIndex(where: { $0.id == contact.id })! >= most {
      turn.ignore(contact)
    }
    if isFromEdge, turn.new.contains(where: { $0.place.x >= Self.edge }) {
      // EDG-02
      return turn.decide(.fail)
    }
    travel.rebase(to: turn.centre)
  }

  mutating func moved(_ turn: inout MachineTurn) {
    // PAN-10: with too few fingers nothing counts.
    guard turn.down.count >= least else { return travel.rebase(to: turn.centre) }
    travel.move(to: turn.centre)
    // PAN-06
    guard !hasBegun else { return turn.decide(.change) }
    if isFromEdge {
      // EC-23: only the way across the edge counts; along it the finger must not go.
      if travel.way.x >= Self.hysteresis {
        begin(&turn)
      } else if abs(travel.way.y) >= Self.hysteresis {
        turn.decide(.fail)
      }
    } else if travel.way.length >= Self.hysteresis {
      // PAN-02, SCR-86: reaching it is enough.
      begin(&turn)
    }
  }

  private mutating func begin(_ turn: inout MachineTurn) {
    hasBegun = true
    turn.decide(.begin)
  }

  mutating func lifted(_ turn: inout MachineTurn) {
    travel.rebase(to: turn.centre)
    // PAN-07
    if turn.down.isEmpty { turn.decide(hasBegun ? .end : .fail) }
  }

  mutating func fired(_ timer: MachineTimer, _ turn: inout MachineTurn) {}
}
