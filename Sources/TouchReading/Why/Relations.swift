package import TouchLanguage
package import TouchTrace

/// What one recognizer is to another, or to a view whose touches it took.
package struct Relation: Hashable {
  package enum Kind: Int, Hashable, CaseIterable {
    /// `from` may act only when `to` has failed.
    case waits
    /// Both may recognize.
    case beside
    /// `from` made `to` fail.
    case prevents
    /// `from` was asked whether it prevents `to`, and does not.
    case spares
    /// `from` took the touches of the view `to`.
    case cancels
    /// `from` held the beginning of a touch back from the view `to`.
    case holds
    /// The view `from`, often a control, did not let `to` begin.
    case refuses
    /// The view `from` had its touch already and kept it from `to`, the drag of a scroll view around it.
    case keeps
  }

  /// How much of it has come true.
  package enum Weight: Int { case standing, decided, now }

  package var kind: Kind
  package var from: Handle
  package var to: Handle
  package var source: AnswerSource
  /// The event that decided it, by seq; nil while it only stands.
  package var event: UInt32?
  package var weight = Weight.standing
  /// What came of it; nil while nothing has.
  package var outcome: RelationOutcome?

  /// Whether `from` holds the touch of `to` back now.
  package var isHolding: Bool {
    if case .holds = outcome { true } else { false }
  }
}

