import Foundation
import TouchLanguage
import TouchTrace

/// What a recognizer's success did to others: views whose touches it cancelled, recognizers that it prevented.
struct Outcome {
  /// That views lost their touches to it.
  let losses: [Explanation.Sentence]
  /// Another that recognizes at the same time, and those that it prevented.
  let recognizers: [Explanation.Sentence]
  /// Those that waited for it in vain, and one that the touch missed.
  let failures: [Explanation.Sentence]
  /// The views that lost their touches were to have them: controls, or of the app's own classes.
  private let isMissed: Bool

  /// All in the order in which they are told.
  var all: [Explanation.Sentence] { recognizers + rest }
  /// All but what became of recognizers at the same time.
  var rest: [Explanation.Sentence] { isMissed ? losses + failures : failures + losses }
  /// All but the losses of views.
  var others: [Explanation.Sentence] { recognizers + failures }

  /// How those are told that a recognizer prevented.
  enum Naming {
    /// All by their names.
    case all
    /// The title names them.
    case inTitle
    /// The title counts them; with how far the touch of the one had moved when it began, where that is told in the same breath.
    case counted(after: (way: Comparison, axis: MovementAxis?)?)
  }

  init(
    of event: TraceEvent, _ reading: RecognizerReading, naming: Naming = .all,
    _ input: PictureInput
  ) {
    if event.reason == .preventedBy {
      (recognizers, losses, failures) = ([Self.obstacle(in: event, input)], [], [])
      isMissed = false
      return
    }
    guard event.to == .began || event.to == .ended || event.to == .changed else {
      (recognizers, losses, failures) = ([], [], [])
      isMissed = false
      return
    }
    losses = Self.losses(to: reading.handle, input)
    isMissed = input.reading.losses(to: reading.handle, input.trace).contains {
      TouchLoss.listens($0.subject, input)
    }
    let failed = input.reading.recognizers.compactMap(\.transitions.last).filter {
      $0.other == reading.handle
    }
    // Those that waited for it to fail.
    let inVain = failed.filter { $0.reason == .requiredOneRecognized }
    recognizers =
      Self.together(reading, input)
      + Self.prevented(
        failed.filter(\.reason.isPrevention), by: input.marked(reading.handle), naming,
        isDirection: DirectionContest.find(of: reading.handle, input) != nil, input)
    let missed = Self.missed(input) + Self.outrun(by: reading.handle, input)
    failures = (inVain + missed).map { failure in
      let text = Text.whyRecognizer.failed(
        input.marked(failure.subject), input.cause(of: failure),
        touches: input.touchCount(of: failure.subject))
      return .init(text, failure.rule, failure.seq)
    }
  }

  /// Recognizers of an edge from which a drag began too far, and away from which it went: it was to be theirs.
  static func missed(_ input: PictureInput) -> [TraceEvent] {
    guard let finger = input.reading.fingers.last else { return [] }
    let (dx, dy) = (finger.at.x - finger.start.x, finger.at.y - finger.start.y)
    let edge: TouchEdge =
      abs(dx) > abs(dy) ? dx > 0 ? .left : .right : dy > 0 ? .top : .bottom
    guard max(abs(dx), abs(dy)) >= leastSwipe else { return [] }
    return input.reading.recognizers.compactMap(\.transitions.last).filter {
      $0.reason == .notFromEdge && $0.measured <= farthest
        && input.snapshot.recognizer($0.subject)?.need?.onlyEdge == edge
    }
  }

  /// Long presses on what is scrolled that failed because the touch moved: who holds something to lift it asks about them.
  static func outrun(by winner: Handle, _ input: PictureInput) -> [TraceEvent] {
    guard let own = input.snapshot.recognizer(winner), own.need == .scroll,
      let finger = input.reading.fingers.last
    else { return [] }
    return input.reading.recognizers.compactMap(\.transitions.last).filter { event in
      guard event.reason == .movedTooFar, event.time >= finger.startTime,
        let press = input.snapshot.recognizer(event.subject), case .press? = press.need
      else { return false }
      return press.view != own.view && input.snapshot.isInside(press.view, own.view)
    }
  }

  /// A drag that began farther from the edge was hardly meant for it, points.
  private static let farthest = 160.0
  /// From then on a drag looks like one from an edge, points.
  private static let leastSwipe = 40.0

  private static func losses(
    to recognizer: Handle, _ input: PictureInput
  ) -> [Explanation.Sentence] {
    let lost = input.reading.losses(to: recognizer, input.trace)
    guard let first = lost.first else { return [] }
    let text = Text.whyRecognizer.cancelledTouches(
      by: input.marked(recognizer), input.cancelCause(of: recognizer, in: first.subject),
      touches: touches(of: first, input),
      in: lost.map { input.marked($0.subject) })
    return [.init(text, .dl03, first.seq)]
      + lost.compactMap { LostRow.sentence(about: $0, input) }.prefix(1)
  }

