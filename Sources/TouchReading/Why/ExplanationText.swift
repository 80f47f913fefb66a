import TouchLanguage
package import TouchTrace

/// An explanation as lines of text: the title, then a line for each sentence with its rule and event.
package enum ExplanationText {
  /// The explanation as lines of a terminal.
  package static func lines(_ why: Explanation, _ trace: Trace) -> [String] {
    [why.title] + why.sentences.map { "  \($0.text)\(source($0, trace))" }
  }

  /// `  [AR-37 documented, event 12 at 0.05 s]`
  private static func source(_ sentence: Explanation.Sentence, _ trace: Trace) -> String {
    let text = Text.why.source(
      rule: sentence.chip.isEmpty ? nil : sentence.chip,
      event: sentence.event.map { Int($0) + 1 },
      seconds: sentence.event.map { trace.events[Int($0)].time.seconds },
      isUnexplained: sentence.isUnexplained)
    return text.map { "  \($0)" } ?? ""
  }
}
