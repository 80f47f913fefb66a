/// What is wrong with a fact in braces, as `{singleTap.ended.time = 400 ms}`.
package enum FactMistake: Error, Hashable, Sendable {
  /// A brace has no partner.
  case notClosed
  /// It is not an object, what happened to it, and a quantity.
  case noFact(String)
  case noQuantity(String, among: [String])
  case noObject(String, among: [String])
  /// It never happened to the object; others did.
  case neverHappened(String, to: String, among: [String])
  /// It happened, and has no such quantity.
  case hasNone(quantity: String, fact: String)
  /// The file does not say what it is; the run does.
  case noValue(fact: String, now: String)
  /// The run has another value than the file.
  case changed(fact: String, was: String, now: String)

  /// The picture was right once, and the program changed.
  package var isChange: Bool {
    if case .changed = self { return true }
    return false
  }
}

/// What is wrong with the file of a picture for teaching, beside its facts.
package enum DocumentationMistake: Error, Hashable, Sendable {
  /// `show` names no panel.
  case noPanel
  case noStep(String, among: [String])
  case noScene(String, folder: String)
  case noRun(String, among: [String])
  /// No part of the panel stands for it.
  case noTarget(String, among: [String])
  case noView(String, among: [String])
  case noLane(String, among: [String])
  /// No event of the run has this line.
  case noLine(String)
  /// Neither a target nor a line, or both.
  case noAim
  case notOneOf(key: String, [String], String)
  case noNumbers(key: String, count: Int)
  case outOfRange(key: String, ClosedRange<Double>)
  /// The captions do not fit beside the panels.
  case noRoom
  case fact(FactMistake)
}

/// What is printed of pictures for teaching, and what is wrong with their files.
package protocol DocumentationSentences: Sendable {
  func mistake(_ mistake: DocumentationMistake) -> ProblemText
  /// A folder has no files of pictures.
  func noPictures(in folder: String) -> String
  /// How many pictures were made, or only checked.
  func made(_ pictures: Int, files: Int) -> String
  func checked(_ pictures: Int, facts: Int) -> String
}
