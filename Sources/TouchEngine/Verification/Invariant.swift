#if TOUCHSCOPE_VERIFY
  /// What holds of an engine whenever none of its code runs.
  ///
  /// Most of it is what the engine notes beside its lists so that it need not search them, or refers to without keeping it
  /// alive: a note that is wrong shows much later, in somebody else's decision.
  enum Invariant: String, CaseIterable {
    case inPlayIsMarked = "a recognizer is in play exactly when it is marked so, and once"
    case touchesAreInPlay = "a recognizer that has touches is in play"
    case touchesAreGathered =
      "a touch that a recognizer gets is down, of its attempt, and gathered for it"
    case orderIsOfInPlay = "the order of touches holds those in play"
    case queueIsMarked = "a recognizer is queued exactly when it is marked so, and once"
    case marksAreCleared = "the marks of a search, a batch or a reset are gone with it"
    case endIsNoted = "an attempt is noted as over exactly when its state says so"
    case hintsHold = "nobody is what a missing hint says that nobody is"
    case timersArePending = "a timer of a machine is a deadline of the clock"
    case viewIsAlive = "the view of a recognizer lives and has the recognizer"
    case recognizersAreKnown = "a recognizer in a window is known to the gesture environment"
    case superviewIsKnown = "a subview knows the view around it"
    case listIsSubviews = "the hit list of a view holds its subviews in their order"
    case spotIsOfNode = "the spot of a view says what its node says"
    case fingersAreApart = "each touch of the event is down, and of another finger"
    case deadFingersHaveNoTouch = "a finger whose touch is gone has none"
    case heldIsListed = "a touch is listed as held back exactly when a phase of it is"
    case callsAreInOrder =
      "a responder's touches calls are began, then end or cancellation, never a move without a beginning"
    case updatesAreMarked = "a view waits for an update exactly when it is marked so, and once"
    case windowsAreOrdered = "a window stands once, behind those of higher levels"
    case callsAreLeft = "every call that was entered in the trace was left"
  }

  /// An invariant that does not hold, and for what.
  struct InvariantViolation: Error, CustomStringConvertible {
    let invariant: Invariant
    let object: String

    var description: String { "broken: \(invariant.rawValue): \(object)" }
  }
#endif
