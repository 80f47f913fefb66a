import TouchLanguage
import TouchTrace

/// The touches calls of views: what comes from the window, and what responders pass on along the chain, if all of them are
/// UIKit's.
///
/// A line names one touch of its call. Where a call has several, the others are known to have been among those that were
/// down.
package struct CallCheck: TraceCheck {
  private struct Key: Hashable {
    let view, finger: Handle
  }
  /// Which calls are looked at.
  package enum Scope {
    /// The window's class may hand out touches in a way of its own.
    case none
    case sentByWindow
    /// All responders pass on what they get, as UIKit's classes do.
    case passedOn
  }
  var scope = Scope.sentByWindow
  /// Beginnings less ends that named the finger.
  private var open: [Key: Int] = [:]
  private var ends: [Key: Int] = [:]
  /// How often each finger went down, and when it did first.
  private var downs: [Handle: (count: Int, first: UInt32)] = [:]
  private var lastBeginning: [Handle: UInt32] = [:]
  private var last: [Handle: TouchPhase] = [:]
  /// How deep the touches call lies in which the next lines happen.
  private var outer: UInt16?
  /// The next responder, if the line before asked for it.
  private var next = Handle.none

  mutating func read(_ event: TraceEvent, in trace: Trace) throws(TraceViolation) {
    if let depth = outer, event.depth <= depth { outer = nil }
    let isPassedOn = outer != nil || next == event.subject
    next = event.kind == .chain ? event.other : .none
    if event.kind == .touches, outer == nil { outer = event.depth }
    if event.kind == .sample, event.phase == .began {
      downs[event.subject, default: (0, event.seq)].count += 1
    }
    guard event.kind == .touches, isInScope(isPassedOn: isPassedOn), isChecked(event, trace) else {
      return
    }
    let key = Key(view: event.subject, finger: event.other)
    let downs = downs[event.other] ?? (0, 0)
    let isOpen = open[key, default: 0] > 0
    if event.phase == .began {
      open[key, default: 0] += 1
      lastBeginning[event.subject] = event.seq
      guard open[key, default: 0] <= downs.count else {
        throw TraceViolation(.callsAreInOrder, event.subject)
      }
    } else {
      let mayHaveBegun =
        ends[key, default: 0] < downs.count
        && lastBeginning[event.subject].map { $0 > downs.first } == true
      guard isOpen || mayHaveBegun else { throw TraceViolation(.callsAreInOrder, event.subject) }
      if event.phase == .ended || event.phase == .cancelled {
        ends[key, default: 0] += 1
        if isOpen { open[key, default: 0] -= 1 }
      }
    }
    last[event.subject] = event.phase
  }

  private func isInScope(isPassedOn: Bool) -> Bool {
    switch scope {
    case .none: false
    case .sentByWindow: !isPassedOn
    case .passedOn: true
    }
  }

  /// Whoever calls a touches method in an action or in a recognizer has reasons of its own.
  private func isChecked(_ event: TraceEvent, _ trace: Trace) -> Bool {
    guard event.cause != TraceEvent.noCause else { return true }
    switch trace.events[Int(event.cause)].kind {
    case .gesture, .action, .tracking: return false
    default: return true
    }
  }

  func rest() throws(TraceViolation) {
    let left = last.filter { $0.value != .ended && $0.value != .cancelled }.keys
    if let view = left.min() { throw TraceViolation(.callsAreInOrder, view) }
  }
}
