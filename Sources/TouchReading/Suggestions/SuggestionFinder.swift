import Foundation
import TouchGeometry
import TouchLanguage
import TouchTrace

/// Finds what would let a gesture end otherwise, from the events that an explanation rests on.
struct SuggestionFinder {
  private let why: Explanation
  private let input: PictureInput
  /// What lies under the touch of the last hit test; nil where nothing else does.
  private let under: UnderTouch?
  private let row: UnselectedRow?
  private let scrolled: ScrolledRow?
  private let skipped: SkippedSuper?

  init(_ why: Explanation, _ input: PictureInput) {
    self.why = why
    self.input = input
    under = input.reading.hits.last.flatMap { UnderTouch.find($0, input) }
    row = UnselectedRow(input)
    scrolled = ScrolledRow(input)
    skipped = SkippedSuper(input)
  }

  /// That of the first sentence that has one: it is nearest to the cause. Where no value helps, what the finger does
  /// otherwise.
  func find() -> Suggestion? {
    why.sentences.lazy.compactMap { suggestion(for: $0) }.first
      ?? why.sentences.first.flatMap { advice(for: $0) }.map { .gesture($0) }
  }

  /// What the finger has to do, with the number that the trace has for it.
  private func advice(for sentence: Explanation.Sentence) -> GestureAdvice? {
    guard let seq = sentence.event, Int(seq) < input.trace.events.count else { return nil }
    if sentence.rule == .ht10, let hit = input.reading.hits.last,
      let miss = hit.rejected.first(where: { $0.event == seq }),
      let reach = MissedReach(miss, of: hit.finger, input)
    {
      return .touch(within: reach.outside, of: input.marked(miss.view))
    }
    let event = input.trace.events[Int(seq)]
    if event.kind == .action { return lift(inside: event) }
    if event.verb == .transition, event.to == .began { return lift(before: event) }
    guard event.verb == .transition, event.to == .failed, event.subject == why.subject,
      input.snapshot.recognizer(event.subject)?.need != .systemGesture
    else { return nil }
    switch input.cause(of: event) {
    case .notFromEdge(let distance, let edge?) where distance.hasLimit && edge != .noEdge:
      return .begin(within: distance.limit, of: edge)
    case .tooSlow(let speed) where speed.hasLimit: return .swipe(atLeast: speed.limit)
    default: return nil
    }
  }

  /// That a finger is lifted in a control, or in the margin around it where the control still fires.
  private func lift(inside event: TraceEvent) -> GestureAdvice? {
    guard let end = WhyControl.endOutside(event, input.trace), end.limit > 0 else { return nil }
    return .lift(within: end.limit, of: input.marked(event.subject))
  }

  /// That a finger is lifted before the list under it scrolls, which took the touch of a row.
  private func lift(before event: TraceEvent) -> GestureAdvice? {
    guard event.subject == why.subject, event.subject == scrolled?.began.subject else { return nil }
    return liftBeforeMoving(asFarAs: event)
  }

  /// That a finger is lifted before it has moved as far as a drag began with this event; nil for what began otherwise.
  private func liftBeforeMoving(asFarAs began: TraceEvent) -> GestureAdvice? {
    guard case .moved(let moved, _) = input.whole.cause(of: began), moved.hasLimit else {
      return nil
    }
    return .liftBeforeMoving(moved.limit)
  }

  private func suggestion(for sentence: Explanation.Sentence) -> Suggestion? {
    if let cover = cover(sentence) ?? label(sentence) ?? bypass(sentence) { return cover }
    if let skipped, skipped.sentence == sentence { return .callSuper(of: skipped.owner) }
    if let row, row.cause == .notAllowed, row.sentence(input) == sentence {
      return value(row.table.handle, "allowsSelection", "true")
    }
    if sentence.rule == .scr67, let scrollView = WhyZoom.pinched(input) {
      return value(scrollView.handle, "maximumZoomScale", "3")
    }
    guard let seq = sentence.event, Int(seq) < input.trace.events.count else {
      return enabled(sentence)
    }
    return suggestion(for: input.trace.events[Int(seq)])
  }

