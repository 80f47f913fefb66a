import TouchLanguage
import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// The lane of a finger: what was sampled, and below it what the view got and what was held.
extension TimelineStage {
  static let sampledMiddle = 10.0
  static let deliveredMiddle = 27.0

  mutating func touches(_ contacts: [FingerReading], y: Double, isCollapsed: Bool = false) {
    guard !isCollapsed else {
      for contact in contacts { sampled(contact, y + high(4), height: high(4)) }
      return
    }
    let sampledY = y + high(Self.sampledMiddle)
    let deliveredY = y + high(Self.deliveredMiddle)
    for contact in contacts { sampled(contact, sampledY) }
    if let first = contacts.first { moves(first, contacts, sampledY) }
    for (index, contact) in contacts.enumerated() {
      let next = contacts.indices.contains(index + 1) ? contacts[index + 1] : nil
      let limit = next.map { scale.x($0.startTime) - 12 } ?? scale.right
      let former = index > 0 ? contacts[index - 1].endTime : nil
      ends(contact, after: former, sampledY, limit: limit)
      delivered(
        contact, contacts.count > 1 ? index + 1 : nil, until: next?.startTime, deliveredY)
      let shown = holds(contact, deliveredY)
      // Who cancelled it is worth more room than who held it.
      losses(contact, deliveredY, limit: limit)
      for hold in shown {
        words(hold, contact, deliveredY, limit: limit)
        end(of: hold, deliveredY)
      }
    }
  }

  // MARK: Sampled

  private mutating func sampled(
    _ finger: FingerReading, _ middle: Double, height: Double = 10
  ) {
    guard let shown = scale.visible(scale.x(finger.startTime), scale.x(finger.endTime ?? now))
    else { return }
    picture.list.fill(
      .rectangle(
        CGRect(
          x: shown.from, y: middle - height / 2, width: max(2, shown.to - shown.from),
          height: height)),
      Theme.touch(finger.number))
  }

  /// A dot for every sample; of those that are less than four points apart one. Up to the next one, what the finger did is
  /// told where the pointer is.
  private mutating func moves(
    _ first: FingerReading, _ contacts: [FingerReading], _ middle: Double
  ) {
    var drawn = -Double.infinity
    var told: (event: TraceEvent, x: Double)?
    for event in frame.events.samples(of: first.handle) where belongs(event, contacts) {
      let x = scale.x(event.time)
      switch event.phase {
      case .moved where x - drawn >= 4:
        drawn = x
        picture.list.fill(.circle(CGPoint(x: x, y: middle), 1.5), theme.window)
      case .stationary where x - drawn >= 8:
        drawn = x
        phase(.stationary, at: CGPoint(x: x, y: middle), Theme.touch(first.number))
      case .moved, .stationary: continue
      default: break
      }
      if let told { tell(told.event, from: told.x, to: x, contacts, middle) }
      let isOver = event.phase == .ended || event.phase == .cancelled
      told = isOver ? nil : (event, x)
    }
    if let told { tell(told.event, from: told.x, to: scale.x(now), contacts, middle) }
  }

  /// Where a finger was from a sample to the next one, and how far it had moved.
  private mutating func tell(
    _ sample: TraceEvent, from left: Double, to right: Double, _ contacts: [FingerReading],
    _ middle: Double
  ) {
    guard let contact = contacts.last(where: { $0.startTime <= sample.time }) else { return }
    picture.region(
      .event(Int(sample.seq)),
      CGRect(x: left - 2, y: middle - 6, width: max(4, right - left), height: 12),
      .sample(sample.seq, from: reading.gestureStart, start: contact.start))
  }

  /// False for a sample of a gesture that is over and whose fingers are no longer known.
  private func belongs(_ event: TraceEvent, _ contacts: [FingerReading]) -> Bool {
    event.time >= contacts[0].startTime
  }

  /// `former`: when the contact before it ended. One that begins there is cut off from it by the edge of its sign.
  private mutating func ends(
    _ finger: FingerReading, after former: Instant?, _ middle: Double, limit: Double
  ) {
    let color = Theme.touch(finger.number)
    func point(_ time: Instant) -> CGPoint { CGPoint(x: scale.x(time), y: middle) }
    func box(_ c: CGPoint) -> CGRect { CGRect(x: c.x - 7, y: middle - 8, width: 14, height: 16) }
    let start = point(finger.startTime)
    if scale.shows(start.x) {
      let isApart = former.map { start.x - scale.x($0) > 12 } ?? true
      phase(.began, at: start, color, isOnItsBar: isApart)
      if let seq = sample(finger, .began, finger.startTime) { mark(seq, box(start)) }
    }
    guard let end = finger.endTime else { return }
    let at = point(end)
    guard scale.shows(at.x) else { return }
    phase(finger.isCancelled ? .cancelled : .ended, at: at, color, isOnItsBar: true)
    let last: TouchPhase = finger.isCancelled ? .cancelled : .ended
    if let seq = sample(finger, last, end) { mark(seq, box(at)) }
    let words = Text.timeline.over(finger.end, at: end.since(reading.gestureStart))
    outcome(
      Words(texts: [words], color: theme.secondary, weight: .regular), at: end, middle: middle,
      limit: limit)
  }

