package import TouchTrace

/// An explanation as lines of text: the title, then a line for each sentence with its rule and event.
package enum ExplanationText {
  /// The explanation as lines of a terminal.
  package static func lines(_ why: Explanation, _ trace: Trace) -> [String] {
    [why.title] + why.sentences.map { "  \($0.text)\(source($0, trace))" }
  }

  /// `  [AR-37 documented, event 12 at 0.05 s]`
  private static func source(_ sentence: Explanation.Sentence, _ trace: Trace) -> String {
    var parts: [String] = []
    if sentence.isUnexplained { parts.append("no reason recorded") }
    if !sentence.chip.isEmpty { parts.append(sentence.chip) }
    if let event = sentence.event {
      let time = CanonicalLine.number(trace.events[Int(event)].time.seconds)
      parts.append("event \(event + 1) at \(time) s")
    }
    return parts.isEmpty ? "" : "  [\(parts.joined(separator: ", "))]"
  }
}
