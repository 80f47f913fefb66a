package import TouchLanguage
package import TouchTrace

/// Why a controller, window, application or other responder got a touch or not.
enum WhyResponder {
  typealias Sentence = Explanation.Sentence

  static func explain(_ handle: Handle, _ input: PictureInput) -> Explanation {
    let name = input.marked(handle)
    guard let finger = input.reading.fingers.last else {
      return Explanation(
        handle, Text.why.nothingYet(name),
        [Sentence(Text.why.noTouchYet(isPast: input.ahead != nil), .none)])
    }
    let forwarded = forwarded(to: handle, input)
    if !forwarded.isEmpty { return Explanation(handle, Text.why.gotTouch(name), forwarded) }
    let sentence = notForwarded(to: handle, finger, input)
    guard !(finger.isHeld && finger.delivered.isEmpty) else {
      let title = Text.whyView.title(name, .waits, touch: finger.number)
      return Explanation(handle, title, [sentence], moment: .standing)
    }
    let refused = input.reading.refusedWindows.first { $0.view == handle }?.view
    return Explanation(handle, Text.why.gotNoTouch(name), [sentence], refused: refused)
  }

  /// It got the touch along the responder chain; empty when it did not, or is the hit view.
  static func forwarded(to handle: Handle, _ input: PictureInput) -> [Sentence] {
    let reading = input.reading.responders.first { $0.handle == handle }
    guard let first = reading?.deliveries.first,
      !input.reading.hits.contains(where: { $0.winner == handle })
    else { return [] }
    let chain = input.reading.chain
    guard let index = chain.firstIndex(of: handle), index > 0 else {
      return [Sentence(Text.why.previousForwarded, .rc04, first.event)]
    }
    let before = chain[..<index].map { input.marked($0) }
    return [Sentence(Text.why.forwarded(by: before), .rc04, first.event)]
  }

  private static func notForwarded(
    to handle: Handle, _ finger: FingerReading, _ input: PictureInput
  ) -> Sentence {
    if let refused = input.reading.refusedWindows.first(where: { $0.view == handle }) {
      return Sentence(
        Text.reasons.sentence(Refusal(refused)), refused.rule, refused.event)
    }
    if finger.delivered.isEmpty, !finger.holds.isEmpty { return undelivered(finger, input) }
    guard let last = input.reading.chain.last else { return undelivered(finger, input) }
    if let kept = KeptTouch(input) { return kept.sentence(input) }
    let event = input.reading.responders.first { $0.handle == last }?.deliveries.last?.event
    let chain = input.reading.chain.map { input.marked($0) }
    return Sentence(Text.why.notInChain(chain), .rc01, event)
  }

  /// Why no responder has got anything of a touch: it is or was held, it is withheld, it hit nothing, or its delivery is
  /// still to come.
  static func undelivered(_ finger: FingerReading, _ input: PictureInput) -> Sentence {
    if let hold = finger.holds.last {
      let end: HoldEnd = hold.isDropped ? .dropped : hold.to == nil ? .ongoing : .released
      let together = input.holds(with: hold, finger)
      let text = Text.why.allHeld(
        by: together.map { input.marked($0.holder) }, together.map(input.cause), end)
      let sentence = Sentence(text, .dl11, hold.end ?? hold.event)
      return hold.to == nil ? sentence.standing : sentence
    }
    if let event = input.reading.withheld.last(where: { $0.other == finger.handle }) {
      let text = Text.why.withheld(
        from: input.marked(event.subject), touch: finger.number, Withholding(event))
      return Sentence(text, event.rule, event.seq)
    }
    guard let hit = input.reading.hit(of: finger.handle), hit.winner != .none else {
      return WhyTouch.nowhere(finger, input)
    }
    let text = Text.why.notDelivered(finger.number, hitView: input.marked(hit.winner))
    return Sentence(text, .ht05, hit.lastEvent)
  }
}

/// A touch that a responder did not forward, so that those after it in the chain got nothing of it.
package struct KeptTouch {
  /// Who kept it.
  let keeper: Handle
  /// What the keeper got of it first and did not forward, by seq.
  let event: UInt32
  /// The view around the keeper that a person expects to get the touch as well; nil where the keeper is there to have it alone.
  package let untold: Handle?

  /// Nil where the last touch went up to the end of the chain, and before any responder has one.
  package init?(_ input: PictureInput) {
    let reading = input.reading
    guard let keeper = reading.chain.last, reading.isChainStopped(input.trace),
      let deliveries = reading.responders.first(where: { $0.handle == keeper })?.deliveries,
      let last = deliveries.last
    else { return nil }
    self.keeper = keeper
    let began = deliveries.last { $0.verb == .touchesBegan && $0.finger == last.finger }
    guard let began, !Self.isForwarded(began, input.trace) else {
      event = last.event
      untold = nil
      return
    }
    event = began.event
    untold = reading.hits.last?.winner == keeper ? Self.untold(around: keeper, input) : nil
  }

  /// Whether another responder got the same in the same moment after it.
  private static func isForwarded(_ delivery: Delivery, _ trace: Trace) -> Bool {
    trace.events[(Int(delivery.event) + 1)...].prefix { $0.time == delivery.time }
      .contains {
        $0.kind == .touches && $0.verb == delivery.verb && $0.other == delivery.finger
      }
  }

  /// Of a view of UIKit, which forwards by itself, that is its superview. A class of the app's own keeps touches by design,
  /// unless it lies in a view that has a class of the app's own, too. Controls, scroll views and views with recognizers use
  /// their touches themselves.
  private static func untold(around keeper: Handle, _ input: PictureInput) -> Handle? {
    guard let view = input.snapshot.view(keeper), view.scrollTraits.isEmpty,
      !input.snapshot.isAwaited(view)
    else { return nil }
    let isOfUIKit = input.trace.lineage(of: keeper).ownCount == 0
    var current = input.snapshot.view(view.parent)
    for _ in 0...input.snapshot.views.count {
      guard let one = current, !one.isWindow else { return nil }
      if isOfUIKit || input.trace.lineage(of: one.handle).ownCount > 0 { return one.handle }
      current = input.snapshot.view(one.parent)
    }
    return nil
  }

  /// That it was kept, or, where the headline says that already, how.
  func sentence(_ input: PictureInput, isTitled: Bool = false) -> Explanation.Sentence {
    let name = input.marked(keeper)
    let text = isTitled ? Text.why.superNotCalled(by: name) : Text.why.stopped(at: name)
    return .init(text, .rc05, event)
  }

  /// Why the untold view got nothing, behind its name.
  package func reason(_ input: PictureInput) -> MarkedText {
    MarkedText(Text.why.notTold(by: input.marked(keeper)))
  }
}

