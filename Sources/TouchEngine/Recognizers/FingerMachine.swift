import TouchTrace

/// A machine that decides by where fingers are and when.
nonisolated protocol FingerMachine {
  mutating func began(_ points: [FingerPoint], at now: Instant) -> MachineActions
  mutating func moved(_ points: [FingerPoint], at now: Instant) -> MachineActions
  mutating func ended(_ points: [FingerPoint], at now: Instant) -> MachineActions
  mutating func cancelled() -> MachineActions
}

nonisolated extension FingerMachine {
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
    default: []
    }
  }
}
