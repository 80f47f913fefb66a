import TouchLanguage
import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// The lane of a finger: what was sampled, and below it what the view got and what was held.
extension TimelineStage {
  static let sampledMiddle = 11.0
  static let deliveredMiddle = 26.0

  mutating func touches(_ contacts: [FingerReading], y: Double) {
    for contact in contacts { sampled(contact, y: y) }
    if let first = contacts.first { moves(first, contacts, y: y) }
    for contact in contacts {
      ends(contact, y: y)
      delivered(contact, y: y)
      holds(contact, y: y)
    }
  }

  private mutating func sampled(_ finger: FingerReading, y: Double) {
    let middle = y + Self.sampledMiddle
    guard let shown = scale.visible(scale.x(finger.startTime), scale.x(finger.endTime ?? now))
    else { return }
    picture.list.fill(
      .rectangle(
        CGRect(x: shown.from, y: middle - 4, width: max(2, shown.to - shown.from), height: 8)),
      Theme.touch(finger.number).opacity(0.85))
  }

  /// A dot for every sample; of those that are less than two points apart one.
  private mutating func moves(_ first: FingerReading, _ contacts: [FingerReading], y: Double) {
    let middle = y + Self.sampledMiddle
    let edges = scale.edges
    var drawn = -Double.infinity
    for event in trace.events(from: edges.from, to: edges.to, until: now)
    where event.kind == .sample && event.subject == first.handle {
      let x = scale.x(event.time)
      switch event.phase {
      case .moved where x - drawn >= 2 && belongs(event, contacts):
        drawn = x
        picture.list.fill(.circle(CGPoint(x: x, y: middle), 1.7), theme.window)
        mark(event.seq, CGRect(x: x - 2, y: middle - 6, width: 4, height: 12))
      case .stationary where x - drawn >= 8 && belongs(event, contacts):
        drawn = x
        phase(.stationary, at: CGPoint(x: x, y: middle), Theme.touch(first.number))
      default: break
      }
    }
  }

  /// False for a sample of a gesture that is over and whose fingers are no longer known.
  private func belongs(_ event: TraceEvent, _ contacts: [FingerReading]) -> Bool {
    event.time >= contacts[0].startTime
  }

  private mutating func ends(_ finger: FingerReading, y: Double) {
    let middle = y + Self.sampledMiddle
    let color = Theme.touch(finger.number)
    func point(_ time: Instant) -> CGPoint { CGPoint(x: scale.x(time), y: middle) }
    func box(_ c: CGPoint) -> CGRect { CGRect(x: c.x - 7, y: y + 3, width: 14, height: 16) }
    let start = point(finger.startTime)
    if scale.shows(start.x) {
      phase(.began, at: start, color)
      if let seq = sample(finger, .began, finger.startTime) { mark(seq, box(start)) }
    }
    guard let end = finger.endTime else { return }
    let at = point(end)
    guard scale.shows(at.x) else { return }
    phase(finger.isCancelled ? .cancelled : .ended, at: at, color)
    let last: TouchPhase = finger.isCancelled ? .cancelled : .ended
    if let seq = sample(finger, last, end) { mark(seq, box(at)) }
  }

  private func sample(_ finger: FingerReading, _ phase: TouchPhase, _ time: Instant) -> UInt32? {
    trace.events(at: time).first {
      $0.kind == .sample && $0.subject == finger.handle && $0.phase == phase
    }?.seq
  }

  private mutating func delivered(_ finger: FingerReading, y: Double) {
    let color = Theme.touch(finger.number)
    let middle = y + Self.deliveredMiddle
    let own = reading.withheld.last {
      $0.other == finger.handle && $0.time >= finger.startTime
        && $0.time <= finger.endTime ?? now
    }
    if finger.isWithheld, let event = own {
      let next = reading.fingers.first {
        $0.number == finger.number && $0.startTime > finger.startTime
      }
      label(
        Text.timeline.notGiven(to: trace.name(of: event.subject), event.reason),
        x: scale.x(event.time), middle: middle,
        limit: min(scale.right, next.map { scale.x($0.startTime) - 6 } ?? scale.right), .ui(11),
        theme.secondary)
    }
    for span in finger.delivered {
      let to = scale.x(span.to ?? now)
      guard let shown = scale.visible(scale.x(span.from), to) else { continue }
      let box = CGRect(
        x: shown.from, y: middle - 4, width: max(2, shown.to - shown.from), height: 8)
      picture.list.fill(.rectangle(box), color.opacity(0.5))
      picture.region(
        .view(trace.name(of: finger.view)), box.insetBy(dx: 0, dy: -2),
        Text.timeline.touch(finger.number, deliveredTo: trace.name(of: finger.view)))
      guard span.to != nil, scale.shows(to) else { continue }
      if span.isCancelled {
        phase(.cancelled, at: CGPoint(x: to, y: middle), theme.cancelled.color)
      } else {
        picture.list.fill(.rectangle(CGRect(x: to - 1, y: middle - 6, width: 2, height: 12)), color)
      }
    }
  }
}
