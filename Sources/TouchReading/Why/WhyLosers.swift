import TouchLanguage
import TouchTrace

/// Why none of several recognizers recognized that failed alike.
enum WhyLosers {
  static func explain(_ handles: [Handle], _ input: PictureInput) -> Explanation {
    guard handles.count > 1, let first = handles.first,
      let snapshot = input.snapshot.recognizer(first),
      let failure = input.reading.recognizer(first)?.transitions.last
    else { return WhyRecognizer.explain(handles.first ?? .none, input) }
    let kind = RecognizerKind(className: snapshot.className)
    let names = handles.map { input.marked($0) }
    return Explanation(
      first, Text.whyRecognizer.noneRecognized(kind),
      [
        .init(
          Text.whyRecognizer.alikeFailed(names, input.cause(of: failure)), failure.rule,
          failure.seq)
      ])
  }
}
