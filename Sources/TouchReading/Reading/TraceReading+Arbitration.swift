package import TouchLanguage
package import TouchTrace

/// Which recognizer got which finger, and what was asked and answered about them.
extension TraceReading {
  /// A recognizer that was given a finger.
  package struct Attachment: Sendable, Hashable {
    package var recognizer: Handle
    package var finger: Handle
    /// Its seq in the trace.
    package var event: UInt32
  }

  /// Answers kept of one gesture; older ones are forgotten first.
  static let decisionsMax = 400

  mutating func readDecision(_ event: TraceEvent) {
    decisions.append(event)
    if decisions.count > Self.decisionsMax {
      decisions.removeFirst(decisions.count - Self.decisionsMax)
    }
  }

  /// The first delivery of a finger's beginning to a recognizer.
  mutating func readAttachment(_ event: TraceEvent) {
    guard event.verb == .touchesBegan else { return }
    attachments.append(
      Attachment(recognizer: event.subject, finger: event.other, event: event.seq))
  }

  /// The most touches that were down at once in this gesture; any number where none is known.
  var mostTouches: Int {
    fingers.map { one in
      fingers.count { other in
        other.startTime <= one.startTime && (other.endTime.map { $0 >= one.startTime } ?? true)
      }
    }.max() ?? Int.max
  }

  /// The latest refusal of a finger by the delegate of a recognizer.
  package func refusal(by recognizer: Handle) -> TraceEvent? {
    decisions.last { $0.kind == .receive && $0.subject == recognizer && !$0.answer }
  }
}

extension PictureInput {
  /// The recognizers of a finger in the order of delivery.
  ///
  /// One call tells a recognizer of all fingers that went down in one event, and its trace event names the first of
  /// them: the others come along where their hit view is in the recognizer's view and nobody refused them.
  package func recognizers(of finger: Handle) -> [TraceReading.Attachment] {
    let arrival = FingerArrival(finger, reading)
    var seen: Set<Handle> = []
    return reading.attachments.filter {
      brings($0, arrival) && seen.insert($0.recognizer).inserted
    }
  }

  /// The contacts that a recognizer was given, as indices of `reading.fingers`, in the order of their beginnings.
  func contacts(of recognizer: Handle) -> [Int] {
    let own = reading.attachments.filter { $0.recognizer == recognizer }
    guard !own.isEmpty else { return [] }
    let fingers = Set(own.map(\.finger))
    let times = Set(own.map { trace.events[Int($0.event)].time })
    return reading.fingers.indices.filter { index in
      let finger = reading.fingers[index].handle
      if fingers.contains(finger) { return true }
      let arrival = FingerArrival(finger, reading)
      return arrival.start.map(times.contains) ?? false
        && comesAlong(recognizer, finger, arrival.winner)
    }
  }

  /// How many touches a recognizer has, or had at most at once; 0 for one that had none.
  func touchCount(of recognizer: Handle) -> Int {
    let times = contacts(of: recognizer).map { index in
      (start: reading.fingers[index].startTime, end: reading.fingers[index].endTime)
    }
    return times.map { one in
      times.count { $0.start <= one.start && $0.end.map { $0 > one.start } ?? true }
    }.max() ?? 0
  }

  /// How many touches a recognizer has, or had at most, of those that it needs; nil for one that has what it needs, or
  /// measures them itself.
  package func touches(of recognizer: RecognizerSnapshot) -> Comparison? {
    guard recognizer.touchesRequired > 1, let own = reading.recognizer(recognizer.handle),
      own.wasInPlay, !own.measures.contains(where: { $0.name == "touches" })
    else { return nil }
    if let last = own.transitions.last,
      last.reason == .tooFewTouches || last.reason == .tooManyTouches
    {
      return Comparison(last.measured, of: last.limit)
    }
    let most = touchCount(of: recognizer.handle)
    guard most > 0, most < recognizer.touchesRequired else { return nil }
    return Comparison(Double(most), of: Double(recognizer.touchesRequired))
  }

  /// Whether a delivery brought a finger to its recognizer.
  private func brings(_ attachment: TraceReading.Attachment, _ arrival: FingerArrival) -> Bool {
    attachment.finger == arrival.finger
      || trace.events[Int(attachment.event)].time == arrival.start
        && comesAlong(attachment.recognizer, arrival.finger, arrival.winner)
  }

  private func comesAlong(_ recognizer: Handle, _ finger: Handle, _ winner: Handle) -> Bool {
    guard winner != .none, let view = snapshot.recognizer(recognizer)?.view,
      snapshot.isInside(winner, view)
    else { return false }
    return !reading.decisions.contains {
      $0.kind == .receive && $0.subject == recognizer && $0.other == finger && !$0.answer
    }
  }
}

/// When and where a finger went down last.
private struct FingerArrival {
  let finger: Handle
  /// Nil for one that is in no reading.
  let start: Instant?
  /// The view that its hit test found.
  let winner: Handle

  init(_ finger: Handle, _ reading: TraceReading) {
    self.finger = finger
    start = reading.fingers.last { $0.handle == finger }?.startTime
    winner = reading.hit(of: finger)?.winner ?? .none
  }
}

extension SceneSnapshot {
  /// True when a view is another one or in it.
  package func isInside(_ view: Handle, _ container: Handle) -> Bool {
    var current = view
    for _ in 0...views.count {
      if current == container { return true }
      guard let next = self.view(current)?.parent, next != .none else { return false }
      current = next
    }
    return false
  }
}