  private func sample(_ finger: FingerReading, _ phase: TouchPhase, _ time: Instant) -> UInt32? {
    trace.events(at: time).first {
      $0.kind == .sample && $0.subject == finger.handle && $0.phase == phase
    }?.seq
  }

  // MARK: Delivered

  /// `contact`: which of several it is, from 1; `next`: when the next one begins; what ends there ends a little before it.
  private mutating func delivered(
    _ finger: FingerReading, _ contact: Int?, until next: Instant?, _ middle: Double
  ) {
    let color = Theme.touch(finger.number)
    for span in finger.delivered {
      let to = min(scale.x(span.to ?? now), next.map { scale.x($0) - 3 } ?? .infinity)
      guard let shown = scale.visible(scale.x(span.from), to) else { continue }
      let box = CGRect(
        x: shown.from, y: middle - 6, width: max(2, shown.to - shown.from), height: 12)
      picture.list.fill(.rectangle(box), color.opacity(0.45))
      let view = ObjectLabel(trace.name(of: finger.view)).text
      picture.region(
        .view(view), box.insetBy(dx: 0, dy: -2),
        Text.timeline.touch(
          finger.number, deliveredTo: view, from: span.from.since(reading.gestureStart),
          to: span.to?.since(reading.gestureStart)))
      // A hold covers the end of what was delivered.
      let covered = finger.holds.first { $0.from >= span.from }.map { scale.x($0.from) }
      write(
        Words(
          texts: [Text.timeline.delivered(to: view, contact: contact)], color: theme.text,
          weight: .regular),
        x: max(box.minX, scale.left) + 8, middle: middle,
        limit: min(box.maxX, covered ?? .infinity) - 6)
    }
  }

  /// What the view did not get, and what it lost.
  private mutating func losses(_ finger: FingerReading, _ middle: Double, limit: Double) {
    let own = reading.withheld.last {
      $0.other == finger.handle && $0.time >= finger.startTime
        && $0.time <= finger.endTime ?? now
    }
    if finger.isWithheld, let event = own {
      outcome(
        Words(
          texts: Text.timeline.notGiven(
            to: ObjectLabel(trace.name(of: event.subject)).text, event.reason),
          color: theme.secondary, weight: .regular, ground: theme.window),
        at: event.time, middle: middle, limit: limit)
    }
    if finger.isIgnored {
      write(
        Words(texts: Text.timeline.ignored, color: theme.secondary, weight: .regular),
        x: scale.x(finger.startTime) + 8, middle: middle, limit: limit)
    }
    for span in finger.delivered {
      guard let end = span.to, span.isCancelled, scale.shows(scale.x(end)) else { continue }
      phase(.cancelled, at: CGPoint(x: scale.x(end), y: middle), theme.cancelled.color)
      // Where a hold is dropped its own words say it.
      guard !finger.holds.contains(where: { $0.to == end && $0.isDropped }) else { continue }
      let taker = TouchOwner.taker(of: finger, at: end, trace)
      let isPart = taker.map { TouchOwner.isPart($0, of: finger.view, trace) } ?? false
      let texts = Text.timeline.cancelled(
        by: taker.map { trace.name(of: $0) }, isPart: isPart, at: end.since(reading.gestureStart))
      let place = outcome(
        Words(texts: texts, color: StateLook.ink(.cancelled, theme)), at: end, middle: middle,
        limit: limit)
      guard let event = cancellation(of: finger, at: end) else { continue }
      let (left, right) = (scale.x(end) - 7, max(scale.x(end) + 7, place?.end ?? 0))
      // The time comes before the words.
      mark(
        event, CGRect(x: left, y: middle - 8, width: right - left, height: 16),
        texts.dropFirst().first)
    }
  }

  /// The event with which a view lost a touch.
  private func cancellation(of finger: FingerReading, at time: Instant) -> UInt32? {
    trace.events(at: time).first {
      $0.kind == .touches && $0.verb == .touchesCancelled && $0.other == finger.handle
    }?.seq
  }
}
