/// The rules of one class of recognizer, apart from all others: what it makes of its own touches.
protocol Machine {
  /// New touches; `turn.down` contains them.
  mutating func began(_ turn: inout MachineTurn)
  /// Some of the touches that are down have moved.
  mutating func moved(_ turn: inout MachineTurn)
  /// Some touches were lifted; `turn.down` is what is left.
  mutating func lifted(_ turn: inout MachineTurn)
  /// A timer that it started has fired.
  mutating func fired(_ timer: MachineTimer, _ turn: inout MachineTurn)
}

/// The timers of all machines.
enum MachineTimer { case duration, fingers, gap, press }

/// What a machine knows, and what it decides.
struct MachineTurn {
  /// Milliseconds since the start.
  let now: Int
  /// Its touches that are down after this, in the order in which they went down.
  var down: [Contact]
  /// The ones that have just gone down.
  var new: [Contact] = []
  /// The ones that have just moved.
  var moved: [Contact] = []
  /// The ones that have just been lifted.
  var lifted: [Contact] = []
  private(set) var verdicts: [Verdict] = []

  init(now: Int, down: [Contact]) {
    self.now = now
    self.down = down
  }

  /// A decision; nothing follows a failure or an end.
  enum Verdict {
    case begin, change, end, fail
    case start(MachineTimer, Int)
    case stop(MachineTimer)
    case ignore(Int)
  }

  mutating func decide(_ verdict: Verdict) { verdicts.append(verdict) }

  /// The recognizer does not follow this touch (GR-48).
  mutating func ignore(_ contact: Contact) {
    down.removeAll { $0.id == contact.id }
    new.removeAll { $0.id == contact.id }
    verdicts.append(.ignore(contact.id))
  }

  /// The centre of the touches (GR-42), on the screen (GR-44); nowhere in particular without touches.
  var centre: Place { Self.centre(down.map(\.place)) }
  /// The centre of the places where they went down.
  var startCentre: Place { Self.centre(down.map(\.startPlace)) }
  /// How far the centre of the touches that are down is from where these went down (TAP-08, LPR-05).
  var drift: Double { (centre - startCentre).length }
  /// The same before the lift.
  var driftBefore: Double {
    let all = down + lifted
    return (Self.centre(all.map(\.place)) - Self.centre(all.map(\.startPlace))).length
  }

  private static func centre(_ places: [Place]) -> Place {
    let sum = places.reduce(Place(0, 0), +)
    let count = Double(max(1, places.count))
    return Place(sum.x / count, sum.y / count)
  }
}

/// A finger from its touch-down to its lift.
struct Contact {
  let id: Int
  /// The touch that it has: that of the contact before for the next tap at one place (TD-26), or else one of its own.
  let touch: Int
  /// What the view gets of it.
  let delivery: Int
  let finger: Int
  /// The view that was hit (HT-16).
  let view: Int
  /// When it went down, milliseconds.
  let start: Int
  let startPlace: Place
  var place: Place
  var isDown = true
  /// MT-01: its view is not given it.
  let isWithheld: Bool
  /// When it was lifted, milliseconds.
  var end = 0

  init(
    id: Int, touch: Int, delivery: Int, finger: Int, view: Int, start: Int, place: Place,
    isWithheld: Bool
  ) {
    self.isWithheld = isWithheld
    self.id = id
    self.touch = touch
    self.delivery = delivery
    self.finger = finger
    self.view = view
    self.start = start
    self.place = place
    startPlace = place
  }

  /// TD-27: it was lifted soon, and not far from where it went down.
  var isTap: Bool {
    end - start <= TapMachine.duration && (place - startPlace).length <= TapMachine.allowable
  }
}

/// How far the centre of the fingers has moved; a finger that comes or goes does not count as a move (PAN-11).
struct Travel {
  private(set) var way = Place(0, 0)
  private var centre = Place(0, 0)

  /// Starts again at nothing.
  mutating func restart(at centre: Place) {
    way = Place(0, 0)
    self.centre = centre
  }

  /// Fingers came or went.
  mutating func rebase(to centre: Place) { self.centre = centre }

  /// Fingers moved.
  mutating func move(to centre: Place) {
    way = way + (centre - self.centre)
    self.centre = centre
  }
}
