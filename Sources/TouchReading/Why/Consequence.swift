import TouchLanguage
import TouchTrace

/// What a recognizer's success did to others: views that lost touches, recognizers that it prevented.
enum Consequence {
  static func sentences(
    of event: TraceEvent, _ reading: RecognizerReading, _ input: PictureInput
  ) -> [Explanation.Sentence] {
    if event.reason == .preventedBy { return refusal(of: event, input) }
    guard event.to == .began || event.to == .ended || event.to == .changed else { return [] }
    var sentences = beside(reading, input)
    let lost = input.reading.losses(to: reading.handle, input.trace)
    if let first = lost.first {
      let names = lost.map { input.name(of: $0.subject) }.list
      sentences.append(
        .init("It took the touch away from \(names).", .dl03, first.seq))
    }
    let prevented = input.reading.recognizers.compactMap(\.transitions.last).filter {
      $0.reason.isPrevention && $0.other == reading.handle
    }
    if let first = prevented.first {
      let names = prevented.map { input.name(of: $0.subject) }.list
      sentences.append(.init("It prevented \(names).", .ar18, first.seq))
    }
    return sentences
  }

  /// Others that recognized together with it because a delegate allowed it.
  private static func beside(
    _ reading: RecognizerReading, _ input: PictureInput
  ) -> [Explanation.Sentence] {
    let yes = input.reading.decisions.last {
      $0.verb == .simultaneousWith && $0.answer
        && ($0.subject == reading.handle || $0.other == reading.handle)
    }
    guard let yes else { return [] }
    let other = yes.subject == reading.handle ? yes.other : yes.subject
    guard let rival = input.reading.recognizer(other), !rival.transitions.isEmpty else { return [] }
    return [
      .init(
        "\(input.name(of: other)) recognizes beside it, because the delegate of \(input.name(of: yes.subject)) allowed both.",
        .ar26, yes.seq)
    ]
  }

  /// A delegate that was asked whether both may recognize, and said no.
  private static func refusal(
    of event: TraceEvent, _ input: PictureInput
  ) -> [Explanation.Sentence] {
    guard let no = input.reading.sharingRefused(event.subject, event.other) else {
      return [
        .init("No delegate was there to allow both.", .ar18, event.seq)
      ]
    }
    return [
      .init(
        "The delegate of \(input.name(of: no.subject)) was asked whether both may recognize, and said no.",
        .ar26, no.seq)
    ]
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
        TouchTaker.of(event, trace) == .recognizer(recognizer),
        seen.insert(responder.handle).inserted
      else { return nil }
      return event
    }
  }

  /// The answer of a delegate that two may not recognize together; nil when nobody said so.
  func sharingRefused(_ a: Handle, _ b: Handle) -> TraceEvent? {
    decisions.last {
      $0.verb == .simultaneousWith && !$0.answer
        && ($0.subject == a && $0.other == b || $0.subject == b && $0.other == a)
    }
  }
}
