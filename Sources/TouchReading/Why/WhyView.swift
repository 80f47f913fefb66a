import TouchLanguage
import TouchTrace

/// Why a view got a touch, was passed over, or lost it.
enum WhyView {
  typealias Sentence = Explanation.Sentence

  static func explain(_ view: ViewSnapshot, _ input: PictureInput) -> Explanation {
    var explanation = delivery(view, input)
    explanation.add(WhyZoom.sentences(about: view.handle, input))
    if let hit = input.reading.hits.last {
      explanation.add(WhyTable.selection(around: view.handle, hit, input))
    }
    return explanation
  }

  private static func delivery(_ view: ViewSnapshot, _ input: PictureInput) -> Explanation {
    if let hit = input.reading.hits.last(where: { $0.winner == view.handle }) {
      return winner(view.handle, hit, input)
    }
    guard let hit = input.reading.hits.last else {
      guard let finger = input.reading.fingers.last else {
        return Explanation(
          view.handle, Text.why.nothingYet(view.marked),
          [Sentence(Text.why.noTouchYet(isPast: input.ahead != nil), .none)])
      }
      return Explanation(
        view.handle, Text.whyView.notHit(view.marked, isInChain: false),
        [WhyTouch.nowhere(finger, input)], refused: WhyTouch.refusedWindow(finger, input))
    }
    let forwarded = WhyResponder.forwarded(to: view.handle, input)
    if forwarded.isEmpty, let waits = waiting(around: hit, view, input) { return waits }
    let miss = miss(view, hit, input)
    let unvisited = neverAsked(view, hit, input)
    let reason = miss?.sentence ?? passed(view.handle, hit, input)
    let outside = OwnRefusal(hit, input).flatMap {
      $0.view == view.handle ? $0.sentences(hit, input) : nil
    }
    let title =
      unvisited.map { Text.whyView.wasNeverAsked(view.marked, $0) }
      ?? Text.whyView.notHit(view.marked, isInChain: !forwarded.isEmpty)
    return Explanation(
      view.handle, title,
      [reason] + (outside ?? []) + forwarded
        + undelivered(around: hit, view.handle, isInChain: !forwarded.isEmpty, input)
        + (miss == nil && forwarded.isEmpty ? recognizers(on: view.handle, hit, input) : []),
      refused: miss?.refused)
  }

  /// Why a hit test never came to a view that was there and that got nothing along the chain either; nil for another one.
  static func neverAsked(
    _ view: ViewSnapshot, _ hit: HitReading, _ input: PictureInput
  ) -> Unvisited? {
    guard let miss = miss(view, hit, input), case .unvisited(let why) = miss.why,
      miss.isNeverAsked, WhyResponder.forwarded(to: view.handle, input).isEmpty
    else { return nil }
    return why
  }

  /// A view around the hit view hears nothing either of a touch that was never delivered, and loses one with it: why.
  private static func undelivered(
    around hit: HitReading, _ view: Handle, isInChain: Bool, _ input: PictureInput
  ) -> [Sentence] {
    guard input.snapshot.isInside(hit.winner, view) else { return [] }
    let delivery = HitDelivery.make(hit.winner, hit.finger, input)
    switch delivery.outcome {
    case .dropped, .withheld: return delivery.sentences
    case .lost: return isInChain ? delivery.sentences : []
    case .has, .got, .late, .waits, .hit: return []
    }
  }

  /// That the recognizers of a view got a touch which it did not get itself.
  private static func recognizers(
    on view: Handle, _ hit: HitReading, _ input: PictureInput
  ) -> [Sentence] {
    let told = input.recognizers(of: hit.finger).filter {
      input.snapshot.recognizer($0.recognizer)?.view == view
    }
    guard let first = told.first else { return [] }
    let names = told.map { input.marked($0.recognizer) }
    return [Sentence(Text.whyView.recognizersGotIt(names), .ar01, first.event)]
  }

