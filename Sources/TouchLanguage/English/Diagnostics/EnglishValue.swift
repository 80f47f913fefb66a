import TouchTrace

struct EnglishValue: ValueSentences {
  /// What a file has at a place, in words.
  static func words(_ kind: NodeKind) -> String {
    switch kind {
    case .text(let text): "'\(text)'"
    case .list(let count): "a list of \(count)"
    case .mapping: "a mapping"
    }
  }

  /// The word that was meant, or else the fallback.
  static func suggestion(_ nearest: String?, or fallback: String) -> String {
    nearest.map { "did you mean '\($0)'?" } ?? fallback
  }

  func noText(_ found: NodeKind) -> ProblemText {
    ProblemText(
      "expected text, found \(Self.words(found))", hint: "write one word, or a text in quotes")
  }
  func noWord(_ found: NodeKind, among words: [String], nearest: String?) -> ProblemText {
    ProblemText(
      "\(Self.words(found)) is not one of: \(words.joined(separator: ", "))",
      hint: Self.suggestion(nearest, or: "write one of these words"))
  }
  func noFlag(_ found: NodeKind) -> ProblemText {
    ProblemText("expected true or false, found \(Self.words(found))", hint: "write true or false")
  }
  func noNumber(_ found: NodeKind) -> ProblemText {
    ProblemText(
      "expected a number, found \(Self.words(found))", hint: "write a number, such as 12 or 0.5")
  }
  func notFinite(_ text: String) -> ProblemText {
    ProblemText("\(text) is not a usable number", hint: "write a finite number")
  }
  func outside(_ text: String, _ range: ClosedRange<Double>) -> ProblemText {
    ProblemText(
      "\(text) is outside the range from \(CanonicalLine.number(range.lowerBound)) to \(CanonicalLine.number(range.upperBound))",
      hint: "write a number in this range")
  }
  func noInteger(_ found: NodeKind, in range: ClosedRange<Int>) -> ProblemText {
    ProblemText(
      "expected a whole number \(limits(range)), found \(Self.words(found))",
      hint: "write a whole number \(limits(range))")
  }
  func outside(_ text: String, _ range: ClosedRange<Int>) -> ProblemText {
    ProblemText(
      "\(text) is outside the range \(limits(range))",
      hint: "write a whole number \(limits(range))")
  }
  private func limits(_ range: ClosedRange<Int>) -> String {
    "from \(range.lowerBound) to \(range.upperBound)"
  }
  func noNumbers(_ found: NodeKind, shape: String, count: Int) -> ProblemText {
    ProblemText(
      "expected \(shape), found \(Self.words(found))",
      hint: "write \(shape) with \(count) numbers")
  }
  var negativeSize: ProblemText {
    ProblemText(
      "width and height cannot be negative",
      hint: "write [x, y, width, height]; move x or y for the other side")
  }
  var noTransform: ProblemText {
    ProblemText(
      "a transform must be six numbers or a mapping",
      hint: "{rotate: 30, scale: 2, translate: [10, 0]}")
  }
  func noColor(_ text: String, nearest: String?) -> ProblemText {
    ProblemText(
      "'\(text)' is not a colour",
      hint: Self.suggestion(nearest, or: "write a name like blue, or \"#2f6fe0\" in quotes"))
  }
  func noEntry(among keys: [String]) -> ProblemText {
    ProblemText(
      "expected one of: \(keys.map { "{\($0): ...}" }.joined(separator: ", "))",
      hint: "write a mapping with one of these keys")
  }
  func noMapping(_ found: NodeKind) -> ProblemText {
    ProblemText("expected a mapping, found \(Self.words(found))", hint: "write {name: value}")
  }

  // MARK: Attributes

  func readOnly(_ attribute: String) -> ProblemText {
    ProblemText("'\(attribute)' is read-only", hint: "use it in 'values' of a run")
  }
  var animationLacksValue: ProblemText {
    ProblemText(
      "an animation needs a property and its new value",
      hint: "write {property: center, to: [200, 300], duration: 1}")
  }
  var drivesLacksValue: ProblemText {
    ProblemText("'drives' needs 'view' and 'with'", hint: "drives: {view: card, with: translation}")
  }
  func delegateNotAdopted(_ id: String, _ className: String) -> ProblemText {
    ProblemText(
      "'\(id)' is a \(className), which does not adopt UIGestureRecognizerDelegate",
      hint: "register a class that adopts it, or write simultaneousWith and the like")
  }
  var delegateBesidePolicy: ProblemText {
    ProblemText(
      "a recognizer has one delegate, and this one has answers beside 'delegate'",
      hint: "give it 'delegate' or 'simultaneousWith', not both")
  }
  var delegateIsOwn: ProblemText {
    ProblemText(
      "UIKit lets nobody replace the delegate of a scroll view's own recognizer",
      hint: "its delegate is the scroll view: register a class of it that answers")
  }
  var noSampledArea: ProblemText {
    ProblemText(
      "a sampled touch area needs 'origin', 'step' and at most 1024 'rows'",
      hint: "sampled: {origin: [0, 0], step: 4, rows: [\".##.\"]}")
  }
  var noLetter: ProblemText {
    ProblemText(
      "a cell is # or ., or a letter that 'ids' names",
      hint: "rows: [\".##.\"], or ids: {a: button} and rows: [\"a.\"]")
  }
  var noTouchPolicy: ProblemText {
    ProblemText(
      "'touches' must be forward, swallow or a mapping of phases",
      hint: "touches: swallow, or touches: {began: swallow}")
  }
}
