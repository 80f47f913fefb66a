import TouchTrace

/// A machine that decides by where fingers are and when.
nonisolated protocol FingerMachine {
  /// False: nobody wants to know what it compares, so it says only what comes of it.
  var isMeasured: Bool { get set }
  mutating func began(_ points: [FingerPoint], at now: Instant) -> MachineActions
  mutating func moved(_ points: [FingerPoint], at now: Instant) -> MachineActions
  mutating func ended(_ points: [FingerPoint], at now: Instant) -> MachineActions
  mutating func cancelled() -> MachineActions
}

nonisolated extension FingerMachine {
  /// What it compares with a limit, if anybody wants to know.
  @inline(__always)
  func measure(
    _ quantity: Quantity, _ value: Double, _ limit: Double, _ rule: Rule = .none
  ) -> MachineActions {
    isMeasured ? SmallList(.measure(quantity, value, limit: limit, rule)) : .none
  }

  /// What it says of the present phase of some fingers.
  ///
  /// In line, so that what the machine says is read where it was written.
  @inline(__always)
  mutating func handle(
    _ phase: UITouch.Phase, _ points: [FingerPoint], at now: Instant
  ) -> MachineActions {
    switch phase {
    case .began: began(points, at: now)
    case .moved: moved(points, at: now)
    case .ended: ended(points, at: now)
    case .cancelled: cancelled()
    case .stationary, .regionEntered, .regionMoved, .regionExited: .none
    }
  }
}
