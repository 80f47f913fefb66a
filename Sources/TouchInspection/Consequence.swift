import TouchTrace

/// What a recognizer's success did to others: views that lost touches, recognizers that it prevented.
enum Consequence {
  static func sentences(
    of event: TraceEvent, _ reading: RecognizerReading, _ input: PictureInput
  ) -> [Explanation.Sentence] {
    guard event.to == .began || event.to == .ended || event.to == .changed else { return [] }
    var sentences: [Explanation.Sentence] = []
    let lost = input.reading.losses(to: reading.handle, input.trace)
    if let first = lost.first {
      let names = lost.map { input.name(of: $0.subject) }.list
      sentences.append(
        .init("It took the touch away from \(names).", .dl03, first.seq))
    }
    let prevented = input.reading.recognizers.compactMap(\.transitions.last).filter {
      StateLook.isPrevented($0.reason) && $0.other == reading.handle
    }
    if let first = prevented.first {
      let names = prevented.map { input.name(of: $0.subject) }.list
      sentences.append(.init("It prevented \(names).", first.rule, first.seq))
    }
    return sentences
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
}