  /// Nothing for an object without an id, which no edit can name.
  private func value(
    _ object: Handle, _ name: String, _ value: String, other: Handle? = nil
  ) -> Suggestion? {
    guard !input.codeNamed.contains(object), !(other.map(input.codeNamed.contains) ?? false) else {
      return nil
    }
    return self.value(
      input.name(of: object), name, value, other: other.map { input.name(of: $0) })
  }

  private func value(
    _ object: String, _ name: String, _ value: String, other: String? = nil
  ) -> Suggestion? {
    (object + value).contains("<")
      ? nil : .property(PropertyValue(object, name, value, other: other))
  }

  private func suggestion(for event: TraceEvent) -> Suggestion? {
    if let hold = hold(event) { return delivered(hold) }
    if let rejection = input.reading.hits.last?.rejected.first(where: { $0.event == event.seq }) {
      return shown(rejection)
    }
    if input.reading.withheld.contains(where: { $0.seq == event.seq }) { return withheld(event) }
    switch event.verb {
    case .held: return independent(event.subject, of: event.other)
    case .touchesCancelled: return kept(event)
    case .transition: return changed(event)
    default: return event.kind == .action ? kept(event) : nil
    }
  }

  // MARK: Touches

  private func hold(_ event: TraceEvent) -> FingerReading.Hold? {
    input.reading.fingers.flatMap(\.holds).first { $0.event == event.seq || $0.end == event.seq }
  }

  /// That the view gets a touch at once which a recognizer held.
  private func delivered(_ hold: FingerReading.Hold) -> Suggestion? {
    if let scrolled { return lift(before: scrolled) }
    if isDelay(hold.holder) { return contentDelivered(by: hold.holder) }
    let name = input.cause(of: hold).isEnd ? "delaysTouchesEnded" : "delaysTouchesBegan"
    return value(hold.holder, name, "false")
  }

  private func lift(before scrolled: ScrolledRow) -> Suggestion? {
    liftBeforeMoving(asFarAs: scrolled.began).map { .gesture($0) }
  }

  /// Whether it only delays touches for a scroll view.
  private func isDelay(_ recognizer: Handle) -> Bool {
    input.snapshot.recognizer(recognizer)?.neverRecognizes == true
  }

  private func contentDelivered(by delay: Handle) -> Suggestion? {
    if let scrolled { return lift(before: scrolled) }
    return owner(of: delay).flatMap { value($0, "delaysContentTouches", "false") }
  }

  /// That the view keeps a touch which a recognizer took from it.
  private func kept(_ event: TraceEvent) -> Suggestion? {
    guard case .recognizer(let taker)? = TouchOwner.of(event, input.trace), isCancellation(event),
      TouchLoss.listens(event.subject, input)
    else { return nil }
    guard input.snapshot.recognizer(taker)?.need == .scroll else {
      return value(taker, "cancelsTouchesInView", "false")
    }
    if let scrolled { return lift(before: scrolled) }
    return owner(of: taker).flatMap { value($0, "canCancelContentTouches", "false") }
  }

  /// The scroll view that a recognizer belongs to, on whatever view it was put; nil where it is none of a scroll view.
  private func owner(of recognizer: Handle) -> String? {
    let name = input.name(of: recognizer)
    return input.snapshot.views.first { view in
      ["pan", "delay"].contains { name == "\(view.name).\($0)" }
    }?.name
  }

  private func isCancellation(_ event: TraceEvent) -> Bool {
    event.verb == .touchesCancelled || input.trace.payload(of: event) == "touchCancel"
  }

  /// That a view gets a touch which it was not given.
  private func withheld(_ event: TraceEvent) -> Suggestion? {
    switch event.reason {
    case .multipleTouchOff: value(event.subject, "isMultipleTouchEnabled", "true")
    default: nil
    }
  }

  // MARK: Hit tests

  /// That a view is hit which refused the touch.
  private func shown(_ rejection: HitReading.Rejection) -> Suggestion? {
    switch rejection.reason {
    case .outside: included(in: rejection)
    case .hidden: value(rejection.view, "isHidden", "false")
    case .alpha: value(rejection.view, "alpha", "1")
    case .animating where isAwaited(rejection.view):
      .allowInteraction(during: input.marked(rejection.view))
    case .interactionOff where isAwaited(rejection.view):
      value(rejection.view, "isUserInteractionEnabled", "true")
    default: nil
    }
  }

