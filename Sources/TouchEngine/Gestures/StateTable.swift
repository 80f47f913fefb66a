public import TouchTrace

/// Where a recognizer stands when its state is assigned (the first column of GR-53).
public nonisolated enum StateSituation: UInt8, CaseIterable, Sendable {
  /// Nothing was assigned yet.
  case possible
  /// Recognized, but a failure requirement is open.
  case held
  /// Began was assigned, its action is not sent yet.
  case beganPending
  case began, changed, ended, cancelled, failed
}

/// What becomes of an assignment.
public nonisolated enum StateOutcome: UInt8, Sendable {
  case nothing
  /// Began or ended is tried: shouldBegin is asked, requirements and exclusion follow.
  case attemptBegan, attemptEnded
  case fail
  /// Still held, with the new value.
  case keepHeld
  /// Began now, changed with the next update.
  case beganThenChanged
  case beganThenEnded
  case change, end, cancel
  /// Over already: nothing until the reset.
  case ignore
}

/// One row of the table: what an assignment in a situation comes to.
public nonisolated struct StateRow: Hashable, Sendable {
  /// Where the recognizer stands.
  public let from: StateSituation
  public let assigned: GestureState
  /// What becomes of it.
  public let outcome: StateOutcome
  /// True when the assignment is none that UIKit documents: a `machine` line is written.
  public let warns: Bool
}

/// The coercion table of GR-53 as data; recognizers, tests and lists read it.
public nonisolated enum StateTable {
  /// All rows, by situation and then by state.
  public static let rows: [StateRow] =
    row(
      .possible, [.nothing, .attemptBegan, .attemptBegan, .attemptEnded, .fail, .fail],
      warns: [2, 4])
    + row(.held, [.fail, .keepHeld, .keepHeld, .keepHeld, .fail, .fail], warns: [0, 4])
    + row(
      .beganPending, [.fail, .nothing, .beganThenChanged, .beganThenEnded, .fail, .fail],
      warns: [0, 1, 4, 5])
    + row(.began, [.cancel, .change, .change, .end, .cancel, .cancel], warns: [0, 1, 5])
    + row(.changed, [.cancel, .change, .change, .end, .cancel, .cancel], warns: [0, 1, 5])
    + row(.ended, [.ignore, .ignore, .ignore, .nothing, .ignore, .ignore], warns: [0, 1, 2, 4, 5])
    + row(
      .cancelled, [.ignore, .ignore, .ignore, .ignore, .nothing, .ignore], warns: [0, 1, 2, 3, 5])
    + row(
      .failed, [.ignore, .ignore, .ignore, .ignore, .ignore, .nothing], warns: [0, 1, 2, 3, 4])

  /// What the assignment of a state in a situation turns into.
  public static func row(from: StateSituation, assigned: GestureState) -> StateRow {
    rows[Int(from.rawValue) * columns + Int(assigned.rawValue)]
  }

  private static let columns = GestureState.allCases.count

  /// One outcome per assigned state, in the order of the states' numbers.
  private static func row(
    _ from: StateSituation, _ outcomes: [StateOutcome], warns: [Int]
  ) -> [StateRow] {
    zip(GestureState.allCases, outcomes).map { state, outcome in
      StateRow(
        from: from, assigned: state, outcome: outcome, warns: warns.contains(Int(state.rawValue)))
    }
  }
}

/// The effective changes that UIKit publishes (GR-02 to GR-05), reset left out.
public nonisolated enum LegalTransitions {
  /// Whether UIKit publishes this change.
  public static func contains(_ from: GestureState, _ to: GestureState) -> Bool {
    switch from {
    case .possible: to == .began || to == .ended || to == .failed
    case .began, .changed: to == .changed || to == .ended || to == .cancelled
    case .ended, .cancelled, .failed: false
    }
  }
}