  /// A view around a hit view whose touch is held: neither has it yet.
  private static func waiting(
    around hit: HitReading, _ view: ViewSnapshot, _ input: PictureInput
  ) -> Explanation? {
    guard input.snapshot.isInside(hit.winner, view.handle) else { return nil }
    let delivery = HitDelivery.make(hit.winner, hit.finger, input)
    guard delivery.outcome == .waits else { return nil }
    let title = Text.whyView.title(
      view.marked, .waits, touch: input.touchNumber(hit.finger))
    return Explanation(
      view.handle, title, delivery.sentences + [passed(view.handle, hit, input)],
      moment: delivery.moment)
  }

  // MARK: The hit view

  /// What the hit view of a touch got that is no longer in the scene.
  static func left(_ view: Handle, _ hit: HitReading, _ input: PictureInput) -> Explanation {
    var explanation = winner(view, hit, input)
    explanation.add([Sentence(Text.whyView.isGone, .ht17, hit.lastEvent)])
    return explanation
  }

  private static func winner(
    _ view: Handle, _ hit: HitReading, _ input: PictureInput
  ) -> Explanation {
    let delivery = HitDelivery.make(view, hit.finger, input)
    let title = Text.whyView.title(
      input.marked(view), delivery.outcome, touch: input.touchNumber(hit.finger))
    let choice = UnderTouch.sentences(hit, input) + why(view, hit, input)
    return Explanation(
      view, title,
      delivery.outcome.isTitle ? delivery.sentences + choice : choice + delivery.sentences,
      moment: delivery.moment)
  }

  /// Why it is the hit view: what decided it alone before what it came to.
  private static func why(_ view: Handle, _ hit: HitReading, _ input: PictureInput) -> [Sentence] {
    enlarged(view, hit, input) + [chosen(view, hit, input)]
  }

  /// Why the hit test chose it.
  static func chosen(_ view: Handle, _ hit: HitReading, _ input: PictureInput) -> Sentence {
    let name = input.marked(view)
    if hit.isRedirected, let last = hit.path.last {
      let choice = HitChoice.overridden(in: input.marked(last), hitView: name)
      return Sentence(Text.whyView.chosen(choice), .ht14, hit.lastEvent)
    }
    let refused = hit.rejected.map { input.marked($0.view) }
    let choice =
      hit.visited.count > 1
      ? HitChoice.deepest(
        view: name, asked: hit.visited.count, refused: refused) : .alone
    return Sentence(Text.whyView.chosen(choice), .ht05, hit.lastEvent)
  }

  /// It or a view around it took a point outside of its bounds.
  private static func enlarged(
    _ view: Handle, _ hit: HitReading, _ input: PictureInput
  ) -> [Sentence] {
    let own = hit.enlarged.last { $0.view == view }
    let around = hit.enlarged.last { input.snapshot.isInside(view, $0.view) }
    guard let grown = own ?? around else { return [] }
    let parent = grown.view == view ? nil : input.marked(grown.view)
    let text = Text.whyView.enlarged(
      by: grown.number, parent: parent, reach: input.reach(of: grown, in: hit))
    return [Sentence(text, .ht10, grown.event)]
  }

  /// What a touch at a probed point would get.
  static func probed(_ hit: HitReading, _ input: PictureInput) -> Explanation {
    var explanation = Explanation(
      .none, Text.whyView.nothingWouldBeHit, [Sentence(Text.whyView.noViewAtPoint, .ht02)])
    if hit.winner != .none {
      var sentences = why(hit.winner, hit, input)
      for index in sentences.indices { sentences[index].event = nil }
      explanation = Explanation(
        hit.winner, Text.whyView.wouldBeHit(input.marked(hit.winner)), sentences)
    }
    explanation.isPicked = true
    return explanation
  }

  /// The scene cannot be asked what a touch at a point would get.
  static func unanswered() -> Explanation {
    var explanation = Explanation(
      .none, Text.whyView.cannotBeAsked, [Sentence(Text.whyView.hasNoCopy, .none)])
    explanation.isPicked = true
    return explanation
  }