/// The relations of a scene's recognizers up to the playhead.
package enum Relations {
  package static func make(_ input: PictureInput) -> [Relation] {
    var all = requirements(input)
    all += answers(input)
    all += prevented(input)
    all += losses(input)
    all += held(input)
    all += refused(input)
    all += kept(input)
    all += taken(input, besides: all)
    return all.map { weighed($0, input) }
  }

  private static func requirements(_ input: PictureInput) -> [Relation] {
    input.snapshot.recognizers.flatMap { recognizer in
      recognizer.requires.map { other in
        Relation(
          kind: .waits, from: recognizer.handle, to: other, source: .api,
          event: wait(of: recognizer.handle, for: other, input))
      }
    }
  }

  /// The event of a wait, or of the failure that came of it.
  private static func wait(
    of recognizer: Handle, for other: Handle, _ input: PictureInput
  ) -> UInt32? {
    guard let reading = input.reading.recognizer(recognizer) else { return nil }
    if let last = reading.transitions.last, last.reason == .requiredOneRecognized,
      last.other == other
    {
      return last.seq
    }
    return reading.waiting?.other == other ? reading.waiting?.event : nil
  }

  /// What delegates and subclasses answered, each pair once.
  private static func answers(_ input: PictureInput) -> [Relation] {
    var relations: [Relation] = []
    for event in input.reading.decisions {
      guard let relation = relation(of: event, input) else { continue }
      let isKnown = relations.contains {
        $0.kind == relation.kind && $0.from == relation.from && $0.to == relation.to
      }
      if !isKnown { relations.append(relation) }
    }
    return relations
  }

  private static func relation(of event: TraceEvent, _ input: PictureInput) -> Relation? {
    func relation(_ kind: Relation.Kind, _ from: Handle, _ to: Handle) -> Relation {
      Relation(kind: kind, from: from, to: to, source: event.source, event: event.seq)
    }
    switch (event.verb, event.answer) {
    case (.shouldRequireFailureOf, true):
      var made = relation(.waits, event.subject, event.other)
      made.event = wait(of: event.subject, for: event.other, input) ?? event.seq
      return made
    case (.shouldBeRequiredToFailBy, true):
      var made = relation(.waits, event.other, event.subject)
      made.event = wait(of: event.other, for: event.subject, input) ?? event.seq
      return made
    case (.simultaneousWith, true): return relation(.beside, event.subject, event.other)
    case (.canPrevent, false): return relation(.spares, event.subject, event.other)
    case (.canBePreventedBy, false): return relation(.spares, event.other, event.subject)
    default: return nil
    }
  }

  private static func prevented(_ input: PictureInput) -> [Relation] {
    input.reading.recognizers.compactMap { reading in
      guard let last = reading.transitions.last, last.reason == .preventedBy else { return nil }
      let isRefused = input.reading.sharingRefused(last.other, reading.handle) != nil
      return Relation(
        kind: .prevents, from: last.other, to: reading.handle,
        source: isRefused ? .delegate : .none, event: last.seq)
    }
  }

  /// What decided where one of these recognizers prevented another; empty where none did.
  package static func preventions(
    _ relations: [Relation], _ input: PictureInput
  ) -> Set<Cause.Precedence> {
    Set(
      relations.filter { $0.kind == .prevents }.compactMap(\.event).map {
        input.precedence(of: input.trace.events[Int($0)])
      })
  }

  private static func losses(_ input: PictureInput) -> [Relation] {
    input.reading.recognizers.flatMap { reading in
      input.reading.losses(to: reading.handle, input.trace).map {
        Relation(
          kind: .cancels, from: reading.handle, to: $0.subject, source: .none, event: $0.seq)
      }
    }
  }

  /// Recognizers that held the beginning of the last touch back from the view that it hit.
  private static func held(_ input: PictureInput) -> [Relation] {
    holds(input).map {
      Relation(
        kind: .holds, from: $0.holder, to: $0.view, source: .none, event: $0.end ?? $0.event)
    }
  }

  /// A recognizer that cancelled the last touch while another one still held it back, so that the view never got it; none
  /// where what the one did to the other tells it already.
  private static func taken(_ input: PictureInput, besides known: [Relation]) -> [Relation] {
    guard let hit = input.reading.hits.last,
      let (taker, event) = HitDelivery.taker(of: hit.finger, before: hit.winner, input),
      !known.contains(where: { relation in
        relation.kind == .holds && relation.to == hit.winner
          && (relation.from == taker
            || known.contains {
              $0.kind == .prevents && $0.from == taker && $0.to == relation.from
            })
      })
    else { return [] }
    return [
      Relation(kind: .cancels, from: taker, to: hit.winner, source: .none, event: event)
    ]
  }

  /// What took no time is no hold that anything was to notice.
  private static func holds(_ input: PictureInput) -> [FingerReading.Hold] {
    guard let hit = input.reading.hits.last,
      let finger = input.reading.fingers.last(where: { $0.handle == hit.finger })
    else { return [] }
    var holders: Set<Handle> = []
    return finger.holds.filter {
      $0.phase == .began && $0.view == hit.winner && $0.to != $0.from
        && input.snapshot.recognizer($0.holder) != nil && holders.insert($0.holder).inserted
    }
  }

  /// A control, or a view by its own answer, that kept a recognizer from beginning.
  private static func refused(_ input: PictureInput) -> [Relation] {
    input.reading.recognizers.compactMap { reading in
      guard let last = reading.transitions.last,
        last.reason == .controlWins || last.reason == .viewRefused,
        input.snapshot.view(last.other) != nil
      else { return nil }
      return Relation(
        kind: .refuses, from: last.other, to: reading.handle, source: .view, event: last.seq)
    }
  }

  /// A view that kept its touch from a scroll view around it, because that said no when it was asked; without a source where
  /// it was not asked, as nothing in it may lose its touch.
  private static func kept(_ input: PictureInput) -> [Relation] {
    input.reading.recognizers.compactMap { reading in
      guard let last = reading.transitions.last, last.reason == .contentKeepsTouch,
        input.snapshot.view(last.other) != nil
      else { return nil }
      return Relation(
        kind: .keeps, from: last.other, to: reading.handle,
        source: last.rule == .scr09 ? .none : .view, event: last.seq)
    }
  }

  private static func weighed(_ relation: Relation, _ input: PictureInput) -> Relation {
    var relation = relation
    relation.outcome = outcome(of: relation, input)
    guard let event = relation.event else { return relation }
    // A held recognizer's wait goes on up to the playhead, and so does a hold of a touch.
    let isGoingOn =
      relation.kind == .waits && input.reading.recognizer(relation.from)?.isHeld == true
      || relation.isHolding
    let isNew = input.trace.events[Int(event)].time == input.reading.lastActivity
    relation.weight = isGoingOn || isNew ? .now : .decided
    return relation
  }

  private static func outcome(of relation: Relation, _ input: PictureInput) -> RelationOutcome? {
    func since(_ time: Instant) -> Double? {
      time >= input.reading.gestureStart ? time.since(input.reading.gestureStart) : nil
    }
    switch relation.kind {
    case .waits: return wait(relation, input, since)
    case .holds:
      return holds(input).first { $0.holder == relation.from }.map { hold in
        hold.to.map { .held($0.since(hold.from)) } ?? .holds(input.reading.now.since(hold.from))
      }
    case .prevents, .cancels, .refuses, .keeps:
      guard let event = relation.event.map({ input.trace.events[Int($0)] }),
        let time = since(event.time)
      else { return nil }
      // What was cancelled while it was held back never came.
      let isDropped = relation.kind == .cancels && event.verb != .touchesCancelled
      return isDropped ? .dropped(at: time) : .happened(at: time)
    case .beside, .spares: return nil
    }
  }

  /// What a wait cost, or why there was none.
  private static func wait(
    _ relation: Relation, _ input: PictureInput, _ since: (Instant) -> Double?
  ) -> RelationOutcome? {
    let waiter = input.reading.recognizer(relation.from)
    let other = input.reading.recognizer(relation.to)?.transitions.last
    if let last = waiter?.transitions.last, last.reason == .requiredOneRecognized,
      last.other == relation.to
    {
      return since(last.time).map { .inVain(at: $0) }
    }
    if let waiter, hasGivenUp(waiter, on: relation.to, whichIs: other?.to) { return .neverFailed }
    if let waiting = waiter?.waiting, waiting.other == relation.to {
      if waiter?.isHeld == true { return .waits(input.reading.now.since(waiting.from)) }
      if let until = waiting.until, until > waiting.from {
        return .waited(until.since(waiting.from))
      }
    }
    guard let other, other.to == .failed, since(other.time) != nil else { return nil }
    let isLater = waiter?.transitions.contains {
      ($0.to == .began || $0.to == .ended) && $0.seq > other.seq
    }
    return isLater == true ? .failedFirst : .free
  }

  /// Whether a recognizer failed or was cancelled while it waited for another one, which had not failed by then: those of a
  /// ring fail together.
  private static func hasGivenUp(
    _ waiter: RecognizerReading, on other: Handle, whichIs state: GestureState?
  ) -> Bool {
    guard waiter.waiting?.other == other, let last = waiter.transitions.last,
      last.to == .failed && !last.reason.isPrevention || last.to == .cancelled
    else { return false }
    return last.reason == .requirementPending || state != .failed
  }
}
