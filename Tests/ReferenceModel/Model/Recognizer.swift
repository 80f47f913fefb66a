import TouchTrace

/// A recognizer of a running model.
struct Recognizer {
  let spec: RecognizerSpec
  var machine: any Machine
  /// The effective state (AR-38).
  var state = GestureState.possible
  /// The touches of this attempt that it follows, lifted ones included.
  var contacts: [Int] = []
  /// The first touch of this attempt.
  var joined = 0
  /// It wants to recognize, and a pass has found that it must wait (AR-38).
  var isHeld = false
  /// It has failed, and a pass has let go what it held.
  var hasLetGo = false
  /// Began was assigned and is not effective yet.
  private(set) var beginsFirst = false
  /// What was assigned last and is not effective yet.
  private(set) var assigned: GestureState?

  init(_ spec: RecognizerSpec) {
    self.spec = spec
    machine = Self.machine(of: spec.kind)
  }

  private static func machine(of kind: RecognizerKind) -> any Machine {
    switch kind {
    case .tap(let taps, let fingers): TapMachine(taps: taps, fingers: fingers)
    case .longPress(let fingers): LongPressMachine(fingers: fingers)
    case .pan(let least, let most): PanMachine(least: least, most: most, isFromEdge: false)
    case .swipe(let side, let fingers): SwipeMachine(side, fingers: fingers)
    case .pinch: TwoFingerMachine(turns: false)
    case .rotation: TwoFingerMachine(turns: true)
    case .edgePan: PanMachine(least: 1, most: 1, isFromEdge: true)
    }
  }

  /// GR-53, AR-38: it can be read at once, and becomes effective in the update.
  mutating func assign(_ new: GestureState) {
    if new == .began { beginsFirst = true }
    assigned = new
  }

  /// Began takes effect; an end that was assigned since follows in the next pass.
  mutating func takeBegin() {
    beginsFirst = false
    if assigned != .ended { assigned = nil }
  }

  mutating func clearAssignment() {
    beginsFirst = false
    assigned = nil
  }

  /// GR-31, GR-35
  mutating func reset() { self = Recognizer(spec) }

  /// It has touches, and neither recognized nor failed: what delays views (DL-11, DL-14) and makes others wait.
  var isUndecided: Bool { state == .possible && !contacts.isEmpty }
  /// AR-37, AR-43
  var hasRecognized: Bool { state == .began || state == .changed || state == .ended }
}