/// Where a touch went.
enum WhyTouch {
  static func explain(_ handle: Handle, _ input: PictureInput) -> Explanation {
    let number = input.touchNumber(handle)
    guard let finger = input.reading.fingers.last(where: { $0.handle == handle }) else {
      return Explanation(
        handle, Text.why.touchIsNotDown(number), [.init(Text.why.noSuchTouch(number), .none)])
    }
    guard let hit = input.reading.hit(of: handle), hit.winner != .none else {
      return Explanation(
        handle, Text.why.touchHitNothing(number), [nowhere(finger, input)],
        refused: refusedWindow(finger, input))
    }
    let view = input.marked(hit.winner)
    let isHeld = finger.isHeld && finger.delivered.isEmpty
    return Explanation(
      handle,
      isHeld
        ? Text.whyView.title(view, .waits, touch: number)
        : Text.why.touchBelongs(number, to: view),
      [WhyView.chosen(hit.winner, hit, input)]
        + HitDelivery.make(hit.winner, handle, input).sentences,
      moment: isHeld ? .standing : .firstSentence)
  }

  /// The window because of which no view takes a touch; nil where none was asked.
  static func refusedWindow(_ finger: FingerReading, _ input: PictureInput) -> Handle? {
    finger.isIgnored ? nil : input.reading.refusedWindows.last?.view
  }

  /// A touch that no view takes.
  static func nowhere(_ finger: FingerReading, _ input: PictureInput) -> Explanation.Sentence {
    guard !finger.isIgnored else { return .init(Text.why.ignored(finger.number), .td39) }
    guard let window = input.reading.refusedWindows.last else {
      return .init(Text.why.noViewTakesTouches(finger.number), .ht02)
    }
    let text = Text.why.noWindowTakesTouches(
      finger.number, asked: input.marked(window.view), Refusal(window))
    return .init(text, window.rule, window.event)
  }
}

/// The responder chain of a gesture of which no responder has got anything: why, and how much room it will take.
package struct EmptyChain {
  /// Why no responder has the last touch, with marked names.
  package let words: MarkedText
  /// The event that shows it, by seq; nil where none does.
  package let event: UInt32?

  /// Nil while the chain has responders, and before the first touch.
  package init?(_ input: PictureInput) {
    guard input.reading.chain.isEmpty, let finger = input.reading.fingers.last else { return nil }
    let sentence = WhyResponder.undelivered(finger, input)
    (words, event) = (sentence.words, sentence.event)
  }

  /// For how many responders a list of the chain keeps room, so that nothing around it moves when the next touch is
  /// delivered; 0 before the first touch.
  package static func room(_ input: PictureInput) -> Int {
    let reading = input.reading
    guard !reading.fingers.isEmpty || !reading.chain.isEmpty else { return 0 }
    let skipped = SkippedSuper(input) == nil ? 0 : 1
    let known = max(reading.chain.count + skipped, reading.longestChain)
    guard known == 0 else { return known }
    // The views up to the window, a view controller and the application.
    return max(least, reading.hit.path.count + 2)
  }

  /// Rows that a sentence needs.
  private static let least = 3
}

/// Touch methods of UIKit that did not run, because those that override them do not call super: a table selects no row then,
/// a control sends no event.
package struct SkippedSuper {
  /// Whose own touch methods run in their place.
  package let responder: Handle
  /// The class of UIKit whose methods did not run, as `UITableView`.
  package let className: String
  /// Whose they are: the app's class, or the one object that its scene overrides them for.
  let owner: String
  /// What an explanation says of it.
  let sentence: Explanation.Sentence

  /// Of the last touch; nil where nothing was missed by it.
  package init?(_ input: PictureInput) {
    if let row = UnselectedRow(input), case .superNotCalled = row.cause {
      self.init(row.table, row.sentence(input), input)
      return
    }
    guard let hit = input.reading.hits.last, let view = input.snapshot.view(hit.winner),
      let sentence = WhyControl.silence(view.handle, input)?.sentences.first
    else { return nil }
    self.init(view, sentence, input)
  }

  private init(
    _ view: ViewSnapshot, _ sentence: Explanation.Sentence, _ input: PictureInput
  ) {
    responder = view.handle
    self.sentence = sentence
    owner = WhyControl.overriding(view, input)
    let base = input.trace.lineage(of: view.handle).base
    className = base.isEmpty ? view.className : base
  }
}