  /// A view got a touch, and nothing else has happened yet.
  static func given(_ event: TraceEvent, _ input: PictureInput) -> Explanation {
    let finger = input.reading.fingers.last { $0.handle == event.other }
    let isOver = finger.map { $0.endTime != nil && !$0.delivered.isEmpty } ?? false
    let kept = kept(by: event.subject, input)
    // While it goes on, what comes of its end is not known.
    let isUntold = isOver && kept?.untold != nil
    let name = input.marked(event.subject)
    let title =
      isUntold
      ? Text.whyView.kept(name) : Text.whyView.gets(name, isOver: isOver)
    guard let hit = input.reading.hit(of: event.other), hit.winner == event.subject else {
      return Explanation(
        event.subject, title, [Sentence(Text.whyView.gotBegan, .rc04, event.seq)])
    }
    if let held = withoutEnd(hit, input) { return held }
    let under = UnderTouch.find(hit, input)
    let labels = under == nil ? UnderTouch.labels(hit, input) : []
    // Who asks about a control, a view with recognizers, or one that sticks out, asks why it got nothing.
    let missed = under.flatMap { $0.isMissed ? $0.view : nil }
    let near = NearMiss(hit, input)
    let justMissed = missed == nil && near?.isClose == true ? near : nil
    let reach = near.flatMap { MissedReach($0.rejection, of: hit.finger, input) }
    // Else who asks about a label or the like asks why the view that it lies in got the touch.
    let inside = missed == nil && near == nil ? UnderTouch.refusedInside(hit, input) : nil
    let heading =
      missed.map { view in
        under?.unvisited.map { Text.whyView.wasNeverAsked(view.marked, $0) }
          ?? Text.whyView.notHit(view.marked, isInChain: false)
      } ?? justMissed.map { Self.wasMissed($0, reach, input) }
      ?? inside.map {
        Text.whyView.refused($0.marked, so: input.marked(event.subject), isOver: isOver)
      }
    // A headline is not said again.
    let nearMiss =
      justMissed == nil || reach != nil ? near.map { Self.nearMiss($0, reach, input) } : nil
    let chosen = why(event.subject, hit, input)
    let isTitled = isUntold && heading == nil
    let keeping = kept.map { [$0.sentence(input, isTitled: isTitled)] } ?? []
    let why = isTitled ? keeping + chosen : chosen + keeping
    // Where nothing answers, that a label took no touch may be why.
    let isCause = !labels.isEmpty && UnderTouch.isUnanswered(hit, input)
    return Explanation(
      missed?.handle ?? inside?.handle ?? event.subject, heading ?? title,
      UnderTouch.sentences(hit, input) + [nearMiss].compactMap { $0 }
        + (isCause ? labels + why : why + labels),
      moment: .event(missed == nil ? event.seq : under?.sentence.event),
      refused: missed == nil ? justMissed?.view ?? inside?.handle : under?.refused)
  }

  /// The hit view of a touch whose end is held back; nil where none is.
  private static func withoutEnd(_ hit: HitReading, _ input: PictureInput) -> Explanation? {
    let delivery = HitDelivery.make(hit.winner, hit.finger, input)
    // A view that has a touch has a sentence only while the end of it is held.
    guard delivery.outcome == .has, !delivery.sentences.isEmpty else { return nil }
    return Explanation(
      hit.winner, Text.whyView.lacksEnd(input.marked(hit.winner)),
      delivery.sentences + why(hit.winner, hit, input), moment: .standing)
  }

  /// That a view kept its touch, so that no responder after it got anything; a control does so by its nature.
  private static func kept(by view: Handle, _ input: PictureInput) -> KeptTouch? {
    guard let kept = KeptTouch(input), kept.keeper == view,
      let snapshot = input.snapshot.view(view), !snapshot.isControl, snapshot.scrollTraits.isEmpty
    else { return nil }
    return kept
  }

