import TouchLanguage
import TouchTrace

/// Times, numbers, causes and names of the lines themselves.
struct LineCheck: TraceCheck {
  private var time = Instant.zero
  private var count: UInt32 = 0

  mutating func read(_ event: TraceEvent, in trace: Trace) throws(TraceViolation) {
    guard event.time >= time else { throw TraceViolation(.timesGoForward, event.subject) }
    time = event.time
    guard event.seq == count, event.cause == TraceEvent.noCause || event.cause < count else {
      throw TraceViolation(.causesComeFirst, event.subject)
    }
    count += 1
    for handle in [event.subject, event.other] where handle != .none {
      guard handle.index < trace.names.count, !trace.names[handle.index].isEmpty else {
        throw TraceViolation(.objectsAreNamed, handle)
      }
    }
    guard event.subject != .none else { throw TraceViolation(.objectsAreNamed, event.subject) }
  }

  func rest() throws(TraceViolation) {}
}

/// What the digitizer's samples say of each finger.
struct FingerCheck: TraceCheck {
  private enum Contact { case down, takenAway }
  private var contacts: [Handle: Contact] = [:]
  /// When the system last took touches away.
  private var takenAway: Instant?

  mutating func read(_ event: TraceEvent, in trace: Trace) throws(TraceViolation) {
    if event.verb == .takesAway { takenAway = event.time }
    guard event.kind == .sample else { return }
    let contact = contacts[event.subject]
    // Of a finger whose touch was taken away the lift may have been missed (EC-115).
    guard event.phase == .began ? contact != .down : contact != nil else {
      throw TraceViolation(.fingersAlternate, event.subject)
    }
    switch event.phase {
    case .began: contacts[event.subject] = .down
    case .moved, .stationary: break
    case .cancelled where contact == .down && takenAway == event.time:
      // The finger is still on the glass, and is lifted later (WIN-13).
      contacts[event.subject] = .takenAway
    case .ended, .cancelled: contacts[event.subject] = nil
    }
  }

  func rest() throws(TraceViolation) {
    if let finger = contacts.filter({ $0.value == .down }).keys.min() {
      throw TraceViolation(.restIsReached, finger)
    }
  }
}

/// Of what recognizers hold back from views.
struct HoldCheck: TraceCheck {
  private struct Key: Hashable {
    let holder, finger: Handle
  }
  private struct Held {
    /// More than one if a finger was lifted and went down again meanwhile, or if a beginning and its end are held.
    var count = 0
    var isOpen = false
  }
  private var held: [Key: Held] = [:]

  mutating func read(_ event: TraceEvent, in trace: Trace) throws(TraceViolation) {
    guard event.kind == .hold else { return }
    let key = Key(holder: event.subject, finger: event.other)
    switch event.verb {
    case .holds:
      held[key, default: Held()].count += 1
      held[key]?.isOpen = true
    case .releases, .drops:
      guard let count = held[key]?.count, count > 0 else {
        throw TraceViolation(.holdsAreReleased, event.subject)
      }
      held[key] = Held(count: count - 1, isOpen: false)
    default: break
    }
  }

  func rest() throws(TraceViolation) {
    if let holder = held.filter({ $0.value.isOpen }).map(\.key.holder).min() {
      throw TraceViolation(.restIsReached, holder)
    }
  }
}

/// The order in which controls are told of a touch that they track.
struct TrackingCheck: TraceCheck {
  private var tracking: Set<Handle> = []

  mutating func read(_ event: TraceEvent, in trace: Trace) throws(TraceViolation) {
    guard event.kind == .tracking else { return }
    let isTracking = tracking.contains(event.subject)
    switch event.verb {
    case .beginTracking:
      guard !isTracking else { throw TraceViolation(.trackingIsInOrder, event.subject) }
      if event.answer { tracking.insert(event.subject) }
    case .continueTracking:
      guard isTracking else { throw TraceViolation(.trackingIsInOrder, event.subject) }
      if !event.answer { tracking.remove(event.subject) }
    default:
      guard isTracking else { throw TraceViolation(.trackingIsInOrder, event.subject) }
      tracking.remove(event.subject)
    }
  }

  func rest() throws(TraceViolation) {
    if let control = tracking.min() { throw TraceViolation(.restIsReached, control) }
  }
}

/// The order in which scroll views tell of their drags and of what follows them.
struct ScrollCheck: TraceCheck {
  private var dragged: Set<Handle> = []
  private var decelerating: Set<Handle> = []

  mutating func read(_ event: TraceEvent, in trace: Trace) throws(TraceViolation) {
    guard event.kind == .scroll else { return }
    let view = event.subject
    let isInOrder =
      switch event.verb {
      case .willBeginDragging: dragged.insert(view).inserted
      case .didEndDragging: dragged.remove(view) != nil
      case .willBeginDecelerating: decelerating.insert(view).inserted
      case .didEndDecelerating: decelerating.remove(view) != nil
      default: true
      }
    guard isInOrder else { throw TraceViolation(.scrollingIsInOrder, view) }
  }

  func rest() throws(TraceViolation) {
    if let view = dragged.union(decelerating).min() { throw TraceViolation(.restIsReached, view) }
  }
}