  /// How many touches a view lost with an event.
  static func touches(of lost: TraceEvent, _ input: PictureInput) -> Int {
    let touches = input.reading.fingers.count { finger in
      finger.view == lost.subject
        && finger.delivered.last.map { $0.isCancelled && $0.to == lost.time } == true
    }
    return max(1, touches)
  }

  /// All that it prevented in one sentence. Those that were ready in the same event are told apart: there the deeper view,
  /// or the later one, decided.
  private static func prevented(
    _ events: [TraceEvent], by winner: String, _ naming: Naming, isDirection: Bool,
    _ input: PictureInput
  ) -> [Explanation.Sentence] {
    // What only delays touches comes after those that wanted them.
    func isDelay(_ event: TraceEvent) -> Bool {
      input.snapshot.recognizer(event.subject)?.neverRecognizes == true
    }
    let ordered = events.filter { !isDelay($0) } + events.filter(isDelay)
    guard let first = ordered.first else { return [] }
    let wanted = ordered.filter { !isDelay($0) && input.missing(in: $0) == nil }
    let isUnshared = !isDirection && !wanted.isEmpty
    let ties = ties(ordered, input)
    func names(_ events: [TraceEvent]) -> [String] { events.map { input.marked($0.subject) } }
    func text(_ precedence: Cause.Precedence) -> String {
      guard case .counted(let start) = naming else {
        return Text.whyRecognizer.prevented(
          names(ordered), by: winner, precedence, isUnshared: isUnshared)
      }
      return Text.whyRecognizer.prevented(
        count: ordered.count { !isDelay($0) }, by: winner, after: start?.way, along: start?.axis,
        precedence, isUnshared: isUnshared)
    }
    // One sentence says of all of them why it and not they.
    if let tie = ties.first, tie.events.count == ordered.count {
      let rule = tie.precedence == .spared ? Rule.ar18 : first.rule
      return [.init(text(tie.precedence), rule, first.seq)] + asked(ordered, input)
    }
    let isTitled = if case .inTitle = naming { isUnshared } else { false }
    let text = isTitled ? Text.whyRecognizer.unshared : text(.first)
    let sentence = Explanation.Sentence(text, .ar18, first.seq)
    // Who was in the way of nothing is no cause.
    return [wanted.isEmpty && !ordered.allSatisfy(isDelay) ? sentence.aside : sentence]
      + ties.filter { $0.precedence != .spared }.map { tie in
        let text = Text.whyRecognizer.ready(
          names(tie.events), with: winner, isDeeper: tie.precedence == .deeper)
        return .init(text, tie.events[0].rule, tie.events[0].seq)
      }
  }

  /// What the classes of two that were ready in the same event answered; empty where none was asked, and where more than one
  /// was prevented.
  private static func asked(
    _ prevented: [TraceEvent], _ input: PictureInput
  ) -> [Explanation.Sentence] {
    guard prevented.count == 1, let loss = prevented.first else { return [] }
    let (winner, loser) = (loss.other, loss.subject)
    let answers = input.reading.decisions.filter { event in
      guard event.time == loss.time, event.seq < loss.seq else { return false }
      // The winner may, and the other one may not.
      let (from, to) = event.answer ? (winner, loser) : (loser, winner)
      return event.tells(whether: from, prevents: to)
    }
    return [false, true].compactMap { isYes in
      let own = answers.filter { $0.answer == isYes }
      guard let last = own.last else { return nil }
      let calls = own.map { answer in
        let call = answer.verb.call(about: input.marked(answer.other), from: answer.source)
        return "\(input.marked(answer.subject)).\(call)"
      }
      return .init(Text.whyRecognizer.prevention(calls, isAllowed: isYes), last.rule, last.seq)
    }
  }

  /// Those that were ready in the same event, by what decided; never an empty group.
  private static func ties(
    _ events: [TraceEvent], _ input: PictureInput
  ) -> [(precedence: Cause.Precedence, events: [TraceEvent])] {
    [Cause.Precedence.deeper, .addedLater, .spared].compactMap { precedence in
      let group = events.filter { input.precedence(of: $0) == precedence }
      return group.isEmpty ? nil : (precedence, group)
    }
  }

