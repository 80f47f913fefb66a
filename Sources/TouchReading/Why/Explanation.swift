import TouchLanguage
package import TouchTrace

/// Why something fired or did not: a title and one to three sentences with the numbers behind them.
package struct Explanation: Sendable, Hashable {
  /// One clause of the answer, with what it rests on.
  package struct Sentence: Sendable, Hashable {
    /// The sentence.
    package var text: String
    /// The rule behind it; none where nothing has happened yet.
    package var rule: Rule
    /// The trace event that shows it, by seq; nil for what did not happen.
    package var event: UInt32?
    /// True when the trace does not say why: an error of the engine, shown as one.
    package var isUnexplained = false

    init(_ text: String, _ rule: Rule, _ event: UInt32? = nil, isUnexplained: Bool = false) {
      self.text = text
      self.rule = rule
      self.event = event
      self.isUnexplained = isUnexplained
    }

    /// `AR-37 documented`; empty without a rule.
    package var chip: String { rule == .none ? "" : "\(rule.id) \(rule.entry.basis.rawValue)" }
  }

  /// What it is about.
  package var subject: Handle
  /// What stands above it.
  package var title: String
  /// One to three.
  package var sentences: [Sentence]

  init(_ subject: Handle, _ title: String, _ sentences: [Sentence]) {
    self.subject = subject
    self.title = title
    self.sentences = Array(sentences.prefix(3))
  }

  /// All sentences in one line.
  package var text: String { sentences.map(\.text).joined(separator: " ") }

  /// True when the trace does not say why.
  package var isUnexplained: Bool { sentences.contains(where: \.isUnexplained) }

  // MARK: Making

  /// About the last thing that happened; nil before anything did.
  package static func last(_ input: PictureInput) -> Explanation? {
    if let probe = input.probe { return WhyView.probed(probe, input) }
    guard let event = input.reading.notable?.event else {
      return input.reading.fingers.last.map { WhyTouch.explain($0.handle, input) } ?? cycle(input)
    }
    switch event.kind {
    case .action where WhyTable.isSelection(event, input.trace):
      return WhyTable.explain(event, input)
    case .state, .held: return WhyRecognizer.explain(event.subject, input)
    case .action: return WhyControl.sent(event, input)
    case .withhold: return WhyView.withheld(event, input)
    case .touches where event.verb == .touchesBegan:
      return WhyControl.silence(event.subject, input) ?? WhyView.given(event, input)
    default: return WhyView.taken(event, input)
    }
  }

  /// About a scene that nobody has touched, and in which some recognizers never can recognize.
  private static func cycle(_ input: PictureInput) -> Explanation? {
    let members = RequirementCycle.first(input)
    guard let first = members.first,
      let sentence = RequirementCycle.sentence(about: members, input)
    else { return nil }
    return Explanation(first, Text.whyRecognizer.cycleTitle, [sentence])
  }

  /// About a recognizer, control, view, other responder or touch: why it fired or did not.
  package static func about(_ handle: Handle, _ input: PictureInput) -> Explanation {
    if input.snapshot.recognizer(handle) != nil || input.reading.recognizer(handle) != nil {
      return WhyRecognizer.explain(handle, input)
    }
    if let view = input.snapshot.view(handle), !view.isWindow {
      return view.isControl ? WhyControl.explain(view, input) : WhyView.explain(view, input)
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
