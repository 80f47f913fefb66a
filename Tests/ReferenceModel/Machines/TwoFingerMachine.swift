/// PIN-01, ROT-01: two fingers that come nearer, part, or turn.
struct TwoFingerMachine: Machine {
  let turns: Bool
  private var hasBegun = false
  /// The two that it follows; a third one changes nothing.
  private var pair: [Int] = []
  /// From the first finger to the second one when both were down.
  private var start: Place?

  /// EC-02, points.
  static let pinch = 8.0
  /// ROT-10, EC-22: the square of the sine of 5 degrees.
  static let sine = 0.007_596_123_493_895_97

  init(turns: Bool) { self.turns = turns }

  mutating func began(_ turn: inout MachineTurn) {
    // PIN-01: two touches.
    for contact in turn.new where pair.count < 2 { pair.append(contact.id) }
    if start == nil { start = vector(turn) }
  }

  mutating func moved(_ turn: inout MachineTurn) {
    // EC-05, ROT-08: with one finger it rests.
    guard turn.moved.contains(where: { pair.contains($0.id) }), let start, let now = vector(turn)
    else { return }
    guard !hasBegun else { return turn.decide(.change) }
    guard turns ? Self.hasTurned(start, now) : abs(now.length - start.length) >= Self.pinch else {
      return
    }
    hasBegun = true
    turn.decide(.begin)
  }

  mutating func lifted(_ turn: inout MachineTurn) {
    // PIN-13, PIN-01, ROT-01: it ends when both are lifted.
    let before = pair.count
    for contact in turn.lifted { pair.removeAll { $0 == contact.id } }
    if pair.count < before { start = nil }
    if pair.isEmpty { turn.decide(hasBegun ? .end : .fail) }
  }

  mutating func fired(_ timer: MachineTimer, _ turn: inout MachineTurn) {}

  private func vector(_ turn: MachineTurn) -> Place? {
    let places = pair.compactMap { id in turn.down.first { $0.id == id }?.place }
    return places.count == 2 ? places[1] - places[0] : nil
  }

  /// ROT-10: decided by products, never by an angle.
  private static func hasTurned(_ a: Place, _ b: Place) -> Bool {
    let dot = a.x * b.x + a.y * b.y
    let cross = a.x * b.y - a.y * b.x
    let lengths = (a.x * a.x + a.y * a.y) * (b.x * b.x + b.y * b.y)
    return dot <= 0 || cross * cross >= sine * lengths
  }
}
