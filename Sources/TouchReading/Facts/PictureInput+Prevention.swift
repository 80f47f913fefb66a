package import TouchLanguage
package import TouchTrace

extension PictureInput {
  /// Why a recognizer was not first when another one prevented it in this event; nil where nothing tells, and for any other
  /// event.
  package func prevention(in event: TraceEvent) -> Prevention? {
    guard event.reason.isPrevention, let own = reading.recognizer(event.subject) else { return nil }
    switch precedence(of: event) {
    case .deeper: return .tie(isDeeper: true)
    case .addedLater: return .tie(isDeeper: false)
    case .spared: return .spares
    case .begunBefore, .first: break
    }
    // Of an earlier attempt no more is known.
    guard own.transitions.last?.seq == event.seq else { return nil }
    let counted = own.measures.first { $0.name == "touches" && $0.value < $0.limit }
      .map { Comparison($0.value, of: $0.limit) }
    if let touches = counted ?? snapshot.recognizer(event.subject).flatMap({ touches(of: $0) }) {
      return .tooFewTouches(touches)
    }
    if let last = own.slices.last, last.look == .held, let waiting = own.waiting {
      return .waited(for: name(of: waiting.other))
    }
    if case .tap = snapshot.recognizer(event.subject)?.need, isDown(own, at: event.time) {
      return .beforeLift
    }
    guard let distance = own.measures.first(where: { $0.name == "distance" }),
      distance.limit > 0, distance.value < distance.limit, own.timers.isEmpty
    else { return nil }
    return .moved(Comparison(distance.value, of: distance.limit))
  }

  /// What decided between two of which one prevented the other in this event. The rule of a tie alone does not tell: one that
  /// waits is not ready, and one that may not prevent the other loses although it was added later.
  func precedence(of event: TraceEvent) -> Cause.Precedence {
    let told = Cause.Precedence(event.rule)
    guard told == .deeper || told == .addedLater else { return told }
    if let own = reading.recognizer(event.subject), own.transitions.last?.seq == event.seq,
      own.slices.last?.look == .held, own.waiting != nil
    {
      return .first
    }
    if lacksRequirement(event) { return .first }
    let isSpared = reading.decisions.contains { answer in
      answer.time == event.time && answer.seq < event.seq && !answer.answer
        && answer.tells(whether: event.subject, prevents: event.other)
    }
    if isSpared { return .spared }
    let order = snapshot.recognizers.map(\.handle)
    guard told == .addedLater, let winner = order.firstIndex(of: event.other),
      let loser = order.firstIndex(of: event.subject)
    else { return told }
    return winner > loser ? .addedLater : .first
  }

  /// Whether a recognizer that was prevented would have had to wait for another one that it requires to fail: it was not ready,
  /// whichever view is deeper.
  private func lacksRequirement(_ event: TraceEvent) -> Bool {
    snapshot.recognizer(event.subject)?.requires.contains { required in
      guard let other = reading.recognizer(required), other.wasInPlay else { return false }
      return !other.transitions.contains { $0.to == .failed && $0.seq < event.seq }
    } ?? false
  }

  /// What the gesture did not have that a recognizer needs which another one prevented in this event: enough touches, or the
  /// direction of a swipe; alone it would not have recognized, either. Nil for one that could have, and for any other event.
  func missing(in event: TraceEvent) -> Cause? {
    guard let prevention = prevention(in: event) else { return missingDirection(event) }
    switch prevention {
    case .tooFewTouches(let touches):
      return Double(reading.mostTouches) < touches.limit
        ? .tooFewTouches(touches, property: nil) : nil
    case .moved: return missingDirection(event)
    case .tie, .spares, .waited, .beforeLift: return nil
    }
  }

  /// That a swipe went nowhere in its directions, or that another swipe was made.
  private func missingDirection(_ event: TraceEvent) -> Cause? {
    guard event.reason.isPrevention, let own = reading.recognizer(event.subject),
      own.transitions.last?.seq == event.seq,
      case .swipe(let directions, _)? = snapshot.recognizer(event.subject)?.need
    else { return nil }
    let distance = own.measures.first { $0.name == "distance" }
    if let distance, distance.value >= distance.limit { return nil }
    var isOtherWay = distance?.value == 0
    if case .swipe(let taken, _)? = snapshot.recognizer(event.other)?.need {
      isOtherWay = isOtherWay || Set(directions).isDisjoint(with: taken)
    }
    return isOtherWay ? .wrongDirection(Comparison(0, of: 0)) : nil
  }

  /// The same of a recognizer whose last change this was.
  func missing(for recognizer: Handle) -> Cause? {
    reading.recognizer(recognizer)?.transitions.last.flatMap { missing(in: $0) }
  }

  /// Whether a touch of a recognizer had not yet ended at a moment.
  private func isDown(_ own: RecognizerReading, at time: Instant) -> Bool {
    contacts(of: own.handle).contains { index in
      let finger = reading.fingers[index]
      return finger.startTime <= time && finger.endTime.map { $0 > time } ?? true
    }
  }
}

extension TraceEvent {
  /// Whether it is the answer of one of the two to whether the first prevents the other.
  func tells(whether first: Handle, prevents other: Handle) -> Bool {
    switch verb {
    case .canPrevent: subject == first && self.other == other
    case .canBePreventedBy: subject == other && self.other == first
    default: false
    }
  }
}
