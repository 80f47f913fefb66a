package import TouchLanguage
package import TouchTrace

/// Why something fired or did not: a title and one to three sentences with the numbers behind them.
package struct Explanation: Sendable, Hashable {
  /// One clause of the answer, with what it rests on.
  package struct Sentence: Sendable, Hashable {
    /// The sentence, with the names of objects marked.
    package var words: MarkedText
    /// The rule behind it; none where nothing has happened yet.
    package var rule: Rule
    /// The trace event that shows it, by seq; nil for what did not happen.
    package var event: UInt32?
    /// True when the trace does not say why: an error of the engine, shown as one.
    package var isUnexplained = false
    /// True for what went on beside the matter that the title tells, and is no part of its cause.
    package var isAside = false
    /// True for what stands or goes on at the playhead: its event only began it, so no time is that of the sentence.
    package var isStanding = false

    init(_ text: String, _ rule: Rule, _ event: UInt32? = nil, isUnexplained: Bool = false) {
      words = MarkedText(text)
      self.rule = rule
      self.event = event
      self.isUnexplained = isUnexplained
    }

    /// The same, as what went on besides.
    var aside: Sentence {
      var sentence = self
      sentence.isAside = true
      return sentence
    }

    /// The same, as what stands or goes on at the playhead.
    var standing: Sentence {
      var sentence = self
      sentence.isStanding = true
      return sentence
    }

    /// The sentence without marks.
    package var text: String { words.plain }

    /// `AR-37 documented`; empty without a rule.
    package var chip: String { rule == .none ? "" : "\(rule.id) \(Text.rules.basis(rule.basis))" }
  }

  /// What it is about.
  package var subject: Handle
  /// What stands above it, with the names of objects marked.
  package var heading: MarkedText
  /// The event that the title tells, by seq; nil for what did not happen, and for what stands at the playhead.
  package var moment: UInt32?
  /// The cause first, then facts; at most four.
  package var sentences: [Sentence]
  /// The view whose refusal of the touch is what the title tells or rests on; nil where it tells something else.
  package var refused: Handle?

  private static let sentencesMax = 4
  /// It tells what a touch at a point would hit, and nothing of those that were.
  package var isPicked = false

  /// When that happened what the title tells.
  enum Moment {
    /// When that of the first sentence happened.
    case firstSentence
    /// An event by its seq; nil where none is known.
    case event(UInt32?)
    /// It stands at the playhead, and no event brought it about.
    case standing
  }

  init(
    _ subject: Handle, _ title: String, _ sentences: [Sentence], moment: Moment = .firstSentence,
    refused: Handle? = nil
  ) {
    self.subject = subject
    self.refused = refused
    self.moment =
      switch moment {
      case .firstSentence: sentences.first?.event
      case .event(let event): event
      case .standing: nil
      }
    heading = MarkedText(title)
    self.sentences = Array(sentences.prefix(Self.sentencesMax))
  }

  /// Says more, as far as there is room.
  mutating func add(_ more: [Sentence]) {
    sentences = Array((sentences + more).prefix(Self.sentencesMax))
  }

  /// What stands above it, without marks.
  package var title: String { heading.plain }

  /// All sentences in one line.
  package var text: String { Text.panels.text(sentences.map(\.text)) }

  /// The recognizer that it is about, or else the first one that the title or the first sentence names; nil for none.
  package func recognizer(_ input: PictureInput) -> Handle? {
    let all = input.snapshot.recognizers.map(\.handle)
    if all.contains(subject) { return subject }
    let names = ([heading] + sentences.prefix(1).map(\.words)).flatMap(\.parts).filter(\.isName)
    return names.lazy.compactMap { part in all.first { input.name(of: $0) == part.text } }.first
  }

  /// True when the trace does not say why.
  package var isUnexplained: Bool { sentences.contains(where: \.isUnexplained) }

  // MARK: Making

  /// What Why says: about the point that is asked about, or else about what is selected, or else about what a person would
  /// ask first; nil before anything happened.
  package static func shown(about selected: Handle?, _ input: PictureInput) -> Explanation? {
    shown(about: selected, input, Headline(input))
  }

  /// The same; `headline` is that of the input without a selection, where it is known already.
  package static func shown(
    about selected: Handle?, _ input: PictureInput, _ headline: Headline?
  ) -> Explanation? {
    picked(input) ?? selected.map { about($0, input) } ?? whole(headline, input)
  }

  /// What a touch at the point that is asked about would hit, or that this cannot be known; nil while none is.
  private static func picked(_ input: PictureInput) -> Explanation? {
    if let probe = input.probe { return WhyView.probed(probe, input) }
    return input.probePoint == nil ? nil : WhyView.unanswered()
  }

  /// About what a person would ask first at the playhead; nil before anything happened.
  package static func last(_ input: PictureInput) -> Explanation? {
    picked(input) ?? whole(Headline(input), input)
  }

  /// A headline with what else is said below it; that of a ring of requirements where there is none.
  private static func whole(_ headline: Headline?, _ input: PictureInput) -> Explanation? {
    guard var why = headline?.why else { return cycle(input) }
    why.add(AppOutput.sentences(since: why.moment, input))
    // It answers another question, so it takes no other sentence's place.
    why.sentences += WhyLosers.besides(why, input).prefix(1)
    why.sentences += SystemGate.sentences(why, input)
    return why
  }

  /// Whether there is a headline without a selection.
  package static func hasHeadline(_ input: PictureInput) -> Bool {
    input.probe == nil && input.probePoint == nil && HeadlineSubject.find(input) != nil
  }

  /// What the headline without a selection is about.
  package struct Decision {
    /// Recognizers and views.
    package var subjects: [Handle]
    /// The event that decided; nil where none is known.
    package var event: UInt32?
    /// The view whose refusal is the cause; nil where the headline tells something else.
    package var cause: Handle?
  }

  /// What a person would ask first at the playhead, without a selection: a frame looks for it once.
  package struct Headline {
    fileprivate let why: Explanation
    /// What it is about.
    package let decision: Decision

    /// Nil where nothing is decided yet, and beside a hit test that was only asked for.
    package init?(_ input: PictureInput) {
      guard input.probe == nil, let subject = HeadlineSubject.find(input) else { return nil }
      let why = explain(subject, input)
      self.why = why
      let subjects: [Handle] =
        switch subject {
        // Of one that took the touch from another, the headline may be about that one.
        case .recognizer: [why.subject]
        case .untracked(let handle), .missed(let handle), .late(let handle), .refused(let handle):
          [handle]
        case .losers(let handles): handles
        case .control(let event), .withheld(let event), .lost(let event): [event.subject]
        // What did not get the touch, or refused it; of what got it there is nothing to ask.
        case .given(let event):
          [why.subject, why.refused].compactMap { $0 }
            .filter { $0 != event.subject }
        case .unzoomable, .unselected, .touch: []
        }
      decision = Decision(
        subjects: subjects, event: why.moment, cause: input.cause(toldBy: why))
    }
  }

  /// What the headline without a selection is about; nil where nothing is decided yet.
  package static func decision(_ input: PictureInput) -> Decision? { Headline(input)?.decision }

  private static func explain(_ subject: HeadlineSubject, _ input: PictureInput) -> Explanation {
    switch subject {
    case .recognizer(let handle):
      return WhyRecognizer.explain(handle, input, isHeadline: true)
    case .losers(let handles): return WhyLosers.explain(handles, input)
    case .control(let event):
      return WhyTable.isSelection(event, input.trace)
        ? WhyTable.explain(event, input) : WhyControl.sent(event, input)
    case .unzoomable(let scrollView): return WhyZoom.explain(scrollView)
    case .unselected(let row): return row.explain(input)
    case .withheld(let event): return WhyView.withheld(event, input)
    case .lost(let event): return WhyView.taken(event, input)
    case .untracked(let handle), .missed(let handle), .late(let handle), .refused(let handle):
      return answer(about: handle, input)
    case .given(let event):
      return WhyControl.silence(event.subject, input) ?? WhyView.given(event, input)
    case .touch(let handle): return WhyTouch.explain(handle, input)
    }
  }

  /// About a scene that nobody has touched, and in which some recognizers never can recognize.
  private static func cycle(_ input: PictureInput) -> Explanation? {
    let members = RequirementCycle.all(input).first ?? []
    guard let first = members.first,
      let sentence = RequirementCycle.sentence(about: members, input)
    else { return nil }
    return Explanation(first, Text.whyRecognizer.cycleTitle, [sentence])
  }

  /// About a recognizer, control, view, other responder or touch: why it fired or did not.
  package static func about(_ handle: Handle, _ input: PictureInput) -> Explanation {
    var why = answer(about: handle, input)
    why.sentences += SystemGate.sentences(why, input)
    return why
  }

  private static func answer(about handle: Handle, _ input: PictureInput) -> Explanation {
    if input.snapshot.recognizer(handle) != nil || input.reading.recognizer(handle) != nil {
      return WhyRecognizer.explain(handle, input)
    }
    if let view = input.snapshot.view(handle), !view.isWindow {
      return view.isControl ? WhyControl.explain(view, input) : WhyView.explain(view, input)
    }
    if let hit = input.reading.hits.last(where: { $0.winner == handle }) {
      return WhyView.left(handle, hit, input)
    }
    if input.trace.touchNumber(of: handle) != nil { return WhyTouch.explain(handle, input) }
    return WhyResponder.explain(handle, input)
  }

  /// Everything that can be asked about: recognizers, views, then other responders that got touches.
  package static func subjects(_ input: PictureInput) -> [Handle] {
    var subjects = input.snapshot.recognizers.map(\.handle) + input.snapshot.views.map(\.handle)
    for responder in input.reading.responders where !subjects.contains(responder.handle) {
      subjects.append(responder.handle)
    }
    return subjects
  }
}

extension PictureInput {
  /// The view whose refusal is the cause that `explanation` tells first, in its headline or in the sentence below it; nil where
  /// that tells something else, and while a point is asked about.
  func cause(toldBy explanation: Explanation?) -> Handle? {
    let refusals = reading.hits.flatMap(\.rejected)
    guard probe == nil, !refusals.isEmpty, let explanation else { return nil }
    if let refused = explanation.refused { return refused }
    let first = explanation.sentences.first
    return refusals.first { $0.event == first?.event && $0.rule == first?.rule }?.view
  }
}