  /// That a view takes the touches of its subview which sticks out of it, under the touch; nil where none does, and where
  /// an override of the view answered.
  private func included(in rejection: HitReading.Rejection) -> Suggestion? {
    guard let under, under.isNeverAsked, under.refused == rejection.view,
      under.view.parent == rejection.view, case .outside = Refusal(rejection)
    else { return nil }
    return .includeSubview(under.view.marked, in: input.marked(rejection.view))
  }

  /// Whether it, or something in it, was to answer to touches.
  private func isAwaited(_ view: Handle) -> Bool {
    input.snapshot.views.contains {
      ($0.handle == view || input.snapshot.isInside($0.handle, view))
        && input.snapshot.isAwaited($0)
    }
  }

  /// That a view is hit which another one covers.
  private func cover(_ sentence: Explanation.Sentence) -> Suggestion? {
    guard let hit = input.reading.hits.last, let under, under.sentence == sentence,
      let front = UnvisitedViews(hit, input).cover(of: under.view)
    else { return nil }
    return value(front, "isUserInteractionEnabled", "false")
  }

  /// That a control is hit in which another view took the touch: what lies right in it lets the touch through.
  private func bypass(_ sentence: Explanation.Sentence) -> Suggestion? {
    guard sentence.rule == .ctl01, let hit = input.reading.hits.last,
      WhyControl.bypassed(input) == why.subject
    else { return nil }
    var inner = hit.winner
    while let parent = input.snapshot.view(inner)?.parent, parent != why.subject { inner = parent }
    return isAwaited(inner) ? nil : value(inner, "isUserInteractionEnabled", "false")
  }

  /// That a label or the like is hit where nothing answers: it lies under the touch and takes none.
  private func label(_ sentence: Explanation.Sentence) -> Suggestion? {
    guard let hit = input.reading.hits.last, UnderTouch.isUnanswered(hit, input),
      UnderTouch.labels(hit, input) == [sentence], let view = hit.rejected.last?.view
    else { return nil }
    return value(view, "isUserInteractionEnabled", "true")
  }

  // MARK: Recognizers

  private func changed(_ event: TraceEvent) -> Suggestion? {
    if let system = SystemGesture(event, input) { return .deferSystemGestures(system.edge) }
    let recognizer = event.subject
    if case .row? = TouchLoss(event, input) {
      return value(recognizer, "cancelsTouchesInView", "false")
    }
    guard event.to == .failed else { return nil }
    switch event.reason {
    case .preventedBy where input.missing(in: event) != nil: return nil
    case .preventedBy where isDelay(recognizer): return contentDelivered(by: recognizer)
    case .preventedBy where why.subject == event.other && losers(to: event.other).count > 1:
      return together(event.other, with: rivals(of: event.other, nearest: recognizer))
    case .preventedBy where leftTap(event):
      return input.reading.recognizer(event.other)?.transitions.first { $0.to == .began }
        .flatMap(liftBeforeMoving).map { .gesture($0) }
    case .preventedBy:
      return value(
        recognizer, "simultaneousWith", "[\(input.name(of: event.other))]", other: event.other)
    case .requirementPending, .requiredOneRecognized:
      return independent(recognizer, of: event.other)
    default: break
    }
    if let hold = longerHold(event) { return .gesture(hold) }
    switch input.cause(of: event) {
    case .movedTooFar(let moved, let property?):
      return value(recognizer, property, CanonicalLine.number(moved.value.rounded(.up)))
    case .liftedEarly(let pressed):
      // A tap is no press that is too short.
      return pressed.value >= leastPress ? pressEnding(recognizer, within: pressed.value) : nil
    case .tooFewTouches(let count, let property?), .tooManyTouches(let count, let property?):
      return value(recognizer, property, CanonicalLine.number(count.value))
    case .contentKeepsTouch(_, canCancel: false):
      return owner(of: recognizer).flatMap { value($0, "canCancelContentTouches", "true") }
    case .controlWon(let control, _):
      guard let view = input.snapshot.recognizer(recognizer)?.view else { return nil }
      return .gesture(
        .touchBeside(
          control: control, in: input.marked(view), recognizer: input.marked(recognizer)))
    case .delegateRefused where why.subject == recognizer:
      return .letBegin(of: input.marked(recognizer), isDelegate: true)
    case .viewRefused(let view) where why.subject == recognizer || why.subject == event.other:
      return .letBegin(of: view, isDelegate: false)
    case .superNotCalled:
      guard let name = input.snapshot.recognizer(recognizer)?.className else { return nil }
      return .callSuper(of: name)
    default: return nil
    }
  }

