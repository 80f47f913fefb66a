import TouchLanguage
import TouchTrace

/// Why none of several recognizers recognized that failed alike, or waited for each other.
enum WhyLosers {
  static func explain(_ handles: [Handle], _ input: PictureInput) -> Explanation {
    guard handles.count > 1, let first = handles.first,
      let snapshot = input.snapshot.recognizer(first),
      let failure = input.reading.recognizer(first)?.transitions.last
    else { return WhyRecognizer.explain(handles.first ?? .none, input) }
    if failure.rule == .ar49 {
      var why = WhyRecognizer.explain(first, input)
      why.heading = MarkedText(Text.whyRecognizer.cycleFailed(handles.map { input.marked($0) }))
      return why
    }
    let named = RecognizerKind(className: snapshot.className)
    let kind = if case .custom = named { RecognizerKind(snapshot.need) ?? named } else { named }
    let names = handles.map { input.marked($0) }
    let causes = handles.compactMap { input.reading.recognizer($0)?.transitions.last }
      .map { input.cause(of: $0) }
    // Each swipe measures along its own axis: one axis would be false of the others.
    let own = input.cause(of: failure)
    let cause = causes.allSatisfy { $0 == own } ? own : own.withoutAxis
    return Explanation(
      first, Text.whyRecognizer.noneRecognized(kind),
      [.init(Text.whyRecognizer.alikeFailed(names, cause), failure.rule, failure.seq)])
  }

  /// Why several others failed by themselves, beside one that recognized: those with one reason in one sentence, quiet after
  /// the cause of what happened.
  static func besides(_ why: Explanation, _ input: PictureInput) -> [Explanation.Sentence] {
    guard let winner = input.reading.recognizer(why.subject)?.transitions.last,
      winner.to != .failed
    else { return [] }
    let told = Set(why.sentences.compactMap(\.event))
    var groups: [(cause: Cause, events: [TraceEvent])] = []
    for event in input.reading.recognizers.compactMap(\.transitions.last)
    where event.to == .failed && event.time >= input.reading.gestureStart
      && !told.contains(event.seq)
      && input.snapshot.recognizer(event.subject)?.neverRecognizes != true
    {
      guard let cause = input.cause(of: event).ofSeveral else { continue }
      if let group = groups.firstIndex(where: { $0.cause == cause }) {
        groups[group].events.append(event)
      } else {
        groups.append((cause, [event]))
      }
    }
    return groups.filter { $0.events.count > 1 }.map { cause, events in
      let names = events.map { input.marked($0.subject) }
      return Explanation.Sentence(
        Text.whyRecognizer.severalFailed(names, cause), events[0].rule, events[0].seq
      ).aside
    }
  }
}

extension RecognizerKind {
  /// Of a class of the app's own: what it needs says it; nil where that is of no class of UIKit.
  fileprivate init?(_ need: RecognizerNeed?) {
    switch need {
    case .tap: self = .tap
    case .press: self = .longPress
    case .drag: self = .pan
    case .swipe: self = .swipe
    case .pinch: self = .pinch
    case .rotation: self = .rotation
    case .edgeDrag: self = .screenEdgePan
    default: return nil
    }
  }
}

extension Cause {
  /// The same without its axis, for recognizers that measure along different ones.
  fileprivate var withoutAxis: Cause {
    if case .movedTooLittle(let moved, _, let isSlow) = self {
      .movedTooLittle(moved, nil, isSlow: isSlow)
    } else {
      self
    }
  }

  /// The same without what is a property of one recognizer, where it can be said of several; nil where it cannot.
  fileprivate var ofSeveral: Cause? {
    switch self {
    case .movedTooFar(let moved, _): .movedTooFar(moved, property: nil)
    case .movedTooLittle, .tooSlow, .tooFast: self
    default: nil
    }
  }
}