  /// How far a touch was from what it missed, or from where that still takes touches.
  private static func wasMissed(
    _ miss: NearMiss, _ reach: MissedReach?, _ input: PictureInput
  ) -> String {
    let name = input.marked(miss.view)
    return reach.map { Text.whyView.wasMissed(name, tooFarBy: $0.gap) }
      ?? Text.whyView.wasMissed(name, by: miss.distance)
  }

  private static func nearMiss(
    _ miss: NearMiss, _ reach: MissedReach?, _ input: PictureInput
  ) -> Sentence {
    let name = input.marked(miss.view)
    guard let reach else {
      let text = Text.whyView.missed(name, by: miss.distance)
      return Sentence(text, miss.rejection.rule, miss.rejection.event)
    }
    let text = Text.whyView.missed(name, by: miss.distance, reach: reach.outside)
    return Sentence(text, .ht10, miss.rejection.event)
  }

  // MARK: Others

  /// It accepted the point, but something in it or an override answered.
  private static func passed(
    _ view: Handle, _ hit: HitReading, _ input: PictureInput
  ) -> Sentence {
    let winner = input.marked(hit.winner)
    if let grown = hit.enlarged.last(where: { $0.view == view }) {
      return Sentence(
        Text.whyView.enlargedPassedOn(by: grown.number, to: winner), .ht10, grown.event)
    }
    return hit.isRedirected && !input.snapshot.isInside(hit.winner, view)
      ? Sentence(Text.whyView.overridden(with: winner), .ht14, hit.lastEvent)
      : Sentence(Text.whyView.passedOn(to: winner), .ht03, hit.lastEvent)
  }

  /// Why the hit test did not accept it, with the rule and the event that show it, and the view that refused, which is
  /// itself or lies around it; nil when it did.
  static func miss(
    _ view: ViewSnapshot, _ hit: HitReading, _ input: PictureInput
  ) -> (why: Miss, sentence: Sentence, isNeverAsked: Bool, refused: Handle?)? {
    if let rejection = hit.rejection(of: view.handle) {
      let refusal = Refusal(rejection)
      let sentence = Sentence(Text.reasons.sentence(refusal), rejection.rule, rejection.event)
      return (.refused(refusal), sentence, false, view.handle)
    }
    guard !hit.visited.contains(view.handle) else { return nil }
    let unvisited = UnvisitedViews(hit, input)
    let found = unvisited.find(view)
    let sentence = Sentence(Text.whyView.unvisited(found.why), found.rule, found.event)
    let isNeverAsked = if case .addedLater = found.why { false } else { true }
    return (.unvisited(found.why), sentence, isNeverAsked, unvisited.refusing(around: view))
  }

  // MARK: Losing it

  /// A view is not given a touch that hit it.
  static func withheld(_ event: TraceEvent, _ input: PictureInput) -> Explanation {
    let title = Text.whyView.title(
      input.marked(event.subject), .withheld, touch: input.touchNumber(event.other))
    let text = Text.reasons.sentence(Withholding(event))
    return Explanation(event.subject, title, [Sentence(text, event.rule, event.seq)])
  }

  /// A view got touchesCancelled.
  static func taken(_ event: TraceEvent, _ input: PictureInput) -> Explanation {
    let taker = TouchOwner.canceller(of: event, input).taker
    let title =
      taker.map { WhyControl.lossTitle(of: event.subject, to: $0, input) }
      ?? Text.whyView.lost(input.marked(event.subject), to: nil)
    return Explanation(
      event.subject, title,
      [TouchOwner.sentence(event, input)])
  }
}

extension DeliveryOutcome {
  /// The title tells what became of the touch: its cause comes before the hit test that led to it.
  fileprivate var isTitle: Bool {
    switch self {
    case .waits, .late, .lost, .withheld, .dropped: true
    case .has, .got, .hit: false
    }
  }
}