  /// That the finger stays where it is until a long press has begun which a scroll view outran: one that allows more
  /// movement would lose to the scroll view all the same. Nil where none outran it.
  private func longerHold(_ event: TraceEvent) -> GestureAdvice? {
    guard case .movedTooFar(let moved, _) = input.cause(of: event),
      let press = input.reading.recognizer(event.subject)?.timers.last,
      input.reading.recognizers.contains(where: { winner in
        winner.transitions.contains { $0.to == .began && $0.time == event.time }
          && Outcome.outrun(by: winner.handle, input).contains { $0.seq == event.seq }
      })
    else { return nil }
    return .hold(for: press.seconds, within: moved.limit)
  }

  /// Whether a tap was prevented whose touch moved further in the end than a tap may: together with the other one it would
  /// have failed.
  private func leftTap(_ event: TraceEvent) -> Bool {
    guard case .tap = input.snapshot.recognizer(event.subject)?.need,
      let limit = input.reading.recognizer(event.subject)?.measures.first(where: {
        $0.name == "distance"
      })?.limit
    else { return false }
    return input.reading.fingers.contains { finger in
      finger.startTime <= event.time && finger.lastTime >= event.time
        && finger.at.distance(to: finger.start) > limit
    }
  }

  /// The longest press in steps of a twentieth that ends within a time, seconds.
  private func pressEnding(_ recognizer: Handle, within time: Double) -> Suggestion? {
    let seconds = (time * 20).rounded(.down) / 20
    return value(recognizer, "minimumPressDuration", CanonicalLine.number(seconds))
  }

  /// A touch that ended earlier was no press, seconds.
  private var leastPress: Double { 0.1 }

  /// Those that a recognizer prevented and that could have recognized.
  private func losers(to winner: Handle) -> [Handle] {
    input.reading.losers(to: winner, input.snapshot).filter { input.missing(for: $0) == nil }
  }

  /// Of more than so many only one is to recognize with the winner.
  private static let rivalsMax = 4

  /// Those that a recognizer prevented; of many, which are not what anybody wants, one that needs the same, or else the one
  /// that the sentence is about.
  private func rivals(of winner: Handle, nearest: Handle) -> [Handle] {
    let losers = losers(to: winner)
    guard losers.count > Self.rivalsMax else { return losers }
    let need = input.snapshot.recognizer(winner)?.need
    return [losers.first { input.snapshot.recognizer($0)?.need == need } ?? nearest]
  }

  /// That a recognizer and others may recognize at the same time.
  private func together(_ winner: Handle, with losers: [Handle]) -> Suggestion? {
    let names = losers.map { input.name(of: $0) }
    guard
      let suggestion = value(
        winner, "simultaneousWith", "[\(names.joined(separator: ", "))]"),
      case .property(var value) = suggestion, !losers.contains(where: input.codeNamed.contains)
    else { return nil }
    value.other = Text.panels.list(names)
    return .property(value)
  }

  /// That a recognizer no longer waits for another one; nothing where its class or a delegate demands it.
  private func independent(_ recognizer: Handle, of other: Handle) -> Suggestion? {
    guard let required = input.snapshot.recognizer(recognizer)?.requires, required.contains(other)
    else { return nil }
    let left = required.filter { $0 != other }.map { input.name(of: $0) }
    return value(
      recognizer, "requireToFail", "[\(left.joined(separator: ", "))]", other: other)
  }

  /// That a recognizer gets touches which is off.
  private func enabled(_ sentence: Explanation.Sentence) -> Suggestion? {
    guard sentence.rule == .ar02, let recognizer = input.snapshot.recognizer(why.subject),
      !recognizer.isEnabled
    else { return nil }
    return value(recognizer.handle, "isEnabled", "true")
  }
}
