import Foundation

/// A form of words. Equal words are read once: a scene repeats its sentences from step to step, and there are many steps.
final class WordPattern {
  /// One place where the form stands.
  struct Match {
    let words: String
    /// What the groups of the form took, from the first one on, without those that took nothing.
    let groups: [String]
  }

  private let expression: NSRegularExpression
  private var known: [String: [Match]] = [:]

  init(_ pattern: String) {
    // A pattern that cannot be read is a fault of the test that has it.
    expression = try! NSRegularExpression(pattern: pattern)
  }

  func matches(in words: String) -> [Match] {
    if let matches = known[words] { return matches }
    let whole = NSRange(words.startIndex..., in: words)
    let matches = expression.matches(in: words, range: whole).map { match in
      let parts = (0..<match.numberOfRanges).map { group in
        Range(match.range(at: group), in: words).map { String(words[$0]) }
      }
      return Match(words: parts[0] ?? "", groups: parts.dropFirst().compactMap { $0 })
    }
    known[words] = matches
    return matches
  }
}
