import TouchLanguage
import TouchReading
import TouchTrace

/// A time in which recognizers kept a phase of a finger from its view.
struct TimelineHold {
  var phase: TouchPhase
  var from: Instant
  /// Nil while it lasts.
  var to: Instant?
  var isDropped: Bool
  /// The holders, in the order in which they began.
  var holders: [FingerReading.Hold]

  /// Holds of one phase that began together are one stretch, until the last of them is over.
  static func all(_ finger: FingerReading) -> [TimelineHold] {
    var all: [TimelineHold] = []
    for var hold in finger.holds {
      hold.isDropped = hold.isDropped || finger.isLost && hold.to != nil
      if let last = all.indices.last, all[last].phase == hold.phase, all[last].from == hold.from {
        all[last].holders.append(hold)
        all[last].isDropped = all[last].isDropped || hold.isDropped
        all[last].to = if let to = all[last].to, let end = hold.to { max(to, end) } else { nil }
      } else {
        all.append(
          TimelineHold(
            phase: hold.phase, from: hold.from, to: hold.to, isDropped: hold.isDropped,
            holders: [hold]))
      }
    }
    return all
  }

  var outcome: HoldOutcome { to == nil ? .lasting : isDropped ? .dropped : .released }

  /// The names of the holders, each once.
  func names(_ trace: Trace) -> [String] {
    var names: [String] = []
    for name in holders.map({ trace.name(of: $0.holder) }) where !names.contains(name) {
      names.append(name)
    }
    return names
  }

  /// What is held, by whom and for how long: the longest text first.
  func texts(_ trace: Trace, now: Instant) -> [String] {
    Text.timeline.hold(
      phase, by: names(trace), seconds: (to ?? now).since(from), outcome)
  }
}
