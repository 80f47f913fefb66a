/// A problem in words: what is wrong, and what to do about it.
package struct ProblemText: Hashable, Sendable {
  package let sentence: String
  package let hint: String

  package init(_ sentence: String, hint: String) {
    self.sentence = sentence
    self.hint = hint
  }
}