  /// Others that delegates allowed to recognize at the same time: those that did, and those that did not.
  private static func together(
    _ reading: RecognizerReading, _ input: PictureInput
  ) -> [Explanation.Sentence] {
    let answers = input.reading.decisions.reversed().filter {
      $0.verb == .simultaneousWith && $0.answer && $0.time >= input.reading.gestureStart
        && ($0.subject == reading.handle || $0.other == reading.handle)
    }
    var rivals: [Rival] = []
    for yes in answers {
      let other = yes.subject == reading.handle ? yes.other : yes.subject
      guard !rivals.contains(where: { $0.handle == other }),
        let rival = input.reading.recognizer(other), let last = rival.transitions.last
      else { continue }
      let start = rival.transitions.first { $0.to == .began || $0.to == .ended }
      rivals.append(Rival(handle: other, yes: yes, start: start, last: last))
    }
    let texts = Text.whyRecognizer
    func sentence(
      _ rivals: [Rival], at moment: UInt32? = nil,
      _ text: (_ others: [String], _ owners: [String]) -> String
    ) -> [Explanation.Sentence] {
      guard let first = rivals.first else { return [] }
      var owners: [String] = []
      for owner in rivals.map({ input.marked($0.yes.subject) }) where !owners.contains(owner) {
        owners.append(owner)
      }
      let event = moment ?? first.start?.seq ?? first.yes.seq
      return [.init(text(rivals.map { input.marked($0.handle) }, owners), .ar26, event)]
    }
    let others = rivals.filter { $0.start == nil }
    let causes = Set(others.map { $0.ownFailure(input) })
    let cause = causes.count == 1 ? causes.first ?? nil : nil
    let touches = others.map { input.touchCount(of: $0.handle) }.max() ?? 1
    return sentence(rivals.filter { $0.start != nil }) { texts.together(with: $0, allowedBy: $1) }
      + sentence(others, at: cause == nil ? nil : others.first?.last.seq) {
        texts.notTogether(with: $0, allowedBy: $1, cause, touches: touches)
      }
  }

  /// Another that a delegate allowed to recognize at the same time.
  private struct Rival {
    let handle: Handle
    /// The answer that allowed it; its subject is the one whose delegate gave it.
    let yes: TraceEvent
    /// The event in which it recognized; nil while it has not.
    let start: TraceEvent?
    /// Its last change.
    let last: TraceEvent

    /// Why it failed; nil where another one made it fail.
    func ownFailure(_ input: PictureInput) -> Cause? {
      guard last.to == .failed, !last.reason.isPrevention, last.reason != .requiredOneRecognized
      else { return nil }
      return input.cause(of: last)
    }
  }

  /// What kept the one that was prevented from recognizing as well.
  private static func obstacle(
    in event: TraceEvent, _ input: PictureInput
  ) -> Explanation.Sentence {
    guard let missing = input.missing(in: event) else { return refusal(of: event, input) }
    let text = Text.reasons.sentence(
      missing, touches: input.touchCount(of: event.subject), of: input.marked(event.subject))
    return .init(text, event.rule, event.seq)
  }

  /// Why both could not recognize: a delegate refused, or none allowed it.
  private static func refusal(
    of event: TraceEvent, _ input: PictureInput
  ) -> Explanation.Sentence {
    guard let no = input.reading.sharingRefused(event.subject, event.other) else {
      return .init(Text.whyRecognizer.togetherNotAllowed, .ar18, event.seq)
    }
    return .init(
      Text.whyRecognizer.togetherRefused(by: input.marked(no.subject)), .ar26, no.seq)
  }
}

extension TraceReading {
  /// The hit views that got touchesCancelled because a recognizer recognized, each once.
  func losses(to recognizer: Handle, _ trace: Trace) -> [TraceEvent] {
    let owners = Set(hits.map(\.winner)).union(fingers.map(\.view))
    var seen: Set<Handle> = []
    return responders.filter { owners.contains($0.handle) }.compactMap { responder in
      let last = responder.deliveries.last { $0.verb == .touchesCancelled }
      guard let last, case let event = trace.events[Int(last.event)],
        TouchOwner.of(event, trace) == .recognizer(recognizer),
        seen.insert(responder.handle).inserted
      else { return nil }
      return event
    }
  }

  /// The recognizers that one prevented, but for what only delays touches.
  func losers(to winner: Handle, _ snapshot: SceneSnapshot) -> [Handle] {
    recognizers.compactMap(\.transitions.last).filter {
      $0.reason.isPrevention && $0.other == winner
        && snapshot.recognizer($0.subject)?.neverRecognizes != true
    }.map(\.subject)
  }

  /// The recognizers that required one to fail, which recognized.
  func waited(for winner: Handle, _ snapshot: SceneSnapshot) -> [Handle] {
    recognizers.compactMap(\.transitions.last).filter {
      $0.reason == .requiredOneRecognized && $0.other == winner
        && snapshot.recognizer($0.subject)?.neverRecognizes != true
    }.map(\.subject)
  }

  /// The answer of a delegate that two may not recognize at the same time; nil when none gave it.
  func sharingRefused(_ a: Handle, _ b: Handle) -> TraceEvent? {
    decisions.last {
      $0.verb == .simultaneousWith && !$0.answer
        && ($0.subject == a && $0.other == b || $0.subject == b && $0.other == a)
    }
  }
}
